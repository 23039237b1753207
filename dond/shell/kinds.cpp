#include "kinds.h"

#include "text.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace shell {

namespace {

using namespace std::string_view_literals;

// A kind of file: the bytes at an offset from its start, what it is, and what makes text of it: a command that prints text,
// in which % is the file, or else a sentence.
struct Kind {
    std::size_t offset;
    std::string_view magic, name, command, advice;
};

// From the descriptions of the formats; `file` knows them by the same bytes.
constexpr Kind kinds[] = {
    {.offset = 0, .magic = "\x1F\x8B"sv, .name = "gzip data", .command = "zcat %", .advice = {}},
    {.offset = 0,
     .magic = "\xFD"
              "7zXZ\0"sv,
     .name = "xz data",
     .command = "xzcat %",
     .advice = {}},
    {.offset = 4, .magic = "1AY&SY"sv, .name = "bzip2 data", .command = "bzcat %", .advice = {}},
    {.offset = 0, .magic = "\x28\xB5\x2F\xFD"sv, .name = "zstd data", .command = "zstdcat %", .advice = {}},
    {.offset = 30,
     .magic = "mimetypeapplication/vnd.oasis.opendocument.spreadsheet"sv,
     .name = "a spreadsheet",
     .command = {},
     .advice = "save it as CSV"},
    {.offset = 30,
     .magic = "mimetypeapplication/vnd.oasis.opendocument"sv,
     .name = "an office document",
     .command = {},
     .advice = "save it as plain text"},
    {.offset = 0, .magic = "PK\x03\x04"sv, .name = "a zip archive", .command = "unzip -p %", .advice = {}},
    {.offset = 0,
     .magic = "\xD0\xCF\x11\xE0"sv,
     .name = "an office document",
     .command = {},
     .advice = "save it as plain text, a spreadsheet as CSV"},
    {.offset = 0,
     .magic = "{\\rtf"sv,
     .name = "an RTF document",
     .command = {},
     .advice = "save it as plain text"},
    {.offset = 0, .magic = "%PDF-"sv, .name = "a PDF", .command = "pdftotext -layout % -", .advice = {}},
    {.offset = 0,
     .magic = "\x89PNG"sv,
     .name = "a picture (PNG)",
     .command = {},
     .advice = "type what it shows"},
    {.offset = 0,
     .magic = "\xFF\xD8\xFF"sv,
     .name = "a picture (JPEG)",
     .command = {},
     .advice = "type what it shows"},
    {.offset = 0,
     .magic = "GIF8"sv,
     .name = "a picture (GIF)",
     .command = {},
     .advice = "type what it shows"},
    {.offset = 8,
     .magic = "WEBP"sv,
     .name = "a picture (WebP)",
     .command = {},
     .advice = "type what it shows"},
    {.offset = 4,
     .magic = "ftyp"sv,
     .name = "a picture or film",
     .command = {},
     .advice = "type what it shows"},
    {.offset = 0,
     .magic = "\x7F"
              "ELF"sv,
     .name = "an executable program",
     .command = {},
     .advice = "give it a text file"},
};

// What begins with these, in any case of letters and behind blanks, is a page or a picture in markup.
struct Markup {
    std::string_view begin, name, advice;
};
constexpr Markup markups[] = {
    {.begin = "<!doctype html", .name = "a web page (HTML)", .advice = "paste the text of the page"},
    {.begin = "<html", .name = "a web page (HTML)", .advice = "paste the text of the page"},
    {.begin = "<svg", .name = "a picture (SVG)", .advice = "type what it shows"},
    {.begin = "<?xml", .name = "XML", .advice = "paste its text"},
};

// Parts of a zip archive that only these documents have. They stand in its first kilobytes.
std::string_view office_document(std::string_view bytes) {
    const std::string_view head = bytes.substr(0, 8192);
    if (head.find("xl/") != head.npos) return "a spreadsheet";
    if (head.find("word/") != head.npos || head.find("ppt/") != head.npos) return "an office document";
    return {};
}

bool begins(std::string_view text, std::string_view begin) {
    return text.size() >= begin.size() &&
           std::equal(begin.begin(), begin.end(), text.begin(), [](char a, char b) { return a == small(b); });
}

std::string advised(std::string_view name, std::string_view advice) {
    return std::string(name) + " found, expected text: " + std::string(advice);
}

// How UTF-16 and UTF-32 store a unit.
struct Wide {
    std::size_t bytes; // of a unit; 0 if the text is UTF-8
    bool big_endian;
    std::size_t mark; // bytes of the byte order mark
};

// By its mark; without one, text in these encodings begins with a character below U+0100, so that the zero bytes of its first
// four tell. No other text has zero bytes there.
Wide wide_of(std::string_view bytes) {
    if (bytes.starts_with("\xFF\xFE\0\0"sv)) return {.bytes = 4, .big_endian = false, .mark = 4};
    if (bytes.starts_with("\0\0\xFE\xFF"sv)) return {.bytes = 4, .big_endian = true, .mark = 4};
    if (bytes.starts_with("\xFF\xFE"sv)) return {.bytes = 2, .big_endian = false, .mark = 2};
    if (bytes.starts_with("\xFE\xFF"sv)) return {.bytes = 2, .big_endian = true, .mark = 2};
    std::size_t zeros = 0; // bit i: byte i is zero
    for (std::size_t i = 0; i < 4 && i < bytes.size(); ++i) zeros |= std::size_t{bytes[i] == '\0'} << i;
    if (zeros == 0b1110) return {.bytes = 4, .big_endian = false, .mark = 0};
    if (zeros == 0b0111) return {.bytes = 4, .big_endian = true, .mark = 0};
    if (zeros == 0b1010) return {.bytes = 2, .big_endian = false, .mark = 0};
    if (zeros == 0b0101) return {.bytes = 2, .big_endian = true, .mark = 0};
    return {.bytes = 0, .big_endian = false, .mark = 0};
}

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

} // namespace

std::string not_text(std::string_view bytes, const std::string &file, std::string_view program) {
    for (const Kind &kind : kinds) {
        if (!bytes.substr(std::min(kind.offset, bytes.size())).starts_with(kind.magic)) continue;
        if (const std::string_view document = office_document(bytes);
            kind.name == "a zip archive" && !document.empty())
            return advised(document,
                           document == "a spreadsheet" ? "save it as CSV" : "save it as plain text");
        if (kind.command.empty()) return advised(kind.name, kind.advice);
        std::string command(kind.command);
        command.replace(command.find('%'), 1, file == "-" ? "FILE" : file);
        return advised(kind.name, command + " | " + std::string(program) + " -");
    }
    const std::string_view text = bytes.substr(std::min(bytes.find_first_not_of(" \t\r\n"), bytes.size()));
    for (const Markup &markup : markups)
        if (begins(text, markup.begin)) return advised(markup.name, markup.advice);
    return {};
}

bool is_wide(std::string_view bytes) { return wide_of(bytes).bytes > 0; }

std::string as_utf8(std::string_view bytes) {
    const Wide wide = wide_of(bytes);
    if (wide.bytes == 0) return std::string(bytes);
    bytes.remove_prefix(wide.mark);
    // The next unit; half a unit at the end is no character.
    const auto take = [&bytes, wide] {
        std::uint32_t unit = 0;
        for (std::size_t i = 0; i < wide.bytes; ++i) {
            const std::size_t from = wide.big_endian ? i : wide.bytes - 1 - i;
            unit = unit << 8 | (from < bytes.size() ? static_cast<unsigned char>(bytes[from]) : 0xFFu);
        }
        bytes.remove_prefix(std::min(wide.bytes, bytes.size()));
        return unit;
    };
    std::string text;
    while (!bytes.empty()) {
        std::uint32_t point = take();
        // A high and a low surrogate are one character beyond U+FFFF.
        if (wide.bytes == 2 && point >= 0xD800 && point < 0xDC00 && !bytes.empty()) {
            const std::string_view before = bytes;
            const std::uint32_t low = take();
            if (low >= 0xDC00 && low < 0xE000) point = 0x10000 + ((point - 0xD800) << 10) + (low - 0xDC00);
            else bytes = before;
        }
        add_utf8(text, point);
    }
    return text;
}

std::string encoding_advice(std::string_view bytes, const std::string &file) {
    bool latin1 = true, windows = true;
    for (std::string_view rest = bytes; !rest.empty();) {
        const auto byte = static_cast<unsigned char>(rest.front());
        if (take_code_point(rest)) continue;
        latin1 &= byte >= 0xA0;
        // Windows-1252 has no characters for these five.
        windows &= "\x81\x8D\x8F\x90\x9D"sv.find(static_cast<char>(byte)) == std::string_view::npos;
    }
    if (!windows) return "not UTF-8, nor text in an encoding that can be told";
    const std::string from = latin1 ? "Latin-1" : "Windows-1252";
    return "not UTF-8; if the file is " + from + ", convert it: iconv -f " + (latin1 ? "latin1" : "cp1252") +
           " -t utf-8 " + (file == "<stdin>" || file == "-" ? "FILE" : file);
}

} // namespace shell
