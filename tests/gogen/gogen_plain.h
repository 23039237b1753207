// The exam's own approach, for tests/bench: a mask a letter; update and neighbourhood_intersect along the words until
// nothing changes; then recursion on the first letter that has no cell yet. With the exam's functions.
#pragma once

#include "gogen/common.h"
#include "gogen/gogen.h"

#include <array>
#include <chrono>
#include <cstring>
#include <string>
#include <vector>

class Plain {
  public:
    explicit Plain(double seconds)
        : deadline_(std::chrono::steady_clock::now() +
                    std::chrono::duration_cast<std::chrono::steady_clock::duration>(
                        std::chrono::duration<double>(seconds))) {}

    bool late() const { return late_; }

    bool solve(char **board, char **words) {
        std::array<Mask, 25> masks;
        return solve(board, words, masks);
    }

  private:
    bool solve(char **board, char **words, std::array<Mask, 25> masks) {
        if ((late_ = late_ || std::chrono::steady_clock::now() > deadline_)) return false;
        for (int before = -1, cells = 0; cells != before;) {
            before = cells;
            cells = 0;
            for (char **word = words; *word; ++word)
                for (const char *c = *word; c[1]; ++c)
                    neighbourhood_intersect(masks[static_cast<std::size_t>(c[0] - 'A')],
                                            masks[static_cast<std::size_t>(c[1] - 'A')]);
            for (char ch = 'A'; ch <= 'Y'; ++ch) {
                Mask &mask = masks[static_cast<std::size_t>(ch - 'A')];
                update(board, ch, mask);
                if (mask.count() == 0) return false;
                cells += mask.count();
            }
        }
        for (char ch = 'A'; ch <= 'Y'; ++ch) {
            int row = 0, column = 0;
            if (get_position(board, ch, row, column)) continue;
            const Mask &mask = masks[static_cast<std::size_t>(ch - 'A')];
            for (row = 0; row < HEIGHT; ++row)
                for (column = 0; column < WIDTH; ++column) {
                    if (!mask.get_element(row, column)) continue;
                    char saved[HEIGHT][WIDTH];
                    for (int r = 0; r < HEIGHT; ++r) std::memcpy(saved[r], board[r], WIDTH);
                    board[row][column] = ch;
                    if (solve(board, words, masks)) return true;
                    for (int r = 0; r < HEIGHT; ++r) std::memcpy(board[r], saved[r], WIDTH);
                }
            return false;
        }
        return valid_solution(board, words);
    }

    std::chrono::steady_clock::time_point deadline_;
    bool late_ = false;
};
