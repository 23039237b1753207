// alice_agree COUNT SEED: random small mazes, the fast search and the queue against a slow search in another
// style: a table of levels, one for each cell and step size, relaxed until nothing changes. They must agree
// in the length, the number of solutions, the solutions and their order, and the verdict on right and on
// spoiled walks, with ways counted and without, on 1, 2 and 4 threads, which must reach as many states. Both
// texts of each maze are written and read again. Prints `COUNT of COUNT agree`, or the maze that failed.
// alice_agree MAZE: the answer of the slow search, as alice prints it, and the number of solutions.
#include "random_maze.h"

#include "alice/format.h"
#include "alice/measures.h"
#include "alice/queue.h"
#include "alice/search.h"
#include "alice/walk.h"
#include "dond/shell/files.h"

#include <cstdlib>
#include <iostream>
#include <map>
#include <set>
#include <sstream>
#include <tuple>
#include <utility>

namespace {

struct Place {
    int r, c;
    bool operator==(const Place &) const = default;
};
using Path = std::vector<Place>;

// It works with coordinates and names of directions only, without numbers of cells or an order of bits.
class Slow {
  public:
    explicit Slow(const alice::Maze &maze)
        : rows_(static_cast<int>(maze.rows)), cols_(static_cast<int>(maze.cols)),
          most_(std::max({rows_, cols_, 2}) + 1) {
        for (int r = 0; r < rows_; ++r)
            for (int c = 0; c < cols_; ++c) {
                const auto number = static_cast<std::size_t>(r * cols_ + c);
                changes_.push_back(maze.colours[number] == alice::Colour::red      ? 1
                                   : maze.colours[number] == alice::Colour::yellow ? -1
                                                                                   : 0);
                names_.emplace_back();
                for (std::size_t k = 0; k < 8; ++k)
                    if (maze.arrows[number] >> k & 1)
                        names_.back().insert(std::string(alice::direction_names[k]));
                levels_.push_back(std::vector<int>(static_cast<std::size_t>(most_ + 1), -1));
            }
        start_ = {static_cast<int>(maze.start) / cols_, static_cast<int>(maze.start) % cols_};
        goal_ = {static_cast<int>(maze.goal) / cols_, static_cast<int>(maze.goal) % cols_};
        first_ = 1 + change(start_);
        level(start_, first_) = 0;
        for (bool changed = true; changed;) {
            changed = false;
            for_all([&](Place from, int d) {
                if (level(from, d) < 0) return;
                for (const Place to : moves(from, d)) {
                    int &after = level(to, d + change(to));
                    if (after >= 0 && after <= level(from, d) + 1) continue;
                    after = level(from, d) + 1;
                    changed = true;
                }
            });
        }
    }

    int steps() const {
        int least = -1;
        for (int d = 0; d <= most_; ++d) {
            const int here = level(goal_, d);
            if (here >= 0 && (least < 0 || here < least)) least = here;
        }
        return least;
    }
    std::vector<Path> solutions(std::size_t limit) {
        std::vector<Path> paths;
        Path back{goal_};
        extend(back, -1, steps(), limit, paths);
        return paths;
    }
    // Forward over the solution's states: the ways to a state are those to its predecessors, added up.
    std::uint64_t count() const {
        std::map<std::pair<int, int>, std::uint64_t> ways; // of (cell, d)
        ways[{number(start_), first_}] = 1;
        if (steps() == 0) return 1;
        for (int at = 0; at < steps(); ++at) {
            std::map<std::pair<int, int>, std::uint64_t> next;
            std::uint64_t goal = 0;
            for (const auto &[state, n] : ways)
                for (const Place to : moves({state.first / cols_, state.first % cols_}, state.second)) {
                    const int d = state.second + change(to);
                    if (to == goal_) goal += n;
                    else if (level(to, d) == at + 1) next[{number(to), d}] += n;
                }
            if (at + 1 == steps()) return goal;
            ways = next;
        }
        return 0;
    }
    // Whether these are the right numbers of states that can be reached and left, and of holes
    // (measures.h). It follows all moves again and again until nothing changes.
    bool counts(const alice::Measures &measures) const {
        std::set<std::tuple<int, int, int>> saved;
        for (bool changed = true; changed;) {
            changed = false;
            for_all([&](Place from, int d) {
                if (level(from, d) < 0 || from == goal_) return;
                for (const Place to : moves(from, d)) {
                    const std::tuple<int, int, int> after{to.r, to.c, d + change(to)},
                        here{from.r, from.c, d};
                    if (to == goal_ || saved.contains(after)) changed |= saved.insert(here).second;
                }
            });
        }
        std::uint64_t states = 0;
        for_all([&](Place from, int d) {
            states += d >= 1 && d < std::max(rows_, cols_) && !(from == goal_) && level(from, d) >= 0;
        });
        return measures.states == states && measures.holes == states - saved.size();
    }
    // Whether a walk is one from the start to the goal, by trying all moves.
    bool legal(const Path &walk) const {
        if (!(walk.front() == start_)) return false;
        int d = first_;
        for (std::size_t i = 1; i < walk.size(); ++i) {
            const std::vector<Place> to = walk[i - 1] == goal_ ? std::vector<Place>() : moves(walk[i - 1], d);
            if (std::find(to.begin(), to.end(), walk[i]) == to.end()) return false;
            d += change(walk[i]);
        }
        return walk.back() == goal_;
    }

  private:
    int number(Place place) const { return place.r * cols_ + place.c; }
    int change(Place place) const { return changes_[static_cast<std::size_t>(number(place))]; }
    int level(Place place, int d) const {
        return levels_[static_cast<std::size_t>(number(place))][static_cast<std::size_t>(d)];
    }
    int &level(Place place, int d) {
        return levels_[static_cast<std::size_t>(number(place))][static_cast<std::size_t>(d)];
    }
    template <class Visit>
    void for_all(Visit visit) const {
        for (int r = 0; r < rows_; ++r)
            for (int c = 0; c < cols_; ++c)
                for (int d = 0; d <= most_; ++d) visit(Place{r, c}, d);
    }
    std::vector<Place> moves(Place from, int d) const {
        std::vector<Place> result;
        if (d < 1) return result;
        for (const std::string &name : names_[static_cast<std::size_t>(number(from))]) {
            Place to = from;
            for (const char letter : name) {
                to.r += letter == 'd' ? d : letter == 'u' ? -d : 0;
                to.c += letter == 'r' ? d : letter == 'l' ? -d : 0;
            }
            if (to.r >= 0 && to.r < rows_ && to.c >= 0 && to.c < cols_) result.push_back(to);
        }
        return result;
    }
    // From back.back(), which is left with d, this many steps from the start; any d for the goal.
    void extend(Path &back, int d, int steps, std::size_t limit, std::vector<Path> &paths) {
        if (paths.size() == limit) return;
        if (steps == 0) {
            paths.emplace_back(back.rbegin(), back.rend());
            return;
        }
        const Place to = back.back();
        for (int r = rows_ - 1; r >= 0; --r)
            for (int c = cols_ - 1; c >= 0; --c)
                for (int e = 1; e <= most_; ++e) {
                    if (level({r, c}, e) != steps - 1 || (d >= 0 && e + change(to) != d)) continue;
                    const std::vector<Place> next = moves({r, c}, e);
                    if (std::find(next.begin(), next.end(), to) == next.end()) continue;
                    back.push_back({r, c});
                    extend(back, e, steps - 1, limit, paths);
                    back.pop_back();
                }
    }

    int rows_, cols_, most_, first_ = 0;
    Place start_{}, goal_{};
    std::vector<int> changes_;
    std::vector<std::set<std::string>> names_;
    std::vector<std::vector<int>> levels_; // of a cell, by the d to leave with
};

Path path_of(const alice::Maze &maze, const std::vector<alice::State> &states) {
    Path path;
    for (const alice::State state : states)
        path.push_back({static_cast<int>(state.cell / maze.cols), static_cast<int>(state.cell % maze.cols)});
    return path;
}

alice::Walk walk_of(const Path &path) {
    alice::Walk walk;
    for (const Place place : path) walk.cells.push_back({place.r, place.c});
    return walk;
}

// Whether a text reads as this maze.
bool reads_as(const std::string &text, const alice::Maze &maze) {
    const alice::Maze read = alice::read_maze("text", text);
    bool same = read.rows == maze.rows && read.cols == maze.cols && read.arrows == maze.arrows &&
                read.start == maze.start && read.goal == maze.goal;
    for (std::uint32_t cell = 0; same && cell < maze.size(); ++cell) // a blank cell's colour does not matter
        same = read.arrows[cell] == 0 || read.colours[cell] == maze.colours[cell];
    return same;
}

std::string disagreement_on_walks(const alice::Maze &maze, const Slow &slow, Path walk,
                                  std::mt19937_64 &random) {
    if (follow(maze, walk_of(walk), alice::Until::goal).fault) return "the verdict on a solution";
    Place &spoiled = walk[below(random, static_cast<std::uint32_t>(walk.size()))];
    spoiled = {static_cast<int>(below(random, maze.rows)), static_cast<int>(below(random, maze.cols))};
    if (follow(maze, walk_of(walk), alice::Until::goal).fault.has_value() == slow.legal(walk))
        return "the verdict on a spoiled walk";
    return "";
}

std::string disagreement_of_search(const alice::Maze &maze, Slow &slow, std::mt19937_64 &random,
                                   unsigned threads, std::uint64_t &states) {
    constexpr std::size_t limit = 40;
    alice::Search search(maze.rows, maze.cols, {.threads = threads, .few = 2});
    const bool solved = search.run(maze, maze.first());
    if (std::exchange(states, search.states()) != search.states() && threads > 1) return "the states";
    if (solved != (slow.steps() >= 0)) return "solvability";
    if (!solved) return "";
    if (static_cast<int>(search.levels()) != slow.steps()) return "the length";
    const alice::Solutions all(search);
    if (all.count() != std::to_string(slow.count())) return "the number of solutions";
    const std::vector<Path> expected = slow.solutions(limit);
    std::vector<Path> paths;
    all.each(limit, [&](const std::vector<alice::State> &states) { paths.push_back(path_of(maze, states)); });
    if (paths != expected) return "the solutions";
    if (path_of(maze, search.path()) != expected.front()) return "the printed path";
    return disagreement_on_walks(maze, slow, paths[below(random, static_cast<std::uint32_t>(paths.size()))],
                                 random);
}

// A search that counts ways, for mazes of one size after another.
std::string disagreement_of_ways(alice::Search &search, const alice::Maze &maze, Slow &slow) {
    if (search.run(maze, maze.first()) != (slow.steps() >= 0)) return "solvability, counting ways";
    if (!search.solved()) return "";
    if (static_cast<int>(search.levels()) != slow.steps()) return "the length, counting ways";
    if (search.several() != (slow.count() > 1)) return "whether there are several solutions";
    return path_of(maze, search.path()) == slow.solutions(1).front() ? "" : "the path, counting ways";
}

// Names what does not agree; empty if all does.
std::string disagreement(const alice::Maze &maze, std::mt19937_64 &random) {
    if (!reads_as(maze_text(maze), maze)) return "the text";
    if (!reads_as(compact_text(maze), maze)) return "the compact text";
    static std::map<std::pair<std::uint32_t, std::uint32_t>, alice::Search> searches; // by size
    const auto size = std::pair(maze.rows, maze.cols);
    alice::Search &counting =
        searches.try_emplace(size, maze.rows, maze.cols, alice::SearchOptions{.counts_ways = true})
            .first->second;
    Slow slow(maze);
    const alice::Path queue = queue_search(maze, maze.first()).path;
    if (queue.empty() != (slow.steps() < 0)) return "the solvability by queue";
    if (!queue.empty() && path_of(maze, queue) != slow.solutions(1).front()) return "the path by queue";
    std::string wrong;
    std::uint64_t states = 0;
    for (const unsigned threads : {1U, 2U, 4U})
        if (wrong.empty()) wrong = disagreement_of_search(maze, slow, random, threads, states);
    if (wrong.empty()) wrong = disagreement_of_ways(counting, maze, slow);
    if (wrong.empty() && maze.start != maze.goal && !slow.counts(measures_of(maze))) wrong = "the measures";
    return wrong;
}

} // namespace

// The slow search's answer.
int answer(const char *name) {
    shell::InputFile file = shell::InputFile::open(name, "a maze");
    std::string walk;
    Slow slow(alice::read_maze(file, walk));
    if (slow.steps() < 0) {
        std::cout << "The maze has no solution.\n";
        return 1;
    }
    std::cout << "The shortest path length was " << slow.steps() << " steps.\nThe path was ";
    const Path path = slow.solutions(1).front();
    for (std::size_t i = 0; i < path.size(); ++i)
        std::cout << (i == 0 ? "" : " -> ") << '(' << path[i].r << ", " << path[i].c << ')';
    std::cout << ".\n" << slow.count() << '\n';
    return 0;
}

int main(int argc, char **argv) {
    if (argc == 2) return answer(argv[1]);
    if (argc != 3) return 2;
    const int count = std::atoi(argv[1]);
    std::mt19937_64 random(std::strtoull(argv[2], nullptr, 10));
    for (int i = 0; i < count; ++i) {
        const std::uint32_t longest = below(random, 8) == 0 ? 12 : 6;
        const std::uint32_t red = below(random, 70), yellow = below(random, 100 - red);
        const alice::Maze maze =
            random_maze(random, 1 + below(random, longest), 1 + below(random, longest),
                        {red, yellow, below(random, 3) * below(random, 30), 1 + below(random, 8)});
        const std::string wrong = disagreement(maze, random);
        if (wrong.empty()) continue;
        std::cout << maze_text(maze) << "maze " << i << " of seed " << argv[2] << " disagrees: " << wrong
                  << '\n';
        return 1;
    }
    std::cout << count << " of " << count << " agree\n";
}
