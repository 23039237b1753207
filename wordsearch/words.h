// The list of words: as they are listed, and in numbers of letters.
#pragma once

#include "wordsearch/grid.h"
#include "wordsearch/search.h"
#include "wordsearch/shell.h"

#include <array>
#include <cstddef>
#include <functional>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace wordsearch {

/// Most words have one form: their letters as the grid has them. Others have several, and which of them is on the grid
/// decides: a phrase is looked for as a whole, and else its words are; an umlaut that the grid lacks is printed in two
/// letters, as in BAER for Bär, or without its mark.
class WordList {
  public:
    /// Longer words are left out: no language has them, and where one nearly fits everywhere, each letter would be
    /// compared with all of the grid.
    static constexpr std::size_t most_letters = 250;

    /// How a list is read.
    struct Form {
        Alphabet &alphabet;
        std::size_t least = 2;       // letters of a word, 2 or more; shorter ones are dropped
        bool for_new_puzzle = false; // a character that is no letter is an error of its own
    };

    /// `name` and `first_line` are for messages.
    WordList(std::string name, std::size_t first_line, shell::Text text, const Form &form);

    /// Reads words as people list them: a line each, or several with commas, semicolons, tabs, bars or two blanks between.
    /// Bullets, numbers with a point and boxes before a word are taken away. After a blank or at the start of a line, #
    /// begins a comment. Blanks, hyphens and apostrophes do not count as letters, nor does punctuation that the alphabet
    /// lacks. What is left out is said. Throws shell::InputError where a line is not UTF-8.
    ///
    /// With an alphabet of bytes reads words of bytes, a line each. Blank lines are ignored, and a word that is smaller
    /// than the last one kept is skipped and counted, as the lecture does.
    ///
    /// find() gets the forms of words with several, sorted and each once, and returns those that are on the grid.
    using Find = std::function<std::set<std::u16string>(const std::vector<Word> &)>;
    void read(const Find &find);

    /// The words to look for, sorted by their letters, each once.
    const std::vector<Word> &words() const { return words_; }
    std::size_t skipped() const { return skipped_; }
    /// The words for which it is true, in the order of the list; the first of them, if there are more than `most`.
    std::vector<Word> listed(const std::function<bool(std::size_t word)> &is_wanted,
                             std::size_t most = SIZE_MAX) const;

    /// Their texts.
    std::vector<std::string> texts(const std::function<bool(std::size_t word)> &is_wanted = [](std::size_t) {
        return true;
    }) const;

  private:
    /// A word or a phrase with several forms.
    struct Open {
        std::string_view text;
        std::array<std::u16string, 2> forms; // with umlauts in two letters, and without their marks
        bool phrase, two_ways;
    };

    void read_lecture();
    void choose_forms(const Find &find);
    bool add_plain_word(std::string_view word);
    void add_line(std::string_view line);
    void add_word(std::string_view text);
    void add_words(std::string_view phrase);
    void add(std::string_view text, std::u16string_view letters);
    void note(std::string_view text, const std::string &what) const;
    void say_more(std::size_t all, const char *what) const;
    std::string place(const char *at) const;

    static constexpr std::size_t most_said = 3; // of a kind

    const std::string name_;
    const std::size_t first_line_;
    const Form form_;
    shell::Text text_; // ends with a line end
    // A word has no more letters than bytes. What is not written costs no memory.
    std::unique_ptr<Number[]> letters_;
    Number *to_; // where the letters of the next word are written
    std::vector<Word> words_;
    std::vector<Open> open_;
    bool answers_ = false;                               // are what is left
    std::size_t left_out_ = 0, skipped_ = 0, split_ = 0; // words, and phrases whose words were taken
    std::string spellings_;                              // that were chosen
};

/// Sorts the words by their letters. Of those with the same letters one stays, the first in the list.
void sort_words(std::vector<Word> &words);

/// A list of these words.
shell::Text list_of(const std::vector<std::string> &words);

/// Why text that is not UTF-8 is refused, and what to do.
std::string not_utf8(const std::string &file);

/// Adds to the alphabet the letters of a list: those that could stand in a grid. Bytes that are not UTF-8 are left out.
void add_letters(Alphabet &alphabet, std::string_view list);

} // namespace wordsearch
