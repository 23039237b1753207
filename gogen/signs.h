// Counting on an empty board with sums over signs.
//
// Give each cell a sign, 1 or -1. A map of the letters into the cells, partners to neighbours, weighs the product of the
// signs of all letters' cells. Let P be the sum of these weights over all maps, whether cells are taken twice or not.
// Multiply P by the product of all 25 signs and add this up over the 2^25 choices of signs: a map adds 2^25 if it takes
// each cell an odd number of times, else 0. But 25 letters that take each of 25 cells an odd number of times take each
// once, so the total is 2^25 times the number of solutions. (Inclusion and exclusion does the same with 0 and 1; signs
// are D. Glynn's for permanents, 2010.) No set of cells is kept, and maps are easily summed where the pairs form trees.
//
// P is a product over the groups of letters that hang together; a letter in no pair adds up the signs. A tree is summed
// from the leaves to the root: the message of a letter to its parent gives, for each cell of the parent, the sum over
// the neighbouring cells of the sign times the messages of the letter's children. Branches of one shape share a message.
// A group with cycles is pinned at a letter without which it is a forest: for each cell of the pin the letters between
// its partners, the links, are summed anew. Links of one shape are summed once: often half of a cycle mirrors the other.
//
// To reverse all signs does not change a term, nor does a symmetry of the board. So the central sign is 1, and of the
// signs of the border one choice of each orbit is taken: 2.2 million choices are left.
//
// Numbers are doubles, exact below 2^53. No sum is larger than where all signs are 1, which is tested beforehand.
#pragma once

#include "gogen/tally.h"

#include <optional>
#include <vector>

namespace gogen {

class SignSum {
  public:
    explicit SignSum(const Partners &partners);

    /// Whether one pin a group is enough and all sums are exact.
    bool possible() const { return possible_; }
    /// The cost of run(), in the steps of a budget.
    std::uint64_t steps() const;
    /// The number of solutions on an empty board. The poll is called every few milliseconds, if there is one.
    Wide run(const Poll &poll) const;
    /// The sum of the weights of all maps, modulo 2^128, with the sign -1 on these cells: one term of run(), for tests.
    Wide weight(Cells minus) const;

    using Numbers = std::vector<std::size_t>;
    /// A letter on a path between two partners of the pin. It multiplies messages of branches and of earlier links.
    struct Link {
        Numbers messages, links;
        bool near = false; // a partner of the pin
        bool last = false; // the root of its tree: what it sums up is a factor of the pin
        friend bool operator==(const Link &, const Link &) = default;
    };
    struct Group {
        Numbers messages; // to the pin
        std::vector<Link> links;
        std::size_t split =
            0; // that many messages are the pin's first factor, the others and the links the second
        bool narrow = true; // the sum of the products of both is exact, too
    };
    struct Plan {
        std::vector<Numbers> messages; // for each those that it multiplies, which come before it
        std::vector<Group> groups;
        std::uint64_t cost = 0; // in fields of 25 cells summed
    };

  private:
    Letters connected(unsigned from, Letters without) const;
    bool is_tree(Letters letters) const;
    std::size_t message(Plan &plan, unsigned from, Letters without) const;
    void add_links(Plan &plan, Group &group, unsigned pin, Letters tree) const;
    std::optional<Plan> pinned(Plan plan, unsigned pin, Letters letters) const;
    std::vector<Wide> powers() const;

    const Partners &partners_;
    Plan plan_;
    int alone_ = 0; // letters in no pair
    bool possible_ = true;
};

} // namespace gogen
