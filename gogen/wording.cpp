#include "gogen/wording.h"

#include "gogen/puzzle.h"
#include "gogen/shell.h"

#include <algorithm>
#include <cassert>
#include <map>
#include <string_view>
#include <utility>

namespace gogen {

namespace {

using Names = std::vector<std::string>;

constexpr int placements_a_board = 5; // the board is shown again after that many letters

std::string name(unsigned a) { return std::string(1, letter_name(a)); }

// "A", "A and B", "A, B and C".
std::string list(const Names &names, std::string_view last) {
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (i > 0) text += i + 1 == names.size() ? ' ' + std::string(last) + ' ' : ", ";
        text += names[i];
    }
    return text;
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

// The sentences of one explanation. In a proof, what follows from a supposition "would be".
class Wording {
  public:
    explicit Wording(const Words &words) : words_(words) {}

    // The lines of a step with this number, "12" or in a proof "12.3".
    Names lines(const Step &step, const std::string &number) {
        numbers_[step.id] = number;
        const std::string outer = std::exchange(here_, number);
        Names result{number + ' ' + name_of(step.rule) + ": " +
                     (step.rule == Rule::supposition
                          ? "if " + name(step.subject.letter) + " were at " + place_name(step.supposed)
                          : sentence(step))};
        if (step.rule == Rule::supposition) add_proof(step, result);
        here_ = outer;
        return result;
    }

    /// The numbers of the steps that the step uses.
    Names uses(const Step &step) const {
        Names names;
        for (const StepId id : step.uses) names.push_back(numbers_.at(id));
        return names;
    }

    // What the step says, other than a supposition.
    std::string sentence(const Step &step) const {
        switch (step.rule) {
        case Rule::only_letter:
            return only_letter(step);
        case Rule::shared_neighbourhood:
            return beside(step);
        case Rule::corner_or_edge:
            return crowded(step);
        case Rule::only_square:
        case Rule::shortest_route:
        case Rule::supposition: // which lines() words
            break;
        }
        return near(step.subject, step);
    }

  private:
    static bool within_proof(const std::string &number) { return number.find('.') != number.npos; }
    bool in_proof() const { return within_proof(here_); }
    std::string is() const { return in_proof() ? " would be " : " is "; }

    void add_proof(const Step &step, Names &result) {
        const std::string why = reasons(step.subject);
        std::string so = "so";
        if (!why.empty()) so += ' ' + name(step.subject.letter) + ", which " + why + ',';
        so += by(step.subject) + ' ' + (why.empty() ? conclusion(step) : conclusion(step).substr(2));
        if (step.proof.empty()) {
            result[0] += ", every way on would end in a contradiction (a solver has tried them all), " + so;
            return;
        }
        if (step.proof.size() == 1 && step.proof[0].rule != Rule::supposition) {
            here_ += ".1";
            result[0] += ", then " + sentence(step.proof[0]) + "; " + so;
            return;
        }
        result[0] += ", then";
        for (std::size_t i = 0; i < step.proof.size(); ++i)
            for (const std::string &line : lines(step.proof[i], here_ + '.' + std::to_string(i + 1)))
                result.push_back("    " + line);
        result.push_back("contradiction, " + so);
    }

    // A word in which the two letters follow each other.
    const std::string &word_with(unsigned a, unsigned b) const {
        const std::string pair{letter_name(a), letter_name(b)}, reversed{pair[1], pair[0]};
        const auto found = std::find_if(words_.begin(), words_.end(), [&](const std::string &word) {
            return word.find(pair) != word.npos || word.find(reversed) != word.npos;
        });
        assert(found != words_.end());
        return *found;
    }

    // For each of the letters a word in which it follows the first or goes before it.
    Names words_with(unsigned a, Letters set) const {
        Names words;
        for (const unsigned b : numbers(set))
            if (const std::string &word = word_with(a, b);
                std::find(words.begin(), words.end(), word) == words.end())
                words.push_back(word);
        return words;
    }

    // "step 3", "steps 3 and 9.1", in order.
    std::string steps(std::vector<StepId> ids) const {
        std::sort(ids.begin(), ids.end());
        Names names;
        for (const StepId id : ids) names.push_back(numbers_.at(id));
        return (ids.size() == 1 ? "step " : "steps ") + list(names, "and");
    }

    // Those that steps of proofs have placed. Letters that are on the board before the supposition are in sight.
    std::vector<Placed> in_proofs(const std::vector<Placed> &placed) const {
        std::vector<Placed> result;
        for (const Placed &one : placed)
            if (one.step != no_step && within_proof(numbers_.at(one.step))) result.push_back(one);
        return result;
    }
    std::string steps(const std::vector<Placed> &placed) const {
        std::vector<StepId> ids;
        for (const Placed &one : placed) ids.push_back(one.step);
        return steps(std::move(ids));
    }

    // " with (1,1) and (1,2) taken by steps 3.1 and 3.4", or empty.
    std::string taken(const std::vector<Placed> &all) const {
        const std::vector<Placed> placed = in_proofs(all);
        Cells cells = 0;
        for (const Placed &one : placed) cells |= one.at;
        return placed.empty() ? std::string()
                              : " with " + places(cells, "and") + " taken by " + steps(placed);
    }
    // " by steps 2 and 3, with (1,1) taken by step 3.1,", or empty.
    std::string by(const Whereabouts &subject) const {
        std::string text = subject.notes.empty() ? "" : " by " + steps(subject.notes) + ',';
        if (const std::string gone = taken(subject.taken); !gone.empty()) text += gone + ',';
        return text;
    }

    // "T-L-F (BELT and FLUTE)": the letters from one to the other, and words for their pairs.
    std::string chain(unsigned from, const Near &near) const {
        std::string text = name(from);
        Names words;
        const auto go = [&](unsigned to) {
            text += '-' + name(to);
            if (const std::string &word = word_with(from, to); words.empty() || words.back() != word)
                words.push_back(word);
            from = to;
        };
        for (const unsigned b : near.between) go(b);
        go(near.letter);
        return text + " (" + list(words, "and") + ')';
    }

    // "touches R (0,4) in QUAVER and X (2,2) in BOXED, and is at most 2 moves from R (0,4) by the chain V-E-R (QUAVER)"; or
    // empty.
    std::string reasons(const Whereabouts &whereabouts) const {
        Names touching, routes;
        for (const Near &near : whereabouts.near) {
            const std::string target = name(near.letter) + ' ' + place_name(near.at);
            if (near.between.empty()) {
                touching.push_back(target + " in " + word_with(whereabouts.letter, near.letter));
                continue;
            }
            routes.push_back("at most " + std::to_string(near.distance()) + " moves from " + target +
                             " by the chain " + chain(whereabouts.letter, near));
        }
        std::string text;
        if (!touching.empty()) text = "touches " + list(touching, "and");
        if (!routes.empty()) text += (text.empty() ? "is " : ", and is ") + list(routes, "and");
        return text;
    }

    // Where the letter is, or is not if that is shorter.
    std::string conclusion(const Step &step) const {
        const Cells after = step.subject.cells, out = step.before & ~after;
        const std::string letter = name(step.subject.letter);
        if (!is_single(after) && size_of(out) < size_of(after))
            return letter + (in_proof() ? " would not be " : " is not ") + "at " + places(out);
        return letter + is() + "at " + places(after);
    }

    std::string has_no_square() const {
        return in_proof() ? " would have no square left" : " has no square left";
    }

    // What follows from the reasons of the step's letter alone.
    std::string near(const Whereabouts &subject, const Step &step) const {
        const std::string letter = name(subject.letter), why = reasons(subject), gone = taken(subject.taken);
        if (!why.empty() && !subject.cells)
            return letter + ", which " + why + ',' + by(subject) + has_no_square();
        if (!why.empty()) return letter + ' ' + why + ", so" + by(subject) + ' ' + conclusion(step);
        const std::string left =
            steps(subject.notes) + (subject.notes.size() == 1 ? " leaves" : " leave"); // if there are notes
        std::string text = letter;
        if (!subject.cells)
            text += has_no_square() + (subject.notes.empty() ? "" : ": none that " + left + " is free");
        else
            text += is() + "at " + places(subject.cells) +
                    (subject.notes.empty() ? ", the last square" : ", the only free square that " + left);
        return text + (gone.empty() ? "" : ',' + gone);
    }

    std::string only_letter(const Step &step) const {
        const bool none = step.subject.letter >= size;
        std::string text = none ? "no letter " + std::string(in_proof() ? "could" : "can") + " stand at " +
                                      place_name(step.subject.cells)
                                : name(step.subject.letter) + is() + "at " + place_name(step.subject.cells);
        assert(!step.others.empty()); // the last open letter has only one square, or none
        // Letters with the same reason stand together, and last those that earlier steps keep away.
        std::vector<std::pair<std::string, Letters>> groups;
        Names noted;
        for (const Whereabouts &other : step.others) {
            assert(other.near.size() + other.notes.size() == 1 && other.taken.empty());
            if (!other.notes.empty()) {
                noted.push_back(name(other.letter) + " (" + steps(other.notes) + ')');
                continue;
            }
            const std::string target = name(other.near[0].letter) + ' ' + place_name(other.near[0].at);
            const auto group = std::find_if(groups.begin(), groups.end(),
                                            [&](const auto &some) { return some.first == target; });
            if (group == groups.end()) groups.emplace_back(target, letter(other.letter));
            else group->second |= letter(other.letter);
        }
        Names parts;
        for (const auto &[target, set] : groups) parts.push_back(letters(set) + " must touch " + target);
        if (!noted.empty()) parts.push_back("earlier steps keep away " + list(noted, "and"));
        if (const std::vector<Placed> placed = in_proofs(step.placed); !placed.empty()) {
            Letters set = 0;
            for (const Placed &one : placed) set |= letter(one.letter);
            parts.push_back(steps(placed) + (is_single(set) ? " places " : " place ") + letters(set));
        }
        text += none ? ": " : ", for no other letter can: ";
        for (std::size_t i = 0; i < parts.size(); ++i) text += (i > 0 ? "; " : "") + parts[i];
        return text;
    }

    std::string so(const Step &step) const {
        return ", so" + by(step.subject) + ' ' +
               (step.subject.cells ? conclusion(step) : name(step.subject.letter) + has_no_square());
    }

    std::string beside(const Step &step) const {
        const Whereabouts &partner = *step.partner, &subject = step.subject;
        const std::string why = reasons(partner), own = reasons(subject);
        std::string text = name(partner.letter);
        if (!why.empty()) text += ", which " + why + ',';
        text += is() + "at " + places(partner.cells) + by(partner);
        if (text.back() == ',') text.pop_back();
        text += "; " + name(subject.letter) + " touches " + name(partner.letter) + " in " +
                word_with(subject.letter, partner.letter);
        return text + (own.empty() ? "" : ", and " + own) + so(step);
    }

    std::string crowded(const Step &step) const {
        const Cells out = step.before & ~step.subject.cells;
        const std::string own = reasons(step.subject), gone = taken(step.placed);
        const int room = size_of(step.crowd);
        std::string text = name(step.subject.letter) + " must still touch " + letters(step.crowd) + " (" +
                           list(words_with(step.subject.letter, step.crowd), "and") + "), and " +
                           places(out, "and") + (is_single(out) ? " has " : " have ") +
                           (room == 1 ? "no free square around"
                                      : "fewer than " + std::to_string(room) + " free squares around");
        if (!gone.empty()) text += ',' + gone;
        Step rest = step; // without naming a square twice
        std::erase_if(rest.subject.taken, [&](const Placed &one) {
            return std::any_of(step.placed.begin(), step.placed.end(),
                               [&](const Placed &named) { return named.step == one.step; });
        });
        return text + (own.empty() ? "" : "; " + name(step.subject.letter) + ' ' + own) + so(rest);
    }

    const Words &words_;
    std::map<StepId, std::string> numbers_; // of all steps so far
    std::string here_;                      // the number of the present step
};

// The board with the numbers of rows and columns.
std::string small_board(const Board &board) {
    std::string text = "\n        0 1 2 3 4\n";
    for (std::size_t r = 0; r < side; ++r) {
        text += "      " + std::to_string(r);
        for (std::size_t c = 0; c < side; ++c) text += std::string(" ") + board[side * r + c];
        text += '\n';
    }
    return text + '\n';
}

Board final_board(const Explanation &explanation) {
    Board board(size, '.');
    for (unsigned a = 0; a < size; ++a)
        if (!(explanation.open & letter(a)))
            board[static_cast<std::size_t>(index_of(explanation.known[a]))] = letter_name(a);
    return board;
}

const char *name_of(Explanation::End end) {
    using enum Explanation::End;
    return end == solved ? "solved" : end == ambiguous ? "ambiguous" : "impossible";
}

std::string apart_text(const Explanation &explanation) {
    const unsigned a = number_of(explanation.apart), b = number_of(rest_of(explanation.apart));
    return name(a) + ' ' + place_name(explanation.known[a]) + " and " + name(b) + ' ' +
           place_name(explanation.known[b]) + " do not touch";
}

} // namespace

std::string sentence_of(const Step &step, const Words &words) { return Wording(words).sentence(step); }

std::string text_of_steps(const Explanation &explanation, const Puzzle &puzzle, std::size_t most,
                          Boards boards) {
    Wording wording(puzzle.words);
    std::string text;
    Board board = puzzle.board;
    int fresh = 0; // letters since the board was shown
    for (std::size_t i = 0; i < std::min(most, explanation.steps.size()); ++i) {
        const Step &step = explanation.steps[i];
        const bool helps = difficulty_of(step.rule) > Difficulty::easy || fresh >= placements_a_board;
        if (boards == Boards::between && helps && fresh > 0) {
            text += small_board(board);
            fresh = 0;
        }
        for (const std::string &line : wording.lines(step, std::to_string(i + 1))) text += line + '\n';
        if (!step.places()) continue;
        board[static_cast<std::size_t>(index_of(step.subject.cells))] = letter_name(step.subject.letter);
        ++fresh;
    }
    return text;
}

std::string text_of(const Explanation &explanation, const Puzzle &puzzle, Boards boards) {
    std::string text = text_of_steps(explanation, puzzle, explanation.steps.size(), boards);
    using enum Explanation::End;
    if (explanation.apart) text += "contradiction: " + apart_text(explanation) + '\n';
    if (explanation.end == impossible) return text + "impossible\n";
    if (explanation.end == solved)
        return text + (boards == Boards::between ? drawn_text(final_board(explanation)) : std::string()) +
               "difficulty: " + name_of(explanation.difficulty) + '\n';
    for (const unsigned a : numbers(explanation.open))
        text += "open: " + name(a) + " may be at " + places(explanation.known[a]) + '\n';
    return text + "ambiguous\n";
}

std::string json_of_steps(const Explanation &explanation, const Puzzle &puzzle, std::size_t most) {
    Wording wording(puzzle.words);
    std::string text = "[";
    for (std::size_t i = 0; i < std::min(most, explanation.steps.size()); ++i) {
        const Step &step = explanation.steps[i];
        const unsigned a = step.subject.letter;
        text += (i > 0 ? ",\n" : "\n") + std::string("{\"rule\":\"") + name_of(step.rule) +
                "\",\"letter\":" + (a < size ? shell::json_string(name(a)) : "null") +
                ",\"squares\":" + json_of(a < size ? step.subject.cells : 0) +
                ",\"text\":" + json_of(wording.lines(step, std::to_string(i + 1))) +
                ",\"uses\":" + json_of(wording.uses(step)) + '}';
    }
    return text + ']';
}

std::string json_of(const Explanation &explanation, const Puzzle &puzzle) {
    std::string text = "{\"end\":\"" + std::string(name_of(explanation.end)) + "\",\"difficulty\":";
    text += explanation.end == Explanation::End::solved ? shell::json_string(name_of(explanation.difficulty))
                                                        : std::string("null");
    return text + ",\"board\":" + json_of(final_board(explanation)) +
           ",\"steps\":" + json_of_steps(explanation, puzzle, explanation.steps.size()) + "}\n";
}

} // namespace gogen
