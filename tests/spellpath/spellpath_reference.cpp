// spellpath_reference [--stats]: the lab's program as a student hands it in, with nothing of ours: recursion
// over the cells, and a std::map from a string of cells to the longest way on. The string is the grid with
// everything blanked that a depth-first search cannot reach, and where the path stands. The gradescripts up
// to 100 must pass it (tests/harness), and tests/bench measures the memo method against it. It takes a board
// on standard input and prints the length.
#include <chrono>
#include <iostream>
#include <map>
#include <string>
#include <sys/resource.h>
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
    const bool stats = argc > 1 && std::string(argv[1]) == "--stats";
    for (std::string row; std::cin >> row;) grid.push_back(row);

    const auto start = std::chrono::steady_clock::now();
    int best = 0;
    for (int i = 0; i < static_cast<int>(grid.size()); ++i)
        for (int j = 0; j < static_cast<int>(grid[0].size()); ++j)
            if (grid[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)] != '-')
                best = std::max(best, longest_from(i, j));
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;

    std::cout << best << "\n";
    rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    if (stats)
        std::cerr << "calls: " << calls << "\ncache-hits: " << hits << "\ncache-entries: " << cache.size()
                  << "\nseconds: " << seconds.count() << "\npeak-memory-kib: " << usage.ru_maxrss << "\n";
}
