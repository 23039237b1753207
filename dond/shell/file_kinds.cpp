// The kinds of files that are no text, and the encodings of Unicode.
#include "file_kinds.h"

#include "files.h"
#include "text.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>

namespace shell {

namespace {

using namespace std::string_view_literals;

// A kind of file: the bytes at its start, in either case; what it is; what makes text of it: a command, in
// which % is the file, or a sentence; and the bytes, if any, by which its first kilobytes differ from others
// that begin so. A file with those has zero bytes there, too, which no text has.
struct Kind {
    std::string_view magic, name, remedy, part = {};
};

constexpr std::string_view by_eye = "type what it shows", as_text = "save it as plain text",
                           as_csv = "save it as CSV", of_page = "paste the text of the page";

// From the descriptions of the formats; `file` knows them by the same bytes. The first that fits counts.
constexpr Kind kinds[] = {
    {"\x1F\x8B", "gzip data", "zcat %"},
    {"\xFD\x37zXZ", "xz data", "xzcat %"},
    {"BZh91AY&SY", "bzip2 data", "bzcat %"},
    {"\x28\xB5\x2F\xFD", "zstd data", "zstdcat %"},
    // Office documents are zip archives with these parts.
    {"PK\x03\x04", "a spreadsheet", as_csv, "opendocument.spreadsheet"},
    {"PK\x03\x04", "a spreadsheet", as_csv, "xl/"},
    {"PK\x03\x04", "an office document", as_text, "opendocument"},
    {"PK\x03\x04", "an office document", as_text, "word/"},
    {"PK\x03\x04", "a zip archive", "unzip -p %"},
    {"\xD0\xCF\x11\xE0", "an office document", as_text},
    {"{\\rtf", "an RTF document", as_text},
    {"%PDF-", "a PDF", "pdftotext -layout % -"},
    {"\x89PNG", "a picture (PNG)", by_eye},
    {"\xFF\xD8\xFF", "a picture (JPEG)", by_eye},
    {"GIF8", "a picture (GIF)", by_eye},
    {"RIFF", "a picture (WebP)", by_eye, "WEBP"},
    {"\0\0\0"sv, "a picture or film", by_eye, "ftyp"},
    {"\x7F\x45LF", "an executable program", "give it a text file"},
    {"<!doctype html", "a web page (HTML)", of_page},
    {"<html", "a web page (HTML)", of_page},
    {"<svg", "a picture (SVG)", by_eye},
    {"<?xml", "XML", "paste its text"},
};

bool begins(std::string_view text, std::string_view magic) {
    return std::ranges::equal(magic, text.substr(0, magic.size()), {}, small, small);
}

// UTF-16 and UTF-32 begin with a byte order mark, or with characters below U+0100, which fill four bytes. No
// other text has such zero bytes.
struct Wide {
    std::size_t bytes; // of a unit
    bool big_endian;
};
constexpr Wide wides[] = {{4, false}, {4, true}, {2, false}, {2, true}};

// The first unit; half a unit is no character.
char32_t unit_of(std::string_view text, Wide wide) {
    if (text.size() < wide.bytes) return UINT32_MAX;
    char32_t unit = 0;
    for (std::size_t i = 0; i < wide.bytes; ++i)
        unit = unit << 8 | static_cast<unsigned char>(text[wide.big_endian ? i : wide.bytes - 1 - i]);
    return unit;
}

} // namespace

void add_utf8(std::string &text, char32_t point) {
    if (point > 0x10FFFF || (point >= 0xD800 && point < 0xE000)) point = 0xFFFD;
    const auto add = [&text](char32_t byte) { text += static_cast<char>(byte); };
    if (point < 0x80) {
        add(point);
        return;
    }
    // The first byte has as many leading ones as there are bytes; each of the others has six bits.
    const int more = point < 0x800 ? 1 : point < 0x10000 ? 2 : 3;
    add((0xFF00u >> (more + 1) & 0xFFu) | point >> (6 * more));
    for (int i = more; i-- > 0;) add(0x80u | (point >> (6 * i) & 0x3Fu));
}

std::string not_text(std::string_view bytes, const std::string &file) {
    const std::string_view text = bytes.substr(std::min(bytes.find_first_not_of(" \t\r\n"), bytes.size())),
                           head = bytes.substr(0, 8192);
    const auto *const kind = std::ranges::find_if(kinds, [&](const Kind &each) {
        return begins(text, each.magic) &&
               (each.part.empty() || (contains(head, '\0') && head.find(each.part) != head.npos));
    });
    if (kind == std::end(kinds)) return {};
    std::string remedy(kind->remedy);
    if (const std::size_t place = remedy.find('%'); place != remedy.npos)
        remedy = remedy.replace(place, 1, shell_quoted(file)) + " | " + program_name + " -";
    return std::string(kind->name) + " found, expected text: " + remedy;
}

std::optional<std::string> as_utf8(std::string_view bytes) {
    const auto *const wide = std::ranges::find_if(wides, [bytes](Wide each) {
        const auto is_latin = [&](std::size_t at) { return unit_of(bytes.substr(at), each) - 1 < 0xFF; };
        return unit_of(bytes, each) == 0xFEFF ||
               (bytes.size() >= 4 && is_latin(0) && is_latin(4 - each.bytes));
    });
    if (wide == std::end(wides)) return {};
    const auto is_half = [](char32_t unit, char32_t first) { return unit >= first && unit < first + 0x400; };
    const auto take = [&] {
        const char32_t unit = unit_of(bytes, *wide);
        bytes.remove_prefix(std::min(wide->bytes, bytes.size()));
        return unit;
    };
    std::string text;
    while (!bytes.empty()) {
        char32_t point = take();
        // A high and a low surrogate are one character beyond U+FFFF.
        if (is_half(point, 0xD800) && is_half(unit_of(bytes, *wide), 0xDC00))
            point = 0x10000 + ((point - 0xD800) << 10) + (take() - 0xDC00);
        add_utf8(text, point);
    }
    return text;
}

std::string encoding_advice(std::string_view bytes, const std::string &file) {
    bool windows = false;
    while (!bytes.empty()) {
        const auto byte = static_cast<unsigned char>(bytes.front());
        if (!take_code_point(bytes) && byte < 0xA0) windows = true;
    }
    return "not UTF-8; if the file is " +
           std::string(windows ? "Windows-1252, convert it: iconv -f cp1252"
                               : "Latin-1, convert it: iconv -f latin1") +
           " -t utf-8 " + (file == "<stdin>" ? "FILE" : file);
}

} // namespace shell
