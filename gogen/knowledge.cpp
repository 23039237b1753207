#include "gogen/knowledge.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace gogen {

Knowledge::Knowledge(const Puzzle &puzzle)
    : partners_(problem_of(Board(puzzle.board.size(), '.'), puzzle.words).partners) {
    for (int i = 0; i < size; ++i)
        if (const char c = puzzle.board[static_cast<std::size_t>(i)]; c != '.')
            place(number_of_letter(c), cell_at(i));
}

Cells Knowledge::domain(unsigned a) const {
    if (at_[a]) return at_[a];
    Cells result = free_;
    for (const unsigned b : numbers(partners_[a] & ~open_)) result &= around(at_[b]);
    for (const Note &note : notes_[a]) result &= note.cells;
    return result;
}

Letters Knowledge::takers(Cells one) const {
    Letters result = 0;
    for (const unsigned a : numbers(open_))
        if (domain(a) & one) result |= letter(a);
    return result;
}

Letters Knowledge::on(Cells cells) const {
    Letters result = 0;
    for (const unsigned a : numbers(all_letters & ~open_))
        if (at_[a] & cells) result |= letter(a);
    return result;
}

Problem Knowledge::problem() const {
    Problem problem;
    problem.partners = partners_;
    for (unsigned a = 0; a < size; ++a) problem.domain[a] = domain(a);
    return problem;
}

Letters Knowledge::apart() const {
    for (const unsigned a : numbers(all_letters & ~open_))
        for (const unsigned b : numbers(partners_[a] & ~open_))
            if (!(around(at_[a]) & at_[b])) return letter(a) | letter(b);
    return 0;
}

void Knowledge::place(unsigned a, Cells one) {
    assert(one && is_single(one) && (free_ & one) && (open_ & letter(a)));
    at_[a] = one;
    open_ &= ~letter(a);
    free_ &= ~one;
}

void Knowledge::note(unsigned a, Cells cells, StepId step) { notes_[a].push_back({step, cells}); }

std::vector<Near> Knowledge::near(unsigned a, Routes routes) const {
    // Breadth first over the open letters; before[b] is the letter that b was reached from.
    std::vector<Near> result;
    std::array<unsigned, size> before{};
    std::vector<unsigned> reached{a};
    Letters seen = letter(a);
    for (std::size_t i = 0; i < reached.size() && (i == 0 || routes == Routes::all); ++i)
        for (const unsigned b : numbers(partners_[reached[i]] & ~seen)) {
            seen |= letter(b);
            before[b] = reached[i];
            if (open_ & letter(b)) {
                reached.push_back(b);
                continue;
            }
            Near near{b, at_[b], {}};
            for (unsigned c = reached[i]; c != a; c = before[c]) near.between.push_back(c);
            std::reverse(near.between.begin(), near.between.end());
            result.push_back(std::move(near));
        }
    return result;
}

Cells Knowledge::allowed(const Near &near) {
    Cells result = around(near.at);
    for (int d = 1; d < near.distance(); ++d) result |= around(result);
    return result;
}

Whereabouts Knowledge::whereabouts(unsigned a, Cells target, Routes routes, Cells within) const {
    struct Reason {
        Cells cells;
        std::optional<Near> near;
        StepId step;
    };
    std::vector<Reason> all, chosen;
    for (const Near &near : near(a, routes)) all.push_back({allowed(near), near, {}});
    for (const Note &note : notes_[a]) all.push_back({note.cells, {}, note.step});
    // Greedy: the reason that rules out the most comes first. Then those that the others make superfluous go.
    const auto left = [&](const std::vector<Reason> &reasons) {
        Cells cells = free_ & within;
        for (const Reason &reason : reasons) cells &= reason.cells;
        return cells;
    };
    while (left(chosen) & ~target) {
        const Cells cells = left(chosen);
        const auto best = std::min_element(all.begin(), all.end(), [&](const Reason &x, const Reason &y) {
            return size_of(x.cells & cells & ~target) < size_of(y.cells & cells & ~target);
        });
        assert(best != all.end() && (cells & ~best->cells & ~target));
        chosen.push_back(*best);
    }
    for (std::size_t i = 0; i < chosen.size();) {
        std::vector<Reason> others = chosen;
        others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
        if (left(others) & ~target) ++i;
        else chosen = std::move(others);
    }
    Whereabouts result{a, target, {}, {}};
    for (const Reason &reason : chosen)
        if (reason.near) result.near.push_back(*reason.near);
        else result.steps.push_back(reason.step);
    return result;
}

Letters Knowledge::relied_on(const Whereabouts &whereabouts, Cells within) const {
    if (whereabouts.letter >= size) return 0;
    Letters result = 0;
    Cells cells = within;
    for (const Near &near : whereabouts.near) {
        result |= letter(near.letter);
        cells &= allowed(near);
    }
    for (const Note &note : notes_[whereabouts.letter])
        if (std::find(whereabouts.steps.begin(), whereabouts.steps.end(), note.step) !=
            whereabouts.steps.end())
            cells &= note.cells;
    return result | on(cells & ~whereabouts.cells); // cells that would be left if they were not taken
}

} // namespace gogen
