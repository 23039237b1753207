// A state of the dynamic program of frontier_dp.h: what has become of each vertex of the frontier, as a label for each
// slot.
//
// The labels are packed into words, whole labels to a word. frontier_slots is the only number to change for wider states, up
// to 30: a key of frontier_join.cpp keeps two bits free. All else here follows from it.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace spell {

/// How many slots a state has: the size of the widest bag that can be solved. Blocks with wider bags have so many states that
/// they do not end for other reasons; 29 are the most in two words, and 30 take three.
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
constexpr unsigned label_of(Label label) { return static_cast<unsigned>(label); }
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
    /// Whether there is no segment end: all vertices are untouched or saturated.
    bool is_closed() const {
        static_assert(label_of(Label::untouched) == 0 && label_of(Label::saturated) == 1);
        std::uint64_t any = 0;
        for (const std::uint64_t word : words) any |= word;
        return (any & ~ones) == 0;
    }
    /// How many half paths there are.
    unsigned half_paths() const;
    struct Masks {
        SlotSet touched, saturated; // saturated slots are touched too
    };
    Masks masks() const;
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
constexpr unsigned path_end = 2 * slot_set_bits; // behind all places of unite()

/// Puts a step between slots a and b; where b is path_end, an end of the path is attached to slot a. Whether the state is
/// closed when the result is `whole` is for the caller to see.
Joined link(FrontierState &state, unsigned a, unsigned b);

/// Unites two states that meet in the slots `meeting`, where both have a segment end. Elsewhere at most one of them has a
/// label. The result replaces a.
Joined unite(FrontierState &a, const FrontierState::Masks &masks_a, const FrontierState &b,
             const FrontierState::Masks &masks_b, SlotSet meeting);

} // namespace spell
