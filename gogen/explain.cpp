#include "gogen/explain.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdlib>
#include <utility>

namespace gogen {

namespace {

// What is known.

// Cells that a step has left for a letter.
struct Note {
    Cells cells;
    StepId step;
};

struct Facts {
    Partners partners{};
    Domains at{};                      // where a letter stands; 0 for an open letter
    std::array<StepId, size> placed{}; // by which step
    Letters open = all_letters;
    Cells free = all_cells;
    std::array<std::vector<Note>, size> notes;
};

void place(Facts &facts, unsigned a, Cells one, StepId step) {
    assert(one && is_single(one) && (facts.free & one) && (facts.open & letter(a)));
    facts.at[a] = one;
    facts.placed[a] = step;
    facts.open &= ~letter(a);
    facts.free &= ~one;
}

Facts facts_of(const Puzzle &puzzle) {
    Facts facts;
    facts.partners = problem_of(Board(size, '.'), puzzle.words).partners;
    for (int i = 0; i < size; ++i)
        if (const char c = puzzle.board[static_cast<std::size_t>(i)]; c != '.')
            place(facts, number_of_letter(c), cell_at(i), no_step);
    return facts;
}

// Where the letter may stand.
Cells domain_of(const Facts &facts, unsigned a) {
    if (facts.at[a]) return facts.at[a];
    Cells result = facts.free;
    for (const unsigned b : numbers(facts.partners[a] & ~facts.open)) result &= around(facts.at[b]);
    for (const Note &note : facts.notes[a]) result &= note.cells;
    return result;
}

// The open letters that may stand on the cell.
Letters takers_of(const Facts &facts, Cells one) {
    Letters result = 0;
    for (const unsigned a : numbers(facts.open))
        if (domain_of(facts, a) & one) result |= letter(a);
    return result;
}

std::vector<Placed> placed_on(const Facts &facts, Cells cells) {
    std::vector<Placed> result;
    for (const unsigned a : numbers(all_letters & ~facts.open))
        if (facts.at[a] & cells) result.push_back({a, facts.at[a], facts.placed[a]});
    return result;
}

// The problem with all that is known.
Problem problem_of(const Facts &facts) {
    Problem problem;
    problem.partners = facts.partners;
    for (unsigned a = 0; a < size; ++a) problem.domain[a] = domain_of(facts, a);
    return problem;
}

// Two letters on the board that are partners and do not touch; 0 if there are none.
Letters apart(const Facts &facts) {
    for (const unsigned a : numbers(all_letters & ~facts.open))
        for (const unsigned b : numbers(facts.partners[a] & ~facts.open))
            if (!(around(facts.at[a]) & facts.at[b])) return letter(a) | letter(b);
    return 0;
}

// Reasons.

enum class Routes { touching, all };

// The letters on the board that the letter is near to: those that it touches, or also those at the end of a shortest
// chain over open letters.
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

// The cells that `near` allows.
Cells allowed(const Near &near) {
    Cells result = around(near.at);
    for (int d = 1; d < near.distance(); ++d) result |= around(result);
    return result;
}

// Few reasons why the letter, of all cells among `within`, may only stand on `target`.
Whereabouts whereabouts(const Facts &facts, unsigned a, Cells target, Routes routes,
                        Cells within = all_cells) {
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
    result.taken = placed_on(facts, left(chosen) & ~target & ~named);
    return result;
}

// The cells for which a step gives reasons: if it says where the letter is not, only those that were left before.
Cells to_explain(Cells before, Cells after) {
    return Step{Rule::shortest_route, {0, after}, before}.negative() ? before : all_cells;
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

// The rules.

// An open letter without a cell.
std::optional<Step> no_square(const Facts &facts, unsigned a) {
    if (domain_of(facts, a)) return {};
    return Step{Rule::only_square, whereabouts(facts, a, 0, Routes::touching)};
}

std::optional<Step> only_square(const Facts &facts, unsigned a) {
    const Cells domain = domain_of(facts, a);
    if (!is_single(domain)) return {};
    return Step{Rule::only_square, whereabouts(facts, a, domain, Routes::touching), domain};
}

// Only one letter can stand on the cell, or none.
std::optional<Step> only_letter(const Facts &facts, Cells one) {
    const Letters taker = takers_of(facts, one);
    if (taker && !is_single(taker)) return {};
    Step step{Rule::only_letter, {taker ? number_of(taker) : size, one}};
    if (taker) step.before = domain_of(facts, number_of(taker));
    for (const unsigned b : numbers(facts.open & ~taker))
        step.others.push_back(whereabouts(facts, b, 0, Routes::touching, one));
    step.placed = placed_on(facts, all_cells);
    return step;
}

std::optional<Step> shortest_route(const Facts &facts, unsigned a) {
    const Cells domain = domain_of(facts, a);
    Cells after = domain;
    for (const Near &near : near_to(facts, a, Routes::all)) after &= allowed(near);
    if (after == domain) return {};
    const Cells within = to_explain(domain, after);
    return Step{Rule::shortest_route, whereabouts(facts, a, after, Routes::all, within), domain};
}

std::optional<Step> corner_or_edge(const Facts &facts, unsigned a) {
    const Letters crowd = facts.partners[a] & facts.open;
    const Cells domain = domain_of(facts, a);
    Cells after = 0;
    for (const Cells one : members(domain))
        if (size_of(around(one) & facts.free) >= size_of(crowd)) after |= one;
    if (after == domain) return {};
    const Cells out = domain & ~after, within = to_explain(domain, after) & ~out;
    Step step{Rule::corner_or_edge, whereabouts(facts, a, after, Routes::touching, within), domain};
    step.crowd = crowd;
    step.placed = placed_on(facts, around(out));
    return step;
}

std::optional<Step> shared_neighbourhood(const Facts &facts, unsigned a, unsigned partner) {
    const Cells domain = domain_of(facts, a), there = domain_of(facts, partner);
    const Cells after = domain & around(there);
    if (after == domain) return {};
    const Cells within = to_explain(domain, after) & around(there);
    Step step{Rule::shared_neighbourhood, whereabouts(facts, a, after, Routes::touching, within), domain};
    step.partner = whereabouts(facts, partner, there, Routes::touching);
    return step;
}

// The letter is not on the cell, as a proof will show; if one other cell is left, with the reasons why it is there.
Step not_there(const Facts &facts, unsigned a, Cells one) {
    const Cells before = domain_of(facts, a), after = before & ~one;
    const Cells within = to_explain(before, after) & ~one;
    Step step{Rule::supposition, whereabouts(facts, a, after, Routes::touching, within), before};
    step.supposed = one;
    return step;
}

// The letter without a cell or the free cell without a letter, which end a proof.
std::optional<Step> contradiction(const Facts &facts) {
    for (const unsigned a : numbers(facts.open))
        if (auto step = no_square(facts, a)) return step;
    for (const Cells one : members(facts.free))
        if (!takers_of(facts, one)) return only_letter(facts, one);
    return {};
}

// The letter that has one cell left, with the fewest reasons; else the cell that has one letter left.
std::optional<Step> placement(const Facts &facts) {
    std::optional<Step> best;
    const auto cost = [](const Step &step) {
        return step.subject.near.size() + 4 * step.subject.notes.size();
    };
    for (const unsigned a : numbers(facts.open))
        if (auto step = only_square(facts, a); step && (!best || cost(*step) < cost(*best)))
            best = std::move(step);
    for (const Cells one : members(best ? 0 : facts.free))
        if (auto step = only_letter(facts, one)) return step;
    return best;
}

// The step by a medium rule that leaves the fewest cells to look at.
std::optional<Step> narrowing(const Facts &facts) {
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
    for (const unsigned a : numbers(facts.open)) {
        offer(shortest_route(facts, a));
        offer(corner_or_edge(facts, a));
        for (const unsigned b : numbers(facts.partners[a] & facts.open))
            offer(shared_neighbourhood(facts, a, b));
    }
    return best;
}

// Chains of steps.

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
    explicit Explainer(const Puzzle &puzzle) : chain_{facts_of(puzzle)} {}

    Explanation run();
    /// Whether rules up to this difficulty solve it.
    bool solves(Difficulty most) {
        reason(chain_, most);
        return !chain_.facts.open;
    }

    /// The supposition of the letter on the cell, and the easiest proof against it, if one is found.
    std::optional<Step> refute(unsigned a, Cells one) {
        using enum Difficulty;
        for (const auto &[most, depth] : {std::pair{easy, 1}, {medium, 1}, {easy, 2}, {medium, 2}})
            if (auto step = refuted(chain_, {a, one}, most, depth)) return step;
        return {};
    }

  private:
    static constexpr int most_compared = 40, most_proofs = 5000;

    void add(Chain &chain, Step step);
    bool reason(Chain &chain, Difficulty most);
    std::optional<Step> supposition();
    std::optional<Step> refute(const Chain &chain, std::vector<Falsehood> falsehoods, Difficulty most,
                               int depth, int compared);
    std::optional<Step> refuted(const Chain &chain, const Falsehood &falsehood, Difficulty most, int depth);
    bool is_false(unsigned a, Cells one);

    Chain chain_;
    StepId next_ = 0;
    int proofs_ = most_proofs; // that may still be tried
    Domains possible_{},
        impossible_{}; // where letters are in some solution, and in none, as far as that was asked
};

void Explainer::add(Chain &chain, Step step) {
    step.id = next_++;
    step.uses = used_by(step);
    const Whereabouts &subject = step.subject;
    if (step.places()) place(chain.facts, subject.letter, subject.cells, step.id);
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
    const auto cells = [&](const Falsehood &one) { return size_of(domain_of(chain.facts, one.letter)); };
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
        if (depth ==
            1) { // a quick test: the solver's propagation is nearly as strong as all rules but supposition
            Problem supposed = problem_of(chain.facts);
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
    place(proof.facts, falsehood.letter, falsehood.cell, no_step);
    while (!reason(proof, most)) {
        if (depth == 1) return {};
        std::vector<Falsehood> all;
        for (const unsigned b : numbers(proof.facts.open))
            for (const Cells one : members(domain_of(proof.facts, b))) all.push_back({b, one});
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
        for (const Cells one : members(domain_of(chain_.facts, a)))
            if (is_false(a, one)) falsehoods.push_back({a, one});
    if (falsehoods.empty()) return {};
    using enum Difficulty;
    for (const auto &[most, depth] : {std::pair{easy, 1}, {medium, 1}, {easy, 2}, {medium, 2}})
        if (auto step = refute(chain_, falsehoods, most, depth, depth == 1 ? most_compared : 1)) return step;
    // Deeper proofs are longer than anybody reads.
    return not_there(chain_.facts, falsehoods[0].letter, falsehoods[0].cell);
}

// Whether no solution has the letter there. What is known of this is remembered.
bool Explainer::is_false(unsigned a, Cells one) {
    if (!((possible_[a] | impossible_[a]) & one)) {
        Problem supposed = problem_of(chain_.facts);
        supposed.domain[a] = one;
        if (const auto solution = solve(supposed))
            for (unsigned b = 0; b < size; ++b) possible_[b] |= solution->domain[b];
        else impossible_[a] |= one;
    }
    return (impossible_[a] & one) != 0;
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
    for (unsigned a = 0; a < size; ++a) result.known[a] = domain_of(chain_.facts, a);
    result.steps = std::move(chain_.steps);
    for (const Step &step : result.steps)
        result.difficulty = std::max(result.difficulty, difficulty_of(step.rule));
    return result;
}

} // namespace

Explanation explain(const Puzzle &puzzle) { return Explainer(puzzle).run(); }

std::optional<Step> why_not(const Puzzle &puzzle, unsigned a, Cells one) {
    const Facts facts = facts_of(puzzle);
    const Whereabouts elsewhere{a, all_cells & ~one};
    const std::vector<Near> near = near_to(facts, a, Routes::all);
    if (std::any_of(near.begin(), near.end(), [&](const Near &some) { return !(allowed(some) & one); }))
        return Step{Rule::shortest_route, whereabouts(facts, a, elsewhere.cells, Routes::all, one),
                    all_cells};
    const Letters partners = facts.partners[a] & facts.open;
    for (const unsigned b : numbers(partners))
        if (!(around(domain_of(facts, b)) & one)) {
            Step step{Rule::shared_neighbourhood, elsewhere, all_cells};
            step.partner = whereabouts(facts, b, domain_of(facts, b), Routes::touching);
            return step;
        }
    if (size_of(around(one) & facts.free) >= size_of(partners)) return Explainer(puzzle).refute(a, one);
    Step step{Rule::corner_or_edge, elsewhere, all_cells};
    step.crowd = partners;
    step.placed = placed_on(facts, around(one));
    return step;
}

Difficulty difficulty_of(const Puzzle &puzzle) {
    Explainer explainer(puzzle);
    for (const auto most : {Difficulty::easy, Difficulty::medium})
        if (explainer.solves(most)) return most;
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
