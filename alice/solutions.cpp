#include "alice/solutions.h"

#include <algorithm>
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

} // namespace

Solutions::Solutions(const Search &search, Which which) : layers_(search.levels() + 1) {
    const Maze &maze = search.maze();
    layers_.back().push_back({{maze.goal, 0}});
    if (maze.start == maze.goal) layers_.back().front().state.d = search.first_step();

    std::vector<std::uint64_t> bucket(maze.size() / 64 + 1);
    const auto flip = [&bucket](std::uint32_t cell) { bucket[cell / 64] ^= std::uint64_t{1} << cell % 64; };
    for (std::size_t number = search.levels(); number > 0; --number) {
        std::vector<Node> &nodes = layers_[number], &before = layers_[number - 1];
        // The arrivals of the layer, by d since one bucket has what is before all of the same d.
        struct Arrival {
            std::uint32_t d, node;
        };
        std::vector<Arrival> arrivals;
        for (std::uint32_t i = 0; i < nodes.size(); ++i) {
            if (nodes[i].state.cell != maze.goal) arrivals.push_back({search.arrival(nodes[i].state), i});
            else
                for (const std::uint32_t d : search.goal_arrivals()) arrivals.push_back({d, i});
        }
        std::stable_sort(arrivals.begin(), arrivals.end(), [](Arrival a, Arrival b) { return a.d < b.d; });

        struct Found {
            std::uint32_t node, cell, d; // of the layer, and what is before it
        };
        std::vector<Found> found;
        for (auto arrival = arrivals.begin(); arrival != arrivals.end();) {
            const std::uint32_t d = arrival->d;
            search.each(number - 1, d, flip);
            for (; arrival != arrivals.end() && arrival->d == d; ++arrival) {
                const Cell to = maze.at(nodes[arrival->node].state.cell);
                for (std::size_t k = 0; k < directions.size(); ++k) {
                    const Cell from = maze.landing(to, k, -static_cast<std::int64_t>(d));
                    if (!maze.has(from)) continue;
                    const std::uint32_t cell = maze.number(from);
                    if (maze.has_arrow(cell, k) && (bucket[cell / 64] >> cell % 64 & 1))
                        found.push_back({arrival->node, cell, d});
                }
            }
            search.each(number - 1, d, flip);
        }
        std::sort(found.begin(), found.end(), [](const Found &a, const Found &b) {
            return std::tie(a.node, b.cell) < std::tie(b.node, a.cell);
        });
        if (which == Which::printed) found.resize(1);

        for (const Found &link : found) before.push_back({{link.cell, link.d}});
        const auto order = [](const Node &a, const Node &b) {
            return std::tie(a.state.cell, a.state.d) < std::tie(b.state.cell, b.state.d);
        };
        std::sort(before.begin(), before.end(), order);
        before.erase(std::unique(before.begin(), before.end(),
                                 [&](const Node &a, const Node &b) { return !order(a, b); }),
                     before.end());
        for (const Found &link : found) {
            Node &node = nodes[link.node];
            if (node.links_end == 0) node.links = links_.size();
            const auto at = std::lower_bound(before.begin(), before.end(), Node{{link.cell, link.d}}, order);
            links_.push_back(static_cast<std::uint32_t>(at - before.begin()));
            node.links_end = links_.size();
        }
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

std::vector<State> Solutions::first() const {
    std::vector<State> result;
    each([&result](const std::vector<State> &path) {
        result = path;
        return false;
    });
    return result;
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
