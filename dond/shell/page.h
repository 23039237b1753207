// Pictures as SVG documents: a size in millimetres, a viewBox in the picture's own units, a title and a white
// background. Pages to print: where the title, the rules, the puzzles and the answers go.
//
//     svg::Document picture({.width = 12, .height = 9}, {.width = 400, .height = 300}, "Chomp 5442");
//     picture.add("<circle cx=\"", x, "\" cy=\"", y, "\" r=\"", 2.5, "\"/>\n");
//     shell::write_answer(picture.take());
#pragma once

#include "arguments.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace svg {

/// A rectangle, in millimetres or in units of a picture; y grows downwards.
struct Box {
    double x = 0, y = 0, width = 0, height = 0;
};

/// Sizes of paper, in millimetres.
inline constexpr Box a4{.width = 210, .height = 297}, letter{.width = 215.9, .height = 279.4};
/// The page less a margin on each side.
inline Box inside(Box page, double margin) {
    return {page.x + margin, page.y + margin, page.width - 2 * margin, page.height - 2 * margin};
}

/// What the command line says about a page to print.
struct PageOptions {
    Box paper = a4;
    std::string title;
    bool sheet = false; // whether one of these options asks for a page, and not for a picture alone
    std::optional<std::string> rules;  // in place of the program's, which are English
    unsigned puzzles = 0, columns = 0; // columns: 0 if places() may choose
    unsigned sets = 0;                 // how many sheets, with a page of keys; 0 for one without
    std::string set_file;              // where they go, as write_pages() has it
    std::optional<std::uint64_t> seed; // at the foot of a puzzle and of its solution: they belong together
    std::size_t first = 1;             // the number of the first puzzle on the page

    /// Takes the present argument if it is --paper, --title or --rules.
    bool take(shell::Arguments &arguments);
    /// For a program that makes puzzles: takes these, --seed, --sets, and --puzzles N or ROWSxCOLUMNS.
    bool take_puzzles(shell::Arguments &arguments);
    /// After the last argument: the file of -o is that of a set. Throws shell::Misuse if there is none.
    void take_set_file(const shell::Arguments &arguments);
    /// The seeds of all puzzles, one after another. The first is the user's, or else random, and becomes
    /// `seed`.
    std::vector<std::uint64_t> seeds();
    /// Draws a page with that many puzzles from page.first on, or for 0 the keys of a set.
    using DrawPage = std::function<std::string(const PageOptions &page, std::size_t puzzles)>;
    /// Writes the page as the answer; or a set: with `-o class.svg` the sheets are class-1.svg, class-2.svg
    /// and so on, and the keys class-keys.svg. All files are whole, or all as they were. Throws
    /// std::runtime_error.
    void write_pages(const DrawPage &draw) const;
};

/// Divides the area into count >= 1 boxes of one size, row by row. For 0 columns it chooses the number that
/// gives contents of this aspect (width divided by height) the most room.
std::vector<Box> places(Box area, std::size_t count, double aspect = 1, unsigned columns = 0);

/// The number with at most three decimals and no zeros at its end, such as 2.5.
std::string number(double value);

/// The greatest width of the text in the usual fonts of this height; DejaVu Sans is the widest.
double width_of(std::string_view text, double height);
/// The text in lines of at most this width in a font of this height. They end at blanks where they can.
std::vector<std::string> lines_of(std::string_view text, double width, double height);

/// The text of an SVG document.
class Document {
  public:
    /// The size on paper in millimetres (x and y do not count), the part of the plane that it shows, and its
    /// title.
    Document(Box size, Box view, std::string_view title);
    /// A page of paper, in millimetres, with the options' title, or else this one, and at its foot `No.
    /// SEED`.
    Document(const PageOptions &options, std::string_view title);

    /// Adds numbers, and texts as they are.
    template <typename... Parts>
    Document &add(const Parts &...parts) {
        (put(parts), ...);
        return *this;
    }
    /// Adds a line of text, escaped, at (x, y), with attributes such as ` text-anchor="middle"`.
    Document &add_text(double x, double y, std::string_view text, std::string_view attributes = "");

    // Each part that one of the next three begins is ended by add("</g>").
    /// Scales what fills `view` to fit `box`, centred.
    Document &begin_in(Box box, Box view);
    /// The foot of a page, upside down below a dashed line. Takes its height off the area, and returns its
    /// place.
    Box begin_foot(Box &area, double height);
    /// Texts of this height.
    Document &begin_font(double height, std::string_view attributes = "");

    /// The head of a page: perhaps a pencil and a line for the solver's name; the options' title, smaller if
    /// it is long; and these rules, or the options' rules, without a line for the name. Title and rules may
    /// be empty. Takes its height off the area.
    void add_head(Box &area, const PageOptions &options, std::string_view rules, bool with_name);

    /// Returns the finished document.
    std::string take();

  private:
    template <typename Part>
    void put(const Part &part) {
        if constexpr (std::is_same_v<Part, char>) text_ += part;
        else if constexpr (std::is_arithmetic_v<Part>) text_ += number(static_cast<double>(part));
        else text_ += part;
    }

    std::string text_;
};

} // namespace svg
