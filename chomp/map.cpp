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

/// Where a state has a row's length.
struct Field {
    State limit = 0; // how long the row is in the whole board
    State ones = 0;  // a 1 in this field and in each above it: times n, it makes all these rows n long
    State mask = 0;  // all bits of this field and of those above it
    int shift = 0;

    State length(State state) const { return (state & mask) >> shift; }
};
using Fields = std::vector<Field>; // by row, and one of no bits above the last

/// Takes the lengths of the rows, whose fields fit into most_bits.
Fields fields_of(const Lengths &rows) {
    Fields fields(rows.size() + 1);
    for (std::size_t row = rows.size(); row-- > 0;) {
        Field &field = fields[row];
        const Field &above = fields[row + 1];
        field.limit = static_cast<State>(rows[row]);
        field.shift = above.shift + static_cast<int>(std::bit_width(above.limit));
        field.ones = State{1} << field.shift | above.ones;
        field.mask = (State{1} << (field.shift + static_cast<int>(std::bit_width(field.limit)))) - 1;
    }
    return fields;
}

/// The next state within the board in ascending order, or none after the whole board. Every successor of a state comes
/// before it: a move keeps the rows below the chosen square and shortens the square's own row, so it is smaller.
State next_state(const Fields &fields, State state) {
    for (std::size_t row = fields.size() - 1; row-- > 0;) {
        // Find the highest row that can grow by one square. Growing it empties the rows above.
        const State length = fields[row].length(state);
        if (length == fields[row].limit || (row > 0 && length == fields[row - 1].length(state))) continue;
        return (state & ~fields[row + 1].mask) + fields[row].ones - fields[row + 1].ones;
    }
    return none;
}

/// Calls visit(successor) for the result of each move: column by column from the left, and in a column from
/// the bottom up. Stops as soon as visit returns true, and returns whether it did.
template <typename Visit>
bool chomp_successors(const Fields &fields, State state, Visit visit) {
    std::size_t height = fields.size() - 1; // of the column
    const State columns = fields[0].length(state);
    for (State column = 0; column < columns; ++column) {
        while (fields[height - 1].length(state) <= column) --height;
        // The rows above the column are no longer than `column` squares and stay as they are. From the chosen
        // row up to them, `column` squares of each row are left.
        const State above = state & fields[height].mask;
        for (std::size_t row = 0; row < height; ++row) {
            const State below = state & ~fields[row].mask;
            const State cut = (fields[row].ones - fields[height].ones) * column;
            assert((below | cut | above) < state);
            if (visit(below | cut | above)) return true;
        }
    }
    return false;
}

/// From every state so far to its first winning successor, or to `none` for a LOSS.
using WinningSuccessors = ChainedHashMap<State, State>;

/// The first successor that is a LOSS for the opponent, or none. Needs all successors in the map.
State winning_successor(const Fields &fields, State state, const WinningSuccessors &winning) {
    State found = none;
    chomp_successors(fields, state, [&](State successor) {
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
    const Fields fields = fields_of(lengths);
    WinningSuccessors winning;
    winning.reserve(states);
    // The empty board has no move. If it is a WIN, it stands as its own successor.
    State state = 0;
    found.losses = empty_is_loss(options.last);
    winning.put(state, found.losses ? none : state);
    for (State next = next_state(fields, state); next != none; next = next_state(fields, state)) {
        state = next;
        const State successor = winning_successor(fields, state, winning);
        winning.put(state, successor);
        if (successor == none) ++found.losses;
        constexpr std::size_t states_per_report = 4096; // some milliseconds' work
        if (options.progress && winning.size() % states_per_report == 0)
            options.progress(winning.size(), states);
    }

    // The last state is the board itself. Look up all its successors, for --all.
    chomp_successors(fields, state, [&](State successor) {
        if (*winning.get(successor) != none) return false;
        Lengths &win = found.wins.emplace_back();
        for (std::size_t row = 0; row < lengths.size(); ++row)
            win.push_back(static_cast<int>(fields[row].length(successor)));
        return false;
    });
    return found;
}

} // namespace chomp
