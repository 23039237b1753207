#include "kinds.h"

#include "files.h"
#include "text.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>

namespace shell {

namespace {

using namespace std::string_view_literals;

// A kind of file: the bytes at an offset from its start, in either case; what it is; and what makes text of
// it: a command, in which % is the file, or a sentence. There is a zero byte before an offset, which no text
// has.
struct Kind {
    std::string_view magic, name, remedy;
    std::size_t offset = 0;
};

constexpr std::string_view by_eye = "type what it shows", as_text = "save it as plain text",
                           as_csv = "save it as CSV", of_page = "paste the text of the page";

// From the descriptions of the formats; `file` knows them by the same bytes. The first that fits counts.
constexpr Kind kinds[] = {
    {"\x1F\x8B"sv, "gzip data", "zcat %"},
    {"\xFD\x37zXZ\0"sv, "xz data", "xzcat %"},
    {"BZh91AY&SY"sv, "bzip2 data", "bzcat %"},
    {"\x28\xB5\x2F\xFD"sv, "zstd data", "zstdcat %"},
    {"mimetypeapplication/vnd.oasis.opendocument.spreadsheet"sv, "a spreadsheet", as_csv, 30},
    {"mimetypeapplication/vnd.oasis.opendocument"sv, "an office document", as_text, 30},
    {"PK\x03\x04"sv, "a zip archive", "unzip -p %"},
    {"\xD0\xCF\x11\xE0"sv, "an office document", as_text},
    {"{\\rtf"sv, "an RTF document", as_text},
    {"%PDF-"sv, "a PDF", "pdftotext -layout % -"},
    {"\x89PNG"sv, "a picture (PNG)", by_eye},
    {"\xFF\xD8\xFF"sv, "a picture (JPEG)", by_eye},
    {"GIF8"sv, "a picture (GIF)", by_eye},
    {"WEBP"sv, "a picture (WebP)", by_eye, 8},
    {"ftyp"sv, "a picture or film", by_eye, 4},
    {"\x7F\x45LF"sv, "an executable program", "give it a text file"},
    {"<!doctype html"sv, "a web page (HTML)", of_page},
    {"<html"sv, "a web page (HTML)", of_page},
    {"<svg"sv, "a picture (SVG)", by_eye},
    {"<?xml"sv, "XML", "paste its text"},
};

bool begins(std::string_view text, std::string_view magic) {
    return std::ranges::equal(magic, text.substr(0, magic.size()), {}, small, small);
}

// UTF-16 and UTF-32 are recognized by the byte order mark. Without one, the text begins with a character
// below U+0100, and the zero bytes among its first four (bit i: byte i) decide. No other text has zero bytes
// there.
struct Wide {
    std::string_view mark;
    unsigned zeros;
    std::size_t bytes; // of a unit
    bool big_endian;
};
constexpr Wide wides[] = {
    {.mark = "\xFF\xFE\0\0"sv, .zeros = 0b1110, .bytes = 4, .big_endian = false},
    {.mark = "\0\0\xFE\xFF"sv, .zeros = 0b0111, .bytes = 4, .big_endian = true},
    {.mark = "\xFF\xFE"sv, .zeros = 0b1010, .bytes = 2, .big_endian = false},
    {.mark = "\xFE\xFF"sv, .zeros = 0b0101, .bytes = 2, .big_endian = true},
};

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
    const std::string_view text = bytes.substr(std::min(bytes.find_first_not_of(" \t\r\n"), bytes.size()));
    const auto found = std::ranges::find_if(kinds, [&](const Kind &kind) {
        if (kind.offset == 0) return begins(text, kind.magic);
        return bytes.find('\0') < kind.offset &&
               begins(bytes.substr(std::min(kind.offset, bytes.size())), kind.magic);
    });
    if (found == std::end(kinds)) return {};
    Kind kind = *found;
    // Office documents are zip archives, and have these parts in their first kilobytes.
    const std::string_view head = bytes.substr(0, 8192);
    const bool archive = kind.name == "a zip archive";
    if (archive && head.find("xl/") != head.npos) kind = {"", "a spreadsheet", as_csv};
    if (archive && head.find("word/") != head.npos) kind = {"", "an office document", as_text};
    std::string remedy(kind.remedy);
    if (const std::size_t place = remedy.find('%'); place != remedy.npos)
        remedy = remedy.replace(place, 1, shell_quoted(file)) + " | " + program_name + " -";
    return std::string(kind.name) + " found, expected text: " + remedy;
}

std::optional<std::string> as_utf8(std::string_view bytes) {
    unsigned zeros = 0;
    for (std::size_t i = 0; i < 4 && i < bytes.size(); ++i) zeros |= unsigned{bytes[i] == '\0'} << i;
    const auto *const found = std::ranges::find_if(
        wides, [&](const Wide &each) { return bytes.starts_with(each.mark) || zeros == each.zeros; });
    if (found == std::end(wides)) return {};
    const Wide wide = *found;
    if (bytes.starts_with(wide.mark)) bytes.remove_prefix(wide.mark.size());
    // The next unit; half a unit at the end is no character.
    const auto take = [&bytes, wide] {
        const std::string_view unit = bytes.substr(0, wide.bytes);
        bytes.remove_prefix(unit.size());
        if (unit.size() < wide.bytes) return UINT32_MAX;
        std::uint32_t number = 0;
        for (std::size_t i = 0; i < wide.bytes; ++i)
            number = number << 8 | static_cast<unsigned char>(unit[wide.big_endian ? i : wide.bytes - 1 - i]);
        return number;
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
    std::string_view from = "latin1";
    while (!bytes.empty()) {
        const auto byte = static_cast<unsigned char>(bytes.front());
        if (!take_code_point(bytes) && byte < 0xA0) from = "cp1252";
    }
    return "not UTF-8; if the file is " + std::string(from == "latin1" ? "Latin-1" : "Windows-1252") +
           ", convert it: iconv -f " + std::string(from) + " -t utf-8 " + (file == "<stdin>" ? "FILE" : file);
}

} // namespace shell
