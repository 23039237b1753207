// The described program, in the exercise's order: enumerate the states, find each one's first winning
// successor, keep it in a hash map, look the answer up.
//
// The exercise's state is a string of digits, the heights of the columns. Here it is the lengths of the rows,
// packed into a number, so that a key is one word. Where the board has fewer columns than rows, it is the
// heights (chomp.h), and in what follows "row" reads "column".
#include "chomp/chained_hash_map.h"
#include "chomp/chomp.h"

#include <bit>

namespace chomp {

namespace {

/// The lengths of a board's rows, each in a bit field of its own, the bottom row in the highest field.
using State = std::uint64_t;
constexpr State none = UINT64_MAX; // no state is all ones
constexpr std::size_t most_bits = 63;

/// Where each row's field begins: it is as wide as the whole board's row needs. Last comes the number of bits
/// in all.
std::vector<std::size_t> shifts_of(const Lengths &limits) {
    std::vector<std::size_t> shifts(limits.size() + 1);
    for (std::size_t row = limits.size(), bits = 0; row-- > 0;) {
        shifts[row] = bits;
        bits += static_cast<std::size_t>(std::bit_width(limits[row])); // an int or as wide, by the library
        shifts.back() = bits;
    }
    return shifts;
}

/// Goes to the next state within the board in lexicographic order. Returns false after the whole board. Every
/// successor of a state comes before it: a move keeps the rows below the chosen square and shortens the
/// square's own row.
bool next_state(Lengths &rows, const Lengths &limits) {
    for (std::size_t row = rows.size(); row-- > 0;) {
        // The highest row that can grow by one square does, and the rows above are emptied.
        if (rows[row] < limits[row] && (row == 0 || rows[row] < rows[row - 1])) {
            ++rows[row];
            return true;
        }
        rows[row] = 0;
    }
    return false;
}

/// Calls visit(successor, move) for each move and its result: column by column from the left. In a column,
/// which has at most one winning move, they come from the top down, as each cuts one row more than the one
/// before. Stops as soon as visit returns true.
template <typename Visit>
void chomp_successors(const Lengths &rows, const std::vector<std::size_t> &shifts, State state, Visit visit) {
    std::size_t height = rows.size(); // of the column
    for (std::size_t column = 0; column < rows[0]; ++column) {
        while (rows[height - 1] <= column) --height;
        State successor = state;
        for (std::size_t row = height; row-- > 0;) {
            successor -= State{rows[row] - column} << shifts[row];
            if (visit(successor, Square{row, column})) return;
        }
    }
}

/// From every state so far to its first winning successor, or to `none` for a LOSS.
using WinningSuccessors = ChainedHashMap<State, State>;

} // namespace

void check_map(const Lengths &lengths, const Options &options) {
    const std::uint64_t states = checked_states(lengths);
    if (const std::size_t bits = shifts_of(lengths).back(); bits > most_bits)
        throw TooLarge("a state of the board takes " + std::to_string(bits) + " bits, expected at most " +
                       std::to_string(most_bits) + " for the map");
    if (states > WinningSuccessors::most_pairs)
        throw TooLarge("the board has " + std::to_string(states) + " states, expected at most " +
                       std::to_string(WinningSuccessors::most_pairs) + " for the map");
    check_memory(WinningSuccessors::bytes(states), options.memory);
}

Solution solve_by_map(const Lengths &lengths, const Options &options) {
    check_map(lengths, options);
    const std::uint64_t states = count_states(lengths);
    Solution solution{.wins = {}, .counts = {.states = states}};
    const auto shifts = shifts_of(lengths);
    WinningSuccessors winning;
    winning.reserve(states);
    // The empty board has no move. As a WIN, it stands as its own successor.
    Lengths rows(lengths.size());
    State state = 0;
    winning.put(state, state);
    while (next_state(rows, lengths)) {
        state = 0;
        for (std::size_t row = 0; row < rows.size(); ++row) state |= State{rows[row]} << shifts[row];
        State first = none;
        chomp_successors(rows, shifts, state, [&](State successor, Square) {
            if (*winning.get(successor) == none) first = successor;
            return first != none;
        });
        winning.put(state, first);
        if (first == none) ++solution.counts.losses;
        constexpr std::size_t states_per_report = 4096; // some milliseconds' work
        if (options.progress && winning.size() % states_per_report == 0)
            options.progress->poll_part(winning.size(), states);
    }

    // The last state is the board itself. Look up all its successors, for --all.
    chomp_successors(lengths, shifts, state, [&](State successor, Square move) {
        if (*winning.get(successor) == none) solution.wins.push_back(move);
        return false;
    });
    return solution;
}

} // namespace chomp
