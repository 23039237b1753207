// Random boards for the drivers, of all the shapes that make a difference to a method.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <random>
#include <string>
#include <vector>

/// Raw engine output, mapped by hand: the same numbers everywhere. Less than n.
inline int below(std::mt19937_64 &random, int n) {
    return static_cast<int>(random() % static_cast<unsigned>(n));
}

/// A board of at most `most_cells` cells that are not empty, rows and columns from 1 to `longest`: letters at
/// random (2 to 5 of them), rows or columns of one letter in turn, and perhaps holes.
inline std::vector<std::string> random_board(std::mt19937_64 &random, int longest, int most_cells) {
    const int rows = 1 + below(random, longest);
    const int cols = 1 + below(random, std::min(longest, std::max(1, 2 * most_cells / rows)));
    const int letters = 2 + below(random, 4), kind = below(random, 6),
              holes = below(random, 3) * below(random, 30);
    std::vector<std::string> board(static_cast<std::size_t>(rows),
                                   std::string(static_cast<std::size_t>(cols), '-'));
    int cells = 0;
    for (int r = 0; r < rows; ++r)
        for (int c = 0; c < cols; ++c) {
            const int letter = kind == 0 ? r % 2 : kind == 1 ? c % 2 : below(random, letters);
            if (below(random, 100) < holes || cells == most_cells) continue;
            board[static_cast<std::size_t>(r)][static_cast<std::size_t>(c)] = static_cast<char>('A' + letter);
            ++cells;
        }
    return board;
}

/// Whether a step leads from one cell of the board to the other: they touch, neither is empty and their
/// letters differ by one. A cell has that number of neighbours: 6 on the lab's grid, 4 or 8 on squares. On
/// the lab's grid this goes by twice the height of the cells' centres, odd columns half a cell higher, and so
/// not by spellpath's own rule.
inline bool joined(const std::vector<std::string> &board, int r, int c, int other_r, int other_c,
                   int neighbours = 6) {
    const int dc = std::abs(c - other_c), dr = std::abs(r - other_r);
    const int dh = std::abs(2 * r - c % 2 - 2 * other_r + other_c % 2);
    const bool touch = neighbours == 4   ? dr + dc == 1
                       : neighbours == 8 ? std::max(dr, dc) == 1
                                         : (dc == 0 && dh == 2) || (dc == 1 && dh == 1);
    const char a = board[static_cast<std::size_t>(r)][static_cast<std::size_t>(c)];
    const char b = board[static_cast<std::size_t>(other_r)][static_cast<std::size_t>(other_c)];
    return touch && a != '-' && b != '-' && std::abs(a - b) == 1;
}
