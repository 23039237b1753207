#include "alice/queue.h"

namespace alice {

namespace {

// A state in a queue, and where its parent is in the queue before.
struct Entry {
    State state;
    std::uint32_t parent;
};
using Queue = std::vector<Entry>;

constexpr std::uint32_t never = UINT32_MAX;

} // namespace

Answer queue_search(const Maze &maze, State from, std::size_t memory) {
    // place[a state's number]: where it is in its queue. A walker with d = 0 is stuck and needs no entry. One that
    // leaves the goal does not either, so the goal has one state, with d = 0, for all step sizes.
    const std::uint64_t step_sizes = maze.longest_step() + 1;
    if (const std::uint64_t bytes = maze.size() * step_sizes * sizeof(std::uint32_t); bytes > memory)
        throw std::runtime_error("the queue needs a table of " + std::to_string(bytes >> 20) +
                                 " MiB and may have " + std::to_string(memory >> 20) +
                                 " MiB, expected --method fast");
    std::vector<std::uint32_t> place(maze.size() * step_sizes, never);
    const auto number = [&](State state) { return state.cell * step_sizes + state.d; };

    std::vector<Queue> queues{{{from, never}}};
    Answer answer{{}, 1, 0, 0};
    if (from.cell == maze.goal) return {{from}, 1, 0, 0};
    if (from.d > maze.longest_step()) return answer;
    place[number(from)] = 0;

    while (!queues.back().empty() && queues.back().front().state.cell != maze.goal) {
        answer.steps = queues.size() - 1;
        const Queue &queue = queues.back();
        Queue next;
        std::uint32_t goal_place = never;
        for (std::uint32_t entry = 0; entry < queue.size(); ++entry) {
            const State state = queue[entry].state;
            maze.each_move(state, [&](std::size_t, std::uint32_t cell) {
                answer.longest_step = std::max(answer.longest_step, state.d);
                State reached = maze.arrived(cell, state.d);
                if (cell == maze.goal) reached.d = 0;
                else if (reached.d == 0 || reached.d > maze.longest_step()) return;

                std::uint32_t &at = place[number(reached)];
                if (at == never) {
                    at = static_cast<std::uint32_t>(next.size());
                    next.push_back({reached, entry});
                    if (cell == maze.goal) goal_place = at;
                } else if (at < next.size() && next[at].state == reached &&
                           state.cell > queue[next[at].parent].state.cell) {
                    next[at].parent = entry; // reached in this very step, from a larger cell
                }
            });
        }
        answer.states += next.size();
        if (goal_place != never) next = {next[goal_place]};
        queues.push_back(std::move(next));
    }
    if (queues.back().empty()) return answer;
    // Follow the parents back from the goal.
    std::uint32_t entry = 0;
    for (std::size_t step = queues.size(); step-- > 0; entry = queues[step][entry].parent)
        answer.path.push_back(queues[step][entry].state);
    std::reverse(answer.path.begin(), answer.path.end());
    answer.steps = queues.size() - 1;
    return answer;
}

} // namespace alice
