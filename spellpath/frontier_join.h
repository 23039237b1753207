// The pairs of states that a join has to unite.
//
// Two states can be united only where no vertex gets more than two steps. So the states of both sides are grouped by what is
// touched and saturated at the slots that both sides use, and only groups that fit each other are paired: all their pairs
// have the same signature, the touched and the saturated slots of the result. Pairs are sorted by signature, and since
// results of different signatures differ, those of one signature make a bucket with an index of its own, small enough for
// the processor's cache.
//
// Cost: sorting the states of both sides, and one comparison for each pair of groups.
#pragma once

#include "spellpath/frontier_state.h"
#include "spellpath/state_table.h"

#include <compare>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace spell {

/// The touched slots in the upper half, the saturated ones in the lower half.
using Signature = std::uint64_t;
constexpr unsigned signature_half = 32;
constexpr Signature signature_of(SlotSet touched, SlotSet saturated) {
    return Signature{touched} << signature_half | saturated;
}

/// One side of a join, with what is asked of each of its states many times.
struct JoinSide {
    const StateTable &table;
    std::vector<FrontierState::Masks> masks; // of each state
    std::vector<std::uint8_t> half_paths;    // of each state
    SlotSet touched = 0;                     // by any of the states

    explicit JoinSide(const StateTable &table);

    /// The order of the states in JoinWork: by group, and within a group by loss.
    struct Place {
        std::uint64_t key; // of the group
        Loss loss;
        std::uint32_t state;
        auto operator<=>(const Place &) const = default;
    };

    /// What this, and its groups in JoinWork, take for each state, vectors that have grown by doubling included.
    static constexpr std::size_t bytes_per_state =
        2 * (sizeof(FrontierState::Masks) + 1 + sizeof(std::uint32_t)) + sizeof(Place);
};

/// States of one side that have the same common slots touched, the same of them saturated, and as many half paths. Those that
/// lose least come first.
struct StateGroup {
    FrontierState::Masks masks; // of the common slots
    unsigned half_paths;
    std::vector<std::uint32_t> states;
};

/// Two groups whose states fit each other, by their places in JoinWork.
struct GroupPair {
    Signature signature;
    std::uint32_t a, b;
};

struct JoinWork {
    std::vector<StateGroup> groups_a, groups_b;
    /// Sorted by the signature at the slots `final_slots` first, then by the whole signature.
    std::vector<GroupPair> group_pairs;
    std::size_t state_pairs = 0; // how many pairs of states these are
};

/// What is to be united. A result has at most `most_half_paths` half paths. `final_slots` is a mask of signatures.
JoinWork join_work(const JoinSide &a, const JoinSide &b, unsigned most_half_paths, Signature final_slots);

} // namespace spell
