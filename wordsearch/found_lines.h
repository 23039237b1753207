// `Found WORD at R C to R C` for each match, or the same for programs.
#pragma once

#include "wordsearch/grid.h"
#include "wordsearch/match.h"
#include "wordsearch/shell.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string_view>
#include <vector>

namespace wordsearch {

/// The word of a match as it is listed.
using TextOf = std::function<std::string_view(const Match &)>;

/// Writes the lines.
class FoundLines {
  public:
    /// The words are the letters of this grid of bytes.
    FoundLines(shell::Output &out, const Grid &grid) : FoundLines(out, grid, nullptr) {}
    /// The words are as text_of says.
    FoundLines(shell::Output &out, const Grid &grid, TextOf text_of);
    void operator()(std::span<const Match> matches);

  private:
    // A blank and a number below 10000, to be copied as a whole.
    struct Number {
        char text[7];
        std::uint8_t size;
    };
    static_assert(sizeof(Number) == 8, "copied as eight bytes at once");
    static constexpr int most_numbers = 10000;

    shell::Output &out_;
    const Grid &grid_;
    const TextOf text_of_;
    std::vector<Number> numbers_; // of the first rows and columns
};

/// Writes one JSON object: {"rows": R, "cols": C, "matches": [{"word": W, "from": [R, C], "to": [R, C], "direction": D},
/// ...]}. finish() ends it.
class FoundJson {
  public:
    FoundJson(shell::Output &out, const Grid &grid, TextOf text_of);
    void operator()(std::span<const Match> matches);
    void finish();

  private:
    shell::Output &out_;
    const TextOf text_of_;
    bool any_ = false;
};

} // namespace wordsearch
