// What both kinds of picture show: where boxes, labels and lines are, and in which colours.
//
// Lengths are whole hundredths of a cell. A Point counts from the top left corner of the grid to the right and downwards, as
// SVG does; jgraph's y is the height of the grid less that.
#pragma once

#include "spellpath/board.h"
#include "spellpath/shell.h"

#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace screen {

using spell::Cell;
using Length = long long;

struct Point {
    Length x, y;
};

/// The lab's picture on black, or one that is sparing of ink: on white, with outlined boxes.
enum class Style { screen, paper };

constexpr Length cell_size = 100, box_size = 90, mark_size = 74, margin = 15;

inline Point centre(Cell cell) {
    return {cell.c * cell_size + cell_size / 2, cell.r * cell_size + cell_size / (cell.c % 2 == 0 ? 1 : 2)};
}

// The ends of the line for a step of the path.
inline std::pair<Point, Point> line_between(Cell from, Cell to) {
    const Point a = centre(from), b = centre(to);
    const auto at = [a, b](Length percent) {
        return Point{a.x + (b.x - a.x) * percent / 100, a.y + (b.y - a.y) * percent / 100};
    };
    return {at(30), at(70)};
}

inline bool printable(unsigned char byte) { return byte > ' ' && byte <= '~'; }

inline std::string label_of(unsigned char byte) {
    static constexpr char digits[] = "0123456789ABCDEF";
    if (printable(byte)) return {static_cast<char>(byte)};
    return {digits[byte / 16], digits[byte % 16]};
}

struct Box {
    Point centre;
    unsigned char byte;
    bool on_path;
};

// What both kinds of picture show.
class Picture {
  public:
    Picture(const spell::Grid &grid, const std::vector<Cell> &path)
        : grid_(grid), path_(path), on_path_(grid.size()) {
        for (const Cell cell : path) on_path_[grid.index(cell)] = true;
    }

    const std::vector<Cell> &path() const { return path_; }
    Length width() const { return grid_.cols() * cell_size; }
    /// Without the half row under the odd columns when the even ones have no box there.
    Length height() const {
        bool half_row = false;
        for (Cell cell{grid_.rows() - 1, 0}; cell.c < grid_.cols(); cell.c += 2)
            half_row = half_row || !grid_.empty(cell);
        return grid_.rows() * cell_size + (half_row ? cell_size / 2 : 0);
    }
    /// How large a cell can be in a picture of this width and height, which includes a margin.
    double largest_cell(double most_wide, double most_high) const {
        const auto cells = [](Length length) { return static_cast<double>(length + 2 * margin) / cell_size; };
        return std::min(most_wide / cells(width()), most_high / cells(height()));
    }

    /// Calls draw for every Box in row-major order.
    template <typename Draw>
    void each_box(Draw draw) const {
        for (Cell cell{0, 0}; cell.r < grid_.rows(); ++cell.r)
            for (cell.c = 0; cell.c < grid_.cols(); ++cell.c)
                if (!grid_.empty(cell)) draw(Box{centre(cell), grid_.at(cell), on_path_[grid_.index(cell)]});
    }

    std::string title() const {
        const auto text_of = [](int a, const char *between, int b) {
            return std::to_string(a) + between + std::to_string(b);
        };
        std::string text = text_of(grid_.rows(), " x ", grid_.cols()) + " board";
        if (!path_.empty())
            text += ", path of length " + std::to_string(path_.size()) + " from (" +
                    text_of(path_.front().r, ",", path_.front().c) + ") to (" +
                    text_of(path_.back().r, ",", path_.back().c) + ")";
        return text;
    }

  private:
    const spell::Grid &grid_;
    const std::vector<Cell> &path_;
    std::vector<bool> on_path_;
};

// Standard output, to which numbers are added as well.
class Output {
  public:
    template <typename... Parts>
    void add(const Parts &...parts) {
        (put(parts), ...);
    }
    void flush() { output_.flush(); }

  private:
    void put(std::string_view text) { output_.put(text); }
    void put(char byte) { output_.put({&byte, 1}); }
    void put(Length number) { output_.put(std::to_string(number)); }
    void put(double number) {
        char text[32];
        output_.put({text, static_cast<std::size_t>(std::snprintf(text, sizeof text, "%.9g", number))});
    }

    shell::Output output_;
};

} // namespace screen
