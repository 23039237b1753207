// Letters of many languages, as UTF-8. A letter is a code point with the combining marks after it. Two
// letters are the same if they differ in case or another form only, or if one is written as a single code
// point and the other with a mark. letter_rules.h has the table of what letters do.
#pragma once

#include "shell/text.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace wordsearch {

// This and other predicates for all_bytes are lambdas, whose types tell compilers what to inline.
inline constexpr auto is_a_to_z = [](char byte) {
    return static_cast<unsigned char>((byte | 32) - 'a') < 26;
};

constexpr bool is_digit(char byte) { return byte >= '0' && byte <= '9'; }
/// Whether the byte is of a letter, or else of a sign that is not ASCII.
constexpr bool is_letter_byte(char byte) { return is_a_to_z(byte) || static_cast<signed char>(byte) < 0; }

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
    utf8,   // a code point with its marks, in any case
    dotted, // the same in a text of Turkish or Azeri: I is the capital of a small letter without a dot
    byte    // any byte, to the lecture
};

/// Whether the text has letters of languages with both kinds of i, or none of these.
LetterKind kind_of(std::string_view text);

/// Takes the first letter off the text and returns it in the one form that all its spellings share: small,
/// composed. Returns nothing, and takes one byte, if the text should begin with UTF-8 and does not.
std::optional<std::string> take_letter(std::string_view &text, LetterKind kind = LetterKind::utf8);

/// A letter as it is typed, and as take_letter returns it.
struct Letter {
    std::string_view typed;
    std::optional<std::string> letter;
};
/// All letters of the text.
std::vector<Letter> letters_of(std::string_view text, LetterKind kind = LetterKind::utf8);

/// The capital of a letter that take_letter returned; the letter itself if it has none. That of a sharp s is
/// SS.
std::string capital(std::string_view letter, LetterKind kind);

/// How a puzzle writes an umlaut that it lacks: without its mark, or in two letters.
enum class Spelling { plain, in_two };
/// How a letter is written in a puzzle that lacks it: without its last mark, as a letter that stands for it,
/// or in two letters, as ss for a sharp s: all such forms, the best first. A search takes the first whose
/// letters the grid has, so that another one behind it is rarely seen.
std::vector<std::string> plain_letters(std::string_view letter, Spelling spelling);

/// What a letter is to a list of words.
enum class Sign {
    letter,
    left_out,   // a blank, a hyphen or an apostrophe: it does not count in a word
    punctuation // counts only if the grid has it
};
Sign sign_of(std::string_view letter);

/// Whether it separates the words of a list, as a comma does.
bool is_separator(char32_t point);
/// Whether it is a pictograph, such as an emoji.
bool is_picture(std::string_view letter);

/// Whether it is Hebrew or Arabic, which run from the right.
bool is_from_right(std::string_view letter);
/// Whether it cannot be printed as a letter: a control character, or a mark without a letter before it.
bool is_unprintable(std::string_view letter);

/// A letter as a number from 1 on. 0 is no letter. A word is a string of numbers, hence the type.
using Number = char16_t;

/// The letters of a grid and of its words, each with its number. Those of the grid, and a to z, are numbered
/// in the order of their bytes, so that a sorted list mostly stays sorted; then come other letters of words.
class Alphabet {
  public:
    explicit Alphabet(LetterKind kind) : kind_(kind) {}

    LetterKind kind() const { return kind_; }
    /// Adds a letter of the grid that take_letter has returned.
    void add(const std::string &letter);
    void remove(const std::string &letter) { of_grid_.erase(letter); }
    /// Whether the grid has the letter.
    bool has(const std::string &letter) const { return of_grid_.contains(letter); }
    /// How many letters the grid has.
    std::size_t of_grid() const { return of_grid_.size(); }
    /// Whether the grid has squares of two letters, such as CH in Czech.
    bool has_pairs() const { return has_pairs_; }
    /// Takes the first letter off the text as take_letter does, or the first two if the grid has
    /// squares of these.
    std::optional<std::string> take_square(std::string_view &text) const;
    /// Numbers the letters of the grid, when all are added.
    void number_letters();

    /// The number of a letter that take_letter has returned. Throws shell::InputError if there are more than
    /// most_letters.
    Number number_of(const std::string &letter);
    /// The number of the letter that the byte is, as the grid has it; of ASCII only unless letters are bytes.
    Number number_of_byte(char byte) {
        const Number number = of_bytes_[static_cast<unsigned char>(byte)];
        return number != 0 ? number : number_of_new_byte(byte);
    }
    const std::string &letter(Number number) const { return letters_[number]; }
    /// How many numbers there are, 0 included.
    unsigned size() const { return unsigned(letters_.size()); }

    /// The letter as the grid has it: its plain letters, if the grid has all of these and lacks the letter.
    std::string in_grid(const std::string &letter, Spelling spelling = Spelling::plain, int steps = 3) const;
    /// Appends the numbers of a letter of a word, as the grid has it.
    void append(const std::string &letter, std::u16string &to, Spelling spelling = Spelling::plain);

  private:
    Number number_of_new_byte(char byte);

    static constexpr std::size_t most_letters = 16000; // more than a book of Chinese has

    LetterKind kind_;
    bool has_pairs_ = false;
    std::set<std::string> of_grid_;
    std::map<std::string, Number> numbers_;   // of these letters, and of others
    std::vector<std::string> letters_ = {""}; // of the numbers
    std::array<Number, 256> of_bytes_{};
    std::array<std::map<std::string, std::u16string>, 2> forms_; // as append() writes letters
};

} // namespace wordsearch
