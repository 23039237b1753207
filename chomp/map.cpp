// The described method: dynamic programming over a hash map.
#include "chomp/chained_hash_map.h"
#include "chomp/chomp.h"
#include "chomp/states.h"

namespace chomp {

Solution solve_by_map(const Board &board, const Options &options) {
    constexpr State none = UINT64_MAX; // is no state
    using Map = ChainedHashMap<State, State>;

    Solution solution;
    solution.states = checked_states(board);
    if (solution.states > Map::most_pairs)
        throw TooLarge("the board has " + std::to_string(solution.states) +
                       " states, more than the map can hold, expected at most " +
                       std::to_string(Map::most_pairs));
    check_memory(Map::bytes(solution.states), options);

    const Packing packing(board.rows());
    Map winning_successor;
    winning_successor.reserve(solution.states);
    const auto is_loss = [&](State state) { return *winning_successor.get(state) == none; };
    State last = 0;
    chomp_states(packing, [&](State state) {
        last = state;
        // The empty board is a win without a move; it stands for its own successor.
        State winning = state == 0 ? state : none;
        chomp_successors(packing, state, [&](State successor) {
            if (!is_loss(successor)) return false;
            winning = successor;
            return true;
        });
        winning_successor.put(state, winning);
        if (winning == none) ++solution.losses;
        if (options.progress && winning_successor.size() % 4096 == 0)
            options.progress(winning_successor.size(), solution.states);
    });

    chomp_successors(packing, last, [&](State successor) {
        if (is_loss(successor)) solution.wins.emplace_back(packing.unpack(successor), board.columns());
        return false;
    });
    return solution;
}

} // namespace chomp
