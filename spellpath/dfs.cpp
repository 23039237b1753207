// The method dfs: plain recursion over all paths.
#include "spellpath/recursion.h"

#include <utility>

namespace spell {

void longest_by_dfs(Search &search, const Vertices &starts) {
    struct Frame {
        Vertex vertex;
        std::uint8_t next; // the neighbour to try next
    };
    const Component &component = search.component;
    std::vector<Frame> stack;
    std::vector<bool> visited(component.size());

    const auto step_on = [&](Vertex v) {
        if (++search.run.counters.calls % 65536 == 0) search.run.limits.check();
        visited[v] = true;
        stack.push_back({v, 0});
    };
    for (const Vertex start : starts) {
        step_on(start);
        while (!stack.empty()) {
            const auto neighbours = component.neighbours(stack.back().vertex);
            std::uint8_t &next = stack.back().next;
            while (next < neighbours.size() && visited[neighbours[next]]) ++next;
            if (next < neighbours.size()) {
                step_on(neighbours[next++]);
                continue;
            }
            if (stack.size() > search.lower_bound) {
                VertexPath path;
                for (const Frame &frame : stack) path.push_back(frame.vertex);
                search.offer(std::move(path));
            }
            visited[stack.back().vertex] = false;
            stack.pop_back();
        }
    }
}

} // namespace spell
