// The lecture's program: its dialogue, and its methods. Each method shows what one idea gains.
//
//   words    every word at every cell in every direction: 8WRC checks for W words.
//   lengths  every string on the grid, up to the longest word's length, looked up in the list by binary
//            search.
//   prefix   like lengths, but a direction is done when no word begins with the string (figure 10.8). The
//            binary search ends at the first word not less than the string; if any word begins with the
//            string, this one does.
#pragma once

#include "shell/files.h"
#include "wordsearch/puzzle.h"
#include "wordsearch/search.h"

#include <optional>
#include <span>

namespace wordsearch {

/// Reports the matches by one of the lecture's methods. The words are sorted, each once, and have two letters
/// or more.
Stats search_lecture(const Field &field, std::span<const Word> words, Method method, const Report &report);

/// Asks for the two files, and prints the words found. It ends quietly when standard input does. If no line
/// names a file, and the lines are a puzzle and its words, returns that, which is to be solved.
std::optional<PuzzleTexts> hold_dialogue(Options options, shell::Output &out);

} // namespace wordsearch
