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

class Puzzle {
  public:
    /// Reads the files that the options name, and says on standard error what is left out. Throws shell::InputError.
    explicit Puzzle(const Options &options);
    /// A puzzle of the lecture's dialogue, read as the lecture does.
    Puzzle(shell::InputFile &grid, shell::InputFile &words);
    Puzzle(const Puzzle &) = delete;
    Puzzle &operator=(const Puzzle &) = delete;

    const Grid &grid() const { return *grid_; }
    const Field &field() const { return *field_; }
    const Alphabet &alphabet() const { return *alphabet_; }
    const WordList &list() const { return *list_; }
    const std::vector<Word> &words() const { return list_->words(); }
    /// What messages call the puzzle, and whether its words are in the same file.
    const std::string &name() const { return name_; }
    bool one_file() const { return one_file_; }
    /// Rows that the lecture's reading left out.
    std::size_t skipped_rows() const { return skipped_rows_; }

  private:
    void read_lecture(const std::string &words, const shell::Text &grid, shell::Text list,
                      const Options &options);
    void set_words(const std::string &name, std::size_t first_line, shell::Text list, const Options &options);

    bool one_file_ = false;
    std::string name_;
    std::size_t skipped_rows_ = 0;
    std::optional<Grid> grid_;
    std::optional<Alphabet> alphabet_;
    std::optional<Field> field_;
    std::optional<Fragments> fragments_;
    std::optional<WordList> list_;
};

} // namespace wordsearch
