// Pictures as SVG documents: a size on paper in millimetres, a viewBox in units of the picture's own, a title, and white
// behind all. Pages for a pencil: where the title, the rules, the puzzles and the answers go.
//
//     svg::Document picture({.width = 12, .height = 9}, {.width = 400, .height = 300}, "Chomp 5442");
//     picture.add("<circle cx=\"", x, "\" cy=\"", y, "\" r=\"", 2.5, "\"/>\n");
//     shell::write_answer(picture.take());
//
// These files stand in dond/. The other folders that draw have symbolic links to them.
#ifndef PUZZLELABS_SVG_DOCUMENT_H
#define PUZZLELABS_SVG_DOCUMENT_H

#include "shell.h"

#include <cstdint>
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

enum class Paper { a4, letter };
/// The page, in millimetres.
inline Box page_of(Paper paper) { return paper == Paper::a4 ? Box{0, 0, 210, 297} : Box{0, 0, 215.9, 279.4}; }
/// The page less a margin on each side.
inline Box inside(Box page, double margin) {
    return {page.x + margin, page.y + margin, page.width - 2 * margin, page.height - 2 * margin};
}

/// What the command line says about a page to print.
struct PageOptions {
    Paper paper = Paper::a4;
    std::string title;
    std::optional<std::string> rules;  // in place of the program's, which are English
    unsigned puzzles = 0, columns = 0; // columns: 0 if places() may choose
    std::optional<std::uint64_t> seed; // for the page's foot: it tells which solution belongs to which page

    /// Takes the present argument if it is --paper, --title, --rules or --puzzles N or ROWSxCOLUMNS.
    bool take(shell::Arguments &arguments);
};

/// Divides the area into n boxes of one size, row by row, in so many columns or, for 0, in as many as leave the most room
/// for contents of this aspect (width divided by height). n is at least 1.
std::vector<Box> places(Box area, unsigned n, double aspect = 1, unsigned columns = 0);

/// The number in decimal with at most three digits behind the point and without zeros at its end, such as 2.5.
std::string number(double value);

/// How wide a text is at most in one of the usual fonts (DejaVu Sans is the widest) of this height.
double width_of(std::string_view text, double height);
/// The text in lines that are not wider than that in a font of this height. They end at blanks where they can.
std::vector<std::string> lines_of(std::string_view text, double width, double height);

/// The text of an SVG document.
class Document {
  public:
    /// `size` on paper in millimetres (x and y do not count), what part of the plane it shows, and its title.
    Document(Box size, Box view, std::string_view title);
    /// A page of paper, in units of a millimetre, with the options' title, or this one, and at its foot `No. SEED`.
    Document(const PageOptions &options, std::string_view title);

    /// Adds texts, as they are, and numbers.
    template <typename... Parts>
    Document &add(const Parts &...parts) {
        (put(parts), ...);
        return *this;
    }
    /// Adds a line of text, escaped, that begins at (x, y), with more attributes such as ` text-anchor="middle"`.
    Document &add_text(double x, double y, std::string_view text, std::string_view attributes = "");

    /// Begins a part that is drawn in `box`: contents that fill `view` are scaled to fit, centred. End it with add("</g>").
    Document &begin_in(Box box, Box view);
    /// Begins the foot of a page, upside down below a dashed line, and takes its height off the area. Returns where it is.
    /// End it with add("</g>").
    Box begin_foot(Box &area, double height);
    /// Begins a part whose texts have this height. End it with add("</g>").
    Document &begin_font(double height, std::string_view attributes = "");

    /// The head of a page: the options' title, smaller if it is long, the rules, in as many lines as they need, and, if wanted,
    /// a line for the name of who solves it above them. The options' rules stand in place of these, and then there is no
    /// line for the name. Takes their height off the area. Title and rules may be empty.
    void add_head(Box &area, const PageOptions &options, std::string_view rules, bool with_name);

    /// The finished document.
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

#endif
