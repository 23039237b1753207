// Letters of many languages, as UTF-8. A letter is a code point with the combining marks after it. Two letters are the
// same if they differ in case only, or if one is written as a single code point and the other with a combining mark.
//
// Case and composition are known for Latin, Greek and Cyrillic letters; other letters are the same if their bytes are.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace wordsearch {

/// A-Z made small, other bytes as they are.
inline char fold(char byte) {
    return byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte - 'A' + 'a') : byte;
}

/// The code point in UTF-8.
std::string letter_text(char32_t point);

/// Takes the first letter off the text and returns it in the one form that all its spellings share: small, composed.
/// Returns nothing, and takes one byte, if the text does not begin with UTF-8.
std::optional<std::string> take_letter(std::string_view &text);

/// The capital of a letter that take_letter returned; the letter itself if it has none. That of a sharp s is SS.
std::string capital(std::string_view letter);

/// The letter without its last mark, and a sharp s as ss: how it is written where a puzzle does not use it. The letter
/// itself if it has none.
std::string plain_letter(std::string_view letter);

/// Whether a word of a list is looked for without this letter: a blank, a hyphen or an apostrophe.
bool is_left_out(std::string_view letter);

/// Whether it is no letter for paper: a control character, or a mark without a letter before it.
bool is_unprintable(std::string_view letter);

} // namespace wordsearch
