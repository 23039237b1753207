// A puzzle to solve: a grid, and the words to look for in it.
#pragma once

#include "wordsearch/grid.h"
#include "wordsearch/options.h"
#include "wordsearch/words.h"

#include <optional>
#include <string>

namespace wordsearch {

/// How large a file may be: what the search keeps of it may be 16 times as large and should fit in half of the memory
/// that this process may have; and 2^29 bytes, so that positions on a grid with its border fit in 32 bits.
std::uint64_t largest_file();

struct Puzzle {
    /// Reads the files that the options name, as they say.
    static Puzzle open(const Options &options);
    /// Reads the files, and says on standard error what is left out. Without a file of words they are those of the options, or
    /// below the grid. Throws shell::InputError.
    Puzzle(shell::InputFile &grid_file, shell::InputFile *words_file, const Options &options);
    Puzzle(const Puzzle &) = delete;
    Puzzle &operator=(const Puzzle &) = delete;

    const std::vector<Word> &words() const { return list->words(); }

    std::string name;             // what messages call it
    bool one_file = false;        // whether its words are in the same file
    std::size_t skipped_rows = 0; // that the lecture's reading left out
    std::optional<Grid> grid;
    std::optional<Alphabet> alphabet;
    std::optional<Field> field;
    std::optional<Fragments> fragments;
    std::optional<WordList> list;
};

} // namespace wordsearch
