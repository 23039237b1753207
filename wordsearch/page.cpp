#include "wordsearch/page.h"

#include "shell/arguments.h"
#include "shell/page.h"
#include "shell/text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <map>
#include <numbers>
#include <utility>

namespace wordsearch {

namespace {

// Lengths within a grid are in hundredths of a cell.
constexpr int unit = 100, ring_width = 84;

// Lengths on a sheet are in millimetres.
constexpr double sheet_margin = 12, answers_height = 48;
constexpr double largest_cell = 22, least_cell = 3.3; // a letter is 0.6 of a cell high
constexpr double largest_font = 6, least_font = 2.4;  // of words
constexpr double line_height = 1.4;                   // of words, in heights of the font

svg::Box view_of_grid(const Grid &grid) {
    return {.width = unit * double(grid.cols()), .height = unit * double(grid.rows())};
}

/// A ring around each match. Rings around the same cells, as for a word and its reverse, are nested.
void draw_rings(svg::Document &page, const std::vector<Match> &rings) {
    constexpr std::array<const char *, 8> colours = {"#c62828", "#1565c0", "#2e7d32", "#ef6c00",
                                                     "#6a1b9a", "#00838f", "#ad1457", "#4e342e"};
    using Cell = std::pair<int, int>;
    std::map<std::pair<Cell, Cell>, int> drawn; // how many rings have these ends
    page.add("<g stroke-width=\"6\" fill-opacity=\"0.08\">\n");
    for (std::size_t i = 0; i < rings.size(); ++i) {
        const Match &match = rings[i];
        const auto [dr, dc] = steps[match.direction];
        const double between = unit * (match.length - 1.0) * std::hypot(dr, dc);
        const double degrees = std::atan2(dr, dc) * 180 / std::numbers::pi;
        const Cell from{match.r, match.c}, to{match.last().r, match.last().c};
        const int width = ring_width - 18 * std::min(drawn[{std::min(from, to), std::max(from, to)}]++, 3);
        const char *colour = colours[i % colours.size()];
        page.add("<rect x=\"", -width / 2, "\" y=\"", -width / 2, "\" width=\"", between + width,
                 "\" height=\"", width, "\" rx=\"", width / 2, "\" transform=\"translate(",
                 unit * (match.c + 0.5), ' ', unit * (match.r + 0.5), ") rotate(", degrees, ")\" stroke=\"",
                 colour, "\" fill=\"", colour, "\"/>\n");
    }
    page.add("</g>\n");
}

/// The letters, in the units of view_of_grid.
void draw_letters(svg::Document &page, const Grid &grid) {
    page.begin_font(60, " text-anchor=\"middle\"");
    for (int r = 0; r < grid.rows(); ++r)
        for (int c = 0; c < grid.cols(); ++c)
            if (grid.text(r, c) != ".") // a dot is no letter
                page.add_text(unit * (c + 0.5), unit * (r + 0.5) + 21, shell::tamed(grid.text(r, c)));
    page.add("</g>\n");
}

void draw_in(svg::Document &page, svg::Box box, const Drawing &drawing) {
    page.begin_in(box, view_of_grid(drawing.grid));
    draw_rings(page, drawing.rings);
    draw_letters(page, drawing.grid);
    page.add("</g>\n");
}

std::string size_of(const Grid &grid) {
    return std::to_string(grid.rows()) + " x " + std::to_string(grid.cols());
}

/// How a grid and its words share a box.
struct Layout {
    double cell = 0; // 0 if they do not fit
    double font = 0, column = 0;
    std::size_t lines = 0, columns = 0; // of words
    bool beside = false;                // the words are right of the grid, not below it
};

class SheetDrawing {
  public:
    explicit SheetDrawing(const Sheet &sheet) : sheet_(sheet), page_(sheet.page, "Word search") {
        for (const std::string &word : sheet.words) widest_ = std::max(widest_, svg::width_of(word, 1));
    }

    std::string run() {
        svg::Box area = svg::inside(svg::page_of(sheet_.page.paper), sheet_margin);
        page_.add_head(area, sheet_.page, sheet_.rules, sheet_.name_line);
        if (!sheet_.answers.empty()) draw_answers(page_.begin_foot(area, answers_height));
        const auto n = static_cast<unsigned>(sheet_.puzzles.size());
        const Grid &grid = sheet_.puzzles[0].grid; // all are of its size
        const std::vector<svg::Box> boxes = places_in(area, n, grid);
        const Layout layout = layout_in(boxes[0], grid.rows(), grid.cols());
        if (layout.cell == 0) refuse(boxes[0], n, grid);
        for (std::size_t i = 0; i < n; ++i)
            draw_puzzle(boxes[i], layout, sheet_.puzzles[i], n == 1 ? "" : std::to_string(i + 1));
        return page_.take();
    }

  private:
    /// A box for each puzzle, in the number of columns that gives it the largest cells.
    std::vector<svg::Box> places_in(svg::Box area, unsigned n, const Grid &grid) const {
        const auto boxes_in = [&](unsigned columns) {
            std::vector<svg::Box> boxes = svg::places(area, n, 0.8, columns);
            for (svg::Box &box : boxes) box = n == 1 ? box : svg::inside(box, 4);
            return boxes;
        };
        const auto cell_in = [&](svg::Box box) { return layout_in(box, grid.rows(), grid.cols()).cell; };
        std::vector<svg::Box> best = boxes_in(sheet_.page.columns);
        for (unsigned columns = 1; columns <= n && sheet_.page.columns == 0; ++columns)
            if (const auto boxes = boxes_in(columns); cell_in(boxes[0]) > cell_in(best[0])) best = boxes;
        return best;
    }

    /// The largest cells with which a grid and the words fit in the box, and then the largest words.
    Layout layout_in(svg::Box box, int rows, int cols) const {
        const std::size_t words = sheet_.words.size();
        for (double cell = std::min(largest_cell, box.width / cols); cell >= least_cell; cell -= 0.1)
            for (const bool beside : {false, true}) {
                // Room for words: beside the grid or below it.
                const double wide = std::max(0.0, box.width - (beside ? cell * cols : 0));
                const double high = box.height - (beside ? 0 : cell * rows);
                if (cell * rows > box.height) continue;
                for (double font = largest_font; font >= std::clamp(cell / 2, least_font, largest_font);
                     font -= 0.2) {
                    const double column = font * (widest_ + 2);
                    const auto most_lines =
                        static_cast<std::size_t>(std::max(0.0, high / font - 1) / line_height);
                    const auto most_columns = std::min(static_cast<std::size_t>(wide / column), words);
                    if (most_columns * most_lines < words) continue;
                    const std::size_t lines = words > 0 ? (words + most_columns - 1) / most_columns : 1;
                    return {.cell = cell,
                            .font = font,
                            .column = column,
                            .lines = lines,
                            .columns = (words + lines - 1) / lines,
                            .beside = beside};
                }
            }
        return {};
    }

    [[noreturn]] void refuse(svg::Box box, unsigned n, const Grid &grid) const {
        int most = 0; // rows and columns that would fit
        while (layout_in(box, most + 1, most + 1).cell > 0) ++most;
        const std::string limit = std::to_string(most);
        throw shell::Misuse(shell::count_of(n, "puzzle") + " of " + size_of(grid) + " cells and " +
                            shell::count_of(sheet_.words.size(), "word") +
                            " found, expected what fits on a page: " +
                            (most < 2 ? "" : "at most " + limit + " x " + limit + " cells, ") +
                            (n == 1 ? "or fewer words" : "or fewer words or puzzles"));
    }

    void draw_puzzle(svg::Box box, const Layout &layout, const Drawing &puzzle, const std::string &label) {
        const double width = layout.cell * puzzle.grid.cols(), height = layout.cell * puzzle.grid.rows();
        const double columns = layout.column * static_cast<double>(layout.columns);
        const double left = box.x + (box.width - width - (layout.beside ? columns : 0)) / 2;
        if (!label.empty()) page_.begin_font(4).add_text(box.x - 2, box.y + 1, label).add("</g>\n");
        draw_in(page_, {left, box.y, width, height}, puzzle);
        if (sheet_.words.empty()) return;
        // The columns of words are centred below the grid, or begin beside its first row.
        const double from = layout.font + (layout.beside ? left + width : box.x + (box.width - columns) / 2);
        const double top = box.y + (layout.beside ? -0.6 * layout.font : height);
        page_.begin_font(layout.font);
        for (std::size_t i = 0; i < sheet_.words.size(); ++i)
            page_.add_text(from + layout.column * static_cast<double>(i / layout.lines),
                           top + layout.font * (1.6 + line_height * static_cast<double>(i % layout.lines)),
                           sheet_.words[i]);
        page_.add("</g>\n");
    }

    void draw_answers(svg::Box foot) {
        const auto n = static_cast<unsigned>(sheet_.answers.size());
        const std::vector<svg::Box> boxes = svg::places(foot, n);
        for (unsigned i = 0; i < n; ++i) {
            const svg::Box &box = boxes[i];
            draw_in(page_, svg::inside(box, 2), sheet_.answers[i]);
            if (n > 1) page_.begin_font(3).add_text(box.x, box.y + 4, std::to_string(i + 1)).add("</g>\n");
        }
        page_.add("</g>\n");
    }

    const Sheet &sheet_;
    svg::Document page_;
    double widest_ = 0; // of the words, in heights of the font
};

} // namespace

std::string picture_of(const Drawing &drawing) {
    constexpr double margin = 20, largest = 8.0 / unit;
    const svg::Box grid = view_of_grid(drawing.grid);
    const svg::Box view{-margin, -margin, grid.width + 2 * margin, grid.height + 2 * margin};
    const svg::Box paper = svg::inside(svg::page_of(svg::Paper::a4), sheet_margin);
    const double scale = std::min({largest, paper.width / view.width, paper.height / view.height});
    svg::Document page({0, 0, view.width * scale, view.height * scale}, view,
                       size_of(drawing.grid) + " word search");
    draw_rings(page, drawing.rings);
    draw_letters(page, drawing.grid);
    return page.take();
}

std::string draw_sheet(const Sheet &sheet) { return SheetDrawing(sheet).run(); }

} // namespace wordsearch
