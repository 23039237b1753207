// The lecture's program: it asks for the two files, and prints the words found.
#pragma once

#include "wordsearch/grid_text.h"
#include "wordsearch/shell.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace wordsearch {

/// How large a file may be: what the search keeps of it may be 16 times as large and should fit in half of the memory
/// that this process may have; and 2^29 bytes, so that positions on a grid with its border fit in 32 bits.
std::uint64_t largest_file();

/// Prints the line that many times on standard error, as the lecture's program does.
void complain(std::string_view line, std::size_t times);
inline constexpr std::string_view row_skipped = "Puzzle is not rectangular; skipping row\n";
inline constexpr std::string_view word_skipped = "Dictionary is not sorted... skipping\n";

/// Holds the dialogue. It ends quietly when standard input does.
void hold_dialogue(shell::Output &out);

} // namespace wordsearch
