// spellscreen: a picture of a board and its path, as jgraph text or as SVG.
//
// Every cell that is not empty is a box of 0.9 x 0.9 cells with its letter, the even columns half a cell lower; every
// step of the path is a thick line over the middle 40% of the way between the two centres. The lab's picture is the
// dark one: on black, red boxes, blue ones on the path. Ours are the disc under the path's first letter, the square
// under its last, and the light picture, for print: on white, outlined boxes.
//
// Lengths are whole hundredths of a cell. A Point counts from the top left corner of the grid to the right and
// downwards, as SVG does; jgraph's y is the height of the grid less that.
#include "spellpath/board.h"
#include "spellpath/command.h"
#include "spellpath/shell.h"
#include "spellpath/svg_document.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <cstdio>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <unistd.h>
#include <utility>
#include <vector>

static constexpr char help[] = R"(usage: spellscreen [OPTION]... [FILE]
Draws a grid, or a grid and, after the word PATH, a path: a row and a column
number a cell. Writes jgraph text: `spellscreen FILE | jgraph -P` is a page of
PostScript, plain `jgraph` EPS.

  FILE                the board; standard input when it is - or absent
  --svg               write SVG instead
  --paper a4|letter   a page of that size in SVG; in jgraph text, the page that
                      the picture has to fit on (default: letter)
  --dark              on black, as the lab's picture is; else on white
  -h, --help, --version

The path starts at the white disc and ends at the white square. A byte that is
not a printable ASCII character is drawn as two hexadecimal digits.

Examples:
  spellseeker board | spellscreen --svg >path.svg
  spellscreen --svg --paper a4 board >page.svg
  spellscreen board | jgraph -P >page.ps

Exit code: 0 the picture is written, 2 misuse, no legal grid and path to draw,
or output that cannot be written.
)";

namespace {

using spell::Cell;
using spell::Grid;
using Length = long long;

struct Point {
    Length x, y;
};

enum class Style { light, dark };

constexpr Length cell_size = 100, box_size = 90, mark_size = 74, margin = 15;

Point centre(Cell cell) {
    return {cell.c * cell_size + cell_size / 2, cell.r * cell_size + cell_size / (cell.c % 2 == 0 ? 1 : 2)};
}

// The ends of the line for a step of the path.
std::pair<Point, Point> line_between(Cell from, Cell to) {
    const Point a = centre(from), b = centre(to);
    const auto at = [a, b](Length percent) {
        return Point{a.x + (b.x - a.x) * percent / 100, a.y + (b.y - a.y) * percent / 100};
    };
    return {at(30), at(70)};
}

bool printable(unsigned char byte) { return byte > ' ' && byte <= '~'; }

// A byte that is not printable ASCII is drawn as two hexadecimal digits.
std::string label_of(unsigned char byte) {
    static constexpr char digits[] = "0123456789ABCDEF";
    if (printable(byte)) return {static_cast<char>(byte)};
    return {digits[byte / 16], digits[byte % 16]};
}

struct Box {
    Point centre;
    unsigned char byte;
    bool on_path;
};

// What both forms show.
class Picture {
  public:
    Picture(const Grid &grid, const std::vector<Cell> &path)
        : grid_(grid), path_(path), on_path_(grid.size()) {
        for (const Cell cell : path) on_path_[grid.index(cell)] = true;
    }

    const std::vector<Cell> &path() const { return path_; }
    Length width() const { return grid_.cols() * cell_size; }
    /// Without the half row under the odd columns when the even ones have no box there.
    Length height() const {
        bool half_row = false;
        for (Cell cell{grid_.rows() - 1, 0}; cell.c < grid_.cols(); cell.c += 2)
            half_row = half_row || !grid_.empty(cell);
        return grid_.rows() * cell_size + (half_row ? cell_size / 2 : 0);
    }
    /// How large a cell can be in a picture of this width and height, which includes a margin.
    double largest_cell(double most_wide, double most_high) const {
        const auto cells = [](Length length) { return static_cast<double>(length + 2 * margin) / cell_size; };
        return std::min(most_wide / cells(width()), most_high / cells(height()));
    }

    /// Calls draw for every Box in row-major order.
    template <typename Draw>
    void each_box(Draw draw) const {
        for (Cell cell{0, 0}; cell.r < grid_.rows(); ++cell.r)
            for (cell.c = 0; cell.c < grid_.cols(); ++cell.c)
                if (!grid_.empty(cell)) draw(Box{centre(cell), grid_.at(cell), on_path_[grid_.index(cell)]});
    }

    std::string title() const {
        const auto text_of = [](int a, const char *between, int b) {
            return std::to_string(a) + between + std::to_string(b);
        };
        std::string text = text_of(grid_.rows(), " x ", grid_.cols()) + " board";
        if (!path_.empty())
            text += ", path of length " + std::to_string(path_.size()) + " from (" +
                    text_of(path_.front().r, ",", path_.front().c) + ") to (" +
                    text_of(path_.back().r, ",", path_.back().c) + ")";
        return text;
    }

  private:
    const Grid &grid_;
    const std::vector<Cell> &path_;
    std::vector<bool> on_path_;
};

// Adds texts, as they are, and numbers, as jgraph reads them.
template <typename... Parts>
void add(std::string &text, const Parts &...parts) {
    const auto put = [&text](const auto &part) {
        if constexpr (std::is_same_v<std::decay_t<decltype(part)>, double>) {
            char number[32];
            const auto end =
                std::to_chars(number, number + sizeof number, part, std::chars_format::general, 9).ptr;
            text.append(number, end);
        } else {
            text += part;
        }
    };
    (put(parts), ...);
}

double in_cells(Length length) { return static_cast<double>(length) / cell_size; }

// A point of a picture of this height, in cells.
void add_point(std::string &text, Point p, Length height) {
    add(text, ' ', in_cells(p.x), ' ', in_cells(height - p.y));
}

// The size of the picture. A cell is a quarter of an inch wide, less where the picture would not fit on the page within
// half an inch.
void add_size(std::string &out, const Picture &picture, svg::Paper paper) {
    constexpr double inch = 72, cell = 0.25 * inch, millimetre = inch / 25.4;
    const svg::Box room = svg::inside(svg::page_of(paper), 12.7);
    const double scale =
        std::min(1.0, picture.largest_cell(room.width * millimetre, room.height * millimetre) / cell);
    const Length right = picture.width(), top = picture.height();
    const auto inches = [&](Length length) { return in_cells(length) * cell / inch; };
    const auto bound = [&](Length length) {
        const double points = inches(length) * inch * scale;
        return length < 0 ? std::floor(points) : std::ceil(points);
    };
    add(out, "(* ", picture.title(), " *)\n");
    // This scales all that follows, even the outline of a box: for jgraph that is always 0.7 points thick.
    if (scale < 1) add(out, "preamble : ", scale, " dup scale\n");
    add(out, "bbox ", bound(-margin), ' ', bound(-margin), ' ', bound(right + margin), ' ',
        bound(top + margin));
    add(out, "\nnewgraph\nxaxis min 0 max ", in_cells(right), " size ", inches(right), " nodraw");
    add(out, "\nyaxis min 0 max ", in_cells(top), " size ", inches(top), " nodraw");
}

// The marks at its ends, and its steps.
void add_path(std::string &out, const Picture &picture) {
    const Length top = picture.height();
    const std::vector<Cell> &path = picture.path();
    const auto add_mark = [&](std::string_view type, Cell where) {
        add(out, "\nnewcurve marktype ", type, " cfill 1 1 1 marksize ", in_cells(mark_size), ' ',
            in_cells(mark_size), " pts");
        add_point(out, centre(where), top);
    };
    if (!path.empty()) add_mark("general gmarks -1 -1 -1 1 1 1 1 -1", path.back());
    if (!path.empty()) add_mark("circle", path.front());
    for (std::size_t i = 1; i < path.size(); ++i) {
        const auto [from, to] = line_between(path[i - 1], path[i]);
        add(out, i == 1 ? "\nnewline linethickness 4 color 0.85 0 0 pts" : "\ncopycurve pts");
        add_point(out, from, top);
        add_point(out, to, top);
    }
}

std::string jgraph_of(const Picture &picture, Style style, svg::Paper paper) {
    std::string out;
    add_size(out, picture, paper);
    const Length top = picture.height();
    if (style == Style::dark) {
        add(out, "\nnewline linethickness 0 poly pcfill 0 0 0 pts");
        const Length low = -margin, far = picture.width() + margin, high = top + margin;
        for (const Point corner : {Point{low, low}, {far, low}, {far, high}, {low, high}})
            add_point(out, corner, top);
    }
    for (const bool on_path : {false, true}) {
        const char *const fill = style == Style::light ? (on_path ? "0.88 0.88 1 pts" : "1 1 1 pts")
                                 : on_path             ? "0.7 0.7 1 pts"
                                                       : "1 0.7 0.7 pts";
        add(out, "\nnewcurve marktype box marksize ", in_cells(box_size), ' ', in_cells(box_size), " cfill ",
            fill);
        picture.each_box([&](const Box &box) {
            if (box.on_path != on_path) return;
            add(out, '\n');
            add_point(out, box.centre, top);
        });
    }
    add_path(out, picture);

    // The labels. A jgraph string ends with its line unless a backslash is last, so a backslash gets a blank on either
    // side; all else in it is plain text.
    const char *verb = "\nnewstring hjc vjc font Helvetica";
    std::string_view last_size;
    picture.each_box([&](const Box &box) {
        const std::string_view size = printable(box.byte) ? " fontsize 12" : " fontsize 9";
        add(out, std::exchange(verb, "\ncopystring"));
        if (std::exchange(last_size, size) != size) add(out, size);
        add(out, " x ", in_cells(box.centre.x), " y ", in_cells(top - box.centre.y), " : ");
        add(out, box.byte == '\\' ? " \\ " : label_of(box.byte));
    });
    return out + '\n';
}

// A square, as path data.
void add_square(svg::Document &document, Point p, Length size) {
    document.add('M', p.x - size / 2, ' ', p.y - size / 2, 'h', size, 'v', size, "h-", size, 'z');
}

// The boxes: squares smaller than they look, whose strokes make them larger and round their corners. In the light
// picture the stroke is the outline.
void add_boxes(svg::Document &out, const Picture &picture, Style style) {
    for (const bool on_path : {false, true}) {
        const bool light = style == Style::light;
        const Length round = light ? 2 : 16;
        const char *const fill = light ? (on_path ? "#e0e0ff" : "#fff") : on_path ? "#b3b3ff" : "#ffb3b3";
        out.add("<path fill=\"", fill, "\" stroke=\"", light ? "#555" : fill, "\" stroke-width=\"", round,
                "\" stroke-linejoin=\"round\" d=\"\n");
        picture.each_box([&](const Box &box) {
            if (box.on_path != on_path) return;
            add_square(out, box.centre, box_size - round);
            out.add('\n');
        });
        out.add("\"/>\n");
    }
}

// The marks at its ends, and its steps.
void add_path(svg::Document &out, const std::vector<Cell> &path) {
    const Point first = centre(path.front());
    out.add("<g fill=\"#fff\" stroke=\"#000\" stroke-width=\"4\">\n<path d=\"");
    add_square(out, centre(path.back()), mark_size);
    out.add("\"/>\n<circle cx=\"", first.x, "\" cy=\"", first.y, "\" r=\"", mark_size / 2,
            "\"/>\n</g>\n<path stroke=\"#d90000\" stroke-width=\"15\" stroke-linecap=\"round\" d=\"\n");
    for (std::size_t i = 1; i < path.size(); ++i) {
        const auto [from, to] = line_between(path[i - 1], path[i]);
        out.add('M', from.x, ' ', from.y, 'L', to.x, ' ', to.y, '\n');
    }
    out.add("\"/>\n");
}

// A cell is 8 mm wide, less where the picture would be larger than 400 mm. On paper it is up to 12 mm, and the picture
// stands in the middle of a page with a margin of 15 mm.
std::string svg_of(const Picture &picture, Style style, std::optional<svg::Paper> paper) {
    const auto length = [](Length units) { return static_cast<double>(units); };
    const svg::Box view{-length(margin), -length(margin), length(picture.width() + 2 * margin),
                        length(picture.height() + 2 * margin)};
    const svg::Box page = paper ? svg::page_of(*paper) : svg::Box{0, 0, 400, 400};
    const svg::Box room = svg::inside(page, paper ? 15 : 0);
    const double cell = std::min(paper ? 12.0 : 8.0, picture.largest_cell(room.width, room.height));
    const svg::Box size{0, 0, view.width / cell_size * cell, view.height / cell_size * cell};

    svg::Document out =
        paper ? svg::Document(*paper, picture.title()) : svg::Document(size, view, picture.title());
    if (paper)
        out.begin_in(
            {(page.width - size.width) / 2, (page.height - size.height) / 2, size.width, size.height}, view);
    if (style == Style::dark)
        out.add("<rect x=\"", view.x, "\" y=\"", view.y, "\" width=\"", view.width, "\" height=\"",
                view.height, "\" rx=\"20\"/>\n");

    add_boxes(out, picture, style);
    if (!picture.path().empty()) add_path(out, picture.path());

    // The labels: 22 and 16 put letters of these sizes in the middle.
    out.begin_font(64, " text-anchor=\"middle\"");
    picture.each_box([&](const Box &box) {
        const bool large = printable(box.byte);
        out.add_text(length(box.centre.x), length(box.centre.y + (large ? 22 : 16)), label_of(box.byte),
                     large ? "" : " font-size=\"46\"");
    });
    out.add(paper ? "</g>\n</g>\n" : "</g>\n");
    return out.take();
}

int draw(shell::Arguments &arguments) {
    std::optional<std::string> file;
    std::optional<svg::Paper> paper;
    bool as_svg = false;
    Style style = Style::light;
    while (arguments.next()) {
        if (arguments.is("--svg")) as_svg = true;
        else if (arguments.is("--paper"))
            paper = arguments.choice<svg::Paper>({{"a4", svg::Paper::a4}, {"letter", svg::Paper::letter}});
        else if (arguments.is("--dark")) style = Style::dark;
        else spell::take_file(arguments, file);
    }

    spell::Board board = spell::read_board_noted("spellscreen", file, spell::PathText::read);
    const std::string name = board.file;
    const spell::Verdict verdict = judge(std::move(board));
    if (const auto &fault = verdict.fault)
        throw shell::InputError(name + ':' + std::to_string(fault->line) + ": " + fault->message);
    const Picture picture(verdict.grid, verdict.path);
    if (!as_svg && isatty(1))
        std::fputs(
            "spellscreen: this is text for jgraph; for a picture add `| jgraph -P >page.ps`, or --svg\n",
            stderr);
    shell::write_answer(as_svg ? svg_of(picture, style, paper)
                               : jgraph_of(picture, style, paper.value_or(svg::Paper::letter)));
    return 0;
}

} // namespace

int main(int argc, char **argv) { return shell::run("spellscreen", help, argc, argv, draw); }
