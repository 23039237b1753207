// Random boards and words for drivers. A seed gives the same ones everywhere.
#pragma once

#include "gogen_slow.h"

#include <random>
#include <string>

inline std::mt19937_64 engine;

inline std::size_t below(std::size_t n) { return engine() % n; }

template <typename List>
void shuffle(List &list) {
    for (std::size_t i = list.size(); i > 1; --i) std::swap(list[i - 1], list[below(i)]);
}

inline std::string random_solution() {
    std::string board = "ABCDEFGHIJKLMNOPQRSTUVWXY";
    shuffle(board);
    return board;
}

// A walk on the board.
inline std::string random_word(const std::string &board) {
    std::size_t square = below(25);
    std::string word(1, board[square]);
    const std::size_t length = 1 + below(8);
    while (word.size() < length) {
        const std::size_t next = below(25);
        if (Slow::touch(square, next)) word += board[square = next];
    }
    return word;
}
