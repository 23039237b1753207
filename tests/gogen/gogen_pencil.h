// Reads an explanation as a person with a pencil would: each step must follow from the board and from the reasons that
// it gives, and from nothing else. Sets of squares; no bits, no propagation.
#pragma once

#include "gogen/explain.h"
#include "gogen_slow.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

class Pencil {
  public:
    using Squares = std::set<std::size_t>;

    Pencil(std::string board, const std::vector<std::string> &words)
        : board_(std::move(board)), words_(words) {
        for (const std::string &word : words)
            for (std::size_t i = 1; i < word.size(); ++i) {
                pairs_.insert({word[i - 1], word[i]});
                pairs_.insert({word[i], word[i - 1]});
            }
    }

    // What is wrong with the steps; empty if nothing is.
    std::string fault_of(const std::vector<gogen::Step> &steps) {
        notes_.emplace_back();
        std::string fault;
        for (std::size_t i = 0; i < steps.size() && fault.empty(); ++i) fault = take(steps[i]);
        notes_.pop_back();
        return fault;
    }
    const std::string &board() const { return board_; }
    // The last step that was taken left a letter no square or a square no letter.
    bool contradiction() const { return contradiction_; }

    static Squares squares_of(gogen::Cells cells) {
        Squares squares;
        for (std::size_t i = 0; i < 25; ++i)
            if (cells >> (i + i / 5) & 1) squares.insert(i);
        return squares;
    }

  private:
    using Step = gogen::Step;
    struct Note {
        char letter;
        Squares squares;
    };

    static char name(unsigned a) { return static_cast<char>('A' + a); }
    static bool within(std::size_t a, std::size_t b, std::size_t d) {
        const auto apart = [](std::size_t x, std::size_t y) { return x > y ? x - y : y - x; };
        return apart(a / 5, b / 5) <= d && apart(a % 5, b % 5) <= d;
    }
    bool placed(char c) const { return board_.find(c) != board_.npos; }
    Squares empty_squares() const {
        Squares squares;
        for (std::size_t i = 0; i < 25; ++i)
            if (board_[i] == '.') squares.insert(i);
        return squares;
    }
    std::size_t partners_to_come(char c) const {
        std::size_t count = 0;
        for (char b = 'A'; b <= 'Y'; ++b) count += pairs_.contains({c, b}) && !placed(b);
        return count;
    }

    // Of these squares, those where the letter may stand by the reasons. Sets fault_ if a reason is wrong.
    Squares left(const gogen::Whereabouts &whereabouts, Squares squares) {
        const char c = name(whereabouts.letter);
        for (const gogen::Near &near : whereabouts.near) {
            const std::size_t at = board_.find(name(near.letter));
            if (at == board_.npos || squares_of(near.at) != Squares{at})
                fault_ = "a letter that is not there";
            char before = c;
            std::vector<unsigned> chain = near.between;
            chain.push_back(near.letter);
            for (const unsigned b : chain) {
                if (!pairs_.contains({before, name(b)})) fault_ = "a pair that no word makes";
                before = name(b);
            }
            std::erase_if(squares, [&](std::size_t i) { return !within(i, at, chain.size()); });
        }
        for (const gogen::StepId &id : whereabouts.steps) {
            if (id.level >= notes_.size() || id.index >= notes_[id.level].size() ||
                notes_[id.level][id.index].letter != c) {
                fault_ = "a step that is not there, or is about another letter";
                continue;
            }
            const Squares &noted = notes_[id.level][id.index].squares;
            std::erase_if(squares, [&](std::size_t i) { return !noted.contains(i); });
        }
        return squares;
    }

    // The squares that the step's statement is about: those that it rules out, or all but those that it leaves.
    Squares claimed(const Step &step, const Squares &after) const {
        Squares squares = empty_squares();
        if (step.negative()) squares = squares_of(step.before);
        std::erase_if(squares, [&](std::size_t i) { return after.contains(i); });
        return squares;
    }

    std::string rule_fault(const Step &step, const Squares &after) {
        Squares open = claimed(step, after); // what is not ruled out yet
        switch (step.rule) {
        case gogen::Rule::only_square:
            if (after.size() > 1) return "more than one square";
            break;
        case gogen::Rule::only_letter:
            return only_letter_fault(step, after);
        case gogen::Rule::shortest_route:
            break;
        case gogen::Rule::shared_neighbourhood: {
            if (!step.partner || !pairs_.contains({name(step.subject.letter), name(step.partner->letter)}))
                return "a partner that no word makes";
            const Squares there = squares_of(step.partner->cells);
            for (const std::size_t i : left(*step.partner, empty_squares()))
                if (!there.contains(i)) return "the partner may be elsewhere";
            std::erase_if(open, [&](std::size_t i) {
                return std::none_of(there.begin(), there.end(),
                                    [&](std::size_t k) { return Slow::touch(i, k); });
            });
            break;
        }
        case gogen::Rule::corner_or_edge:
            std::erase_if(open, [&](std::size_t i) {
                const Squares around = empty_squares();
                const auto room = std::count_if(around.begin(), around.end(),
                                                [&](std::size_t k) { return Slow::touch(i, k); });
                return static_cast<std::size_t>(room) < partners_to_come(name(step.subject.letter));
            });
            if (static_cast<std::size_t>(gogen::size_of(step.crowd)) !=
                partners_to_come(name(step.subject.letter)))
                return "another number of partners";
            break;
        case gogen::Rule::supposition:
            if (const std::string fault = proof_fault(step); !fault.empty()) return fault;
            for (const std::size_t i : squares_of(step.supposed)) open.erase(i);
            break;
        }
        return left(step.subject, open).empty() ? "" : "it does not follow";
    }

    std::string only_letter_fault(const Step &step, const Squares &after) {
        if (after.size() != 1 || board_[*after.begin()] != '.') return "not one empty square";
        std::set<char> others;
        for (const gogen::Whereabouts &other : step.others) {
            others.insert(name(other.letter));
            if (!left(other, after).empty()) return "another letter may be there";
        }
        for (char c = 'A'; c <= 'Y'; ++c) {
            const bool own = step.subject.letter < gogen::size && c == name(step.subject.letter);
            if (!placed(c) && !own && !others.contains(c)) return "a letter is not mentioned";
        }
        return "";
    }

    std::string proof_fault(const Step &step) {
        if (gogen::size_of(step.supposed) != 1) return "not one supposition";
        Pencil copy = *this;
        const std::size_t square = *squares_of(step.supposed).begin();
        if (copy.board_[square] != '.') return "a supposition on a square that is taken";
        copy.board_[square] = name(step.subject.letter);
        if (step.proof.empty())
            return Slow(copy.board_, words_).count(1, 20000) > 0 ? "it has a solution" : "";
        const std::string fault = copy.fault_of(step.proof);
        if (!fault.empty()) return "proof: " + fault;
        return copy.contradiction() ? "" : "a proof without a contradiction";
    }

    std::string take(const Step &step) {
        if (contradiction_) return "a step after the contradiction";
        const bool letter = step.subject.letter < gogen::size;
        const Squares after = squares_of(step.subject.cells);
        if (letter && placed(name(step.subject.letter))) return "a step on a letter that is there";
        fault_.clear();
        std::string fault = rule_fault(step, after);
        if (fault.empty()) fault = fault_;
        if (!fault.empty()) return std::string(gogen::name_of(step.rule)) + ": " + fault;
        contradiction_ = !letter || after.empty();
        notes_.back().push_back({letter ? name(step.subject.letter) : '.', squares_of(step.leaves())});
        if (letter && after.size() == 1) {
            if (board_[*after.begin()] != '.') return "a square that is taken";
            board_[*after.begin()] = name(step.subject.letter);
        } else if (letter && !after.empty() && claimed(step, after).empty()) {
            return "a step that says nothing";
        }
        return "";
    }

    std::string board_;
    const std::vector<std::string> &words_;
    std::set<std::pair<char, char>> pairs_;
    std::vector<std::vector<Note>> notes_; // for each level, what its steps have left
    std::string fault_;
    bool contradiction_ = false;
};
