// A puzzle to solve: a grid, its letters in codes, and the words to look for.
#pragma once

#include "wordsearch/dictionary.h"
#include "wordsearch/grid.h"
#include "wordsearch/options.h"

#include <optional>
#include <string>
#include <vector>

namespace wordsearch {

class Puzzle {
  public:
    /// Reads the files that the options name, and says on standard error what is left out. Throws shell::InputError.
    explicit Puzzle(const Options &options);
    Puzzle(const Puzzle &) = delete;
    Puzzle &operator=(const Puzzle &) = delete;

    /// As it was typed, and in codes.
    const Grid &grid() const { return *grid_; }
    const Grid &codes() const { return codes_ ? *codes_ : *grid_; }
    const Dictionary &dictionary() const { return *dictionary_; }
    /// The words to look for: for the fast method only those that the grid has room and letters for.
    const std::vector<SoughtWord> &sought() const { return sought_; }
    /// The word as it is listed.
    std::string_view text_of(const SoughtWord &word) const {
        return dictionary_->text(dictionary_->words()[word.place]);
    }
    /// No more different letters than this are in the words to look for, if these are those of the fast method.
    std::size_t most_letters() const { return most_letters_; }
    /// Whether every word is printed as its letters stand in letters(), which is the case for most lists.
    bool plain() const;
    const Grid &letters() const { return reading_ == Reading::letters ? codes() : grid(); }

  private:
    void read_letters(const Options &options);
    void read_bytes(const Options &options);
    void name_impossible_words(const Options &options, const std::string &file) const;

    const Reading reading_;
    std::optional<Grid> grid_, codes_;
    std::optional<Dictionary> dictionary_;
    std::vector<SoughtWord> sought_;
    std::size_t most_letters_ = 256;
};

} // namespace wordsearch
