#include "gogen/chain.h"

#include <cassert>
#include <utility>

namespace gogen {

namespace {

using Routes = Knowledge::Routes;

// Calls the function for each mention of an earlier step in the step and its proof.
template <typename Function>
void each_mention(Step &step, const Function &function) {
    for (StepId &id : step.subject.steps) function(id);
    if (step.partner)
        for (StepId &id : step.partner->steps) function(id);
    for (Whereabouts &other : step.others)
        for (StepId &id : other.steps) function(id);
    for (Step &line : step.proof) each_mention(line, function);
}

bool is_contradiction(const Step &step) { return step.subject.letter >= size || !step.subject.cells; }

} // namespace

// The cells for which a step gives reasons: if it says where the letter is not, only those that were left before.
Cells to_explain(Cells before, Cells after) {
    return Step{Rule::shortest_route, {0, after, {}, {}}, before}.negative() ? before : all_cells;
}

bool Chain::run(Difficulty most) {
    while (knowledge_.open()) {
        std::optional<Step> step = contradiction();
        if (!step) step = only_square();
        if (!step) step = only_letter();
        if (!step && most >= Difficulty::medium) step = narrowing();
        if (!step) return false;
        const bool end = is_contradiction(*step);
        add(std::move(*step));
        if (end) return true;
    }
    return false;
}

void Chain::add(Step step) {
    const Whereabouts &subject = step.subject;
    if (step.places()) knowledge_.place(subject.letter, subject.cells);
    else if (subject.letter < size) knowledge_.note(subject.letter, step.leaves(), {level_, steps_.size()});
    steps_.push_back(std::move(step));
}

// An open letter without a cell or a free cell without a letter.
std::optional<Step> Chain::contradiction() const {
    for (const unsigned a : numbers(knowledge_.open()))
        if (!knowledge_.domain(a)) {
            Step step{Rule::only_square, knowledge_.whereabouts(a, 0, Routes::touching)};
            step.relies_on = knowledge_.relied_on(step.subject);
            return step;
        }
    for (const Cells one : members(knowledge_.free()))
        if (!knowledge_.takers(one)) return nobody_at(one, 0);
    return {};
}

std::optional<Step> Chain::only_square() const {
    std::optional<Step> best;
    const auto cost = [](const Step &step) {
        return step.subject.near.size() + 4 * step.subject.steps.size();
    };
    for (const unsigned a : numbers(knowledge_.open())) {
        const Cells domain = knowledge_.domain(a);
        if (!is_single(domain)) continue;
        Step step{Rule::only_square, knowledge_.whereabouts(a, domain, Routes::touching), domain};
        if (!best || cost(step) < cost(*best)) best = std::move(step);
    }
    if (best) best->relies_on = knowledge_.relied_on(best->subject);
    return best;
}

std::optional<Step> Chain::only_letter() const {
    for (const Cells one : members(knowledge_.free()))
        if (const Letters letters = knowledge_.takers(one); is_single(letters))
            return nobody_at(one, letters);
    return {};
}

// Only this letter can stand on the cell, or no letter.
Step Chain::nobody_at(Cells one, Letters taker) const {
    Step step{Rule::only_letter, {taker ? number_of(taker) : size, one, {}, {}}};
    if (taker) step.before = knowledge_.domain(number_of(taker));
    for (const unsigned b : numbers(knowledge_.open() & ~taker)) {
        step.others.push_back(knowledge_.whereabouts(b, 0, Routes::touching, one));
        step.relies_on |= knowledge_.relied_on(step.others.back(), one);
    }
    // The letters on the board could be there if they were not where they are.
    step.relies_on |= all_letters & ~knowledge_.open();
    return step;
}

// The step by a medium rule that leaves the fewest cells to look at.
std::optional<Step> Chain::narrowing() const {
    std::optional<Step> best;
    int best_cost = 0;
    const auto offer = [&](std::optional<Step> step) {
        if (!step) return;
        const int left = size_of(step->subject.cells);
        const int cost = (left <= 1 ? 0 : 10 + left) + (step->partner ? size_of(step->partner->cells) : 1);
        if (best && cost >= best_cost) return;
        best_cost = cost;
        best = std::move(step);
    };
    for (const unsigned a : numbers(knowledge_.open())) {
        offer(routed(a));
        offer(crowded(a));
        for (const unsigned b : numbers(knowledge_.open_partners(a))) offer(beside(a, b));
    }
    return best;
}

std::optional<Step> Chain::routed(unsigned a) const {
    const Cells domain = knowledge_.domain(a);
    Cells after = domain;
    for (const Near &near : knowledge_.near(a, Routes::all)) after &= Knowledge::allowed(near);
    if (after == domain) return {};
    const Cells within = to_explain(domain, after);
    Step step{Rule::shortest_route, knowledge_.whereabouts(a, after, Routes::all, within), domain};
    step.relies_on = knowledge_.relied_on(step.subject, within);
    return step;
}

std::optional<Step> Chain::crowded(unsigned a) const {
    const Letters crowd = knowledge_.open_partners(a);
    const Cells domain = knowledge_.domain(a);
    Cells after = 0;
    for (const Cells one : members(domain))
        if (size_of(around(one) & knowledge_.free()) >= size_of(crowd)) after |= one;
    if (after == domain) return {};
    const Cells out = domain & ~after, within = to_explain(domain, after) & ~out;
    Step step{Rule::corner_or_edge, knowledge_.whereabouts(a, after, Routes::touching, within), domain};
    step.crowd = crowd;
    step.relies_on = knowledge_.relied_on(step.subject, within) | knowledge_.on(around(out));
    return step;
}

std::optional<Step> Chain::beside(unsigned a, unsigned partner) const {
    const Cells domain = knowledge_.domain(a), there = knowledge_.domain(partner);
    const Cells after = domain & around(there);
    if (after == domain) return {};
    const Cells within = to_explain(domain, after) & around(there);
    Step step{Rule::shared_neighbourhood, knowledge_.whereabouts(a, after, Routes::touching, within), domain};
    step.partner = knowledge_.whereabouts(partner, there, Routes::touching);
    step.relies_on = knowledge_.relied_on(step.subject, within) | knowledge_.relied_on(*step.partner);
    return step;
}

// Leaves out the other steps, and those that no step left mentions. Numbers the rest anew.
void Chain::keep_only(std::vector<bool> kept) {
    for (std::size_t i = steps_.size(); i-- > 0;)
        if (kept[i])
            each_mention(steps_[i], [&](const StepId &id) {
                if (id.level == level_) kept[id.index] = true;
            });
    std::vector<std::size_t> number(steps_.size());
    std::vector<Step> rest;
    for (std::size_t i = 0; i < steps_.size(); ++i)
        if (kept[i]) {
            number[i] = rest.size();
            rest.push_back(std::move(steps_[i]));
        }
    for (Step &step : rest)
        each_mention(step, [&](StepId &id) {
            if (id.level == level_) id.index = number[id.index];
        });
    steps_ = std::move(rest);
}

void Chain::slice() {
    std::vector<bool> kept;
    for (const Step &step : steps_) kept.push_back(step.places());
    keep_only(std::move(kept));
}

void Chain::slice_proof() {
    assert(!steps_.empty());
    // From the end: `needed` are letters on whose places later steps rely.
    Letters needed = 0;
    std::vector<bool> kept(steps_.size());
    kept.back() = true;
    for (std::size_t i = steps_.size(); i-- > 0;) {
        Step &step = steps_[i];
        if (step.places() && (needed & letter(step.subject.letter))) kept[i] = true;
        if (!kept[i]) continue;
        needed |= step.relies_on;
        each_mention(step, [&](const StepId &id) {
            if (id.level == level_) kept[id.index] = true;
        });
    }
    keep_only(std::move(kept));
}

Letters Chain::relies_on() const {
    Letters result = 0, placed = supposed_;
    for (const Step &step : steps_) {
        result |= step.relies_on;
        if (step.places()) placed |= letter(step.subject.letter);
    }
    return result & ~placed;
}

} // namespace gogen
