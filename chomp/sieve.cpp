#include "chomp/sieve.h"

#include "chomp/shell.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cassert>
#include <condition_variable>
#include <cstddef>
#include <mutex>
#include <new>
#include <sys/mman.h>
#include <thread>
#include <utility>

namespace chomp {

namespace {

using Word = std::uint64_t;
constexpr std::size_t word_bits = 64;

std::size_t at(int index) {
    assert(index >= 0);
    return static_cast<std::size_t>(index);
}

/// The 64 bits that begin at `bit`. Reads one word beyond the first, even when it needs no bit of it.
Word bits_from(const Word *words, std::size_t bit) {
    const std::size_t shift = bit % word_bits;
    words += bit / word_bits;
    return words[0] >> shift | words[1] << 1 << (word_bits - 1 - shift); // no shift by 64
}

/// Copies `count` bits to the place that begins at `to_bit`, where the bits behind it in its word must be 0. The bits
/// behind the copy in its last word become 0. In one array, the source must lie before the target; one word behind it is
/// read.
void append_bits(Word *to, std::size_t to_bit, const Word *from, std::size_t from_bit, std::size_t count) {
    if (to_bit % word_bits == 0 && from_bit % word_bits == 0) {
        const std::size_t whole = count / word_bits;
        std::copy_n(from + from_bit / word_bits, whole, to + to_bit / word_bits);
        to_bit += whole * word_bits;
        from_bit += whole * word_bits;
        count -= whole * word_bits;
    }
    while (count > 0) {
        const std::size_t offset = to_bit % word_bits, length = std::min(count, word_bits);
        const Word bits = bits_from(from, from_bit) & ~Word{0} >> (word_bits - length);
        Word *const word = to + to_bit / word_bits;
        *word = offset == 0 ? bits : *word | bits << offset;
        if (offset + length > word_bits) word[1] = bits >> (word_bits - offset);
        to_bit += length;
        from_bit += length;
        count -= length;
    }
}

/// An array of words that can grow without a copy, and goes back to the system as soon as it is freed: malloc may keep what
/// is freed, and a std::vector needs both arrays when it grows.
class WordArray {
  public:
    WordArray() = default;
    WordArray(WordArray &&other) noexcept
        : words_(std::exchange(other.words_, nullptr)), bytes_(std::exchange(other.bytes_, 0)) {}
    WordArray &operator=(WordArray other) noexcept {
        std::swap(words_, other.words_);
        std::swap(bytes_, other.bytes_);
        return *this;
    }
    ~WordArray() {
        if (words_ != nullptr) munmap(words_, bytes_);
    }

    /// The bytes of an array of so many words: whole pages.
    static std::uint64_t bytes(std::uint64_t words) {
        return (words * sizeof(Word) + page - 1) / page * page;
    }
    /// Makes room for so many words, and for one more that bits_from may read. New words are zeros. Throws
    /// std::bad_alloc.
    void grow(std::size_t words) {
        const std::size_t needed = bytes(words + 1);
        if (needed <= bytes_) return;
        void *const memory = words_ == nullptr ? mmap(nullptr, needed, PROT_READ | PROT_WRITE,
                                                      MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
                                               : mremap(words_, bytes_, needed, MREMAP_MAYMOVE);
        if (memory == MAP_FAILED) throw std::bad_alloc();
        words_ = static_cast<Word *>(memory);
        bytes_ = needed;
    }
    Word *words() const { return words_; }

  private:
    static constexpr std::size_t page = 4096;
    Word *words_ = nullptr;
    std::size_t bytes_ = 0;
};

/// Where a state's bit lies in the sets. In the set of row i, the sequences of the rows above it lie in lexicographic
/// order, so that the larger bound for a row only goes on where the smaller one ends. Blocks are filled up to whole words.
class Layout {
  public:
    /// Takes the lengths of at least three rows, bottom first; how many of them are inner rows, at least one and not the
    /// lowest two; and whether nobody moves in row 0, so that it is never shorter.
    Layout(Lengths limits, int inner, bool still)
        : limits_(std::move(limits)), outer_(rows() - inner), still_(still), starts_(limits_.size()) {
        assert(inner >= 1 && outer_ >= 2 && std::ranges::is_sorted(limits_, std::greater<>()));
        for (int row = rows(); row-- > 2;) {
            std::vector<std::size_t> &starts = starts_[at(row)];
            starts.push_back(0);
            for (int length = 0; length <= limit(row); ++length)
                starts.push_back(
                    std::min(starts.back() + (row + 1 == rows() ? 1 : padded(row + 1, length)), most));
        }
    }

    int rows() const { return static_cast<int>(limits_.size()); }
    int outer() const { return outer_; }
    int limit(int row) const { return limits_[at(row)]; }
    /// The first length of row 0 where row 1 has this one.
    int first(int second) const { return still_ ? limit(0) : std::max(second, 1); } // 0 is the empty board
    bool still() const { return still_; }
    /// How long a row can be above one of length `bound`.
    int limit(int row, int bound) const { return std::min(limit(row), bound); }

    /// For a row from 2 on: the bits of the sequences in which this row, the first of them, is shorter.
    std::size_t start(int row, int length) const { return starts_[at(row)][at(length)]; }
    /// The bits of all sequences of this row and those above it, over a row of length `bound`.
    std::size_t bits(int row, int bound) const { return start(row, limit(row, bound) + 1); }
    /// The same in a set, where a block takes whole words.
    std::size_t padded(int row, int bound) const {
        const std::size_t exact = bits(row, bound);
        return row == outer_ ? (exact + word_bits - 1) / word_bits * word_bits : exact;
    }
    std::size_t words(int row, int bound) const { return padded(row, bound) / word_bits; }
    static constexpr std::size_t most = std::size_t{1} << 62; // where the numbers of bits saturate

    /// Extends the set of an outer row that grows to this length, or begins it anew for length 0.
    void extend(Word *set, int row, int length) const {
        if (length == 0) *set = 0;
        if (length == 0 || length > limit(row + 1)) return;
        const std::size_t end = start(row + 1, length);
        grow(set, end, set, end, row + 2, length);
    }

    /// Appends to a set, at `to_bit`, the sequences whose first row has grown to `length`. The old ones end at
    /// `from_end`; `above` is the row after the first.
    void grow(Word *to, std::size_t to_bit, const Word *from, std::size_t from_end, int above,
              int length) const {
        // A new sequence fares like the old one with length - 1 in the place of each `length`. First come those with only
        // one such row, as many as there are sequences with length - 1 there; then those with two, etc. The old sequences
        // wanted are always the last ones.
        for (; above < rows(); ++above) {
            const std::size_t count = padded(above, length - 1), exact = bits(above, length - 1);
            append_bits(to, to_bit, from, from_end - count, exact);
            to_bit += exact;
            from_end -= count - exact;
            if (length > limit(above)) return;
        }
        append_bits(to, to_bit, from, from_end - 1, 1);
    }

    /// The inner rows of a bit in a block.
    void find_inner(std::size_t bit, std::span<int> lengths) const {
        for (int row = outer_; row < rows(); ++row) {
            const std::vector<std::size_t> &starts = starts_[at(row)];
            const auto length = std::ranges::upper_bound(starts, bit) - starts.begin() - 1;
            lengths[at(row)] = static_cast<int>(length);
            bit -= starts[static_cast<std::size_t>(length)];
        }
    }

  private:
    Lengths limits_;
    int outer_;
    bool still_;
    std::vector<std::vector<std::size_t>> starts_;
};

/// What a LOSS crosses out in its own block: for each bit, those from which a move in an inner row leads to it. They come
/// after it. With a single inner row these are all, and there is no table. With bits found one by one, from the lengths of
/// the rows, 9^40 takes 1.2 times as long and 10x42 1.3 times.
class Crossings {
  public:
    struct Mask {
        std::size_t word;
        Word bits;
    };

    explicit Crossings(const Layout &layout) : layout_(layout) {
        const int rows = layout.rows(), outer = layout.outer();
        const std::size_t bits = layout.bits(outer, layout.limit(outer));
        if (outer + 1 == rows) return;
        std::vector<std::vector<Mask>> masks(bits);
        Lengths lengths(at(rows));
        for (std::size_t bit = 0; bit < bits; ++bit) {
            layout.find_inner(bit, lengths);
            for (int row = outer; row < rows; ++row)
                for (int length = 0; length < lengths[at(row)]; ++length)
                    add(masks[after_move(lengths, row, length)], bit);
        }
        for (const std::vector<Mask> &list : masks) {
            first_.push_back(masks_.size());
            masks_.insert(masks_.end(), list.begin(), list.end());
            masks_.push_back({SIZE_MAX, 0});
        }
    }

    /// The masks for a bit, in ascending order of words; the last one has a word beyond all blocks.
    const Mask *of(std::size_t bit) const { return &masks_[first_[bit]]; }

    /// About how many masks there are. A state has about as many as a quarter of the block's outline has squares, and no
    /// more than the block has words.
    static std::uint64_t masks(const Layout &layout) {
        const std::size_t limit = at(layout.limit(layout.outer())),
                          inner = at(layout.rows() - layout.outer());
        const std::size_t most = std::size_t{1} << 40; // so that the product fits; no board has room for it
        const std::size_t bits = std::min(layout.bits(layout.outer(), layout.limit(layout.outer())), most);
        return inner == 1 ? 0 : bits * std::min(bits / word_bits + 2, limit * inner / 4 + 2);
    }
    static std::uint64_t bytes(const Layout &layout) { return masks(layout) * sizeof(Mask); }

  private:
    static void add(std::vector<Mask> &masks, std::size_t bit) {
        if (masks.empty() || masks.back().word != bit / word_bits) masks.push_back({bit / word_bits, 0});
        masks.back().bits |= Word{1} << bit % word_bits;
    }
    /// The bit of what a move in `row` to this length leads to.
    std::size_t after_move(const Lengths &lengths, int moved, int length) const {
        std::size_t bit = 0;
        for (int row = layout_.outer(); row < layout_.rows(); ++row)
            bit += layout_.start(row, row < moved ? lengths[at(row)] : std::min(lengths[at(row)], length));
        return bit;
    }

    const Layout &layout_;
    std::vector<Mask> masks_;
    std::vector<std::size_t> first_;
};

/// Does steps, one at a time. Each thread has one.
class Worker {
  public:
    Worker(const Layout &layout, const Crossings &crossings, const Wanted &wanted)
        : layout_(layout), crossings_(crossings), wanted_(wanted), outer_(layout.outer()), own_(at(outer_)),
          sets_(at(outer_)), begins_(at(outer_)), places_(at(outer_)),
          open_(layout.words(outer_, layout.limit(outer_)) + 1), rows_(at(layout.rows())) {
        for (int row = 2; row < outer_; ++row) {
            own_[at(row)].resize(layout.words(row + 1, layout.limit(row)) + 1);
            sets_[at(row)] = own_[at(row)].data();
        }
    }
    static std::uint64_t bytes(const Layout &layout) {
        std::uint64_t words = layout.words(layout.outer(), layout.limit(layout.outer()));
        for (int row = 2; row < layout.outer(); ++row) words += layout.words(row + 1, layout.limit(row));
        return words * sizeof(Word);
    }

    /// All states with these lengths of rows 0 and 1, whose sets are given. `done(states)` is called now and then.
    template <typename Done>
    void step(int first, int second, Word *set0, Word *set1, Done done) {
        rows_[0] = first;
        rows_[1] = second;
        sets_[0] = set0;
        sets_[1] = set1;
        layout_.extend(set1, 1, second);
        const bool wanted = wanted_(std::span(rows_).first(2));
        if (outer_ == 2) {
            scan(second, 0, wanted);
            done(std::exchange(states_, 0));
            return;
        }
        for (int next = 0; next <= layout_.limit(2, second); ++next) {
            with_row(2, next, 0, wanted);
            done(std::exchange(states_, 0));
        }
    }

    std::uint64_t losses = 0;
    std::vector<Lengths> kept;

  private:
    /// All states with the present rows below `row`, and with `row` at this length. They begin `offset` words behind what
    /// begins at begins_ in the sets of the rows below.
    void with_row(int row, int length, std::size_t offset, bool wanted) {
        layout_.extend(sets_[at(row)], row, length);
        rows_[at(row)] = length;
        wanted = wanted && wanted_(std::span(rows_).first(at(row) + 1));
        offset += layout_.start(row, length) / word_bits;
        begins_[at(row)] = offset;
        if (row + 1 == outer_) {
            scan(length, offset, wanted);
            return;
        }
        const int limit = layout_.limit(row + 1, length);
        for (int next = 0; next <= limit; ++next) with_row(row + 1, next, offset, wanted);
    }

    /// Finds the LOSSes of a block, whose last outer row is `bound` long.
    void scan(int bound, std::size_t offset, bool wanted) {
        const std::size_t bits = layout_.bits(outer_, bound), words = (bits + word_bits - 1) / word_bits;
        states_ += bits;
        const std::span<Word *> places(places_);
        for (std::size_t row = 0; row < places.size(); ++row)
            places[row] = sets_[row] + (offset - begins_[row]);
        Word *const open = open_.data();
        for (std::size_t word = 0; word < words; ++word) {
            Word crossed = 0;
            for (const Word *const place : places) crossed |= place[word];
            open[word] = ~crossed;
        }
        open[words - 1] &= ~Word{0} >> (words * word_bits - bits);

        for (std::size_t word = 0; word < words; ++word)
            while (open[word] != 0) {
                const Word lowest = open[word] & (~open[word] + 1);
                const std::size_t bit = word * word_bits + static_cast<std::size_t>(std::countr_zero(lowest));
                for (Word *const place : places) place[word] |= lowest;
                ++losses;
                if (wanted) [[unlikely]]
                    keep(bit);
                if (one_inner_row_) return;
                open[word] ^= lowest;
                for (const Crossings::Mask *mask = crossings_.of(bit); mask->word < words; ++mask)
                    open[mask->word] &= ~mask->bits;
            }
    }

    void keep(std::size_t bit) {
        layout_.find_inner(bit, rows_);
        for (int row = outer_; row < layout_.rows(); ++row)
            if (!wanted_(std::span(rows_).first(at(row) + 1))) return;
        kept.push_back(rows_);
    }

    const Layout &layout_;
    const Crossings &crossings_;
    const Wanted &wanted_;
    const int outer_;
    const bool one_inner_row_ = outer_ + 1 == layout_.rows();
    std::vector<std::vector<Word>>
        own_;                         // the sets of the outer rows from 2 on, for the present rows below them
    std::vector<Word *> sets_;        // by row: all outer rows'
    std::vector<std::size_t> begins_; // by row: the offset at which its set begins
    std::vector<Word *> places_;      // by row: where the block begins in its set
    std::vector<Word> open_;          // the states of a block that are not crossed out
    Lengths rows_;                    // the present lengths
    std::uint64_t states_ = 0;
};

/// Deals out the lengths of row 1 to threads, and holds the sets of rows 0 and 1.
class Schedule {
  public:
    Schedule(const Layout &layout, const Options &options, std::uint64_t states,
             const std::function<bool()> &stop)
        : layout_(layout), options_(options), states_(states), stop_(stop), last_(layout.limit(1)),
          set0_(at(last_) + 1), set1_(at(layout.limit(0)) + 1), steps_(at(last_) + 1) {
        set0_[0].grow(layout.words(2, 0));
        if (!layout.still()) return;
        // With row 1 empty there is only the empty board, which is no LOSS.
        next_ = 1;
        steps_[0] = layout.limit(0) + 1;
    }

    /// The bytes that sets and tables take at most with so many threads. Saturates at 2^62.
    static std::uint64_t bytes(const Layout &layout, int threads) {
        const auto set_bytes = [&](int length) {
            return static_cast<double>(WordArray::bytes(layout.words(2, length) + 1));
        };
        const int last = layout.limit(1);
        double most = 0;
        for (int second = 0; second <= last; ++second) {
            // The threads are at the lengths from `second` to `front`, or some are behind.
            const int front = std::min(second + threads - 1, last);
            double sum = (layout.limit(0) - layout.first(second) + 1) * set_bytes(front);
            for (int length = second; length <= std::min(front + 1, last); ++length) sum += set_bytes(length);
            most = std::max(most, sum);
        }
        most += threads * static_cast<double>(Worker::bytes(layout)) +
                static_cast<double>(Crossings::bytes(layout));
        return static_cast<std::uint64_t>(std::min(most, 0x1p62));
    }

    /// What a thread does: a length of row 1 after the other, until none is left or `stop` or another thread says so.
    /// Reports progress if it is the calling thread's.
    void work(Worker &worker, bool report) {
        try {
            for (int second = take(); second <= last_; second = take()) {
                for (int first = layout_.first(second); first <= layout_.limit(0); ++first)
                    if (!wait_for(first, second)) return;
                    else step(worker, first, second, report);
                set0_[at(second)] = {};
            }
        } catch (...) {
            end();
            throw;
        }
    }
    /// For which lengths of row 0, from 0 up, all is done, if threads have returned early and row 1 can be as long.
    int finished() const {
        int length = 0;
        while (length <= last_ && steps_[at(length)] > length) ++length;
        return length;
    }

  private:
    int take() {
        const std::lock_guard lock(mutex_);
        return next_++;
    }
    /// Waits until the step before this one is done, which has row 1 shorter. Returns false if there is nothing more to do.
    bool wait_for(int first, int second) {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return ended_ || second == 0 || steps_[at(second) - 1] > first; });
        return !ended_;
    }
    void end() {
        const std::lock_guard lock(mutex_);
        ended_ = true;
        changed_.notify_all();
    }

    void step(Worker &worker, int first, int second, bool report) {
        WordArray &set0 = set0_[at(second)], &set1 = set1_[at(first)];
        set0.grow(layout_.words(2, second)); // there already, if row 0 is not still
        // Set 0 for the next length of row 1 begins as it is before a LOSS with this length of row 0.
        if (first == second + 1 && first <= last_) {
            set0_[at(first)].grow(layout_.words(2, first));
            layout_.grow(set0_[at(first)].words(), 0, set0.words(), layout_.padded(2, second), 2, first);
        }
        set1.grow(layout_.words(2, second));
        worker.step(first, second, set0.words(), set1.words(), [&](std::uint64_t states) {
            const std::uint64_t done = done_ += states;
            if (report && options_.progress) options_.progress(done, states_);
            if (stop_ && stop_()) end(); // the step goes on, and wait_for returns
        });
        if (second == std::min(first, last_)) set1 = {};
        const std::lock_guard lock(mutex_);
        steps_[at(second)] = first + 1;
        changed_.notify_all();
    }

    const Layout &layout_;
    const Options &options_;
    const std::uint64_t states_;
    const std::function<bool()> &stop_;
    const int last_;                      // the whole board's row 1
    std::vector<WordArray> set0_;         // by the length of row 1
    std::vector<WordArray> set1_;         // by the length of row 0
    std::atomic<std::uint64_t> done_ = 1; // states; the empty board is
    std::mutex mutex_;
    std::condition_variable changed_;
    // With the mutex:
    int next_ = 0;
    std::vector<int> steps_; // by the length of row 1: the length of row 0 up to which it is done, excluded
    bool ended_ = false;
};

/// The layout with the fewest inner rows whose blocks have 96 states on average, or with the most whose table takes no time
/// beside the sieve: less than a mask for 256 states. Smaller blocks have too much to do besides, larger ones a table that
/// leaves the caches: 17x17 takes 3.4 s with five inner rows and 2.2 with six, 9^40 takes 2.3, 1.0 and 2.0 with two to four.
Layout layout_for(Lengths limits, std::uint64_t states) {
    constexpr std::size_t most_rows = 1000; // so deep goes the recursion
    if (limits.size() > most_rows)
        throw TooLarge("the board has more than " + std::to_string(most_rows) + " rows and as many columns");
    const bool still = limits.size() < 3;
    if (still) { // one or two rows get another one at the bottom, and there are three with empty ones on top
        limits.insert(limits.begin(), limits.front());
        limits.resize(3);
    }
    constexpr std::uint64_t block_states = 96, states_per_mask = 256;
    Layout layout(limits, 1, still);
    while (layout.outer() > 2 &&
           states / count_states(std::span(limits).first(at(layout.outer()))) < block_states) {
        Layout next(limits, layout.rows() - layout.outer() + 1, still);
        if (Crossings::masks(next) > states / states_per_mask) break;
        layout = std::move(next);
    }
    return layout;
}

// Threads that wait for each other are slower than one. So a step must have this many states, or take some 10 microseconds.
constexpr std::uint64_t states_per_step = 10'000;

/// The number of threads for a board. Throws TooLarge if it does not fit into the memory even with one.
int checked_threads(const Layout &layout, std::uint64_t states, const Options &options) {
    constexpr unsigned most_threads = 4; // measured on two processors only
    int threads = static_cast<int>(options.threads > 0
                                       ? options.threads
                                       : std::clamp(std::thread::hardware_concurrency(), 1U, most_threads));
    if (states / (at(layout.limit(0)) + 1) / (at(layout.limit(1)) + 1) < states_per_step) threads = 1;
    while (threads > 1 && Schedule::bytes(layout, threads) > options.memory) --threads;
    check_memory(Schedule::bytes(layout, threads), options.memory);
    return threads;
}

} // namespace

void check_sieve(const Lengths &lengths, std::uint64_t states, const Options &options) {
    checked_threads(layout_for(lengths, states), states, options);
}

Sieved sieve(const Lengths &limits, std::uint64_t states, const Wanted &wanted, const Options &options,
             const std::function<bool()> &stop) {
    const Layout layout = layout_for(limits, states);
    const int threads = checked_threads(layout, states, options);
    const Crossings crossings(layout);
    const std::ptrdiff_t still = layout.still() ? 1 : 0;
    const Wanted wanted_above = [&](std::span<const int> rows) {
        return wanted(rows.subspan(at(layout.still())));
    };

    Schedule schedule(layout, options, states, stop);
    std::vector<Worker> workers;
    for (int i = 0; i < threads; ++i) workers.emplace_back(layout, crossings, wanted_above);
    shell::side_by_side(static_cast<unsigned>(threads),
                        [&](unsigned i) { schedule.work(workers[i], i == 0); });

    Sieved sieved;
    sieved.finished = schedule.finished();
    for (Worker &worker : workers) {
        sieved.losses += worker.losses;
        for (Lengths &loss : worker.kept) {
            loss.erase(loss.begin(), loss.begin() + still);
            loss.resize(limits.size());
            sieved.kept.push_back(std::move(loss));
        }
    }
    return sieved;
}

Found solve_by_sieve(const Lengths &lengths, std::uint64_t states, const Options &options) {
    // A move cuts the rows from some row on to some length.
    const auto is_successor = [&lengths](std::span<const int> rows) {
        std::size_t row = 0;
        while (row < rows.size() && row < lengths.size() && rows[row] == lengths[row]) ++row;
        if (row == rows.size() || row == lengths.size()) return rows.size() < lengths.size();
        const int cut = rows[row];
        for (; row < rows.size() && row < lengths.size(); ++row)
            if (rows[row] != std::min(lengths[row], cut)) return false;
        return true;
    };
    Sieved sieved = sieve(lengths, states, is_successor, options);
    return {std::move(sieved.kept), sieved.losses};
}

} // namespace chomp
