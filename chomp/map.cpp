// The described program, in the exercise's order: enumerate the states, find each one's first winning
// successor, keep it in a hash map, look the answer up.
//
// The exercise's state is a string of digits, the heights of the columns. Here it is the lengths of the rows, packed
// into a number, so that a key is one word. Where the board has fewer columns than rows, it is the heights (chomp.h),
// and in what follows "row" reads "column".
#include "chomp/chained_hash_map.h"
#include "chomp/chomp.h"

#include <bit>
#include <cassert>
#include <string>

namespace chomp {

namespace {

/// A board as the lengths of its rows, each in a bit field of its own, the bottom row in the highest field.
/// So states compare as their rows do, lexicographically from the bottom, and the empty board is 0.
using State = std::uint64_t;

constexpr int most_bits = 63;
constexpr State none = UINT64_MAX; // no state is all ones

/// The bits that the fields take, each as wide as the whole board's row needs.
std::uint64_t packed_bits(const Lengths &rows) {
    std::uint64_t bits = 0;
    for (const int length : rows)
        bits += static_cast<std::uint64_t>(std::bit_width(static_cast<unsigned>(length)));
    return bits;
}

/// The bit fields for all states within one board.
class Packing {
  public:
    /// Takes the lengths of the rows, whose fields fit into most_bits.
    explicit Packing(const Lengths &rows) : rows_(rows.size()), fields_(rows_ + 1) {
        for (std::size_t row = rows_; row-- > 0;) {
            Field &field = fields_[row];
            const Field &above = fields_[row + 1];
            field.limit = static_cast<State>(rows[row]);
            field.shift = above.shift + static_cast<int>(std::bit_width(above.limit));
            field.ones = State{1} << field.shift | above.ones;
            field.mask = (State{1} << (field.shift + static_cast<int>(std::bit_width(field.limit)))) - 1;
        }
    }

    std::size_t rows() const { return rows_; }
    State length(State state, std::size_t row) const {
        return (state & fields_[row].mask) >> fields_[row].shift;
    }
    /// How long the row is in the whole board.
    State limit(std::size_t row) const { return fields_[row].limit; }
    /// A 1 in the field of `row` and in each field above it. Times n, it makes all these rows n long.
    State ones(std::size_t row) const { return fields_[row].ones; }
    /// All bits of the fields of `row` and of the rows above it.
    State mask(std::size_t row) const { return fields_[row].mask; }

    Lengths unpack(State state) const {
        Lengths lengths;
        for (std::size_t row = 0; row < rows_; ++row) lengths.push_back(static_cast<int>(length(state, row)));
        return lengths;
    }

  private:
    struct Field {
        State limit = 0, ones = 0, mask = 0;
        int shift = 0;
    };
    std::size_t rows_;
    std::vector<Field> fields_; // and one of no bits above the last
};

/// Calls visit(state) for every state within the packing's board, in ascending order, the empty board first.
/// Every successor of a state comes before it: a move keeps the rows below the chosen square and shortens the
/// square's own row, so the successor is smaller.
template <typename Visit>
void chomp_states(const Packing &packing, Visit visit) {
    State state = 0;
    visit(state);
    for (std::size_t row = packing.rows(); row-- > 0;) {
        // Find the highest row that can grow by one square. Growing it empties the rows above.
        const State length = packing.length(state, row);
        if (length == packing.limit(row) || (row > 0 && length == packing.length(state, row - 1))) continue;
        state &= ~packing.mask(row + 1);
        state += packing.ones(row) - packing.ones(row + 1);
        visit(state);
        row = packing.rows();
    }
}

/// Calls visit(successor) for the result of each move: column by column from the left, and in a column from
/// the bottom up. Stops as soon as visit returns true, and returns whether it did.
template <typename Visit>
bool chomp_successors(const Packing &packing, State state, Visit visit) {
    std::size_t height = packing.rows(); // of the column
    const State columns = packing.length(state, 0);
    for (State column = 0; column < columns; ++column) {
        while (packing.length(state, height - 1) <= column) --height;
        // The rows above the column are no longer than `column` squares and stay as they are. From the chosen
        // row up to them, `column` squares of each row are left.
        const State above = state & packing.mask(height);
        for (std::size_t row = 0; row < height; ++row) {
            const State below = state & ~packing.mask(row);
            const State cut = (packing.ones(row) - packing.ones(height)) * column;
            assert((below | cut | above) < state);
            if (visit(below | cut | above)) return true;
        }
    }
    return false;
}

/// From every state so far to its first winning successor, or to `none` for a LOSS.
using WinningSuccessors = ChainedHashMap<State, State>;

/// The first successor that is a LOSS for the opponent, or none. Needs all successors in the map.
State winning_successor(const Packing &packing, State state, const WinningSuccessors &winning) {
    State found = none;
    chomp_successors(packing, state, [&](State successor) {
        if (*winning.get(successor) != none) return false;
        found = successor;
        return true;
    });
    return found;
}

} // namespace

void check_map(const Lengths &lengths, std::uint64_t states, const Options &options) {
    if (const std::uint64_t bits = packed_bits(lengths); bits > most_bits)
        throw TooLarge("a state of the board takes " + std::to_string(bits) + " bits, expected at most " +
                       std::to_string(most_bits) + " for the map");
    if (states > WinningSuccessors::most_pairs)
        throw TooLarge("the board has " + std::to_string(states) + " states, expected at most " +
                       std::to_string(WinningSuccessors::most_pairs) + " for the map");
    check_memory(WinningSuccessors::bytes(states), options.memory);
}

Found solve_by_map(const Lengths &lengths, std::uint64_t states, const Options &options) {
    check_map(lengths, states, options);
    Found found;
    const Packing packing(lengths);
    WinningSuccessors winning;
    winning.reserve(states);
    State state = 0;
    // The empty board is a WIN without a move, since the opponent has just eaten the poison. It stands as its
    // own successor.
    winning.put(state, state);
    chomp_states(packing, [&](State next) {
        if (next == 0) return;
        state = next;
        const State successor = winning_successor(packing, state, winning);
        winning.put(state, successor);
        if (successor == none) ++found.losses;
        constexpr std::size_t states_per_report = 4096; // some milliseconds' work
        if (options.progress && winning.size() % states_per_report == 0)
            options.progress(winning.size(), states);
    });

    // The last state is the board itself. Look up all its successors, for --all.
    chomp_successors(packing, state, [&](State successor) {
        if (*winning.get(successor) == none) found.wins.push_back(packing.unpack(successor));
        return false;
    });
    return found;
}

} // namespace chomp
