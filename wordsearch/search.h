// Word search, after M. A. Weiss, "Data Structures and Problem Solving Using Java", section 10.1: find all the words
// of a list in a grid of letters, in a straight line in any of the eight directions. lecture.h has the methods of his
// program; the fast method is ours.
//
// Conventions. (r, c) is row and column, from 0 at the top left. A direction is a row step and a column step. The
// order of matches is that of the lecture's loops: row, column, row step -1 0 1, column step -1 0 1, then length. Words
// of one letter are no matches. A word and its reverse are two matches, so a palindrome is one from either end. The
// searches see a letter as a number (letters.h); words are sorted by these and each is there once.
//
// Known answers: the lecture's grid this wats oahg fgdt and its words fat that this two: this at 0 0 to 0 3, two at 0 0
// to 2 0, fat at 3 0 to 1 2, that at 3 3 to 0 0. Its figures: 81,920 checks for 40 words on 16 x 16, 81,920,000 for
// 40,000 words; at most 160RC strings when words have at most 20 letters, 16 comparisons each.
//
// The fast method is the walk of the lecture's method prefix, but for many strings at a time. It works on a piece of a row
// and one direction at a time. The first four letters of all its strings are turned into codes by arithmetic on
// neighbouring numbers, which compilers turn into vector instructions. A table (index.h) then answers by one load a string:
// which words of two to four letters begin here, and whether longer ones do. Of random English letters nine strings in a
// hundred go on. Those are collected without a branch, and of them, again without a branch, the one in nine whose next
// letter goes on. Only these are looked at one by one. So a direction costs one load, and what it costs beyond is in
// proportion to the prefixes of words that are on the grid. (One string at a time through such a table takes 18 ns a string,
// this 3.)
//
// Why it is right: a word is found letter by letter through its prefixes, and each of these is a prefix of a word, so
// neither the lecture's walk nor this one turns away from it. The table knows for each code which of its prefixes are
// words, and the range of longer words that begin with it; and the border is a letter of no word, so no string leaves the
// grid. Why its order is right: the codes of a piece are kept for each cell and direction, and their words are read out by
// cell, direction and length, as the lecture's loops go. Longer words are sorted in the same way, and each comes after the
// table's words of its cell and direction. The pieces follow each other in that order too.
#pragma once

#include "wordsearch/grid.h"
#include "wordsearch/index.h"

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace wordsearch {

enum class Method { words, lengths, prefix, fast };

/// A word on the grid: where its first letter is, where it goes, how long it is, and its place among the words sought.
struct Match {
    std::uint32_t r, c;
    std::uint32_t length, word;
    std::uint8_t direction;
};

/// Where the last letter of the match is.
inline Step end_of(const Match &match) {
    const auto [dr, dc] = steps[match.direction];
    const int last = static_cast<int>(match.length) - 1;
    return {static_cast<int>(match.r) + last * dr, static_cast<int>(match.c) + last * dc};
}

struct Stats {
    std::uint64_t checks = 0;      // words: a word at a cell in a direction; the others: a string on the grid
    std::uint64_t comparisons = 0; // of a string with a word as a whole; none for fast
    std::uint64_t matches = 0;
};

/// The first match of each word not yet found, which then is.
std::vector<Match> take_firsts(std::span<const Match> matches, std::vector<bool> &found);

/// Is called with matches as they are found, some at a time, in order.
using Report = std::function<void(std::span<const Match>)>;

/// Reports all matches with the words of the index, in order. Without a report it only counts them: five times as fast.
Stats search_fast(const Field &field, const Index &index, const Report &report);

} // namespace wordsearch
