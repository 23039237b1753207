#include "alice/drawing.h"

#include <algorithm>
#include <cassert>

namespace alice {

namespace {

constexpr std::size_t arrows_width = 5;  // a 3x3 square with blanks between its columns
constexpr std::size_t enough_lines = 2;  // of step numbers: a cell with more is crowded
constexpr std::size_t most_columns = 80; // of a drawing that is made wider

// What makes a terminal write in each colour: red, yellow, and black as whatever it writes in.
constexpr std::array codes{"\033[31m", "\033[33m", "\033[39m"};
static_assert(codes.size() == colours.size());

using CellLines = std::vector<std::string>;

// Numbers in lines of at most that many columns.
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

class Drawing {
  public:
    Drawing(const Maze &maze, const std::vector<State> &path, const DrawOptions &options)
        : maze_(maze), options_(options), visits_(visits_of(maze, path)),
          view_(options.view.value_or(View{0, 0, maze.rows, maze.cols})), width_(choose_width(path.size())) {}

    std::string text() const {
        std::string text = border("┌", "┬", "┐");
        for (std::uint32_t r = view_.row; r < view_.row + view_.rows; ++r) {
            add_row(text, r);
            text += r + 1 < view_.row + view_.rows ? border("├", "┼", "┤") : border("└", "┴", "┘");
        }
        return text;
    }

  private:
    // Columns are as wide as arrows and numbers need, or wider while a cell is crowded and the drawing has room.
    std::size_t choose_width(std::size_t steps) const {
        std::size_t width = std::max(arrows_width, std::to_string(steps).size());
        const auto crowded = [&width](const auto &numbers) {
            return wrapped(numbers, width).size() > enough_lines;
        };
        while ((width + 2) * maze_.cols < most_columns &&
               std::any_of(visits_.begin(), visits_.end(), crowded))
            ++width;
        return width;
    }

    std::string border(const char *left, const char *middle, const char *right) const {
        std::string text = left;
        for (std::uint32_t c = 0; c < view_.cols; ++c) {
            for (std::size_t i = 0; i < width_; ++i) text += "─";
            text += c + 1 < view_.cols ? middle : right;
        }
        return text + '\n';
    }

    void add_row(std::string &text, std::uint32_t r) const {
        std::vector<CellLines> cells;
        std::size_t height = 0;
        for (std::uint32_t c = view_.col; c < view_.col + view_.cols; ++c) {
            cells.push_back(lines_of(r * maze_.cols + c));
            height = std::max(height, cells.back().size());
        }
        for (std::size_t line = 0; line < height; ++line) {
            text += "│";
            for (const CellLines &lines : cells)
                text += (line < lines.size() ? lines[line] : std::string(width_, ' ')) + "│";
            text += '\n';
        }
    }

    // The arrows of a cell around its middle, and below them its numbers.
    CellLines lines_of(std::uint32_t i) const {
        const auto arrow = [&](std::size_t k) {
            return std::string(maze_.has_arrow(i, k) ? directions[k].arrow : " ");
        };
        CellLines lines{arrow(0) + ' ' + arrow(1) + ' ' + arrow(2), arrow(3) + middle(i) + arrow(4),
                        arrow(5) + ' ' + arrow(6) + ' ' + arrow(7)};
        if (i == maze_.goal) lines[1] = "GOAL ";
        for (std::string &line : lines) {
            line = centred(line, arrows_width, width_);
            if (!options_.colour) continue;
            const char *const code = i == maze_.goal ? "\033[1;32m" : codes[index_of(maze_.colours[i])];
            line = (options_.walker == i ? "\033[7m" : "") + (code + line) + "\033[0m";
        }
        for (const std::string &numbers : wrapped(visits_[i], width_))
            lines.push_back(centred(numbers, numbers.size(), width_));
        return lines;
    }

    // The letter of the colour, and what stands on its sides.
    std::string middle(std::uint32_t i) const {
        const char letter = maze_.arrows[i] == 0 ? ' ' : colours[index_of(maze_.colours[i])].letter;
        if (options_.walker == i) return {'[', letter, ']'};
        if (i == maze_.start) return {'(', letter, ')'};
        return {' ', letter, ' '};
    }

    const Maze &maze_;
    const DrawOptions &options_;
    const std::vector<std::vector<std::size_t>> visits_; // of each cell
    const View view_;
    const std::size_t width_; // of a column
};

} // namespace

std::vector<std::vector<std::size_t>> visits_of(const Maze &maze, const std::vector<State> &path) {
    std::vector<std::vector<std::size_t>> visits(maze.size());
    for (std::size_t step = 0; step < path.size(); ++step) visits[path[step].cell].push_back(step);
    return visits;
}

std::string draw_text(const Maze &maze, const std::vector<State> &path, const DrawOptions &options) {
    return Drawing(maze, path, options).text();
}

} // namespace alice
