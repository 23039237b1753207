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

using namespace spell;

struct Point {
    double x, y;
};

constexpr double cell_size = 100, box_size = 90, mark_size = 74, margin = 15;

std::string label_of(unsigned char byte) {
    char label[3];
    std::snprintf(label, sizeof label, byte > ' ' && byte <= '~' ? "%c" : "%02X", byte);
    return label;
}

// The colours of boxes: in the light and the dark picture, off the path and on it.
struct Colour {
    const char *jgraph, *svg;
};
constexpr Colour fills[2][2] = {{{"1 1 1", "#fff"}, {"0.88 0.88 1", "#e0e0ff"}},
                                {{"1 0.7 0.7", "#ffb3b3"}, {"0.7 0.7 1", "#b3b3ff"}}};

// What all forms show, from the bottom up: the boxes off the path, those on it, the marks at its ends, its
// lines, and the letters.
struct Picture {
    struct Box {
        Point centre;
        std::string label;
        std::size_t step; // of the path, from 1; 0 off it
    };
    bool is_hex, dark;
    double width, height; // of the grid
    std::string title;
    std::vector<Box> boxes;                     // in row-major order
    std::vector<Point> centres[2];              // of those off the path, and of those on it
    std::vector<Point> path;                    // the centres of its cells
    std::vector<std::pair<Point, Point>> lines; // from one to the next

    Picture(const Verdict &board, bool dark_)
        : is_hex(board.grid.shape == Shape::hex), dark(dark_), width(cell_size * board.grid.cols()),
          height(cell_size * board.grid.rows()) {
        const Grid &grid = board.grid;
        title = std::to_string(grid.rows()) + " x " + std::to_string(grid.cols()) + " board";
        if (!board.path.empty())
            title += ", path of length " + std::to_string(board.path.size()) + " from " +
                     text_of(board.path.front()) + " to " + text_of(board.path.back());
        std::vector<std::size_t> steps(grid.size());
        for (const Cell cell : board.path) {
            const Point b = centre(cell);
            if (!path.empty()) {
                const Point a = path.back();
                lines.push_back({{0.7 * a.x + 0.3 * b.x, 0.7 * a.y + 0.3 * b.y},
                                 {0.3 * a.x + 0.7 * b.x, 0.3 * a.y + 0.7 * b.y}});
            }
            path.push_back(b);
            steps[grid.index(cell)] = path.size();
        }
        for (Cell cell{0, 0}; cell.r < grid.rows(); ++cell.r)
            for (cell.c = 0; cell.c < grid.cols(); ++cell.c) {
                if (grid.empty(cell)) continue;
                const Point at = centre(cell);
                const std::size_t step = steps[grid.index(cell)];
                boxes.push_back({.centre = at, .label = label_of(grid.at(cell)), .step = step});
                centres[step > 0].push_back(at);
                // The last box of an even column may reach half a row lower.
                height = std::max(height, at.y + cell_size / 2);
            }
    }

    Point centre(Cell cell) const {
        return {cell_size * (cell.c + 0.5), cell_size * (cell.r + (is_hex && cell.c % 2 == 0 ? 1 : 0.5))};
    }
    // The grid with a margin.
    svg::Box view() const { return svg::inside({0, 0, width, height}, -margin); }
    // The size of a cell in a picture of this width and height, margin included.
    double largest_cell(double most_wide, double most_high) const {
        return cell_size * std::min(most_wide / view().width, most_high / view().height);
    }
};

// In characters: each cell with its step, if the path has it. On the hex-like grid a low cell is a line
// lower.
std::string plain_of(const Picture &picture) {
    const double line = picture.is_hex ? cell_size / 2 : cell_size;
    const std::size_t width = 2 + std::to_string(picture.path.size()).size();
    std::vector<std::string> lines;
    for (const Picture::Box &box : picture.boxes) {
        const auto at = static_cast<std::size_t>(box.centre.y / line - 0.5);
        lines.resize(std::max(lines.size(), at + 1));
        lines[at].resize(width * static_cast<std::size_t>(box.centre.x / cell_size), ' ');
        lines[at] += box.label + (box.step > 0 ? std::to_string(box.step) : "");
    }
    std::string text;
    for (const std::string &row : lines) text += row + '\n';
    return text;
}

// Text for jgraph.
struct Jgraph {
    const double height;
    std::string text = {};

    // Adds texts as they are, lengths in cells, and points.
    void add(const auto &...parts) { (put(parts), ...); }
    void put(std::string_view part) { text += part; }
    void put(double length) { text += svg::number(length / cell_size); }
    void put(Point p) { add(" ", p.x, " ", height - p.y); }
    void add_marks(std::string_view type, double size, std::string_view fill, const std::vector<Point> &at) {
        add("\nnewcurve marktype ", type, " marksize ", size, " ", size, " cfill ", fill, " pts");
        for (const Point p : at) add("\n", p);
    }
};

// A cell is a quarter of an inch wide, less where the picture would not fit on the page within half an inch.
std::string jgraph_of(const Picture &picture, const svg::Box &paper) {
    constexpr double inch = 72, cell = 0.25 * inch, millimetre = inch / 25.4;
    const svg::Box room = svg::inside(paper, 12.7);
    const double scale =
        std::min(1.0, picture.largest_cell(room.width * millimetre, room.height * millimetre) / cell);
    const auto points = [scale](double length) { return length / cell_size * cell * scale; };
    const std::string low = svg::number(std::floor(points(-margin)));
    const double right = picture.width + margin, bottom = picture.height + margin;
    Jgraph out{picture.height};
    out.add("(* ", picture.title, " *)\n");
    // This scales all that follows, even the outline of a box: for jgraph that is always 0.7 points thick.
    if (scale < 1) out.add("preamble : ", std::to_string(scale), " dup scale\n");
    out.add("bbox ", low, " ", low, " ", svg::number(std::ceil(points(right))), " ",
            svg::number(std::ceil(points(bottom))), "\nnewgraph");
    for (const auto &[axis, length] : {std::pair("x", picture.width), std::pair("y", picture.height)})
        out.add("\n", axis, "axis min 0 max ", length, " size ", length * cell / inch, " nodraw");
    if (picture.dark)
        out.add("\nnewline linethickness 0 poly pcfill 0 0 0 pts", Point{-margin, bottom},
                Point{right, bottom}, Point{right, -margin}, Point{-margin, -margin});

    for (const bool on_path : {false, true})
        out.add_marks("box", box_size, fills[picture.dark][on_path].jgraph, picture.centres[on_path]);
    if (!picture.path.empty()) {
        out.add_marks("general gmarks -1 -1 -1 1 1 1 1 -1", mark_size, "1 1 1", {picture.path.back()});
        out.add_marks("circle", mark_size, "1 1 1", {picture.path.front()});
    }
    std::string_view curve = "\nnewline linethickness 4 color 0.85 0 0 pts";
    for (const auto &[from, to] : picture.lines) {
        out.add(curve, from, to);
        curve = "\ncopycurve pts";
    }
    // A jgraph string ends with its line unless a backslash is last, so a backslash gets a blank on either
    // side; all else in it is plain text.
    for (const auto &[at, label, step] : picture.boxes)
        out.add("\nnewstring hjc vjc font Helvetica fontsize ", label.size() == 1 ? "12" : "9", " x ", at.x,
                " y ", picture.height - at.y, " : ", label == "\\" ? " \\ " : label);
    return out.text + '\n';
}

// A document for the picture. A cell is 8 mm wide, less where the picture would be larger than 400 mm. On a
// page it is as large as there is room for below the title.
svg::Document document_for(const Picture &picture, const std::optional<svg::PageOptions> &page) {
    const svg::Box view = picture.view();
    if (!page) {
        const double cell = std::min(8.0, picture.largest_cell(400, 400)) / cell_size;
        return {{0, 0, view.width * cell, view.height * cell}, view, picture.title};
    }
    svg::Document document(*page, picture.title);
    svg::Box room = svg::inside(page->paper, 15);
    document.add_head(room, *page, "", false);
    document.begin_in(room, view);
    return document;
}

std::string svg_of(const Picture &picture, const std::optional<svg::PageOptions> &page) {
    svg::Document out = document_for(picture, page);
    const auto [x, y, width, height] = picture.view();
    if (picture.dark)
        out.add("<rect x=\"", x, "\" y=\"", y, "\" width=\"", width, "\" height=\"", height,
                "\" rx=\"20\"/>\n");
    const auto add_square = [&](Point p, double size) { // as path data
        out.add('M', p.x - size / 2, ' ', p.y - size / 2, 'h', size, 'v', size, "h-", size, "z\n");
    };
    // Squares smaller than they look, whose strokes make them larger and round their corners. In the light
    // picture the stroke is the outline.
    const double outline = picture.dark ? 16 : 2;
    for (const bool on_path : {false, true}) {
        const char *const fill = fills[picture.dark][on_path].svg;
        out.add("<path fill=\"", fill, "\" stroke=\"", picture.dark ? fill : "#555", "\" stroke-width=\"",
                outline, "\" stroke-linejoin=\"round\" d=\"\n");
        for (const Point p : picture.centres[on_path]) add_square(p, box_size - outline);
        out.add("\"/>\n");
    }
    if (!picture.path.empty()) {
        const Point first = picture.path.front();
        out.add("<g fill=\"#fff\" stroke=\"#000\" stroke-width=\"4\">\n<path d=\"");
        add_square(picture.path.back(), mark_size);
        out.add("\"/>\n<circle cx=\"", first.x, "\" cy=\"", first.y, "\" r=\"", mark_size / 2,
                "\"/>\n</g>\n<path stroke=\"#d90000\" stroke-width=\"15\" stroke-linecap=\"round\" d=\"\n");
        for (const auto &[from, to] : picture.lines)
            out.add('M', from.x, ' ', from.y, 'L', to.x, ' ', to.y, '\n');
        out.add("\"/>\n");
    }
    out.begin_font(64, " text-anchor=\"middle\"");
    // 22 and 16 put letters of these sizes in the middle.
    for (const auto &[at, label, step] : picture.boxes) {
        const bool large = label.size() == 1;
        out.add_text(at.x, at.y + (large ? 22 : 16), label, large ? "" : " font-size=\"46\"");
    }
    return out.add(page ? "</g>\n</g>\n" : "</g>\n").take();
}

int draw(shell::Arguments &arguments) {
    BoardArguments source;
    svg::PageOptions page;
    while (arguments.next())
        if (!page.take(arguments)) source.take(arguments);
    arguments.needs({"--title", "--rules"}, {"--svg"});
    arguments.exclude({"--plain"}, {"--svg", "--dark", "--paper"});
    const bool paper = arguments.given("--paper");
    Board board = source.read(PathText::read);
    const std::string name = board.file;
    const Verdict verdict = judge(std::move(board));
    if (const auto &fault = verdict.fault)
        throw shell::InputError(name + ':' + std::to_string(fault->line) + ": " + fault->message);
    const Picture picture(verdict, arguments.given("--dark"));
    const bool plain = arguments.given("--plain"), svg = arguments.given("--svg"),
               terminal = !svg && shell::answers_on_terminal();
    if (terminal && !plain) shell::say("for a picture add `| jgraph -P >page.ps`, or --svg -o FILE");
    if (svg) shell::write_answer(svg_of(picture, page.sheet ? std::optional(page) : std::nullopt));
    else if (plain || (terminal && !paper && !picture.dark)) shell::write_answer(plain_of(picture));
    else shell::write_answer(jgraph_of(picture, paper ? page.paper : svg::letter));
    return 0;
}

} // namespace

int main(int argc, char **argv) { return shell::run("spellscreen", help, argc, argv, draw); }
