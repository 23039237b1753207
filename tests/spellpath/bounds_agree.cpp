// bounds_agree BOARDS SEED: on random boards, the bound on a component's paths is no less than the length of
// the longest by plain recursion, and the paths for a search that is ended early are paths, none longer than
// that, and not made shorter by lengthen().
#include "own_run.h"
#include "random_board.h"
#include "spellpath/lengthen.h"
#include "spellpath/path_bound.h"
#include "spellpath/recursion.h"

#include <cstdlib>
#include <iostream>
#include <map>
#include <numeric>
#include <set>

using Rows = std::vector<std::string>;

// The component of the cell.
static spell::Component component_of(const Rows &board, spell::Cell first) {
    std::map<std::pair<int, int>, std::uint32_t> numbers{{{first.r, first.c}, 0}};
    std::vector<spell::Cell> todo{first};
    const auto each_neighbour = [&](spell::Cell cell, auto visit) {
        for (int r = std::max(cell.r - 1, 0); r <= cell.r + 1 && r < static_cast<int>(board.size()); ++r)
            for (int c = std::max(cell.c - 1, 0); c <= cell.c + 1 && c < static_cast<int>(board[0].size());
                 ++c)
                if (joined(board, cell.r, cell.c, r, c)) visit(spell::Cell{r, c});
    };
    for (std::size_t i = 0; i < todo.size(); ++i)
        each_neighbour(spell::Cell(todo[i]), [&](spell::Cell next) {
            if (numbers.insert({{next.r, next.c}, 0}).second) todo.push_back(next);
        });
    spell::Component component;
    for (auto &[cell, number] : numbers) {
        number = static_cast<std::uint32_t>(component.cells.size());
        component.cells.push_back({cell.first, cell.second});
    }
    for (const spell::Cell cell : component.cells) {
        const auto letter = static_cast<std::uint8_t>(
            board[static_cast<std::size_t>(cell.r)][static_cast<std::size_t>(cell.c)]);
        spell::Component::Node vertex{{}, 0, static_cast<std::uint8_t>(letter & 1)};
        each_neighbour(cell, [&](spell::Cell next) {
            vertex.neighbours[vertex.degree++] = numbers[{next.r, next.c}];
        });
        component.vertices.push_back(vertex);
    }
    return component;
}

static bool is_path(const spell::Component &component, const spell::VertexPath &path) {
    for (std::size_t i = 1; i < path.size(); ++i) {
        const auto around = component.neighbours(path[i]);
        if (std::find(around.begin(), around.end(), path[i - 1]) == around.end()) return false;
    }
    return std::set(path.begin(), path.end()).size() == path.size();
}

int main(int argc, char **argv) {
    if (argc != 3) return 2;
    const int boards = std::atoi(argv[1]);
    std::mt19937_64 random(static_cast<std::uint64_t>(std::atoll(argv[2])));
    int agree = 0;
    for (int i = 0; i < boards; ++i) {
        const Rows board = random_board(random, 20, 28);
        spell::Cell cell{0, 0};
        for (int tries = 0; tries < 20; ++tries) {
            cell = {below(random, static_cast<int>(board.size())),
                    below(random, static_cast<int>(board[0].size()))};
            if (board[static_cast<std::size_t>(cell.r)][static_cast<std::size_t>(cell.c)] != '-') break;
        }
        const spell::Component component = component_of(board, cell);
        std::vector<std::uint32_t> starts(component.size());
        std::iota(starts.begin(), starts.end(), 0);
        OwnRun own;
        spell::Search search{component, own.run};
        longest_by_dfs(search, starts);
        const std::size_t longest = search.lower_bound;

        spell::Search long_search{component, own.run, 0, path_bound(component)};
        long_search.offer(first_path(component));
        const std::size_t before = long_search.lower_bound;
        bool right = before > 0 && is_path(component, long_search.incumbent);
        const spell::VertexPath from_first = spell::first_path(component, 0);
        right = right && is_path(component, from_first) && from_first.back() == 0;
        lengthen(long_search, 0, 10);
        const spell::VertexPath &path = long_search.incumbent;
        right = right && is_path(component, path) && path.size() >= before && path.size() <= longest &&
                path_bound(component) >= longest;
        agree += right;
        if (!right) {
            for (const std::string &row : board) std::cout << row << '\n';
            std::cout << "from (" << cell.r << "," << cell.c << "): " << before << ", then " << path.size()
                      << ", longest " << longest << ", bound " << spell::path_bound(component) << '\n';
        }
    }
    std::cout << agree << " of " << boards << " agree\n";
    return agree == boards ? 0 : 1;
}
