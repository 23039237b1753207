// Letters of many languages, as UTF-8. A letter is a code point with the combining marks after it. Two letters are the
// same if they differ in case only, or if one is written as a single code point and the other with a combining mark.
//
// Case and composition are known for Latin, Greek and Cyrillic letters; other letters are the same if their bytes are.
#pragma once

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace wordsearch {

/// A-Z made small, other bytes as they are.
inline char fold(char byte) {
    return byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte - 'A' + 'a') : byte;
}

/// Whether the predicate, which should have no branch, is true of all bytes.
template <typename Predicate>
bool all_bytes(std::string_view text, Predicate predicate) {
    // With a constant trip count compilers vectorize the loop.
    for (constexpr std::size_t some = 32; text.size() >= some; text.remove_prefix(some)) {
        unsigned char all = 1;
        for (std::size_t i = 0; i < some; ++i) all &= static_cast<unsigned char>(predicate(text[i]));
        if (all == 0) return false;
    }
    return std::all_of(text.begin(), text.end(), predicate);
}

/// The text without blanks, tabs and carriage returns at its ends.
std::string_view without_blanks(std::string_view text);

/// What a letter of a text is.
enum class LetterKind {
    utf8, // a code point with its marks, in any case
    byte  // any byte, to the lecture
};

/// The code point in UTF-8.
std::string letter_text(char32_t point);

/// Takes the first letter off the text and returns it in the one form that all its spellings share: small, composed.
/// Returns nothing, and takes one byte, if the text should begin with UTF-8 and does not.
std::optional<std::string> take_letter(std::string_view &text, LetterKind kind = LetterKind::utf8);

/// The capital of a letter that take_letter returned; the letter itself if it has none. That of a sharp s is SS.
std::string capital(std::string_view letter);

/// The letter without its last mark, and a sharp s as ss: how it is written where a puzzle does not use it. The letter
/// itself if it has none.
std::string plain_letter(std::string_view letter);

/// Whether a word of a list is looked for without this letter: a blank, a hyphen or an apostrophe.
bool is_left_out(std::string_view letter);

/// Whether the code point is white space, also of no width.
bool is_blank(char32_t point);

/// Whether it is no letter for paper: a control character, or a mark without a letter before it.
bool is_unprintable(std::string_view letter);

/// A letter as a number from 1 on. 0 is no letter. A word is a string of numbers, hence the type.
using Number = char16_t;

/// The letters of a grid, each with its number. Their order is that of their bytes, so a sorted list stays sorted.
class Alphabet {
  public:
    explicit Alphabet(LetterKind kind) : kind_(kind) {}

    LetterKind kind() const { return kind_; }
    /// Adds a letter that take_letter has returned.
    void add(const std::string &letter) { numbers_.emplace(letter, Number(0)); }
    void remove(const std::string &letter) { numbers_.erase(letter); }
    bool has(const std::string &letter) const { return numbers_.contains(letter); }
    bool empty() const { return numbers_.empty(); }
    /// Numbers the letters; when all are added. Throws shell::InputError if there are more than most_letters.
    void number_letters();

    /// The number of a letter that take_letter has returned; 0 if it has none.
    Number number_of(const std::string &letter) const;
    /// The number of the letter that the byte is, in either case; of ASCII only if letters are UTF-8.
    Number number_of_byte(char byte) const { return of_bytes_[static_cast<unsigned char>(byte)]; }
    const std::string &letter(Number number) const { return letters_[number]; }
    /// How many numbers there are, 0 included.
    unsigned size() const { return static_cast<unsigned>(letters_.size()); }

    /// Appends the numbers of a letter of a word. A letter with a mark, or a sharp s, that is not in the alphabet is taken
    /// without it. Returns false, and appends nothing, if the alphabet lacks the letter.
    bool append(const std::string &letter, std::u16string &to) const;

  private:
    static constexpr std::size_t most_letters = 16000; // more than a book of Chinese has

    LetterKind kind_;
    std::map<std::string, Number> numbers_;
    std::vector<std::string> letters_ = {""}; // of the numbers
    std::array<Number, 256> of_bytes_{};
};

} // namespace wordsearch
