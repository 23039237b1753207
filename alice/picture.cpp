#include "alice/picture.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdio>
#include <unordered_map>

namespace alice {

namespace {

// The numbers of the steps that arrive at each cell of a path.
using Visits = std::unordered_map<std::uint32_t, std::vector<std::size_t>>;

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

std::string padded(const std::string &text, std::size_t width) {
    const std::size_t left = width > text.size() ? (width - text.size()) / 2 : 0;
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
            return maze.arrows[cell] >> k & 1 ? directions[k].arrow : std::string_view(" ");
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

std::string svg_text(const Maze &maze, const std::vector<State> &path) {
    constexpr int size = 100, label_height = 15, margin = 10;
    const Visits visits = visits_of(path);
    // Three labels a line: the strip below the arrows is as high as the busiest cell needs it.
    constexpr std::size_t labels_a_line = 2;
    std::size_t most = 0;
    for (const auto &[cell, steps] : visits)
        most = std::max(most, (steps.size() + labels_a_line - 1) / labels_a_line);
    const int high = size + (most > 0 ? static_cast<int>(most) * label_height + 6 : 0);

    const auto number = [](double value) {
        char text[32];
        std::snprintf(text, sizeof text, "%.1f", value);
        return std::string(text);
    };
    const auto place = [&](std::uint32_t cell, double dx, double dy) {
        return number(static_cast<double>(maze.at(cell).c * size) + dx) + ' ' +
               number(static_cast<double>(maze.at(cell).r * high) + dy);
    };
    const auto attributes = [&](std::uint32_t cell, double dx, double dy) {
        return "x=\"" + number(static_cast<double>(maze.at(cell).c * size) + dx) + "\" y=\"" +
               number(static_cast<double>(maze.at(cell).r * high) + dy) + '"';
    };
    const std::int64_t width = std::int64_t{maze.cols} * size, height = std::int64_t{maze.rows} * high;
    const double scale = std::min(1.0, 1600.0 / static_cast<double>(std::max(width, height) + 2 * margin));

    std::string text =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" +
        number(static_cast<double>(width + 2 * margin) * scale) + "\" height=\"" +
        number(static_cast<double>(height + 2 * margin) * scale) + "\" viewBox=\"-10 -10 " +
        std::to_string(width + 2 * margin) + ' ' + std::to_string(height + 2 * margin) +
        "\">\n<title>Alice maze, " + std::to_string(maze.rows) + " x " + std::to_string(maze.cols) +
        (path.empty() ? "" : ", solution of " + std::to_string(path.size() - 1) + " steps") + "</title>\n" +
        "<rect x=\"-10\" y=\"-10\" width=\"" + std::to_string(width + 2 * margin) + "\" height=\"" +
        std::to_string(height + 2 * margin) + "\" fill=\"#fff\"/>\n";
    // Start and goal, the grid, the strips for the steps.
    const auto square = [&](std::uint32_t cell, const char *fill) {
        text += "<rect " + attributes(cell, 0, 0) + " width=\"100\" height=\"100\" fill=\"" + fill + "\"/>\n";
    };
    square(maze.start, "#d5ecd4");
    square(maze.goal, "#dbe6f7");
    if (most > 0) {
        text += "<path fill=\"#f1f1f1\" d=\"";
        for (std::uint32_t r = 0; r < maze.rows; ++r)
            text += "M0 " + std::to_string(r * static_cast<std::uint32_t>(high) + size) + 'h' +
                    std::to_string(width) + 'v' + std::to_string(high - size) + "h-" + std::to_string(width) +
                    'z';
        text += "\"/>\n";
    }
    text += "<path fill=\"none\" stroke=\"#555\" stroke-width=\"2\" d=\"";
    for (std::uint32_t r = 0; r <= maze.rows; ++r)
        text += "M0 " + std::to_string(std::int64_t{r} * high) + 'h' + std::to_string(width);
    for (std::uint32_t c = 0; c <= maze.cols; ++c)
        text += 'M' + std::to_string(std::int64_t{c} * size) + " 0v" + std::to_string(height);
    text += "\"/>\n";
    if (path.size() > 1) {
        text += "<path fill=\"none\" stroke=\"#3a6fc4\" stroke-opacity=\"0.3\" stroke-width=\"5\" "
                "stroke-linejoin=\"round\" d=\"M";
        for (std::size_t i = 0; i < path.size(); ++i)
            (text += i == 0 ? "" : "L") += place(path[i].cell, 50, 50);
        text += "\"/>\n";
    }
    // An arrow of every direction, from its place near the middle on.
    std::array<std::string, 8> shapes;
    std::array<std::pair<double, double>, 8> tails;
    for (std::size_t k = 0; k < directions.size(); ++k) {
        const double length = std::hypot(directions[k].dr, directions[k].dc);
        const double x = directions[k].dc / length, y = directions[k].dr / length;
        const auto go = [&](double along, double across) {
            return 'l' + number(along * x - across * y) + ' ' + number(along * y + across * x);
        };
        tails[k] = {50 + 12 * x, 50 + 12 * y};
        shapes[k] = go(0, 3) + go(18, 0) + go(0, 6) + go(16, -9) + go(-16, -9) + go(0, 6) + go(-18, 0) + 'z';
    }
    static constexpr const char *fills[] = {"#f2c100", "#1a1a1a", "#d8232a"};
    for (const Colour colour : {Colour::yellow, Colour::black, Colour::red}) {
        text += std::string("<path fill=\"") + fills[static_cast<std::size_t>(colour)] + "\" stroke=\"" +
                (colour == Colour::yellow ? "#8a6d00" : "none") + "\" d=\"";
        for (std::uint32_t cell = 0; cell < maze.size(); ++cell) {
            if (maze.colours[cell] != colour) continue;
            for (std::size_t k = 0; k < directions.size(); ++k)
                if (maze.arrows[cell] >> k & 1)
                    text += 'M' + place(cell, tails[k].first, tails[k].second) + shapes[k] + '\n';
        }
        text += "\"/>\n";
    }
    text += "<g font-family=\"Helvetica, Arial, sans-serif\" text-anchor=\"middle\">\n<g font-size=\"24\" "
            "font-weight=\"bold\" fill=\"#1f4e9c\">";
    text += "<text " + attributes(maze.goal, 50, 58) + ">GOAL</text></g>\n";
    text += "<g font-size=\"12\" font-weight=\"bold\" fill=\"#2c7a2a\"><text " +
            attributes(maze.start, 50, maze.start == maze.goal ? 80 : 54) + ">START</text></g>\n";
    text += "<g font-size=\"13\" fill=\"#444\">\n";
    for (std::uint32_t cell = 0; cell < maze.size() && most > 0; ++cell) {
        const auto found = visits.find(cell);
        if (found == visits.end()) continue;
        for (std::size_t i = 0; i < found->second.size(); ++i) {
            const std::size_t step = found->second[i], line = i / labels_a_line;
            const std::size_t on_line = std::min(labels_a_line, found->second.size() - line * labels_a_line);
            const double x = size * (2.0 * static_cast<double>(i % labels_a_line) + 1) /
                             (2.0 * static_cast<double>(on_line));
            text += "<text " + attributes(cell, x, size + label_height * (static_cast<double>(line) + 1)) +
                    "><tspan font-weight=\"bold\" fill=\"#1f4e9c\">" + std::to_string(step) + "</tspan>" +
                    (cell == maze.goal ? "" : " d" + std::to_string(path[step].d)) + "</text>\n";
        }
    }
    return text + "</g>\n</g>\n</svg>\n";
}

} // namespace alice
