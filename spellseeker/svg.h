// A picture as SVG.
#pragma once

#include "spellseeker/picture.h"

namespace screen {

inline std::string escaped(unsigned char byte) {
    return byte == '&' ? "&amp;" : byte == '<' ? "&lt;" : byte == '>' ? "&gt;" : label_of(byte);
}

inline void write_svg(const Picture &picture, Style style) {
    const double pixels = std::min(32.0, picture.largest_cell(1600, 1600)) / cell_size;
    const Length width = picture.width() + 2 * margin, height = picture.height() + 2 * margin;

    Output out;
    // A square, smaller than it looks: its stroke makes it larger and rounds its corners.
    const auto add_square = [&](Point p, Length size) {
        out.add('M', p.x - size / 2, ' ', p.y - size / 2, 'h', size, 'v', size, "h-", size, 'z');
    };
    out.add(R"(<svg xmlns="http://www.w3.org/2000/svg" width=")", static_cast<double>(width) * pixels,
            R"(" height=")", static_cast<double>(height) * pixels, R"(" viewBox=")", -margin, ' ', -margin,
            ' ', width, ' ', height, "\">\n<title>", picture.title(), "</title>\n");
    out.add(R"(<rect x=")", -margin, R"(" y=")", -margin, R"(" width=")", width, R"(" height=")", height,
            style == Style::screen ? "\" rx=\"20\"/>\n" : "\" fill=\"#fff\"/>\n");
    for (const bool on_path : {false, true}) {
        // On the screen the stroke rounds the boxes, on paper it is their outline.
        const bool paper = style == Style::paper;
        const Length round = paper ? 2 : 16;
        const char *const fill = paper ? (on_path ? "#e0e0ff" : "#fff") : on_path ? "#b3b3ff" : "#ffb3b3";
        out.add(R"(<path fill=")", fill, R"(" stroke=")", paper ? "#555" : fill, R"(" stroke-width=")", round,
                "\" stroke-linejoin=\"round\" d=\"\n");
        picture.each_box([&](const Box &box) {
            if (box.on_path != on_path) return;
            add_square(box.centre, box_size - round);
            out.add('\n');
        });
        out.add("\"/>\n");
    }
    if (const auto &path = picture.path(); !path.empty()) {
        const Point first = centre(path.front());
        out.add("<g fill=\"#fff\" stroke=\"#000\" stroke-width=\"4\">\n<path d=\"");
        add_square(centre(path.back()), mark_size);
        out.add("\"/>\n<circle cx=\"", first.x, R"(" cy=")", first.y, R"(" r=")", mark_size / 2,
                "\"/>\n</g>\n");
        out.add("<path stroke=\"#d90000\" stroke-width=\"15\" stroke-linecap=\"round\" d=\"\n");
        for (std::size_t i = 1; i < path.size(); ++i) {
            const auto [from, to] = line_between(path[i - 1], path[i]);
            out.add('M', from.x, ' ', from.y, 'L', to.x, ' ', to.y, '\n');
        }
        out.add("\"/>\n");
    }
    out.add("<g font-family=\"Helvetica, Arial, sans-serif\" font-size=\"64\" text-anchor=\"middle\">\n");
    picture.each_box([&](const Box &box) {
        const bool large = printable(box.byte);
        out.add("<text x=\"", box.centre.x, R"(" y=")", box.centre.y + (large ? 22 : 16));
        out.add(large ? "\">" : "\" font-size=\"46\">", escaped(box.byte), "</text>\n");
    });
    out.add("</g>\n</svg>\n");
    out.flush();
}

} // namespace screen
