// What mazes and walks as text are made of: numbers, cells and directions.
#pragma once

#include "alice/maze.h"
#include "shell/text.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string_view>

namespace alice {

/// The line without its comment and without blanks at its ends.
inline std::string_view content_of(std::string_view line) {
    return shell::trimmed(line.substr(0, line.find('#')));
}

// Each of these removes something from the front of a text, with the blanks before it, or leaves a text that
// does not begin with it as it is.

/// A word, in either case.
bool take(std::string_view &text, std::string_view word);
/// A whole number, perhaps with a minus. A number above 2,000,000,000 is read as 2,000,000,000.
std::optional<std::int64_t> take_number(std::string_view &text);
/// A cell: (2, 0), [2,0], (2;0), 2,0 or 2 0, perhaps with blanks between its parts.
std::optional<Cell> take_cell(std::string_view &text);
/// A direction: its name or its point of the compass, in either case, or an arrow character, also an emoji.
/// Returns it as a set, of two for ↔, or 0 if there is none.
unsigned take_direction(std::string_view &text);
/// A move as typed, a set of one: a direction as above or as shell::direction_of reads it. 0 if the text is
/// no move.
unsigned move_of(std::string_view text);

/// Nothing but blanks.
inline void skip_blanks(std::string_view &text) {
    text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
}

} // namespace alice
