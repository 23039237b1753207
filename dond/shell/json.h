// Reads JSON, as scripts and other programs write a puzzle, as the lines that a person would type. What our
// programs print they write themselves, with json_string and json_array (text.h).
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace shell {

/// The puzzle in a JSON object: the value of `grid`, `board`, `maze`, `position` or another name for it, an
/// element a line, and behind an empty line that of `words`. Arrays in it become lines with commas. `remark`
/// becomes `JSON found: grid and words read; left out: title`. Nothing if it is no such object, or has no
/// puzzle.
std::optional<std::string> lines_of_json(std::string_view text, std::string &remark);

} // namespace shell
