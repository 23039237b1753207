// The sieve. Visit the states in lexicographic order of their rows, bottom row first. A state that is not
// crossed out is a LOSS, since all its successors come before it. It then crosses out every state with a move
// to it.
//
// What is kept. A move in row i to the length v leaves the rows below i alone, and shortens row i and the rows
// above it to v at most. For each row i there is a set: those sequences of rows above it from which, with the
// present rows below i and the present length x of row i, a move in row i leads to a known LOSS. A state is
// crossed out if for any i its rows above i are in set i. There is nothing else to remember.
//
//   - A LOSS puts its own rows above i into each set i. That crosses out the states with a longer row i and
//     the same rows above it.
//   - When row i grows from x-1 to x, the row above it can have the length x, which set i has not seen yet. A
//     move in row i to v < x cuts all rows above to v, so a sequence with rows of length x fares like the one
//     with x-1 in their place. Since the bits lie in lexicographic order, a few ranges of bits are copied
//     behind the last (Slice::extend).
//   - When a row below i grows, set i begins anew.
//
// A worked example: three rows within 2 2 2, and the sets of row 0 (pairs) and of row 1 (lengths of row 2).
//
//     state   set 0      set 1   verdict
//     0 0 0                      WIN: the opponent has just eaten the poison
//     1 0 0   -          -       LOSS: into set 0 goes (0 0), into set 1 goes 0
//     1 1 0   00         0 1     set 1 has 0: WIN, by the move in row 1 to 1 0 0
//     1 1 1   00         0 1     set 1 has 1, since it was extended when row 1 grew: 1 fares like 0
//             00         -       row 0 grows to 2: (2 x) fares like (1 x) or (1 1), which are not in set 0.
//                                Set 1 begins anew
//     2 0 0   00         -       set 0 has (0 0): WIN, by the move in row 0 to 1 0 0
//     2 1 0   00         -       LOSS: into set 0 goes (1 0), into set 1 goes 0
//     2 1 1   00 10      0       WIN, by the move in row 2 to 2 1 0
//             00 10      0       row 1 grows to 2: length 2 fares like 1, which is not in set 1
//     2 2 0   00 10      0       set 1 has 0: WIN, by the move in row 1 to 2 1 0
//     2 2 1   00 10      0       LOSS: into set 0 goes (2 1), into set 1 goes 1
//     2 2 2   00 10 21   0 1     WIN, by the move in row 2 to 2 2 1
//
// What is done 64 at a time. The outer rows are all but the top three (layout.h). Recursion fixes them one
// after the other. For the states of a block the sets of the outer rows are combined word by word, since these
// bits lie at the same place in each set. On the way to 9^40 this leaves one state in 65, half of which are
// LOSSes, and nothing at all in most words. The states left over are looked at one by one (Slice::scan_open):
// row c needs no set but the end of the line that the last LOSS is in, row b a set of lengths for the present
// layer, row a a set of pairs (b, c) for the present block. These two are not extended: they get at once all
// that a LOSS crosses out.
//
// Slices. All states with one length of row 0 are a slice, and its steps are the lengths of row 1. Step u of
// slice x needs of the slices before it only their steps up to u. So the slices can run side by side, one for
// each thread, each at least a step behind the one before it (Schedule). Set 0, by far the largest, is shared
// by all slices. It lies in parts by the length of row 1; part x is made by slice x. The other sets belong to
// a slice.
//
// Memory. The last few slices run together whatever the number of threads is, the one furthest behind first.
// Behind the last of them a part of set 0 is not needed any more and is freed, before the largest parts are
// made: 9^60 takes 640 MB instead of 1.2 GB.
//
// Costs. Time grows with the number of states / 64, of blocks, and of LOSSes; memory with the number of states
// that have no row 0, a bit each.
//
// For what is known of the answers see A. E. Brouwer's page The game of Chomp, and D. Zeilberger, Three-rowed
// Chomp (2001).
#include "chomp/chomp.h"
#include "chomp/limits.h"
#include "chomp/slice.h"

#include <algorithm>
#include <cassert>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <future>
#include <list>
#include <mutex>
#include <system_error>
#include <thread>

namespace chomp {

namespace {

/// How many slices may be in work at a time.
struct Plan {
    int threads = 1;
    /// This many last slices go along together.
    int last = 1;
};

/// The bytes that the sets take at most.
std::uint64_t peak_bytes(const Layout &layout, Plan plan) {
    if (layout.outer_rows() == 0) return 0;
    if (layout.outer_rows() == 1) return BottomSet::part_words(layout, 0) * sizeof(Word);
    const int last = layout.limit(0), first_of_last = std::max(1, last - plan.last + 1);
    const int parts = layout.limit(1);
    // Before the last slices, all parts are there.
    std::uint64_t words = 0;
    for (int part = 0; part <= std::min(parts, first_of_last - 1); ++part)
        words += BottomSet::part_words(layout, part);
    const int before = first_of_last - 1;
    std::uint64_t peak = words + static_cast<std::uint64_t>(std::min(plan.threads, before)) *
                                     Slice::own_words(layout, before, parts);
    // The last slices keep close together, since the threads take the one that is furthest behind. Those
    // shorter than the present length of row 1 are done.
    for (int part = 0; part <= parts; ++part) {
        const int front = std::min(parts, part + plan.threads);
        std::uint64_t sum = words;
        for (int fresh = std::max(part, first_of_last); fresh <= front; ++fresh)
            sum += BottomSet::part_words(layout, fresh);
        for (int slice = std::max(part, first_of_last); slice <= last; ++slice)
            sum += Slice::own_words(layout, slice, front);
        peak = std::max(peak, sum);
        if (part < first_of_last) words -= BottomSet::part_words(layout, part);
    }
    return peak * sizeof(Word);
}

/// Deals out the slices' steps to threads.
class Schedule {
  public:
    Schedule(const Layout &layout, Plan plan)
        : layout_(layout), plan_(plan), last_(layout.limit(0)),
          next_(layout.outer_rows() == 0 ? last_ : 1), // the empty board is no LOSS
          bottom_(layout) {}

    /// What each thread does. Returns when nothing is left to do.
    void work() {
        std::unique_lock lock(mutex_);
        try {
            while (!failed_ && (next_ <= last_ || !running_.empty())) {
                const Place place = take();
                if (place == running_.end()) {
                    changed_.wait(lock);
                    continue;
                }
                lock.unlock();
                place->slice.step();
                lock.lock();
                finish(place);
                changed_.notify_all();
            }
        } catch (...) {
            if (!lock.owns_lock()) lock.lock();
            failed_ = true;
            changed_.notify_all();
            throw;
        }
    }

    std::uint64_t states_done() {
        const std::lock_guard lock(mutex_);
        return states_;
    }
    // When all threads have returned:
    std::uint64_t losses() const { return losses_; }
    const std::vector<Rows> &wins() const { return wins_; }

  private:
    struct Running {
        explicit Running(Slice given) : slice(std::move(given)) {}

        Slice slice;
        bool busy = false; // a thread is at a step of it
        int done = 0;      // steps
        std::uint64_t states = 0;
    };
    using Place = std::list<Running>::iterator;

    /// The slice whose step is to be done next, or none if all must wait. Of several, the one that is furthest
    /// behind: the last slices then free the bottom row's set soon.
    Place take() {
        const bool room = running_.size() < static_cast<std::size_t>(plan_.threads) ||
                          running_.front().slice.length() > last_ - plan_.last;
        if (next_ <= last_ && room && (running_.empty() || running_.back().done > 0)) {
            assert(running_.empty() || running_.back().slice.length() == next_ - 1);
            running_.emplace_back(Slice(layout_, bottom_, next_++));
        }
        Place best = running_.end();
        for (Place place = running_.begin(); place != running_.end(); ++place) {
            const bool ready = place == running_.begin() || std::prev(place)->done > place->done;
            if (!place->busy && ready && (best == running_.end() || place->done < best->done)) best = place;
        }
        if (best != running_.end()) best->busy = true;
        return best;
    }

    void finish(Place place) {
        place->busy = false;
        const Slice &slice = place->slice;
        if (slice.length() == last_) bottom_.free(place->done);
        ++place->done;
        states_ += slice.states() - std::exchange(place->states, slice.states());
        if (place->done < slice.steps()) return;
        // A longer slice has as many steps or more, and is behind.
        assert(place == running_.begin());
        losses_ += slice.losses();
        wins_.insert(wins_.end(), slice.wins().begin(), slice.wins().end());
        running_.erase(place);
    }

    const Layout &layout_;
    const Plan plan_;
    const int last_; // the last slice: the length of the whole board's bottom row
    std::mutex mutex_;
    std::condition_variable changed_;
    // All of these only with the mutex, but for the step that a busy slice is at.
    int next_;
    BottomSet bottom_;
    std::list<Running> running_; // in ascending order
    bool failed_ = false;
    std::uint64_t states_ = 0, losses_ = 0;
    std::vector<Rows> wins_;
};

/// Lets so many threads work on the schedule, and meanwhile calls progress with how many states are done.
template <typename Progress>
void work_side_by_side(Schedule &schedule, int threads, Progress progress) {
    std::vector<std::future<void>> running;
    try {
        while (running.size() < static_cast<std::size_t>(threads))
            running.push_back(std::async(std::launch::async, [&schedule] { schedule.work(); }));
    } catch (const std::system_error &) { // the machine has no more threads: those that run do it all
        if (running.empty()) schedule.work();
    }
    for (std::future<void> &each : running) {
        while (each.wait_for(std::chrono::milliseconds(100)) != std::future_status::ready)
            progress(schedule.states_done());
    }
    for (std::future<void> &each : running) each.get();
}

/// The number of threads and of last slices that need the least memory, with at most `threads` threads.
Plan choose_plan(const Layout &layout, int threads, std::uint64_t memory) {
    Plan best;
    for (; threads > 0; --threads) {
        best = {threads, threads};
        constexpr int most_last = 16; // for 9^60 and 9^70 the best numbers are 5 and 6
        for (int last = 1; last <= std::min(most_last, layout.limit(0)); ++last)
            if (peak_bytes(layout, {threads, last}) < peak_bytes(layout, best)) best = {threads, last};
        if (peak_bytes(layout, best) <= memory) break;
    }
    return best;
}

constexpr std::uint64_t small_states = 1'000'000; // fewer are solved before a thread has started

/// The longer side goes along the rows, so that there are at most nine of them.
bool is_transposed(const Board &board) { return board.heights().size() < board.rows().size(); }

Layout layout_of(const Board &board) {
    std::vector<int> rows = is_transposed(board) ? board.heights() : board.rows();
    rows.resize(std::max<std::size_t>(rows.size(), 3));
    return Layout(rows);
}

/// The plan for so many states. Throws TooLarge if none fits into the memory.
Plan checked_plan(const Layout &layout, std::uint64_t states, const Options &options) {
    constexpr unsigned most_threads = 4; // measured on two processors only
    unsigned threads = options.threads > 0
                           ? options.threads
                           : std::clamp(std::thread::hardware_concurrency(), 1U, most_threads);
    if (states < small_states || layout.outer_rows() < 2) threads = 1;
    const Plan plan = choose_plan(layout, static_cast<int>(threads), options.memory);
    check_memory(peak_bytes(layout, plan), options.memory);
    return plan;
}

} // namespace

void check_size(const Board &board, std::uint64_t memory) {
    const std::uint64_t states = checked_states(board);
    checked_plan(layout_of(board), states, {.memory = memory, .threads = 0, .progress = {}});
}

Solution solve_by_sieve(const Board &board, const Options &options) {
    Solution solution;
    solution.states = checked_states(board);
    const Layout layout = layout_of(board);
    const Plan plan = checked_plan(layout, solution.states, options);

    Schedule schedule(layout, plan);
    if (solution.states < small_states) schedule.work();
    else
        work_side_by_side(schedule, plan.threads, [&](std::uint64_t done) {
            if (options.progress) options.progress(done, solution.states);
        });

    solution.losses = schedule.losses();
    const bool transposed = is_transposed(board);
    for (const Rows &win : schedule.wins()) {
        const std::span lengths = std::span(win).first(static_cast<std::size_t>(layout.rows()));
        solution.wins.push_back(transposed ? Board::from_heights(lengths, board.columns())
                                           : Board(lengths, board.columns()));
    }
    std::ranges::sort(solution.wins); // the move furthest left changes the first digit
    return solution;
}

} // namespace chomp
