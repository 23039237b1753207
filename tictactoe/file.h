// A file that is written whole or not at all.
#pragma once

#include <string>
#include <string_view>

namespace tictactoe {

/// Puts the text into the file: written beside it first and then renamed, unless it is a device or a pipe.
/// Throws std::runtime_error, and leaves what was there, when that fails.
void write_file(const std::string &name, std::string_view text);

} // namespace tictactoe
