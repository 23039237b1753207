// What the colours of cells do. A driver, tests/alice/alice_reversed.cpp, puts colours of its own in place of
// these.
//
// A new colour needs a name in `enum Colour` and a line in `colours`. Its letter must not be s, g or w, which
// mean other cells in the compact form. A colour that turns arrows also changes `followed`; the opposite of
// direction k is 7 - k. The compiler then stops where more is needed: at how it looks, in picture.cpp, and at
// the rules in words, in play.cpp and page.cpp. Messages name it by themselves. The generator has a list of
// its own, so that seeds keep their mazes.
#ifndef ALICE_COLOURS_H
#define ALICE_COLOURS_H

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace alice {

enum class Colour : std::uint8_t { red, yellow, black };

struct ColourRule {
    Colour colour;
    char letter;
    std::string_view name;
    std::uint32_t times; // d becomes times * d + plus
    std::int32_t plus;
};

/// All colours, in the order of their values.
inline constexpr std::array colours{
    ColourRule{.colour = Colour::red, .letter = 'r', .name = "red", .times = 1, .plus = 1},
    ColourRule{.colour = Colour::yellow, .letter = 'y', .name = "yellow", .times = 1, .plus = -1},
    ColourRule{.colour = Colour::black, .letter = 'b', .name = "black", .times = 1, .plus = 0}};

/// The index of a colour in this array, and in other tables by colour.
constexpr std::size_t index_of(Colour colour) { return static_cast<std::size_t>(colour); }
constexpr const ColourRule &rule_of(Colour colour) { return colours[index_of(colour)]; }

/// What a colour does: the step size with which a walker leaves a cell of this colour, when it came with d,
/// at least 1. It is arithmetic, not a switch, since searches apply it to one random cell after another.
constexpr std::uint32_t leaving(Colour colour, std::uint32_t d) {
    return rule_of(colour).times * d + static_cast<std::uint32_t>(rule_of(colour).plus);
}

/// The directions in which a walker can follow a set of arrows on a cell of this colour: as they point.
constexpr unsigned followed(Colour, unsigned arrows) { return arrows; }

static_assert(std::ranges::all_of(colours,
                                  [](const ColourRule &rule) { return &rule == &rule_of(rule.colour); }),
              "a new colour needs a name in enum Colour, and its line at the same place in `colours`");
static_assert(std::ranges::all_of(colours,
                                  [](const ColourRule &rule) { return leaving(rule.colour, 1) <= 2; }),
              "a colour makes 0, 1 or 2 of a step size of 1");
static_assert(std::ranges::none_of(colours,
                                   [](const ColourRule &rule) {
                                       return std::string_view("sgw").find(rule.letter) < 3;
                                   }),
              "s, g and w are other cells in the compact form: choose another letter");

} // namespace alice

#endif
