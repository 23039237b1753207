#include "alice/drawing.h"

#include <algorithm>
#include <cassert>

namespace alice {

namespace {

constexpr std::size_t arrows_width = 5, arrows_height = 3; // a 3x3 square with blanks between its columns
constexpr std::size_t enough_lines = 2;                    // of step numbers: a cell with more is crowded
constexpr std::size_t most_columns = 80;                   // of a drawing that is made wider

// What makes a terminal write in each colour: red, yellow, and black as whatever it writes in.
constexpr std::array codes{"\033[31m", "\033[33m", "\033[39m"};
static_assert(codes.size() == colours.size());

using LabelLines = std::vector<std::string>;

// Numbers in lines of at most that many columns.
LabelLines wrapped(const std::vector<std::size_t> &numbers, std::size_t width) {
    LabelLines lines;
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
    std::uint32_t cell(std::uint32_t r, std::uint32_t c) const { return r * maze_.cols + c; }

    // Columns are as wide as arrows and numbers need, or wider while a cell is crowded and the drawing has room.
    std::size_t choose_width(std::size_t steps) const {
        const std::size_t least = maze_.start == maze_.goal ? 6 : arrows_width; // (GOAL)
        std::size_t width = std::max(least, std::to_string(steps).size());
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
        std::vector<LabelLines> labels(view_.cols);
        std::size_t label_lines = 0;
        for (std::uint32_t c = 0; c < view_.cols; ++c) {
            const std::uint32_t i = cell(r, view_.col + c);
            if (options_.walker == i && !options_.view) labels[c] = {"you"};
            else labels[c] = wrapped(visits_[i], width_);
            label_lines = std::max(label_lines, labels[c].size());
        }
        for (std::size_t line = 0; line < arrows_height + label_lines; ++line) {
            text += "│";
            for (std::uint32_t c = 0; c < view_.cols; ++c) {
                const std::size_t label = line - arrows_height;
                if (line < arrows_height) text += arrow_line(cell(r, view_.col + c), line);
                else if (label < labels[c].size())
                    text += centred(labels[c][label], labels[c][label].size(), width_);
                else text += std::string(width_, ' ');
                text += "│";
            }
            text += '\n';
        }
    }

    // Line 0 to 2 of a cell's arrows.
    std::string arrow_line(std::uint32_t i, std::size_t line) const {
        const bool here = options_.walker == i;
        std::string text;
        std::size_t columns = arrows_width;
        if (i == maze_.goal) {
            if (line == 1) text = i == maze_.start ? "(GOAL)" : "GOAL";
            columns = text.size();
        } else {
            const auto arrow = [&](std::size_t k) {
                return maze_.has_arrow(i, k) ? directions[k].arrow : std::string_view(" ");
            };
            if (line == 1) {
                (text += arrow(3)) += middle(i);
                text += arrow(4);
            } else {
                const std::size_t first = line == 0 ? 0 : 5;
                ((text += arrow(first)) += ' ') += arrow(first + 1);
                (text += ' ') += arrow(first + 2);
            }
        }
        text = centred(text, columns, width_);
        if (!options_.colour) return text;
        const char *const code = i == maze_.goal ? "\033[1;32m" : codes[index_of(maze_.colours[i])];
        return (here ? "\033[7m" : "") + (code + text) + "\033[0m";
    }

    // The letter of the colour, and what stands on its sides.
    std::string middle(std::uint32_t i) const {
        const char letter = maze_.arrows[i] == 0 ? ' ' : colours[index_of(maze_.colours[i])].letter;
        if (options_.view && options_.walker == i) return {'[', letter, ']'};
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
