// The search for the goal: breadth first over states, level by level.
//
// How it works. The queue is a list of numbers, each a cell and the step size that the walker arrived with.
// We make all moves of all states of a level. The states that are reached for the first time (there is a bit
// for each number) are the next level. The level that lands on the goal is the last. All levels stay in the
// queue, so we read solutions off them backwards.
//
// Why it is right. A level holds exactly the states that can be reached in as many steps as its number and
// not in fewer. A state of a shortest walk that is n steps from the start is on level n; and a state on level
// n with a move to a state of a shortest walk on level n + 1 belongs to a shortest walk, too. So the shortest
// walks are chains through the levels.
//
// What it costs. A bit for each number and 4 bytes for each state reached. Most of the time is spent waiting
// for the bits, which are far apart. So moves are made for a few hundred states at a time, and each word is
// prefetched as soon as its number is known.
//
// Threads. The states of a level are in groups by the step size that they leave with. They land on numbers
// with that step size, so no two groups share a word of bits. A large level is searched by threads that take
// one group after another, and sort what they find into the groups of the next level. So the order of a
// level's states depends on the threads, but the set of states does not, and no answer depends on the order.
//
// The generator searches thousands of small mazes of one size, and asks whether the solution is the only one.
// Such a Search counts ways: instead of a bit each number has a mark, the level that reached it and whether
// that was in several ways. Marks need not be cleared between mazes, since levels go on counting from the
// last one.
//
// Tried and rejected: lists by step size, merged level by level, take 0.7 times as long on 1000x1000 cells
// and equally long on 300x300, with three times the code. Four bits for each state, for the arrow that led
// there, instead of levels: a quarter of the memory, 1.1 times the time, and only one path is known. Bits for
// small mazes, too, and several ways found by going back through the levels: a round of --hardest takes 1.3
// times as long. Bits that all threads set by atomic operations: 2.2 times the processor time. Groups also
// for one thread: 1.1 times the time.
#pragma once

#include "alice/maze.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace alice {

/// How a search works.
struct SearchOptions {
    std::size_t memory = SIZE_MAX; // bytes that it may use
    bool counts_ways = false;      // for several()
    unsigned threads = 1;
    std::size_t few = 1 << 14; // smaller levels have one thread
};

class Search {
  public:
    /// For a maze of this many rows and columns; if it counts ways, for one after another. Throws
    /// std::bad_alloc, or std::runtime_error if it needs more than its memory.
    Search(Number rows, Number cols, const SearchOptions &options = {});

    /// Searches a maze, which must live as long as it is asked about, from a state. Returns whether there is
    /// a solution. Calls `poll` after each level, if there is one. Throws std::runtime_error before it uses
    /// more than its memory, or where step sizes get too large for a number of 32 bits.
    bool run(const Maze &maze, State from, const std::function<void()> &poll = {});

    // About the maze searched last.

    bool solved() const { return solved_; }
    /// The number of the last level that has states; the start's is 0. So it is the length of a solution.
    std::size_t levels() const { return begins_.size() - 2; }
    /// How many states were reached, including those that cannot be left.
    std::uint64_t states() const { return begins_.back(); }

    /// All states reached, level by level.
    template <typename Visit>
    void each_state(Visit visit) const {
        for (const Key number : std::span(queue_.get(), states())) visit(state(number));
    }
    /// The states of the solution which, from the goal backwards, comes from the largest cell at each step:
    /// start first; the goal's d is 0. Empty without a solution.
    Path path() const;
    /// Whether there are several solutions: for a search that counts ways.
    bool several() const;

  private:
    friend class Solutions;
    using Key = Number; // the arrival's step size, then the cell in the lowest shift_ bits
    using Word = std::uint64_t;
    struct Part { // of the queue
        std::size_t begin, end;
    };
    static constexpr std::size_t groups = 16; // with one thread all states are in the first

    Key number(Number cell, Number d) const { return d << shift_ | cell; }
    Number cell(Key number) const { return number & ((Key{1} << shift_) - 1); }
    State state(Key number) const {
        return number == queue_[0] ? from_ : maze_->arrived(cell(number), number >> shift_);
    }
    std::span<const Key> level(std::size_t n) const {
        return {queue_.get() + begins_[n], queue_.get() + begins_[n + 1]};
    }
    template <typename Land>
    void make_moves(std::size_t begin, std::size_t end, Land land) const;
    void mark_ways(std::size_t first, std::size_t last, Number oldest);
    void mark_bits(std::size_t first, std::size_t last);
    std::size_t keep_new(Part part, Key *fresh);
    [[noreturn]] void refuse_memory() const;

    const Number rows_, cols_;
    const unsigned shift_;
    const Number most_d_; // of an arrival, as far as numbers go
    SearchOptions options_;
    std::array<Key, directions.size()> offsets_; // of a step of 1
    std::vector<Word> seen_;                     // a bit for each number; or where ways are counted:
    // twice the level that reached it, counted on from maze to maze, and 1 more if it did so in several ways
    std::vector<Number> marks_;
    Number mark_ = 0;                            // of the last level
    std::unique_ptr<Key[]> queue_;               // all levels, one after another
    std::array<std::vector<Part>, groups> next_; // parts of the last level, by group
    std::size_t end_ = 0;                        // of the queue
    std::size_t room_ = 0;                       // in the queue
    std::vector<std::size_t> begins_{0};         // of the levels, and where the last one ends
    bool solved_ = false;
    const Maze *maze_ = nullptr;
    State from_{};
};

/// The path of a search from a state of a maze.
Path shortest_path(const Maze &maze, State from);

/// All solutions of a search that has one.
class Solutions {
  public:
    explicit Solutions(const Search &search);

    /// How many there are, in decimal.
    std::string count() const;
    /// Calls visit with the states of each in turn, start first, or of the first `most`. From the goal
    /// backwards the largest cell comes first.
    void each(std::uint64_t most, const std::function<void(const Path &)> &visit) const;

  private:
    struct Node {
        State state;
        std::vector<Number> before; // nodes with a move to it, the largest cell first
    };

    std::vector<std::vector<Node>> layers_; // the last has one node, for the goal
};

} // namespace alice
