// The sentences of an explanation, which explain.h declares.
#include "gogen/explain.h"
#include "gogen/gogen.h"
#include "shell/text.h"

#include <algorithm>
#include <map>
#include <utility>

namespace gogen {

namespace {

using Names = std::vector<std::string>;

std::string name(unsigned a) { return std::string(1, letter_name(a)); }

// "A", "A and B", "A, B and C".
std::string list(const Names &names, std::string_view last) {
    return shell::list_of({names.begin(), names.end()}, last);
}

std::string places(Cells cells, std::string_view last = "or") {
    Names names;
    for (const Cells one : members(cells)) names.push_back(place_name(one));
    return list(names, last);
}

std::string letters(Letters set) {
    Names names;
    for (const unsigned a : numbers(set)) names.push_back(name(a));
    return list(names, "and");
}

// The sentences of one explanation. The letters on the board and, in a proof, its suppositions are in sight;
// at its end a step names the earlier steps that it uses and that are not in sight.
class Wording {
  public:
    explicit Wording(const Puzzle &puzzle) : words_(puzzle.words) {}

    // The next step, which gets this number, "12" or in a proof "12.3", with the lines of its proof.
    std::string text(const Step &step, const std::string &number) {
        std::string text = number + ' ' + name_of(step.rule) + ": ";
        text += step.rule == Rule::supposition ? proof(step, number) : sentence(step);
        Names uses;
        for (const StepId id : step.uses)
            if (const auto found = numbers_.find(id); found != numbers_.end()) uses.push_back(found->second);
        if (step.rule == Rule::only_square && step.subject.near.empty() && uses.empty())
            text += ", the last square";
        if (!uses.empty()) text += (uses.size() == 1 ? " (step " : " (steps ") + list(uses, "and") + ')';
        if (!step.places() || shell::contains(number, '.')) numbers_[step.id] = number;
        return text + '\n';
    }

    // What the step says, other than a supposition.
    std::string sentence(const Step &step) const {
        if (step.rule == Rule::only_letter) return only_letter(step);
        if (step.rule == Rule::shared_neighbourhood) return beside(step);
        if (step.rule == Rule::corner_or_edge) return crowded(step);
        if (!step.subject.near.empty()) return so(step).substr(2);
        return conclusion(step);
    }

  private:
    std::string proof(const Step &step, const std::string &number) {
        const std::string end = "contradiction" + so(step);
        std::string text =
            "if " + name(step.subject.letter) + " is at " + place_name(step.ruled_out()) + ", ";
        if (step.proof.empty()) {
            text += "every continuation ends in a " + end + ", as a solver has found";
        } else if (step.proof.size() == 1) {
            text += "then " + sentence(step.proof[0]) + ": " + end;
        } else {
            text += "then\n";
            for (std::size_t i = 0; i < step.proof.size(); ++i)
                text += "    " + this->text(step.proof[i], number + '.' + std::to_string(i + 1));
            text += end;
        }
        return text;
    }

    // A word in which the two letters follow each other.
    const std::string &word_with(unsigned a, unsigned b) const {
        const std::string pair{letter_name(a), letter_name(b)}, reversed{pair[1], pair[0]};
        const auto found = std::ranges::find_if(words_, [&](const std::string &word) {
            return word.find(pair) != word.npos || word.find(reversed) != word.npos;
        });
        assert(found != words_.end());
        return *found;
    }

    // Adds that word, if it is not there.
    void add_word(Names &words, unsigned a, unsigned b) const {
        const std::string &word = word_with(a, b);
        if (!shell::contains(words, word)) words.push_back(word);
    }

    // "T-L-F (BELT and FLUTE)": the letters from one to the other, and words for their pairs.
    std::string chain(unsigned from, const Reason &near) const {
        std::string text = name(from);
        Names words;
        for (const unsigned to : near.chain) {
            text += '-' + name(to);
            add_word(words, from, to);
            from = to;
        }
        return text + " (" + list(words, "and") + ')';
    }

    // "R (0,4)".
    static std::string on_board(const Reason &near) {
        return name(near.chain.back()) + ' ' + place_name(near.at);
    }

    // "touches R (0,4) in QUAVER and X (2,2) in BOXED, and is at most 2 moves from R (0,4) by the chain V-E-R
    // (QUAVER)"; or empty.
    std::string reasons(const Whereabouts &whereabouts) const {
        Names touching, routes;
        for (const Reason &near : whereabouts.near) {
            const std::string target = on_board(near);
            if (near.chain.size() == 1)
                touching.push_back(target + " in " + word_with(whereabouts.letter, near.chain[0]));
            else
                routes.push_back("at most " + std::to_string(near.chain.size()) + " moves from " + target +
                                 " by the chain " + chain(whereabouts.letter, near));
        }
        std::string text;
        if (!touching.empty()) text = "touches " + list(touching, "and");
        if (!routes.empty()) text += (text.empty() ? "is " : ", and is ") + list(routes, "and");
        return text;
    }

    // Where the letter is, or is not if that is shorter.
    std::string conclusion(const Step &step) const {
        const Cells after = step.subject.cells;
        const std::string letter = name(step.subject.letter);
        if (!after) return letter + " has no square left";
        if (!step.negative()) return letter + " is at " + places(after);
        return letter + " is not at " + places(step.ruled_out());
    }

    // "; S touches P (2,2) in SHIP, so S is at (1,1)": what follows, with the letter's own reasons.
    std::string so(const Step &step) const {
        const std::string own = reasons(step.subject);
        return (own.empty() ? "" : "; " + name(step.subject.letter) + ' ' + own) + ", so " + conclusion(step);
    }

    std::string only_letter(const Step &step) const {
        const bool none = step.subject.letter >= size;
        const std::string place = place_name(step.subject.cells);
        assert(!step.others.empty()); // the last open letter has only one square, or none
        // Letters with the same reason stand together, and last those that earlier steps keep away.
        std::map<std::string, Letters> groups;
        Letters noted = 0;
        for (const Whereabouts &other : step.others) {
            assert(other.near.size() <= 1);
            (other.near.empty() ? noted : groups[on_board(other.near[0])]) |= letter(other.letter);
        }
        std::string why;
        for (const auto &[target, group] : groups) why += "; " + letters(group) + " must touch " + target;
        if (noted) why += "; earlier steps keep away " + letters(noted);
        return (none ? "no letter can stand at " + place + ':'
                     : name(step.subject.letter) + " is at " + place + ", for no other letter can:") +
               why.substr(1);
    }

    std::string beside(const Step &step) const {
        const Whereabouts &partner = step.others[0];
        const std::string why = reasons(partner), letter = name(partner.letter);
        return letter + (why.empty() ? "" : ", which " + why + ',') + " is at " + places(partner.cells) +
               "; " + name(step.subject.letter) + " touches " + letter + " in " +
               word_with(step.subject.letter, partner.letter) + so(step);
    }

    std::string crowded(const Step &step) const {
        const Cells out = step.ruled_out();
        const unsigned room = size_of(step.crowd);
        Names words;
        for (const unsigned a : numbers(step.crowd)) add_word(words, step.subject.letter, a);
        return name(step.subject.letter) + " must still touch " + letters(step.crowd) + " (" +
               list(words, "and") + "), and " + places(out, "and") + (is_single(out) ? " has " : " have ") +
               (room == 1 ? "no free square around"
                          : "fewer than " + std::to_string(room) + " free squares around") +
               so(step);
    }

    const Words &words_;
    std::map<StepId, std::string> numbers_; // of the steps so far that are not in sight
};

} // namespace

std::string sentence_of(const Step &step, const Puzzle &puzzle) { return Wording(puzzle).sentence(step); }

std::vector<Hint> hints_of(const Explanation &explanation, const Puzzle &puzzle) {
    Wording wording(puzzle);
    std::vector<Hint> hints;
    std::map<StepId, std::size_t> out_of_sight; // steps that place no letter are named
    for (const Step &step : explanation.steps) {
        Hint hint{.text = wording.text(step, std::to_string(hints.size() + 1)),
                  .named = {},
                  .places = step.places(),
                  .subject = step.subject};
        for (const StepId id : step.uses)
            if (const auto used = out_of_sight.find(id); used != out_of_sight.end())
                hint.named.push_back(used->second);
        if (!hint.places) out_of_sight[step.id] = hints.size();
        hints.push_back(std::move(hint));
    }
    return hints;
}

std::string text_of(const Explanation &explanation, const Puzzle &puzzle) {
    std::string text;
    for (const Hint &hint : hints_of(explanation, puzzle)) text += hint.text;
    const Facts &facts = explanation.facts;
    if (explanation.solved())
        return text + drawn_text(board_of(facts.at)) + "difficulty: " + name_of(difficulty_of(puzzle)) + '\n';
    Names apart; // two letters
    for (const unsigned a : numbers(facts.apart())) apart.push_back(name(a) + ' ' + place_name(facts.at[a]));
    if (!apart.empty()) text += "contradiction: " + list(apart, "and") + " do not touch\n";
    if (explanation.contradiction) return text + "impossible\n";
    for (const unsigned a : numbers(facts.open))
        text += "open: " + name(a) + " may be at " + places(facts.domain(a)) + '\n';
    return text + "ambiguous\n";
}

} // namespace gogen
