// The fast method: crosses out what leads to a LOSS, 64 states at a time.
#include "chomp/sieve.h"

#include "chomp/crossings.h"
#include "chomp/layout.h"
#include "chomp/schedule.h"
#include "chomp/set.h"
#include "shell/threads.h"

#include <algorithm>
#include <array>
#include <bit>
#include <deque>
#include <functional>
#include <iterator>
#include <thread>
#include <utility>

namespace chomp {

namespace {

/// Does steps, one at a time. Each thread has one.
class Worker {
  public:
    Worker(const Layout &layout, const Crossings &crossings, const Wanted &wanted, Schedule &schedule)
        : layout_(layout), crossings_(crossings), wanted_(wanted), schedule_(schedule),
          outer_(layout.outer()), own_(outer_), sets_(outer_), begins_(outer_), blocks_(outer_),
          words_(layout.words(outer_, layout.limit(outer_)) + 1),
          open_(layout.bits(outer_, layout.limit(outer_)) + 4),
          within_(words_for(layout.places(layout.limit(outer_))) + 1), later_(within_), rows_(layout.rows()) {
        for (std::size_t row = 2; row < outer_; ++row) { // sets 0 and 1 are the schedule's
            own_[row].resize(layout.words(row + 1, layout.limit(row)) + 1);
            sets_[row] = own_[row].data();
        }
    }
    Worker(const Worker &) = delete; // sets_ points into own_
    static double bytes(const Layout &layout) {
        std::size_t words = layout.words(layout.outer(), layout.limit(layout.outer()));
        for (std::size_t row = 2; row < layout.outer(); ++row)
            words += layout.words(row + 1, layout.limit(row));
        const std::size_t bits = layout.bits(layout.outer(), layout.limit(layout.outer()));
        return static_cast<double>(words * sizeof(Word) + bits * sizeof(std::uint32_t));
    }

    /// A Schedule::Step.
    void step(std::size_t first, std::size_t second, Word *set0, Word *set1) {
        rows_[0] = first;
        sets_[0] = set0;
        if (outer_ == 1) {
            with_row(0, first, 0, true);
        } else {
            sets_[1] = set1;
            with_row(1, second, 0, true);
        }
        schedule_.count(std::exchange(states_, 0));
    }

    std::uint64_t losses = 0;
    std::vector<Lengths> kept;

  private:
    /// All states with the present rows below `row`, and with `row` at this length. They begin `offset` words
    /// behind what begins at begins_ in the sets of the rows below.
    void with_row(std::size_t row, std::size_t length, std::size_t offset, bool wanted) {
        layout_.extend(sets_[row], row, length);
        rows_[row] = length;
        wanted = wanted && wanted_(std::span(rows_).first(row + 1));
        if (row > 1) offset += layout_.start(row, length) / word_bits;
        begins_[row] = offset;
        if (row + 1 < outer_) {
            const std::size_t limit = layout_.limit(row + 1, length);
            for (std::size_t next = 0; next <= limit; ++next) with_row(row + 1, next, offset, wanted);
            if (row == 2) schedule_.count(std::exchange(states_, 0));
            return;
        }
        // A block.
        for (std::size_t outer = 0; outer < outer_; ++outer)
            blocks_[outer] = sets_[outer] + (offset - begins_[outer]);
        const std::size_t bits = layout_.bits(outer_, length);
        find_open(bits);
        find_losses(length, wanted);
        states_ += bits;
    }

    /// Lists in open_ the bits of the block that no outer row's set has, and `none` behind them. Six sets at
    /// a time are combined in registers; the last one may be taken twice.
    void find_open(std::size_t bits) {
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
        *end = none;
    }

    /// Finds the LOSSes among the bits listed in open_, in a block whose last outer row is `bound` long.
    void find_losses(std::size_t bound, bool wanted) {
        Word *const within = within_.data(), *const later = later_.data();
        const std::size_t words = words_for(layout_.places(bound));
        std::size_t start = 0, end = 0; // the layer's first bit in the block; the number of its places
        std::uint32_t layer = UINT32_MAX;
        bool found = false, found_in_layer = false;
        for (const std::uint32_t *open = open_.data(); *open != none; ++open) {
            const std::uint32_t bit = *open;
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
            if (wanted) [[unlikely]] {
                layout_.find(bit, outer_, rows_);
                if (wanted_(rows_)) kept.push_back(rows_);
            }
            if (outer_ + 1 == layout_.rows()) return; // the moves in the only inner row lead to this LOSS
            found = true;
            later[place / word_bits] |= Word{1} << in_word;
            // Whether the row after the layer's is as long, so that a move from a later layer may cut both.
            const bool cuts = layer <= layout_.limit(outer_ + 1) && place >= layout_.start(outer_ + 1, layer);
            // Mostly nothing is left open in the layer that the masks could cross out.
            if (!cuts && open[1] >= start + end) continue;
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

    const Layout &layout_;
    const Crossings &crossings_;
    const Wanted &wanted_;
    Schedule &schedule_;
    const std::size_t outer_;
    std::vector<std::vector<Word>> own_;              // the sets of the outer rows from 2 on
    std::vector<Word *> sets_;                        // by row: all outer rows'
    std::vector<std::size_t> begins_;                 // by row: the offset at which its set begins
    std::vector<Word *> blocks_;                      // by row: where the block begins in its set
    std::vector<Word> words_;                         // the block's bits that a set has
    std::vector<std::uint32_t> open_;                 // the others
    static constexpr std::uint32_t none = UINT32_MAX; // beyond all layers
    // The places that the block's LOSSes cross out in this layer, and in all later ones.
    std::vector<Word> within_, later_;
    Lengths rows_; // the present lengths
    std::uint64_t states_ = 0;
};

/// The layout with the fewest inner rows whose blocks have 96 states on average, or with the most whose table
/// takes no time beside the sieve: less than a mask for 256 states. Smaller blocks have too much overhead,
/// larger ones a table that leaves the caches: 17x17 takes 3.4 s with five inner rows and 2.2 with six, 9^40
/// takes 2.3, 1.0 and 2.0 with two to four.
Layout layout_for(Lengths limits, std::uint64_t states) {
    constexpr std::size_t most_rows = 1000; // the recursion goes that deep
    if (limits.size() > most_rows)
        throw TooLarge("the board has more than " + std::to_string(most_rows) + " rows and as many columns");
    constexpr std::uint64_t block_states = 96, states_per_mask = 256;
    Layout layout(limits, 1);
    while (layout.outer() > 1 &&
           states / count_states(std::span(limits).first(layout.outer())) < block_states) {
        Layout next(limits, layout.rows() - layout.outer() + 1);
        if (Crossings::count(next) > states / states_per_mask) break;
        layout = std::move(next);
    }
    return layout;
}

// Threads that wait for each other are slower than one. So a step must have this many states: about 10
// microseconds.
constexpr std::uint64_t states_per_step = 10'000;

/// The number of threads for a board. Throws TooLarge if it does not fit into the memory even with one.
unsigned checked_threads(const Layout &layout, std::uint64_t states, const Options &options) {
    constexpr unsigned most_threads = 4; // measured on two processors only
    unsigned threads = options.threads;
    if (threads == 0) threads = std::clamp(std::thread::hardware_concurrency(), 1U, most_threads);
    if (states / (layout.limit(0) + 1) / (layout.limit(1) + 1) < states_per_step) threads = 1;
    const auto bytes = [&] {
        return Schedule::bytes(layout, threads) + threads * Worker::bytes(layout) + Crossings::bytes(layout);
    };
    while (threads > 1 && bytes() > static_cast<double>(options.memory)) --threads;
    check_memory(static_cast<std::uint64_t>(std::min(bytes(), 0x1p62)), options.memory);
    return threads;
}

/// One row or two need no sieve: a state is a LOSS exactly if its upper row is one square shorter.
Found two_rows(const Lengths &limits, const Wanted &wanted) {
    const std::size_t longest = limits.size() == 1 ? 1 : std::min(limits[0], limits[1] + 1);
    Found found{.counts = {.states = checked_states(limits), .losses = longest}};
    for (std::size_t length = 1; length <= longest; ++length) {
        Lengths loss{length, length - 1};
        loss.resize(limits.size());
        if (wanted(loss)) found.kept.push_back(std::move(loss));
    }
    return found;
}

} // namespace

void check_sieve(const Lengths &lengths, const Options &options) {
    const std::uint64_t states = checked_states(lengths);
    if (lengths.size() > 2) checked_threads(layout_for(lengths, states), states, options);
}

Found sieve(const Lengths &limits, const Wanted &wanted, const Options &options) {
    if (limits.size() < 3) return two_rows(limits, wanted);
    const std::uint64_t states = checked_states(limits);
    const Layout layout = layout_for(limits, states);
    const unsigned threads = checked_threads(layout, states, options);
    const Crossings crossings(layout);
    Schedule schedule(layout, states, options);
    std::deque<Worker> workers;
    while (workers.size() < threads) workers.emplace_back(layout, crossings, wanted, schedule);
    shell::side_by_side(threads,
                        [&](unsigned i) { schedule.work(std::bind_front(&Worker::step, &workers[i])); });

    Found found{.counts = {.states = states}};
    for (Worker &worker : workers) {
        found.counts.losses += worker.losses;
        std::ranges::move(worker.kept, std::back_inserter(found.kept));
    }
    return found;
}

Solution solve_by_sieve(const Lengths &lengths, const Options &options) {
    // A move cuts the rows from some row on to some length.
    const auto is_successor = [&lengths](std::span<const std::size_t> rows) {
        const auto [cut, whole] = std::ranges::mismatch(rows, lengths);
        return (cut != rows.end() || rows.size() < lengths.size()) &&
               std::equal(cut, rows.end(), whole, [first = cut](std::size_t row, std::size_t all) {
                   return row == std::min(all, *first);
               });
    };
    const Found found = sieve(lengths, is_successor, options);
    Solution solution{.wins = {}, .counts = found.counts};
    for (const Lengths &loss : found.kept) {
        const auto cut = std::ranges::mismatch(loss, lengths).in1;
        solution.wins.push_back({static_cast<std::size_t>(cut - loss.begin()), *cut});
    }
    return solution;
}

} // namespace chomp
