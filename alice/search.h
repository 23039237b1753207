// The search for the goal: breadth first over states, level by level, and the record of all levels.
//
// Method. The states of a level are kept in buckets by the step size d that they leave with. All moves of a bucket land
// in one plane, the states that arrive with d, so a plane (a bit a cell) stays in the cache while its bucket is
// worked on, and nothing else writes to it: threads share a level bucket by bucket, without locks, and the sets that
// come out are the same however many there are. A bucket lists its cells in order, so that each of the eight directions
// runs through the plane from its beginning to its end.
//
// A described method keeps step size and parent by (cell, step number) instead: two arrivals at a cell in the same step
// then overwrite each other, and it finds no solution where there is one. A state here is a bit of its own.
//
// The record. Instead of a parent for each state we keep the buckets of all levels, which tell the level of every state:
// what was before a state is what lies d cells back in the bucket d of the level before. So one record serves for the
// path, for all paths and for their number, and ties are broken when the path is read off, independent of the order
// of the search. Cells in a bucket are coded as the gaps between them, seven bits a byte, mostly one byte a state.
//
// Cost: a bit for each cell and step size that was arrived with, a byte and a quarter for each state reached, and 20 to
// 25 ns for each. A random 1000x1000 maze has 216 million states that can be reached: 355 MB.
#pragma once

#include "alice/maze.h"
#include "alice/team.h"

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace alice {

struct State {
    std::uint32_t cell, d; // the step size that it leaves with
};

struct SearchOptions {
    bool start_counts = true;        // whether the colour of the cell one starts on counts
    unsigned threads = 1;            // how many may share a level
    std::uint64_t share_from = 8192; // of at least so many states
};

class Search {
  public:
    Search(const Maze &maze, SearchOptions options);
    ~Search();
    Search(const Search &) = delete;
    Search &operator=(const Search &) = delete;

    /// Searches until a level lands on the goal, and tells whether one does. Throws std::bad_alloc or, before the
    /// machine's memory is full, std::runtime_error. The poll is called after each level, if there is one.
    bool run(const std::function<void()> &poll = {});

    const Maze &maze() const { return maze_; }
    /// The number of the last level that has states, the start's being 0.
    std::size_t levels() const { return levels_.size() - 1; }
    /// How many states were reached, and the longest step that was taken.
    std::uint64_t states() const { return states_; }
    std::uint32_t longest_step() const { return longest_step_; }
    /// The step sizes with which the last level lands on the goal.
    const std::vector<std::uint32_t> &goal_arrivals() const { return goal_arrivals_; }

    /// The d that the walker leaves the start with, which may be 0 or too long for any move.
    std::uint32_t first_step() const { return first_step_; }
    /// The d that the walker came with to a state that was reached.
    std::uint32_t arrival(State state) const {
        return static_cast<std::uint32_t>(static_cast<int>(state.d) - maze_.change(state.cell));
    }
    /// Calls visit with each cell of the level's states that leave with d, a colour at a time, in order.
    template <class Visit>
    void each(std::size_t level, std::uint32_t d, Visit visit) const;
    /// The bits of the cells arrived at with d, or null; d is below planes().
    const std::uint64_t *plane(std::uint32_t d) const { return planes_[d].get(); }
    std::uint32_t planes() const { return static_cast<std::uint32_t>(planes_.size()); }

  private:
    // A bucket's cells of one colour, coded, and how many.
    struct Cells {
        const std::uint8_t *code = nullptr;
        std::uint32_t count = 0, d = 0;
    };
    struct Worker;
    struct Free {
        void operator()(std::uint64_t *words) const;
    };

    static std::uint32_t take_gap(const std::uint8_t *&code);
    void expand(Worker &worker, std::span<const Cells> bucket);
    void record(Worker &worker, std::uint32_t d, std::uint32_t count);
    std::uint64_t *touch_plane(std::uint32_t d);
    void spend(std::size_t bytes);
    std::span<const Cells> level(std::size_t number) const;

    const Maze &maze_;
    const SearchOptions options_;
    const std::size_t words_; // of a plane
    const std::size_t memory_;
    std::atomic<std::size_t> spent_ = 0;
    std::uint32_t first_step_ = 0, longest_step_ = 0;
    std::uint64_t states_ = 0;
    std::vector<std::uint32_t> goal_arrivals_;
    std::vector<std::unique_ptr<std::uint64_t[], Free>> planes_; // by the arrival's d
    std::vector<std::unique_ptr<Worker>> workers_;
    Team team_;
    std::vector<Cells> cells_;                 // of all levels, by d
    std::vector<std::size_t> levels_;          // where in cells_ each begins
    std::vector<std::array<Cells, 3>> landed_; // of the level in the making, by the arrival's d and by colour
};

inline std::uint32_t Search::take_gap(const std::uint8_t *&code) {
    std::uint32_t gap = *code++;
    if (gap < 128) return gap;
    gap -= 128;
    for (int shift = 7;; shift += 7) {
        const std::uint32_t byte = *code++;
        gap |= (byte & 127) << shift;
        if (byte < 128) return gap;
    }
}

template <class Visit>
void Search::each(std::size_t number, std::uint32_t d, Visit visit) const {
    for (const Cells &cells : level(number)) {
        if (cells.d != d) continue;
        const std::uint8_t *code = cells.code;
        std::uint32_t cell = 0;
        for (std::uint32_t i = 0; i < cells.count; ++i) visit(cell += take_gap(code));
    }
}

} // namespace alice
