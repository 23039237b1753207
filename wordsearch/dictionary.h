// The list of words: as they are listed, and the letters that are looked for.
#pragma once

#include "wordsearch/code_page.h"
#include "wordsearch/fragments.h"
#include "wordsearch/shell.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace wordsearch {

/// A word of a Dictionary, which knows its text and letters. Lists are long, so a word is small.
struct Word {
    std::uint32_t text, text_size, letters;
    std::uint32_t letters_size : 31;
    std::uint32_t possible : 1; // whether the grid has all of its letters
};
static_assert(sizeof(Word) == 16);

class Dictionary {
  public:
    /// Words as people list them, a line each or with commas between; after a blank or at the start of a line, # begins
    /// a comment. The letters of a word are in UTF-8; blanks, hyphens and apostrophes in it do not count. `name` and
    /// `first_line` are for messages. If `fragments` are given, words of two letters or more that the grid cannot have are
    /// left out. Throws shell::InputError where a line is no UTF-8.
    static Dictionary of_letters(const std::string &name, std::size_t first_line, shell::Text text,
                                 CodePage &page, const Fragments *fragments);
    /// Words of bytes, a line each. Lines of nothing but blanks and tabs are ignored.
    static Dictionary of_bytes(shell::Text text);
    /// Like of_bytes, but a word that is smaller than the last one kept is skipped and counted, as the lecture does.
    static Dictionary of_lecture(shell::Text text);

    /// Makes A-Z small in the letters, which must be bytes.
    void ignore_case();

    /// In the order of the list. A word that is listed twice is there twice.
    const std::vector<Word> &words() const { return words_; }
    /// The word as it is listed.
    std::string_view text(const Word &word) const { return {text_.data() + word.text, word.text_size}; }
    /// In the codes of the code page, or the bytes of the text.
    std::string_view letters(const Word &word) const {
        return {(letters_ ? letters_.get() : text_.data()) + word.letters, word.letters_size};
    }
    /// The line on which the word is listed.
    std::size_t line(const Word &word) const;
    std::size_t skipped() const { return skipped_; }

  private:
    explicit Dictionary(shell::Text text) : text_(std::move(text)) {}

    shell::Text text_;
    std::unique_ptr<char[]> letters_; // if not those of the text
    std::vector<Word> words_;
    std::size_t first_line_ = 1, skipped_ = 0;
};

/// Words to look for: sorted by their letters, each letters once. `place` is that of the first word of the dictionary
/// with these letters.
struct SoughtWord {
    std::string_view letters;
    std::uint32_t place;
};

/// The words of at least `least` and at most `most` letters, all of them or only the possible ones.
std::vector<SoughtWord> sought_words(const Dictionary &dictionary, std::size_t least, std::size_t most,
                                     bool all);

} // namespace wordsearch
