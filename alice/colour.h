// The colours of cells: what each does to the walker's step size, and to the arrows.
//
// A new colour is a name in `enum Colour` and a line in `colours`; its letter is none of s, g and w, which the compact
// form of a maze has for other cells. One that changes where arrows lead is a line in `followed`. The compiler then
// stops at the tables in drawing.cpp that need a line too. All else goes by these, but the words in messages, help
// texts and on sheets; and the generator has a list of its own, so that its seeds keep their mazes.
//
// tests/alice/alice_reversed.cpp has a file of its own in place of this one, with a colour that reverses the arrows.
#ifndef PUZZLELABS_ALICE_COLOUR_H
#define PUZZLELABS_ALICE_COLOUR_H

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
inline constexpr std::array colours{ColourRule{Colour::red, 'r', "red", 1, 1},
                                    ColourRule{Colour::yellow, 'y', "yellow", 1, -1},
                                    ColourRule{Colour::black, 'b', "black", 1, 0}};
/// The index of a colour in this array, and in other tables by colour.
constexpr std::size_t index_of(Colour colour) { return static_cast<std::size_t>(colour); }

/// What a colour does: the step size with which a walker leaves a cell of this colour, when it came with d, at least 1.
/// A rule of numbers and not a switch: searches apply it to one random cell after another.
constexpr std::uint32_t leaving(Colour colour, std::uint32_t d) {
    const ColourRule &rule = colours[index_of(colour)];
    return rule.times * d + static_cast<std::uint32_t>(rule.plus);
}

/// The directions in which a walker can follow a set of arrows (see maze.h) on a cell of this colour: as they point.
constexpr unsigned followed(Colour, unsigned arrows) { return arrows; }

static_assert([] {
    for (std::size_t i = 0; i < colours.size(); ++i) {
        if (index_of(colours[i].colour) != i || leaving(colours[i].colour, 1) > 2) return false;
        if (std::string_view("sgw").find(colours[i].letter) != std::string_view::npos) return false;
    }
    return true;
}());

} // namespace alice

#endif
