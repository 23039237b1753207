// Draws a grid as SVG, with rings around words, or as text.
#include "wordsearch/picture.h"

#include "shell/text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <numbers>

namespace wordsearch {

namespace {

// Lengths within a grid are in hundredths of a cell.
constexpr int unit = 100, ring_width = 84;

/// How far a direction is turned from the right, clockwise.
double degrees_of(std::size_t direction, bool from_right) {
    const auto [dr, dc] = steps[direction];
    return std::atan2(dr, from_right ? -dc : dc) * 180 / std::numbers::pi;
}

/// Where the middle of a column is.
double middle_of(int c, const Grid &grid, bool from_right) {
    return unit * (from_right ? grid.cols() - c - 0.5 : c + 0.5);
}

/// A ring around each match.
void draw_rings(svg::Document &page, const Drawing &drawing, bool from_right) {
    constexpr std::array<const char *, 8> colours = {"#c62828", "#1565c0", "#2e7d32", "#ef6c00",
                                                     "#6a1b9a", "#00838f", "#ad1457", "#4e342e"};
    page.add("<g stroke-width=\"6\" fill-opacity=\"0.08\">\n");
    for (std::size_t i = 0; i < drawing.rings.size(); ++i) {
        const Match &match = drawing.rings[i];
        const auto [dr, dc] = steps[match.direction];
        const double between = unit * (match.length - 1.0) * std::hypot(dr, dc);
        const char *colour = colours[i % colours.size()];
        page.add("<rect x=\"", -ring_width / 2, "\" y=\"", -ring_width / 2, "\" width=\"",
                 between + ring_width, "\" height=\"", ring_width, "\" rx=\"", ring_width / 2,
                 "\" transform=\"translate(", middle_of(match.c, drawing.grid, from_right), ' ',
                 unit * (match.r + 0.5), ") rotate(", degrees_of(match.direction, from_right),
                 ")\" stroke=\"", colour, "\" fill=\"", colour, "\"/>\n");
    }
    page.add("</g>\n");
}

/// The letters in hundredths of a cell, in a font of this size: all, or those of words.
void draw_letters(svg::Document &page, const Drawing &drawing, double font, bool from_right,
                  Letters letters) {
    const Grid &grid = drawing.grid;
    const Marks marks(grid, drawing.rings);
    page.begin_font(font, " text-anchor=\"middle\"");
    for (int r = 0; r < grid.rows(); ++r)
        for (int c = 0; c < grid.cols(); ++c)
            if (grid.text(r, c) != "." && // a dot is no letter
                (letters == Letters::all || marks.has(r, c)))
                page.add_text(middle_of(c, grid, from_right), unit * (r + 0.5) + 0.35 * font,
                              shell::tamed(grid.text(r, c)));
    page.add("</g>\n");
}

} // namespace

void Marks::add(std::span<const Match> matches) {
    for (const Match &match : matches)
        for (int n = 0; n < match.length; ++n) marked_[grid_.index(match.cell(n).r, match.cell(n).c)] = true;
}

void Marks::show(shell::Output &out, bool colour) const {
    for (int r = 0; r < grid_.rows(); ++r) {
        std::string line;
        bool coloured = false;
        for (int c = 0; c < grid_.cols(); ++c) {
            const bool mark = has(r, c);
            if (colour && mark != coloured) line += mark ? "\033[1;32m" : "\033[0m";
            coloured = mark;
            line += colour || mark ? grid_.text(r, c) : ".";
        }
        if (colour && coloured) line += "\033[0m";
        out.put(line + '\n');
    }
}

bool runs_from_right(const Grid &grid) { return std::ranges::any_of(grid.texts(), is_from_right); }

void draw_grid(svg::Document &page, svg::Box box, const Drawing &drawing, Letters letters) {
    constexpr double least = 1.8;
    const double font = letters == Letters::all ? 60 : 85;
    const Grid &grid = drawing.grid;
    const svg::Box view{.width = unit * double(grid.cols()), .height = unit * double(grid.rows())};
    const bool from_right = runs_from_right(grid);
    page.begin_in(box, view);
    page.add("<rect width=\"", view.width, "\" height=\"", view.height,
             "\" fill=\"none\" stroke=\"#000\" stroke-width=\"", 0.4 * view.width / box.width, "\"/>\n");
    draw_rings(page, drawing, from_right);
    if (letters == Letters::all || box.width / grid.cols() * font / unit >= least)
        draw_letters(page, drawing, font, from_right, letters);
    page.add("</g>\n");
}

void draw_rose(svg::Document &page, svg::Box box, std::span<const std::uint8_t> directions,
               const Grid &grid) {
    page.begin_in(box, {.x = -5, .y = -5, .width = 10, .height = 10});
    for (const std::uint8_t direction : directions)
        page.add("<path d=\"M1 0 H4.8 M3.4 -1 L4.8 0 L3.4 1\" transform=\"rotate(",
                 degrees_of(direction, runs_from_right(grid)),
                 ")\" fill=\"none\" stroke=\"#000\" stroke-width=\"0.5\"/>\n");
    page.add("</g>\n");
}

std::string picture_of(const Drawing &drawing) {
    constexpr double margin = 1.6, largest = 8, paper_margin = 12;
    const Grid &grid = drawing.grid;
    const svg::Box paper = svg::inside(svg::a4, paper_margin + margin);
    const double cell = std::min({largest, paper.width / grid.cols(), paper.height / grid.rows()});
    const svg::Box size{.width = cell * grid.cols() + 2 * margin, .height = cell * grid.rows() + 2 * margin};
    svg::Document page(size, size,
                       std::to_string(grid.rows()) + " x " + std::to_string(grid.cols()) + " word search");
    draw_grid(page, svg::inside(size, margin), drawing);
    return page.take();
}

} // namespace wordsearch
