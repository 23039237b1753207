// Joins the states of the dynamic program, and keeps them in tables.
#include "spellpath/state.h"

#include "shell/threads.h"

#include <algorithm>
#include <utility>

namespace spell {

Joined unite(FrontierState &a, const FrontierState &b, SlotSet meeting) {
    static_assert(label_kinds == 4);
    // A segment end at slot s of a is number s, one of b is number of_b + s. For those that meet, this is the
    // other end of the segment; any other entry is written before it is read.
    constexpr unsigned of_b = slot_set_bits;
    static_assert(path_end == 2 * of_b, "the end of the path is no slot");
    std::array<std::uint8_t, 2 * of_b> other;
    const auto other_end = [](Label label, unsigned offset) {
        assert(is_segment_end(label));
        return static_cast<std::uint8_t>(label == Label::half_path ? path_end : offset + mate_of(label));
    };
    for (SlotSet rest = meeting; rest != 0; rest &= rest - 1) {
        const auto s = static_cast<unsigned>(std::countr_zero(rest));
        other[s] = other_end(a.get(s), 0);
        other[of_b + s] = other_end(b.get(s), of_b);
    }
    for (unsigned i = 0; i < a.words.size(); ++i)
        a.words[i] |= b.words[i]; // right where only one has a label

    // At each meeting slot a segment of a and one of b become one.
    bool whole = false;
    std::uint64_t changed = 0; // segment ends
    const auto set_other = [&](unsigned end, unsigned mate) {
        if (end == path_end) return;
        other[end] = static_cast<std::uint8_t>(mate);
        changed |= std::uint64_t{1} << end;
    };
    for (SlotSet rest = meeting; rest != 0; rest &= rest - 1) {
        const auto s = static_cast<unsigned>(std::countr_zero(rest));
        const unsigned p = other[s], q = other[of_b + s];
        if (p == of_b + s) return Joined::impossible; // a cycle
        if (p == path_end && q == path_end) whole = true;
        set_other(p, q);
        set_other(q, p);
        a.set(s, Label::saturated);
    }
    // The ends that are left over have new mates.
    changed &= ~(std::uint64_t{meeting} << of_b | meeting);
    for (; changed != 0; changed &= changed - 1) {
        const auto end = static_cast<unsigned>(std::countr_zero(changed));
        a.set(end % of_b, other[end] == path_end ? Label::half_path : mated_with(other[end] % of_b));
    }
    if (!whole) return Joined::open;
    return a.is_closed() ? Joined::whole : Joined::impossible;
}

Joined link(FrontierState &state, unsigned a, unsigned b) {
    assert(a != path_end && a != b);
    FrontierState step;
    step.set(a, b == path_end ? Label::half_path : mated_with(b));
    if (b != path_end) step.set(b, mated_with(a));
    SlotSet meeting = 0;
    for (const unsigned slot : {a, b}) {
        const Label label = slot == path_end ? Label::untouched : state.get(slot);
        if (label == Label::saturated) return Joined::impossible;
        if (label != Label::untouched) meeting |= SlotSet{1} << slot;
    }
    return unite(state, step, meeting);
}

void StateTable::insert(const FrontierState &state, const PartialPath &path) {
    assert(!index_.empty() || size_ == 0);
    if (10 * (size_ + 1) > 7 * index_.size()) set_index(std::max<std::size_t>(16, 2 * index_.size()));
    const std::size_t at = find(state);
    if (index_[at] == 0) {
        append({state, path});
        index_[at] = static_cast<std::uint32_t>(size_);
        return;
    }
    PartialPath &better = entry(index_[at] - 1).path;
    PartialPath worse = path;
    if (worse.is_better_than(better)) std::swap(better, worse);
    const std::uint64_t gain = std::uint64_t{better.steps - worse.steps} * units_per_step;
    if (worse.cost > gain) better.cost = std::max(better.cost, worse.cost - static_cast<ReducedCost>(gain));
}

void StateTable::append(const Entry &added) {
    if (size_ == chunks_.size() * chunk) {
        memory_.take(chunk * sizeof(Entry));
        chunks_.push_back(std::make_unique_for_overwrite<Entry[]>(chunk));
    }
    entry(size_++) = added;
}

bool StateTable::is_dominated(std::size_t i) const {
    static_assert(label_kinds == 4);
    const auto &[state, path] = (*this)[i];
    for (SlotSet rest = state.slots_with(Label::saturated); rest != 0; rest &= rest - 1) {
        FrontierState better = state;
        better.set(static_cast<unsigned>(std::countr_zero(rest)), Label::untouched);
        const std::uint32_t found = index_[find(better)];
        if (found != 0 && (*this)[found - 1].path.steps >= path.steps) return true;
    }
    return false;
}

void StateTable::set_index(std::size_t size) {
    memory_.take(size * sizeof index_[0]); // first: where this throws, other threads still insert
    memory_.give_back(index_.size() * sizeof index_[0]);
    Numbers().swap(index_); // before the new one is allocated
    index_.resize(size);
    for (std::size_t i = 0; i < size_; ++i) index_[find(entry(i).state)] = static_cast<std::uint32_t>(i + 1);
}

SharedTable::SharedTable(MemoryBudget &budget, bool is_large) : budget_(budget) {
    constexpr unsigned many = 256; // threads seldom meet in one
    for (unsigned i = 0; i < (is_large ? many : 1); ++i)
        parts_.emplace_back(new Part{StateTable(budget), {}});
}

std::unique_ptr<StateTable> SharedTable::unite(unsigned threads) {
    std::vector<Numbers> kept(parts_.size()); // of each part
    const auto step = static_cast<unsigned>(std::min<std::size_t>(threads, parts_.size()));
    shell::side_by_side(step, [&](unsigned first) {
        for (std::size_t i = first; i < parts_.size(); i += step) {
            const StateTable &table = parts_[i]->table;
            for (std::uint32_t s = 0; s < table.size(); ++s)
                if (!table.is_dominated(s)) kept[i].push_back(s);
            // One is filled by one thread. No two states of a node have the same origin.
            if (parts_.size() > 1)
                std::ranges::sort(kept[i], {}, [&](std::uint32_t s) { return table[s].path.origin; });
        }
    });
    auto all = std::make_unique<StateTable>(budget_);
    for (std::size_t i = 0; i < parts_.size(); ++i) {
        for (const std::uint32_t s : kept[i]) all->append(parts_[i]->table[s]);
        parts_[i].reset();
    }
    return all;
}

} // namespace spell
