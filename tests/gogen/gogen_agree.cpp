// gogen_agree COUNT SEED: everything that the solver says of random puzzles, against a plain slow solver. Prints the
// puzzle where they differ and exits 1.
#include "gogen/count.h"
#include "gogen/generator.h"
#include "gogen/steps.h"
#include "gogen_slow.h"

#include <algorithm>
#include <cstdint>
#include <iostream>
#include <random>

namespace {

using gogen::Puzzle;

std::mt19937_64 engine;

std::size_t below(std::size_t n) { return engine() % n; }

template <typename List>
void shuffle(List &list) {
    for (std::size_t i = list.size(); i > 1; --i) std::swap(list[i - 1], list[below(i)]);
}

std::string random_solution() {
    std::string board = "ABCDEFGHIJKLMNOPQRSTUVWXY";
    shuffle(board);
    return board;
}

// A walk on the board.
std::string random_word(const std::string &board) {
    std::size_t square = below(25);
    std::string word(1, board[square]);
    const std::size_t length = 1 + below(8);
    while (word.size() < length) {
        const std::size_t next = below(25);
        if (Slow::touch(square, next)) word += board[square = next];
    }
    return word;
}

Puzzle random_puzzle() {
    const std::string solution = random_solution();
    Puzzle puzzle{std::string(25, '.'), {}};
    const std::size_t givens = below(3) == 0 ? below(26) : 12 + below(8);
    std::string order = solution;
    shuffle(order);
    for (std::size_t i = 0; i < givens; ++i) puzzle.board[solution.find(order[i])] = order[i];
    const std::size_t words = 1 + below(16);
    while (puzzle.words.size() < words) puzzle.words.push_back(random_word(solution));
    if (below(4) == 0) puzzle.words.push_back(random_word(random_solution())); // perhaps a misprint
    return puzzle;
}

bool is_solution(const std::string &board, const Puzzle &puzzle) {
    std::string letters = board;
    std::sort(letters.begin(), letters.end());
    if (letters != "ABCDEFGHIJKLMNOPQRSTUVWXY") return false;
    for (std::size_t i = 0; i < 25; ++i)
        if (puzzle.board[i] != '.' && puzzle.board[i] != board[i]) return false;
    for (const std::string &word : puzzle.words)
        for (std::size_t i = 1; i < word.size(); ++i)
            if (!Slow::touch(board.find(word[i - 1]), board.find(word[i]))) return false;
    return true;
}

using Squares = std::set<std::size_t>;

Squares squares_of(gogen::Cells cells) {
    Squares squares;
    for (std::size_t i = 0; i < 25; ++i)
        if (cells >> (i + i / 5) & 1) squares.insert(i);
    return squares;
}

// Whether each step follows from the board before it by its rule.
std::string fault_of_steps(const Puzzle &puzzle, const gogen::Explanation &explanation) {
    std::string board = puzzle.board;
    std::vector<Squares> known(25);
    for (std::size_t i = 0; i < 25; ++i)
        for (std::size_t square = 0; square < 25; ++square)
            if (board[square] == '.') known[i].insert(square);
    const auto placed = [&](std::size_t i) { return board.find(static_cast<char>('A' + i)) != board.npos; };
    const auto in_words = [&](std::size_t a, std::size_t b) {
        const std::string pair{static_cast<char>('A' + a), static_cast<char>('A' + b)},
            reversed{pair[1], pair[0]};
        return std::any_of(puzzle.words.begin(), puzzle.words.end(), [&](const std::string &word) {
            return word.find(pair) != word.npos || word.find(reversed) != word.npos;
        });
    };
    const auto neighbours = [](std::size_t square) {
        Squares result;
        for (std::size_t i = 0; i < 25; ++i)
            if (Slow::touch(square, i)) result.insert(i);
        return result;
    };

    auto hardest = gogen::Difficulty::easy;
    for (const gogen::Step &step : explanation.steps) {
        const Squares before = squares_of(step.before), after = squares_of(step.after);
        if (placed(step.letter)) return "a step on a placed letter";
        if (before != known[step.letter]) return "a step from other squares than are known";
        Squares out;
        std::set_difference(before.begin(), before.end(), after.begin(), after.end(),
                            std::inserter(out, out.end()));
        if (out.size() + after.size() != before.size()) return "a step that adds squares";
        std::vector<std::size_t> partners;
        for (std::size_t i = 0; i < 25; ++i)
            if (step.partners >> i & 1) partners.push_back(i);
        for (const std::size_t b : partners)
            if (!in_words(step.letter, b)) return "a partner that no word makes";
        const bool places = step.rule == gogen::Rule::only_cell || step.rule == gogen::Rule::only_letter;
        if (out.empty() && !places) return "a step that says nothing";
        if (places && after.size() != 1) return "a letter placed on several squares";
        switch (step.rule) {
        case gogen::Rule::only_cell:
            if (before.size() != 1) return "not the only cell";
            break;
        case gogen::Rule::only_letter:
            for (std::size_t i = 0; i < 25; ++i)
                if (i != step.letter && !placed(i) && known[i].contains(*after.begin()))
                    return "not the only letter";
            break;
        case gogen::Rule::adjacent_pair:
            for (const std::size_t square : out)
                if (std::none_of(partners.begin(), partners.end(), [&](std::size_t b) {
                        return placed(b) && !Slow::touch(square, board.find(static_cast<char>('A' + b)));
                    }))
                    return "no adjacent pair rules that out";
            break;
        case gogen::Rule::corner_or_edge:
            for (const std::size_t square : out)
                if (partners.size() <= neighbours(square).size()) return "neighbours enough";
            hardest = std::max(hardest, gogen::Difficulty::medium);
            break;
        case gogen::Rule::shared_neighbourhood:
            if (partners.size() != 1) return "not one partner";
            for (const std::size_t square : out)
                for (const std::size_t next : neighbours(square))
                    if (known[partners[0]].contains(next)) return "the partner may stand beside";
            hardest = std::max(hardest, gogen::Difficulty::medium);
            break;
        case gogen::Rule::supposition:
            if (out.size() != 1) return "not one supposition";
            std::string supposed = board;
            supposed[*out.begin()] = static_cast<char>('A' + step.letter);
            Slow slow(supposed, puzzle.words);
            if (slow.count(1, 10000) > 0) return "a supposition that has a solution";
            hardest = std::max(hardest, gogen::Difficulty::hard);
            break;
        }
        known[step.letter] = after;
        if (places) {
            board[*after.begin()] = static_cast<char>('A' + step.letter);
            for (std::size_t i = 0; i < 25; ++i)
                if (i != step.letter) known[i].erase(*after.begin());
        }
    }
    if (hardest != explanation.difficulty) return "another difficulty";
    if (explanation.end == gogen::Explanation::End::solved && !is_solution(board, puzzle))
        return "not solved";
    return {};
}

// The number of ways to lay the words on an empty board, with all letters in no word anywhere.
gogen::Count ways_on_empty_board(const std::vector<std::string> &words) {
    std::string letters;
    for (const std::string &word : words)
        for (const char c : word)
            if (letters.find(c) == letters.npos) letters += c;
    std::vector<std::size_t> where;
    std::uint64_t ways = 0;
    const auto place = [&](const auto &self) -> void {
        if (where.size() == letters.size()) {
            ++ways;
            return;
        }
        for (std::size_t square = 0; square < 25; ++square) {
            if (std::find(where.begin(), where.end(), square) != where.end()) continue;
            where.push_back(square);
            bool fits = true;
            for (const std::string &word : words)
                for (std::size_t i = 1; i < word.size(); ++i) {
                    const std::size_t a = letters.find(word[i - 1]), b = letters.find(word[i]);
                    if (a < where.size() && b < where.size() && !Slow::touch(where[a], where[b]))
                        fits = false;
                }
            if (fits) self(self);
            where.pop_back();
        }
    };
    place(place);
    gogen::Count total{0, ways};
    for (std::uint64_t m = 2; m + letters.size() <= 25; ++m) total = total * gogen::Count{0, m};
    return total;
}

struct Fault {
    std::string what;
    Puzzle puzzle;
};

void compare(const Puzzle &puzzle) {
    const auto require = [&](bool right, const std::string &what) {
        if (!right) throw Fault{what, puzzle};
    };
    const gogen::Problem problem = gogen::problem_of(puzzle.board, puzzle.words);
    const gogen::Judgement judgement = judge(problem);
    for (const gogen::State &solution : judgement.solutions)
        require(is_solution(board_of(solution), puzzle), "judge: no solution");
    if (judgement.solutions.size() == 2)
        require(board_of(judgement.solutions[0]) != board_of(judgement.solutions[1]),
                "judge: the same twice");
    const auto solution = solve(problem);
    require(solution.has_value() == !judgement.solutions.empty(), "solve or judge");
    if (solution) require(is_solution(board_of(*solution), puzzle), "solve: no solution");

    Slow slow(puzzle.board, puzzle.words);
    const auto few = static_cast<std::size_t>(slow.count(2, 20000));
    if (!slow.exhausted()) require(few == judgement.solutions.size(), "judge: another number of solutions");
    if (few > judgement.solutions.size()) require(false, "judge: too few solutions");
    const long long all = slow.count(20000, 30000);
    if (!slow.exhausted() && all < 20000)
        require(gogen::count(problem) == gogen::Count{0, static_cast<std::uint64_t>(all)},
                "count: expected " + std::to_string(all) + ", found " + text_of(gogen::count(problem)));
    if (judgement.unique_up_to_symmetry && !slow.exhausted() && all < 20000)
        require(all == 2 || all == 8, "unique up to symmetry");

    const auto givens = 25 - std::count(puzzle.board.begin(), puzzle.board.end(), '.');
    if (givens < 6 && judgement.solutions.size() != 1) return; // long reasoning
    const gogen::Explanation explanation = explain(puzzle);
    const std::string fault = fault_of_steps(puzzle, explanation);
    require(fault.empty(), "steps: " + fault);
    using enum gogen::Explanation::End;
    const auto end = judgement.solutions.empty()       ? impossible
                     : judgement.solutions.size() == 1 ? solved
                                                       : ambiguous;
    require(explanation.end == end, "steps: another end");
    if (end == ambiguous && !slow.exhausted() && all <= 2)
        for (std::size_t i = 0; i < 25; ++i) {
            Squares squares;
            for (const std::string &board : slow.solutions)
                squares.insert(board.find(static_cast<char>('A' + i)));
            require(squares == squares_of(explanation.known.domain[i]), "steps: left open");
        }
}

void compare_generated(std::uint64_t seed) {
    gogen::GeneratorOptions options;
    options.seed = seed;
    options.givens = 7 + static_cast<int>(below(12));
    options.minimal = below(2) == 0;
    const gogen::Words dictionary = gogen::small_dictionary();
    const auto puzzle = generate(dictionary, options);
    if (!puzzle)
        throw Fault{"generate: no puzzle for seed " + std::to_string(seed), {std::string(25, '.'), {}}};
    const auto unique = [](const Puzzle &some) {
        Slow slow(some.board, some.words);
        const long long count = slow.count(2, 15000);
        return slow.exhausted() ? -1 : count == 1;
    };
    if (unique(*puzzle) == 0) throw Fault{"generate: not unique", *puzzle};
    for (std::size_t i = 0; options.minimal && i < puzzle->words.size() && puzzle->words.size() > 1; ++i) {
        Puzzle less = *puzzle;
        less.words.erase(less.words.begin() + static_cast<std::ptrdiff_t>(i));
        if (unique(less) == 1) throw Fault{"generate: a word that is not needed", *puzzle};
    }
    for (std::size_t i = 0; options.minimal && i < 25; ++i) {
        Puzzle less = *puzzle;
        less.board[i] = '.';
        if (puzzle->board[i] != '.' && unique(less) == 1)
            throw Fault{"generate: a given that is not needed", *puzzle};
    }
}

} // namespace

int main(int argc, char **argv) {
    if (argc != 3) return 2;
    const int puzzles = std::atoi(argv[1]);
    const auto seed = static_cast<std::uint64_t>(std::atoll(argv[2]));
    engine.seed(seed);
    try {
        for (int i = 0; i < puzzles; ++i) {
            if (i % 32 == 5) {
                compare_generated(engine());
            } else if (i % 32 == 9) {
                const std::string board = random_solution();
                Puzzle puzzle{std::string(25, '.'), {random_word(board).substr(0, 3)}};
                if (below(2) == 0) puzzle.words.push_back(random_word(board).substr(0, 2));
                if (gogen::count(gogen::problem_of(puzzle.board, puzzle.words)) !=
                    ways_on_empty_board(puzzle.words))
                    throw Fault{"count on an empty board", puzzle};
            } else {
                compare(random_puzzle());
            }
        }
    } catch (const Fault &fault) {
        std::cout << "seed " << seed << ": " << fault.what << '\n' << gogen::plain_text(fault.puzzle.board);
        for (const std::string &word : fault.puzzle.words) std::cout << word << '\n';
        return 1;
    }
    std::cout << puzzles << " puzzles agree\n";
}
