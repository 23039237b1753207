// A puzzle to solve: a grid, and the words to look for in it.
#pragma once

#include "wordsearch/grid.h"
#include "wordsearch/options.h"
#include "wordsearch/words.h"

#include <string>

namespace wordsearch {

/// How large a file may be: what the search keeps of it may be 16 times as large and should fit in half of the memory
/// that this process may have; and 2^29 bytes, so that positions on a grid with its border fit in 32 bits.
std::uint64_t largest_file();

/// The texts of a puzzle, as its files have them.
struct PuzzleTexts {
    ReadGrid read;
    std::string list_name; // what messages call the list
    std::size_t first_line = 1;
    shell::Text list;
};

/// Reads the files that the options name, or those given, and says on standard error what is left out. Without a file of
/// words they are those of the options, or beside the grid. Throws shell::InputError.
PuzzleTexts read_puzzle(const Options &options);
PuzzleTexts read_puzzle(shell::InputFile &grid, shell::InputFile *words, const Options &options);

class Puzzle {
  public:
    Puzzle(PuzzleTexts texts, const Options &options);
    Puzzle(const Puzzle &) = delete;
    Puzzle &operator=(const Puzzle &) = delete;

    const std::vector<Word> &words() const { return list.words(); }

    const std::size_t skipped_rows; // that the lecture's reading left out
    const Grid grid;
    const Alphabet alphabet;
    const Field field;
    WordList list;
};

} // namespace wordsearch
