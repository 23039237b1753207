// The rules by which a person reasons, from the easiest on.
#include "gogen/rules.h"

#include <algorithm>

namespace gogen {

Facts::Facts(const Puzzle &puzzle) : partners(problem_of(puzzle).partners) {
    for (std::size_t i = 0; i < size; ++i)
        if (const char c = puzzle.board[i]; c != '.') place(number_of_letter(c), cell_at(i), no_step);
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
    for (const Reason &note : notes[a]) result &= note.cells;
    return result;
}

Letters Facts::takers(Cells one) const {
    Letters result = 0;
    for (const unsigned a : numbers(open))
        if (domain(a) & one) result |= letter(a);
    return result;
}

Letters Facts::apart() const {
    for (const unsigned a : numbers(all_letters & ~open))
        for (const unsigned b : numbers(partners[a] & ~open))
            if (!(around(at[a]) & at[b])) return letter(a) | letter(b);
    return 0;
}

Problem Facts::problem() const {
    Problem problem;
    problem.partners = partners;
    for (unsigned a = 0; a < size; ++a) problem.domain[a] = domain(a);
    return problem;
}

namespace {

enum class Routes { touching, all };

// The letters on the board that the letter is near to: those that it touches, or also those at the end of a
// shortest chain over open letters.
std::vector<Reason> near_to(const Facts &facts, unsigned a, Routes routes) {
    // Breadth first over the open letters; before[b] is the letter that b was reached from.
    std::vector<Reason> result;
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
            Reason near{around(facts.at[b]), facts.placed[b], {b}, facts.at[b]};
            for (unsigned c = reached[i]; c != a; c = before[c]) {
                near.chain.insert(near.chain.begin(), c);
                near.cells |= around(near.cells);
            }
            result.push_back(std::move(near));
        }
    return result;
}

// The step rests on the steps that put letters on these cells.
void use(const Facts &facts, Step &step, Cells cells) {
    for (unsigned a = 0; a < size; ++a)
        if ((facts.at[a] & cells) && facts.placed[a] != no_step) step.uses.push_back(facts.placed[a]);
}

// Adds to the step a small set of reasons that confine the letter to `target` within `within`: it is near to
// letters on the board, earlier steps have left it there, and others have taken cells.
Whereabouts whereabouts(const Facts &facts, Step &step, unsigned a, Cells target, Cells within = all_cells) {
    std::vector<Reason> chosen =
        near_to(facts, a, step.rule == Rule::shortest_route ? Routes::all : Routes::touching);
    chosen.insert(chosen.end(), facts.notes[a].begin(), facts.notes[a].end());
    // The cells that the reasons leave.
    const auto left = [&](const std::vector<Reason> &reasons) {
        Cells cells = within & ~target;
        for (const Reason &reason : reasons) cells &= reason.cells;
        return cells;
    };
    assert(!(left(chosen) & facts.free));
    // Drop the reasons that the others make superfluous, from the last on: letters in sight and those that
    // rule out most come first.
    std::ranges::stable_sort(chosen, {}, [](const Reason &reason) {
        return std::pair(reason.chain.empty(), size_of(reason.cells));
    });
    for (std::size_t i = chosen.size(); i-- > 0;) {
        std::vector<Reason> others = chosen;
        others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
        if (!(left(others) & facts.free)) chosen = std::move(others);
    }
    Whereabouts result{a, target};
    use(facts, step, left(chosen));
    for (Reason &reason : chosen) {
        if (reason.step != no_step) step.uses.push_back(reason.step);
        if (!reason.chain.empty()) result.near.push_back(std::move(reason));
    }
    return result;
}

constexpr const char *rule_names[] = {"only square",          "only letter",    "shortest route",
                                      "shared neighbourhood", "corner or edge", "supposition"};
static_assert(std::size(rule_names) == static_cast<std::size_t>(Rule::supposition) + 1);

// The step by which the letter may be on `after`, of the cells `before`. The rule itself leaves the cells
// `rest`; for the others there are reasons. If the step says where the letter is not, these are only for what
// was left before.
Step narrowed(const Facts &facts, Rule rule, unsigned a, Cells before, Cells after, Cells rest = all_cells) {
    Step step{rule, {a, after}, before};
    step.subject = whereabouts(facts, step, a, after, rest & (step.negative() ? before : all_cells));
    return step;
}

// An open letter that has one cell, or none.
std::optional<Step> only_square(const Facts &facts, unsigned a) {
    const Cells domain = facts.domain(a);
    if (!is_single(domain)) return {};
    return narrowed(facts, Rule::only_square, a, domain, domain);
}

// A cell that has one letter, or none.
std::optional<Step> only_letter(const Facts &facts, Cells one) {
    const Letters taker = facts.takers(one);
    if (!is_single(taker)) return {};
    Step step{Rule::only_letter, {taker ? number_of(taker) : size, one}};
    if (taker) step.before = facts.domain(number_of(taker));
    for (const unsigned b : numbers(facts.open & ~taker))
        step.others.push_back(whereabouts(facts, step, b, 0, one));
    use(facts, step, all_cells);
    return step;
}

// The medium rules, and shortest_route: of the cells `before`, where the letter may be, some are ruled out.

std::optional<Step> corner_or_edge(const Facts &facts, unsigned a, Cells before) {
    const Letters crowd = facts.partners[a] & facts.open;
    Cells out = 0;
    for (const Cells one : members(before))
        if (size_of(around(one) & facts.free) < size_of(crowd)) out |= one;
    if (!out) return {};
    Step step = narrowed(facts, Rule::corner_or_edge, a, before, before & ~out, ~out);
    step.crowd = crowd;
    use(facts, step, around(out));
    return step;
}

std::optional<Step> shared_neighbourhood(const Facts &facts, unsigned a, unsigned partner, Cells before) {
    const Cells there = facts.domain(partner), near = around(there);
    if (!(before & ~near)) return {};
    Step step = narrowed(facts, Rule::shared_neighbourhood, a, before, before & near, near);
    step.others = {whereabouts(facts, step, partner, there)};
    return step;
}

} // namespace

const char *name_of(Rule rule) { return rule_names[static_cast<std::size_t>(rule)]; }

std::optional<Step> easy_step(const Facts &facts) {
    std::optional<Step> best;
    // A contradiction comes first.
    const auto cost = [](const Step &step) {
        return step.subject.cells ? 1 + step.subject.near.size() + 4 * step.uses.size() : 0;
    };
    for (const unsigned a : numbers(facts.open))
        if (auto step = only_square(facts, a); step && (!best || cost(*step) < cost(*best)))
            best = std::move(step);
    if (best && !best->subject.cells) return best;
    for (const Cells one : members(facts.free))
        if (!facts.takers(one)) return only_letter(facts, one);
    for (const Cells one : members(best ? 0 : facts.free))
        if (auto step = only_letter(facts, one)) return step;
    return best;
}

std::optional<Step> shortest_route(const Facts &facts, unsigned a, Cells before, Cells asked) {
    Cells out = 0;
    for (const Reason &near : near_to(facts, a, Routes::all)) out |= asked & ~near.cells;
    if (!out) return {};
    return narrowed(facts, Rule::shortest_route, a, before, before & ~out);
}

std::optional<Step> medium_step(const Facts &facts) {
    std::optional<Step> best;
    const auto cost = [](const Step &step) {
        const unsigned left = size_of(step.subject.cells);
        return (left <= 1 ? 0 : 10 + left) + (step.others.empty() ? 1 : size_of(step.others[0].cells));
    };
    const auto offer = [&](std::optional<Step> step) {
        if (step && (!best || cost(*step) < cost(*best))) best = std::move(step);
    };
    for (const unsigned a : numbers(facts.open)) {
        const Cells domain = facts.domain(a);
        offer(shortest_route(facts, a, domain, domain));
        offer(corner_or_edge(facts, a, domain));
        for (const unsigned b : numbers(facts.partners[a] & facts.open))
            offer(shared_neighbourhood(facts, a, b, domain));
    }
    return best;
}

Step not_there(const Facts &facts, unsigned a, Cells one) {
    const Cells before = facts.domain(a);
    return narrowed(facts, Rule::supposition, a, before, before & ~one, ~one);
}

} // namespace gogen
