#include "spellpath/frontier_join.h"

#include <algorithm>
#include <utility>

namespace spell {

JoinSide::JoinSide(const StateTable &side) : table(side) {
    for (std::size_t s = 0; s < side.size(); ++s) {
        masks.push_back(side.state(s).masks());
        half_paths.push_back(static_cast<std::uint8_t>(side.state(s).half_paths()));
        touched |= masks.back().touched;
    }
}

static std::vector<StateGroup> groups_of(const JoinSide &side, SlotSet common) {
    static_assert(frontier_slots <= 30, "the two highest bits of a key are the number of half paths");
    std::vector<JoinSide::Place> places;
    places.reserve(side.masks.size());
    for (std::uint32_t s = 0; s < side.masks.size(); ++s)
        places.push_back({std::uint64_t{side.half_paths[s]} << 62 |
                              signature_of(side.masks[s].touched & common, side.masks[s].saturated & common),
                          side.table.loss(s), s});
    std::sort(places.begin(), places.end());
    std::vector<StateGroup> groups;
    for (std::size_t i = 0; i < places.size(); ++i) {
        const std::uint32_t s = places[i].state;
        const auto [touched, saturated] = side.masks[s];
        if (i == 0 || places[i - 1].key != places[i].key)
            groups.push_back({{touched & common, saturated & common}, side.half_paths[s], {}});
        groups.back().states.push_back(s);
    }
    return groups;
}

JoinWork join_work(const JoinSide &a, const JoinSide &b, unsigned most_half_paths, Signature final_slots) {
    const SlotSet common = a.touched & b.touched;
    JoinWork work{groups_of(a, common), groups_of(b, common), {}, 0};
    for (std::uint32_t i = 0; i < work.groups_a.size(); ++i)
        for (std::uint32_t j = 0; j < work.groups_b.size(); ++j) {
            const StateGroup &in_a = work.groups_a[i], &in_b = work.groups_b[j];
            const auto &x = in_a.masks, &y = in_b.masks;
            if ((x.touched & y.saturated) != 0 || (x.saturated & y.touched) != 0) continue;
            if (in_a.half_paths + in_b.half_paths > most_half_paths) continue;
            const SlotSet full = x.saturated | y.saturated | (x.touched & y.touched);
            work.group_pairs.push_back({signature_of(x.touched | y.touched, full), i, j});
            work.state_pairs += in_a.states.size() * in_b.states.size();
        }
    std::stable_sort(work.group_pairs.begin(), work.group_pairs.end(),
                     [final_slots](const GroupPair &x, const GroupPair &y) {
                         return std::pair(x.signature & final_slots, x.signature) <
                                std::pair(y.signature & final_slots, y.signature);
                     });
    return work;
}

} // namespace spell
