#include "alice/picture.h"

#include "shell/text.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <utility>

namespace alice {

namespace {

constexpr std::size_t arrows_width = 5;  // a 3x3 square with blanks between its columns
constexpr std::size_t enough_lines = 2;  // of step numbers: a cell with more is crowded
constexpr std::size_t most_columns = 80; // of a drawing that is made wider

// How each colour looks: in SVG the arrows, and the sign among them for printers without colour; on a
// terminal the escape sequence, which for black is the default colour.
struct Paint {
    std::string_view arrows, sign, sign_colour, escape;
};
constexpr std::array paints{
    Paint{.arrows = "#d8232a", .sign = "+", .sign_colour = "#d8232a", .escape = "\033[31m"},
    Paint{.arrows = "#f2c100\" stroke=\"#8a6d00\" stroke-width=\"10",
          .sign = "−",
          .sign_colour = "#8a6d00",
          .escape = "\033[33m"},
    Paint{.arrows = "#1a1a1a", .sign = "", .sign_colour = "none", .escape = "\033[39m"}};
static_assert(paints.size() == colours.size(), "a new colour needs a line here: how it looks");

using CellLines = std::vector<std::string>;

// The numbers of the steps of a path that arrive at each cell.
using Visits = std::vector<std::vector<std::size_t>>;
Visits visits_of(const Maze &maze, const Path &path) {
    Visits visits(maze.size());
    for (std::size_t step = 0; step < path.size(); ++step) visits[path[step].cell].push_back(step);
    return visits;
}

// The numbers in lines of at most `width` columns.
CellLines wrapped(const std::vector<std::size_t> &numbers, std::size_t width) {
    CellLines lines;
    for (const std::size_t number : numbers) {
        const std::string word = std::to_string(number);
        if (lines.empty() || lines.back().size() + 1 + word.size() > width) lines.push_back(word);
        else lines.back() += ' ' + word;
    }
    return lines;
}

// Text of that many columns in the middle of a cell.
std::string centred(const std::string &text, std::size_t columns, std::size_t width) {
    assert(columns <= width);
    const std::size_t left = (width - columns) / 2;
    return std::string(left, ' ') + text + std::string(width - columns - left, ' ');
}

// Columns are as wide as arrows and numbers need, or wider while a cell is crowded and the drawing has room.
std::size_t column_width(const Maze &maze, const Visits &visits, std::size_t steps) {
    std::size_t width = std::max(arrows_width, std::to_string(steps).size());
    const auto crowded = [&width](const auto &numbers) {
        return wrapped(numbers, width).size() > enough_lines;
    };
    while ((width + 2) * maze.cols < most_columns && std::any_of(visits.begin(), visits.end(), crowded))
        ++width;
    return width;
}

// The arrows of a cell around the letter of its colour, and below them its numbers.
CellLines lines_of(const Maze &maze, Number cell, const std::vector<std::size_t> &numbers, std::size_t width,
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
        line = centred(line, arrows_width, width);
        if (!options.colour) continue;
        const std::string escape(cell == maze.goal ? "\033[1;32m" : paints[colour].escape);
        line = (options.walker == cell ? "\033[7m" : "") + escape + line + "\033[0m";
    }
    for (const std::string &text : wrapped(numbers, width))
        lines.push_back(centred(text, text.size(), width));
    return lines;
}

// Pictures.

// Lengths are thousandths of the side of a square.
constexpr double size = square_side, half = size / 2, margin = 100;
constexpr double label_height = 150, label_gap = 60;
constexpr std::size_t labels_a_line = 2;

// The start has its arrows, smaller, below its name.
constexpr double start_arrows = 0.8, start_middle = 608;

// The outline of an arrow in direction k, from its tail near the middle of a square.
std::string outline_of(std::size_t k, double scale) {
    const double length = std::hypot(directions[k].dr, directions[k].dc) / scale;
    const double ahead_x = directions[k].dc / length, ahead_y = directions[k].dr / length;
    std::string outline;
    for (const auto &[ahead, right] :
         {std::pair(0, 30), std::pair(180, 0), std::pair(0, 60), std::pair(160, -90), std::pair(-160, -90),
          std::pair(0, 60), std::pair(-180, 0)})
        outline += 'l' + std::to_string(std::lround(ahead * ahead_x - right * ahead_y)) + ' ' +
                   std::to_string(std::lround(ahead * ahead_y + right * ahead_x));
    return outline + "z\n";
}

// The squares of a maze, each with a strip below it for the steps of a path, and where they are.
class MazePicture {
  public:
    // START and GOAL become signs on a page that is not in English.
    MazePicture(const Maze &maze, Path path, bool english = true)
        : maze_(maze), path_(std::move(path)), english_(english), visits_(visits_of(maze, path_)) {
        std::size_t lines = 0; // in a strip, as many as the busiest cell needs
        for (const auto &steps : visits_)
            lines = std::max(lines, (steps.size() + labels_a_line - 1) / labels_a_line);
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
    double x(Number cell) const { return static_cast<double>(maze_.at(cell).c) * size; }
    double y(Number cell) const { return static_cast<double>(maze_.at(cell).r) * high_; }
    // Where the arrows of a cell meet.
    double middle_x(Number cell) const { return x(cell) + half; }
    double middle_y(Number cell) const { return y(cell) + (cell == maze_.start ? start_middle : half); }

    void add_squares(svg::Document &out) const {
        const double width = maze_.cols * size, height = maze_.rows * high_;
        for (const auto &[cell, fill] : {std::pair(maze_.start, "#d5ecd4"), std::pair(maze_.goal, "#dbe6f7")})
            out.add("<rect x=\"", x(cell), "\" y=\"", y(cell), "\" width=\"", size, "\" height=\"", size,
                    "\" fill=\"", fill, "\"/>\n");
        if (high_ > size) {
            out.add("<path fill=\"#f1f1f1\" d=\"");
            for (Number r = 0; r < maze_.rows; ++r)
                out.add("M0 ", r * high_ + size, 'h', width, 'v', high_ - size, "h-", width, "z\n");
            out.add("\"/>\n");
        }
        out.add("<path fill=\"none\" stroke=\"#555\" stroke-width=\"20\" d=\"");
        for (Number r = 0; r <= maze_.rows; ++r) out.add("M0 ", r * high_, 'h', width, '\n');
        for (Number c = 0; c <= maze_.cols; ++c) out.add('M', c * size, " 0v", height, '\n');
        out.add("\"/>\n");
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

    // The arrows of a colour together, then its sign in the middle of each cell.
    void add_arrows(svg::Document &out) const {
        for (const ColourRule &colour : colours) {
            const Paint &paint = paints[index_of(colour.colour)];
            out.add("<path fill=\"", paint.arrows, "\" d=\"");
            for (Number cell = 0; cell < maze_.size(); ++cell)
                for (std::size_t k = 0; k < directions.size(); ++k) {
                    if (maze_.colours[cell] != colour.colour || !maze_.has_arrow(cell, k)) continue;
                    const double scale = cell == maze_.start ? start_arrows : 1;
                    const double tail = 120 * scale / std::hypot(directions[k].dr, directions[k].dc);
                    out.add('M', std::round(middle_x(cell) + tail * directions[k].dc), ' ',
                            std::round(middle_y(cell) + tail * directions[k].dr), outline_of(k, scale));
                }
            out.add("\"/>\n<g font-size=\"230\" font-weight=\"bold\" text-anchor=\"middle\" fill=\"",
                    paint.sign_colour, "\">\n");
            for (Number cell = 0; cell < maze_.size(); ++cell)
                if (!paint.sign.empty() && maze_.colours[cell] == colour.colour && maze_.arrows[cell] != 0)
                    out.add_text(middle_x(cell), middle_y(cell) + 55, paint.sign);
            out.add("</g>\n");
        }
    }

    void add_labels(svg::Document &out) const {
        // As large as the squares have room for in the widest of the usual fonts.
        out.add_text(middle_x(maze_.goal), middle_y(maze_.goal) + 110, english_ ? "GOAL" : "★",
                     " text-anchor=\"middle\" font-size=\"300\" font-weight=\"bold\" fill=\"#1f4e9c\"");
        out.add_text(middle_x(maze_.start), y(maze_.start) + 225, english_ ? "START" : "●",
                     " text-anchor=\"middle\" font-size=\"250\" font-weight=\"bold\" fill=\"#2c7a2a\"");
        out.begin_font(130, " text-anchor=\"middle\" fill=\"#444\"");
        for (Number cell = 0; cell < maze_.size(); ++cell) {
            const auto &steps = visits_[cell];
            for (std::size_t i = 0; i < steps.size(); ++i) {
                const std::size_t line = i / labels_a_line;
                const std::size_t in_line = std::min(labels_a_line, steps.size() - line * labels_a_line);
                const double part =
                    (static_cast<double>(i % labels_a_line) + 0.5) / static_cast<double>(in_line);
                out.add("<text x=\"", x(cell) + size * part, "\" y=\"",
                        y(cell) + size + static_cast<double>(line + 1) * label_height,
                        "\"><tspan font-weight=\"bold\" fill=\"#1f4e9c\">", steps[i], "</tspan>");
                if (cell != maze_.goal) out.add(" d", path_[steps[i]].d);
                out.add("</text>\n");
            }
        }
        out.add("</g>\n");
    }

    const Maze &maze_;
    const Path path_;
    const bool english_;
    const Visits visits_;
    double high_; // a square and its strip
};

} // namespace

std::string draw_text(const Maze &maze, const Path &path, const DrawOptions &options) {
    constexpr const char *borders[3][3] = {{"┌", "┬", "┐"}, {"├", "┼", "┤"}, {"└", "┴", "┘"}};
    const Visits visits = visits_of(maze, path);
    const View view = options.view.value_or(View{.rows = maze.rows, .cols = maze.cols});
    const std::size_t width = column_width(maze, visits, path.size());
    std::string text;
    for (Number r = 0; r <= view.rows; ++r) {
        // The border above the row, or below the last one.
        const auto &[left, middle, right] = borders[r == 0 ? 0 : r < view.rows ? 1 : 2];
        for (Number c = 0; c < view.cols; ++c) {
            text += c == 0 ? left : middle;
            for (std::size_t i = 0; i < width; ++i) text += "─";
        }
        (text += right) += '\n';
        if (r == view.rows) break;
        // The row, as high as its highest cell.
        std::vector<CellLines> cells;
        std::size_t height = 0;
        for (Number c = 0; c < view.cols; ++c) {
            const Number cell = (view.row + r) * maze.cols + view.col + c;
            cells.push_back(lines_of(maze, cell, visits[cell], width, options));
            height = std::max(height, cells.back().size());
        }
        for (std::size_t line = 0; line < height; ++line) {
            text += "│";
            for (const CellLines &lines : cells)
                text += (line < lines.size() ? lines[line] : std::string(width, ' ')) + "│";
            text += '\n';
        }
    }
    return text;
}

svg::Box view_of(const Maze &maze, const Path &path) { return MazePicture(maze, path).view(); }

void add_picture(svg::Document &out, const Maze &maze, const Path &path, bool english) {
    MazePicture(maze, path, english).add_to(out);
}

std::string picture_text(const Maze &maze, const Path &path) {
    constexpr double longest = 180, largest_square = 25; // millimetres at most
    const MazePicture picture(maze, path);
    svg::Box view = picture.view();
    // Below a solution a line says what its numbers mean, as large as the picture's width allows.
    const std::string_view legend = "3 d2: step 3 lands here, and the next one is 2 squares long";
    const double height = std::clamp(view.width / 30, 130.0, 300.0);
    const std::vector<std::string> lines = svg::lines_of(path.empty() ? "" : legend, view.width, height);
    double bottom = view.y + view.height;
    view.height += 1.5 * height * static_cast<double>(lines.size());
    const double scale = std::min(longest / std::max(view.width, view.height), largest_square / size);
    std::string title = "Alice maze, " + std::to_string(maze.rows) + " x " + std::to_string(maze.cols);
    if (!path.empty()) title += ", solution of " + shell::count_of(path.size() - 1, "step");
    svg::Document out({.width = view.width * scale, .height = view.height * scale}, view, title);
    out.begin_font(130);
    picture.add_to(out);
    out.begin_font(height, " fill=\"#444\"");
    for (const std::string &line : lines) out.add_text(0, bottom += 1.2 * height, line);
    return out.add("</g>\n</g>\n").take();
}

} // namespace alice
