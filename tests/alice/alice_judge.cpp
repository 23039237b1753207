// alice_judge MAZE < ANSWER: is this the answer to the maze, in any wording? The exercise prescribes only "no
// solution".
//
// Every run of numbers in the answer is tried as the cells of a way: pairs as (row, column) or (column, row),
// from 0 or from 1, or single numbers that count the cells row by row; with the start or without it. If one
// is a legal shortest way, the answer is right; with `; but for (column, row)` behind it if only that
// reading is one, and `; but for the length beside its way` if a line that speaks of a length, of steps or
// moves has other numbers alone. If there are pairs in brackets, such as (1, 2), only these are cells. Else,
// if the answer has no more than two numbers, or no more than two pairs, and so shows no way, the length is
// right, too: one of the two numbers, or the number of the one line that speaks of it. A maze without a
// solution wants a phrase such as "no solution", "impossible" or "cannot", and no way.
//
// Prints `right: N steps`, `right: no solution`, or `wrong: REASON`, or `not understood: ...` where somebody
// should read the answer; exit code 0 for right. It knows the maze's rules and shares nothing with the
// program.
#include <algorithm>
#include <array>
#include <cctype>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace {

using Cell = std::pair<int, int>;

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

/// Where a step leads, and the step size on arrival; a cell's colour counts when the walker leaves it.
std::vector<Cell> steps(const Maze &maze, Cell from, int &size) {
    const std::string &cell = maze.at(from);
    std::vector<Cell> all;
    if (cell == "goal") return all;
    size += cell[0] == 'r' ? 1 : cell[0] == 'y' ? -1 : 0;
    if (size < 1) return all;
    std::istringstream arrows(cell.substr(3, cell.size() - 4)); // between "r:(" and ")"
    for (std::string arrow; std::getline(arrows, arrow, ',');) {
        Cell to = from;
        for (const char letter : arrow) {
            to.first += letter == 'd' ? size : letter == 'u' ? -size : 0;
            to.second += letter == 'r' ? size : letter == 'l' ? -size : 0;
        }
        if (maze.holds(to)) all.push_back(to);
    }
    return all;
}

/// The number of steps of a shortest way, -1 without one: breadth first over cells and step sizes.
int shortest(const Maze &maze) {
    std::map<std::pair<Cell, int>, int> length = {{{maze.start, 1}, 0}};
    std::vector<std::pair<Cell, int>> queue = {{maze.start, 1}};
    for (std::size_t i = 0; i < queue.size(); i++) {
        auto [cell, size] = queue[i];
        if (cell == maze.goal) return length[queue[i]];
        const int next = length[queue[i]] + 1;
        for (const Cell &to : steps(maze, cell, size))
            if (length.try_emplace({to, size}, next).second) queue.emplace_back(to, size);
    }
    return -1;
}

/// Does a way of that many steps from the start to the goal lie in cells[from], ...? The start may be
/// missing.
bool is_way(const Maze &maze, const std::vector<Cell> &cells, std::size_t from, int length) {
    if (cells[from] == maze.start && length > 0) from++;
    if (from + static_cast<std::size_t>(length) > cells.size()) return false;
    Cell at = maze.start;
    int size = 1;
    for (int step = 0; step < length; step++) {
        const std::vector<Cell> all = steps(maze, at, size);
        at = cells[from + static_cast<std::size_t>(step)];
        if (std::find(all.begin(), all.end(), at) == all.end()) return false;
    }
    return at == maze.goal;
}

/// All readings of the numbers as cells; last those that take a pair for (column, row).
std::vector<std::vector<Cell>> readings(const Maze &maze, const std::vector<int> &numbers,
                                        std::size_t &turned) {
    std::vector<std::vector<Cell>> all, last;
    for (const int first : {0, 1}) {
        for (const std::size_t begin : {0U, 1U}) {
            std::vector<Cell> straight, crossed;
            for (std::size_t i = begin; i + 1 < numbers.size(); i += 2) {
                straight.emplace_back(numbers[i] - first, numbers[i + 1] - first);
                crossed.emplace_back(numbers[i + 1] - first, numbers[i] - first);
            }
            all.push_back(straight);
            last.push_back(crossed);
        }
        std::vector<Cell> counted;
        for (const int number : numbers)
            counted.emplace_back((number - first) / maze.cols, (number - first) % maze.cols);
        all.push_back(counted);
    }
    turned = all.size();
    all.insert(all.end(), last.begin(), last.end());
    return all;
}

/// The numbers of a text, of nine digits at most each.
std::vector<int> numbers_of(const std::string &text) {
    std::vector<int> numbers;
    for (std::size_t i = 0; i < text.size();) {
        std::size_t end = i;
        while (end < text.size() && std::isdigit(static_cast<unsigned char>(text[end])) != 0) end++;
        if (end > i) numbers.push_back(std::stoi(text.substr(i, std::min<std::size_t>(end - i, 9))));
        i = std::max(end, i + 1);
    }
    return numbers;
}

/// Does this stand between the brackets of a pair: two numbers and a comma?
bool is_pair(const std::string &text) {
    return text.find_first_not_of("0123456789, \t\r\n") == text.npos &&
           std::count(text.begin(), text.end(), ',') == 1 && numbers_of(text).size() == 2;
}

/// The pairs in brackets of a text, which are taken out of it.
std::string bracketed(std::string &text) {
    std::string pairs, rest;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::size_t end = text.find_first_of(")]", i);
        if ((text[i] == '(' || text[i] == '[') && end != text.npos &&
            is_pair(text.substr(i + 1, end - i - 1))) {
            pairs += text.substr(i, end - i + 1);
            i = end;
        } else {
            rest += text[i];
        }
    }
    text = rest;
    return pairs;
}

/// Is one of the phrases in the text, in any case of letters?
bool says(std::string text, const std::vector<std::string> &phrases) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return std::any_of(phrases.begin(), phrases.end(),
                       [&](const std::string &phrase) { return text.find(phrase) != text.npos; });
}

/// The numbers of each line that speaks of a length and has one number or two.
std::vector<std::vector<int>> lengths_said(const std::string &text) {
    std::vector<std::vector<int>> lengths;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        const std::vector<int> numbers = numbers_of(line);
        if (says(line, {"length", "steps", "moves"}) && !numbers.empty() && numbers.size() <= 2)
            lengths.push_back(numbers);
    }
    return lengths;
}

bool says_none(const std::string &text) {
    return says(text, {"no solution", "not solvable", "unsolvable", "no path", "no way", "impossible",
                       "cannot", "can't", "not found", "not possible", "unreachable", "not reach", "none",
                       "no shortest", "-1"});
}

} // namespace

int main(int argc, char **argv) {
    if (argc != 2) {
        std::cerr << "usage: alice_judge MAZE < ANSWER\n";
        return 2;
    }
    const Maze maze = read(argv[1]);
    std::string text((std::istreambuf_iterator<char>(std::cin)), {});
    const int length = shortest(maze);
    const std::string pairs = bracketed(text);
    const std::vector<int> numbers = numbers_of(text), cells_of = pairs.empty() ? numbers : numbers_of(pairs);
    const bool none = says_none(text);
    const std::vector<std::vector<int>> lengths = lengths_said(text);
    if (length < 0) {
        if (none) return std::cout << "right: no solution\n", 0;
        if (numbers.empty() && pairs.empty() && text.find_first_not_of(" \t\r\n") != text.npos)
            return std::cout
                       << "not understood: it says neither a way nor 'no solution', which is the answer\n",
                   1;
        return std::cout << "wrong: there is no solution\n", 1;
    }
    std::size_t turned = 0;
    const std::vector<std::vector<Cell>> all = readings(maze, cells_of, turned);
    for (std::size_t i = 0; i < all.size(); i++)
        for (std::size_t from = 0; from < all[i].size(); from++) {
            if (!is_way(maze, all[i], from, length)) continue;
            std::cout << "right: " << length << " steps";
            if (std::any_of(lengths.begin(), lengths.end(), [&](const std::vector<int> &said) {
                    return std::find(said.begin(), said.end(), length) == said.end();
                }))
                std::cout << "; but for the length beside its way";
            else if (i >= turned && length > 0) std::cout << "; but for (column, row)";
            std::cout << '\n';
            return 0;
        }
    const bool has_length = std::find(numbers.begin(), numbers.end(), length) != numbers.end();
    // Beside the one line that says the length there may be the maze's size, start and goal.
    const bool says_it = lengths == std::vector<std::vector<int>>{{length}} && numbers_of(pairs).size() <= 4;
    if (!none && ((has_length && numbers.size() <= 2 && pairs.empty()) || says_it))
        return std::cout << "right: " << length << " steps\n", 0;
    if (!none && ((numbers.empty() && pairs.empty()) || has_length) &&
        text.find_first_not_of(" \t\r\n") != text.npos)
        return std::cout << "not understood: no way is found in it that is legal and has " << length
                         << " steps\n",
               1;
    std::cout << "wrong: a shortest way has " << length << " steps\n";
    return 1;
}
