// alice_ways MAZE: its answer, for tests/substance to look for in what a program prints: `N steps`, and then
// each shortest way, a line of its cells' rows and columns; or `no solution`. Of more than a thousand ways
// the first thousand. It knows the maze's rules and shares nothing with the program.
#include <algorithm>
#include <fstream>
#include <iostream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace {

using Cell = std::pair<int, int>;
using State = std::pair<Cell, int>; // and the step size on arrival

struct Maze {
    int rows = 0, cols = 0;
    Cell start, goal;
    std::vector<std::string> cells; // as in the file, row by row

    bool holds(Cell cell) const {
        return cell.first >= 0 && cell.first < rows && cell.second >= 0 && cell.second < cols;
    }
    const std::string &at(Cell cell) const {
        return cells[static_cast<std::size_t>(cell.first * cols + cell.second)];
    }
};

Maze read(const char *name) {
    std::ifstream file(name);
    Maze maze;
    std::string line;
    std::getline(file, line);
    for (Cell *cell : {&maze.start, &maze.goal}) {
        std::getline(file, line);
        char skipped = 0;
        std::istringstream text(line.substr(2)); // behind "s=" and "g="
        text >> skipped >> cell->first >> skipped >> cell->second;
    }
    while (std::getline(file, line)) {
        std::istringstream words(line);
        const std::size_t before = maze.cells.size();
        for (std::string word; words >> word;) maze.cells.push_back(word);
        if (maze.cells.size() == before) continue;
        maze.rows++;
        maze.cols = static_cast<int>(maze.cells.size() - before);
    }
    return maze;
}

/// Where a step leads; a cell's colour counts when the walker leaves it.
std::vector<State> steps(const Maze &maze, const State &from) {
    const std::string &cell = maze.at(from.first);
    const int size = from.second + (cell[0] == 'r' ? 1 : cell[0] == 'y' ? -1 : 0);
    std::vector<State> all;
    if (cell == "goal" || size < 1) return all;
    std::istringstream arrows(cell.substr(3, cell.size() - 4)); // between "r:(" and ")"
    for (std::string arrow; std::getline(arrows, arrow, ',');) {
        Cell to = from.first;
        for (const char letter : arrow) {
            to.first += letter == 'd' ? size : letter == 'u' ? -size : 0;
            to.second += letter == 'r' ? size : letter == 'l' ? -size : 0;
        }
        if (maze.holds(to)) all.emplace_back(to, size);
    }
    return all;
}

/// The states from which a shortest way arrives at each state: breadth first. `length` is that of a shortest
/// way to the goal, or -1.
std::map<State, std::set<State>> search(const Maze &maze, int &length) {
    std::map<State, std::set<State>> before;
    std::map<State, int> distance = {{{maze.start, 1}, 0}};
    std::vector<State> queue = {{maze.start, 1}};
    length = maze.start == maze.goal ? 0 : -1;
    for (std::size_t i = 0; i < queue.size(); i++) {
        const State from = queue[i];
        const int next = distance[from] + 1;
        if (length >= 0 && next > length) break;
        for (const State &to : steps(maze, from)) {
            if (distance.try_emplace(to, next).second) queue.push_back(to);
            if (distance[to] == next) before[to].insert(from);
            if (to.first == maze.goal) length = next;
        }
    }
    return before;
}

/// Adds to `ways` each way that ends in the state and goes on as in `rest`.
void trace(const std::map<State, std::set<State>> &before, const State &state, std::string rest,
           std::set<std::string> &ways) {
    if (ways.size() == 1000) return;
    rest = std::to_string(state.first.first) + ' ' + std::to_string(state.first.second) +
           (rest.empty() ? "" : " ") + rest;
    const auto found = before.find(state);
    if (found == before.end()) {
        ways.insert(rest);
        return;
    }
    for (const State &from : found->second) trace(before, from, rest, ways);
}

} // namespace

int main(int argc, char **argv) {
    if (argc != 2) {
        std::cerr << "usage: alice_ways MAZE\n";
        return 2;
    }
    const Maze maze = read(argv[1]);
    int length = -1;
    const std::map<State, std::set<State>> before = search(maze, length);
    if (length < 0) return std::cout << "no solution\n", 0;
    std::set<std::string> ways;
    if (length == 0) trace(before, {maze.start, 1}, "", ways);
    for (const auto &[state, from] : before)
        if (state.first == maze.goal) trace(before, state, "", ways);
    std::cout << length << " steps\n";
    for (const std::string &way : ways) std::cout << way << '\n';
}
