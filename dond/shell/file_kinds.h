// The kinds of files that are no text, and the encodings of Unicode.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace shell {

/// Nothing for text. Otherwise what the bytes of the file are, and what to do: `a gzip archive found,
/// expected text; try: zcat x.gz | alice -`. `file` stands in the command: FILE for standard input.
std::string not_text(std::string_view bytes, const std::string &file);

/// Appends the code point in UTF-8, or U+FFFD if it is none.
void add_utf8(std::string &text, char32_t point);
/// UTF-16 and UTF-32 in either byte order, recognized by a byte order mark or their zero bytes, as UTF-8.
/// What is no character becomes U+FFFD. Nothing for other text.
std::optional<std::string> as_utf8(std::string_view bytes);

/// For text that is not UTF-8: what it may be, and what to do. Bytes from 0xA0 are letters in Latin-1, those
/// from 0x80 in Windows-1252, too.
std::string encoding_advice(std::string_view bytes, const std::string &file);

} // namespace shell
