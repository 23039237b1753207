// alice_reversed COUNT SEED: random mazes with orange cells, a colour that this driver adds: it doubles the
// step size, and arrows are followed backwards. The rules of colours below stand in place of those in
// alice/colours.h, and the maze, both searches and the walks are compiled with them, in a namespace of their
// own. A plain search by coordinates and names of directions, which shares nothing with them, says what the
// answers are: length, number of solutions, the verdict on each solution and on spoiled ones, and where a
// player can go. Both texts of a maze are written and read again, and a message names orange, too. Prints
// `COUNT of COUNT agree; N cross orange cells`, or the maze that failed.
#define ALICE_COLOURS_H // of alice/colours.h
#define alice reversed

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace alice {

enum class Colour : std::uint8_t { red, yellow, black, orange };
struct ColourRule {
    Colour colour;
    char letter;
    std::string_view name;
    std::uint32_t times;
    std::int32_t plus;
};
inline constexpr std::array colours{
    ColourRule{Colour::red, 'r', "red", 1, 1}, ColourRule{Colour::yellow, 'y', "yellow", 1, -1},
    ColourRule{Colour::black, 'b', "black", 1, 0}, ColourRule{Colour::orange, 'o', "orange", 2, 0}};
constexpr const ColourRule &rule_of(Colour colour) { return colours[static_cast<std::size_t>(colour)]; }
constexpr std::uint32_t leaving(Colour colour, std::uint32_t d) {
    return rule_of(colour).times * d + static_cast<std::uint32_t>(rule_of(colour).plus);
}
// The opposite of direction k is 7 - k.
constexpr unsigned followed(Colour colour, unsigned arrows) {
    if (colour != Colour::orange) return arrows;
    unsigned opposite = 0;
    for (unsigned k = 0; k < 8; ++k) opposite |= (arrows >> k & 1) << (7 - k);
    return opposite;
}

} // namespace alice

#include "alice/format.cpp"
#include "alice/queue.cpp"
#include "alice/scan.cpp"
#include "alice/search.cpp"
#include "alice/walk.cpp"
#include "random_maze.h"

#include <cstdlib>
#include <iostream>
#include <map>
#include <set>
#include <tuple>

namespace {

using Place = std::tuple<int, int, int>; // row, column, the step size to leave with

// It works with coordinates and names only.
class Plain {
  public:
    explicit Plain(const alice::Maze &maze) : maze_(maze) {}

    // Level by level, with the number of ways to each state. Returns the length and the number of solutions,
    // or -1.
    std::pair<int, std::uint64_t> solve() const {
        if (maze_.start == maze_.goal) return {0, 1};
        std::set<Place> met;
        std::map<Place, std::uint64_t> level{{arrive(row(maze_.start), col(maze_.start), 1), 1}};
        for (int steps = 0; !level.empty(); ++steps) {
            std::map<Place, std::uint64_t> next;
            std::uint64_t solutions = 0;
            for (const auto &[place, ways] : level) met.insert(place);
            for (const auto &[place, ways] : level)
                for (const auto &[r, c] : moves(place))
                    if (r == row(maze_.goal) && c == col(maze_.goal)) solutions += ways;
                    else if (const Place to = arrive(r, c, std::get<2>(place)); !met.contains(to))
                        next[to] += ways;
            if (solutions > 0) return {steps + 1, solutions};
            level = std::move(next);
        }
        return {-1, 0};
    }
    // Whether these cells are a walk from the start to the goal.
    bool legal(const std::vector<alice::Cell> &cells) const {
        Place here = arrive(row(maze_.start), col(maze_.start), 1);
        bool good = cells.front() == maze_.at(maze_.start) && cells.back() == maze_.at(maze_.goal);
        for (std::size_t i = 1; good && i < cells.size(); ++i) {
            const std::pair to(static_cast<int>(cells[i].r), static_cast<int>(cells[i].c));
            good = cells[i - 1] != maze_.at(maze_.goal) && moves(here).contains(to);
            here = arrive(to.first, to.second, std::get<2>(here));
        }
        return good;
    }
    std::set<std::pair<int, int>> moves(Place from) const {
        const auto [r, c, d] = from;
        const std::size_t cell = static_cast<std::size_t>(r) * maze_.cols + static_cast<std::size_t>(c);
        const int far = maze_.colours[cell] == alice::Colour::orange ? -d : d;
        std::set<std::pair<int, int>> to;
        for (std::size_t k = 0; k < 8; ++k) {
            if ((maze_.arrows[cell] >> k & 1) == 0) continue;
            int row = r, col = c;
            for (const char letter : alice::direction_names[k]) {
                row += letter == 'd' ? far : letter == 'u' ? -far : 0;
                col += letter == 'r' ? far : letter == 'l' ? -far : 0;
            }
            const bool on = row >= 0 && row < static_cast<int>(maze_.rows) && col >= 0 &&
                            col < static_cast<int>(maze_.cols);
            if (d > 0 && on) to.emplace(row, col);
        }
        return to;
    }

  private:
    int row(std::uint32_t cell) const { return static_cast<int>(cell / maze_.cols); }
    int col(std::uint32_t cell) const { return static_cast<int>(cell % maze_.cols); }
    Place arrive(int r, int c, int d) const {
        switch (maze_.colours[static_cast<std::size_t>(r) * maze_.cols + static_cast<std::size_t>(c)]) {
        case alice::Colour::red:
            return {r, c, d + 1};
        case alice::Colour::yellow:
            return {r, c, d - 1};
        case alice::Colour::orange:
            return {r, c, 2 * d};
        default:
            return {r, c, d};
        }
    }

    const alice::Maze &maze_;
};

alice::Walk walk_of(const alice::Maze &maze, const std::vector<alice::State> &path) {
    alice::Walk walk;
    for (const alice::State state : path) walk.cells.push_back(maze.at(state.cell));
    return walk;
}

bool same(const alice::Maze &a, const alice::Maze &b) {
    bool all = a.arrows == b.arrows && a.start == b.start && a.goal == b.goal;
    for (std::size_t i = 0; all && i < a.size(); ++i) all = a.arrows[i] == 0 || a.colours[i] == b.colours[i];
    return all;
}

// Names what does not agree; empty if all does. Counts solutions that leave an orange cell.
std::string disagreement(const alice::Maze &maze, std::mt19937_64 &random, int &crossing) {
    try {
        alice::read_maze("text", "1\ns=(0,0)\ng=(0,0)\nx:(u)\n");
    } catch (const std::exception &error) {
        if (std::string(error.what()).find("b black, o orange;") == std::string::npos) return "the message";
    }
    if (!same(alice::read_maze("text", maze_text(maze)), maze)) return "the text";
    if (!same(alice::read_maze("text", compact_text(maze)), maze)) return "the compact text";
    const Plain plain(maze);
    const auto [steps, ways] = plain.solve();
    alice::Search search(maze.rows, maze.cols);
    const alice::Path queue = queue_search(maze, maze.first()).path;
    if (search.run(maze, maze.first()) != (steps >= 0)) return "solvability";
    if (queue.empty() != (steps < 0)) return "solvability by queue";
    if (steps < 0) return "";
    if (search.levels() != static_cast<std::size_t>(steps)) return "the length";
    if (alice::Solutions(search).count() != std::to_string(ways)) return "the number of solutions";
    if (queue.size() != static_cast<std::size_t>(steps) + 1) return "the length by queue";
    alice::Walk walk = walk_of(maze, search.path());
    if (walk.cells != walk_of(maze, queue).cells) return "the path by queue";
    if (!plain.legal(walk.cells)) return "the path";
    if (follow(maze, walk, alice::Until::goal).fault) return "the verdict";
    bool orange = false;
    for (std::size_t i = 0; i + 1 < queue.size(); ++i) {
        const alice::State here = queue[i];
        const alice::Cell at = maze.at(here.cell);
        const auto moves =
            plain.moves({static_cast<int>(at.r), static_cast<int>(at.c), static_cast<int>(here.d)});
        orange |= maze.colours[here.cell] == alice::Colour::orange;
        if (moves.size() != static_cast<std::size_t>(std::popcount(maze.moves(here))))
            return "a player's moves";
    }
    crossing += orange;
    walk.cells[below(random, static_cast<std::uint32_t>(walk.cells.size()))] = {below(random, maze.rows),
                                                                                below(random, maze.cols)};
    if (follow(maze, walk, alice::Until::goal).fault.has_value() == plain.legal(walk.cells))
        return "the verdict on a spoiled walk";
    return "";
}

} // namespace

int main(int argc, char **argv) {
    if (argc != 3) return 2;
    const int count = std::atoi(argv[1]);
    std::mt19937_64 random(std::strtoull(argv[2], nullptr, 10));
    int crossing = 0;
    for (int i = 0; i < count; ++i) {
        alice::Maze maze = random_maze(random, 2 + below(random, 7), 2 + below(random, 7), {20, 25, 10, 5});
        for (std::uint32_t cell = 0; cell < maze.size(); ++cell)
            if (cell != maze.goal && below(random, 3) == 0) maze.colours[cell] = alice::Colour::orange;
        const std::string wrong = disagreement(maze, random, crossing);
        if (wrong.empty()) continue;
        std::cout << maze_text(maze) << "maze " << i << " of seed " << argv[2] << " disagrees: " << wrong
                  << '\n';
        return 1;
    }
    std::cout << count << " of " << count << " agree; " << crossing << " cross orange cells\n";
}
