// The letters of a puzzle as one byte each, its own code page: what the searches work on.
//
// A letter of ASCII has its own code, and A-Z those of a-z. Another letter gets one of the codes from 128 on when a word
// of the list is the first to use it; only letters that are in the grid get one. Where bytes are searched as they are, a
// code is the byte.
#pragma once

#include "wordsearch/grid.h"
#include "wordsearch/letters.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace wordsearch {

class CodePage {
  public:
    /// For words that make a grid: every letter is welcome, but not control characters and bars, which no row can have.
    CodePage() {
        for (std::size_t byte = '!'; byte <= '~'; ++byte) in_grid_[byte] = byte != '|';
    }
    /// For words that are looked for in this grid.
    explicit CodePage(const Grid &grid);

    /// The code for a byte of ASCII, and whether the grid has it.
    static char code_of(char byte) { return fold(byte); }
    bool has(char code) const { return in_grid_[static_cast<unsigned char>(code)]; }
    /// Appends the codes for a letter that take_letter has returned. A letter with a mark, or a sharp s, that is nowhere
    /// in the grid is coded without it. If the grid lacks the letter, its code is one that no cell has. Throws
    /// shell::InputError if there are more letters than codes.
    void append_codes(std::string_view letter, std::vector<char> &to);

    /// The letter that has the code.
    std::string letter_of(char code) const;
    /// How many letters have a code that is in the grid.
    std::size_t letters_of_grid() const {
        return static_cast<std::size_t>(std::count(in_grid_.begin(), in_grid_.end(), true)) + letters_.size();
    }
    /// Whether the grid is one of codes as it was typed: it has bytes of ASCII only, and no capitals.
    bool typed_in_codes() const { return typed_in_codes_; }
    /// The grid in codes; after all words are coded.
    Grid coded(const Grid &grid) const;

  private:
    static constexpr int first_code = 128;
    static constexpr char no_code = 1; // a control character, which no grid has

    bool any_letter_ = true, typed_in_codes_ = false;
    std::array<bool, 256> in_grid_{};
    std::unordered_map<std::string, char> codes_; // 0 for a letter of the grid that no word has used yet
    std::vector<std::string> letters_;            // of the codes from first_code on
};

} // namespace wordsearch
