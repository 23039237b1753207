// The methods of the lecture's program, each of which shows what its idea buys.
//
//   words    every word at every cell in every direction: 8WRC checks for W words.
//   lengths  every string on the grid, up to the longest word's length, looked up in the list by binary search.
//   prefix   like lengths, but a direction is done when no word begins with the string (figure 10.8). The place where the
//            binary search ends is that of the first word not less than the string, which begins with it if any does.
#pragma once

#include "wordsearch/dictionary.h"
#include "wordsearch/grid.h"
#include "wordsearch/search.h"

#include <cstddef>
#include <span>

namespace wordsearch {

/// Reports the matches of at least min_length letters by one of the lecture's methods. The grid is one of codes; the
/// words are sorted, each letters once.
Stats search_lecture(const Grid &grid, std::span<const SoughtWord> words, Method method,
                     std::size_t min_length, const Report &report);

} // namespace wordsearch
