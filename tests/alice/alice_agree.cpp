// alice_agree COUNT SEED: random small mazes, the search against a slow one in another style: a table of levels, one
// for each cell and step size, relaxed until nothing changes. Compared are the length, the number of solutions, which
// solutions there are and in which order, why there are none, the verdict on right and on spoiled walks, and all of it
// for both conventions and for one thread and several. The text of each maze is written and read again.
// Prints `COUNT of COUNT agree`, or the maze that failed.
#include "random_maze.h"

#include "alice/search.h"
#include "alice/solutions.h"
#include "alice/walk.h"
#include "alice/why.h"

#include <cstdlib>
#include <iostream>
#include <map>
#include <set>
#include <sstream>

namespace {

struct Place {
    int r, c;
    bool operator==(const Place &) const = default;
};
using Path = std::vector<Place>;

// All by coordinates and names of directions, nothing by numbers of cells or order of bits.
class Slow {
  public:
    Slow(const alice::Maze &maze, bool start_counts)
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
                        names_.back().insert(std::string(alice::directions[k].name));
                levels_.push_back(std::vector<int>(static_cast<std::size_t>(most_ + 1), -1));
            }
        start_ = {static_cast<int>(maze.start) / cols_, static_cast<int>(maze.start) % cols_};
        goal_ = {static_cast<int>(maze.goal) / cols_, static_cast<int>(maze.goal) % cols_};
        first_ = 1 + (start_counts ? change(start_) : 0);
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
    // Forward over the solution's states: as many ways to a state as to those before it.
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
    // The first lines of --why.
    std::string why() const {
        int off = 0, stuck = 0, again = 0, states = 0;
        for_all([&](Place from, int d) {
            if (level(from, d) < 0) return;
            ++states;
            stuck += d < 1;
            const int in = static_cast<int>(moves(from, d).size());
            again += in;
            off += d < 1 ? 0 : static_cast<int>(names_[static_cast<std::size_t>(number(from))].size()) - in;
        });
        std::ostringstream text;
        text << "moves off the board: " << off << "\nstates with d < 1: " << stuck
             << "\nmoves into a state already reached: " << again - (states - 1) << '\n';
        return text.str();
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
    // From back.back(), which is left with d and is so many steps from the start; any d for the goal.
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

// What does not agree, or nothing.
std::string disagreement(const alice::Maze &maze, std::mt19937_64 &random) {
    constexpr std::size_t limit = 40;
    {
        alice::Lines lines("text", maze_text(maze));
        const alice::Maze read = read_maze(lines);
        if (read.arrows != maze.arrows || read.colours != maze.colours || read.start != maze.start ||
            read.goal != maze.goal)
            return "the text";
    }
    for (const bool start_counts : {true, false}) {
        Slow slow(maze, start_counts);
        for (const unsigned threads : {1U, 3U}) {
            alice::Search search(maze, {.start_counts = start_counts, .threads = threads, .share_from = 1});
            const bool solved = search.run();
            if (solved != (slow.steps() >= 0)) return "solvability";
            if (!solved) {
                if (!why_text(search).starts_with(slow.why())) return "the reasons";
                continue;
            }
            if (static_cast<int>(search.levels()) != slow.steps()) return "the length";
            const alice::Solutions all(search, alice::Which::all);
            if (all.count() != std::to_string(slow.count())) return "the number of solutions";
            const std::vector<Path> expected = slow.solutions(limit);
            std::vector<Path> paths;
            all.each([&](const std::vector<alice::State> &states) {
                paths.push_back(path_of(maze, states));
                return paths.size() < limit;
            });
            if (paths != expected) return "the solutions";
            if (path_of(maze, alice::Solutions(search, alice::Which::printed).first()) != expected.front())
                return "the printed path";
            Path walk = paths[below(random, static_cast<std::uint32_t>(paths.size()))];
            if (judge(maze, start_counts, walk_of(walk))) return "the verdict on a solution";
            Place &spoiled = walk[below(random, static_cast<std::uint32_t>(walk.size()))];
            spoiled = {static_cast<int>(below(random, maze.rows)),
                       static_cast<int>(below(random, maze.cols))};
            if (!judge(maze, start_counts, walk_of(walk)) != slow.legal(walk))
                return "the verdict on a spoiled walk";
        }
    }
    return "";
}

} // namespace

int main(int argc, char **argv) {
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
