// The described search, with a queue for each step number.
#include "alice/queue.h"

#include <algorithm>
#include <functional>
#include <stdexcept>
#include <string>
#include <utility>

namespace alice {

namespace {

// A state in a queue, and the place of its parent in the queue before.
struct Entry {
    State state;
    std::size_t parent;
};
using Queue = std::vector<Entry>;

} // namespace

Found queue_search(const Maze &maze, State from, std::size_t memory) {
    // Whether a state was reached. A walker with d = 0 is stuck and needs no entry. Neither does one that
    // leaves the goal, so the goal has one state, with d = 0, for all step sizes.
    const std::uint64_t step_sizes = maze.longest_step() + 1, states = maze.size() * step_sizes;
    if (states / 8 > memory)
        throw std::runtime_error("the queue needs a table of " + std::to_string(states >> 23) +
                                 " MiB and may have " + std::to_string(memory >> 20) +
                                 " MiB, expected --method fast");
    std::vector<bool> reached(states);
    const auto number = [step_sizes](State state) { return state.cell * step_sizes + state.d; };
    if (from.d < step_sizes) reached[number(from)] = true;

    std::vector<Queue> queues{{{from, 0}}};
    while (!queues.back().empty() && queues.back().front().state.cell != maze.goal) {
        const Queue &queue = queues.back();
        Queue next;
        for (std::size_t entry = 0; entry < queue.size(); ++entry) {
            maze.each_move(queue[entry].state, [&](State after) {
                if (after.cell == maze.goal) after.d = 0;
                else if (after.d == 0 || after.d > maze.longest_step()) return;
                if (!reached[number(after)]) next.push_back({after, entry});
                reached[number(after)] = true;
            });
        }
        // The goal comes first, then the largest cells, so that each state is reached from the largest one.
        const auto place = [&maze](const Entry &entry) {
            return std::pair(entry.state.cell == maze.goal, entry.state.cell);
        };
        std::ranges::sort(next, std::greater{}, place);
        queues.push_back(std::move(next));
    }
    Found found;
    for (const Queue &queue : queues) found.states += queue.size();
    found.levels = queues.size() - 1 - queues.back().empty();
    if (queues.back().empty()) return found;
    // Follow the parents back from the goal.
    std::size_t entry = 0;
    for (std::size_t step = queues.size(); step-- > 0; entry = queues[step][entry].parent)
        found.path.push_back(queues[step][entry].state);
    std::ranges::reverse(found.path);
    return found;
}

} // namespace alice
