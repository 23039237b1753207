// How large a board may be: its number of states, and the memory that a method needs for it.
#pragma once

#include "chomp/board.h"

#include <cstdint>
#include <span>
#include <stdexcept>

namespace chomp {

/// Thrown for a board that is too large, before any work.
struct TooLarge : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// The number of states within the board with these row lengths (bottom first), itself and the empty board
/// included. It saturates at too_many_states.
std::uint64_t count_states(std::span<const int> rows);
constexpr std::uint64_t too_many_states = std::uint64_t{1} << 63;

/// The number of states within the board. Throws TooLarge if there are 2^63 or more.
std::uint64_t checked_states(const Board &board);

/// Throws TooLarge if `bytes` is more than `allowed`.
void check_memory(std::uint64_t bytes, std::uint64_t allowed);

} // namespace chomp
