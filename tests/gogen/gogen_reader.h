// Reads what --steps prints, as a person with a pencil would: each sentence must follow from the steps that
// it cites at its end and from what is in sight, and from nothing else. In sight are the words, the letters
// on the board (the given ones, and those that the steps so far have placed), and in a proof what it
// supposes; not what the other lines of a proof have found. It works on the text alone, on sets of squares.
#pragma once

#include "gogen_slow.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

class Reader {
  public:
    using Squares = std::set<std::size_t>;

    Reader(std::string board, const std::vector<std::string> &words)
        : board_(std::move(board)), words_(words) {}

    // Reads the text of --steps. What is wrong with it; empty if nothing is.
    std::string fault_of(const std::string &text) {
        std::istringstream lines(text);
        for (std::string line; fault_.empty() && std::getline(lines, line);) {
            read(line.substr(std::min(line.size(), line.find_first_not_of(' '))));
            if (!fault_.empty()) fault_ += " in: " + line;
        }
        if (fault_.empty() && !proofs_.empty()) fault_ = "a proof without an end";
        return fault_;
    }
    const std::string &board() const { return board_; }
    // The last step left a letter no square or a square no letter.
    bool contradiction() const { return contradiction_; }
    // How many sentences of each rule were read, those of proofs included, and contradictions.
    const std::map<std::string, int> &kinds() const { return kinds_; }

  private:
    struct Found {
        char letter;
        Squares squares; // that are left
    };
    struct Proof {
        std::string number;
        char letter;
        std::size_t square;
    };

    void require(bool right, const std::string &what) {
        if (!right && fault_.empty()) fault_ = what;
    }

    // Parts of a sentence.

    static bool digit(char c) { return '0' <= c && c <= '9'; }
    static bool name(char c) { return 'A' <= c && c <= 'Y'; }
    static bool place_at(const std::string &s, std::size_t i) {
        return i + 5 <= s.size() && s[i] == '(' && digit(s[i + 1]) && s[i + 2] == ',' && digit(s[i + 3]) &&
               s[i + 4] == ')';
    }
    static std::size_t square_at(const std::string &s, std::size_t i) {
        return static_cast<std::size_t>(5 * (s[i + 1] - '0') + s[i + 3] - '0');
    }
    static std::string word_at(const std::string &s, std::size_t i) {
        std::size_t end = i;
        while (end < s.size() && name(s[end])) ++end;
        return s.substr(i, end - i);
    }
    // The text behind the first occurrence of the words; empty if they are not there.
    static std::string behind(const std::string &s, const std::string &words) {
        const std::size_t i = s.find(words);
        return i == s.npos ? "" : s.substr(i + words.size());
    }
    static std::string before(const std::string &s, const std::string &words) {
        return s.substr(0, s.find(words));
    }
    // The places at the beginning: "(1,1), (1,2) or (3,4)".
    static Squares places_of(const std::string &s) {
        Squares squares;
        std::size_t i = 0;
        for (; place_at(s, i); i += s.compare(i, 2, ", ") == 0       ? 2
                                    : s.compare(i, 4, " or ") == 0   ? 4
                                    : s.compare(i, 6, " and (") == 0 ? 5
                                                                     : s.size()) {
            squares.insert(square_at(s, i));
            i += 5;
        }
        return squares;
    }
    // The letters at the beginning: "A, B and C".
    static std::set<char> letters_of(const std::string &s) {
        std::set<char> letters;
        for (std::size_t i = 0; i < s.size() && name(s[i]);) {
            letters.insert(s[i]);
            ++i;
            i += s.compare(i, 2, ", ") == 0 ? 2 : s.compare(i, 5, " and ") == 0 ? 5 : s.size();
        }
        return letters;
    }
    // The numbers of steps at the beginning: "step 3" or "steps 2, 3 and 9.1".
    static std::vector<std::string> steps_of(const std::string &s) {
        std::vector<std::string> numbers;
        std::size_t i = s.compare(0, 5, "steps") == 0 ? 6 : s.compare(0, 5, "step ") == 0 ? 5 : s.size();
        while (i < s.size() && digit(s[i])) {
            std::size_t end = i;
            while (end < s.size() && (digit(s[end]) || s[end] == '.')) ++end;
            numbers.push_back(s.substr(i, end - i));
            i = end + (s.compare(end, 2, ", ") == 0 ? 2 : s.compare(end, 5, " and ") == 0 ? 5 : s.size());
        }
        return numbers;
    }

    bool follow(char a, char b, const std::string &word) const {
        return std::find(words_.begin(), words_.end(), word) != words_.end() &&
               (word.find({a, b}) != word.npos || word.find({b, a}) != word.npos);
    }
    bool in_some_word(char a, char b) const {
        return std::any_of(words_.begin(), words_.end(),
                           [&](const auto &word) { return follow(a, b, word); });
    }
    static bool within(std::size_t a, std::size_t b, std::size_t d) {
        const auto apart = [](std::size_t x, std::size_t y) { return x > y ? x - y : y - x; };
        return apart(a / 5, b / 5) <= d && apart(a % 5, b % 5) <= d;
    }

    // What is in sight.

    Squares free_squares() const {
        Squares squares;
        for (std::size_t i = 0; i < 25; ++i)
            if (board_[i] == '.') squares.insert(i);
        for (const Proof &proof : proofs_) squares.erase(proof.square);
        return squares;
    }
    bool in_sight(char c) const {
        return board_.find(c) != board_.npos ||
               std::any_of(proofs_.begin(), proofs_.end(),
                           [&](const auto &proof) { return proof.letter == c; });
    }
    // An earlier step that the line may cite: of the explanation, or of a proof that the line is in.
    const Found &cited(const std::string &number) {
        static const Found nothing{'?', {}};
        const auto found = found_.find(number);
        const std::size_t dot = number.rfind('.');
        const bool open =
            dot == number.npos || (here_ + '.').compare(0, dot + 1, number.substr(0, dot + 1)) == 0;
        require(found != found_.end() && open, "step " + number + " is not there");
        return found == found_.end() ? nothing : found->second;
    }
    // "X (2,3)" names a letter that is there: on the board, supposed, or placed by a step that is cited.
    void require_there(char c, std::size_t square) {
        bool there = board_[square] == c;
        for (const Proof &proof : proofs_) there = there || (proof.letter == c && proof.square == square);
        for (const Found *found : cited_)
            there = there || (found->letter == c && found->squares == Squares{square});
        require(there, "a letter that is not there");
    }

    // Removes the squares that other letters than this one take by the steps cited.
    void remove_taken(char c, Squares &squares) {
        for (const Found *found : cited_)
            if (found->letter != c && found->squares.size() == 1) squares.erase(*found->squares.begin());
    }

    // Where the letter may be by what the text says of it.
    Squares left(char c, const std::string &s) {
        Squares squares = free_squares();
        for (std::size_t i = 0; i + 7 <= s.size(); ++i) {
            if (!name(s[i]) || (i > 0 && name(s[i - 1])) || s[i + 1] != ' ' || !place_at(s, i + 2)) continue;
            const std::size_t at = square_at(s, i + 2);
            require_there(s[i], at);
            std::size_t distance = 1;
            if (s.compare(i + 7, 4, " in ") == 0) {
                require(follow(c, s[i], word_at(s, i + 11)), "a pair that the word has not");
            } else if (s.compare(i + 7, 14, " by the chain ") == 0) {
                const std::string chain = s.substr(i + 21, s.find(' ', i + 21) - i - 21);
                const std::string sources = behind(s.substr(i + 21), " (");
                const std::string list = before(sources, ")");
                distance = (chain.size() - 1) / 2;
                require(chain[0] == c && chain.back() == s[i], "a chain of other letters");
                require(i >= 13 && s.substr(0, i).ends_with(std::to_string(distance) + " moves from "),
                        "other moves");
                for (std::size_t k = 0; k + 2 < chain.size(); k += 2) {
                    bool spelt = false;
                    for (std::size_t w = 0; w < list.size(); ++w)
                        if (name(list[w]) && (w == 0 || !name(list[w - 1])))
                            spelt = spelt || follow(chain[k], chain[k + 2], word_at(list, w));
                    require(spelt, "a pair that no word of the chain has");
                }
            } else {
                continue;
            }
            std::erase_if(squares, [&](std::size_t k) { return k == at || !within(k, at, distance); });
        }
        for (const Found *found : cited_)
            if (found->letter == c)
                std::erase_if(squares, [&](std::size_t k) { return !found->squares.contains(k); });
        remove_taken(c, squares);
        return squares;
    }

    // The statement at the end of the sentence, of the letter, which may only be on these squares.
    Found conclude(char c, const std::string &s, const Squares &possible) {
        Squares all;
        for (std::size_t i = 0; i < 25; ++i) all.insert(i);
        Squares claim = all;
        if (s.find("no square left") != s.npos) {
            claim.clear();
            contradiction_ = true;
            ++kinds_["a contradiction"];
        } else {
            const std::size_t i = s.rfind(std::string(1, c) + " is "); // the last "is at" or "is not at"
            const std::string statement = i == s.npos ? s : s.substr(i);
            const bool negative = before(statement, "(").find("not") != s.npos;
            const Squares named = places_of(behind(statement, "at "));
            require(!named.empty(), "no statement");
            if (!negative) claim = named;
            else
                for (const std::size_t square : named) claim.erase(square);
        }
        for (const std::size_t square : possible) require(claim.contains(square), "it does not follow");
        return {c, claim};
    }

    // The rules.

    Found only_letter(const std::string &s) {
        const bool none = s.starts_with("no letter can ");
        const std::size_t square = square_at(s, s.find('('));
        std::map<char, bool> away;
        for (const Found *found : cited_) away[found->letter] = !found->squares.contains(square);
        const std::string reasons = behind(s, ": ");
        std::istringstream parts(reasons);
        for (std::string part; std::getline(parts, part, ';');) {
            if (part[0] == ' ') part.erase(0, 1);
            if (const std::string kept = behind(part, "earlier steps keep away "); !kept.empty()) {
                for (const char c : letters_of(kept)) require(away[c], "no step keeps it away");
            } else {
                const std::string to = behind(part, " must touch ");
                require(to.size() == 7 && place_at(to, 2), "no reason");
                if (!fault_.empty()) return {'?', {}};
                require_there(to[0], square_at(to, 2));
                for (const char c : letters_of(part))
                    away[c] = in_some_word(c, to[0]) && !Slow::touch(square, square_at(to, 2));
            }
        }
        for (char c = 'A'; c <= 'Y'; ++c)
            require(in_sight(c) || away[c] || (!none && c == s[0]), "another letter may be there");
        if (none) {
            contradiction_ = true;
            ++kinds_["a contradiction"];
            return {'?', {}};
        }
        return {s[0], {square}};
    }

    Found shared_neighbourhood(const std::string &s) {
        const std::string first = before(s, "; "), second = behind(s, "; ");
        const char partner = s[0], c = second[0];
        const Squares there = conclude(partner, first, left(partner, first)).squares;
        require(second.substr(1, 14) == std::string(" touches ") + partner + " in " &&
                    follow(c, partner, word_at(second, 15)),
                "no such partner");
        Squares possible = left(c, second);
        std::erase_if(possible, [&](std::size_t i) {
            return std::none_of(there.begin(), there.end(), [&](std::size_t k) { return Slow::touch(i, k); });
        });
        return conclude(c, second, possible);
    }

    Found corner_or_edge(const std::string &s) {
        const char c = s[0];
        const std::set<char> crowd = letters_of(behind(s, " must still touch "));
        const std::string sources = before(behind(s, " ("), ")");
        for (const char b : crowd) {
            bool spelt = false;
            for (std::size_t w = 0; w < sources.size(); ++w)
                if (name(sources[w]) && (w == 0 || !name(sources[w - 1])))
                    spelt = spelt || follow(c, b, word_at(sources, w));
            require(spelt && !in_sight(b), "it need not touch one of them");
        }
        const std::string count = behind(s, " fewer than ");
        require(count.empty() ? crowd.size() == 1 : std::to_string(crowd.size()) == before(count, " "),
                "other partners");
        Squares free = free_squares(), possible = left(c, s);
        remove_taken(c, free);
        for (const std::size_t square : places_of(behind(s, "), and "))) {
            const auto room = std::count_if(free.begin(), free.end(),
                                            [&](std::size_t k) { return Slow::touch(square, k); });
            require(static_cast<std::size_t>(room) < crowd.size(), "there is room");
            possible.erase(square);
        }
        return conclude(c, s, possible);
    }

    // A sentence without the name of its rule, too.
    Found sentence(const std::string &s) {
        const bool letter =
            s.starts_with("no letter can ") || s.find(", for no other letter can: ") != s.npos;
        const bool corner = s.find(" must still touch ") != s.npos;
        const bool shared = !letter && !corner && s.find("; ") != s.npos;
        ++kinds_[letter                             ? "only letter"
                 : corner                           ? "corner or edge"
                 : shared                           ? "shared neighbourhood"
                 : s.find(" moves from ") != s.npos ? "shortest route"
                                                    : "only square"];
        return letter   ? only_letter(s)
               : corner ? corner_or_edge(s)
               : shared ? shared_neighbourhood(s)
                        : conclude(s[0], s, left(s[0], s));
    }

    void end_proof(const std::string &s) {
        require(contradiction_, "a proof without a contradiction");
        contradiction_ = false;
        const Proof proof = proofs_.back();
        proofs_.pop_back();
        here_ = proof.number;
        Squares possible = left(proof.letter, s);
        possible.erase(proof.square);
        take(conclude(proof.letter, s, possible));
    }

    void take(const Found &found) {
        found_[here_] = found;
        if (!proofs_.empty() || found.squares.size() != 1 || found.letter == '?') return;
        const std::size_t square = *found.squares.begin();
        require(board_[square] == '.' && board_.find(found.letter) == board_.npos,
                "a square or a letter that is taken");
        board_[square] = found.letter;
    }

    void read(std::string line) {
        const bool end = line.starts_with("contradiction") && !proofs_.empty();
        if (!end && (line.empty() || !digit(line[0]))) return;
        require(end || !contradiction_, "a step after the contradiction");
        here_ = end ? proofs_.back().number : before(line, " ");
        cited_.clear();
        if (const std::size_t i = line.rfind(" (step"); i != line.npos) {
            for (const std::string &number : steps_of(line.substr(i + 2))) cited_.push_back(&cited(number));
            require(!cited_.empty() && line.ends_with(')'), "no steps are cited");
            line.resize(i);
        }
        if (end) return end_proof(line);
        const std::string rule = before(behind(line, " "), ": "), s = behind(line, ": ");
        if (rule != "supposition") {
            const auto count = kinds_[rule];
            take(sentence(s));
            require(kinds_[rule] == count + 1, "another rule");
            return;
        }
        ++kinds_[rule];
        const Proof proof{here_, s[3], square_at(s, s.find('('))};
        require(!in_sight(proof.letter) && free_squares().contains(proof.square),
                "a supposition on what is taken");
        proofs_.push_back(proof);
        const std::string then = behind(s, ", then");
        if (s.find(" every continuation ") != s.npos) {
            std::string supposed = board_;
            for (const Proof &one : proofs_) supposed[one.square] = one.letter;
            require(Slow(supposed, words_).count(1, 20000) == 0, "it has a solution");
            contradiction_ = true;
            end_proof(before(s.substr(s.find("contradiction")), ", as a solver"));
        } else if (!then.empty()) {
            here_ += ".1";
            sentence(before(then.substr(1), ": contradiction"));
            end_proof(s.substr(s.find("contradiction")));
        }
    }

    std::string board_;
    const std::vector<std::string> &words_;
    std::vector<Proof> proofs_;          // that the line is in
    std::map<std::string, Found> found_; // by the numbers of steps
    std::vector<const Found *> cited_;   // by the line
    std::map<std::string, int> kinds_;
    std::string here_, fault_; // the number of the line; what is wrong
    bool contradiction_ = false;
};
