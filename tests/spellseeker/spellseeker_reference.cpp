// The lab's spellseeker as a student hands it in, with nothing of ours: recursion over the cells, and a
// std::map from what can still be reached, as a string, to the longest way on. The gradescripts up to 100
// must pass it, in much less than their time limits (tests/harness). With -DNO_MEMO it is plain recursion,
// which must miss some of these limits; how many calls that makes for the length is counted with memoization,
// too, and printed on standard error if there is any argument.
#include <iostream>
#include <map>
#include <string>
#include <vector>

using namespace std;

static vector<string> grid;                  // the cells of the path so far are blanked
static map<string, pair<int, double>> cache; // with the calls that plain recursion makes for it
static double calls = 0;                     // what the last call of longest_from takes plain recursion

struct Cell {
    int r, c;
};

static char &at(Cell cell) { return grid[static_cast<size_t>(cell.r)][static_cast<size_t>(cell.c)]; }

// The cells that a path may go on to, of which none is blank.
static vector<Cell> next_cells(Cell cell) {
    const int d = cell.c % 2 == 0 ? 1 : -1;
    const Cell around[] = {{cell.r - 1, cell.c}, {cell.r + 1, cell.c},     {cell.r, cell.c - 1},
                           {cell.r, cell.c + 1}, {cell.r + d, cell.c - 1}, {cell.r + d, cell.c + 1}};
    vector<Cell> cells;
    for (const Cell other : around) {
        if (other.r < 0 || other.r >= static_cast<int>(grid.size())) continue;
        if (other.c < 0 || other.c >= static_cast<int>(grid[0].size())) continue;
        if (at(other) != '-' && abs(at(other) - at(cell)) == 1) cells.push_back(other);
    }
    return cells;
}

static void flood(Cell cell, string &reached) {
    char &mark = reached[static_cast<size_t>(cell.r) * grid[0].size() + static_cast<size_t>(cell.c)];
    if (mark != '-') return;
    mark = at(cell);
    for (const Cell next : next_cells(cell)) flood(next, reached);
}

// The longest path from the cell over cells that are not blank.
static int longest_from(Cell cell) {
#ifndef NO_MEMO
    string key(grid.size() * grid[0].size(), '-');
    flood(cell, key);
    key += to_string(cell.r) + " " + to_string(cell.c);
    if (cache.count(key)) {
        calls = cache[key].second;
        return cache[key].first;
    }
#endif
    const vector<Cell> cells = next_cells(cell);
    const char value = at(cell);
    at(cell) = '-';
    int best = 0;
    double all = 1;
    for (const Cell next : cells) {
        best = max(best, longest_from(next));
        all += calls;
    }
    calls = all;
    at(cell) = value;
#ifndef NO_MEMO
    cache[key] = {best + 1, calls};
#endif
    return best + 1;
}

int main(int argc, char **) {
    for (string row; cin >> row;) grid.push_back(row);
    const int rows = static_cast<int>(grid.size()), columns = static_cast<int>(grid[0].size());
    Cell cell{0, 0};
    int left = 0;
    double all = 0;
    for (int r = 0; r < rows; r++)
        for (int c = 0; c < columns; c++)
            if (at({r, c}) != '-') {
                const int length = longest_from({r, c});
                all += calls;
                if (length > left) left = length, cell = {r, c};
            }
    if (argc > 1) cerr << all << endl;
    for (const string &row : grid) cout << row << endl;
    cout << "PATH" << endl;
    while (left-- > 0) {
        cout << cell.r << " " << cell.c << endl;
        const vector<Cell> cells = next_cells(cell);
        at(cell) = '-';
        for (const Cell next : cells)
            if (left > 0 && longest_from(next) == left) {
                cell = next;
                break;
            }
    }
}
