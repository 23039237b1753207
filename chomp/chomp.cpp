#include "chomp/chomp.h"

#include <string>

namespace chomp {

namespace {

/// As many bytes, rounded up, in the words of an option.
std::string size_text(std::uint64_t bytes) {
    std::size_t unit = 0;
    const auto divide = [&bytes] { bytes = bytes / 1024 + (bytes % 1024 != 0); };
    for (divide(); bytes > 9999 && unit < 2; ++unit) divide();
    return std::to_string(bytes) + "KMG"[unit];
}

} // namespace

std::uint64_t checked_states(const Board &board) {
    const std::uint64_t states = count_states(board.rows());
    if (states >= too_many_states) throw TooLarge("the board has 2^63 states or more, expected less");
    return states;
}

void check_memory(std::uint64_t bytes, const Options &options) {
    if (bytes > options.memory)
        throw TooLarge("the board needs " + size_text(bytes) + " of memory, expected at most " +
                       size_text(options.memory) + " (--memory)");
}

} // namespace chomp
