// What a person hands in. Every file that a program reads passes here (InputFile::read) and is recognized by
// its content. The principles, for all programs:
//
//  1. Text is read, in any of Unicode's encodings. Any other kind of file is named, with the command or the
//     step that makes text of it. A kind is known by the bytes that its format prescribes at its start, never
//     by the file's name.
//  2. A table is a way to write a grid: cells between tabs, `;`, `,` or `|`, as spreadsheets and Markdown
//     have them. It is rewritten with one word for each cell (table.h), and the separator is reported, so no
//     program needs a reader of its own. So is JSON (json.h).
//  3. Whatever was not used of an input is reported: a title above a puzzle, a heading, a cell. No program
//     silently answers for only a part of its input.
//  4. For an option of other programs, the message gives ours (elsewhere.h).
//  5. Legal input is read as it stands: another reading is tried only where the plain one has no meaning.
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
