// The sieve. Go through the states in lexicographic order of their rows, bottom row first. A state that is
// not crossed out is a LOSS, since whatever a move makes of it comes before it; it then crosses out the
// states that a move takes to it.
//
// What is kept. A move in row i to the length v leaves the rows below i alone, and shortens row i and those
// above it to v at most. For each row i there is a set of sequences of rows above it: those which, on the
// present rows below i and the present length x of row i, a move in row i takes to a known LOSS. A state is
// crossed out if its rows above i are in set i for any i. This is all the memory there is to it: the states
// but for one row.
//
//   - A LOSS puts itself, its rows above i, into each set i. That crosses out the states with a longer row i
//     and just these rows above it; the moves to it from rows above i that are longer than its own row i come
//     with the next point.
//   - When row i gets longer, from x-1 to x, the row above it can have length x, which set i has never seen.
//     A move in row i then cuts all the rows above that have length x, so that they fare like those that have
//     x-1 in their place. As the bits lie in lexicographic order, this is a matter of copying a few ranges of
//     bits behind the last (extend).
//   - When a row below i gets longer, set i begins anew.
//
// What is done 64 at a time. The outer rows are fixed one after the other, by recursion. For all states of a
// block (layout.h) the sets of the outer rows are or-ed, word by word: these bits lie at the same place in
// each. There remain the inner rows a, b, c. In a layer a zero bit is found by counting trailing zeros. Row
// c: what follows a LOSS in its line is passed over. Row b: a small set of values c, for this layer. Row a: a
// set of pairs (b, c), for this block, that is not extended but gets at once all pairs which a LOSS crosses
// out. About one state in 166 is a LOSS on the way to 9^50, and 6 of 7 zeros found are one.
//
// Two threads and more. Set 0, by far the largest, is for all; the others are each thread's own. A thread
// takes the next length x of row 0, and goes up with row 1 behind the thread that has x-1: with row 1 at u it
// needs of the shorter row 0 only what has row 1 at u. Within set 0 these parts are apart. Set 0 is extended
// to u = x from u = x-1, just before this thread would put LOSSes there.
//
// The longer side of the board is along the rows, so that there are at most nine of them. Time grows with the
// number of states / 64, and with that of blocks, layers and LOSSes; memory with the number of states that
// have no row 0, a bit each.
//
// For what is known of the answers see A. E. Brouwer's page The game of Chomp, and D. Zeilberger,
// Three-rowed Chomp (2001).
#include "chomp/chomp.h"
#include "chomp/layout.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <chrono>
#include <future>
#include <memory>
#include <span>
#include <system_error>
#include <thread>
#include <utility>

namespace chomp {

namespace {

using Word = std::uint64_t;
constexpr std::size_t word_bits = 64;
using Words = std::unique_ptr<Word[]>;

constexpr std::size_t most_rows = 9, most_outer_rows = most_rows - 3;
using Rows = std::array<int, most_rows>;
/// Where the rows from some row on begin, in the sets of the rows below it. What there is beyond those is the
/// place in set 0 once more, so that there are always as many to be or-ed.
using Places = std::array<Word *, most_outer_rows>;

Word ones_from(std::size_t bit) { return ~Word{0} << bit; }

void set_bit(Word *words, std::size_t bit) { words[bit / word_bits] |= Word{1} << bit % word_bits; }

/// The 64 bits from there on; it reads the word beyond them.
Word bits_from(const Word *words, std::size_t bit) {
    const std::size_t shift = bit % word_bits;
    words += bit / word_bits;
    return words[0] >> shift | words[1] << 1 << (word_bits - 1 - shift);
}

/// Copies bits from one place to another, where all bits that follow in the last word become 0.
void append(Word *to, std::size_t to_bit, const Word *from, std::size_t from_bit, std::size_t count) {
    while (count > 0) {
        const std::size_t shift = from_bit % word_bits, offset = to_bit % word_bits;
        const std::size_t length = std::min(count, word_bits - offset);
        Word bits = from[from_bit / word_bits] >> shift;
        if (shift + length > word_bits) bits |= from[from_bit / word_bits + 1] << (word_bits - shift);
        if (length < word_bits) bits &= ~ones_from(length);
        Word &word = to[to_bit / word_bits];
        word = offset == 0 ? bits : (word & ~ones_from(offset)) | bits << offset;
        to_bit += length;
        from_bit += length;
        count -= length;
    }
}

// Which successors of the given board are LOSSes? One is cut to v by a move in some row: from there on its
// rows are those of the board or v, whichever is shorter. So a state is followed row by row with the present
// cut.
constexpr int no_successor = -1, not_cut = INT32_MAX;

/// The cut after a row of this length, where the board has `given`.
int next_cut(int cut, int length, int given) {
    if (length == std::min(given, cut)) return cut;
    return cut == not_cut ? length : no_successor;
}

/// What the threads share.
struct Shared {
    explicit Shared(const Layout &wanted)
        : layout(wanted), finished(static_cast<std::size_t>(wanted.limit(0)) + 1) {}

    const Layout &layout;
    Words set;                 // set 0
    std::atomic<int> next = 1; // the next length of row 0 that a thread takes
    std::vector<std::atomic<int>>
        finished; // at [x]: up to which length of row 1 it is done for row 0 at x, plus 1
};

class Worker {
  public:
    Worker(Shared &shared)
        : shared_(shared), layout_(shared.layout), outer_(layout_.outer_rows()), row_a_(layer_words(layout_)),
          row_b_(static_cast<std::size_t>(layout_.limit(outer_ + 2)) / word_bits + 2),
          crossed_(layer_words(layout_) + fill_words + 1) {
        sets_[0] = shared.set.get();
        for (int row = 1; row < outer_; ++row) {
            own_.push_back(std::make_unique_for_overwrite<Word[]>(set_words(layout_, row)));
            sets_[at(row)] = own_.back().get();
        }
        wins_.reserve(most_rows); // at most one a row
    }

    /// The words of the set of an outer row.
    static std::size_t set_words(const Layout &layout, int row) {
        return layout.words(row + 1, layout.limit(row + 1));
    }

    /// The bytes of a worker's sets.
    static std::uint64_t bytes(const Layout &layout) {
        std::uint64_t words = 2 * layer_words(layout) + fill_words;
        for (int row = 1; row < layout.outer_rows(); ++row) words += set_words(layout, row);
        return words * sizeof(Word);
    }

    /// Takes lengths of row 0 until there are no more. Does not throw.
    void run() {
        const int limit = layout_.limit(0);
        if (outer_ == 0) {
            block(limit, {}, not_cut);
            return;
        }
        for (int length; (length = shared_.next++) <= limit;) slice(length);
    }

    std::uint64_t scanned() const { return scanned_.load(std::memory_order_relaxed); }
    std::uint64_t losses() const { return losses_; }
    const std::vector<Rows> &wins() const { return wins_; }

  private:
    static constexpr std::size_t fill_words = 512;
    static std::size_t at(int index) { return static_cast<std::size_t>(index); }
    static std::size_t layer_words(const Layout &layout) {
        return (layout.most_layer_bits() + word_bits - 1) / word_bits;
    }

    /// All states with this length of row 0.
    void slice(int length) {
        std::atomic<int> &before = shared_.finished[at(length - 1)], &finished = shared_.finished[at(length)];
        const int cut = next_cut(not_cut, length, layout_.limit(0));
        rows_[0] = length;
        Places all_set_0;
        all_set_0.fill(sets_[0]);
        if (outer_ == 1) { // the only thread
            extend(0, length);
            block(length, all_set_0, cut);
            return;
        }
        const int limit = layout_.limit(1, length);
        for (int second = 0; second <= limit; ++second) {
            for (int done; second < length && (done = before) <= second;) before.wait(done);
            if (second == length - 1) extend(0, length);
            fix(1, second, all_set_0, cut);
            finished = second + 1;
            finished.notify_all();
        }
    }

    /// All states with these outer rows up to `row`, which gets this length. `places` is where that row and
    /// those above it begin in the sets of the rows below, `cut` is next_cut's for those rows.
    void fix(int row, int length, Places places, int cut) {
        extend(row, length);
        rows_[at(row)] = length;
        const std::size_t offset = layout_.words(row, length - 1);
        for (Word *&place : places) place += offset;
        places[at(row)] = sets_[at(row)];
        cut = next_cut(cut, length, layout_.limit(row));
        if (row + 1 == outer_) {
            block(length, places, cut);
        } else {
            const int limit = layout_.limit(row + 1, length);
            for (int next = 0; next <= limit; ++next) fix(row + 1, next, places, cut);
        }
    }

    /// Extends the set of an outer row that gets this length, or begins it anew, with length 0.
    void extend(int row, int length) {
        Word *const set = sets_[at(row)];
        int above = row + 1;
        if (length == 0) *set = 0;
        if (length == 0 || length > layout_.limit(above)) return;
        // With the row above at this length it must fare as one less. Of what comes after that row, there are
        // as many bits now as there were then, and more if the next one can be as long as that too: these
        // fare as one less, etc.
        if (row + 1 == outer_) { // the set is one block
            extend_block(set, layout_.layer(length), set, layout_.layer(length), ++above, length);
            return;
        }
        Word *end = set + layout_.words(above, length - 1);
        const Word *const from_end = end;
        while (++above < outer_) {
            const std::size_t count = layout_.words(above, length - 1);
            end = std::copy(from_end - count, from_end, end);
            if (length > layout_.limit(above)) return;
        }
        const std::size_t count = layout_.words(above, length - 1), bits = layout_.bits(above, length - 1);
        std::copy(from_end - count, from_end, end);
        if (length <= layout_.limit(above))
            extend_block(end, bits, from_end - count, bits, above + 1, length);
    }

    /// The same within a block, for the rows from `above` on: `from_end` is where the old bits end.
    void extend_block(Word *to, std::size_t to_bit, const Word *from, std::size_t from_end, int above,
                      int length) {
        for (;; ++above) {
            const std::size_t count = layout_.bits(above, length - 1);
            append(to, to_bit, from, from_end - count, count);
            to_bit += count;
            if (above == layout_.rows() || length > layout_.limit(above)) return;
        }
    }

    /// All states with the outer rows as they are, the last of them `bound` long.
    void block(int bound, const Places &places, int cut) {
        const int limit = layout_.limit(outer_, bound), b_limit = layout_.limit(outer_ + 1, limit);
        std::fill_n(row_a_.begin(), layer_words_of(limit), 0);
        std::size_t from = 0, filled = 0; // the words of the block that crossed_ holds, from its beginning
        const int least = outer_ == 0 ? 1 : 0; // the empty board is no LOSS
        for (int a = least; a <= limit; ++a) {
            const std::size_t layer = layout_.layer(a), bits = layout_.layer_bits(a);
            if (outer_ > 0 && layer + bits > filled * word_bits) {
                from = layer / word_bits;
                const std::size_t need = (layer + bits + word_bits - 1) / word_bits;
                filled = std::min(std::max(need, from + fill_words), layout_.words(outer_, bound));
                fill(places, from, filled);
            }
            sift(a, b_limit, layer, bits, layer - from * word_bits, places, cut);
            scanned_.store(scanned() + bits, std::memory_order_relaxed);
        }
    }

    std::size_t layer_words_of(int a) const { return (layout_.layer_bits(a) + word_bits - 1) / word_bits; }

    /// What the moves in outer rows cross out of the block, from one word to another.
    void fill(const Places &places, std::size_t from, std::size_t to) {
        Word *into = crossed_.data();
        for (std::size_t word = from; word < to; ++word)
            *into++ = places[0][word] | places[1][word] | places[2][word] | places[3][word] |
                      places[4][word] | places[5][word];
    }

    /// Finds the LOSSes of a layer, so many bits from `layer` in the block and from `start` in crossed_.
    void sift(int a, int b_limit, std::size_t layer, std::size_t bits, std::size_t start,
              const Places &places, int cut) {
        std::size_t pass = 0; // there is nothing more to find before this bit
        int b = 0;
        for (std::size_t base = 0; base < bits; base += word_bits) {
            if (pass >= base + word_bits) continue;
            Word open = ~row_a_[base / word_bits];
            if (outer_ > 0) open &= ~bits_from(crossed_.data(), start + base);
            if (bits - base < word_bits) open &= ~ones_from(bits - base);
            if (pass > base) open &= ones_from(pass - base);
            while (open != 0) {
                const std::size_t bit = base + static_cast<std::size_t>(std::countr_zero(open));
                b = layout_.line_of(bit, b);
                const std::size_t line = layout_.line(b), next_line = layout_.line(b + 1), c = bit - line;
                if (row_b_[c / word_bits] >> c % word_bits & 1) {
                    Word crossed =
                        line < base ? bits_from(row_b_.data(), base - line) : row_b_[0] << (line - base);
                    if (next_line < base + word_bits) crossed &= ~ones_from(next_line - base);
                    open &= ~crossed;
                    continue;
                }
                ++losses_;
                for (int row = 0; row < outer_; ++row) set_bit(places[at(row)], layer + bit);
                cross_out_row_b(b, c);
                cross_out_row_a(a, b, c, b_limit);
                if (cut != no_successor) [[unlikely]]
                    note_win(cut, {a, b, static_cast<int>(c)});
                pass = next_line;
                if (pass >= base + word_bits) break;
                open &= ones_from(pass - base);
            }
        }
        if (pass > 0) std::fill(row_b_.begin(), row_b_.end(), 0); // for the next layer
    }

    /// What the moves in row b to a LOSS cross out.
    void cross_out_row_b(int b, std::size_t c) {
        set_bit(row_b_.data(), c);
        if (c < at(b)) return;
        row_b_[c / word_bits] |= ones_from(c % word_bits);
        std::fill(row_b_.begin() + static_cast<std::ptrdiff_t>(c / word_bits) + 1, row_b_.end(), ~Word{0});
    }

    /// What the moves in row a to a LOSS cross out.
    void cross_out_row_a(int a, int b, std::size_t c, int b_limit) {
        set_bit(row_a_.data(), layout_.line(b) + c);
        if (b < a) return;
        for (int longer = a; longer <= b_limit; ++longer) {
            const std::size_t first = layout_.line(longer) + c;
            const std::size_t end = c < at(a) ? first + 1 : layout_.line(longer + 1);
            for (std::size_t bit = first; bit < end; ++bit) set_bit(row_a_.data(), bit);
        }
    }

    /// Keeps a LOSS if it is a successor of the board.
    void note_win(int cut, std::array<int, 3> inner) {
        for (int k = 0; k < 3; ++k) {
            rows_[at(outer_ + k)] = inner[at(k)];
            cut = next_cut(cut, inner[at(k)], layout_.limit(outer_ + k));
        }
        if (cut != no_successor && cut != not_cut) wins_.push_back(rows_);
    }

    Shared &shared_;
    const Layout &layout_;
    const int outer_;           // how many outer rows there are
    std::vector<Words> own_;    // the sets 1, 2, ...
    Places sets_{};             // set 0, 1, 2, ..., of all outer rows
    std::vector<Word> row_a_;   // the pairs (b, c) that row a crosses out in this block, as in a layer
    std::vector<Word> row_b_;   // the lengths c that row b crosses out in this layer
    std::vector<Word> crossed_; // what the outer rows cross out, a part of the block
    Rows rows_{};               // the present lengths
    std::uint64_t losses_ = 0;
    std::vector<Rows> wins_;
    std::atomic<std::uint64_t> scanned_ = 0; // states done
};

/// Runs the workers, each in a thread, and meanwhile calls progress with how many states are done.
template <typename Progress>
void run_side_by_side(const std::vector<std::unique_ptr<Worker>> &workers, Progress progress) {
    std::vector<std::future<void>> running;
    try {
        for (const auto &worker : workers)
            running.push_back(std::async(std::launch::async, [&worker] { worker->run(); }));
    } catch (const std::system_error &) { // the machine has no more threads: those that run do it all
        if (running.empty()) workers[0]->run();
    }
    for (const std::future<void> &each : running) {
        while (each.wait_for(std::chrono::milliseconds(100)) != std::future_status::ready) {
            std::uint64_t done = 0;
            for (const auto &worker : workers) done += worker->scanned();
            progress(done);
        }
    }
}

} // namespace

Solution solve_by_sieve(const Board &board, const Options &options) {
    Solution solution;
    solution.states = checked_states(board);

    const std::vector<int> heights = board.heights();
    std::vector<int> rows = board.rows();
    const bool transposed = heights.size() < rows.size();
    if (transposed) rows = heights;
    rows.resize(std::max<std::size_t>(rows.size(), 3));
    const Layout layout(rows);

    // A thread takes longer to start than a small board to solve.
    const bool small = solution.states < 1'000'000;
    constexpr unsigned most_threads = 4;
    unsigned threads = options.threads > 0
                           ? options.threads
                           : std::clamp(std::thread::hardware_concurrency(), 1U, most_threads);
    if (small || layout.outer_rows() < 2) threads = 1;
    const std::size_t set_words = layout.outer_rows() > 0 ? Worker::set_words(layout, 0) : 0;
    const auto bytes = [&] { return set_words * sizeof(Word) + threads * Worker::bytes(layout); };
    while (threads > 1 && bytes() > options.memory) --threads;
    check_memory(bytes(), options);

    Shared shared(layout);
    shared.finished[0] = INT32_MAX;
    if (set_words > 0) {
        shared.set = std::make_unique_for_overwrite<Word[]>(set_words);
        shared.set[0] = 0;
    }
    std::vector<std::unique_ptr<Worker>> workers;
    while (workers.size() < threads) workers.push_back(std::make_unique<Worker>(shared));
    if (small) workers[0]->run();
    else
        run_side_by_side(workers, [&](std::uint64_t done) {
            if (options.progress) options.progress(done, solution.states);
        });

    for (const auto &worker : workers) {
        solution.losses += worker->losses();
        for (const Rows &win : worker->wins()) {
            std::string columns(board.columns(), '0');
            if (transposed)
                for (std::size_t column = 0; column < heights.size(); ++column)
                    columns[column] = static_cast<char>('0' + win[column]);
            solution.wins.push_back(transposed ? Board(columns)
                                               : Board(std::span(win).first(rows.size()), columns.size()));
        }
    }
    std::sort(solution.wins.begin(), solution.wins.end()); // the move furthest left changes the first digit
    return solution;
}

} // namespace chomp
