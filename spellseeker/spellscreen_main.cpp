// spellscreen: a picture of a board and its path, as jgraph text or as SVG.
//
// Every cell that is not empty is a box of 0.9 x 0.9 cells with its letter, the even columns half a cell
// lower; every step of the path is a thick line over the middle 40% of the way between the two centres. The
// dark picture is the lab's: on black, with red boxes, and blue ones on the path. We added the disc under the
// path's first letter, the square under its last, and the light picture, for print: outlined boxes on white.
//
// Lengths are hundredths of a cell. A Point counts from the top left corner of the grid to the right and
// downwards, as in SVG; jgraph's points are in cells, and its y is the height of the grid less that of the
// Point.
#include "shell/arguments.h"
#include "shell/files.h"
#include "shell/page.h"
#include "shell/terminal.h"
#include "shell/text.h"
#include "spellpath/board.h"
#include "spellpath/command.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdio>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

static constexpr char help[] = R"(usage: spellscreen [OPTION]... [FILE]
Draws a grid, or a grid and, after the word PATH, a path: the row and column of
each cell. Writes jgraph text: `spellscreen FILE | jgraph -P` makes a page of
PostScript, plain `jgraph` makes EPS. On a terminal, --plain is the default.

  FILE                the board; standard input when it is - or absent
  --grid NAME         which cells touch: hex (the default), square4, square8
  --svg               write SVG instead
  --plain             in characters: each cell of the path with its number
  --paper a4|letter   with --svg: a page of that size, which the picture fills;
                      else the page that it must fit on (default: letter)
  --title TEXT        with --svg: a page with a title
  --rules TEXT        with --svg: a page with this text below the title
  --dark              draw on black, as the lab does
  -o FILE             put the answer in FILE, whole or not at all
  -h, --help, --version

The path starts at the white disc and ends at the white square. A byte that is
not a printable ASCII character is drawn as two hexadecimal digits.

Examples:
  spellgen 12 16 4 >board
  spellseeker board | spellscreen --svg >path.svg
  spellscreen --svg --title 'Longest path' board >page.svg
  spellscreen board | jgraph -P >page.ps

Exit code: 0 the picture is written, 2 misuse, bad input, an illegal path, or
output that cannot be written.
)";

namespace {

using spell::Cell;
using spell::Grid;

struct Point {
    double x, y;
};

constexpr double cell_size = 100, box_size = 90, mark_size = 74, margin = 15;

// The colours of boxes: in the light and the dark picture, off the path and on it.
struct Colour {
    const char *jgraph, *svg;
};
constexpr Colour fills[2][2] = {{{"1 1 1", "#fff"}, {"0.88 0.88 1", "#e0e0ff"}},
                                {{"1 0.7 0.7", "#ffb3b3"}, {"0.7 0.7 1", "#b3b3ff"}}};

bool printable(unsigned char byte) { return byte > ' ' && byte <= '~'; }

std::string label_of(unsigned char byte) {
    char label[3];
    std::snprintf(label, sizeof label, printable(byte) ? "%c" : "%02X", byte);
    return label;
}

// What both forms show.
struct Picture {
    struct Box {
        Point centre;
        unsigned char byte;
        std::size_t step; // of the path, from 1; 0 off it
    };
    const Grid &grid;
    const std::vector<Cell> &path;
    const bool dark;
    std::vector<Box> boxes; // in row-major order
    double width, height;   // of the grid

    Picture(const spell::Verdict &board, bool dark_)
        : grid(board.grid), path(board.path), dark(dark_), width(cell_size * grid.cols()),
          height(cell_size * grid.rows()) {
        std::vector<std::size_t> steps(grid.size());
        for (std::size_t i = 0; i < path.size(); ++i) steps[grid.index(path[i])] = i + 1;
        for (Cell cell{0, 0}; cell.r < grid.rows(); ++cell.r)
            for (cell.c = 0; cell.c < grid.cols(); ++cell.c) {
                if (grid.empty(cell)) continue;
                const Point at = centre(cell);
                boxes.push_back({.centre = at, .byte = grid.at(cell), .step = steps[grid.index(cell)]});
                // The last box of an even column may reach half a row lower.
                height = std::max(height, at.y + cell_size / 2);
            }
    }

    Point centre(Cell cell) const {
        const bool is_low = grid.shape == spell::Shape::hex && cell.c % 2 == 0;
        return {cell_size * (cell.c + 0.5), cell_size * (cell.r + (is_low ? 1 : 0.5))};
    }
    // The grid with a margin.
    svg::Box view() const {
        return {.x = -margin, .y = -margin, .width = width + 2 * margin, .height = height + 2 * margin};
    }
    // The size of a cell in a picture of this width and height, margin included.
    double largest_cell(double most_wide, double most_high) const {
        return cell_size * std::min(most_wide / view().width, most_high / view().height);
    }
    std::string title() const {
        std::string text = std::to_string(grid.rows()) + " x " + std::to_string(grid.cols()) + " board";
        if (!path.empty())
            text += ", path of length " + std::to_string(path.size()) + " from " + text_of(path.front()) +
                    " to " + text_of(path.back());
        return text;
    }
};

// In characters: each cell with its step, if the path has it. On the hex-like grid a low cell is a line
// lower.
std::string text_of(const Picture &picture) {
    const Grid &grid = picture.grid;
    const double line = grid.shape == spell::Shape::hex ? cell_size / 2 : cell_size;
    const std::size_t width = 2 + std::to_string(picture.path.size()).size();
    std::vector<std::string> lines;
    for (const Picture::Box &box : picture.boxes) {
        const auto at = static_cast<std::size_t>(box.centre.y / line - 0.5);
        lines.resize(std::max(lines.size(), at + 1));
        std::string &text = lines[at];
        text.resize(width * static_cast<std::size_t>(box.centre.x / cell_size), ' ');
        text += label_of(box.byte) + (box.step > 0 ? std::to_string(box.step) : "");
    }
    std::string text;
    for (const std::string &row : lines) text += row + '\n';
    return text;
}

// Draws the picture in a form, from the bottom up.
template <typename Form>
std::string render(const Picture &picture, Form form) {
    for (const bool on_path : {false, true}) {
        form.begin_boxes(on_path);
        for (const Picture::Box &box : picture.boxes)
            if ((box.step > 0) == on_path) form.add_box(box.centre);
    }
    const std::vector<Cell> &path = picture.path;
    if (!path.empty()) form.add_marks(picture.centre(path.front()), picture.centre(path.back()));
    for (std::size_t i = 1; i < path.size(); ++i) {
        const Point a = picture.centre(path[i - 1]), b = picture.centre(path[i]);
        form.add_line({0.7 * a.x + 0.3 * b.x, 0.7 * a.y + 0.3 * b.y},
                      {0.3 * a.x + 0.7 * b.x, 0.3 * a.y + 0.7 * b.y});
    }
    form.begin_labels();
    for (const Picture::Box &box : picture.boxes) form.add_label(box.centre, box.byte);
    return form.take();
}

// Text for jgraph.
class Jgraph {
  public:
    // A cell is a quarter of an inch wide, less where the picture would not fit on the page within half an
    // inch.
    Jgraph(const Picture &picture, svg::Paper paper) : picture_(picture) {
        constexpr double inch = 72, cell = 0.25 * inch, millimetre = inch / 25.4;
        const svg::Box room = svg::inside(svg::page_of(paper), 12.7);
        const double scale =
            std::min(1.0, picture.largest_cell(room.width * millimetre, room.height * millimetre) / cell);
        add("(* ", picture.title(), " *)\n");
        // This scales all that follows, even the outline of a box: for jgraph that is always 0.7 points
        // thick.
        if (scale < 1) add("preamble : ", std::to_string(scale), " dup scale\n");
        const auto points = [scale](double length) { return length / cell_size * cell * scale; };
        const std::string low = svg::number(std::floor(points(-margin)));
        const double right = picture.width + margin, bottom = picture.height + margin;
        add("bbox ", low, " ", low, " ", svg::number(std::ceil(points(right))), " ",
            svg::number(std::ceil(points(bottom))), "\nnewgraph");
        for (const auto &[axis, length] : {std::pair("x", picture.width), std::pair("y", picture.height)})
            add("\n", axis, "axis min 0 max ", length, " size ", length * cell / inch, " nodraw");
        if (picture.dark)
            add("\nnewline linethickness 0 poly pcfill 0 0 0 pts", Point{-margin, bottom},
                Point{right, bottom}, Point{right, -margin}, Point{-margin, -margin});
    }

    void begin_boxes(bool on_path) {
        add("\nnewcurve marktype box marksize ", box_size, " ", box_size, " cfill ",
            fills[picture_.dark][on_path].jgraph, " pts");
    }
    void add_box(Point at) { add("\n", at); }
    void add_marks(Point first, Point last) {
        add("\nnewcurve marktype general gmarks -1 -1 -1 1 1 1 1 -1 cfill 1 1 1 marksize ", mark_size, " ",
            mark_size, " pts", last);
        add("\nnewcurve marktype circle cfill 1 1 1 marksize ", mark_size, " ", mark_size, " pts", first);
    }
    void add_line(Point from, Point to) {
        add(has_line_ ? "\ncopycurve pts" : "\nnewline linethickness 4 color 0.85 0 0 pts", from, to);
        has_line_ = true;
    }
    void begin_labels() {}
    // A jgraph string ends with its line unless a backslash is last, so a backslash gets a blank on either
    // side; all else in it is plain text.
    void add_label(Point at, unsigned char byte) {
        add("\nnewstring hjc vjc font Helvetica fontsize ", printable(byte) ? "12" : "9", " x ", at.x, " y ",
            picture_.height - at.y, " : ", byte == '\\' ? " \\ " : label_of(byte));
    }
    std::string take() { return text_ + '\n'; }

  private:
    // Adds texts as they are, lengths in cells, and points.
    template <typename... Parts>
    void add(const Parts &...parts) {
        (put(parts), ...);
    }
    void put(std::string_view text) { text_ += text; }
    void put(double length) { text_ += svg::number(length / cell_size); }
    void put(Point p) { add(" ", p.x, " ", picture_.height - p.y); }

    const Picture &picture_;
    std::string text_;
    bool has_line_ = false;
};

// A document for the picture. A cell is 8 mm wide, less where the picture would be larger than 400 mm. On a
// page it is as large as there is room for below the title.
svg::Document document_for(const Picture &picture, const std::optional<svg::PageOptions> &page) {
    const svg::Box view = picture.view();
    if (!page) {
        const double cell = std::min(8.0, picture.largest_cell(400, 400)) / cell_size;
        return {{0, 0, view.width * cell, view.height * cell}, view, picture.title()};
    }
    svg::Document document(*page, picture.title());
    svg::Box room = svg::inside(svg::page_of(page->paper), 15);
    document.add_head(room, *page, "", false);
    document.begin_in(room, view);
    return document;
}

class Svg {
  public:
    Svg(const Picture &picture, const std::optional<svg::PageOptions> &page)
        : dark_(picture.dark), on_page_(page), out_(document_for(picture, page)) {
        const auto [x, y, width, height] = picture.view();
        if (dark_)
            out_.add("<rect x=\"", x, "\" y=\"", y, "\" width=\"", width, "\" height=\"", height,
                     "\" rx=\"20\"/>\n");
    }

    // Squares smaller than they look, whose strokes make them larger and round their corners. In the light
    // picture the stroke is the outline.
    void begin_boxes(bool on_path) {
        const char *const fill = fills[dark_][on_path].svg;
        out_.add(on_path ? "\"/>\n" : "", "<path fill=\"", fill, "\" stroke=\"", dark_ ? fill : "#555",
                 "\" stroke-width=\"", outline(), "\" stroke-linejoin=\"round\" d=\"\n");
    }
    void add_box(Point at) { add_square(at, box_size - outline()); }
    void add_marks(Point first, Point last) {
        out_.add("\"/>\n<g fill=\"#fff\" stroke=\"#000\" stroke-width=\"4\">\n<path d=\"");
        add_square(last, mark_size);
        out_.add("\"/>\n<circle cx=\"", first.x, "\" cy=\"", first.y, "\" r=\"", mark_size / 2,
                 "\"/>\n</g>\n<path stroke=\"#d90000\" stroke-width=\"15\" stroke-linecap=\"round\" d=\"\n");
    }
    void add_line(Point from, Point to) { out_.add('M', from.x, ' ', from.y, 'L', to.x, ' ', to.y, '\n'); }
    void begin_labels() { out_.add("\"/>\n").begin_font(64, " text-anchor=\"middle\""); }
    // 22 and 16 put letters of these sizes in the middle.
    void add_label(Point at, unsigned char byte) {
        const bool large = printable(byte);
        out_.add_text(at.x, at.y + (large ? 22 : 16), label_of(byte), large ? "" : " font-size=\"46\"");
    }
    std::string take() { return out_.add(on_page_ ? "</g>\n</g>\n" : "</g>\n").take(); }

  private:
    double outline() const { return dark_ ? 16 : 2; }
    // As path data.
    void add_square(Point p, double size) {
        out_.add('M', p.x - size / 2, ' ', p.y - size / 2, 'h', size, 'v', size, "h-", size, "z\n");
    }

    const bool dark_, on_page_;
    svg::Document out_;
};

int draw(shell::Arguments &arguments) {
    spell::BoardArguments source;
    svg::PageOptions page;
    while (arguments.next()) {
        if (arguments.is_any({"--svg", "--plain", "--dark"})) continue;
        if (!page.take(arguments)) source.take(arguments);
    }
    arguments.needs({"--title", "--rules"}, {"--svg"});
    arguments.exclude({"--plain"}, {"--svg", "--dark", "--paper"});
    const bool paper = arguments.given("--paper"),
               on_page = paper || arguments.given("--title") || arguments.given("--rules");
    spell::Board board = source.read(spell::PathText::read);
    const std::string name = board.file;
    const spell::Verdict verdict = judge(std::move(board));
    if (const auto &fault = verdict.fault)
        throw shell::InputError(name + ':' + std::to_string(fault->line) + ": " + fault->message);
    const Picture picture(verdict, arguments.given("--dark"));
    if (arguments.given("--svg")) {
        shell::write_answer(render(picture, Svg(picture, on_page ? std::optional(page) : std::nullopt)));
        return 0;
    }
    const bool plain = arguments.given("--plain"), terminal = shell::answers_on_terminal();
    if (terminal && !plain) shell::say("for a picture add `| jgraph -P >page.ps`, or --svg -o FILE");
    if (plain || (terminal && !paper && !arguments.given("--dark"))) shell::write_answer(text_of(picture));
    else shell::write_answer(render(picture, Jgraph(picture, paper ? page.paper : svg::Paper::letter)));
    return 0;
}

} // namespace

int main(int argc, char **argv) { return shell::run("spellscreen", help, argc, argv, draw); }
