// Takes numbers, cells and directions off a text.
#include "alice/scan.h"

#include "shell/dialogue.h"
#include "shell/text.h"

#include <array>
#include <bit>
#include <cstddef>

namespace alice {

namespace {

using shell::small;

constexpr std::int64_t most_read = 2'000'000'000;

// All characters that are read as an arrow in direction k; ↔ is two.
constexpr std::array<std::u32string_view, directions.size()> signs{
    U"↖⇖⬉⤡", U"↑⇑⬆⏫↕⇕⬍", U"↗⇗⬈⤢", U"←⇐⬅⏪⟵↔⇔⬌", U"→⇒➡⏩⟶➔➜↔⇔⬌", U"↙⇙⬋⤢", U"↓⇓⬇⏬↕⇕⬍", U"↘⇘⬊⤡"};

constexpr DirectionTexts compass_points{"nw", "n", "ne", "w", "e", "sw", "s", "se"};

bool same_word(std::string_view a, std::string_view b) {
    return std::ranges::equal(a, b, [](char x, char y) { return small(x) == small(y); });
}

} // namespace

bool take(std::string_view &text, std::string_view word) {
    std::string_view rest = text;
    skip_blanks(rest);
    if (!same_word(rest.substr(0, word.size()), word)) return false;
    text = rest.substr(word.size());
    return true;
}

std::optional<std::int64_t> take_number(std::string_view &text) {
    std::string_view rest = text;
    skip_blanks(rest);
    const bool minus = take(rest, "-");
    const std::size_t digits = std::min(rest.find_first_not_of("0123456789"), rest.size());
    if (digits == 0) return {};
    const std::int64_t value =
        shell::whole_number<std::int64_t>(rest.substr(0, digits), 0, most_read).value_or(most_read);
    text = rest.substr(digits);
    return minus ? -value : value;
}

std::optional<Cell> take_cell(std::string_view &text) {
    std::string_view rest = text;
    std::string_view close;
    if (take(rest, "(")) close = ")";
    else if (take(rest, "[")) close = "]";
    const std::optional<std::int64_t> r = take_number(rest);
    if (!take(rest, ",")) take(rest, ";");
    const std::optional<std::int64_t> c = take_number(rest);
    if (!r || !c || !take(rest, close)) return {};
    text = rest;
    return Cell{*r, *c};
}

unsigned take_direction(std::string_view &text) {
    std::string_view rest = text;
    skip_blanks(rest);
    const auto letter = [](char byte) { return small(byte) >= 'a' && small(byte) <= 'z'; };
    const std::string_view name(rest.begin(), std::ranges::find_if_not(rest, letter));
    rest.remove_prefix(name.size());
    const char32_t sign = name.empty() && !rest.empty() ? shell::take_code_point(rest).value_or(0) : 0;
    unsigned arrows = 0;
    for (std::size_t k = 0; k < directions.size(); ++k)
        if (same_word(direction_names[k], name) || same_word(compass_points[k], name) ||
            signs[k].find(sign) != signs[k].npos)
            arrows |= bit_of(k);
    for (const char *const as_text_or_emoji : {"\uFE0E", "\uFE0F"}) take(rest, as_text_or_emoji);
    if (arrows != 0) text = rest;
    return arrows;
}

unsigned move_of(std::string_view text) {
    if (const auto step = shell::direction_of(text))
        for (std::size_t k = 0; k < directions.size(); ++k)
            if (directions[k] == Cell{step->row, step->col}) return bit_of(k);
    const unsigned move = take_direction(text);
    return std::has_single_bit(move) && text.empty() ? move : 0;
}

} // namespace alice
