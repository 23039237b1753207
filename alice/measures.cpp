#include "alice/measures.h"

#include "alice/search.h"

#include <algorithm>
#include <cassert>
#include <set>
#include <vector>

namespace alice {

namespace {

// In moves of a chess king.
std::int64_t distance(Cell a, Cell b) { return std::max(std::abs(a.r - b.r), std::abs(a.c - b.c)); }

// All states that can be reached and left, and which of them the goal can be reached from.
class States {
  public:
    States(const Maze &maze, State from) : maze_(maze), widths_(maze.longest_step() + std::size_t{1}) {
        reached_.resize(maze.size() * widths_);
        saved_.resize(reached_.size());
        for (const ColourRule &colour : colours) {
            auto &by_leaving = arrivals_[index_of(colour.colour)];
            by_leaving.resize(widths_);
            for (std::uint32_t d = 1; d < widths_; ++d)
                if (const std::uint32_t after = leaving(colour.colour, d); after < widths_)
                    by_leaving[after].push_back(d);
        }
        // A goal beyond the board ends no walk.
        Maze endless = maze;
        endless.goal = maze.size();
        Search search(maze.rows, maze.cols);
        search.run(endless, from);
        search.each_state([&](State state) {
            if (state.cell == maze.goal || state.d < 1 || state.d >= widths_) return;
            reached_[number(state)] = true;
            ++count_;
        });
        go_back();
    }

    std::uint64_t count() const { return count_; }
    std::uint64_t saved() const { return saved_count_; }

  private:
    std::size_t number(State state) const { return state.cell * widths_ + state.d; }

    // Adds the states from which a step of d lands on a cell.
    void add_before(std::uint32_t cell, std::uint32_t d) {
        for (std::size_t k = 0; k < directions.size(); ++k) {
            const Cell from = maze_.landing(maze_.at(cell), k, -std::int64_t{d});
            if (!maze_.has(from) || !maze_.has_arrow(maze_.number(from), k)) continue;
            const State state{maze_.number(from), d};
            if (!reached_[number(state)] || saved_[number(state)]) continue;
            saved_[number(state)] = true;
            ++saved_count_;
            queue_.push_back(state);
        }
    }
    // From the goal backwards.
    void go_back() {
        for (std::uint32_t d = 1; d < widths_; ++d) add_before(maze_.goal, d);
        for (std::size_t i = 0; i < queue_.size(); ++i) {
            const State state = queue_[i];
            for (const std::uint32_t d : arrivals_[index_of(maze_.colours[state.cell])][state.d])
                add_before(state.cell, d);
        }
    }

    const Maze &maze_;
    const std::size_t widths_;
    std::vector<bool> reached_, saved_; // by number
    // By colour and by the step size that a cell is left with: those that it may have been reached with.
    std::array<std::vector<std::vector<std::uint32_t>>, colours.size()> arrivals_;
    std::vector<State> queue_;
    std::uint64_t count_ = 0, saved_count_ = 0;
};

// The cells that one move leads to.
std::vector<std::uint32_t> moves_from(const Maze &maze, State state) {
    std::vector<std::uint32_t> cells;
    for (std::size_t k = 0; k < directions.size() && state.d > 0; ++k) {
        const Cell to = maze.landing(maze.at(state.cell), k, state.d);
        if (maze.has_arrow(state.cell, k) && maze.has(to)) cells.push_back(maze.number(to));
    }
    return cells;
}

void measure_solution(const Maze &maze, const std::vector<State> &path, Measures &measures) {
    std::set<std::uint32_t> cells;
    std::set<Colour> left_from;
    const Cell goal = maze.at(maze.goal);
    for (std::size_t i = 0; i < path.size(); ++i) {
        cells.insert(path[i].cell);
        if (path[i].cell == maze.goal) continue;
        left_from.insert(maze.colours[path[i].cell]);
        measures.longest_step = std::max(measures.longest_step, path[i].d);
        const std::vector<std::uint32_t> moves = moves_from(maze, path[i]);
        ++(moves.size() > 1 ? measures.decisions : measures.forced);
        const std::int64_t here = distance(maze.at(path[i].cell), goal);
        for (const std::uint32_t to : moves)
            measures.tempting += to != path[i + 1].cell && distance(maze.at(to), goal) < here;
    }
    measures.length = static_cast<std::uint32_t>(path.size() - 1);
    measures.solution_cells = static_cast<std::uint32_t>(cells.size());
    measures.solution_colours = static_cast<std::uint32_t>(left_from.size());
}

} // namespace

Measures measures_of(const Maze &maze, StartColour start_colour) {
    assert(maze.size() <= most_measured);
    Measures measures;
    for (std::uint32_t cell = 0; cell < maze.size(); ++cell) {
        if (cell == maze.goal || cell == maze.start) continue;
        if (maze.arrows[cell] == 0) ++measures.blanks;
        else ++measures.cells[index_of(maze.colours[cell])];
    }
    const State from = maze.first(start_colour);
    const States states(maze, from);
    measures.states = states.count();
    measures.holes = states.count() - states.saved();
    Search search(maze.rows, maze.cols);
    if (!search.run(maze, from)) return measures;
    measure_solution(maze, search.path(), measures);
    measures.detours = states.saved() - Solutions(search).states();
    return measures;
}

} // namespace alice
