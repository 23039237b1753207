// The lab's plain recursion: every path from every start, nothing remembered, nothing cut. The recursion is a
// stack of our own, since a path may be longer than the system's stack is deep.
#include "spellpath/methods.h"

#include <algorithm>

namespace spell {

void longest_by_dfs(const Component &component, std::span<const std::uint32_t> starts, std::size_t beat,
                    const SolverOptions &options, SolverStats &stats, VertexPath &best) {
    struct Frame {
        std::uint32_t vertex;
        std::uint8_t next; // the neighbour to try next
    };

    std::vector<Frame> stack;
    std::vector<bool> visited(component.size());

    const auto step_on = [&](std::uint32_t v) {
        if (++stats.calls % 65536 == 0 && options.poll) options.poll();
        visited[v] = true;
        stack.push_back({v, 0});
    };
    for (const std::uint32_t start : starts) {
        step_on(start);
        bool grown = true; // since the last dead end
        while (!stack.empty()) {
            const auto neighbours = component.neighbours(stack.back().vertex);
            std::uint8_t &next = stack.back().next;
            while (next < neighbours.size() && visited[neighbours[next]]) ++next;
            if (next < neighbours.size()) {
                step_on(neighbours[next++]);
                grown = true;
                continue;
            }
            if (grown && stack.size() > std::max(beat, best.size())) {
                best.clear();
                for (const Frame &frame : stack) best.push_back(frame.vertex);
                stats.best = best.size();
            }
            grown = false;
            visited[stack.back().vertex] = false;
            stack.pop_back();
        }
    }
}

} // namespace spell
