// The list of words: as they are listed, and in numbers of letters.
#pragma once

#include "wordsearch/grid.h"
#include "wordsearch/index.h"
#include "wordsearch/shell.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace wordsearch {

/// A word of a list: where its text and its letters are. Lists are long, so a word is small.
struct Word {
    static constexpr std::uint32_t not_sought = UINT32_MAX;

    std::uint32_t text, text_size, letters;
    std::uint32_t letters_size : 30;
    std::uint32_t possible : 1 = 1;    // whether the alphabet has all of its letters
    std::uint32_t phrase : 1 = 0;      // whether it is several words with blanks between
    std::uint32_t sought = not_sought; // its place among the words sought
};

/// Which strings of four letters are on a small grid. A word can be there only if all of its fragments are, so that of a
/// long list few words need to be kept and indexed: 73,445 words on 15 x 15 take 2 ms instead of 5.
class Fragments {
  public:
    static constexpr std::size_t size = 4; // letters of a fragment

    /// In a field with more cells it costs more than it saves.
    static constexpr std::size_t most_cells = 1 << 14;

    explicit Fragments(const Field &field);

    /// The fragment that a letter makes with those before it.
    static std::uint32_t next(std::uint32_t fragment, Number letter) {
        return (fragment << letter_bits | (letter & 31U)) & ((1U << letter_bits * size) - 1);
    }
    bool has(std::uint32_t fragment) const { return there_[fragment]; }
    /// The letters of the longest line.
    std::size_t longest() const { return longest_; }

  private:
    static constexpr std::size_t letter_bits = 5; // letters whose numbers are 32 apart count as one

    const std::size_t longest_;
    std::vector<bool> there_;
};

class WordList {
  public:
    /// What is known of the grid when its list is read.
    struct Of {
        const Alphabet &alphabet;
        /// If there are fragments, words of two letters or more that the grid cannot have are counted and not kept,
        const Fragments *fragments = nullptr;
        /// but only those of so many letters.
        std::size_t least = 2;
    };
    /// Words as people list them: a line each, or several with commas, semicolons, tabs, bars or two blanks between.
    /// Bullets, numbers with a point and boxes before a word are taken away. After a blank or at the start of a line, #
    /// begins a comment. Blanks, hyphens and apostrophes do not count as letters, nor does punctuation that the alphabet
    /// lacks. `name` and `first_line` are for messages; that a line which ends in a colon is left out is said. Throws
    /// shell::InputError where a line is not UTF-8.
    static WordList of_letters(const std::string &name, std::size_t first_line, shell::Text text, Of of);
    /// Words of bytes, a line each. Lines of nothing but blanks and tabs are ignored. With `sorted`, a word that is smaller
    /// than the last one kept is skipped and counted, as the lecture does.
    static WordList of_bytes(const std::string &name, shell::Text text, Of of, bool sorted);

    /// What messages call it.
    const std::string &name() const { return name_; }
    /// In the order of the list. A word that is listed twice is there twice.
    const std::vector<Word> &words() const { return words_; }
    /// The word as it is listed. Behind it are `slack` bytes that may be read.
    std::string_view text(const Word &word) const { return {text_.data() + word.text, word.text_size}; }
    /// In numbers of the alphabet; 0 for a letter that it lacks.
    std::u16string_view letters(const Word &word) const {
        return {letters_.get() + word.letters, word.letters_size};
    }
    /// The line on which the word is listed.
    std::size_t line(const Word &word) const { return line_of(text_.data() + word.text); }
    std::size_t skipped() const { return skipped_; }
    /// How many words the grid cannot have, and the first of them.
    std::size_t absent() const { return absent_; }
    const std::vector<Word> &first_absent() const { return first_absent_; }

    bool has_phrases() const {
        return std::any_of(words_.begin(), words_.end(), [](const Word &word) { return word.phrase; });
    }
    /// Puts the words of a phrase in its place, unless keep(phrase). Says so on standard error.
    void split_phrases(Of of, const std::function<bool(const Word &)> &keep);

    /// The words to look for: sorted by their letters, each letters once. Those of `least` to `most` letters, all of them or
    /// only the possible ones. Each word then knows its place among them.
    std::vector<SoughtWord> sought(std::size_t least, bool only_possible, std::size_t most = SIZE_MAX);

    static constexpr std::size_t slack = 8;

  private:
    class Reader;
    std::size_t line_of(const char *at) const;
    WordList(std::string name, std::size_t first_line, shell::Text text);
    std::string_view all_text() const { return {text_.data(), text_.size() - slack}; }

    std::string name_;
    std::size_t first_line_, skipped_ = 0, absent_ = 0;
    shell::Text text_;
    // A word has no more letters than bytes, a phrase as many again. What is not written costs no memory.
    std::unique_ptr<Number[]> letters_;
    std::size_t letters_size_ = 0;
    std::vector<Word> words_, first_absent_;
};

/// Why text that is not UTF-8 is refused, and what to do.
std::string not_utf8(const std::string &file);

/// Adds to the alphabet the letters of a list: those that could stand in a grid. Bytes that are not UTF-8 are left out.
void add_letters(Alphabet &alphabet, std::string_view list);

} // namespace wordsearch
