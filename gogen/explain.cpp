#include "gogen/explain.h"

#include "gogen/chain.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

namespace gogen {

namespace {

using Routes = Knowledge::Routes;

std::size_t lines_of(const std::vector<Step> &steps) {
    std::size_t lines = steps.size();
    for (const Step &step : steps) lines += lines_of(step.proof);
    return lines;
}

// A letter on a cell where it is not in any solution.
struct Falsehood {
    unsigned letter;
    Cells cell;
};

// Finds suppositions that end in contradictions.
class Refuter {
  public:
    // The best supposition whose proof has steps no harder than `most`, and suppositions up to this depth. Nothing if
    // there is none, or none that is found in time.
    std::optional<Step> refute(const Chain &chain, std::vector<Falsehood> falsehoods, std::size_t level,
                               Difficulty most, int depth) {
        const Knowledge &knowledge = chain.knowledge();
        const auto cells = [&](const Falsehood &one) { return size_of(knowledge.domain(one.letter)); };
        std::stable_sort(falsehoods.begin(), falsehoods.end(),
                         [&](const auto &x, const auto &y) { return cells(x) < cells(y); });
        std::optional<Step> best;
        int found = 0;
        for (const auto &[a, one] : falsehoods) {
            if (proofs_ == 0 || found == (level == 0 && depth == 1 ? most_compared : 1)) break;
            if (depth == 1 && !refutable(knowledge, a, one)) continue;
            --proofs_;
            std::optional<Step> step = refuted(chain, a, one, level, most, depth);
            if (!step) continue;
            ++found;
            if (!best || cost_of(*step) < cost_of(*best)) best = std::move(step);
        }
        return best;
    }

    // The letter is not on the cell; if one other cell is left, with the reasons why it is there.
    static Step not_there(const Knowledge &knowledge, unsigned a, Cells one) {
        const Cells before = knowledge.domain(a), after = before & ~one,
                    within = to_explain(before, after) & ~one;
        Step step{Rule::supposition, knowledge.whereabouts(a, after, Routes::touching, within), before};
        step.supposed = one;
        step.relies_on = knowledge.relied_on(step.subject, within);
        return step;
    }

  private:
    static constexpr int most_compared = 40, most_proofs = 5000;

    // A short proof is better, and one that leaves few cells for the letter. The factor gives the shortest explanations
    // of twenty hard puzzles; with 1 they are a tenth longer.
    static std::size_t cost_of(const Step &step) {
        return lines_of(step.proof) + 3 * static_cast<std::size_t>(size_of(step.subject.cells));
    }

    // A quick test: the solver's propagation is nearly as strong as all rules but supposition.
    static bool refutable(const Knowledge &knowledge, unsigned a, Cells one) {
        Problem supposed = knowledge.problem();
        supposed.domain[a] = one;
        return !settled(supposed);
    }

    std::optional<Step> refuted(const Chain &chain, unsigned a, Cells one, std::size_t level, Difficulty most,
                                int depth) {
        Chain proof(chain.knowledge(), level + 1);
        proof.suppose(a, one);
        while (!proof.run(most)) {
            if (depth == 1) return {};
            std::vector<Falsehood> all;
            for (const unsigned b : numbers(proof.knowledge().open()))
                for (const Cells cell : members(proof.knowledge().domain(b))) all.push_back({b, cell});
            auto inner = refute(proof, all, level + 1, most, depth - 1);
            if (!inner) return {};
            proof.add(std::move(*inner));
        }
        proof.slice_proof();
        Step step = not_there(chain.knowledge(), a, one);
        step.relies_on |= proof.relies_on();
        step.proof = proof.take_steps();
        return step;
    }

    int proofs_ = most_proofs; // that may still be tried
};

// Reasons with suppositions until nothing more follows.
class Explainer {
  public:
    explicit Explainer(const Puzzle &puzzle) : chain_(Knowledge(puzzle), 0) {}

    Explanation run() {
        Explanation result;
        using enum Explanation::End;
        result.apart = chain_.knowledge().apart();
        if (result.apart) result.end = impossible;
        while (result.end != impossible) {
            if (chain_.run(Difficulty::medium)) result.end = impossible;
            else if (std::optional<Step> step = supposition()) chain_.add(std::move(*step));
            else break;
        }
        if (result.end != impossible && chain_.knowledge().open()) result.end = ambiguous;
        if (result.end == impossible && !result.apart) chain_.slice_proof();
        if (result.end != impossible) chain_.slice();
        result.open = chain_.knowledge().open();
        for (unsigned a = 0; a < size; ++a) result.known[a] = chain_.knowledge().domain(a);
        result.steps = chain_.take_steps();
        for (const Step &step : result.steps)
            result.difficulty = std::max(result.difficulty, difficulty_of(step.rule));
        return result;
    }

  private:
    std::optional<Step> supposition() {
        const Knowledge &knowledge = chain_.knowledge();
        std::vector<Falsehood> falsehoods;
        for (const unsigned a : numbers(knowledge.open()))
            for (const Cells one : members(knowledge.domain(a)))
                if (is_false(a, one)) falsehoods.push_back({a, one});
        if (falsehoods.empty()) return {};
        using enum Difficulty;
        for (const auto &[most, depth] : {std::pair{easy, 1}, {medium, 1}, {easy, 2}, {medium, 2}})
            if (auto step = refuter_.refute(chain_, falsehoods, 0, most, depth)) return step;
        // Deeper proofs are longer than anybody reads.
        return Refuter::not_there(knowledge, falsehoods[0].letter, falsehoods[0].cell);
    }

    // Whether no solution has the letter there. What is known of this is remembered.
    bool is_false(unsigned a, Cells one) {
        if (!((possible_[a] | false_[a]) & one)) {
            Problem supposed = chain_.knowledge().problem();
            supposed.domain[a] = one;
            if (const auto solution = solve(supposed))
                for (unsigned b = 0; b < size; ++b) possible_[b] |= solution->domain[b];
            else false_[a] |= one;
        }
        return (false_[a] & one) != 0;
    }

    Refuter refuter_;
    Chain chain_;
    Domains possible_{}, false_{};
};

} // namespace

Explanation explain(const Puzzle &puzzle) { return Explainer(puzzle).run(); }

Difficulty difficulty_of(const Puzzle &puzzle) {
    Chain chain(Knowledge(puzzle), 0);
    for (const auto most : {Difficulty::easy, Difficulty::medium}) {
        chain.run(most);
        if (!chain.knowledge().open()) return most;
    }
    return Difficulty::hard;
}

Difficulty difficulty_of(Rule rule) {
    switch (rule) {
    case Rule::only_square:
    case Rule::only_letter:
        return Difficulty::easy;
    case Rule::shortest_route:
    case Rule::shared_neighbourhood:
    case Rule::corner_or_edge:
        return Difficulty::medium;
    case Rule::supposition:
        return Difficulty::hard;
    }
    std::abort(); // there is no other rule
}

const char *name_of(Rule rule) {
    switch (rule) {
    case Rule::only_square:
        return "only square";
    case Rule::only_letter:
        return "only letter";
    case Rule::shortest_route:
        return "shortest route";
    case Rule::shared_neighbourhood:
        return "shared neighbourhood";
    case Rule::corner_or_edge:
        return "corner or edge";
    case Rule::supposition:
        return "supposition";
    }
    std::abort(); // there is no other rule
}

const char *name_of(Difficulty difficulty) {
    return std::array{"easy", "medium", "hard"}[static_cast<std::size_t>(difficulty)];
}

} // namespace gogen
