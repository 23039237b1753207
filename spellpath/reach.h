// What a depth-first search can still reach: a connected set of a component's vertices that shrinks as a path
// grows, and grows again as the search backs out of it. Two forms with one interface:
//
//   SmallReach<W>  up to 64 W vertices. The set is W words; a mark is a copy of it.
//   LargeReach     any number. Vertices are taken and put back one by one, and a mark is how many are out. The cost of a
//                  step depends on what it changes, not on the size of the board, and a long path takes little room.
//
// Both count cells and leaves (vertices with at most one neighbour in the set), by colour, for the bounds.
#pragma once

#include "spellpath/component.h"
#include "spellpath/path_bound.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <vector>

namespace spell {

template <std::size_t W>
class SmallReach {
  public:
    /// All vertices, at most 64 W. Without `counting` the leaves are not kept up to date.
    explicit SmallReach(const Component &component, bool counting = true)
        : counting_(counting), around_(component.size()) {
        assert(component.size() <= 64 * W);
        for (std::uint32_t v = 0; v < component.size(); ++v) {
            insert(state_.set, v);
            if (component.vertices[v].degree <= 1) insert(state_.leaves, v);
            if (component.vertices[v].colour == 0) insert(colour_0_, v);
            for (const std::uint32_t w : component.neighbours(v)) insert(around_[v], w);
        }
    }

    /// The state to come back to.
    std::size_t mark() {
        marks_.push_back(state_);
        return marks_.size() - 1;
    }
    /// Comes back to it. It stays, later marks go.
    void back(std::size_t mark) {
        state_ = marks_[mark];
        marks_.resize(mark + 1);
    }

    bool contains(std::uint32_t v) const { return state_.set[v / 64] >> v % 64 & 1; }
    /// How many neighbours of v are in the set.
    unsigned degree(std::uint32_t v) const {
        // At most six: counting them one by one beats std::popcount where that is a library call.
        unsigned degree = 0;
        for (std::size_t i = 0; i < W; ++i)
            for (std::uint64_t rest = around_[v][i] & state_.set[i]; rest != 0; rest &= rest - 1) ++degree;
        return degree;
    }

    /// Takes v out.
    void take(std::uint32_t v) {
        state_.set[v / 64] &= ~(std::uint64_t{1} << v % 64);
        if (!counting_) return;
        state_.leaves[v / 64] &= ~(std::uint64_t{1} << v % 64);
        for (std::size_t i = 0; i < W; ++i)
            for (std::uint64_t rest = around_[v][i] & state_.set[i]; rest != 0; rest &= rest - 1) {
                const auto w =
                    static_cast<std::uint32_t>(64 * i) + static_cast<std::uint32_t>(std::countr_zero(rest));
                if (degree(w) <= 1) insert(state_.leaves, w);
            }
    }

    /// Takes out what cannot be reached from w, a neighbour of v, which was taken last. True when there was
    /// nothing.
    bool keep_reachable(std::uint32_t v, std::uint32_t w) {
        // The set was connected with v in it: when all neighbours of v are met, all of it is.
        Set met{}, next{}, wanted{};
        for (std::size_t i = 0; i < W; ++i) wanted[i] = around_[v][i] & state_.set[i];
        insert(met, w);
        insert(next, w);
        for (std::size_t i = 0; i < W;) {
            if (next[i] == 0) {
                ++i;
                continue;
            }
            const auto u =
                static_cast<std::uint32_t>(64 * i) + static_cast<std::uint32_t>(std::countr_zero(next[i]));
            next[i] &= next[i] - 1;
            std::uint64_t missing = 0;
            std::size_t first = W;
            for (std::size_t j = W; j-- > 0;) {
                const std::uint64_t found = around_[u][j] & state_.set[j] & ~met[j];
                met[j] |= found;
                next[j] |= found;
                missing |= wanted[j] & ~met[j];
                if (next[j] != 0) first = j;
            }
            if (missing == 0) return true;
            i = std::min(i, first);
        }
        for (std::size_t i = 0; i < W; ++i) {
            state_.set[i] &= met[i];
            state_.leaves[i] &= met[i];
        }
        return false;
    }

    ColourCounts counts() const {
        ColourCounts counts{};
        for (std::size_t i = 0; i < W; ++i) {
            const std::uint64_t set = state_.set[i], leaves = state_.leaves[i], colour_0 = colour_0_[i];
            counts.cells[0] += static_cast<std::uint32_t>(std::popcount(set & colour_0));
            counts.cells[1] += static_cast<std::uint32_t>(std::popcount(set & ~colour_0));
            counts.leaves[0] += static_cast<std::uint32_t>(std::popcount(leaves & colour_0));
            counts.leaves[1] += static_cast<std::uint32_t>(std::popcount(leaves & ~colour_0));
        }
        return counts;
    }

    /// Writes the set, a bit a vertex, and up to the end of the last word zeros: `written` bytes.
    static std::size_t written(const Component &) { return 8 * W; }
    void write(std::uint8_t *bytes) const {
        for (std::size_t i = 0; i < 8 * W; ++i)
            bytes[i] = static_cast<std::uint8_t>(state_.set[i / 8] >> 8 * (i % 8));
    }

  private:
    using Set = std::array<std::uint64_t, W>;
    static void insert(Set &set, std::uint32_t v) { set[v / 64] |= std::uint64_t{1} << v % 64; }

    struct State {
        Set set{}, leaves{};
    };
    const bool counting_;
    State state_;
    Set colour_0_{};
    std::vector<Set> around_; // the neighbours of each vertex
    std::vector<State> marks_;
};

class LargeReach {
  public:
    explicit LargeReach(const Component &component, bool = true)
        : component_(component), vertices_(component.size()), set_((component.size() + 7) / 8) {
        for (std::uint32_t v = 0; v < component.size(); ++v) {
            vertices_[v].degree = component.vertices[v].degree;
            vertices_[v].colour = component.vertices[v].colour;
            put(v);
        }
    }

    std::size_t mark() const { return taken_.size(); }
    void back(std::size_t mark) {
        while (taken_.size() > mark) {
            const std::uint32_t v = taken_.back();
            taken_.pop_back();
            for (const std::uint32_t w : component_.neighbours(v)) {
                Vertex &vertex = vertices_[w];
                counts_.leaves[vertex.colour] -= vertex.degree++ == 1 && contains(w);
            }
            put(v);
        }
    }

    bool contains(std::uint32_t v) const { return set_[v / 8] >> v % 8 & 1; }
    unsigned degree(std::uint32_t v) const { return vertices_[v].degree; }

    void take(std::uint32_t v) {
        taken_.push_back(v);
        set_[v / 8] = static_cast<std::uint8_t>(set_[v / 8] & ~(1 << v % 8));
        --counts_.cells[vertices_[v].colour];
        counts_.leaves[vertices_[v].colour] -= vertices_[v].degree <= 1;
        for (const std::uint32_t w : component_.neighbours(v)) {
            Vertex &vertex = vertices_[w];
            counts_.leaves[vertex.colour] += --vertex.degree == 1 && contains(w);
        }
    }

    bool keep_reachable(std::uint32_t v, std::uint32_t w) {
        const auto around = component_.neighbours(v);
        auto missing =
            std::count_if(around.begin(), around.end(), [&](std::uint32_t u) { return contains(u); }) - 1;
        if (missing == 0) return true;
        ++round_;
        queue_.assign(1, w);
        vertices_[w].met = round_;
        for (std::size_t i = 0; i < queue_.size(); ++i)
            for (const std::uint32_t u : component_.neighbours(queue_[i]))
                if (contains(u) && vertices_[u].met != round_) {
                    vertices_[u].met = round_;
                    queue_.push_back(u);
                    if (std::find(around.begin(), around.end(), u) != around.end() && --missing == 0)
                        return true;
                }
        for (const std::uint32_t u : around) {
            if (!contains(u) || vertices_[u].met == round_) continue;
            queue_.assign(1, u);
            take(u);
            for (std::size_t i = 0; i < queue_.size(); ++i)
                for (const std::uint32_t x : component_.neighbours(queue_[i]))
                    if (contains(x)) {
                        take(x);
                        queue_.push_back(x);
                    }
        }
        return false;
    }

    ColourCounts counts() const { return counts_; }
    static std::size_t written(const Component &component) { return (component.size() + 7) / 8; }
    void write(std::uint8_t *bytes) const { std::copy(set_.begin(), set_.end(), bytes); }

  private:
    struct Vertex {
        std::uint64_t met = 0;   // the last round of keep_reachable that met it
        std::uint8_t degree = 0; // neighbours in the set
        std::uint8_t colour = 0;
    };

    // Puts v, whose degree is right, into the set.
    void put(std::uint32_t v) {
        set_[v / 8] = static_cast<std::uint8_t>(set_[v / 8] | 1 << v % 8);
        ++counts_.cells[vertices_[v].colour];
        counts_.leaves[vertices_[v].colour] += vertices_[v].degree <= 1;
    }

    const Component &component_;
    std::vector<Vertex> vertices_;
    std::vector<std::uint8_t> set_; // a bit a vertex
    ColourCounts counts_{};
    std::vector<std::uint32_t> taken_; // in order
    std::vector<std::uint32_t> queue_;
    std::uint64_t round_ = 0;
};

} // namespace spell
