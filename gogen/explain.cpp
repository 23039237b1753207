// Solves step by step, as a person would.
#include "gogen/explain.h"

#include "shell/text.h"

#include <algorithm>

namespace gogen {

namespace {

// The steps that this one uses, each once, without those of its proof.
void complete_uses(Step &step) {
    std::vector<StepId> &uses = step.uses;
    for (const Step &line : step.proof) uses.insert(uses.end(), line.uses.begin(), line.uses.end());
    std::ranges::sort(uses);
    uses.erase(std::unique(uses.begin(), uses.end()), uses.end());
    std::erase_if(uses, [&](StepId id) { return !step.proof.empty() && id >= step.proof.front().id; });
}

// The backward pass: keeps the steps that place a letter, or if they end with a contradiction, that; and
// those that a kept step uses.
void keep_needed(Explanation &explanation) {
    std::vector<Step> &steps = explanation.steps;
    std::vector<StepId> needed;
    std::vector<Step> kept;
    for (; !steps.empty(); steps.pop_back()) {
        Step &step = steps.back();
        const bool wanted = explanation.contradiction ? kept.empty() : step.places();
        if (!wanted && !shell::contains(needed, step.id)) continue;
        needed.insert(needed.end(), step.uses.begin(), step.uses.end());
        kept.push_back(std::move(step));
    }
    std::ranges::reverse(kept);
    steps = std::move(kept);
}

// For each letter the cells where it is in some solution.
Domains in_solutions(const Problem &problem) {
    Domains result{};
    for (unsigned a = 0; a < size; ++a)
        for (const Cells one : members(problem.domain[a])) {
            if (result[a] & one) continue;
            Problem supposed = problem;
            supposed.domain[a] = one;
            const std::optional<Domains> solution = solve(supposed);
            for (unsigned b = 0; solution && b < size; ++b) result[b] |= (*solution)[b];
        }
    return result;
}

// A letter on a cell where it is not in any solution.
struct Falsehood {
    unsigned letter;
    Cells cell;
};

class Explainer {
  public:
    explicit Explainer(const Puzzle &puzzle) : chain_{Facts(puzzle)} {}

    Explanation run() {
        chain_.contradiction = chain_.facts.apart();
        // Reason with suppositions until nothing more follows.
        std::optional<Domains> possible;
        for (;;) {
            reason(chain_, Difficulty::medium);
            if (chain_.contradiction) break;
            if (!possible) possible = in_solutions(chain_.facts.problem());
            std::optional<Step> step = supposition(*possible);
            if (!step) break;
            add(chain_, std::move(*step));
        }
        keep_needed(chain_);
        return chain_;
    }

    /// The steps that end with one that rules the letter out there; none if the rules do not.
    std::vector<Step> rule_out(unsigned letter, Cells one) {
        reason(chain_, Difficulty::medium, Falsehood{letter, one});
        if (chain_.contradiction || (chain_.facts.domain(letter) & one)) return {};
        chain_.contradiction = true; // only the last step is wanted
        keep_needed(chain_);
        return chain_.steps;
    }

    /// Whether rules up to this difficulty solve it.
    bool solves(Difficulty most) {
        reason(chain_, most);
        return chain_.solved();
    }
    /// The best of the first few suppositions of these that have a proof: by the easy rules, or else the
    /// medium ones. Nothing if none is found in time.
    std::optional<Step> refute(std::vector<Falsehood> falsehoods) {
        const Facts &facts = chain_.facts;
        const auto cells = [&](const Falsehood &one) { return size_of(facts.domain(one.letter)); };
        std::ranges::stable_sort(falsehoods, {}, cells);
        // A short proof is better, and one that leaves few cells for the letter. The factor gives the
        // shortest explanations of twenty hard puzzles; with 1 they are a tenth longer.
        const auto cost = [](const Step &step) {
            return step.proof.size() + 3 * size_of(step.subject.cells);
        };
        std::optional<Step> best;
        for (const auto most : {Difficulty::easy, Difficulty::medium}) {
            int compared = 0;
            for (const auto &[letter, cell] : falsehoods) {
                if (proofs_ == 0 || compared == most_compared) break;
                // A quick test: the solver's propagation is nearly as strong as all rules but supposition.
                Problem supposed = facts.problem();
                supposed.domain[letter] = cell;
                if (settled(supposed)) continue;
                --proofs_;
                Explanation proof{facts};
                proof.facts.place(letter, cell, no_step);
                reason(proof, most);
                if (!proof.contradiction) continue;
                keep_needed(proof);
                Step step = not_there(facts, letter, cell);
                step.proof = std::move(proof.steps);
                ++compared;
                if (!best || cost(step) < cost(*best)) best = std::move(step);
            }
            if (best) break;
        }
        return best;
    }

  private:
    static constexpr int most_compared = 40, most_proofs = 5000;

    void add(Explanation &chain, Step step) {
        step.id = next_++;
        complete_uses(step);
        const Whereabouts &subject = step.subject;
        if (step.places()) chain.facts.place(subject.letter, subject.cells, step.id);
        else if (subject.letter < size)
            chain.facts.notes[subject.letter].push_back(
                {step.negative() ? all_cells & ~step.ruled_out() : subject.cells, step.id});
        chain.steps.push_back(std::move(step));
    }

    // Takes steps up to this difficulty until there are none, or a contradiction, or this letter is ruled out
    // there.
    void reason(Explanation &chain, Difficulty most, std::optional<Falsehood> goal = {}) {
        while (!chain.contradiction && chain.facts.open) {
            if (goal && !(chain.facts.domain(goal->letter) & goal->cell)) return;
            std::optional<Step> step = easy_step(chain.facts);
            if (!step && most >= Difficulty::medium) step = medium_step(chain.facts);
            if (!step) return;
            chain.contradiction = step->subject.letter >= size || !step->subject.cells;
            add(chain, std::move(*step));
        }
    }

    std::optional<Step> supposition(const Domains &possible) {
        std::vector<Falsehood> falsehoods;
        for (const unsigned a : numbers(chain_.facts.open))
            for (const Cells one : members(chain_.facts.domain(a) & ~possible[a]))
                falsehoods.push_back({a, one});
        if (falsehoods.empty()) return {};
        if (auto step = refute(falsehoods)) return step;
        // Other proofs are longer than anybody reads.
        return not_there(chain_.facts, falsehoods[0].letter, falsehoods[0].cell);
    }

    Explanation chain_;
    StepId next_ = 0;
    int proofs_ = most_proofs; // that may still be tried
};

} // namespace

Explanation explain(const Puzzle &puzzle) { return Explainer(puzzle).run(); }

std::vector<Step> why_not(const Puzzle &puzzle, unsigned a, Cells one) {
    if (const auto step = shortest_route(Facts(puzzle), a, all_cells, one)) return {*step};
    const auto supposition = Explainer(puzzle).refute({{a, one}});
    std::vector<Step> steps = Explainer(puzzle).rule_out(a, one);
    if (supposition && (steps.empty() || supposition->proof.size() < steps.size())) return {*supposition};
    return steps;
}

Difficulty difficulty_of(const Puzzle &puzzle) {
    Explainer explainer(puzzle);
    for (const auto most : {Difficulty::easy, Difficulty::medium})
        if (explainer.solves(most)) return most;
    return Difficulty::hard;
}

Domains masks_of(const Puzzle &puzzle) {
    const Facts facts(puzzle);
    Domains masks = facts.problem().domain;
    for (Domains before{}; before != masks;) {
        before = masks;
        for (unsigned a = 0; a < size; ++a)
            for (const unsigned b : numbers(facts.partners[a])) masks[a] &= around(masks[b]) | masks[b];
    }
    return masks;
}

} // namespace gogen
