// Text around a list that is not a word of it: a heading, a footer, the words' meanings. The grid tells it
// from words, since none of it is on the grid:
//
// 1. On two or more lines with a word and its meaning (Hund - dog, 1) клён — лист его красен осенью), the
//    side of which nothing is on the grid, if the other side is there on half of these lines.
// 2. A paragraph of which nothing is on the grid, where another has several words that are: above the words
//    it is a heading, below them a footer, if it has a phrase or a number, or several words (a word alone is
//    one that is missing).
// 3. A line above the first of its paragraph that is on the grid, if it lacks what these lines have: a label,
//    such as a bullet or a number, or several words; or if it is in capitals and they are not.
// 4. A line below words that are on the grid, of which nothing is, if it has a phrase or a number and none
//    that is on the grid has: `Solution on page 12`.
#pragma once

#include "wordsearch/words.h"

#include <cstddef>
#include <vector>

namespace wordsearch {

/// Removes from the list what is not a word of it, once it is known which words are on the grid, and returns
/// what was removed. Nothing if no word is there, or more than `most_words`: that is a dictionary.
std::vector<Word> take_prose(WordList &list, const std::vector<bool> &found, std::size_t most_words);

} // namespace wordsearch
