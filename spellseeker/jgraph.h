// A picture as text for jgraph.
#pragma once

#include "spellseeker/picture.h"

#include <cmath>

namespace screen {

// Of the input only labels get into the text, as jgraph strings. Such a string ends with its line unless a
// backslash is last, so a backslash gets a blank on either side; all else in it is plain text.
inline void write_jgraph(const Picture &picture, Style style) {
    constexpr double inch = 72, cell = 0.25 * inch;
    const double scale = std::min(1.0, picture.largest_cell(7.5 * inch, 10 * inch) / cell);
    const Length right = picture.width(), top = picture.height();
    const auto inches = [](Length length) { return static_cast<double>(length) / cell_size * cell / inch; };
    const auto bound = [&](Length length) {
        const double points = inches(length) * inch * scale;
        return length < 0 ? std::floor(points) : std::ceil(points);
    };
    const auto in_cells = [](Length length) { return static_cast<double>(length) / cell_size; };

    Output out;
    const auto add_point = [&](Point p) { out.add(' ', in_cells(p.x), ' ', in_cells(top - p.y)); };
    out.add("(* ", picture.title(), " *)\n");
    // This scales all that follows, even the outline of a box: for jgraph that is always 0.7 points thick.
    if (scale < 1) out.add("preamble : ", scale, " dup scale\n");
    out.add("bbox ", bound(-margin), ' ', bound(-margin), ' ', bound(right + margin), ' ',
            bound(top + margin));
    out.add("\nnewgraph\nxaxis min 0 max ", in_cells(right), " size ", inches(right), " nodraw");
    out.add("\nyaxis min 0 max ", in_cells(top), " size ", inches(top), " nodraw");
    if (style == Style::screen) {
        out.add("\nnewline linethickness 0 poly pcfill 0 0 0 pts");
        for (const Point p : {Point{0, 0}, {right, 0}, {right, top}, {0, top}})
            add_point({p.x == 0 ? -margin : right + margin, p.y == 0 ? -margin : top + margin});
    }
    for (const bool on_path : {false, true}) {
        out.add("\nnewcurve marktype box marksize ", in_cells(box_size), ' ', in_cells(box_size), " cfill ",
                style == Style::paper ? (on_path ? "0.88 0.88 1 pts" : "1 1 1 pts")
                : on_path             ? "0.7 0.7 1 pts"
                                      : "1 0.7 0.7 pts");
        picture.each_box([&](const Box &box) {
            if (box.on_path != on_path) return;
            out.add('\n');
            add_point(box.centre);
        });
    }
    const auto &path = picture.path();
    const auto add_mark = [&](std::string_view type, Cell where) {
        out.add("\nnewcurve marktype ", type, " cfill 1 1 1 marksize ", in_cells(mark_size), ' ',
                in_cells(mark_size), " pts");
        add_point(centre(where));
    };
    if (!path.empty()) add_mark("general gmarks -1 -1 -1 1 1 1 1 -1", path.back());
    if (!path.empty()) add_mark("circle", path.front());
    for (std::size_t i = 1; i < path.size(); ++i) {
        const auto [from, to] = line_between(path[i - 1], path[i]);
        out.add(i == 1 ? "\nnewline linethickness 4 color 0.85 0 0 pts" : "\ncopycurve pts");
        add_point(from);
        add_point(to);
    }
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
    out.flush();
}

} // namespace screen
