// The fast search for the goal: breadth first over states, level by level, in sets of cells.
//
// How it works. The states of a level that leave with the same step size d move together: we call them bucket d. All
// their moves land in one plane, the states that arrive with d, which has a record of what was reached before. Buckets
// d - 1, d and d + 1 of the next level collect the yellow, black and red cells that the moves of bucket d reached first.
// - A large bucket is a bitmap, and moves by eight shifts (bitmap.h), one for each direction.
// - A small bucket is a list of cells, and each cell moves for itself.
// Most states are in large buckets: 91 % of those of a random maze of 1000x1000 are in buckets of more than 4096.
// Nothing else writes to the plane and to what was reached in it, so threads share a level bucket by bucket without
// locks, and the result is the same for any number of threads.
//
// The record (record.h). What each level reaches is kept as a code, since a path is read off it backwards (solutions.h).
// It takes up to 1.5 bytes a state, many times as much as the search. So a search can drop it when it gets too large, and
// whoever then needs it searches again: search_for_path().
//
// Cost: a bit for each cell and each step size that anything arrived with. A random 1000x1000 maze has 216 million states
// that can be reached. They take 180 MiB, of which 128 are the record before it is dropped. Where the time goes:
// - Seven of eight states go through bitmaps, for about half of the time. A bucket costs 16,000 words for each of eight
//   directions, whatever is in it, so the cost of a state depends on how full levels are.
// - The rest go through lists, for a third. Each of them waits for a word of a plane that was last used a level ago, 60 MB
//   of other planes before. So cells are in order, and words are asked for before they are needed: 10 % each.
// - Writing the record takes a tenth of the time.
#pragma once

#include "alice/bitmap.h"
#include "alice/maze.h"
#include "alice/record.h"
#include "alice/team.h"

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <span>
#include <vector>

namespace alice {

struct SearchOptions {
    unsigned threads = 1;            // how many may share a level
    std::uint64_t share_from = 8192; // of at least so many states, roughly
    std::size_t record = SIZE_MAX;   // the most bytes of the record, which is dropped when it gets larger
    std::size_t memory = SIZE_MAX;   // the most bytes that the search may use
    std::size_t cells_a_bitmap = 0;  // a bucket of at least so many cells is a bitmap; 0: what is fastest
    Instructions instructions = Instructions::best;
};

class Search {
  public:
    /// A search from this state. The maze must outlive it.
    Search(const Maze &maze, State from, SearchOptions options);
    ~Search();
    Search(const Search &) = delete;
    Search &operator=(const Search &) = delete;

    /// Searches until a level lands on the goal, and returns whether one does. Calls `poll` after each level, if there
    /// is one. Throws std::bad_alloc or, before `memory` is exceeded, std::runtime_error.
    bool run(const std::function<void()> &poll = {});

    const Maze &maze() const { return maze_; }
    State from() const { return from_; }
    /// The number of the last level that has states; the start's is 0.
    std::size_t levels() const { return level_; }
    bool solved() const { return from_.cell == maze_.goal || !goal_arrivals_.empty(); }
    /// How many states were reached: this counts bits.
    std::uint64_t states() const;
    /// The longest step that reached a new state.
    std::uint32_t longest_step() const { return longest_step_; }
    /// The step sizes with which the last level lands on the goal, in order.
    const std::vector<std::uint32_t> &goal_arrivals() const { return goal_arrivals_; }

    /// The step size with which the walker came to a state.
    std::uint32_t arrival(State state) const {
        return static_cast<std::uint32_t>(static_cast<int>(state.d) - maze_.change(state.cell));
    }
    /// Whether there is a record still, of all levels up to levels().
    bool has_record() const { return recording_; }
    const Record &record() const { return record_; }
    /// Arrivals with d are below planes(). The set of cells reached with d, 64 cells a word, numbered from 0.
    std::uint32_t planes() const { return static_cast<std::uint32_t>(planes_.size()); }
    bool has_plane(std::uint32_t d) const { return planes_[d] != nullptr; }
    Word reached(std::uint32_t d, std::size_t word) const { return planes_[d][word]; }
    std::size_t words() const { return words_; }

  private:
    struct Worker;
    // What a level reached first with one d: cells by colour, or all of them as a bitmap.
    struct Landing {
        std::array<std::vector<std::uint32_t>, colour_count> cells;
        std::unique_ptr<Word[]> bitmap;
        std::size_t weight = 0; // the number of cells, or of words of the bitmap that are not 0
        CellCode code;          // for the record
    };
    struct Free {
        void operator()(Word *words) const;
    };
    using Plane = std::unique_ptr<Word[], Free>;

    Word *touch_plane(std::uint32_t d);
    void spend(std::size_t bytes);
    std::unique_ptr<Word[]> take_bitmap();
    void give_back(std::unique_ptr<Word[]> bitmap);
    void clear(Landing &landing);
    const Landing *landed(std::uint32_t d) const;
    Landing &landing(std::uint32_t d);
    void begin();
    std::vector<std::uint32_t> buckets(std::uint64_t &weight) const;
    bool end_level(const std::vector<std::uint32_t> &done);
    void expand(Worker &worker, std::uint32_t d);
    void expand_list(Worker &worker, std::uint32_t d);
    std::size_t make_moves(std::span<const std::uint32_t> cells, std::uint32_t d, std::uint32_t *found,
                           std::size_t count);
    void sort_found(Worker &worker, std::size_t count) const;
    void expand_bitmap(Worker &worker, std::uint32_t d);
    void enter(Worker &worker, std::size_t count, Landing &reached);
    void keep(CellCode code, Landing &reached);
    void record_level();
    void gather(Worker &worker, std::uint32_t d) const;

    const Maze &maze_;
    const State from_;
    const SearchOptions options_;
    const std::size_t words_; // of a bitmap
    const std::size_t cells_a_bitmap_;
    const MazeBits bits_;
    const Bitmap none_; // of no cell
    std::atomic<std::size_t> spent_ = 0;
    std::uint32_t longest_step_ = 0;
    std::vector<std::uint32_t> goal_arrivals_;
    std::vector<Plane> planes_; // by the arrival's d
    std::array<std::vector<std::unique_ptr<Landing>>, 2>
        landings_;                       // of this level and the next, by the arrival's d
    std::vector<std::uint32_t> arrived_; // the d that have a landing on this level, in order
    std::size_t level_ = 0;
    Record record_;
    std::atomic<std::size_t> recorded_ = 0; // bytes
    bool recording_ = true;
    std::vector<std::unique_ptr<Worker>> workers_;
    Team team_;
    std::mutex mutex_;                             // of bitmaps_
    std::vector<std::unique_ptr<Word[]>> bitmaps_; // not in use
};

/// Searches, and once more if the goal was reached and the record was dropped: so there is a record if there is a solution.
/// `options.record` limits that of the first search only.
std::unique_ptr<Search> search_for_path(const Maze &maze, State from, SearchOptions options,
                                        const std::function<void(const Search &)> &poll = {});

} // namespace alice
