// Counting by a sweep over the letters of a state.
//
// The letters of a group, those that hang together by pairs, are placed one after the other, all ways at once. What the
// letters still to come need to know of those already placed is the set of cells taken, and where those letters stand
// that wait for a partner, the frontier: ways that agree in this are merged and counted together. In the end there is,
// for each set of cells, the number of ways in which the group can fill it; subsets.h puts the groups together. Letters
// that can take every free cell come last: m of them count m!.
//
// If the letters come in the reading order of some solution, at most six wait at any time, since the neighbours of a
// cell that come later are among the next six cells. So a set of cells, 30 bits, and six places fill a 64-bit key. A
// greedy order mostly waits for fewer.
//
// Symmetry: the first letter swept stands on one cell of each orbit, and counts as often as the orbit is large.
#pragma once

#include "gogen/tally.h"

#include <optional>
#include <vector>

namespace gogen {

constexpr unsigned most_waiting = 6, place_bits = 5;
static_assert(cell_bits + most_waiting * place_bits <= 64 && cell_bits <= 1 << place_bits,
              "the key of a sweep");

class Sweep {
  public:
    Sweep(const State &state, const Partners &partners);

    /// Whether a key has room for all that wait.
    bool possible() const;
    /// Takes the letters in the order of this solution, which makes it possible.
    void follow(const State &solution);
    /// The number of solutions, unless the budget is not enough.
    std::optional<Wide> run(Budget &budget) const;

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

} // namespace gogen
