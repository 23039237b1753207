// The list of words: as they are listed, and in numbers of letters.
#pragma once

#include "shell/text.h"
#include "wordsearch/search.h"

#include <memory>

namespace wordsearch {

/// A list that was read.
struct WordList {
    std::vector<Word> words;           // sorted by their letters, each once
    std::size_t skipped = 0;           // words that the lecture's reading left out
    shell::Text text;                  // in which the words' texts are
    std::unique_ptr<Number[]> letters; // and their letters

    /// The words that are not found, in the order of the list; the first of them, if there are more than `most`. `found`
    /// has a bit for each word, or none.
    std::vector<Word> listed(const std::vector<bool> &found = {}, std::size_t most = SIZE_MAX) const;
    /// Their texts.
    std::vector<std::string> texts(const std::vector<bool> &found = {}) const;
};

/// How a list is read.
struct ListForm {
    const std::string &name; // for messages, as is the number of its first line
    std::size_t first_line;
    Alphabet &alphabet;
    std::size_t least = 2;       // letters of a word, 2 or more; shorter ones are dropped
    bool for_new_puzzle = false; // words with a character that is no letter are left out
};

/// Returns those of the forms that are on the grid. The forms are sorted, each once.
using FindForms = std::function<std::set<std::u16string>(const std::vector<Word> &forms)>;

/// Reads words as people list them: a line each, or several with commas, semicolons, tabs, bars or two blanks between.
/// Bullets, numbers with a point and boxes before a word are taken away. After a blank or at the start of a line, #
/// begins a comment. Blanks, hyphens and apostrophes do not count as letters, nor does punctuation that the alphabet
/// lacks. What is left out is said. Throws shell::InputError where a line is not UTF-8.
///
/// Most words have one form: their letters as the grid has them. Others have several, and which of them is on the grid
/// decides: a phrase is looked for as a whole, and else its words are; an umlaut that the grid lacks is printed in two
/// letters, as in BAER for Bär, or without its mark.
///
/// With an alphabet of bytes reads words of bytes, a line each. Blank lines are ignored, and a word that is smaller than
/// the last one kept is skipped and counted, as the lecture does.
WordList read_list(shell::Text text, const ListForm &form, const FindForms &find);

/// Sorts the words by their letters. Of those with the same letters one stays, the first in the list.
void sort_words(std::vector<Word> &words);

/// A list of these words.
shell::Text list_of(const std::vector<std::string> &words);

/// Why text that is not UTF-8 is refused, and what to do.
std::string not_utf8(const std::string &file);

/// Adds to the alphabet the letters of a list: those that could stand in a grid. Bytes that are not UTF-8 are left out.
void add_letters(Alphabet &alphabet, std::string_view list);

} // namespace wordsearch
