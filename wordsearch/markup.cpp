// Takes away what programs put around letters.
#include "wordsearch/markup.h"

#include "wordsearch/letters.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace wordsearch {

namespace {

/// How many bytes the tag has that the text begins with; 0 if none does.
std::size_t size_of_tag(std::string_view text, char open, char close) {
    if (text.size() < 3 || text[0] != open || !(is_a_to_z(text[1]) || text[1] == '/' || text[1] == '*'))
        return 0;
    const std::size_t end = text.find_first_of(std::string{open, close, '\n'}, 1);
    return end < text.size() && text[end] == close ? end + 1 : 0;
}

/// The letter, or what stands for a blank or a piece of a box. Other typographic signs are letters.
std::string plain_sign(char32_t point, std::string_view letter) {
    if (point == '\f') return " ";
    if (point >= 0x80 && !shell::is_plain(letter)) {
        const std::string plain = shell::plain(letter);
        const bool drawn = point >= 0x2500 && point < 0x2580;
        if (drawn || plain.empty() || plain == " ") return plain;
    }
    return std::string(letter);
}

} // namespace

shell::Text without_markup(shell::Text text) {
    const std::string_view typed = shell::view_of(text);
    const auto has = [typed](std::string_view part) { return typed.find(part) != typed.npos; };
    const bool html = has("</"), forum = has("[/");
    if (shell::is_plain(typed) && !html && !forum && !has(">") && !has("\f")) return text;
    const std::string unquoted = shell::unquoted(typed);
    std::string result;
    for (std::string_view rest = unquoted; !rest.empty();) {
        const std::string_view from = rest;
        if (const std::size_t tag =
                std::max(html ? size_of_tag(rest, '<', '>') : 0, forum ? size_of_tag(rest, '[', ']') : 0)) {
            result += "  "; // which part words
            rest.remove_prefix(tag);
            continue;
        }
        const char32_t point = shell::take_code_point(rest).value_or(0);
        result += plain_sign(point, from.substr(0, from.size() - rest.size()));
    }
    return {result.begin(), result.end()};
}

} // namespace wordsearch
