#include "spellpath/watch.h"

#include "spellpath/shell.h"

#include <string>

namespace spell {

Limits Watch::limits(std::uint64_t memory) {
    constexpr std::uint64_t room_for_two_threads = std::uint64_t{1} << 29;
    return {memory, [this] { poll(); }, shell::process_memory() < room_for_two_threads ? 1u : 2u};
}

void Watch::poll() {
    if (shell::Interruption::requested() || (limit_ && seconds() >= *limit_)) throw Stopped();
    progress_.poll([this] {
        std::string text = std::to_string(stats_.cells) + " cells";
        if (stats_.vertices > 0)
            text += ", " + shell::percent(stats_.done, stats_.work) + " of a block of " +
                    std::to_string(stats_.vertices) + " vertices";
        return text + ", best " + std::to_string(stats_.best) + ", at most " + std::to_string(stats_.at_most);
    });
}

} // namespace spell
