#include "gogen/steps.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace gogen {

namespace {

constexpr std::array rule_names{"only cell",      "only letter",          "adjacent pair",
                                "corner or edge", "shared neighbourhood", "supposition"};

class Reasoning {
  public:
    explicit Reasoning(const Puzzle &puzzle) : problem_(problem_of(puzzle.board, puzzle.words)) {
        for (int i = 0; i < size; ++i)
            if (const char c = puzzle.board[static_cast<std::size_t>(i)]; c != '.')
                put(number_of_letter(c), cell_at(i));
    }

    Explanation run() {
        const std::optional<State> solution = solve(problem_);
        while (state_.open && contradiction().empty() &&
               (only_cell() || only_letter() || next_to_placed() || few_neighbours() || next_to_open() ||
                suppose(solution, false) || suppose(solution, true))) {
        }
        result_.known = state_;
        result_.contradiction = contradiction();
        result_.end = !result_.contradiction.empty() ? Explanation::End::impossible
                      : state_.open                  ? Explanation::End::ambiguous
                                                     : Explanation::End::solved;
        return std::move(result_);
    }

  private:
    Cells &domain(unsigned a) { return problem_.domain[a]; }

    void put(unsigned a, Cells one) {
        state_.open &= ~letter(a);
        state_.free &= ~one;
        for (unsigned b = 0; b < size; ++b)
            if (b != a) domain(b) &= ~one;
        domain(a) = one;
        state_.domain = problem_.domain;
    }

    // Notes the step when it says something new.
    bool narrow(Rule rule, unsigned a, Letters partners, Cells after, bool deep = false) {
        const Cells before = domain(a);
        const bool places = rule == Rule::only_cell || rule == Rule::only_letter;
        if (after == before && !places) return false;
        result_.steps.push_back({rule, a, partners, before, after, deep});
        result_.difficulty = std::max(result_.difficulty, rule == Rule::supposition      ? Difficulty::hard
                                                          : rule >= Rule::corner_or_edge ? Difficulty::medium
                                                                                         : Difficulty::easy);
        if (places) put(a, after);
        else domain(a) = after;
        state_.domain = problem_.domain;
        return true;
    }

    bool only_cell() {
        for (Letters rest = state_.open; rest; rest = rest_of(rest))
            if (is_single(domain(number_of(rest))))
                return narrow(Rule::only_cell, number_of(rest), 0, domain(number_of(rest)));
        return false;
    }

    // The open letters that may stand there.
    Letters takers(Cells one) const {
        Letters result = 0;
        for (Letters rest = state_.open; rest; rest = rest_of(rest))
            if (problem_.domain[number_of(rest)] & one) result |= first_of(rest);
        return result;
    }

    bool only_letter() {
        for (Cells rest = state_.free; rest; rest = rest_of(rest))
            if (const Letters letters = takers(first_of(rest)); is_single(letters))
                return narrow(Rule::only_letter, number_of(letters), 0, first_of(rest));
        return false;
    }

    bool next_to_placed() {
        for (Letters rest = state_.open; rest; rest = rest_of(rest)) {
            const unsigned a = number_of(rest);
            Letters reasons = 0;
            Cells after = domain(a);
            for (Letters near = problem_.partners[a] & ~state_.open; near; near = rest_of(near)) {
                const Cells now = after & around(domain(number_of(near)));
                if (now != after) reasons |= first_of(near);
                after = now;
            }
            if (narrow(Rule::adjacent_pair, a, reasons, after)) return true;
        }
        return false;
    }

    bool few_neighbours() {
        for (Letters rest = state_.open; rest; rest = rest_of(rest)) {
            const unsigned a = number_of(rest);
            Cells after = 0;
            for (Cells cells = domain(a); cells; cells = rest_of(cells))
                if (std::popcount(around(first_of(cells))) >= std::popcount(problem_.partners[a]))
                    after |= first_of(cells);
            if (narrow(Rule::corner_or_edge, a, problem_.partners[a], after)) return true;
        }
        return false;
    }

    bool next_to_open() {
        for (Letters rest = state_.open; rest; rest = rest_of(rest))
            for (Letters near = problem_.partners[number_of(rest)] & state_.open; near;
                 near = rest_of(near)) {
                const unsigned a = number_of(rest);
                if (narrow(Rule::shared_neighbourhood, a, first_of(near),
                           domain(a) & around(domain(number_of(near)))))
                    return true;
            }
        return false;
    }

    // Letters with few cells first. Where a solution has the letter there is nothing to refute.
    bool suppose(const std::optional<State> &solution, bool deep) {
        for (int cells = 2; cells <= size; ++cells)
            for (Letters rest = state_.open; rest; rest = rest_of(rest)) {
                const unsigned a = number_of(rest);
                const Cells before = domain(a);
                if (std::popcount(before) != cells) continue;
                for (Cells left = solution ? before & ~solution->domain[a] : before; left;
                     left = rest_of(left)) {
                    Problem supposed = problem_;
                    supposed.domain[a] = first_of(left);
                    if (!(deep ? solve(supposed) : settled(supposed)))
                        return narrow(Rule::supposition, a, 0, before & ~first_of(left), deep);
                }
            }
        return false;
    }

    std::string contradiction() const {
        for (Letters rest = state_.open; rest; rest = rest_of(rest))
            if (!problem_.domain[number_of(rest)])
                return std::string("no cell is left for ") + letter_name(number_of(rest));
        for (Cells rest = state_.free; rest; rest = rest_of(rest))
            if (!takers(first_of(rest))) return "no letter is left for " + place_name(first_of(rest));
        for (Letters rest = ~state_.open & all_letters; rest; rest = rest_of(rest)) {
            const unsigned a = number_of(rest);
            for (Letters near = problem_.partners[a] & ~state_.open; near; near = rest_of(near))
                if (!(around(problem_.domain[a]) & problem_.domain[number_of(near)]))
                    return std::string(1, letter_name(a)) + " and " + letter_name(number_of(near)) +
                           " do not touch";
        }
        return {};
    }

    Problem problem_; // its domains are what is known
    State state_ = [] {
        State state{};
        state.open = all_letters;
        return state;
    }();
    Explanation result_;
};

// "A", "A and B", "A, B and C".
std::string list_of(const std::vector<std::string> &names, const char *last) {
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i)
        text += (i == 0 ? "" : i + 1 == names.size() ? std::string(" ") + last + " " : ", ") + names[i];
    return text;
}

std::string places(Cells cells, const char *last) {
    std::vector<std::string> names;
    for (; cells; cells = rest_of(cells)) names.push_back(place_name(first_of(cells)));
    return list_of(names, last);
}

// What a narrowing step leaves, or rules out where that is shorter.
std::string conclusion(const Step &step) {
    const Cells out = step.before & ~step.after;
    const std::string letter(1, letter_name(step.letter));
    if (!step.after) return letter + " has no cell left";
    if (std::popcount(out) < std::popcount(step.after)) return letter + " is not at " + places(out, "or");
    return letter + " is at " + places(step.after, "or");
}

// A word in which the two letters are neighbours.
const std::string &word_with(unsigned a, unsigned b, const Words &words) {
    const char pair[] = {letter_name(a), letter_name(b)}, reversed[] = {pair[1], pair[0]};
    return *std::find_if(words.begin(), words.end(), [&](const std::string &word) {
        return word.find(pair, 0, 2) != word.npos || word.find(reversed, 0, 2) != word.npos;
    });
}

std::string sentence(const Step &step, const std::vector<Cells> &placed, const Words &words) {
    const std::string letter(1, letter_name(step.letter));
    std::vector<std::string> reasons;
    for (Letters rest = step.partners; rest; rest = rest_of(rest)) {
        const unsigned b = number_of(rest);
        std::string reason(1, letter_name(b));
        if (step.rule == Rule::adjacent_pair) reason += ' ' + place_name(placed[b]);
        if (step.rule != Rule::corner_or_edge) reason += " in " + word_with(step.letter, b, words);
        reasons.push_back(std::move(reason));
    }
    const std::string partners = list_of(reasons, "and");
    switch (step.rule) {
    case Rule::only_cell:
        return letter + " can only be at " + place_name(step.after);
    case Rule::only_letter:
        return place_name(step.after) + " can only be " + letter;
    case Rule::adjacent_pair:
        return letter + " is next to " + partners + ", so " + conclusion(step);
    case Rule::corner_or_edge:
        return letter + " has the partners " + partners + ", so " + conclusion(step);
    case Rule::shared_neighbourhood:
        return letter + " is next to " + partners + ", wherever that is, so " + conclusion(step);
    case Rule::supposition:
        break;
    }
    return "were " + letter + " at " + place_name(step.before & ~step.after) +
           (step.deep ? ", every way on would end in a contradiction, so "
                      : ", these rules would end in a contradiction, so ") +
           conclusion(step);
}

} // namespace

Explanation explain(const Puzzle &puzzle) { return Reasoning(puzzle).run(); }

const char *name_of(Difficulty difficulty) {
    return std::array{"easy", "medium", "hard"}[static_cast<std::size_t>(difficulty)];
}

std::string text_of(const Explanation &explanation, const Puzzle &puzzle) {
    std::vector<Cells> placed(size);
    for (std::size_t i = 0; i < puzzle.board.size(); ++i)
        if (puzzle.board[i] != '.') placed[number_of_letter(puzzle.board[i])] = cell_at(static_cast<int>(i));
    std::string text;
    for (std::size_t i = 0; i < explanation.steps.size(); ++i) {
        const Step &step = explanation.steps[i];
        text += std::to_string(i + 1) + ' ' + rule_names[static_cast<std::size_t>(step.rule)] + ": " +
                sentence(step, placed, puzzle.words) + '\n';
        if (step.rule <= Rule::only_letter) placed[step.letter] = step.after;
    }
    switch (explanation.end) {
    case Explanation::End::solved:
        return text + drawn_text(board_of(explanation.known)) +
               "difficulty: " + name_of(explanation.difficulty) + '\n';
    case Explanation::End::ambiguous:
        for (Letters rest = explanation.known.open; rest; rest = rest_of(rest))
            text += std::string("open: ") + letter_name(number_of(rest)) + " may be at " +
                    places(explanation.known.domain[number_of(rest)], "or") + '\n';
        return text + "ambiguous\n";
    case Explanation::End::impossible:
        break;
    }
    return text + "contradiction: " + explanation.contradiction + "\nimpossible\n";
}

} // namespace gogen
