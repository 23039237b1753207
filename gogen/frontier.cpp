#include "gogen/frontier.h"

#include "gogen/subsets.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace gogen {

Sweep::Sweep(const State &state, const Partners &partners) : state_(state) {
    for (Letters rest = state.open; rest; rest = rest_of(rest)) {
        const unsigned a = number_of(rest);
        for (Letters near = partners[a] & state.open; near; near = rest_of(near))
            for (Cells cells = state.domain[a]; cells; cells = rest_of(cells))
                if (state.domain[number_of(near)] & ~around(first_of(cells)) & ~first_of(cells))
                    partners_[a] |= first_of(near);
        if (partners_[a] || state.domain[a] != state.free) tied_ |= first_of(rest);
    }
    for (Letters rest = tied_; rest;) {
        Letters group = first_of(rest);
        for (Letters before = 0; before != group;) {
            before = group;
            for (Letters near = before; near; near = rest_of(near)) group |= partners_[number_of(near)];
        }
        groups_.push_back(order_of(group));
        rest &= ~group;
    }
}

// The placed letters that have a partner still to come.
Letters Sweep::waiting(Letters placed) const {
    Letters result = 0;
    for (Letters rest = placed; rest; rest = rest_of(rest))
        if (partners_[number_of(rest)] & ~placed) result |= first_of(rest);
    return result;
}

// Greedy: always the letter after which the fewest wait, of those next to one that is placed.
Sweep::Order Sweep::order_of(Letters group) const {
    Order order;
    for (Letters placed = 0, border = group; placed != group;) {
        unsigned best = size;
        int best_cost = 0;
        for (Letters rest = border & ~placed; rest; rest = rest_of(rest)) {
            const unsigned a = number_of(rest);
            const int cost =
                std::popcount(waiting(placed | first_of(rest))) * size + std::popcount(state_.domain[a]);
            if (best == size || cost < best_cost) {
                best = a;
                best_cost = cost;
            }
        }
        border = (placed ? border : 0) | partners_[best];
        placed |= letter(best);
        order.push_back(best);
    }
    return order;
}

bool Sweep::possible() const {
    for (const Order &order : groups_) {
        Letters placed = 0;
        for (const unsigned a : order)
            if (std::popcount(waiting(placed |= letter(a))) > static_cast<int>(most_waiting)) return false;
    }
    return true;
}

void Sweep::follow(const State &solution) {
    for (Order &order : groups_)
        std::sort(order.begin(), order.end(),
                  [&](unsigned a, unsigned b) { return solution.domain[a] < solution.domain[b]; });
}

// The sets of cells that the letters of a group may take together, and in how many ways each.
std::optional<std::vector<Entry>> Sweep::ways(const Order &order, Symmetries symmetries,
                                              Budget &budget) const {
    std::vector<Entry> ways{{0, {0, 1}}};
    Letters placed = 0, waits = 0;
    for (const unsigned a : order) {
        placed |= letter(a);
        const Letters coming = partners_[a] & ~placed, wait_next = waiting(placed);
        Tally next;
        for (const auto &[key, count] : ways) {
            const auto used = static_cast<Cells>(key) & all_cells;
            std::array<Cells, size> where; // of those that wait, and of a
            unsigned shift = cell_bits;
            for (Letters rest = waits; rest; rest = rest_of(rest), shift += place_bits)
                where[number_of(rest)] = Cells{1} << (key >> shift & 31);
            Cells allowed = state_.domain[a] & ~used;
            for (Letters near = partners_[a] & waits; near; near = rest_of(near))
                allowed &= around(where[number_of(near)]);
            if (!budget.spend(1 + add_steps * static_cast<std::uint64_t>(std::popcount(allowed)))) return {};
            while (allowed) {
                const Cells choice = first_of(allowed);
                allowed ^= choice;
                std::uint64_t weight = 1;
                for (unsigned left = symmetries; left; left = rest_of(left)) {
                    const Cells twin = image(std::countr_zero(left), choice) & allowed;
                    allowed ^= twin;
                    weight += twin != 0;
                }
                where[a] = choice;
                bool alive = true; // each partner to come must find a cell
                for (Letters rest = coming; rest && alive; rest = rest_of(rest)) {
                    Cells room = state_.domain[number_of(rest)] & ~used & ~choice;
                    for (Letters near = partners_[number_of(rest)] & placed; near; near = rest_of(near))
                        room &= around(where[number_of(near)]);
                    alive = room != 0;
                }
                if (!alive) continue;
                std::uint64_t after = used | choice;
                shift = cell_bits;
                for (Letters rest = wait_next; rest; rest = rest_of(rest), shift += place_bits)
                    after |= std::uint64_t{number_of(where[number_of(rest)])} << shift;
                next.add(after, weight == 1 ? count : count * Wide{0, weight});
            }
        }
        ways = next.entries();
        waits = wait_next;
        symmetries = 0;
    }
    return ways;
}

std::optional<Wide> Sweep::run(Budget &budget) const {
    Wide anywhere{0, 1};
    for (int m = std::popcount(state_.open & ~tied_); m > 1; --m)
        anywhere = anywhere * Wide{0, static_cast<std::uint64_t>(m)};
    if (groups_.empty()) return anywhere;

    std::vector<std::vector<Entry>> sets;
    for (const Order &order : groups_) {
        auto found = ways(order, sets.empty() ? state_.symmetries : Symmetries{0}, budget);
        if (!found) return {};
        sets.push_back(std::move(*found));
    }
    // The two smallest are joined until two are left, of which only the number is asked.
    const auto larger = [](const auto &a, const auto &b) { return a.size() > b.size(); };
    while (std::sort(sets.begin(), sets.end(), larger), sets.size() > 2) {
        auto both = joined(sets.end()[-1], sets.end()[-2], budget);
        if (!both) return {};
        sets.pop_back();
        sets.back() = std::move(*both);
    }
    const std::vector<Entry> none{{0, {0, 1}}};
    const auto total = disjoint(sets.back(), sets.size() > 1 ? sets.front() : none, state_.free, budget);
    if (!total) return {};
    return *total * anywhere;
}

} // namespace gogen
