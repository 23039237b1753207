#include "gogen/count.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <new>
#include <optional>
#include <utility>
#include <vector>

namespace gogen {

Count operator+(Count a, Count b) {
    const std::uint64_t low = a.low + b.low;
    return {a.high + b.high + (low < a.low), low};
}

Count operator-(Count a, Count b) { return {a.high - b.high - (a.low < b.low), a.low - b.low}; }

Count operator*(Count a, Count b) {
    const auto half = [](std::uint64_t x) { return x & 0xffffffff; };
    const std::uint64_t low = half(a.low) * half(b.low);
    const std::uint64_t middle = (a.low >> 32) * half(b.low) + (low >> 32);
    const std::uint64_t other = half(a.low) * (b.low >> 32) + half(middle);
    const std::uint64_t high = (a.low >> 32) * (b.low >> 32) + (middle >> 32) + (other >> 32);
    return {high + a.high * b.low + a.low * b.high, other << 32 | half(low)};
}

std::string text_of(Count count) {
    std::string digits;
    do { // long division by ten, 32 bits at a time
        std::uint64_t remainder = 0;
        for (std::uint64_t *word : {&count.high, &count.low}) {
            const std::uint64_t upper = remainder << 32 | *word >> 32;
            const std::uint64_t lower = (upper % 10) << 32 | (*word & 0xffffffff);
            *word = (upper / 10) << 32 | lower / 10;
            remainder = lower % 10;
        }
        digits.insert(digits.begin(), static_cast<char>('0' + remainder));
    } while (count != Count{});
    return digits;
}

namespace {

// Steps of a few nanoseconds.
constexpr std::uint64_t first_steps = 3'000'000, steps_a_node = 32;
constexpr int loose_group = 7;

// How many steps may still be taken.
struct Budget {
    std::uint64_t left;
    const std::function<void()> &poll;
    std::uint64_t since_poll = 0;

    bool spend(std::uint64_t steps) {
        if ((since_poll += steps) > 1'000'000) {
            since_poll = 0;
            if (poll) poll();
        }
        const bool enough = steps <= left;
        left = enough ? left - steps : 0;
        return enough;
    }
};

struct Entry {
    std::uint64_t key;
    Count count;
};

// More entries than any joined groups have, which are sets of at most 25 cells of one size: 25 choose 12 is 5200300.
// With the table that they are copied from they take half a gigabyte.
constexpr std::size_t most_entries = 6'000'000;

// Out of memory, if nobody has another way.
struct TooManyEntries : std::bad_alloc {
    const char *what() const noexcept override { return "out of memory"; }
};

// Counts by key, in a table that doubles when three quarters of it are used. No key is 0.
class Tally {
  public:
    void add(std::uint64_t key, Count count) {
        Entry &entry = table_[place_of(key)];
        if (entry.key == 0) {
            entry = {key, count};
            if (4 * ++used_ > 3 * table_.size()) grow();
        } else {
            entry.count = entry.count + count;
        }
    }
    std::vector<Entry> entries() const {
        std::vector<Entry> result;
        result.reserve(used_);
        for (const Entry &entry : table_)
            if (entry.key) result.push_back(entry);
        return result;
    }

  private:
    std::size_t place_of(std::uint64_t key) const {
        const std::size_t mask = table_.size() - 1;
        std::size_t place = (key * 0x9e3779b97f4a7c15) >> 32 & mask;
        while (table_[place].key && table_[place].key != key) place = (place + 1) & mask;
        return place;
    }
    void grow() {
        if (4 * most_entries <= 3 * table_.size()) throw TooManyEntries();
        std::vector<Entry> old(2 * table_.size());
        old.swap(table_);
        for (const Entry &entry : old)
            if (entry.key) table_[place_of(entry.key)] = entry;
    }

    std::vector<Entry> table_ = std::vector<Entry>(64);
    std::size_t used_ = 0;
};

constexpr unsigned most_waiting = 6, cell_bits = 30, place_bits = 5;

// The sweep of one state.
class Sweep {
  public:
    Sweep(const State &state, const Partners &partners);

    /// Whether a key has room for all that wait.
    bool possible() const;
    /// Takes the letters in the order of this solution, which makes it possible.
    void follow(const State &solution);
    /// The number of solutions, unless the budget is not enough.
    std::optional<Count> run(Budget &budget) const;

  private:
    using Order = std::vector<unsigned>;

    Letters waiting(Letters placed) const;
    Order order_of(Letters group) const;
    std::optional<std::vector<Entry>> ways(const Order &order, Symmetries symmetries, Budget &budget) const;

    const State &state_;
    Partners partners_{};       // among open letters, where the domains leave something to ask
    Letters tied_ = 0;          // open letters but those that may go anywhere
    std::vector<Order> groups_; // the connected components of the tied letters
};

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
            if (!budget.spend(1 + static_cast<std::uint64_t>(std::popcount(allowed)))) return {};
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
                next.add(after, weight == 1 ? count : count * Count{0, weight});
            }
        }
        ways = next.entries();
        waits = wait_next;
        symmetries = 0;
    }
    return ways;
}

// Those of two groups together.
std::optional<std::vector<Entry>> joined(const std::vector<Entry> &some, const std::vector<Entry> &others,
                                         Budget &budget) {
    Tally result;
    for (const Entry &one : some) {
        if (!budget.spend(1 + others.size() / 4)) return {};
        for (const Entry &other : others)
            if (!(one.key & other.key)) result.add(one.key | other.key, one.count * other.count);
    }
    return result.entries();
}

// The sets of at most `most` of so many cells, numbered, with a number for each: by the upper half of the cells first,
// then by how many of the lower half are in it. So those that can take one more cell of a half are always the first.
class Subsets {
  public:
    Subsets(unsigned cells, unsigned most);

    std::size_t count() const { return start_.back(); }
    /// The sum over all sets that contain the set, for each set at once: Yates' method a cell.
    void sum_over_supersets(std::vector<std::uint64_t> &values) const;
    std::size_t number(std::uint32_t set) const {
        return start_[set >> lower_] + place_[set & ((1u << lower_) - 1)];
    }
    template <typename Visit>
    void each(Visit visit) const {
        for (std::size_t upper = 0; upper + 1 < start_.size(); ++upper)
            for (std::size_t i = start_[upper]; i < start_[upper + 1]; ++i)
                visit(i, std::popcount(upper) + std::popcount(by_size_[i - start_[upper]]));
    }

  private:
    unsigned lower_;
    std::vector<std::uint32_t> by_size_, place_; // the sets of lower cells, and where each is among them
    std::vector<std::size_t> start_;             // for each set of upper cells
};

Subsets::Subsets(unsigned cells, unsigned most) : lower_((cells + 1) / 2) {
    for (std::uint32_t set = 0; set < 1u << lower_; ++set) by_size_.push_back(set);
    std::stable_sort(by_size_.begin(), by_size_.end(),
                     [](auto a, auto b) { return std::popcount(a) < std::popcount(b); });
    place_.resize(by_size_.size());
    for (std::uint32_t i = 0; i < by_size_.size(); ++i) place_[by_size_[i]] = i;
    start_.push_back(0);
    for (std::uint32_t upper = 0; upper < 1u << (cells - lower_); ++upper) {
        const auto here = std::partition_point(by_size_.begin(), by_size_.end(), [&](auto set) {
            return std::popcount(upper) + std::popcount(set) <= static_cast<int>(most);
        });
        start_.push_back(start_.back() + static_cast<std::size_t>(here - by_size_.begin()));
    }
}

void Subsets::sum_over_supersets(std::vector<std::uint64_t> &values) const {
    for (std::uint32_t bit = 1; bit < start_.size() - 1; bit *= 2)
        for (std::uint32_t upper = 0; upper + 1 < start_.size(); ++upper)
            for (std::size_t i = 0; !(upper & bit) && i < start_[upper + bit + 1] - start_[upper + bit]; ++i)
                values[start_[upper] + i] += values[start_[upper + bit] + i];
    for (std::uint32_t bit = 1; bit < 1u << lower_; bit *= 2) {
        std::vector<std::uint32_t> without; // numbers of the sets of lower cells without that one
        for (std::uint32_t i = 0; i < by_size_.size(); ++i)
            if (!(by_size_[i] & bit)) without.push_back(i);
        for (std::size_t upper = 0; upper + 1 < start_.size(); ++upper) {
            std::uint64_t *const here = values.data() + start_[upper];
            const std::size_t end = start_[upper + 1] - start_[upper];
            for (const std::uint32_t i : without) {
                const std::uint32_t with = place_[by_size_[i] | bit];
                if (with >= end) break;
                here[i] += here[with];
            }
        }
    }
}

Count sum_of(const std::vector<Entry> &entries) {
    Count total;
    for (const Entry &entry : entries) total = total + entry.count;
    return total;
}

// Only how many they are: the sum over all pairs of sets that do not meet. Where those are many, by inclusion and
// exclusion: over all sets of cells, with sign, those of each group that contain the set, multiplied.
std::optional<Count> disjoint(const std::vector<Entry> &some, const std::vector<Entry> &others, Cells free,
                              Budget &budget) {
    Count total;
    if (some.empty() || others.empty()) return total;
    const auto cells = static_cast<unsigned>(std::popcount(free));
    const auto most =
        static_cast<unsigned>(std::max(std::popcount(some.front().key), std::popcount(others.front().key)));
    std::uint64_t sets = 0, choose = 1;
    for (unsigned k = 0; k <= most; choose = choose * (cells - k) / (k + 1), ++k) sets += choose;
    const std::uint64_t steps = sets * cells / 4;
    if (some.size() * others.size() / 8 <= steps || sum_of(some).high || sum_of(others).high) {
        for (const Entry &one : some) {
            if (!budget.spend(1 + others.size() / 8)) return {};
            Count sum;
            for (const Entry &other : others)
                if (!(one.key & other.key)) sum = sum + other.count;
            total = total + one.count * sum;
        }
        return total;
    }
    if (!budget.spend(steps)) return {};
    const Subsets subsets(cells, most);
    std::vector<std::uint64_t> sums[2];
    for (const auto *entries : {&some, &others}) {
        std::vector<std::uint64_t> &values = sums[entries == &others];
        values.resize(subsets.count());
        for (const auto &[key, count] : *entries) {
            std::uint32_t set = 0;
            for (auto rest = static_cast<Cells>(key); rest; rest = rest_of(rest))
                set |= 1u << std::popcount(free & (first_of(rest) - 1));
            values[subsets.number(set)] = count.low;
        }
        subsets.sum_over_supersets(values);
    }
    Count minus;
    subsets.each([&](std::size_t i, int members) {
        Count &sum = members % 2 == 0 ? total : minus;
        sum = sum + Count{0, sums[0][i]} * Count{0, sums[1][i]};
    });
    return total - minus;
}

std::optional<Count> Sweep::run(Budget &budget) const {
    Count anywhere{0, 1};
    for (int m = std::popcount(state_.open & ~tied_); m > 1; --m)
        anywhere = anywhere * Count{0, static_cast<std::uint64_t>(m)};
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

} // namespace

Count count(const Problem &problem, const std::function<void()> &poll) {
    const std::optional<State> start = settled(problem);
    if (!start) return {};
    const auto images_of = [](const State &state) {
        return static_cast<std::uint64_t>(1 + std::popcount(unsigned{state.symmetries}));
    };
    Sweep whole(*start, problem.partners);
    if (!whole.possible())
        if (const auto some = solve(problem, poll)) whole.follow(*some);
    bool sweepable = whole.possible();

    for (std::uint64_t steps = first_steps;; steps *= 4) {
        Budget budget{steps, poll};
        Count total;
        const bool all =
            search(problem,
                   [&](const State &state) {
                       const auto ways = Sweep(state, problem.partners).run(budget);
                       if (ways) total = total + *ways * Count{0, images_of(*start) / images_of(state)};
                       return ways.has_value();
                   },
                   {loose_group, [&] { return budget.spend(poll_nodes * steps_a_node); }});
        if (all) return total;
        if (!sweepable) continue;
        budget.left = steps;
        try {
            if (const auto ways = whole.run(budget)) return *ways;
        } catch (const TooManyEntries &) {
            sweepable = false;
        }
    }
}

} // namespace gogen
