// Tells the words of a list from what surrounds them, by asking the grid. Of a pasted page nobody knows what
// a line is: a heading, a meaning, a greeting, a solution. But the grid can be asked: nearly all words of a
// list are on it, and hardly anything else is.
//
// 1. Where lines have two columns, such as words and their meanings, and less than a quarter of one column is
//    found, but half of the other, the first is text, but for lines in which only it is found. What stands
//    before a colon is text, too, unless it is such a column of words, and so is what stands behind one
//    behind which, on all lines, less than a quarter is found. Above columns their headings are text.
// 2. A paragraph of which less than a quarter of the letters is found, and nothing that has its own line,
//    is text, if there is a better one, and so is one of which half was found in those above: the solution.
// 3. A line in which nothing is found, among lines of words, has missing words if it looks like these. It has
//    such a bullet or number before it. Where these have none, it is no phrase, unless there are such words
//    too, or it stands between words. Above the words it also has capitals as they have, and a single text
//    only if they do.
// 4. Where nothing is found, everything but headings is the list.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace wordsearch {

/// A text that may be a word.
struct Item {
    std::string_view text;
    std::u16string letters = {}; // of it that are on the grid
    std::size_t line = 0;
    std::string_view key = {}; // the heading before it on its line
    char32_t label = 0;        // the bullet before its line, '0' for a number, 0 for none
    bool heading = false;      // stands before a colon
    bool right = false;        // stands behind the first sign of its line that may lead to a meaning
    bool in_text = false;      // is a part of one, in capitals
    bool found = false;        // is on the grid, and not by chance
    bool is_word = true;       // the judgement
    bool alone = true;         // on its line
};
using Items = std::vector<Item *>;

/// Which letters of a text are capitals.
enum class Capitals { caseless, none, first, all };
Capitals capitals_of(std::string_view text);

/// Judges the items, which are in the order of their lines.
void judge(const Items &items);

} // namespace wordsearch
