// The list of words: as they are listed, and in numbers of letters.
#pragma once

#include "shell/text.h"
#include "wordsearch/search.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace wordsearch {

/// A list that was read.
struct WordList {
    std::vector<Word> words;           // sorted by their letters, each once
    std::size_t skipped = 0;           // words that the lecture's reading left out
    shell::Text text;                  // in which the words' texts are
    std::unique_ptr<Number[]> letters; // and their letters
    std::uint64_t absent = 0;          // words that are only counted,
    std::vector<Word> first_absent;    // and the first of them

    /// The words that are not found, in the order of the list; of those that are only counted the first.
    /// `found` has a bit for each word; without one these are all.
    std::vector<Word> missing(const std::vector<bool> &found = {}) const;
    /// Their texts.
    std::vector<std::string> texts(const std::vector<bool> &found = {}) const;
};

/// How a list is read.
struct ListForm {
    const std::string &name; // for messages
    Alphabet &alphabet;
    /// Letters of a word. Shorter ones are left out and named, but silently if this is more than 2.
    std::size_t least = 2;
    /// The grid, which judges what is a word; none for a new puzzle, whose words have no character that is no
    /// letter, and whose phrases of up to four words stay whole.
    const Field *field = nullptr;
    bool exact = false;          // all texts are words but headings; the grid judges none
    bool counts_absent = false;  // of a long list words that are quickly seen not to be on the grid
    std::size_t lines_above = 0; // the grid, if the list is the rest of its file
};

/// Reads words as people list them, and reports what is left out. Throws shell::InputError where a line is
/// not UTF-8.
///
/// 1. After a blank or at the start of a line, # begins a comment. What stands before a colon, of any script,
///    or an array is a heading, and so is what stands in brackets before a list.
/// 2. A line has a text, or several with commas, semicolons, tabs, bars, slashes, bullets, boxes, dots or two
///    blanks between, but none of these in brackets. A hyphen may divide a word at the end of a line.
/// 3. Bullets, numbers, boxes and places around a text are labels: signs without letters, or with one before
///    a bracket. Quotes and emphasis around it are no part of it, nor is the full stop of a line of words.
///    What stands in brackets behind it is a remark.
/// 4. Blanks, hyphens and apostrophes do not count as letters, nor does punctuation that the alphabet lacks.
/// 5. A text may have two forms: an umlaut that the grid lacks is printed in two letters, as in BAER for Bär,
///    or without its mark. The form that is on the grid is the word.
/// 6. A text of several words is a phrase if the grid has it as a whole. Otherwise, if most of its letters
///    are in words of the grid, it is these words; if that is one, what stands beside it is an article. A
///    word that several texts share, and the grid lacks, or in other letters, Latin or not, does not count.
///    Of a text with small letters, too, the words in capitals that are on the grid are the words; a small
///    word beside one, which may stand beside it on the grid by chance, is no part of it.
/// 7. Of these texts the grid chooses the words (word_or_text.h), unless the list is much longer than the
///    grid. A number beside others is none where the grid lacks its digits, nor is what is drawn sign by
///    sign.
///
/// With an alphabet of bytes reads words of bytes, a line each. Blank lines are ignored, and a word that is
/// smaller than the last one kept is skipped and counted, as the lecture does.
WordList read_list(shell::Text text, const ListForm &form);

/// Sorts the words by their letters. Of those with the same letters one stays, the first in the list.
void sort_words(std::vector<Word> &words);

/// The first ten of the words, and if there are others, how many of `all`: `cat, dog and 7 MORE`.
std::string names_of(std::span<const Word> words, std::uint64_t all, const std::string &more);

/// A list of these words.
shell::Text list_of(const std::vector<std::string> &words);

/// Adds to the alphabet the letters of a list: those that could stand in a grid. Bytes that are not UTF-8 are
/// left out.
void add_letters(Alphabet &alphabet, std::string_view list);

} // namespace wordsearch
