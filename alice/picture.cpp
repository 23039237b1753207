#include "alice/picture.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <map>
#include <utility>

namespace alice {

namespace {

// The numbers of the steps that arrive at each cell of a path.
using Visits = std::map<std::uint32_t, std::vector<std::size_t>>;

Visits visits_of(const std::vector<State> &path) {
    Visits visits;
    for (std::size_t step = 0; step < path.size(); ++step) visits[path[step].cell].push_back(step);
    return visits;
}

std::string repeated(std::string_view text, std::size_t times) {
    std::string result;
    while (times-- > 0) result += text;
    return result;
}

// Numbers in lines of at most so many columns, or of one number where that is longer.
std::vector<std::string> wrapped(const std::vector<std::size_t> &numbers, std::size_t most) {
    std::vector<std::string> lines;
    for (const std::size_t number : numbers) {
        const std::string word = std::to_string(number);
        if (lines.empty() || lines.back().size() + 1 + word.size() > most) lines.push_back(word);
        else lines.back() += ' ' + word;
    }
    return lines;
}

// Text from words and whole numbers.
class Text {
  public:
    template <typename... Parts>
    void add(const Parts &...parts) {
        (put(parts), ...);
    }
    std::string take() { return std::move(text_); }

  private:
    void put(std::string_view text) { text_ += text; }
    void put(std::int64_t number) { text_ += std::to_string(number); }

    std::string text_;
};

std::string padded(const std::string &text, std::size_t width) {
    const std::size_t left = (width - text.size()) / 2;
    return std::string(left, ' ') + text + std::string(width - text.size() - left, ' ');
}

} // namespace

std::string draw_text(const Maze &maze, const std::vector<State> &path, const DrawOptions &options) {
    constexpr std::size_t least_width = 7;
    const Visits visits = visits_of(path);
    const std::size_t width = std::max(least_width, std::to_string(path.size()).size() + 2);
    static constexpr const char *colour_codes[] = {"\033[33m", "\033[39m", "\033[31m"};

    const auto border = [&](const char *left, const char *middle, const char *right) {
        std::string text = left;
        for (std::uint32_t c = 0; c < maze.cols; ++c)
            (text += repeated("─", width)) += c + 1 < maze.cols ? middle : right;
        return text + '\n';
    };
    // Line 0 to 2 of a cell's arrows: directions[] is the 3x3 square row by row, without its middle.
    const auto arrow_line = [&](std::uint32_t cell, std::size_t line) {
        const auto arrow = [&](std::size_t k) {
            return maze.has_arrow(cell, k) ? directions[k].arrow : std::string_view(" ");
        };
        std::string text(1, ' ');
        if (cell == maze.goal) {
            text = line == 1 ? (cell == maze.start ? "(GOAL)" : " GOAL ") : "      ";
        } else if (line == 1) {
            const char letter =
                maze.arrows[cell] == 0 ? ' ' : colour_letters[static_cast<std::size_t>(maze.colours[cell])];
            text += arrow(3);
            text += cell == maze.start ? '(' : ' ';
            text += letter;
            text += cell == maze.start ? ')' : ' ';
            text += arrow(4);
        } else {
            const std::size_t first = line == 0 ? 0 : 5;
            for (std::size_t k = first; k < first + 3; ++k) (text += arrow(k)) += k < first + 2 ? " " : "";
        }
        const std::size_t left = (width - least_width) / 2;
        text = std::string(left, ' ') + text + std::string(width - 6 - left, ' ');
        if (!options.colour) return text;
        const bool here = options.walker == cell;
        return std::string(here ? "\033[7m" : "") +
               (cell == maze.goal ? "\033[1;32m"
                                  : colour_codes[static_cast<std::size_t>(maze.colours[cell])]) +
               text + "\033[0m";
    };

    std::string text = border("┌", "┬", "┐");
    for (std::uint32_t r = 0; r < maze.rows; ++r) {
        std::vector<std::vector<std::string>> labels(maze.cols);
        std::size_t label_lines = 0;
        for (std::uint32_t c = 0; c < maze.cols; ++c) {
            const auto found = visits.find(r * maze.cols + c);
            if (found != visits.end()) labels[c] = wrapped(found->second, width);
            if (options.walker == r * maze.cols + c) labels[c] = {"you"};
            label_lines = std::max(label_lines, labels[c].size());
        }
        for (std::size_t line = 0; line < 3 + label_lines; ++line) {
            text += "│";
            for (std::uint32_t c = 0; c < maze.cols; ++c) {
                if (line < 3) text += arrow_line(r * maze.cols + c, line);
                else text += padded(line - 3 < labels[c].size() ? labels[c][line - 3] : "", width);
                text += "│";
            }
            text += '\n';
        }
        text += r + 1 < maze.rows ? border("├", "┼", "┤") : border("└", "┴", "┘");
    }
    return text;
}

// Lengths are thousandths of the side of a square.
std::string svg_text(const Maze &maze, const std::vector<State> &path) {
    constexpr std::int64_t size = 1000, half = size / 2, label_height = 150, labels_a_line = 2, margin = 100;
    const Visits visits = visits_of(path);
    std::int64_t label_lines = 0; // in the strip below a square, as many as the busiest cell needs
    for (const auto &[cell, steps] : visits)
        label_lines = std::max(label_lines, (std::ssize(steps) + labels_a_line - 1) / labels_a_line);
    const std::int64_t high = size + (label_lines > 0 ? label_lines * label_height + 60 : 0);
    const std::int64_t width = maze.cols * size, height = maze.rows * high;
    const std::int64_t full_width = width + 2 * margin, full_height = height + 2 * margin;
    const std::int64_t longest = std::max(full_width, full_height),
                       pixels = std::min<std::int64_t>(longest / 10, 1600);
    const std::string origin = std::to_string(-margin);
    const auto x = [&](std::uint32_t cell) { return maze.at(cell).c * size; };
    const auto y = [&](std::uint32_t cell) { return maze.at(cell).r * high; };

    Text out;
    out.add("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"", full_width * pixels / longest,
            "\" height=\"", full_height * pixels / longest, "\" viewBox=\"", origin, " ", origin, " ",
            full_width, " ", full_height, "\">\n<title>Alice maze, ", maze.rows, " x ", maze.cols);
    if (!path.empty()) out.add(", solution of ", std::ssize(path) - 1, " steps");
    out.add("</title>\n<rect x=\"", origin, "\" y=\"", origin, "\" width=\"", full_width, "\" height=\"",
            full_height, "\" fill=\"#fff\"/>\n");
    // The squares of start and goal, the strips, the grid.
    for (const auto &[cell, fill] : {std::pair(maze.start, "#d5ecd4"), std::pair(maze.goal, "#dbe6f7")})
        out.add("<rect x=\"", x(cell), "\" y=\"", y(cell), "\" width=\"1000\" height=\"1000\" fill=\"", fill,
                "\"/>\n");
    if (high > size) {
        out.add("<path fill=\"#f1f1f1\" d=\"");
        for (std::int64_t r = 0; r < maze.rows; ++r)
            out.add("M0 ", r * high + size, "h", width, "v", high - size, "h-", width, "z\n");
        out.add("\"/>\n");
    }
    out.add("<path fill=\"none\" stroke=\"#555\" stroke-width=\"20\" d=\"");
    for (std::int64_t r = 0; r <= maze.rows; ++r) out.add("M0 ", r * high, "h", width, "\n");
    for (std::int64_t c = 0; c <= maze.cols; ++c) out.add("M", c * size, " 0v", height, "\n");
    out.add("\"/>\n");
    // The path, with a dot where it lands.
    if (!path.empty()) {
        out.add("<g fill=\"none\" stroke=\"#c4d4ed\" stroke-linecap=\"round\" "
                "stroke-linejoin=\"round\">\n<path stroke-width=\"50\" d=\"");
        for (std::size_t i = 0; i < path.size(); ++i)
            out.add(i == 0 ? "M" : "L", x(path[i].cell) + half, " ", y(path[i].cell) + half, "\n");
        out.add("\"/>\n<path stroke-width=\"160\" d=\"");
        for (const auto &[cell, steps] : visits) out.add("M", x(cell) + half, " ", y(cell) + half, "h0\n");
        out.add("\"/>\n</g>\n");
    }
    // An arrow of every direction, from its tail near the middle of the square.
    struct Shape {
        std::int64_t tail_x, tail_y;
        std::string outline;
    };
    std::array<Shape, directions.size()> shapes;
    for (std::size_t k = 0; k < directions.size(); ++k) {
        const double length = std::hypot(directions[k].dr, directions[k].dc);
        const double ahead_x = directions[k].dc / length, ahead_y = directions[k].dr / length;
        Text outline;
        const auto go = [&](double ahead, double right) {
            outline.add("l", std::int64_t{std::lround(ahead * ahead_x - right * ahead_y)}, " ",
                        std::int64_t{std::lround(ahead * ahead_y + right * ahead_x)});
        };
        go(0, 30), go(180, 0), go(0, 60), go(160, -90), go(-160, -90), go(0, 60), go(-180, 0);
        shapes[k] = {half + std::lround(120 * ahead_x), half + std::lround(120 * ahead_y),
                     outline.take() + "z\n"};
    }
    constexpr std::array fills{"#f2c100\" stroke=\"#8a6d00\" stroke-width=\"10", "#1a1a1a", "#d8232a"};
    for (std::size_t colour = 0; colour < fills.size(); ++colour) {
        out.add("<path fill=\"", fills[colour], "\" d=\"");
        for (std::uint32_t cell = 0; cell < maze.size(); ++cell)
            for (std::size_t k = 0; k < directions.size(); ++k)
                if (maze.colours[cell] == static_cast<Colour>(colour) && maze.has_arrow(cell, k))
                    out.add("M", x(cell) + shapes[k].tail_x, " ", y(cell) + shapes[k].tail_y,
                            shapes[k].outline);
        out.add("\"/>\n");
    }
    const auto add_label = [&](std::int64_t at_x, std::int64_t at_y, const char *style,
                               std::string_view label) {
        out.add("<text x=\"", at_x, "\" y=\"", at_y, "\"", style, ">", label, "</text>\n");
    };
    out.add("<g font-family=\"Helvetica, Arial, sans-serif\" text-anchor=\"middle\" font-size=\"130\" "
            "fill=\"#444\">\n");
    add_label(x(maze.goal) + half, y(maze.goal) + half + 80,
              " font-size=\"240\" font-weight=\"bold\" fill=\"#1f4e9c\"", "GOAL");
    add_label(x(maze.start) + 40, y(maze.start) + 135,
              " text-anchor=\"start\" font-weight=\"bold\" fill=\"#2c7a2a\"", "START");
    for (const auto &[cell, steps] : visits)
        for (std::int64_t i = 0; i < std::ssize(steps); ++i) {
            const std::int64_t line = i / labels_a_line;
            const std::int64_t on_line = std::min(labels_a_line, std::ssize(steps) - line * labels_a_line);
            const std::size_t step = steps[static_cast<std::size_t>(i)];
            add_label(x(cell) + size * (2 * (i % labels_a_line) + 1) / (2 * on_line),
                      y(cell) + size + (line + 1) * label_height, "",
                      "<tspan font-weight=\"bold\" fill=\"#1f4e9c\">" + std::to_string(step) + "</tspan>" +
                          (cell == maze.goal ? "" : " d" + std::to_string(path[step].d)));
        }
    out.add("</g>\n</svg>\n");
    return out.take();
}

} // namespace alice
