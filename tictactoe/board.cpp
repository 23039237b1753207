#include "tictactoe/board.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <numeric>

namespace tictactoe {

Board::Board(int rows_, int cols_, int in_a_row_)
    : rows(rows_), cols(cols_), in_a_row(in_a_row_), squares(rows_ * cols_) {
    assert(rows >= 1 && cols >= 1 && squares <= max_squares);
    assert(in_a_row >= 1 && in_a_row <= std::max(rows, cols));
    all = ~Mask{0} >> (max_squares - squares);
    struct Step {
        int r, c;
    };
    constexpr Step steps[] = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    for (const Step step : steps) {
        Mask starts = 0;
        for (int r = 0; r < rows; ++r)
            for (int c = 0; c < cols; ++c) {
                const int last_r = r + (in_a_row - 1) * step.r, last_c = c + (in_a_row - 1) * step.c;
                if (last_r >= rows || last_c < 0 || last_c >= cols) continue;
                Mask line = 0;
                for (int i = 0; i < in_a_row; ++i) line |= bit((r + i * step.r) * cols + c + i * step.c);
                starts |= bit(r * cols + c);
                lines.push_back(line);
            }
        if (starts) directions.push_back({step.r * cols + step.c, starts});
        if (in_a_row == 1) break; // one in a row has no direction
    }
    std::sort(lines.begin(), lines.end());
    assert(std::adjacent_find(lines.begin(), lines.end()) == lines.end());
}

std::vector<int> row_order(int squares) {
    std::vector<int> order(static_cast<std::size_t>(squares));
    std::iota(order.begin(), order.end(), 0);
    return order;
}

} // namespace tictactoe
