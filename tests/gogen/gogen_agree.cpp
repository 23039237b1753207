// gogen_agree COUNT SEED: on COUNT random puzzles, compares the answers of the fast engine and the exam's
// method with a plain slow solver, and reads the explanation with gogen_reader.h. Prints the puzzle where
// they differ and exits 1.
#include "gogen/check.h"
#include "gogen/count.h"
#include "gogen/explain.h"
#include "gogen/generate.h"
#include "gogen/gogen.h"
#include "gogen_random.h"
#include "gogen_reader.h"

#include <algorithm>
#include <cstdint>
#include <iostream>

namespace {

using gogen::Puzzle;

int boards_compared = 0; // by the fast engine, the exam's method and the plain solver, all three

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
    gogen::Count total = ways;
    for (std::uint64_t m = 2; m + letters.size() <= 25; ++m) total *= m;
    return total;
}

struct Fault {
    std::string what;
    Puzzle puzzle;
};

// Only square and only letter are easy, supposition is hard.
gogen::Difficulty difficulty_of(const gogen::Explanation &explanation) {
    gogen::Difficulty hardest = gogen::Difficulty::easy;
    for (const gogen::Step &step : explanation.steps)
        hardest = std::max(hardest, step.rule == gogen::Rule::supposition  ? gogen::Difficulty::hard
                                    : step.rule > gogen::Rule::only_letter ? gogen::Difficulty::medium
                                                                           : gogen::Difficulty::easy);
    return hardest;
}

// The steps, as a person with a pencil reads them, and what comes of them. `all` has found all solutions, if
// there is one.
void compare_explanation(const Puzzle &puzzle, std::size_t solutions, const Slow *all) {
    const auto require = [&](bool right, const std::string &what) {
        if (!right) throw Fault{"steps: " + what, puzzle};
    };
    const gogen::Explanation explanation = explain(puzzle);
    const bool solved = explanation.solved(), impossible = explanation.contradiction;
    require(solved == (solutions == 1) && impossible == (solutions == 0), "another end");
    Reader reader(puzzle.board, puzzle.words);
    const std::string fault = reader.fault_of(gogen::text_of(explanation, puzzle));
    require(fault.empty(), fault);
    if (solved) {
        require(is_solution(reader.board(), puzzle), "not solved");
        require(difficulty_of(explanation) == difficulty_of(puzzle), "another difficulty");
    }
    if (impossible) require(reader.contradiction() || explanation.facts.apart(), "no contradiction");
    if (!solved && !impossible && all)
        for (std::size_t i = 0; i < 25; ++i) {
            gogen::Cells cells = 0;
            for (const std::string &board : all->solutions)
                cells |= gogen::where(board, static_cast<char>('A' + i));
            require(cells == explanation.facts.domain(static_cast<unsigned>(i)), "left open");
        }
}

// Whether the exam's method has soon said the same.
bool compare_masks(const Puzzle &puzzle, bool solvable) {
    gogen::SearchStats stats;
    const auto too_long = [&] { return stats.nodes > 3000; };
    const auto solution = solve_by_masks(puzzle, stats, too_long);
    if (too_long()) return false;
    if (solution.has_value() != solvable) throw Fault{"masks or fast", puzzle};
    if (solution && !is_solution(*solution, puzzle)) throw Fault{"masks: no solution", puzzle};
    return true;
}

void compare(const Puzzle &puzzle) {
    const auto require = [&](bool right, const std::string &what) {
        if (!right) throw Fault{what, puzzle};
    };
    const gogen::Problem problem = gogen::problem_of(puzzle);
    const gogen::Uniqueness uniqueness = uniqueness_of(problem);
    for (const gogen::Domains &solution : uniqueness.solutions)
        require(is_solution(gogen::board_of(solution), puzzle), "uniqueness: no solution");
    if (uniqueness.solutions.size() == 2)
        require(uniqueness.solutions[0] != uniqueness.solutions[1], "uniqueness: the same twice");
    for (const auto &number : {solutions_of(puzzle), solutions_of(puzzle, [] { return true; })})
        require(!number || *number == uniqueness.solutions.size(), "the number of solutions is not proved");
    const auto solution = solve(problem);
    require(solution.has_value() == !uniqueness.solutions.empty(), "solve or uniqueness");
    if (solution) require(is_solution(gogen::board_of(*solution), puzzle), "solve: no solution");

    const bool masks = compare_masks(puzzle, solution.has_value());

    Slow slow(puzzle.board, puzzle.words);
    const auto few = static_cast<std::size_t>(slow.count(2, 20000));
    if (!slow.exhausted())
        require(few == uniqueness.solutions.size(), "uniqueness: another number of solutions");
    boards_compared += masks && !slow.exhausted();
    if (few > uniqueness.solutions.size()) require(false, "uniqueness: too few solutions");
    const long long all = slow.count(20000, 30000);
    if (!slow.exhausted() && all < 20000)
        require(gogen::count(problem) == static_cast<gogen::Count>(all),
                "count: expected " + std::to_string(all) + ", found " +
                    gogen::text_of(gogen::count(problem)));

    const auto givens = 25 - std::count(puzzle.board.begin(), puzzle.board.end(), '.');
    if (givens < 6 && uniqueness.solutions.size() != 1) return; // long reasoning
    compare_explanation(puzzle, uniqueness.solutions.size(), !slow.exhausted() && all <= 2 ? &slow : nullptr);
}

void compare_generated(std::uint64_t seed) {
    gogen::GeneratorOptions options;
    options.seed = seed;
    options.givens = 7 + below(12);
    options.minimal = below(2) == 0;
    const gogen::Words dictionary = gogen::small_dictionary();
    const auto made = generate(dictionary, options);
    if (!made)
        throw Fault{"generate: no puzzle for seed " + std::to_string(seed), {std::string(25, '.'), {}}};
    const auto unique = [](const Puzzle &some) {
        Slow slow(some.board, some.words);
        const long long count = slow.count(2, 15000);
        return slow.exhausted() ? -1 : count == 1;
    };
    const Puzzle *const puzzle = &made->puzzle;
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
    int tried = 0;
    try {
        for (; boards_compared < puzzles; ++tried) {
            if (tried % 32 == 5) {
                compare_generated(engine());
            } else if (tried % 32 == 9) {
                const std::string board = random_solution();
                Puzzle puzzle{std::string(25, '.'), {random_word(board).substr(0, 3)}};
                if (below(2) == 0) puzzle.words.push_back(random_word(board).substr(0, 2));
                if (gogen::count(gogen::problem_of(puzzle)) != ways_on_empty_board(puzzle.words))
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
    // Some take the exam's method or the plain solver too long, but few.
    std::cout << puzzles << " boards agree"
              << (tried > 20 + puzzles * 5 / 4 ? ", many others were too long" : "") << '\n';
}
