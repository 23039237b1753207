// Code points, words for messages, plain characters, lines.
#include "text.h"

#include <cstdio>

namespace shell {

namespace {

// What plain() makes of typographic signs.
struct PlainSign {
    std::u32string_view for_any_of;
    std::string_view sign;
};
constexpr PlainSign plain_signs[] = {
    {U"\u00A0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u202F\u205F\u3000", " "},
    {U"\u00AD\u061C\u200B\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2060\u2066\u2067\u2068\u2069\uFEFF", ""},
    {U"‐‑‒–—―−─━═", "-"},
    {U"‘’‚‛‹›", "'"},
    {U"“”„‟«»", "\""},
    {U"·•", "*"},
    {U"…", "..."},
    {U"│┃║", "|"},
    {U"┌┍┎┏┐┑┒┓└┕┖┗┘┙┚┛├┝┞┟┠┡┢┣┤┥┦┧┨┩┪┫┬┭┮┯┰┱┲┳┴┵┶┷┸┹┺┻┼┽┾┿╀╁╂╃╄╅╆╇╈╉╊╋", "+"},
    {U"╒╓╔╕╖╗╘╙╚╛╜╝╞╟╠╡╢╣╤╥╦╧╨╩╪╫╬", "+"},
};

} // namespace

// Well-formed by RFC 3629: the shortest form, no surrogates, nothing over U+10FFFF.
std::optional<char32_t> take_code_point(std::string_view &text) {
    const char32_t first = static_cast<unsigned char>(text[0]);
    const std::size_t size = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    char32_t point = size == 1 ? first : first & (0x7Fu >> size);
    bool good = (first < 0x80 || (first >= 0xC0 && first < 0xF8)) && size <= text.size();
    for (std::size_t i = 1; good && i < size; ++i) {
        good = (text[i] & 0xC0) == 0x80;
        point = point << 6 | (static_cast<unsigned char>(text[i]) & 0x3Fu);
    }
    constexpr char32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    good = good && point >= least[size] && point <= 0x10FFFF && !(point >= 0xD800 && point < 0xE000);
    text.remove_prefix(good ? size : 1);
    return good ? std::optional(point) : std::nullopt;
}

std::string tamed(std::string_view text) {
    return replaced(text, [](std::optional<char32_t> c, std::string_view bytes) {
        // Terminals obey C0 and C1 controls; U+2028 to U+202E end lines or reverse them.
        const bool obeyed = c < U' ' || (c >= 0x7Fu && c < 0xA0u) || (c >= 0x2028u && c < 0x202Fu);
        return obeyed ? "?" : bytes;
    });
}

std::string in_quotes(std::string_view word) {
    constexpr std::size_t longest = 40;
    std::size_t size = std::min(longest, word.size());
    while (size < word.size() && size > longest - 3 && (word[size] & 0xC0) == 0x80)
        --size; // cut no letter in two
    const bool no_break = word.find("\u00A0") != word.npos || word.find("\u202F") != word.npos;
    return "'" + tamed(word.substr(0, size)) + (size < word.size() ? "...'" : "'") +
           (no_break ? " with a no-break space" : "");
}

std::string shell_quoted(const std::string &word) {
    constexpr std::string_view plain =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-+=.,:@%/";
    if (word.find_first_not_of(plain) == word.npos) return word;
    std::string quoted = "'";
    for (const char c : word) quoted += c == '\'' ? "'\\''" : std::string(1, c);
    return quoted + '\'';
}

std::string list_of(const std::vector<std::string_view> &names, std::string_view last) {
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (i > 0) text += i + 1 < names.size() ? ", " : ' ' + std::string(last) + ' ';
        text += names[i];
    }
    return text;
}

std::string count_of(std::uint64_t n, std::string_view noun) {
    return std::to_string(n) + ' ' + std::string(noun) + (n == 1 ? "" : "s");
}

bool is_plain(std::string_view text) {
    // One search for each first byte of what plain() changes: memchr is fast.
    constexpr std::string_view first = "\xC2\xE2\xE3\xEF";
    return std::ranges::all_of(first, [&](char c) { return text.find(c) == text.npos; });
}

std::string plain(std::string_view text) {
    if (is_plain(text)) return std::string(text);
    bool good = true;
    const std::string result = replaced(text, [&good](std::optional<char32_t> c, std::string_view bytes) {
        good = good && c;
        if (c < 0x80u) return bytes;
        const auto *found = std::ranges::find_if(
            plain_signs, [c](const auto &sign) { return contains(sign.for_any_of, *c); });
        return found == std::end(plain_signs) ? bytes : found->sign;
    });
    return good ? result : std::string(text);
}

Words numbers_of(std::string_view text) {
    constexpr std::string_view digits = "0123456789";
    Words numbers = words_of(text, " \t,xX*×");
    std::erase(numbers, "by");
    bool good = text.find_first_of(digits) == text.find_first_not_of(" \t") &&
                text.find_last_of(digits) == text.find_last_not_of(" \t");
    for (const std::string &number : numbers) good = good && number.find_first_not_of(digits) == number.npos;
    return good ? numbers : Words();
}

std::string json_string(std::string_view text) {
    const auto escaped = [](std::optional<char32_t> c, std::string_view bytes) -> std::string {
        if (!c) return "\xEF\xBF\xBD";
        if (*c >= ' ') return (*c == '"' || *c == '\\' ? "\\" : "") + std::string(bytes);
        char escape[8];
        std::snprintf(escape, sizeof escape, "\\u%04x", static_cast<unsigned>(*c));
        return escape;
    };
    return '"' + replaced(text, escaped) + '"';
}

std::string json_array(const std::vector<std::string> &texts, std::string_view between) {
    std::string list;
    for (const std::string &text : texts) (list += list.empty() ? "" : between) += json_string(text);
    return '[' + list + ']';
}

std::string unquoted(std::string_view text) {
    std::string result;
    bool begins = true; // the line, but for marks and blanks
    for (const char c : text) {
        if (begins && c == '>') continue;
        begins = c == '\n' || (begins && c == ' ');
        result += c;
    }
    return result;
}

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t");
    if (first == text.npos) return {};
    return text.substr(first, text.find_last_not_of(" \t") + 1 - first);
}

std::size_t length_of(std::string_view text) {
    std::size_t length = 0;
    for (; !text.empty(); ++length) take_code_point(text);
    return length;
}

std::string_view take_line(std::string_view &text) {
    const std::size_t size = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, size);
    text.remove_prefix(std::min(size + 1, text.size()));
    if (line.ends_with('\r')) line.remove_suffix(1);
    return line;
}

std::vector<std::string> lines_within(std::string_view text, double most, double (*width_of)(char32_t),
                                      bool whole_words) {
    std::vector<std::string> lines;
    double width = 0;
    std::size_t end = 0; // the line's last blank
    for (std::string_view rest = text; !rest.empty();) {
        const std::size_t size = text.size() - rest.size();
        if (rest[0] == ' ') end = size;
        width += width_of(take_code_point(rest).value_or('?'));
        if (size == 0 || width <= most) continue;
        // The line is full: end it at its last blank, which is dropped.
        if (end == 0) {
            if (whole_words) continue;
            end = size;
        }
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(end + (text[end] == ' ' ? 1 : 0));
        rest = text;
        width = 0;
        end = 0;
    }
    lines.emplace_back(text);
    return lines;
}

bool Lines::next() {
    if (rest_.empty()) return false;
    line_ = take_line(rest_);
    ++number_;
    return true;
}

InputError Lines::error_at(const char *where, const std::string &reason) const {
    return InputError(name_ + ':' + std::to_string(number()) + ':' +
                      std::to_string(where - line_.data() + 1) + ": " + reason);
}

Words words_of(std::string_view line, std::string_view between) {
    Words words;
    const std::string text = plain(line);
    for (std::size_t end = 0, begin; (begin = text.find_first_not_of(between, end)) != text.npos;) {
        end = std::min(text.find_first_of(between, begin), text.size());
        std::transform(&text[begin], &text[end], std::back_inserter(words.emplace_back()), small);
    }
    return words;
}

} // namespace shell
