#include "alice/solutions.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <tuple>
#include <utility>

namespace alice {

namespace {

// A whole number below `base` or a sum of such, as large as need be.
class Natural {
  public:
    explicit Natural(std::uint64_t value = 0) : limbs_{value} {}

    Natural &operator+=(const Natural &other) {
        limbs_.resize(std::max(limbs_.size(), other.limbs_.size()));
        std::uint64_t carry = 0;
        for (std::size_t i = 0; i < limbs_.size(); ++i) {
            limbs_[i] += carry + (i < other.limbs_.size() ? other.limbs_[i] : 0);
            carry = limbs_[i] >= base;
            if (carry) limbs_[i] -= base;
        }
        if (carry) limbs_.push_back(carry);
        return *this;
    }
    std::string text() const {
        std::string text = std::to_string(limbs_.back());
        for (std::size_t i = limbs_.size(); i-- > 1;) {
            const std::string limb = std::to_string(limbs_[i - 1]);
            text.append(digits - limb.size(), '0') += limb;
        }
        return text;
    }

  private:
    static constexpr std::uint64_t base = 1'000'000'000'000'000'000;
    static constexpr std::size_t digits = 18;
    std::vector<std::uint64_t> limbs_; // the lowest first
};

// The state in which a solution ends. At the goal the step size does not matter: 0.
State end_state(const Search &search) {
    const Maze &maze = search.maze();
    return maze.start == maze.goal ? search.from() : State{maze.goal, 0};
}

bool in_order(State a, State b) { return std::tie(a.cell, a.d) < std::tie(b.cell, b.d); }

// Adds the states of the level before from which a step leads to this one, the largest cell first.
void add_predecessors(const Search &search, Record::Reader &record, std::size_t level, State state,
                      std::vector<State> &found) {
    const Maze &maze = search.maze();
    const std::size_t begin = found.size();
    const Cell to = maze.at(state.cell);
    const auto add = [&](std::uint32_t d) {
        for (std::size_t k = 0; k < directions.size(); ++k) {
            const Cell from = maze.landing(to, k, -std::int64_t{d});
            if (!maze.has(from) || !maze.has_arrow(maze.number(from), k)) continue;
            const State before{maze.number(from), d};
            if (level == 1 ? before == search.from()
                           : record.has(level - 1, search.arrival(before), before.cell))
                found.push_back(before);
        }
    };
    if (state.cell != maze.goal) add(search.arrival(state));
    else
        for (const std::uint32_t d : search.goal_arrivals()) add(d);
    std::sort(found.begin() + static_cast<std::ptrdiff_t>(begin), found.end(),
              [](State a, State b) { return in_order(b, a); });
}

} // namespace

std::vector<State> printed_path(const Search &search) {
    std::vector<State> path{end_state(search)}, before;
    Record::Reader record(search.record());
    for (std::size_t level = search.levels(); level > 0; --level) {
        before.clear();
        add_predecessors(search, record, level, path.back(), before);
        assert(!before.empty());
        path.push_back(before.front());
    }
    std::reverse(path.begin(), path.end());
    return path;
}

Solutions::Solutions(const Search &search) : layers_(search.levels() + 1) {
    layers_.back().push_back({end_state(search)});
    Record::Reader record(search.record());
    for (std::size_t number = search.levels(); number > 0; --number) link(search, record, number);
    assert(layers_.front().size() == 1);
}

// Finds the predecessors of a layer's nodes, which are the layer before, and links to them.
void Solutions::link(const Search &search, Record::Reader &record, std::size_t number) {
    Layer &nodes = layers_[number], &before = layers_[number - 1];
    std::vector<State> found;
    std::vector<std::size_t> ends; // in found, of each node's
    for (const Node &node : nodes) {
        add_predecessors(search, record, number, node.state, found);
        ends.push_back(found.size());
    }
    for (const State state : found) before.push_back({state});
    const auto less = [](const Node &a, const Node &b) { return in_order(a.state, b.state); };
    const auto equal = [](const Node &a, const Node &b) { return a.state == b.state; };
    std::sort(before.begin(), before.end(), less);
    before.erase(std::unique(before.begin(), before.end(), equal), before.end());

    std::size_t next = 0;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        nodes[i].links = links_.size();
        for (; next < ends[i]; ++next) {
            const auto at = std::lower_bound(before.begin(), before.end(), Node{found[next]}, less);
            links_.push_back(static_cast<std::uint32_t>(at - before.begin()));
        }
        nodes[i].links_end = links_.size();
    }
}

std::string Solutions::count() const {
    std::vector<Natural> before{Natural(1)};
    for (std::size_t number = 1; number < layers_.size(); ++number) {
        std::vector<Natural> ways(layers_[number].size());
        for (std::size_t i = 0; i < ways.size(); ++i)
            for (std::size_t link = layers_[number][i].links; link < layers_[number][i].links_end; ++link)
                ways[i] += before[links_[link]];
        before = std::move(ways);
    }
    return before.front().text();
}

void Solutions::each(const std::function<bool(const std::vector<State> &)> &visit) const {
    // next[n]: the link to take next from the node of layer n that the path is on.
    std::vector<std::size_t> next(layers_.size()), ends(layers_.size());
    std::vector<State> path(layers_.size());
    std::size_t number = steps();
    const auto enter = [&](std::uint32_t i) {
        const Node &node = layers_[number][i];
        path[number] = node.state;
        next[number] = node.links;
        ends[number] = node.links_end;
    };
    enter(0);
    while (true) {
        if (number == 0) {
            if (!visit(path)) return;
        } else if (next[number] < ends[number]) {
            const std::uint32_t i = links_[next[number]++];
            --number;
            enter(i);
            continue;
        }
        if (++number == layers_.size()) return;
    }
}

std::string path_text(const Maze &maze, const std::vector<State> &path) {
    std::string text;
    for (const State state : path) {
        if (!text.empty()) text += " -> ";
        text += text_of(maze.at(state.cell));
    }
    return text;
}

} // namespace alice
