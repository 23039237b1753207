// A puzzle to solve: a grid, and the words to look for in it.
#pragma once

#include "shell/files.h"
#include "shell/text.h"
#include "wordsearch/options.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace wordsearch {

/// How large a file may be: what the search keeps of it may be 16 times as large and should fit in half of
/// the memory that this process may have; and 2^29 bytes, so that positions on a grid with its border fit in
/// 32 bits.
std::uint64_t largest_file();

/// A file, read whole.
struct Source {
    /// As it is typed: words are printed so. Throws shell::InputError.
    explicit Source(shell::InputFile file)
        : name(file.name()), text(file.read({.most = largest_file(), .as_typed = true})) {}
    Source(std::string from, std::string_view typed)
        : name(std::move(from)), text(typed.begin(), typed.end()) {}

    std::string name;
    shell::Text text;
};

/// What the files of a puzzle have: a grid, and as its rest the text of the words.
struct PuzzleTexts : ReadGrid {
    std::string list_name; // for messages
    LetterKind kind;
};

/// Reads the files that the options name, or those given, and says on standard error what is left out.
/// Without a file of words they are those of the options, or beside the grid. Throws shell::InputError.
PuzzleTexts read_puzzle(const Options &options);
PuzzleTexts read_puzzle(const Source &grid, Source *words, const Options &options);

struct Puzzle {
    Puzzle(PuzzleTexts texts, const Options &options);

    const std::vector<Word> &words() const { return list.words; }

    const std::size_t skipped_rows;
    const Grid grid;
    Alphabet alphabet;
    const Field field;
    WordList list; // in letters of the alphabet
};

} // namespace wordsearch
