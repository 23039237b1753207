// A puzzle to solve: a grid, and the words to look for in it.
#pragma once

#include "wordsearch/grid.h"
#include "wordsearch/options.h"
#include "wordsearch/search.h"
#include "wordsearch/words.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

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
    /// What messages call the puzzle, and whether its words are in the same file.
    const std::string &name() const { return name_; }
    bool one_file() const { return one_file_; }
    /// Rows that the lecture's reading left out.
    std::size_t skipped_rows() const { return skipped_rows_; }
    /// The words to look for: for the fast method only those that the grid may have.
    const std::vector<SoughtWord> &sought() const { return sought_; }
    /// The word of a match as it is listed; where bytes are folded, as it stands in the grid. Behind it are
    /// WordList::slack bytes that may be read.
    std::string_view text_of(const Match &match) {
        return alphabet_->kind() == LetterKind::folded_byte ? text_in_grid(match) : sought_[match.word].text;
    }

  private:
    struct Words;
    std::string_view text_in_grid(const Match &match);
    void read_letters(const Options &options);
    void read_bytes(const Options &options);
    void set_lecture_words(ReadGrid read, LetterKind kind, const std::string &name, shell::Text list,
                           bool sorted, std::size_t least);
    void split_phrases(std::size_t least);
    WordList::Of of(std::size_t least) const {
        return {*alphabet_, fragments_ ? &*fragments_ : nullptr, least};
    }
    void set_grid(Grid grid, LetterKind kind, std::string_view list);
    void name_short_words(const Options &options) const;

    const bool by_lecture_ = false; // its methods search
    const bool all_words_ = false;  // are kept, also those that the grid cannot have
    bool one_file_ = false;
    std::string name_;
    std::size_t skipped_rows_ = 0;
    std::optional<Grid> grid_;
    std::optional<Alphabet> alphabet_;
    std::optional<Field> field_;
    std::optional<Fragments> fragments_; // if not all words are kept
    std::optional<WordList> list_;
    std::vector<SoughtWord> sought_;
    std::string text_; // of a match, from the grid
};

} // namespace wordsearch
