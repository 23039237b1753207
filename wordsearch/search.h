// Word search, after M. A. Weiss, "Data Structures and Problem Solving Using Java", section 10.1: find all
// the words of a list in a grid of letters, in a straight line in any of the eight directions. lecture.h has
// the methods of his program; the fast method is ours.
//
// Conventions. (r, c) is row and column, from 0 at the top left. A direction is a row step and a column step.
// Matches come in the order of the lecture's loops: row, column, row step -1 0 1, column step -1 0 1, then
// length. Words of one letter are no matches. A word and its reverse are two matches, so a palindrome is
// found from either end. The searches see a letter as a number (letters.h). Words are sorted by these
// numbers, and each is there once.
//
// Known answers: the lecture's grid this wats oahg fgdt and its words fat that this two: this at 0 0 to 0 3,
// two at 0 0 to 2 0, fat at 3 0 to 1 2, that at 3 3 to 0 0. Its figures: 81,920 checks for 40 words on 16 x
// 16, 81,920,000 for 40,000 words; at most 160RC strings when words have at most 20 letters, 16 comparisons
// each.
//
// The fast method does what the lecture's method prefix does, but for many strings at a time: those that
// begin in a piece of a row and run in one direction. Arithmetic on neighbouring numbers, which compilers
// vectorize, turns the first four letters of each string into a code. One load from a table then says which
// words of two to four letters begin here, and whether longer ones do. Of random English letters nine strings
// in a hundred go on; one in nine of these has a next letter that goes on. Both times the survivors are
// collected without a branch, and only the last survivors are looked at one by one. So a direction costs one
// load and, beyond that, work in proportion to the prefixes of words that are on the grid. (One string at a
// time through such a table takes 18 ns a string, this 3.)
//
// Why it is right: the search goes on as long as the string is a prefix of a word, so it misses no word. The
// table knows which prefixes of a code are words, and the range of the longer words that begin with it. The
// border is a letter of no word, so no string leaves the grid. Why the order is right: the codes of a piece
// are kept for each cell and direction, and their words are read out by cell, direction and length. Longer
// words are sorted in the same way, and follow the table's words of their cell and direction.
//
// The index is this table and the sorted words themselves; the generator uses it too. A code is the bits of
// the first `depth` letters' numbers, one after the other; the table has a byte for each code. English has 27
// numbers with that of the border, so five bits a letter and depth 4: a megabyte, half of it used, which a
// processor keeps near.
//
// A code that longer words begin with has a range of the sorted list, and a mask with a bit for each letter
// that goes on, which turns most strings away before a word is read. (Letters whose numbers are 32 apart
// share a bit.) One string in a hundred passes both; each further letter then narrows the range by binary
// search. (A trie instead would make counting on a large grid a fifth faster, but takes longer to build than
// all the rest.)
#pragma once

#include "shell/machine.h"
#include "wordsearch/grid.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string_view>
#include <vector>

namespace wordsearch {

/// A word to look for: its letters in numbers, and its text as it is listed. Lists are long, so it is small.
struct Word {
    explicit Word(std::u16string_view letters, std::string_view text = {})
        : letters_at(letters.data()), text_at(text.data()), text_size(std::uint32_t(text.size())),
          size(std::uint16_t(letters.size())) {
        assert(size == letters.size());
    }

    std::u16string_view letters() const { return {letters_at, size}; }
    std::string_view text() const { return {text_at, text_size}; }

    const Number *letters_at;
    const char *text_at;
    std::uint32_t text_size;
    std::uint16_t size;      // in letters
    std::uint16_t times = 1; // how often it is listed; at most 65535; 0: it is none
};
static_assert(sizeof(Word) == 24);

enum class Method { words, lengths, prefix, fast };

/// A word on the grid: where its first letter is, where it goes, how long it is, and its place among the
/// words sought.
struct Match {
    int r = 0, c = 0;
    std::uint8_t direction = 0;
    int length = 0;
    std::uint32_t word = 0;

    /// The order of matches.
    auto operator<=>(const Match &) const = default;
    /// Where its letter number i is, from 0.
    Step cell(int i) const { return {r + i * steps[direction].r, c + i * steps[direction].c}; }
    Step last() const { return cell(length - 1); }
};

struct Stats {
    std::uint64_t checks = 0;      // words: a word at a cell in a direction; the others: a string on the grid
    std::uint64_t comparisons = 0; // of a string with a word as a whole; none for fast
    std::uint64_t matches = 0;
};

/// What the table knows of a code, in bits.
struct TableEntry {
    static constexpr unsigned max_depth = 4;

    // From the lowest bit: two for how many prefixes of two to four letters are words, three for which of
    // them are, and the highest for whether words go on.
    std::uint8_t bits = 0;

    unsigned count() const { return bits & 3; }
    /// Bit i is set if the prefix of 2 + i letters is a word.
    unsigned lengths() const { return bits >> 2 & 7; }
    bool more() const { return bits >> 7 != 0; }
    void add(std::size_t length) {
        assert(length >= 2 && length <= max_depth);
        bits = std::uint8_t((bits | 1U << length) + 1);
    }
    void set_more() { bits |= 0x80; }
};
static_assert(sizeof(TableEntry) == 1);

class Index {
  public:
    /// Of the words, sorted and each once; those of one letter are left out. All letters are below `numbers`.
    /// The words must outlive the index.
    Index(std::span<const Word> words, unsigned numbers);

    /// How many letters make a code: at most TableEntry::max_depth.
    unsigned depth() const { return depth_; }
    /// The code of the letters before, and one more.
    std::uint32_t append(std::uint32_t code, Number letter) const { return code << bits_ | letter; }
    /// By code.
    const std::vector<TableEntry> &table() const { return table_; }
    /// The word that is the code's prefix of that length, if its entry has the length.
    std::uint32_t word_of(std::uint32_t code, unsigned length) const {
        return length == depth_ ? longer_[place_of(code)].first - 1
                                : short_words_[length - 2][code >> bits_ * (depth_ - length)];
    }
    /// Whether words may continue with that letter after the code, whose entry says more(). If false, none
    /// does.
    bool may_go_on(std::uint32_t code, Number letter) const {
        return longer_[place_of(code)].mask >> (letter & 31) & 1;
    }

    /// Calls found(word, length) for the words longer than the code, whose entry says more(), that go on at p
    /// in steps.
    template <typename Found>
    void each_longer(std::uint32_t code, const Number *p, std::ptrdiff_t step, Found found) const {
        const Range &range = longer_[place_of(code)];
        const auto next_two = next_two_.begin() + range.first, end = next_two_.begin() + range.last;
        auto from = std::lower_bound(next_two, end, two_letters(*p, 0));
        if (from != end && *from == two_letters(*p, 0))
            found(std::uint32_t(from++ - next_two_.begin()), depth_ + 1);
        const auto [low, high] = std::equal_range(from, end, two_letters(*p, p[step]));
        auto first = words_.begin() + (low - next_two_.begin()), last = first + (high - low);
        p += 2 * step;
        // Of the words, which share `length` letters, one may end there, and others go on with the next
        // letter.
        for (std::uint32_t length = depth_ + 2; first != last; ++length, p += step) {
            if (first->size == length) found(std::uint32_t(first++ - words_.begin()), length);
            const Number letter = *p;
            first = std::partition_point(first, last,
                                         [=](const Word &word) { return word.letters_at[length] < letter; });
            last = std::partition_point(first, last,
                                        [=](const Word &word) { return word.letters_at[length] == letter; });
        }
    }

    /// Calls found(word, length) for every word that begins at p and goes on in steps. Beyond the last letter
    /// are TableEntry::max_depth - 1 zeros. This is the fast method for one string.
    template <typename Found>
    void each_word(const Number *p, std::ptrdiff_t step, Found found) const {
        std::uint32_t code = 0;
        for (unsigned k = 0; k < depth_; ++k, p += step) code = append(code, *p);
        const TableEntry entry = table_[code];
        for (unsigned bits = entry.lengths(), length = 2; bits != 0; bits >>= 1, ++length)
            if (bits & 1) found(word_of(code, length), length);
        if (entry.more()) each_longer(code, p, step, found);
    }

  private:
    /// The words that are longer than a code and begin with it, and the letters that they go on with. Before
    /// them stands the word that is the code, if there is one.
    struct Range {
        std::uint32_t mask, first, last;
    };

    static std::uint32_t two_letters(Number first, Number second) {
        return std::uint32_t{first} << 16 | second;
    }

    /// The place of a code's range: the number of earlier codes that have one.
    std::uint32_t place_of(std::uint32_t code) const {
        const Group &group = groups_[code / group_size];
        const std::uint64_t before = group.has_range & ((std::uint64_t{1} << code % group_size) - 1);
        return group.first + std::uint32_t(shell::count_bits(before));
    }

    std::span<const Word> words_;
    unsigned bits_; // of a letter
    unsigned depth_ = TableEntry::max_depth;
    std::vector<TableEntry> table_;
    // Which of 64 codes have ranges, and the place of the first.
    static constexpr std::uint32_t group_size = 64;
    struct Group {
        std::uint64_t has_range = 0;
        std::uint32_t first = 0;
    };
    std::vector<Group> groups_;
    std::vector<Range> longer_; // in the order of their codes
    // Of each word, the two letters behind its code; 0 if it has none. Near together, unlike the words.
    std::vector<std::uint32_t> next_two_;
    // By code of their letters, the words of 2, 3, ... letters that are shorter than codes.
    std::array<std::vector<std::uint32_t>, TableEntry::max_depth - 2> short_words_;
};

/// Called with the matches as they are found, some at a time, in order.
using Report = std::function<void(std::span<const Match>)>;

/// Reports all matches with the words of the index, in order. Without a report it only counts them: five
/// times as fast.
Stats search_fast(const Field &field, const Index &index, const Report &report);

} // namespace wordsearch
