// The described program, in the exercise's order: enumerate the states, find each one's first winning
// successor, keep it in a hash map, look the answer up.
#include "chomp/chained_hash_map.h"
#include "chomp/chomp.h"
#include "chomp/limits.h"
#include "chomp/moves.h"

#include <string>

namespace chomp {

namespace {

constexpr State none = UINT64_MAX; // no state is all ones (Packing::most_bits)

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

Solution solve_by_map(const Board &board, const Options &options) {
    Solution solution;
    solution.states = checked_states(board);
    if (solution.states > WinningSuccessors::most_pairs)
        throw TooLarge("the board has " + std::to_string(solution.states) +
                       " states, more than the map can hold, expected at most " +
                       std::to_string(WinningSuccessors::most_pairs));
    check_memory(WinningSuccessors::bytes(solution.states), options.memory);

    const Packing packing(board.rows());
    WinningSuccessors winning;
    winning.reserve(solution.states);
    State state = 0;
    // The empty board is a WIN without a move, since the opponent has just eaten the poison. It stands as its
    // own successor.
    winning.put(state, state);
    chomp_states(packing, [&](State next) {
        if (next == 0) return;
        state = next;
        const State found = winning_successor(packing, state, winning);
        winning.put(state, found);
        if (found == none) ++solution.losses;
        constexpr std::size_t states_per_report = 4096; // some milliseconds' work
        if (options.progress && winning.size() % states_per_report == 0)
            options.progress(winning.size(), solution.states);
    });

    // The last state is the board itself. Look up all its successors, for --all.
    chomp_successors(packing, state, [&](State successor) {
        if (*winning.get(successor) == none)
            solution.wins.emplace_back(packing.unpack(successor), board.columns());
        return false;
    });
    return solution; // the map frees itself
}

} // namespace chomp
