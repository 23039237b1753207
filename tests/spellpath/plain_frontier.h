// A second opinion on the longest path: the frontier method as plainly as it can be written. It shares
// nothing with the methods of spellpath but the grid and its flood fill, which the driver methods_agree
// checks by brute force. It has no bounds, no decomposition, no contraction, and no table of its own.
//
// A component is swept by rows or by columns, cell by cell. The frontier is the cells that have been met and
// still have neighbours to come. Of each partial path, only the state of the frontier's cells matters, a byte
// each: no step yet, two steps, or one step and where the segment that ends there has its other end: on the
// frontier, too, or at an end of the path. So of all partial paths with the same bytes the longest is kept,
// in a std::unordered_map from these bytes to its number of steps. (Sekine, Imai and Tani, 1995; Knuth, TAOCP
// 4A, 7.1.4, "Simpath".)
//
// Cost: each further cell on the frontier makes about 3 times as many states; visiting one takes half a
// microsecond.
#pragma once

#include "spellpath/component.h"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace spell {

struct PlainLimits {
    std::size_t width = 13;            // cells on a frontier: most boards of that width take some seconds
    std::uint64_t visits = 60'000'000; // of states: about a minute
};

namespace plain_frontier {

// What has become of a cell of the frontier. From first_mate on: it has one step, and the segment's other end
// is in slot label - first_mate.
constexpr char untouched = 0, saturated = 1, half_path = 2, first_mate = 3;

using Key = std::string;                               // a label for each slot
using States = std::unordered_map<Key, std::uint32_t>; // the most steps of a partial path

// The cells of a component in the order of a sweep.
struct Sweep {
    std::vector<Cell> cells;
    std::vector<std::vector<std::size_t>> earlier; // for each place, the places of its neighbours before it
    std::vector<std::vector<std::size_t>> leaving; // for each place, those that have no neighbour after it
    std::vector<std::size_t> slot;                 // of each place: no two on the frontier have the same
    std::size_t slots = 0;                         // the width of the frontier
};

inline Sweep sweep_of(const Grid &grid, std::vector<Cell> cells, bool by_rows) {
    Sweep sweep;
    std::ranges::sort(cells, {}, [by_rows](Cell cell) {
        return by_rows ? std::pair(cell.r, cell.c) : std::pair(cell.c, cell.r);
    });
    std::unordered_map<std::size_t, std::size_t> place; // of a cell, by its index in the grid
    for (std::size_t i = 0; i < cells.size(); ++i) place[grid.index(cells[i])] = i;
    sweep.earlier.resize(cells.size());
    sweep.leaving.resize(cells.size());
    for (std::size_t i = 0; i < cells.size(); ++i) {
        std::size_t last = i;
        for (const Cell next : grid.touching(cells[i])) {
            if (!linked(grid, cells[i], next)) continue;
            const std::size_t j = place.at(grid.index(next));
            last = std::max(last, j);
            if (j < i) sweep.earlier[i].push_back(j);
        }
        sweep.leaving[last].push_back(i);
    }
    std::vector<bool> taken;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const auto free =
            static_cast<std::size_t>(std::find(taken.begin(), taken.end(), false) - taken.begin());
        if (free == taken.size()) taken.push_back(false);
        taken[free] = true;
        sweep.slot.push_back(free);
        for (const std::size_t j : sweep.leaving[i]) taken[sweep.slot[j]] = false;
    }
    sweep.slots = taken.size();
    sweep.cells = std::move(cells);
    return sweep;
}

class PlainFrontier {
  public:
    // `visits` is how many states have been visited so far.
    PlainFrontier(const Sweep &sweep, const PlainLimits &limits, std::uint64_t &visits)
        : sweep_(sweep), limits_(limits), visits_(visits) {
        assert(sweep.slots <= 100); // a label is a char
    }

    // The steps of a longest path of the component; nothing when that takes more than the limits.
    std::optional<std::uint32_t> run() {
        states_ = {{Key(sweep_.slots, untouched), 0}};
        for (std::size_t i = 0; i < sweep_.cells.size(); ++i) {
            for (const std::size_t j : sweep_.earlier[i]) use_edge(sweep_.slot[j], sweep_.slot[i]);
            for (const std::size_t j : sweep_.leaving[i]) leave(sweep_.slot[j]);
            if (visits_ > limits_.visits) return {};
        }
        return longest_;
    }

  private:
    // Each partial path goes along the edge between two slots, or does not.
    void use_edge(std::size_t a, std::size_t b) {
        States next = states_;
        for (const auto &[key, steps] : states_) {
            ++visits_;
            if (key[a] == saturated || key[b] == saturated || key[a] == first_mate + static_cast<char>(b))
                continue; // a third step, or a cycle
            Key used = key;
            const std::optional<std::size_t> end_a = other_end(key, a), end_b = other_end(key, b);
            if (key[a] != untouched) used[a] = saturated;
            if (key[b] != untouched) used[b] = saturated;
            if (end_a) used[*end_a] = label_to(end_b);
            if (end_b) used[*end_b] = label_to(end_a);
            if (end_a || end_b) put(next, std::move(used), steps + 1);
            else if (is_closed(used)) longest_ = std::max(longest_, steps + 1);
        }
        states_ = std::move(next);
    }

    // The cell of the slot leaves the frontier. If it has one step, it is an end of the path, and there are
    // two at most.
    void leave(std::size_t slot) {
        States next;
        for (const auto &[key, steps] : states_) {
            ++visits_;
            Key left = key;
            left[slot] = untouched;
            if (key[slot] == half_path) {
                if (is_closed(left)) longest_ = std::max(longest_, steps);
                continue;
            }
            if (key[slot] >= first_mate) left[static_cast<std::size_t>(key[slot] - first_mate)] = half_path;
            if (std::count(left.begin(), left.end(), half_path) <= 2) put(next, std::move(left), steps);
        }
        states_ = std::move(next);
    }

    static void put(States &states, Key key, std::uint32_t steps) {
        std::uint32_t &most = states[std::move(key)];
        most = std::max(most, steps);
    }
    // The slot at the other end of the segment that ends in this slot; an untouched slot is a segment of its
    // own. Nothing if the other end is an end of the path.
    static std::optional<std::size_t> other_end(const Key &key, std::size_t slot) {
        if (key[slot] == untouched) return slot;
        if (key[slot] == half_path) return {};
        return static_cast<std::size_t>(key[slot] - first_mate);
    }
    static char label_to(std::optional<std::size_t> end) {
        return end ? static_cast<char>(first_mate + static_cast<char>(*end)) : half_path;
    }
    // Whether no segment ends on the frontier.
    static bool is_closed(const Key &key) {
        return std::all_of(key.begin(), key.end(), [](char label) { return label <= saturated; });
    }

    const Sweep &sweep_;
    const PlainLimits &limits_;
    std::uint64_t &visits_;
    States states_;
    std::uint32_t longest_ = 0;
};

} // namespace plain_frontier

/// The length of the grid's longest path; nothing when that takes more than the limits.
inline std::optional<std::size_t> longest_by_plain_frontier(const Grid &grid, const PlainLimits &limits) {
    using namespace plain_frontier;
    std::vector<Sweep> sweeps;
    for (const std::vector<Cell> &cells : components_of(grid)) {
        Sweep sweep = sweep_of(grid, cells, true), other = sweep_of(grid, cells, false);
        if (other.slots < sweep.slots) sweep = std::move(other);
        if (sweep.slots > limits.width) return {};
        sweeps.push_back(std::move(sweep));
    }
    std::size_t length = 0;
    std::uint64_t visits = 0;
    for (const Sweep &sweep : sweeps) {
        const std::optional<std::uint32_t> steps = PlainFrontier(sweep, limits, visits).run();
        if (!steps) return {};
        length = std::max<std::size_t>(length, *steps + 1);
    }
    return length;
}

} // namespace spell
