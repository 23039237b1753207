#include "gogen/explain.h"

#include <algorithm>
#include <utility>

namespace gogen {

namespace {

// Two letters on the board that are partners and do not touch; 0 if there are none.
Letters apart(const Facts &facts) {
    for (const unsigned a : numbers(all_letters & ~facts.open))
        for (const unsigned b : numbers(facts.partners[a] & ~facts.open))
            if (!(around(facts.at[a]) & facts.at[b])) return letter(a) | letter(b);
    return 0;
}

// The earlier steps that the step's reasons and its proof rest on.
std::vector<StepId> used_by(const Step &step) {
    std::vector<StepId> uses;
    const auto add_all = [&](const std::vector<Placed> &list) {
        for (const Placed &placed : list) uses.push_back(placed.step);
    };
    const auto add = [&](const Whereabouts &some) {
        for (const Near &near : some.near) uses.push_back(near.placed);
        uses.insert(uses.end(), some.notes.begin(), some.notes.end());
        add_all(some.taken);
    };
    add(step.subject);
    if (step.partner) add(*step.partner);
    for (const Whereabouts &other : step.others) add(other);
    add_all(step.placed);
    for (const Step &line : step.proof) uses.insert(uses.end(), line.uses.begin(), line.uses.end());
    std::sort(uses.begin(), uses.end());
    uses.erase(std::unique(uses.begin(), uses.end()), uses.end());
    std::erase_if(uses, [&](StepId id) {
        return id == no_step || (!step.proof.empty() && id >= step.proof.front().id);
    });
    return uses;
}

// The explanation, or the proof of a supposition.
struct Chain {
    Facts facts;
    std::vector<Step> steps = {};
};

bool is_contradiction(const Step &step) { return step.subject.letter >= size || !step.subject.cells; }

std::size_t lines_of(const std::vector<Step> &steps) {
    std::size_t lines = steps.size();
    for (const Step &step : steps) lines += lines_of(step.proof);
    return lines;
}

// The backward pass: keeps the steps that are wanted for themselves, and those that a step kept uses.
template <typename Wanted>
void keep_needed(std::vector<Step> &steps, const Wanted &wanted) {
    std::vector<StepId> needed;
    std::vector<Step> kept;
    for (; !steps.empty(); steps.pop_back()) {
        Step &step = steps.back();
        if (!wanted(step) && std::find(needed.begin(), needed.end(), step.id) == needed.end()) continue;
        needed.insert(needed.end(), step.uses.begin(), step.uses.end());
        kept.push_back(std::move(step));
    }
    steps.assign(std::move_iterator(kept.rbegin()), std::move_iterator(kept.rend()));
}

void keep_proof(std::vector<Step> &steps) {
    const StepId last = steps.back().id;
    keep_needed(steps, [&](const Step &step) { return step.id == last; });
}

// A letter on a cell where it is not in any solution.
struct Falsehood {
    unsigned letter;
    Cells cell;
};

class Explainer {
  public:
    explicit Explainer(const Puzzle &puzzle) : chain_{Facts(puzzle)} {}

    Explanation run();
    /// Whether rules up to this difficulty solve it.
    bool solves(Difficulty most) {
        reason(chain_, most);
        return !chain_.facts.open;
    }

    /// The supposition of the letter on the cell, and the easiest proof against it, if one is found.
    std::optional<Step> refute(unsigned a, Cells one) {
        for (const auto &[most, depth] : proofs)
            if (auto step = refuted(chain_, {a, one}, most, depth)) return step;
        return {};
    }

  private:
    static constexpr int most_compared = 40, most_proofs = 5000;
    // From the easiest on: the hardest rule, and how deep suppositions may be.
    static constexpr std::pair<Difficulty, int> proofs[] = {
        {Difficulty::easy, 1}, {Difficulty::medium, 1}, {Difficulty::easy, 2}, {Difficulty::medium, 2}};

    void add(Chain &chain, Step step);
    bool reason(Chain &chain, Difficulty most);
    std::optional<Step> supposition();
    std::optional<Step> refute(const Chain &chain, std::vector<Falsehood> falsehoods, Difficulty most,
                               int depth, int compared);
    std::optional<Step> refuted(const Chain &chain, const Falsehood &falsehood, Difficulty most, int depth);
    bool is_false(unsigned a, Cells one);

    Chain chain_;
    StepId next_ = 0;
    int proofs_ = most_proofs;          // that may still be tried
    Domains possible_{}, impossible_{}; // where letters are in some solution, and in none, as far as known
};

void Explainer::add(Chain &chain, Step step) {
    step.id = next_++;
    step.uses = used_by(step);
    const Whereabouts &subject = step.subject;
    if (step.places()) chain.facts.place(subject.letter, subject.cells, step.id);
    else if (subject.letter < size) chain.facts.notes[subject.letter].push_back({step.leaves(), step.id});
    chain.steps.push_back(std::move(step));
}

// Takes steps up to this difficulty until there is nothing to do, or a contradiction. Returns true for that.
bool Explainer::reason(Chain &chain, Difficulty most) {
    while (chain.facts.open) {
        std::optional<Step> step = contradiction(chain.facts);
        if (!step) step = placement(chain.facts);
        if (!step && most >= Difficulty::medium) step = narrowing(chain.facts);
        if (!step) return false;
        const bool end = is_contradiction(*step);
        add(chain, std::move(*step));
        if (end) return true;
    }
    return false;
}

// The best supposition whose proof has steps no harder than `most`, and suppositions up to this depth: of the first few
// that are found. Nothing if there is none, or none that is found in time.
std::optional<Step> Explainer::refute(const Chain &chain, std::vector<Falsehood> falsehoods, Difficulty most,
                                      int depth, int compared) {
    const auto cells = [&](const Falsehood &one) { return size_of(chain.facts.domain(one.letter)); };
    std::stable_sort(falsehoods.begin(), falsehoods.end(),
                     [&](const auto &x, const auto &y) { return cells(x) < cells(y); });
    // A short proof is better, and one that leaves few cells for the letter. The factor gives the shortest explanations
    // of twenty hard puzzles; with 1 they are a tenth longer.
    const auto cost = [](const Step &step) {
        return lines_of(step.proof) + 3 * static_cast<std::size_t>(size_of(step.subject.cells));
    };
    std::optional<Step> best;
    for (const Falsehood &falsehood : falsehoods) {
        if (proofs_ == 0 || compared == 0) break;
        if (depth == 1) {
            // A quick test: the solver's propagation is nearly as strong as all rules but supposition.
            Problem supposed = chain.facts.problem();
            supposed.domain[falsehood.letter] = falsehood.cell;
            if (settled(supposed)) continue;
        }
        --proofs_;
        std::optional<Step> step = refuted(chain, falsehood, most, depth);
        if (!step) continue;
        --compared;
        if (!best || cost(*step) < cost(*best)) best = std::move(step);
    }
    return best;
}

std::optional<Step> Explainer::refuted(const Chain &chain, const Falsehood &falsehood, Difficulty most,
                                       int depth) {
    Chain proof{chain.facts};
    proof.facts.place(falsehood.letter, falsehood.cell, no_step);
    while (!reason(proof, most)) {
        if (depth == 1) return {};
        std::vector<Falsehood> all;
        for (const unsigned b : numbers(proof.facts.open))
            for (const Cells one : members(proof.facts.domain(b))) all.push_back({b, one});
        std::optional<Step> inner = refute(proof, all, most, depth - 1, 1);
        if (!inner) return {};
        add(proof, std::move(*inner));
    }
    keep_proof(proof.steps);
    Step step = not_there(chain.facts, falsehood.letter, falsehood.cell);
    step.proof = std::move(proof.steps);
    return step;
}

std::optional<Step> Explainer::supposition() {
    std::vector<Falsehood> falsehoods;
    for (const unsigned a : numbers(chain_.facts.open))
        for (const Cells one : members(chain_.facts.domain(a)))
            if (is_false(a, one)) falsehoods.push_back({a, one});
    if (falsehoods.empty()) return {};
    for (const auto &[most, depth] : proofs)
        if (auto step = refute(chain_, falsehoods, most, depth, depth == 1 ? most_compared : 1)) return step;
    // Deeper proofs are longer than anybody reads.
    return not_there(chain_.facts, falsehoods[0].letter, falsehoods[0].cell);
}

// Whether no solution has the letter there. Hard puzzles ask this of the same cells again and again.
bool Explainer::is_false(unsigned a, Cells one) {
    if ((possible_[a] | impossible_[a]) & one) return impossible_[a] & one;
    Problem supposed = chain_.facts.problem();
    supposed.domain[a] = one;
    const std::optional<State> solution = solve(supposed);
    for (unsigned b = 0; solution && b < size; ++b) possible_[b] |= solution->domain[b];
    if (!solution) impossible_[a] |= one;
    return !solution;
}

Explanation Explainer::run() {
    Explanation result;
    using enum Explanation::End;
    result.apart = apart(chain_.facts);
    if (result.apart) result.end = impossible;
    // Reason with suppositions until nothing more follows.
    while (result.end != impossible) {
        if (reason(chain_, Difficulty::medium)) result.end = impossible;
        else if (std::optional<Step> step = supposition()) add(chain_, std::move(*step));
        else break;
    }
    if (result.end != impossible && chain_.facts.open) result.end = ambiguous;
    if (result.end != impossible) keep_needed(chain_.steps, [](const Step &step) { return step.places(); });
    else if (!result.apart) keep_proof(chain_.steps);
    result.open = chain_.facts.open;
    for (unsigned a = 0; a < size; ++a) result.known[a] = chain_.facts.domain(a);
    result.steps = std::move(chain_.steps);
    for (const Step &step : result.steps)
        result.difficulty = std::max(result.difficulty, difficulty_of(step.rule));
    return result;
}

} // namespace

Explanation explain(const Puzzle &puzzle) { return Explainer(puzzle).run(); }

std::optional<Step> why_not(const Puzzle &puzzle, unsigned a, Cells one) {
    if (auto step = exclusion(Facts(puzzle), a, one)) return step;
    return Explainer(puzzle).refute(a, one);
}

Difficulty difficulty_of(const Puzzle &puzzle) {
    Explainer explainer(puzzle);
    for (const auto most : {Difficulty::easy, Difficulty::medium})
        if (explainer.solves(most)) return most;
    return Difficulty::hard;
}

} // namespace gogen
