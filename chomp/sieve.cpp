#include "chomp/sieve.h"

#include "shell/threads.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cassert>
#include <condition_variable>
#include <cstring>
#include <iterator>
#include <mutex>
#include <new>
#include <sys/mman.h>

namespace chomp {

namespace {

using Word = std::uint64_t;
constexpr std::size_t word_bits = 64;

std::size_t at(int index) {
    assert(index >= 0);
    return static_cast<std::size_t>(index);
}

std::size_t words_for(std::size_t bits) { return (bits + word_bits - 1) / word_bits; }

/// The 64 bits that begin at `bit`. Reads one word beyond the first, even when it needs no bit of it.
Word bits_from(const Word *words, std::size_t bit) {
    const std::size_t shift = bit % word_bits;
    words += bit / word_bits;
    return words[0] >> shift | words[1] << 1 << (word_bits - 1 - shift); // no shift by 64
}

/// Copies `count` bits to the place that begins at `to_bit`, where the bits behind it in its word must be 0. The bits
/// behind the copy in its last word become 0. In one array, the source must lie before the target; one word behind it
/// is read.
void append_bits(Word *to, std::size_t to_bit, const Word *from, std::size_t from_bit, std::size_t count) {
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

/// The bytes of a set of this many words, and of one more that bits_from may read: whole pages.
constexpr std::size_t set_bytes(std::size_t words) {
    constexpr std::size_t page = 4096;
    return ((words + 1) * sizeof(Word) + page - 1) / page * page;
}

/// New memory, all zeros. Throws std::bad_alloc.
void *mapped(std::size_t bytes) {
    void *const memory = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) throw std::bad_alloc();
    return memory;
}

/// More memory, which begins with what is there: Linux moves its pages. Elsewhere it is copied. Throws std::bad_alloc.
void *remapped(void *memory, std::size_t bytes, std::size_t more) {
#ifdef MREMAP_MAYMOVE
    if (void *const moved = mremap(memory, bytes, more, MREMAP_MAYMOVE); moved != MAP_FAILED) return moved;
#endif
    void *const copy = std::memcpy(mapped(more), memory, bytes);
    munmap(memory, bytes);
    return copy;
}

/// The words of a set. They go back to the system as soon as it is cleared: malloc may keep what is freed, and a
/// std::vector needs both arrays while it grows.
class Set {
  public:
    Set() = default;
    Set(const Set &) = delete;
    ~Set() { clear(); }
    Word *words() const { return words_; }

    /// Makes room for this many words; new words are zeros. Throws std::bad_alloc.
    void grow(std::size_t words) {
        const std::size_t bytes = set_bytes(words);
        if (bytes <= bytes_) return;
        words_ = static_cast<Word *>(words_ ? remapped(words_, bytes_, bytes) : mapped(bytes));
        bytes_ = bytes;
    }
    void clear() {
        if (words_) munmap(words_, std::exchange(bytes_, 0));
        words_ = nullptr;
    }

  private:
    Word *words_ = nullptr;
    std::size_t bytes_ = 0;
};

/// Where a state's bit lies in the sets. In the set of row i, the sequences of the rows above it lie in lexicographic
/// order, so that the larger bound for a row only goes on where the smaller one ends. Blocks are filled up to whole
/// words.
class Layout {
  public:
    /// Takes the lengths of at least three rows, bottom first, and how many of them are inner rows: at least one, and
    /// not the lowest two.
    Layout(Lengths limits, int inner)
        : limits_(std::move(limits)), outer_(rows() - inner), starts_(limits_.size()) {
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
    /// How long a row can be above one of length `bound`.
    int limit(int row, int bound) const { return std::min(limit(row), bound); }

    /// For a row from 2 on: the bits of the sequences in which this row, the first of them, is shorter.
    std::size_t start(int row, int length) const { return starts_[at(row)][at(length)]; }
    /// The bits of all sequences of this row and those above it, over a row of length `bound`.
    std::size_t bits(int row, int bound) const { return start(row, limit(row, bound) + 1); }
    /// The same in a set, where a block takes whole words.
    std::size_t padded(int row, int bound) const {
        const std::size_t exact = bits(row, bound);
        return row == outer_ ? words_for(exact) * word_bits : exact;
    }
    std::size_t words(int row, int bound) const { return padded(row, bound) / word_bits; }
    /// The places in a layer whose row is this long.
    std::size_t places(int length) const { return outer_ + 1 == rows() ? 1 : bits(outer_ + 1, length); }
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
        // A new sequence fares like the old one with length - 1 in the place of each `length`. First come those with
        // only one such row, as many as there are sequences with length - 1 there; then those with two, etc. The old
        // sequences wanted are always the last ones.
        for (; above < rows(); ++above) {
            const std::size_t count = padded(above, length - 1), exact = bits(above, length - 1);
            append_bits(to, to_bit, from, from_end - count, exact);
            to_bit += exact;
            from_end -= count - exact;
            if (length > limit(above)) return;
        }
        append_bits(to, to_bit, from, from_end - 1, 1);
    }

    /// The lengths of an inner row and of those above it, from their bit among all sequences of these rows.
    void find(std::size_t bit, int row, std::span<int> lengths) const {
        for (; row < rows(); ++row) {
            const std::vector<std::size_t> &starts = starts_[at(row)];
            const auto length = std::ranges::upper_bound(starts, bit) - starts.begin() - 1;
            lengths[at(row)] = static_cast<int>(length);
            bit -= starts[static_cast<std::size_t>(length)];
        }
    }

  private:
    Lengths limits_;
    int outer_;
    std::vector<std::vector<std::size_t>> starts_;
};

/// What a LOSS crosses out in its own layer, in a table that replaces loops over the lengths of rows. It is a table of
/// places, which stays in the caches; one of the whole block's bits made 9x60 take 1.3 times the seconds.
class Crossings {
  public:
    struct Mask {
        std::size_t word;
        Word bits;
    };
    using Masks = std::vector<Mask>; // in ascending order of words

    explicit Crossings(const Layout &layout) {
        const int rows = layout.rows(), outer = layout.outer(), limit = layout.limit(outer);
        for (int length = 0; length <= limit; ++length) layers_.resize(layout.bits(outer, length), length);
        masks_.resize(layout.places(limit));
        Lengths lengths(at(rows));
        for (std::size_t place = 0; place < masks_.size(); ++place) {
            layout.find(place, outer + 1, lengths);
            for (int row = outer + 1; row < rows; ++row)
                for (int length = 0; length < lengths[at(row)]; ++length)
                    add(masks_[after_move(layout, lengths, row, length)], place);
        }
    }

    /// The layer of a bit in a block.
    int layer(std::size_t bit) const { return layers_[bit]; }
    /// The places from which a move leads to this one. Where the row after the layer's is as long as that one, those
    /// beyond the layer's end are the ones that a move in the layer's row cuts to this place, in each later layer.
    const Masks &masks(std::size_t place) const { return masks_[place]; }

    /// About how many masks there are. A place has about as many as a quarter of the layer's outline has squares, and
    /// no more than the layer has words.
    static std::uint64_t count(const Layout &layout) {
        constexpr std::size_t most = std::size_t{1} << 40; // the product fits; no board has room for so many
        const int limit = layout.limit(layout.outer());
        const std::size_t places = std::min(layout.places(limit), most);
        return places * std::min(words_for(places) + 1, at(limit * (layout.rows() - layout.outer()) / 4 + 2));
    }
    /// Twice the masks, because vectors have room for more.
    static std::uint64_t bytes(const Layout &layout) { return 2 * count(layout) * sizeof(Mask); }

  private:
    static void add(Masks &masks, std::size_t place) {
        if (masks.empty() || masks.back().word != place / word_bits) masks.push_back({place / word_bits, 0});
        masks.back().bits |= Word{1} << place % word_bits;
    }
    /// The place after a move in row `moved` to this length.
    static std::size_t after_move(const Layout &layout, const Lengths &lengths, int moved, int length) {
        std::size_t place = 0;
        for (int row = layout.outer() + 1; row < layout.rows(); ++row)
            place += layout.start(row, row < moved ? lengths[at(row)] : std::min(lengths[at(row)], length));
        return place;
    }

    std::vector<int> layers_;
    std::vector<Masks> masks_;
};

/// Does steps, one at a time. Each thread has one.
class Worker {
  public:
    Worker(const Layout &layout, const Crossings &crossings, const Wanted &wanted)
        : layout_(layout), crossings_(crossings), wanted_(wanted), outer_(layout.outer()), own_(at(outer_)),
          sets_(at(outer_)), begins_(at(outer_)), blocks_(at(outer_)),
          words_(layout.words(outer_, layout.limit(outer_)) + 1),
          open_(layout.bits(outer_, layout.limit(outer_)) + 4),
          within_(words_for(layout.places(layout.limit(outer_))) + 1), later_(within_),
          rows_(at(layout.rows())) {
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
    void step(int first, int second, Word *set0, Word *set1, const std::function<void(std::uint64_t)> &done) {
        rows_[0] = first;
        sets_[0] = set0;
        sets_[1] = set1;
        with_row(1, second, 0, true, done);
        done(std::exchange(states_, 0));
    }

    std::uint64_t losses = 0;
    std::vector<Lengths> kept;

  private:
    /// All states with the present rows below `row`, and with `row` at this length. They begin `offset` words behind
    /// what begins at begins_ in the sets of the rows below.
    void with_row(int row, int length, std::size_t offset, bool wanted,
                  const std::function<void(std::uint64_t)> &done) {
        layout_.extend(sets_[at(row)], row, length);
        rows_[at(row)] = length;
        wanted = wanted && wanted_(std::span(rows_).first(at(row) + 1));
        if (row > 1) offset += layout_.start(row, length) / word_bits;
        begins_[at(row)] = offset;
        if (row + 1 == outer_) {
            do_block(length, offset, wanted);
            return;
        }
        const int limit = layout_.limit(row + 1, length);
        for (int next = 0; next <= limit; ++next) with_row(row + 1, next, offset, wanted, done);
        if (row == 2) done(std::exchange(states_, 0));
    }

    /// A block, whose last outer row is `bound` long.
    void do_block(int bound, std::size_t offset, bool wanted) {
        for (std::size_t row = 0; row < blocks_.size(); ++row)
            blocks_[row] = sets_[row] + (offset - begins_[row]);
        const std::size_t bits = layout_.bits(outer_, bound);
        find_losses(find_open(bits), bound, wanted);
        states_ += bits;
    }

    /// Lists in open_ the bits of the block that no outer row's set has, and returns their number. Six sets at a time
    /// are combined in registers; the last one may be taken twice.
    std::size_t find_open(std::size_t bits) {
        const std::size_t words = words_for(bits), last = blocks_.size() - 1;
        Word *const crossed = words_.data();
        std::fill_n(crossed, words, 0);
        crossed[words - 1] = ~(~Word{0} >> (words * word_bits - bits));
        for (std::size_t row = 0; row <= last; row += 6) {
            std::array<const Word *, 6> six;
            for (std::size_t i = 0; i < 6; ++i) six[i] = blocks_[std::min(row + i, last)];
            const auto [p0, p1, p2, p3, p4, p5] = six;
            for (std::size_t word = 0; word < words; ++word)
                crossed[word] |= p0[word] | p1[word] | p2[word] | p3[word] | p4[word] | p5[word];
        }

        std::uint32_t *end = open_.data();
        for (std::size_t word = 0; word < words; ++word) {
            const auto base = static_cast<std::uint32_t>(word * word_bits);
            for (Word open = ~crossed[word]; open != 0; open &= open - 1)
                *end++ = base + static_cast<std::uint32_t>(std::countr_zero(open));
        }
        *end = UINT32_MAX; // beyond all layers
        return static_cast<std::size_t>(end - open_.data());
    }

    /// Finds the LOSSes among the first bits listed in open_.
    void find_losses(std::size_t open, int bound, bool wanted) {
        Word *const within = within_.data(), *const later = later_.data();
        const std::size_t words = words_for(layout_.places(bound));
        std::size_t start = 0, end = 0; // the layer's first bit in the block; the number of its places
        int layer = -1;
        bool found = false, found_in_layer = false;
        for (std::size_t i = 0; i < open; ++i) {
            const std::uint32_t bit = open_[i];
            if (crossings_.layer(bit) != layer) {
                if (std::exchange(found_in_layer, false)) std::fill_n(within, end / word_bits + 1, 0);
                layer = crossings_.layer(bit);
                start = layout_.start(outer_, layer);
                end = layout_.places(layer);
            }
            const std::size_t place = bit - start, in_word = place % word_bits;
            if (((within[place / word_bits] | later[place / word_bits]) >> in_word & 1) != 0) continue;

            for (Word *const block : blocks_) block[bit / word_bits] |= Word{1} << bit % word_bits;
            ++losses;
            if (wanted) [[unlikely]]
                keep(bit);
            if (outer_ + 1 == layout_.rows()) return; // the moves in the only inner row lead to this LOSS
            found = true;
            later[place / word_bits] |= Word{1} << in_word;
            // Whether the row after the layer's is as long, so that a move from a later layer may cut both.
            const bool cuts = layer <= layout_.limit(outer_ + 1) && place >= layout_.start(outer_ + 1, layer);
            // Mostly nothing is left open in the layer, to which the masks would matter.
            if (!cuts && open_[i + 1] >= start + end) continue;
            found_in_layer = true;
            for (const auto &[word, bits] : crossings_.masks(place)) {
                if (word <= end / word_bits) within[word] |= bits;
                else if (!cuts || word >= words) break;
                if (cuts && word >= end / word_bits)
                    later[word] |= word > end / word_bits ? bits : bits & ~Word{0} << end % word_bits;
            }
        }
        if (!found) return;
        std::fill_n(within, end / word_bits + 1, 0);
        std::fill_n(later, words + 1, 0);
    }

    void keep(std::size_t bit) {
        layout_.find(bit, outer_, rows_);
        if (wanted_(rows_)) kept.push_back(rows_);
    }

    const Layout &layout_;
    const Crossings &crossings_;
    const Wanted &wanted_;
    const int outer_;
    std::vector<std::vector<Word>> own_; // the sets of the outer rows from 2 on
    std::vector<Word *> sets_;           // by row: all outer rows'
    std::vector<std::size_t> begins_;    // by row: the offset at which its set begins
    std::vector<Word *> blocks_;         // by row: where the block begins in its set
    std::vector<Word> words_;            // the block's bits that a set has
    std::vector<std::uint32_t> open_;    // the others
    // The places that the block's LOSSes cross out in this layer, and in all later ones.
    std::vector<Word> within_, later_;
    Lengths rows_; // the present lengths
    std::uint64_t states_ = 0;
};

/// Deals out the lengths of row 1 to threads, and holds the sets of rows 0 and 1.
class Schedule {
  public:
    Schedule(const Layout &layout, const Options &options, std::uint64_t states,
             const std::function<bool()> &stop)
        : layout_(layout), options_(options), states_(states), stop_(stop),
          first_(empty_is_loss(options.last) ? 0 : 1), last_(layout.limit(1)), done_(at(first_)),
          set0_(at(last_) + 1), set1_(at(layout.limit(0)) + 1), steps_(at(last_) + 1) {
        set0_[0].grow(layout.words(2, 0));
    }

    /// The bytes that sets and tables take at most with this many threads. Saturates at 2^62.
    static std::uint64_t bytes(const Layout &layout, int threads) {
        const auto bytes_of = [&](int length) {
            return static_cast<double>(set_bytes(layout.words(2, length)));
        };
        const int last = layout.limit(1);
        double most = 0;
        for (int second = 0; second <= last; ++second) {
            // The threads are at the lengths from `second` to `front`, or some are behind.
            const int front = std::min(second + threads - 1, last);
            double sum = (layout.limit(0) - second + 1) * bytes_of(front);
            for (int length = second; length <= std::min(front + 1, last); ++length) sum += bytes_of(length);
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
                for (int first = std::max(second, first_); first <= layout_.limit(0); ++first)
                    if (!wait_for(first, second)) return;
                    else step(worker, first, second, report);
                set0_[at(second)].clear();
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
    /// Waits until the step before this one is done, which has row 1 shorter. Returns false if there is nothing more to
    /// do.
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
        Set &set0 = set0_[at(second)], &set1 = set1_[at(first)];
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
        if (second == std::min(first, last_)) set1.clear();
        const std::lock_guard lock(mutex_);
        steps_[at(second)] = first + 1;
        changed_.notify_all();
    }

    const Layout &layout_;
    const Options &options_;
    const std::uint64_t states_;
    const std::function<bool()> &stop_;
    const int first_;                 // the shortest row 0: 0, the empty board's, only if that is a LOSS
    const int last_;                  // the whole board's row 1
    std::atomic<std::uint64_t> done_; // states, the empty board included
    std::vector<Set> set0_;           // by the length of row 1
    std::vector<Set> set1_;           // by the length of row 0
    std::mutex mutex_;
    std::condition_variable changed_;
    // With the mutex:
    int next_ = 0;
    std::vector<int> steps_; // by the length of row 1: the length of row 0 up to which it is done, excluded
    bool ended_ = false;
};

/// The layout with the fewest inner rows whose blocks have 96 states on average, or with the most whose table takes no
/// time beside the sieve: less than a mask for 256 states. Smaller blocks have too much to do besides, larger ones a
/// table that leaves the caches: 17x17 takes 3.4 s with five inner rows and 2.2 with six, 9^40 takes 2.3, 1.0 and 2.0
/// with two to four.
Layout layout_for(Lengths limits, std::uint64_t states) {
    constexpr std::size_t most_rows = 1000; // so deep goes the recursion
    if (limits.size() > most_rows)
        throw TooLarge("the board has more than " + std::to_string(most_rows) + " rows and as many columns");
    constexpr std::uint64_t block_states = 96, states_per_mask = 256;
    Layout layout(limits, 1);
    while (layout.outer() > 2 &&
           states / count_states(std::span(limits).first(at(layout.outer()))) < block_states) {
        Layout next(limits, layout.rows() - layout.outer() + 1);
        if (Crossings::count(next) > states / states_per_mask) break;
        layout = std::move(next);
    }
    return layout;
}

// Threads that wait for each other are slower than one. So a step must have this many states, or take some 10
// microseconds.
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

/// One row or two, where a sieve has nothing to do: exactly those are a LOSS whose upper row is one shorter, or the
/// empty board is the only one.
Sieved two_rows(const Lengths &limits, const Wanted &wanted, Last last) {
    const int shortest = empty_is_loss(last) ? 0 : 1,
              longest = shortest == 0 ? 0 : std::min(limits[0], limits.size() == 1 ? 1 : limits[1] + 1);
    Sieved sieved{.losses = at(longest - shortest + 1), .kept = {}, .finished = limits[0] + 1};
    for (int length = shortest; length <= longest; ++length) {
        Lengths loss{length, std::max(length - 1, 0)};
        loss.resize(limits.size());
        if (wanted(loss)) sieved.kept.push_back(std::move(loss));
    }
    return sieved;
}

} // namespace

void check_sieve(const Lengths &lengths, std::uint64_t states, const Options &options) {
    if (lengths.size() > 2) checked_threads(layout_for(lengths, states), states, options);
}

Sieved sieve(const Lengths &limits, std::uint64_t states, const Wanted &wanted, const Options &options,
             const std::function<bool()> &stop) {
    if (limits.size() < 3) return two_rows(limits, wanted, options.last);
    const Layout layout = layout_for(limits, states);
    const int threads = checked_threads(layout, states, options);
    const Crossings crossings(layout);
    Schedule schedule(layout, options, states, stop);
    std::vector<Worker> workers;
    for (int i = 0; i < threads; ++i) workers.emplace_back(layout, crossings, wanted);
    shell::side_by_side(static_cast<unsigned>(threads),
                        [&](unsigned i) { schedule.work(workers[i], i == 0); });

    Sieved sieved{.losses = 0, .kept = {}, .finished = schedule.finished()};
    for (Worker &worker : workers) {
        sieved.losses += worker.losses;
        std::ranges::move(worker.kept, std::back_inserter(sieved.kept));
    }
    return sieved;
}

Found solve_by_sieve(const Lengths &lengths, std::uint64_t states, const Options &options) {
    // A move cuts the rows from some row on to some length.
    const auto is_successor = [&lengths](std::span<const int> rows) {
        const auto [cut, whole] = std::ranges::mismatch(rows, lengths);
        return (cut != rows.end() || rows.size() < lengths.size()) &&
               std::equal(cut, rows.end(), whole,
                          [first = cut](int row, int all) { return row == std::min(all, *first); });
    };
    Sieved sieved = sieve(lengths, states, is_successor, options);
    return {std::move(sieved.kept), sieved.losses};
}

} // namespace chomp
