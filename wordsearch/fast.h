// The fast method: the walk of the lecture's method prefix, but for many strings at a time.
//
// It works on a piece of a row and one direction at a time. The first four letters of all its strings are turned into
// codes by arithmetic on neighbouring bytes, which compilers turn into vector instructions. A table (prefix_table.h) then
// answers by one load a string: which words of two to four letters begin here, and whether longer ones do. Of random
// English letters nine strings in a hundred go on. Those are collected without a branch and go through a trie (trie.h),
// again many at a time, so that the processor waits for none of them alone. So a direction costs one load, and what it
// costs beyond is in proportion to the prefixes of words that are on the grid.
//
// Counting needs no order, and so takes two opposite directions at a time: four letters have one code, and a second table
// answers for the string and its reverse at once. That halves the work.
//
// Why it is right: a word is found letter by letter through its prefixes, and each of these is a prefix of a word, so
// neither the lecture's walk nor this one turns away from it. The table knows for each code which of its prefixes are
// words and whether a longer word begins with it; a trie node goes on where a word does; and the border is a letter of
// no word, so no string leaves the grid. Why its order is right: the table's answers for a piece are kept, a byte for
// each cell and direction, and are read out by cell, direction and length, as the lecture's loops go. Longer words are
// sorted in the same way, and each comes after the table's words of its cell and direction. The pieces follow each other
// in that order too.
#pragma once

#include "wordsearch/grid.h"
#include "wordsearch/index.h"
#include "wordsearch/search.h"

namespace wordsearch {

/// Reports all matches with the words of the index, in order. The grid is one of codes.
Stats search_fast(const Grid &grid, const Index &index, const Report &report);

/// Counts them. For a small grid, which is searched sooner than the second table of count_fast is made.
Stats count_small(const Grid &grid, const Index &index);

/// Counts them, on that many threads.
Stats count_fast(const Grid &grid, const Index &index, unsigned threads);

} // namespace wordsearch
