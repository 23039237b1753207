// The lab's spellchecker as a student hands it in, with nothing of ours. The gradescripts up to 100 must pass
// it (tests/harness).
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <set>
#include <string>
#include <vector>

using namespace std;

int main() {
    vector<string> grid;
    string word;
    while (cin >> word && word != "PATH") grid.push_back(word);
    if (grid.empty()) {
        puts("No Grid");
        return 1;
    }
    for (size_t r = 1; r < grid.size(); r++)
        if (grid[r].size() != grid[0].size()) {
            printf("Bad Grid: The row 0 is %zu columns, but row %zu is %zu.\n", grid[0].size(), r,
                   grid[r].size());
            return 1;
        }
    const int rows = static_cast<int>(grid.size()), columns = static_cast<int>(grid[0].size());
    vector<pair<int, int>> path;
    int r, c;
    while (cin >> r >> c) path.push_back({r, c});

    const auto value = [&](const pair<int, int> &cell) {
        return grid[static_cast<size_t>(cell.first)][static_cast<size_t>(cell.second)];
    };
    set<pair<int, int>> visited;
    for (const auto &cell : path) {
        r = cell.first, c = cell.second;
        if (r < 0 || r >= rows) printf("Bad Path -- bad row %d\n", r);
        else if (c < 0 || c >= columns) printf("Bad Path -- bad column %d\n", c);
        else if (value(cell) == '-') printf("Bad Path -- empty cell in row %d column %d\n", r, c);
        else if (!visited.insert(cell).second) printf("Bad Path -- visiting row %d column %d twice.\n", r, c);
        else continue;
        return 1;
    }
    for (size_t i = 1; i < path.size(); i++) {
        const auto [r1, c1] = path[i - 1];
        const auto [r2, c2] = path[i];
        const int dr = r2 - r1, dc = abs(c2 - c1);
        const bool adjacent = dc == 0 ? abs(dr) == 1 : dc == 1 && (dr == 0 || dr == (c1 % 2 == 0 ? 1 : -1));
        if (!adjacent) {
            printf("Bad Path - (%d,%d) is not next to (%d,%d).\n", r1, c1, r2, c2);
            return 1;
        }
        if (abs(value(path[i - 1]) - value(path[i])) != 1) {
            printf("Bad Path - (%d,%d)'s value does not differ from (%d,%d) by one.\n", r1, c1, r2, c2);
            return 1;
        }
    }
    printf("OK - Pathlength = %zu\n", path.size());
    return 0;
}
