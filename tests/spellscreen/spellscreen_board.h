// What the checkers of spellscreen know of a board, written from the lab's description of the picture and
// without the code of the spell programs.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

struct Board {
    std::vector<std::string> rows;
    std::vector<std::pair<int, int>> path;

    explicit Board(const std::string &file) {
        std::ifstream in(file, std::ios::binary);
        std::string word;
        while (in >> word && word != "PATH") rows.push_back(word);
        for (int r, c; in >> r >> c;) path.emplace_back(r, c);
    }

    int cols() const { return static_cast<int>(rows[0].size()); }
    unsigned char at(int r, int c) const {
        return static_cast<unsigned char>(rows[static_cast<std::size_t>(r)][static_cast<std::size_t>(c)]);
    }
    int count() const {
        int cells = 0;
        for (const std::string &row : rows)
            cells += static_cast<int>(row.size() -
                                      static_cast<std::size_t>(std::count(row.begin(), row.end(), '-')));
        return cells;
    }
    bool on_path(int r, int c) const { return std::count(path.begin(), path.end(), std::pair(r, c)) > 0; }

    // In cells, y from the bottom upwards: the lab's geometry.
    double width() const { return cols(); }
    double height() const {
        bool blank = true;
        for (std::size_t c = 0; c < rows.back().size(); c += 2) blank = blank && rows.back()[c] == '-';
        return static_cast<double>(rows.size()) + (blank ? 0 : 0.5);
    }
    std::pair<double, double> centre(int r, int c) const {
        return {c + 0.5, height() - r - 1 + (c % 2 == 1 ? 0.5 : 0)};
    }

    // The points in a cell when the picture with its margin of 0.15 cells has to fit into 7.5 x 10 inches.
    double points() const { return std::min({18.0, 540 / (width() + 0.3), 720 / (height() + 0.3)}); }
};

[[noreturn]] inline void wrong(const std::string &reason) {
    std::cout << "wrong: " << reason << '\n';
    std::exit(1);
}
