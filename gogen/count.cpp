#include "gogen/count.h"

#include "gogen/frontier.h"
#include "gogen/signs.h"

#include <algorithm>
#include <bit>
#include <optional>

namespace gogen {

constexpr std::uint64_t first_steps = 3'000'000, steps_a_node = 32;
constexpr std::uint64_t patience = 12; // the sum over signs is begun when it costs that many budgets
constexpr int loose_group = 7; // found by measuring: larger groups sweep longer than they save in nodes
// Such a group fills no table. Each letter but the first stands beside one placed before it, so that there are 25 * 8^5
// ways at most before the last letter; with it nothing waits, and there are as many as sets of seven cells.
constexpr std::size_t ways_before_the_last = 25 * 8 * 8 * 8 * 8 * 8, sets_of_seven = 480'700;
static_assert(loose_group == 7 && ways_before_the_last < most_entries && sets_of_seven < most_entries);

Wide count(const Problem &problem, const Poll &poll) {
    const std::optional<State> start = settled(problem);
    if (!start) return {};
    const auto images_of = [](const State &state) {
        return static_cast<std::uint64_t>(1 + std::popcount(unsigned{state.symmetries}));
    };
    Sweep whole(*start, problem.partners);
    if (!whole.possible())
        if (const auto some = solve(problem, poll)) whole.follow(*some);
    bool sweepable = whole.possible();
    const bool empty = std::all_of(problem.domain.begin(), problem.domain.end(),
                                   [](Cells cells) { return cells == all_cells; });
    std::optional<SignSum> signs;

    for (std::uint64_t steps = first_steps;; steps *= 4) {
        Budget budget{steps, poll};
        Wide total;
        const bool all = search(problem,
                                [&](const State &state) {
                                    const auto ways = Sweep(state, problem.partners).run(budget);
                                    if (ways)
                                        total = total + *ways * Wide{0, images_of(*start) / images_of(state)};
                                    return ways.has_value();
                                },
                                {loose_group, [&] { return budget.spend(poll_nodes * steps_a_node); }});
        if (all) return total;
        if (empty && steps > first_steps) {
            if (!signs) signs.emplace(problem.partners);
            if (signs->possible() && signs->steps() <= patience * steps) return signs->run(poll);
        }
        if (!sweepable) continue;
        budget.left = steps;
        try {
            if (const auto ways = whole.run(budget)) return *ways;
        } catch (const TooManyEntries &) {
            sweepable = false;
        }
    }
}

} // namespace gogen
