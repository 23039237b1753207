// The picture of a board and its path, as text for jgraph or as SVG.
//
// Every cell that is not empty is a box of 0.9 x 0.9 cells with its letter, the even columns half a cell lower; every
// step of the path is a thick line over the middle 40% of the way between the two centres. The lab's picture is the
// dark one: on black, red boxes, blue ones on the path. Ours are the disc under the path's first letter, the square
// under its last, and the light picture, for print: on white, outlined boxes.
//
// Lengths are whole hundredths of a cell. A Point counts from the top left corner of the grid to the right and
// downwards, as SVG does; jgraph's y is the height of the grid less that.
#pragma once

#include "spellpath/board.h"
#include "spellpath/shell.h"
#include "spellpath/svg_document.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdio>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace screen {

using spell::Cell;
using Length = long long;

struct Point {
    Length x, y;
};

enum class Style { light, dark };

constexpr Length cell_size = 100, box_size = 90, mark_size = 74, margin = 15;

inline Point centre(Cell cell) {
    return {cell.c * cell_size + cell_size / 2, cell.r * cell_size + cell_size / (cell.c % 2 == 0 ? 1 : 2)};
}

// The ends of the line for a step of the path.
inline std::pair<Point, Point> line_between(Cell from, Cell to) {
    const Point a = centre(from), b = centre(to);
    const auto at = [a, b](Length percent) {
        return Point{a.x + (b.x - a.x) * percent / 100, a.y + (b.y - a.y) * percent / 100};
    };
    return {at(30), at(70)};
}

inline bool printable(unsigned char byte) { return byte > ' ' && byte <= '~'; }

// A byte that is not printable ASCII is drawn as two hexadecimal digits.
inline std::string label_of(unsigned char byte) {
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
    Picture(const spell::Grid &grid, const std::vector<Cell> &path)
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
    const spell::Grid &grid_;
    const std::vector<Cell> &path_;
    std::vector<bool> on_path_;
};

// Text to which numbers are added as well, as jgraph reads them.
class JgraphText {
  public:
    template <typename... Parts>
    void add(const Parts &...parts) {
        (put(parts), ...);
    }
    /// A point of a picture of this height, in cells.
    void add_point(Point p, Length height) { add(' ', in_cells(p.x), ' ', in_cells(height - p.y)); }
    std::string take() { return std::move(text_); }

    static double in_cells(Length length) { return static_cast<double>(length) / cell_size; }

  private:
    void put(std::string_view text) { text_ += text; }
    void put(char byte) { text_ += byte; }
    void put(Length number) { text_ += std::to_string(number); }
    void put(double number) {
        char text[32];
        text_.append(text, static_cast<std::size_t>(std::snprintf(text, sizeof text, "%.9g", number)));
    }

    std::string text_;
};

// A cell is a quarter of an inch wide, less where the picture would not fit on the page within half an inch.
inline std::string jgraph_of(const Picture &picture, Style style, svg::Paper paper) {
    constexpr double inch = 72, cell = 0.25 * inch, millimetre = inch / 25.4;
    const svg::Box room = svg::inside(svg::page_of(paper), 12.7);
    const double scale =
        std::min(1.0, picture.largest_cell(room.width * millimetre, room.height * millimetre) / cell);
    const Length right = picture.width(), top = picture.height();
    const auto in_cells = JgraphText::in_cells;
    const auto inches = [&](Length length) { return in_cells(length) * cell / inch; };
    const auto bound = [&](Length length) {
        const double points = inches(length) * inch * scale;
        return length < 0 ? std::floor(points) : std::ceil(points);
    };

    JgraphText out;
    out.add("(* ", picture.title(), " *)\n");
    // This scales all that follows, even the outline of a box: for jgraph that is always 0.7 points thick.
    if (scale < 1) out.add("preamble : ", scale, " dup scale\n");
    out.add("bbox ", bound(-margin), ' ', bound(-margin), ' ', bound(right + margin), ' ',
            bound(top + margin));
    out.add("\nnewgraph\nxaxis min 0 max ", in_cells(right), " size ", inches(right), " nodraw");
    out.add("\nyaxis min 0 max ", in_cells(top), " size ", inches(top), " nodraw");

    // The black page, the boxes, the marks, the lines.
    if (style == Style::dark) {
        out.add("\nnewline linethickness 0 poly pcfill 0 0 0 pts");
        const Length low = -margin, far = right + margin, high = top + margin;
        for (const Point corner : {Point{low, low}, {far, low}, {far, high}, {low, high}})
            out.add_point(corner, top);
    }
    for (const bool on_path : {false, true}) {
        out.add("\nnewcurve marktype box marksize ", in_cells(box_size), ' ', in_cells(box_size), " cfill ",
                style == Style::light ? (on_path ? "0.88 0.88 1 pts" : "1 1 1 pts")
                : on_path             ? "0.7 0.7 1 pts"
                                      : "1 0.7 0.7 pts");
        picture.each_box([&](const Box &box) {
            if (box.on_path != on_path) return;
            out.add('\n');
            out.add_point(box.centre, top);
        });
    }
    const auto &path = picture.path();
    const auto add_mark = [&](std::string_view type, Cell where) {
        out.add("\nnewcurve marktype ", type, " cfill 1 1 1 marksize ", in_cells(mark_size), ' ',
                in_cells(mark_size), " pts");
        out.add_point(centre(where), top);
    };
    if (!path.empty()) add_mark("general gmarks -1 -1 -1 1 1 1 1 -1", path.back());
    if (!path.empty()) add_mark("circle", path.front());
    for (std::size_t i = 1; i < path.size(); ++i) {
        const auto [from, to] = line_between(path[i - 1], path[i]);
        out.add(i == 1 ? "\nnewline linethickness 4 color 0.85 0 0 pts" : "\ncopycurve pts");
        out.add_point(from, top);
        out.add_point(to, top);
    }

    // The labels. A jgraph string ends with its line unless a backslash is last, so a backslash gets a blank on either
    // side; all else in it is plain text.
    const char *verb = "\nnewstring hjc vjc font Helvetica";
    int last_size = 0;
    picture.each_box([&](const Box &box) {
        const int size = printable(box.byte) ? 12 : 9;
        out.add(std::exchange(verb, "\ncopystring"));
        if (std::exchange(last_size, size) != size) out.add(" fontsize ", Length{size});
        out.add(" x ", in_cells(box.centre.x), " y ", in_cells(top - box.centre.y), " : ");
        out.add(box.byte == '\\' ? " \\ " : label_of(box.byte));
    });
    out.add('\n');
    return out.take();
}

// A square, as path data.
inline void add_square(svg::Document &document, Point p, Length size) {
    document.add('M', p.x - size / 2, ' ', p.y - size / 2, 'h', size, 'v', size, "h-", size, 'z');
}

// A cell is 8 mm wide, less where the picture would be larger than 400 mm. On paper it is up to 12 mm, and the picture
// stands in the middle of a page with a margin of 15 mm.
inline std::string svg_of(const Picture &picture, Style style, std::optional<svg::Paper> paper) {
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

    // The boxes: squares smaller than they look, whose strokes make them larger and round their corners. In the light
    // picture the stroke is the outline.
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

    // The marks and the lines.
    if (const auto &path = picture.path(); !path.empty()) {
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

} // namespace screen
