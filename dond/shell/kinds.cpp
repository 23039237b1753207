#include "kinds.h"

#include "text.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>

namespace shell {

namespace {

using namespace std::string_view_literals;

// A kind of file: the bytes it begins with, in either case; what it is; and what makes text of it: a command,
// in which % is the file, or a sentence.
struct Kind {
    std::string_view magic, name, remedy;
};

constexpr std::string_view by_eye = "type what it shows", as_text = "save it as plain text",
                           as_csv = "save it as CSV", of_page = "paste the text of the page",
                           as_utf_8 = "iconv -f utf-32 -t utf-8 %";

// From the descriptions of the formats; `file` knows them by the same bytes.
constexpr Kind kinds[] = {
    {"\x1F\x8B"sv, "gzip data", "zcat %"},
    {"\xFD\x37zXZ\0"sv, "xz data", "xzcat %"},
    {"BZh91AY&SY"sv, "bzip2 data", "bzcat %"},
    {"\x28\xB5\x2F\xFD"sv, "zstd data", "zstdcat %"},
    {"PK\x03\x04"sv, "a zip archive", "unzip -p %"},
    {"\xD0\xCF\x11\xE0"sv, "an office document", as_text},
    {"{\\rtf"sv, "an RTF document", as_text},
    {"%PDF-"sv, "a PDF", "pdftotext -layout % -"},
    {"\x89PNG"sv, "a picture (PNG)", by_eye},
    {"\xFF\xD8\xFF"sv, "a picture (JPEG)", by_eye},
    {"GIF8"sv, "a picture (GIF)", by_eye},
    {"\xFF\xFE\0\0"sv, "UTF-32", as_utf_8},
    {"\0\0\xFE\xFF"sv, "UTF-32", as_utf_8},
    {"\x7F\x45LF"sv, "an executable program", "give it a text file"},
    {"<!doctype html"sv, "a web page (HTML)", of_page},
    {"<html"sv, "a web page (HTML)", of_page},
    {"<svg"sv, "a picture (SVG)", by_eye},
    {"<?xml"sv, "XML", "paste its text"},
};
// Office documents are zip archives with one of these names in their first kilobytes.
constexpr Kind documents[] = {
    {"xl/", "a spreadsheet", as_csv},
    {"opendocument.spreadsheet", "a spreadsheet", as_csv},
    {"word/", "an office document", as_text},
    {"opendocument", "an office document", as_text},
};

bool begins(std::string_view text, std::string_view magic) {
    return text.size() >= magic.size() && std::equal(magic.begin(), magic.end(), text.begin(),
                                                     [](char a, char b) { return small(a) == small(b); });
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

std::string not_text(std::string_view bytes, const std::string &file, std::string_view program) {
    const std::string_view text = bytes.substr(std::min(bytes.find_first_not_of(" \t\r\n"), bytes.size()));
    const auto *kind = std::find_if(std::begin(kinds), std::end(kinds),
                                    [&](const Kind &each) { return begins(text, each.magic); });
    if (kind == std::end(kinds)) return {};
    if (kind->name == "a zip archive")
        for (const Kind &document : documents)
            if (bytes.substr(0, 8192).find(document.magic) != bytes.npos) {
                kind = &document;
                break;
            }
    std::string remedy(kind->remedy);
    if (const std::size_t place = remedy.find('%'); place != remedy.npos)
        remedy = remedy.replace(place, 1, file) + " | " + std::string(program) + " -";
    return std::string(kind->name) + " found, expected text: " + remedy;
}

std::optional<std::string> from_utf_16(std::string_view bytes) {
    std::string zeros;
    for (const char byte : bytes.substr(0, 4)) zeros += byte == '\0' ? '0' : 'x';
    const bool big_endian = bytes.starts_with("\xFE\xFF") || zeros == "0x0x";
    if (!big_endian && !bytes.starts_with("\xFF\xFE") && zeros != "x0x0") return {};
    // The unit that begins at byte i; half a unit at the end is no character.
    const auto unit = [=](std::size_t i) -> char32_t {
        if (i + 1 >= bytes.size()) return 0xFFFD;
        const auto byte = [=](std::size_t at) { return static_cast<unsigned char>(bytes[at]); };
        return big_endian ? byte(i) << 8u | byte(i + 1) : byte(i + 1) << 8u | byte(i);
    };
    std::string text;
    for (std::size_t i = unit(0) == 0xFEFF ? 2 : 0; i < bytes.size(); i += 2) {
        char32_t point = unit(i);
        // A high and a low surrogate are one character beyond U+FFFF.
        const char32_t low = unit(i + 2);
        if (point >= 0xD800 && point < 0xDC00 && low >= 0xDC00 && low < 0xE000) {
            point = 0x10000 + ((point - 0xD800) << 10) + (low - 0xDC00);
            i += 2;
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
