#include "gogen/facts.h"

#include <algorithm>
#include <cassert>
#include <optional>
#include <utility>

namespace gogen {

Facts::Facts(const Puzzle &puzzle) : partners(problem_of(Board(size, '.'), puzzle.words).partners) {
    for (int i = 0; i < size; ++i)
        if (const char c = puzzle.board[static_cast<std::size_t>(i)]; c != '.')
            place(number_of_letter(c), cell_at(i), no_step);
}

void Facts::place(unsigned a, Cells one, StepId step) {
    assert(one && is_single(one) && (free & one) && (open & letter(a)));
    at[a] = one;
    placed[a] = step;
    open &= ~letter(a);
    free &= ~one;
}

Cells Facts::domain(unsigned a) const {
    if (at[a]) return at[a];
    Cells result = free;
    for (const unsigned b : numbers(partners[a] & ~open)) result &= around(at[b]);
    for (const Note &note : notes[a]) result &= note.cells;
    return result;
}

Letters Facts::takers(Cells one) const {
    Letters result = 0;
    for (const unsigned a : numbers(open))
        if (domain(a) & one) result |= letter(a);
    return result;
}

std::vector<Placed> Facts::placed_on(Cells cells) const {
    std::vector<Placed> result;
    for (const unsigned a : numbers(all_letters & ~open))
        if (at[a] & cells) result.push_back({a, at[a], placed[a]});
    return result;
}

Problem Facts::problem() const {
    Problem problem;
    problem.partners = partners;
    for (unsigned a = 0; a < size; ++a) problem.domain[a] = domain(a);
    return problem;
}

std::vector<Near> near_to(const Facts &facts, unsigned a, Routes routes) {
    // Breadth first over the open letters; before[b] is the letter that b was reached from.
    std::vector<Near> result;
    std::array<unsigned, size> before{};
    std::vector<unsigned> reached{a};
    Letters seen = letter(a);
    for (std::size_t i = 0; i < reached.size() && (i == 0 || routes == Routes::all); ++i)
        for (const unsigned b : numbers(facts.partners[reached[i]] & ~seen)) {
            seen |= letter(b);
            before[b] = reached[i];
            if (facts.open & letter(b)) {
                reached.push_back(b);
                continue;
            }
            Near near{b, facts.at[b], facts.placed[b], {}};
            for (unsigned c = reached[i]; c != a; c = before[c]) near.between.push_back(c);
            std::reverse(near.between.begin(), near.between.end());
            result.push_back(std::move(near));
        }
    return result;
}

Cells allowed(const Near &near) {
    Cells result = around(near.at);
    for (int d = 1; d < near.distance(); ++d) result |= around(result);
    return result;
}

Whereabouts whereabouts(const Facts &facts, unsigned a, Cells target, Routes routes, Cells within) {
    struct Reason {
        Cells cells;
        std::optional<Near> near;
        StepId note;
    };
    std::vector<Reason> all, chosen;
    for (const Near &near : near_to(facts, a, routes)) all.push_back({allowed(near), near, no_step});
    for (const Note &note : facts.notes[a]) all.push_back({note.cells, {}, note.step});
    const auto left = [&](const std::vector<Reason> &reasons) {
        Cells cells = within;
        for (const Reason &reason : reasons) cells &= reason.cells;
        return cells;
    };
    // Greedy: the reason that rules out the most comes first.
    while (left(chosen) & facts.free & ~target) {
        const Cells cells = left(chosen) & facts.free & ~target;
        const auto best = std::min_element(all.begin(), all.end(), [&](const Reason &x, const Reason &y) {
            return size_of(x.cells & cells) < size_of(y.cells & cells);
        });
        assert(best != all.end() && (cells & ~best->cells));
        chosen.push_back(*best);
    }
    // Those that the others make superfluous go.
    for (std::size_t i = 0; i < chosen.size();) {
        std::vector<Reason> others = chosen;
        others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
        if (left(others) & facts.free & ~target) ++i;
        else chosen = std::move(others);
    }
    Whereabouts result{a, target};
    Cells named = 0;
    for (Reason &reason : chosen)
        if (reason.near) {
            named |= reason.near->at;
            result.near.push_back(std::move(*reason.near));
        } else {
            result.notes.push_back(reason.note);
        }
    result.taken = facts.placed_on(left(chosen) & ~target & ~named);
    return result;
}

} // namespace gogen
