// spellscreen: a picture of a board and its path, as jgraph text or as SVG.
//
// Every cell that is not empty is a box of 0.9 x 0.9 cells with its letter, the even columns half a cell lower; every
// step of the path is a thick line over the middle 40% of the way between the two centres. The lab's picture is the
// dark one: on black, red boxes, blue ones on the path. Ours are the disc under the path's first letter, the square
// under its last, and the light picture, for print: on white, outlined boxes.
//
// Lengths are hundredths of a cell. A Point counts from the top left corner of the grid to the right and downwards, as
// SVG does; jgraph's are in cells, and its y is the height of the grid less that.
#include "shell/arguments.h"
#include "shell/files.h"
#include "shell/page.h"
#include "shell/terminal.h"
#include "shell/text.h"
#include "spellpath/board.h"
#include "spellpath/command.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <optional>
#include <string>
#include <unistd.h>
#include <utility>
#include <vector>

static constexpr char help[] = R"(usage: spellscreen [OPTION]... [FILE]
Draws a grid, or a grid and, after the word PATH, a path: a row and a column
number a cell. Writes jgraph text: `spellscreen FILE | jgraph -P` is a page of
PostScript, plain `jgraph` EPS.

  FILE                the board; standard input when it is - or absent
  --grid NAME         which cells touch: hex (the default), square4, square8
  --svg               write SVG instead
  --paper a4|letter   a page of that size in SVG, which the picture fills; in
                      jgraph text, the page that it has to fit on (default:
                      letter)
  --title TEXT        with --svg: a page with a title
  --rules TEXT        with --svg: a page with this text below the title
  --dark              on black, as the lab's picture is; else on white
  -o FILE             put the answer in FILE, whole or not at all
  -h, --help, --version

The path starts at the white disc and ends at the white square. A byte that is
not a printable ASCII character is drawn as two hexadecimal digits.

Examples:
  spellgen 12 16 4 >board
  spellseeker board | spellscreen --svg >path.svg
  spellscreen --svg --title 'Longest path' board >page.svg
  spellscreen board | jgraph -P >page.ps

Exit code: 0 the picture is written, 2 misuse, no legal grid and path to draw,
or output that cannot be written.
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
    const Grid &grid;
    const std::vector<Cell> &path;
    const bool dark;
    double width, height;      // of the grid
    std::vector<bool> on_path; // of each cell

    Picture(const spell::Verdict &board, bool dark_)
        : grid(board.grid), path(board.path), dark(dark_), width(cell_size * grid.cols()),
          height(cell_size * grid.rows()), on_path(grid.size()) {
        for (const Cell cell : path) on_path[grid.index(cell)] = true;
        // The last box of an even column may reach half a row lower.
        each_box([this](Point at, unsigned char, bool) { height = std::max(height, at.y + cell_size / 2); });
    }

    Point centre(Cell cell) const {
        const bool is_low = grid.shape == spell::Shape::hex && cell.c % 2 == 0;
        return {cell_size * (cell.c + 0.5), cell_size * (cell.r + (is_low ? 1 : 0.5))};
    }
    // The ends of the line for a step of the path.
    std::pair<Point, Point> line_between(Cell from, Cell to) const {
        const Point a = centre(from), b = centre(to);
        return {{0.7 * a.x + 0.3 * b.x, 0.7 * a.y + 0.3 * b.y},
                {0.3 * a.x + 0.7 * b.x, 0.3 * a.y + 0.7 * b.y}};
    }

    // How large a cell can be in a picture of this width and height, which includes a margin.
    double largest_cell(double most_wide, double most_high) const {
        return cell_size * std::min(most_wide / (width + 2 * margin), most_high / (height + 2 * margin));
    }
    // Calls draw(centre, byte, whether it is on the path) for every box in row-major order.
    template <typename Draw>
    void each_box(Draw draw) const {
        for (Cell cell{0, 0}; cell.r < grid.rows(); ++cell.r)
            for (cell.c = 0; cell.c < grid.cols(); ++cell.c)
                if (!grid.empty(cell)) draw(centre(cell), grid.at(cell), on_path[grid.index(cell)]);
    }
    std::string title() const {
        std::string text = std::to_string(grid.rows()) + " x " + std::to_string(grid.cols()) + " board";
        if (!path.empty())
            text += ", path of length " + std::to_string(path.size()) + " from " + text_of(path.front()) +
                    " to " + text_of(path.back());
        return text;
    }
};

template <typename... Parts>
void add(std::string &text, const Parts &...parts) {
    ((text += parts), ...);
}

// A length in cells.
std::string cells(double length) { return svg::number(length / cell_size); }

// The size of the picture. A cell is a quarter of an inch wide, less where the picture would not fit on the page within
// half an inch.
void add_size(std::string &out, const Picture &picture, svg::Paper paper) {
    constexpr double inch = 72, cell = 0.25 * inch, millimetre = inch / 25.4;
    const svg::Box room = svg::inside(svg::page_of(paper), 12.7);
    const double scale =
        std::min(1.0, picture.largest_cell(room.width * millimetre, room.height * millimetre) / cell);
    add(out, "(* ", picture.title(), " *)\n");
    // This scales all that follows, even the outline of a box: for jgraph that is always 0.7 points thick.
    if (scale < 1) add(out, "preamble : ", std::to_string(scale), " dup scale\n");
    const auto points = [scale](double length) { return length / cell_size * cell * scale; };
    const std::string low = svg::number(std::floor(points(-margin)));
    add(out, "bbox ", low, ' ', low, ' ', svg::number(std::ceil(points(picture.width + margin))), ' ',
        svg::number(std::ceil(points(picture.height + margin))), "\nnewgraph");
    for (const auto &[axis, length] : {std::pair("x", picture.width), std::pair("y", picture.height)})
        add(out, '\n', axis, "axis min 0 max ", cells(length), " size ", cells(length * cell / inch),
            " nodraw");
}

std::string jgraph_of(const Picture &picture, svg::Paper paper) {
    std::string out;
    add_size(out, picture, paper);
    const auto add_point = [&](Point p) { add(out, ' ', cells(p.x), ' ', cells(picture.height - p.y)); };
    if (picture.dark) {
        add(out, "\nnewline linethickness 0 poly pcfill 0 0 0 pts");
        const double right = picture.width + margin, low = picture.height + margin;
        for (const Point corner : {Point{-margin, low}, {right, low}, {right, -margin}, {-margin, -margin}})
            add_point(corner);
    }
    // The boxes.
    for (const bool on_path : {false, true}) {
        add(out, "\nnewcurve marktype box marksize ", cells(box_size), ' ', cells(box_size), " cfill ",
            fills[picture.dark][on_path].jgraph, " pts");
        picture.each_box([&](Point at, unsigned char, bool is_on_path) {
            if (is_on_path != on_path) return;
            add(out, '\n');
            add_point(at);
        });
    }
    // The path: the marks at its ends, and its steps.
    const auto add_mark = [&](const char *type, Cell cell) {
        add(out, "\nnewcurve marktype ", type, " cfill 1 1 1 marksize ", cells(mark_size), ' ',
            cells(mark_size), " pts");
        add_point(picture.centre(cell));
    };
    if (!picture.path.empty()) {
        add_mark("general gmarks -1 -1 -1 1 1 1 1 -1", picture.path.back());
        add_mark("circle", picture.path.front());
    }
    for (std::size_t i = 1; i < picture.path.size(); ++i) {
        const auto [from, to] = picture.line_between(picture.path[i - 1], picture.path[i]);
        add(out, i == 1 ? "\nnewline linethickness 4 color 0.85 0 0 pts" : "\ncopycurve pts");
        add_point(from);
        add_point(to);
    }
    // The labels. A jgraph string ends with its line unless a backslash is last, so a backslash gets a blank on either
    // side; all else in it is plain text.
    picture.each_box([&](Point at, unsigned char byte, bool) {
        add(out, "\nnewstring hjc vjc font Helvetica fontsize ", printable(byte) ? "12" : "9", " x ",
            cells(at.x), " y ", cells(picture.height - at.y), " : ", byte == '\\' ? " \\ " : label_of(byte));
    });
    return out + '\n';
}

// A square, as path data.
void add_square(svg::Document &document, Point p, double size) {
    document.add('M', p.x - size / 2, ' ', p.y - size / 2, 'h', size, 'v', size, "h-", size, "z\n");
}

// A cell is 8 mm wide, less where the picture would be larger than 400 mm. On a page it is as large as there is room for
// below the title.
std::string svg_of(const Picture &picture, const std::optional<svg::PageOptions> &page) {
    const svg::Box view{-margin, -margin, picture.width + 2 * margin, picture.height + 2 * margin};
    const double cell = std::min(8.0, picture.largest_cell(400, 400)) / cell_size;
    svg::Document out =
        page ? svg::Document(*page, picture.title())
             : svg::Document({0, 0, view.width * cell, view.height * cell}, view, picture.title());
    if (page) {
        svg::Box room = svg::inside(svg::page_of(page->paper), 15);
        out.add_head(room, *page, "", false);
        out.begin_in(room, view);
    }
    if (picture.dark)
        out.add("<rect x=\"", view.x, "\" y=\"", view.y, "\" width=\"", view.width, "\" height=\"",
                view.height, "\" rx=\"20\"/>\n");
    // The boxes: squares smaller than they look, whose strokes make them larger and round their corners. In the light
    // picture the stroke is the outline.
    for (const bool on_path : {false, true}) {
        const double round = picture.dark ? 16 : 2;
        const char *const fill = fills[picture.dark][on_path].svg;
        out.add("<path fill=\"", fill, "\" stroke=\"", picture.dark ? fill : "#555", "\" stroke-width=\"",
                round, "\" stroke-linejoin=\"round\" d=\"\n");
        picture.each_box([&](Point at, unsigned char, bool is_on_path) {
            if (is_on_path == on_path) add_square(out, at, box_size - round);
        });
        out.add("\"/>\n");
    }
    // The path: the marks at its ends, and its steps.
    if (!picture.path.empty()) {
        out.add("<g fill=\"#fff\" stroke=\"#000\" stroke-width=\"4\">\n<path d=\"");
        const Point first = picture.centre(picture.path.front());
        add_square(out, picture.centre(picture.path.back()), mark_size);
        out.add("\"/>\n<circle cx=\"", first.x, "\" cy=\"", first.y, "\" r=\"", mark_size / 2,
                "\"/>\n</g>\n<path stroke=\"#d90000\" stroke-width=\"15\" stroke-linecap=\"round\" d=\"\n");
        for (std::size_t i = 1; i < picture.path.size(); ++i) {
            const auto [from, to] = picture.line_between(picture.path[i - 1], picture.path[i]);
            out.add('M', from.x, ' ', from.y, 'L', to.x, ' ', to.y, '\n');
        }
        out.add("\"/>\n");
    }
    // The labels: 22 and 16 put letters of these sizes in the middle.
    out.begin_font(64, " text-anchor=\"middle\"");
    picture.each_box([&](Point at, unsigned char byte, bool) {
        const bool large = printable(byte);
        out.add_text(at.x, at.y + (large ? 22 : 16), label_of(byte), large ? "" : " font-size=\"46\"");
    });
    out.add(page ? "</g>\n</g>\n" : "</g>\n");
    return out.take();
}

int draw(shell::Arguments &arguments) {
    spell::BoardArguments source;
    svg::PageOptions page;
    while (arguments.next()) {
        if (arguments.is("--svg") || arguments.is("--dark")) continue;
        if (!page.take(arguments)) source.take(arguments);
    }
    if (page.puzzles > 0) throw shell::Misuse("a number of puzzles found, expected one board");
    arguments.needs({"--title", "--rules"}, {"--svg"});
    const bool paper = arguments.given("--paper"),
               on_page = paper || arguments.given("--title") || arguments.given("--rules");
    spell::Board board = source.read("spellscreen", spell::PathText::read);
    const std::string name = board.file;
    const spell::Verdict verdict = judge(std::move(board));
    if (const auto &fault = verdict.fault)
        throw shell::InputError(name + ':' + std::to_string(fault->line) + ": " + fault->message);
    const Picture picture(verdict, arguments.given("--dark"));
    const bool as_svg = arguments.given("--svg");
    if (!as_svg && isatty(1))
        shell::say("spellscreen",
                   "this is text for jgraph; for a picture add `| jgraph -P >page.ps`, or --svg");
    shell::write_answer(as_svg ? svg_of(picture, on_page ? std::optional(page) : std::nullopt)
                               : jgraph_of(picture, paper ? page.paper : svg::Paper::letter));
    return 0;
}

} // namespace

int main(int argc, char **argv) { return shell::run("spellscreen", help, argc, argv, draw); }
