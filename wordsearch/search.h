// Word search, after M. A. Weiss, "Data Structures and Problem Solving Using Java", section 10.1: find all the words
// of a list in a grid of letters, in a straight line in any of the eight directions. This is his program and its
// output to the letter; the fast method is ours.
//
// Conventions. (r, c) is row and column, from 0 at the top left. A direction is a row step and a column step. The
// order of matches is that of the lecture's loops: row, column, row step -1 0 1, column step -1 0 1, then length. Words
// of one letter are no matches. A word and its reverse are two matches, so a palindrome is one from either end. The
// list is sorted by byte and has each word once. A letter is any byte.
//
// Methods, the lecture's three and ours:
//
//   words    every word at every cell in every direction: 8WRC checks for W words.
//   lengths  every string on the grid, up to the longest word's length, looked up in the list by binary search.
//   prefix   the same, but when no word begins with the string the direction is done (figure 10.8): the place where
//            the search ends is that of the first word not less than the string, which begins with it if any does.
//   fast     the same walk, but many at a time, and what is looked up is never looked for.
//
// fast works on a piece of a row and one direction at a time. The first four letters of all its strings are turned
// into codes by arithmetic on neighbouring bytes, which compilers turn into vector instructions; a table (index.h)
// then answers, for words of two to four letters and whether to go on, by one load a string. Of random English letters
// nine in a hundred go on; those are collected without a branch, and go through a trie, again many at a time so that
// the processor waits for none of them alone. So a direction costs that load, and what it costs beyond is in
// proportion to the prefixes of words that are on the grid.
//
// Why it is right: a word is found letter by letter through its prefixes, and each of these is a prefix of a word, so
// neither the lecture's walk nor this one turns away from it. The table knows for each code which of its prefixes are
// words and whether a longer word begins with it; a trie node goes on where a word does; and the border is a letter of
// no word, so no string leaves the grid. Why its order is right: the table's answers for a piece are kept, a byte for
// each cell and direction, and are read out by cell, direction and length, as the lecture's loops go; longer words are
// sorted in the same way, and each comes after the table's words of its cell and direction. The pieces follow each other
// in that order too.
//
// Known answers: the lecture's grid this wats oahg fgdt and its words fat that this two: this at 0 0 to 0 3, two at 0 0
// to 2 0, fat at 3 0 to 1 2, that at 3 3 to 0 0. Its figures: 81,920 checks for 40 words on 16 x 16, 81,920,000 for
// 40,000 words; at most 160RC strings when words have at most 20 letters, 16 comparisons each.
#pragma once

#include "wordsearch/grid.h"
#include "wordsearch/index.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string_view>

namespace wordsearch {

enum class Method { words, lengths, prefix, fast };

/// The method of that name, if there is one.
std::optional<Method> method_named(std::string_view name);

struct Stats {
    std::uint64_t checks = 0;      // words: a word at a cell in a direction; the others: a string on the grid
    std::uint64_t comparisons = 0; // of a string with a word as a whole; none for fast
    std::uint64_t matches = 0;

    Stats &operator+=(const Stats &other);
};

/// Is called with matches as they are found, some at a time, in order.
using Report = std::function<void(std::span<const Match>)>;

/// Reports the matches of at least min_length letters by one of the lecture's methods. The words must be sorted by byte
/// and each there once.
Stats search(const Grid &grid, std::span<const std::string_view> words, Method method, std::size_t min_length,
             const Report &report);

/// Reports all matches with the words of the index by the fast method.
Stats search_fast(const Grid &grid, const Index &index, const Report &report);

/// Only counts them, on as many threads.
Stats count_fast(const Grid &grid, const Index &index, unsigned threads);

} // namespace wordsearch
