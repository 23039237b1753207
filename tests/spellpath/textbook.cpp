// The lab's program as a student writes it: recursion over the cells, and a std::map from a string of cells
// to the longest way on. The string is the grid with everything blanked that a depth-first search cannot
// reach, and where the path stands. What the memo method is measured against (tests/bench), an answer of
// other making for the gradescripts, and the right student's program that the gradescripts must pass: it
// takes a board on standard input and shares no code with the solver. Called as spellseeker it prints the
// path, else its length.
#include "spellpath/memory.h"

#include <chrono>
#include <iostream>
#include <map>
#include <string>
#include <utility>
#include <vector>

static std::vector<std::string> grid; // visited cells are blanked
static std::map<std::string, int> cache;
static unsigned long long calls, hits;

static std::vector<std::pair<int, int>> next_cells(int r, int c) {
    const int rows = static_cast<int>(grid.size()), cols = static_cast<int>(grid[0].size());
    const int d = c % 2 == 0 ? 1 : -1;
    const int offsets[6][2] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}, {d, -1}, {d, 1}};
    std::vector<std::pair<int, int>> cells;
    for (const auto &offset : offsets) {
        const int i = r + offset[0], j = c + offset[1];
        if (i >= 0 && i < rows && j >= 0 && j < cols) cells.push_back({i, j});
    }
    return cells;
}

static bool step(char a, char b) { return a != '-' && b != '-' && (a - b == 1 || b - a == 1); }

static void reach(int r, int c, std::string &reached) {
    const auto at = static_cast<std::size_t>(r) * grid[0].size() + static_cast<std::size_t>(c);
    if (reached[at] != '-') return;
    const char here = grid[static_cast<std::size_t>(r)][static_cast<std::size_t>(c)];
    reached[at] = here;
    for (const auto &[i, j] : next_cells(r, c))
        if (step(here, grid[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)])) reach(i, j, reached);
}

static int longest_from(int r, int c) {
    ++calls;
    std::string key(grid.size() * grid[0].size(), '-');
    reach(r, c, key);
    key += std::to_string(r) + "," + std::to_string(c);
    if (const auto found = cache.find(key); found != cache.end()) {
        ++hits;
        return found->second;
    }
    char &cell = grid[static_cast<std::size_t>(r)][static_cast<std::size_t>(c)];
    const char here = std::exchange(cell, '-');
    int best = 0;
    for (const auto &[i, j] : next_cells(r, c))
        if (step(here, grid[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)]))
            best = std::max(best, longest_from(i, j));
    cell = here;
    return cache[key] = best + 1;
}

int main(int argc, char **argv) {
    const std::string name = argv[0];
    const bool seeker = name.ends_with("spellseeker"), stats = argc > 1 && std::string(argv[1]) == "--stats";
    for (std::string row; std::cin >> row;) grid.push_back(row);
    const std::vector<std::string> board = grid;

    const auto start = std::chrono::steady_clock::now();
    int best = 0, r = 0, c = 0;
    for (int i = 0; i < static_cast<int>(grid.size()); ++i)
        for (int j = 0; j < static_cast<int>(grid[0].size()); ++j)
            if (grid[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)] != '-')
                if (const int length = longest_from(i, j); length > best) best = length, r = i, c = j;
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;

    if (seeker) {
        for (const std::string &row : board) std::cout << row << "\n";
        std::cout << "PATH\n";
        for (int left = best; left > 0; --left) {
            std::cout << r << " " << c << "\n";
            const char here =
                std::exchange(grid[static_cast<std::size_t>(r)][static_cast<std::size_t>(c)], '-');
            for (const auto &[i, j] : next_cells(r, c))
                if (left > 1 && step(here, grid[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)]) &&
                    longest_from(i, j) == left - 1) {
                    r = i, c = j;
                    break;
                }
        }
    } else {
        std::cout << best << "\n";
    }
    if (stats)
        std::cerr << "calls: " << calls << "\ncache-hits: " << hits << "\ncache-entries: " << cache.size()
                  << "\nseconds: " << seconds.count() << "\npeak-memory-kib: " << spell::peak_memory_kib()
                  << "\n";
}
