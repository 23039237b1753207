// A list of two columns: the words of one are hidden in a new puzzle, and those of the other are their clues.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace wordsearch {

/// Which column has the clues; `ask` refuses two columns unless a heading says it.
enum class Clues { ask, left, right };

/// A word for each line of a list, or an empty one, and its clue; no clues if there is one column.
struct Vocabulary {
    std::vector<std::string> words, clues;
};

/// Divides a list of two columns: each line has the same separator once, a tab, a semicolon, a bar, ` = `,
/// ` - ` or a comma. A first row that says word or clue is a heading. Throws shell::InputError, which calls
/// the list `name`, if nothing says which column has the clues, or if --clues does and there is only one.
Vocabulary read_vocabulary(const std::string &name, std::string_view text, Clues clues);

} // namespace wordsearch
