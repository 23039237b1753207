#include "spellpath/frontier_state.h"

namespace spell {

unsigned FrontierState::half_paths() const {
    unsigned count = 0;
    for (const std::uint64_t word : words) {
        const std::uint64_t differs = word ^ ones * label_of(Label::half_path); // 0 in the labels we count
        std::uint64_t any = differs;
        for (unsigned bit = 1; bit < label_bits; ++bit) any |= differs >> bit;
        for (std::uint64_t equal = ~any & ones; equal != 0; equal &= equal - 1) ++count;
    }
    return count;
}

FrontierState::Masks FrontierState::masks() const {
    Masks masks{0, 0};
    for (unsigned i = 0; i < words.size(); ++i)
        for (std::uint64_t rest = words[i]; rest != 0;) {
            const unsigned slot = static_cast<unsigned>(std::countr_zero(rest)) / label_bits;
            const SlotSet bit = SlotSet{1} << (i * slots_per_word + slot);
            masks.touched |= bit;
            if ((rest >> label_bits * slot & label_mask) == label_of(Label::saturated))
                masks.saturated |= bit;
            rest &= ~(label_mask << label_bits * slot);
        }
    return masks;
}

Joined link(FrontierState &state, unsigned a, unsigned b) {
    // The other end of the segment that gets a step at the slot; an untouched vertex is both ends of its own.
    const auto other_end = [&state](unsigned slot) {
        if (slot == path_end) return path_end;
        const Label label = state.get(slot);
        return label == Label::untouched ? slot : label == Label::half_path ? path_end : mate_of(label);
    };
    assert(a != path_end && a != b);
    if (state.get(a) == Label::saturated) return Joined::impossible;
    if (b != path_end && state.get(b) == Label::saturated) return Joined::impossible;
    const unsigned end_a = other_end(a), end_b = other_end(b);
    if (end_a == b && b != path_end) return Joined::impossible; // a cycle
    if (end_a != a) state.set(a, Label::saturated);
    if (end_b != b) state.set(b, Label::saturated);
    if (end_a == path_end && end_b == path_end) return Joined::whole;
    const auto label_to = [](unsigned end) { return end == path_end ? Label::half_path : mated_with(end); };
    if (end_a != path_end) state.set(end_a, label_to(end_b));
    if (end_b != path_end) state.set(end_b, label_to(end_a));
    return Joined::open;
}

Joined unite(FrontierState &a, const FrontierState::Masks &masks_a, const FrontierState &b,
             const FrontierState::Masks &masks_b, SlotSet meeting) {
    const FrontierState alone_a = a;
    for (unsigned i = 0; i < a.words.size(); ++i)
        a.words[i] |= b.words[i]; // right where only one has a label
    if (meeting == 0) return Joined::open;

    // The other end of the segment that begins at slot s of a (at place s) or of b (at place of_b + s), as such a place.
    constexpr unsigned of_b = slot_set_bits;
    static_assert(path_end == 2 * of_b, "the end of the path is no slot's place");
    std::array<std::uint8_t, 2 * of_b> other;
    const auto read_ends = [&other](const FrontierState &state, SlotSet ends, unsigned offset) {
        for (; ends != 0; ends &= ends - 1) {
            const auto s = static_cast<unsigned>(std::countr_zero(ends));
            const Label label = state.get(s);
            other[offset + s] =
                static_cast<std::uint8_t>(label == Label::half_path ? path_end : offset + mate_of(label));
        }
    };
    read_ends(alone_a, masks_a.touched & ~masks_a.saturated, 0);
    read_ends(b, masks_b.touched & ~masks_b.saturated, of_b);

    // At each meeting slot a segment of a and one of b become one.
    bool whole = false;
    std::uint64_t changed = 0; // places
    for (SlotSet rest = meeting; rest != 0; rest &= rest - 1) {
        const auto s = static_cast<unsigned>(std::countr_zero(rest));
        const unsigned p = other[s], q = other[of_b + s];
        if (p == of_b + s) return Joined::impossible; // a cycle
        if (p == path_end && q == path_end) whole = true;
        if (p != path_end) other[p] = static_cast<std::uint8_t>(q), changed |= std::uint64_t{1} << p;
        if (q != path_end) other[q] = static_cast<std::uint8_t>(p), changed |= std::uint64_t{1} << q;
        a.set(s, Label::saturated);
    }
    // The ends that are left over have new mates.
    changed &= ~(std::uint64_t{meeting} << of_b | meeting);
    for (; changed != 0; changed &= changed - 1) {
        const auto end = static_cast<unsigned>(std::countr_zero(changed));
        a.set(end % of_b, other[end] == path_end ? Label::half_path : mated_with(other[end] % of_b));
    }
    return !whole ? Joined::open : a.is_closed() ? Joined::whole : Joined::impossible;
}

} // namespace spell
