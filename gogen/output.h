// What the program writes: whole, or not at all.
#pragma once

#include <string>
#include <string_view>

namespace gogen {

/// Writes all of the text to standard output. Throws std::runtime_error when that fails.
void write_answer(std::string_view text);

/// Writes the text to the file, which is as it was before when that fails, and then throws std::runtime_error. What is
/// no regular file, as /dev/stdout may be, is simply written to.
void write_file(const std::string &file, std::string_view text);

} // namespace gogen
