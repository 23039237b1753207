// The lab's spellscreen as a student hands it in, with nothing of ours: jgraph text of a grid and of a path,
// if it has one. The gradescripts up to 100 must pass it (tests/harness).
#include <cstdio>
#include <iostream>
#include <set>
#include <string>
#include <utility>
#include <vector>

using namespace std;

int main() {
    vector<string> grid;
    for (string word; cin >> word && word != "PATH";) grid.push_back(word);
    if (grid.empty()) return 1;
    vector<pair<int, int>> path;
    for (int r, c; cin >> r >> c;) path.push_back({r, c});
    const set<pair<int, int>> on_path(path.begin(), path.end());

    const int rows = static_cast<int>(grid.size()), columns = static_cast<int>(grid[0].size());
    const double height = rows + 0.5;
    const auto x = [](int c) { return c + 0.5; };
    const auto y = [&](int r, int c) { return height - r - (c % 2 == 0 ? 1 : 0.5); };
    printf("newgraph\nxaxis min 0 max %d size %g nodraw\nyaxis min 0 max %g size %g nodraw\n", columns,
           min(7.0, columns * 0.25), height, min(9.0, height * 0.25));
    for (int r = 0; r < rows; r++)
        for (int c = 0; c < columns; c++) {
            const char value = grid[static_cast<size_t>(r)][static_cast<size_t>(c)];
            if (value == '-') continue;
            printf("newcurve marktype box marksize .9 .9 cfill %s pts %g %g\n",
                   on_path.count({r, c}) ? ".7 .7 1" : "1 .7 .7", x(c), y(r, c));
            printf("newstring hjc vjc x %g y %g : %c\n", x(c), y(r, c), value);
        }
    for (size_t i = 1; i < path.size(); i++)
        printf("newline linethickness 2 pts %g %g %g %g\n", x(path[i - 1].second),
               y(path[i - 1].first, path[i - 1].second), x(path[i].second), y(path[i].first, path[i].second));
}
