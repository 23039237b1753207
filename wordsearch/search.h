// Word search, after M. A. Weiss, "Data Structures and Problem Solving Using Java", section 10.1: find all the words
// of a list in a grid of letters, in a straight line in any of the eight directions. lecture.h has the methods of his
// program, fast.h has ours.
//
// Conventions. (r, c) is row and column, from 0 at the top left. A direction is a row step and a column step. The
// order of matches is that of the lecture's loops: row, column, row step -1 0 1, column step -1 0 1, then length. Words
// of one letter are no matches. A word and its reverse are two matches, so a palindrome is one from either end. The
// searches see a letter as a byte, its code (code_page.h); words are sorted by these and each is there once.
//
// Known answers: the lecture's grid this wats oahg fgdt and its words fat that this two: this at 0 0 to 0 3, two at 0 0
// to 2 0, fat at 3 0 to 1 2, that at 3 3 to 0 0. Its figures: 81,920 checks for 40 words on 16 x 16, 81,920,000 for
// 40,000 words; at most 160RC strings when words have at most 20 letters, 16 comparisons each.
#pragma once

#include "wordsearch/match.h"

#include <cstdint>
#include <functional>
#include <span>

namespace wordsearch {

enum class Method { words, lengths, prefix, fast };

struct Stats {
    std::uint64_t checks = 0;      // words: a word at a cell in a direction; the others: a string on the grid
    std::uint64_t comparisons = 0; // of a string with a word as a whole; none for fast
    std::uint64_t matches = 0;

    Stats &operator+=(const Stats &other) {
        checks += other.checks;
        comparisons += other.comparisons;
        matches += other.matches;
        return *this;
    }
};

/// Is called with matches as they are found, some at a time, in order.
using Report = std::function<void(std::span<const Match>)>;

} // namespace wordsearch
