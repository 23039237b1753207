// Draws a maze with characters and as SVG.
#include "alice/picture.h"

#include "shell/dialogue.h"
#include "shell/text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <numbers>

namespace alice {

namespace {

constexpr std::size_t arrows_width = 5; // a 3x3 square with blanks between its columns
constexpr std::size_t cell_lines = 3;

// How each colour looks: in SVG the arrows, and the sign among them for printers without colour; on a
// terminal the escape sequence, which for black is the default colour.
struct Paint {
    Colour colour;
    std::string_view arrows, sign, sign_colour, escape;
};
constexpr std::array paints{Paint{.colour = Colour::red,
                                  .arrows = "#d8232a",
                                  .sign = "+",
                                  .sign_colour = "#d8232a",
                                  .escape = "\033[31m"},
                            Paint{.colour = Colour::yellow,
                                  .arrows = "#f2c100\" stroke=\"#8a6d00\" stroke-width=\"10",
                                  .sign = "−",
                                  .sign_colour = "#8a6d00",
                                  .escape = "\033[33m"},
                            Paint{.colour = Colour::black,
                                  .arrows = "#1a1a1a",
                                  .sign = "",
                                  .sign_colour = "none",
                                  .escape = "\033[39m"}};
static_assert(std::ranges::equal(paints, colours, {}, &Paint::colour, &ColourRule::colour),
              "a new colour needs a line here, at its place: how it looks");

using CellLines = std::vector<std::string>;

// The numbers of the steps of a path that arrive at each cell, with blanks between them.
using Visits = std::vector<std::string>;
Visits visits_of(const Maze &maze, const Path &path) {
    Visits visits(maze.size());
    for (std::size_t step = 0; step < path.size(); ++step) {
        std::string &numbers = visits[path[step].cell];
        numbers += (numbers.empty() ? "" : " ") + std::to_string(step);
    }
    return visits;
}

// Centres text in a cell.
std::string centred(std::string text, std::size_t width, std::string_view fill = " ") {
    for (std::size_t columns = shell::length_of(text); columns < width; ++columns) {
        if ((width - columns) % 2 == 0) text.insert(0, fill);
        else text += fill;
    }
    return text;
}

// The arrows of a cell around the letter of its colour, and below them its numbers.
CellLines lines_of(const Maze &maze, Number cell, const std::string &numbers, std::size_t width,
                   const DrawOptions &options) {
    const auto arrow = [&](std::size_t k) {
        return std::string(maze.has_arrow(cell, k) ? direction_arrows[k] : " ");
    };
    const std::size_t colour = index_of(maze.colours[cell]);
    const std::string_view sides = options.walker == cell ? "[]" : cell == maze.start ? "()" : "  ";
    const std::string middle{sides[0], maze.arrows[cell] == 0 ? ' ' : colours[colour].letter, sides[1]};
    CellLines lines{arrow(0) + ' ' + arrow(1) + ' ' + arrow(2), arrow(3) + middle + arrow(4),
                    arrow(5) + ' ' + arrow(6) + ' ' + arrow(7)};
    if (cell == maze.goal) lines[1] = "GOAL ";
    for (std::string &line : lines) {
        line = centred(line, width);
        if (!options.colour) continue;
        const std::string escape(cell == maze.goal ? "\033[1;32m" : paints[colour].escape);
        line = (options.walker == cell ? "\033[7m" : "") + escape + line + "\033[0m";
    }
    const std::string text = shell::wrapped(numbers, width);
    for (std::string_view rest = text; !rest.empty();)
        lines.push_back(centred(std::string(shell::take_line(rest)), width));
    return lines;
}

// Borders, by the place of a line of the grid among the rows, and among the columns: the first, between, the
// last.
constexpr const char *borders[3][3] = {{"┌", "┬", "┐"}, {"├", "┼", "┤"}, {"└", "┴", "┘"}};

// The rows or columns that are drawn, from begin to before end: those around `here` that there is room for.
struct Part {
    Number begin, end;
};
Part part_of(Number all, std::int64_t here, std::size_t room, std::size_t used, std::size_t cell) {
    const auto shown = std::clamp(static_cast<Number>((room - std::min(used, room)) / cell), 1U, all);
    const auto begin = static_cast<Number>(std::clamp<std::int64_t>(here - shown / 2, 0, all - shown));
    return {begin, begin + shown};
}

// Pictures.

// Lengths are thousandths of the side of a square.
constexpr double size = 1000, half = size / 2, margin = 100;
constexpr double label_size = 130, label_width = 950, label_height = 150, label_gap = 60;

// An arrow to the right of the middle of a square. The start has its arrows, smaller, below its name.
constexpr double start_middle = 608;
constexpr std::string_view outline = "M120 -30h180v-60l160 90l-160 90v-60h-180z",
                           start_outline = "M96 -24h144v-48l128 72l-128 72v-48h-144z";

// The squares of a maze, each with a strip below it for the steps of a path, and where they are.
class MazePicture {
  public:
    // START and GOAL become signs on a page that is not in English.
    MazePicture(const Maze &maze, const Path &path, bool english)
        : maze_(maze), path_(path), english_(english), visits_(visits_of(maze, path)) {
        std::size_t lines = 0; // in a strip, as many as the busiest cell needs
        for (const std::string &numbers : visits_)
            lines = std::max(lines, svg::lines_of(numbers, label_width, label_size).size());
        high_ = size + (lines > 0 ? static_cast<double>(lines) * label_height + label_gap : 0);
    }

    svg::Box view() const {
        return {-margin, -margin, maze_.cols * size + 2 * margin, maze_.rows * high_ + 2 * margin};
    }

    void add_to(svg::Document &out) const {
        add_squares(out);
        add_path(out);
        add_arrows(out);
        add_labels(out);
    }

  private:
    double x(Number cell) const { return cell % maze_.cols * size; }
    double y(Number cell) const { return cell / maze_.cols * high_; }
    // Where the arrows of a cell meet.
    double middle_x(Number cell) const { return x(cell) + half; }
    double middle_y(Number cell) const { return y(cell) + (cell == maze_.start ? start_middle : half); }

    void add_squares(svg::Document &out) const {
        out.add("<g stroke=\"#555\" stroke-width=\"20\">\n");
        const auto add_box = [&](Number cell, double height, std::string_view fill) {
            out.add("<rect x=\"", x(cell), "\" y=\"", y(cell), "\" width=\"", size, "\" height=\"", height,
                    "\" fill=\"", fill, "\"/>\n");
        };
        for (Number cell = 0; cell < maze_.size(); ++cell) {
            if (high_ > size) add_box(cell, high_, "#f1f1f1");
            add_box(cell, size, cell == maze_.start ? "#d5ecd4" : "#fff");
        }
        add_box(maze_.goal, size, "#dbe6f7");
        out.add("</g>\n");
    }

    // The path, with a dot where it lands.
    void add_path(svg::Document &out) const {
        if (path_.empty()) return;
        out.add("<g fill=\"none\" stroke=\"#c4d4ed\" stroke-linecap=\"round\" "
                "stroke-linejoin=\"round\">\n<path stroke-width=\"50\" d=\"");
        for (std::size_t i = 0; i < path_.size(); ++i)
            out.add(i == 0 ? 'M' : 'L', middle_x(path_[i].cell), ' ', middle_y(path_[i].cell), '\n');
        out.add("\"/>\n<path stroke-width=\"160\" d=\"");
        for (Number cell = 0; cell < maze_.size(); ++cell)
            if (!visits_[cell].empty()) out.add('M', middle_x(cell), ' ', middle_y(cell), "h0\n");
        out.add("\"/>\n</g>\n");
    }

    // The arrows of each cell, and the sign of its colour among them.
    void add_arrows(svg::Document &out) const {
        for (Number cell = 0; cell < maze_.size(); ++cell) {
            const Paint &paint = paints[index_of(maze_.colours[cell])];
            if (maze_.arrows[cell] == 0) continue;
            out.add("<g transform=\"translate(", middle_x(cell), ' ', middle_y(cell), ")\" fill=\"",
                    paint.arrows, "\">\n");
            for (std::size_t k = 0; k < directions.size(); ++k)
                if (maze_.has_arrow(cell, k))
                    out.add("<path transform=\"rotate(",
                            std::atan2(directions[k].r, directions[k].c) * 180 / std::numbers::pi, ")\" d=\"",
                            cell == maze_.start ? start_outline : outline, "\"/>\n");
            out.add("<text y=\"55\" font-size=\"230\" font-weight=\"bold\" text-anchor=\"middle\" fill=\"",
                    paint.sign_colour, "\" stroke=\"none\">", paint.sign, "</text>\n</g>\n");
        }
    }

    void add_labels(svg::Document &out) const {
        // As large as the squares have room for in the widest of the usual fonts.
        out.add_text(middle_x(maze_.goal), middle_y(maze_.goal) + 110, english_ ? "GOAL" : "★",
                     " text-anchor=\"middle\" font-size=\"300\" font-weight=\"bold\" fill=\"#1f4e9c\"");
        out.add_text(middle_x(maze_.start), y(maze_.start) + 225, english_ ? "START" : "●",
                     " text-anchor=\"middle\" font-size=\"250\" font-weight=\"bold\" fill=\"#2c7a2a\"");
        out.begin_font(label_size, " text-anchor=\"middle\" fill=\"#1f4e9c\"");
        for (Number cell = 0; cell < maze_.size(); ++cell) {
            double bottom = y(cell) + size;
            for (const std::string &line : svg::lines_of(visits_[cell], label_width, label_size))
                out.add_text(x(cell) + half, bottom += label_height, line);
        }
        out.add("</g>\n");
    }

    const Maze &maze_;
    const Path &path_;
    const bool english_;
    const Visits visits_;
    double high_; // a square and its strip
};

} // namespace

std::string draw_text(const Maze &maze, const Path &path, const DrawOptions &options) {
    const Visits visits = visits_of(maze, path);
    const bool numbered = options.walker.has_value();
    const std::size_t width = std::max(arrows_width, std::to_string(path.size()).size());
    const std::size_t numbers = numbered ? std::to_string(maze.rows - 1).size() : 0;
    const Cell middle = maze.at(options.around);
    const Part rows = part_of(maze.rows, middle.r, options.lines, 1, cell_lines + 1);
    const Part cols = part_of(maze.cols, middle.c, options.columns, 1 + numbers, width + 1);
    std::string text;
    for (Number r = rows.begin; r <= rows.end; ++r) {
        // The border above the row, or below the last one.
        const auto &border = borders[(r > 0) + (r == maze.rows)];
        text += std::string(numbers, ' ');
        for (Number c = cols.begin; c < cols.end; ++c) {
            const std::string number = numbered && r == rows.begin ? std::to_string(c) : "";
            (text += border[c > 0]) += centred(number, width, "─");
        }
        (text += border[1 + (cols.end == maze.cols)]) += '\n';
        if (r == rows.end) break;
        // The row, as high as its highest cell.
        std::vector<CellLines> cells;
        std::size_t height = 0;
        for (Number c = cols.begin; c < cols.end; ++c) {
            const Number cell = r * maze.cols + c;
            cells.push_back(lines_of(maze, cell, visits[cell], width, options));
            height = std::max(height, cells.back().size());
        }
        for (std::size_t line = 0; line < height; ++line) {
            std::string number = numbered && line == cell_lines / 2 ? std::to_string(r) : "";
            text += std::string(numbers - number.size(), ' ') + number + "│";
            for (const CellLines &lines : cells)
                text += (line < lines.size() ? lines[line] : std::string(width, ' ')) + "│";
            text += '\n';
        }
    }
    return text;
}

double add_picture(svg::Document &page, svg::Box box, const Maze &maze, const Path &path, bool english) {
    const MazePicture picture(maze, path, english);
    const svg::Box view = picture.view();
    page.begin_in(box, view);
    picture.add_to(page);
    page.add("</g>\n");
    return size * std::min(box.width / view.width, box.height / view.height);
}

std::string picture_text(const Maze &maze, const Path &path) {
    constexpr double longest = 180, largest_square = 25; // millimetres at most
    const MazePicture picture(maze, path, true);
    const svg::Box view = picture.view();
    const double scale = std::min(longest / std::max(view.width, view.height), largest_square / size);
    std::string title = "Alice maze, " + std::to_string(maze.rows) + " x " + std::to_string(maze.cols);
    if (!path.empty()) title += ", solution of " + shell::count_of(path.size() - 1, "step");
    svg::Document out({.width = view.width * scale, .height = view.height * scale}, view, title);
    out.begin_font(130);
    picture.add_to(out);
    return out.add("</g>\n").take();
}

} // namespace alice
