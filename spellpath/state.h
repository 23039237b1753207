// The states of the dynamic program of dp.h, and the tables that hold them.
//
// A state says what has become of each vertex of the frontier, as a label for each slot. Labels are packed
// into words, whole labels to a word. frontier_slots is the only number to change for wider states, up to 32.
// A new label is a member of Label: of a vertex with one step, before `mated`, else before `half_path`. The
// build then stops, by label_kinds, at each function that has to handle it.
//
// A table holds states in the order in which they were found, with an index: a hash table of their numbers,
// by linear probing. std::unordered_map takes three times as long here. The states lie in chunks: a vector
// that grows needs three times the room for a moment, and the tables decide how much memory a board takes. (A
// std::deque, whose chunks are smaller, takes 1.2 times as long.)
#pragma once

#include "spellpath/search.h"

#include <array>
#include <bit>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace spell {

/// What a partial path has lost of an upper bound (relaxation.h): the reduced costs of its choices, added up.
/// Integers, in units of 2^-18 steps.
using ReducedCost = std::uint32_t;
constexpr std::uint32_t units_per_step = 1 << 18;
constexpr ReducedCost most_reduced_cost = ReducedCost{1} << 30; // 4096 steps; three of these can be added up

/// How many slots a state has: the size of the widest bag that can be solved. Blocks with wider bags have too
/// many states to be solved anyway. 24 slots are the most in two words.
constexpr unsigned frontier_slots = 24;

/// A bit for each slot.
using SlotSet = std::uint32_t;
constexpr unsigned slot_set_bits = 32;
static_assert(frontier_slots <= slot_set_bits, "a SlotSet has a bit for each slot");

/// What has become of the vertex in a slot. `mated` with slot s is mated + s, see mated_with().
enum class Label : std::uint8_t {
    untouched, // no step of the path is at the vertex yet
    saturated, // it has its two steps
    half_path, // it is an end of a segment whose other end is an end of the whole path
    mated      // it is an end of a segment whose other end, its mate, is on the frontier too
};
/// Whether the vertex has one step. All labels from half_path on say so: is_closed() sees them by their bits.
constexpr bool is_segment_end(Label label) { return label >= Label::half_path; }
constexpr unsigned label_of(Label label) { return static_cast<unsigned>(label); }
/// How many labels there are, if `mated` with any slot counts as one.
constexpr unsigned label_kinds = label_of(Label::mated) + 1;
constexpr Label mated_with(unsigned slot) { return static_cast<Label>(label_of(Label::mated) + slot); }
constexpr unsigned mate_of(Label label) { // of a mated vertex
    assert(label >= Label::mated);
    return label_of(label) - label_of(Label::mated);
}

struct FrontierState {
    static constexpr unsigned label_bits = std::bit_width(label_of(mated_with(frontier_slots - 1)));
    static constexpr unsigned slots_per_word = 64 / label_bits;
    static constexpr unsigned word_count = (frontier_slots + slots_per_word - 1) / slots_per_word;
    static constexpr std::uint64_t label_mask = (std::uint64_t{1} << label_bits) - 1;
    static constexpr std::uint64_t ones = [] { // the lowest bit of each label
        std::uint64_t bits = 0;
        for (unsigned i = 0; i < slots_per_word; ++i) bits |= std::uint64_t{1} << label_bits * i;
        return bits;
    }();

    std::array<std::uint64_t, word_count> words{}; // the labels of slots 0, 1, ... from the lowest bits on

    // Without a jump: the default takes 1.07 times as long.
    bool operator==(const FrontierState &other) const {
        std::uint64_t difference = 0;
        for (unsigned i = 0; i < word_count; ++i) difference |= words[i] ^ other.words[i];
        return difference == 0;
    }
    Label get(unsigned slot) const {
        return static_cast<Label>(words[slot / slots_per_word] >> shift(slot) & label_mask);
    }
    void set(unsigned slot, Label label) {
        std::uint64_t &word = words[slot / slots_per_word];
        word = (word & ~(label_mask << shift(slot))) | std::uint64_t{label_of(label)} << shift(slot);
    }
    /// The labels without their lowest bits: nothing is left of untouched and saturated vertices.
    FrontierState ends() const {
        static_assert(label_kinds == 4 && label_of(Label::untouched) == 0 && label_of(Label::saturated) == 1);
        FrontierState ends;
        for (unsigned i = 0; i < word_count; ++i) ends.words[i] = words[i] & ~ones;
        return ends;
    }
    /// Whether there is no segment end.
    bool is_closed() const { return ends() == FrontierState(); }
    /// The slots that have the label.
    SlotSet slots_with(Label label) const {
        constexpr std::uint64_t highest = ones << (label_bits - 1), lower = highest - ones;
        SlotSet slots = 0;
        for (unsigned i = 0; i < word_count; ++i) {
            // Where a slot has the label, its bits are 0. In any other, adding ones to all lower bits sets
            // the highest.
            const std::uint64_t other = words[i] ^ ones * label_of(label);
            std::uint64_t rest = highest & ~(((other & lower) + lower) | other);
            for (; rest != 0; rest &= rest - 1) {
                const unsigned slot = static_cast<unsigned>(std::countr_zero(rest)) / label_bits;
                slots |= SlotSet{1} << (i * slots_per_word + slot);
            }
        }
        return slots;
    }
    int half_paths() const { return std::popcount(slots_with(Label::half_path)); }
    struct Masks {
        SlotSet touched, saturated; // saturated slots are touched too
        int half_paths;             // how many there are
        auto operator<=>(const Masks &) const = default;
    };
    Masks masks() const {
        static_assert(label_kinds == 4);
        constexpr SlotSet all = (std::uint64_t{1} << frontier_slots) - 1;
        return {.touched = all & ~slots_with(Label::untouched),
                .saturated = slots_with(Label::saturated),
                .half_paths = half_paths()};
    }
    std::size_t hash() const {
        std::uint64_t h = 0;
        for (const std::uint64_t word : words) {
            h = (h ^ word) * 0x9E3779B97F4A7C15; // 2^64 divided by the golden ratio
            h ^= h >> 32;
        }
        return h;
    }

  private:
    static constexpr unsigned shift(unsigned slot) { return label_bits * (slot % slots_per_word); }
};
static_assert(sizeof(FrontierState) == 8 * FrontierState::word_count);
static_assert(label_of(mated_with(frontier_slots - 1)) <= FrontierState::label_mask);

/// What a step or the union of two states makes.
enum class Joined {
    impossible, // a cycle, a vertex with three steps, or a whole path with segments left over
    open,       // a state
    whole       // a path with both its ends, and nothing else
};

/// In place of a slot: the end of a segment that is an end of the whole path.
constexpr unsigned path_end = 2 * slot_set_bits; // behind the segment ends of unite()

/// Unites two states that meet in the slots `meeting`, where both have a segment end. At any other slot
/// one of them is untouched. The result replaces a.
Joined unite(FrontierState &a, const FrontierState &b, SlotSet meeting);

/// Puts a step between slots a and b; where b is path_end, an end of the path is attached to slot a.
Joined link(FrontierState &state, unsigned a, unsigned b);

/// A partial path. The best of those that have come to a state has the most steps, and of these the smallest
/// origin: the answer does not depend on which one came first.
struct PartialPath {
    std::uint64_t origin; // what it was made from
    std::uint32_t steps;
    ReducedCost cost;

    bool is_better_than(const PartialPath &other) const {
        return steps > other.steps || (steps == other.steps && origin < other.origin);
    }
};

class StateTable {
  public:
    struct Entry {
        FrontierState state;
        PartialPath path;
    };
    static_assert(sizeof(Entry) == sizeof(FrontierState) + 16,
                  "the tables decide how much memory a board takes");

    explicit StateTable(MemoryBudget &budget) : memory_(budget) {}

    std::size_t size() const { return size_; }
    const Entry &operator[](std::size_t i) const { return chunks_[i / chunk][i % chunk]; }

    /// Inserts the state, or when it is there by a worse path, replaces its steps and its origin. A
    /// completion of the worse partial path completes the better one too, with d more steps. So the better
    /// one may be charged the reduced cost of the worse one less d steps, where that is more. Throws
    /// MemoryExhausted. Not after append().
    void insert(const FrontierState &state, const PartialPath &path);
    /// Appends a state that is not there, without the index.
    void append(const Entry &entry);
    /// Removes all states.
    void clear() {
        size_ = 0;
        set_index(16);
    }

    /// Dominance: whether another state has as many steps as the i-th, one of its saturated vertices
    /// untouched, and all other labels equal. (Without it, fifty random boards joined 1.15 times as many
    /// pairs in the median, 1.6 times at most.) Not after append().
    bool is_dominated(std::size_t i) const;

  private:
    // Where in the index the state's number is or would be.
    std::size_t find(const FrontierState &state) const {
        std::size_t at = state.hash() & (index_.size() - 1);
        while (index_[at] != 0 && !((*this)[index_[at] - 1].state == state))
            at = (at + 1) & (index_.size() - 1);
        return at;
    }
    Entry &entry(std::size_t i) { return chunks_[i / chunk][i % chunk]; }
    void set_index(std::size_t size);

    static constexpr std::size_t chunk = 128;

    MemoryUse memory_;
    std::size_t size_ = 0;
    std::vector<std::unique_ptr<Entry[]>> chunks_;
    Numbers index_; // 1 + the number of a state, or 0; the size is a power of two, or 0
};

/// A table that several threads fill, in parts: all states with the same segment ends are in one part.
class SharedTable {
  public:
    /// Only a large one takes several threads.
    SharedTable(MemoryBudget &budget, bool is_large);

    /// As StateTable::insert().
    void insert(const FrontierState &state, const PartialPath &path) {
        if (parts_.size() == 1) return parts_[0]->table.insert(state, path); // by one thread
        Part &part = *parts_[state.ends().hash() % parts_.size()];
        while (!part.mutex.try_lock()) std::this_thread::yield(); // sleeping takes longer than an insertion
        const std::lock_guard lock(part.mutex, std::adopt_lock);
        part.table.insert(state, path);
    }
    /// The table of all states that are not dominated, in an order that depends on nothing else. This one is
    /// used up.
    std::unique_ptr<StateTable> unite(unsigned threads);

  private:
    struct Part {
        StateTable table;
        std::mutex mutex;
    };
    MemoryBudget &budget_;
    std::vector<std::unique_ptr<Part>> parts_;
};

} // namespace spell
