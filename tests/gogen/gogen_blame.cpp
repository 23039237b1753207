// gogen_blame COUNT SEED: half-filled boards of COUNT random puzzles, with right letters and wrong ones, and
// what --check and --hint say of them. The puzzle is made from a solution, so the truth about every letter is
// known without a search:
//   - a letter that is said to be wrong is wrong;
//   - of letters one of which is said to be wrong, one is, unless all letters filled in are right;
//   - if all are right, nothing is said;
//   - if the printed letters are known and have one solution, which a plain slow solver says, exactly those
//     that are wrong are named.
// What is printed is known from its squares, the nine of newspapers; by case; or not at all. Prints the board
// where one of these is not so, and exits 1.
#include "gogen/check.h"
#include "gogen_random.h"

#include <algorithm>
#include <cctype>
#include <fstream>
#include <iostream>

namespace {

enum class Known { by_square, by_case, not_at_all };

bool is_newspaper_square(std::size_t i) { return i / 5 % 2 == 0 && i % 5 % 2 == 0; }

struct Trial {
    std::string solution, printed, board;
    std::vector<std::string> words;
    Known known;
    bool right(std::size_t i) const { return board[i] == solution[i]; }
};

Trial random_trial(Known known) {
    Trial trial{random_solution(), std::string(25, '.'), {}, {}, known};
    const std::size_t words = 12 + below(12);
    while (trial.words.size() < words) {
        const std::string word = random_word(trial.solution);
        if (std::find(trial.words.begin(), trial.words.end(), word) == trial.words.end())
            trial.words.push_back(word);
    }
    for (std::size_t i = 0; i < 25; ++i)
        if (known == Known::by_square ? is_newspaper_square(i) : below(25) < 9)
            trial.printed[i] = trial.solution[i];
    // Fill in some squares: right letters, and one to three wrong ones, or none.
    trial.board = trial.printed;
    std::string squares;
    for (std::size_t i = 0; i < 25; ++i)
        if (trial.board[i] == '.') squares += static_cast<char>(i);
    shuffle(squares);
    squares.resize(1 + below(std::min<std::size_t>(squares.size(), 12)));
    for (const char i : squares)
        trial.board[static_cast<std::size_t>(i)] = trial.solution[static_cast<std::size_t>(i)];
    for (std::size_t wrong = below(4); wrong > 0; --wrong) {
        const auto i = static_cast<std::size_t>(squares[below(squares.size())]), j = below(25);
        // Another letter that is not on the board, or one that was filled in elsewhere: the two are
        // exchanged.
        if (const std::size_t other = trial.board.find(trial.solution[j]); other == trial.board.npos)
            trial.board[i] = trial.solution[j];
        else if (trial.printed[other] == '.') std::swap(trial.board[i], trial.board[other]);
    }
    return trial;
}

// What is wrong with the objections; empty if nothing.
std::string fault_of(const Trial &trial, const std::vector<std::string> &objections) {
    bool all_right = true, group = false, group_has_wrong = false;
    std::string named; // the letters said to be wrong
    for (std::size_t i = 0; i < 25; ++i) all_right &= trial.board[i] == '.' || trial.right(i);
    if (all_right) return objections.empty() ? "" : "all letters are right";
    for (const std::string &line : objections) {
        if (line.starts_with("one of these")) {
            group = true;
            continue;
        }
        if (line.compare(1, 5, " at (") != 0) continue; // a word
        const auto i = static_cast<std::size_t>(5 * (line[6] - '0') + line[8] - '0');
        if (trial.board[i] != line[0]) return "it is not there: " + line;
        if (group) group_has_wrong |= !trial.right(i);
        else if (trial.right(i)) return "it is right: " + line;
        else named += line[0];
    }
    if (group && !group_has_wrong) return "none of these is wrong";
    Slow slow(trial.printed, trial.words);
    if (trial.known == Known::not_at_all || slow.count(2, 200) != 1 || slow.exhausted()) return {};
    for (std::size_t i = 0; i < 25; ++i)
        if (trial.board[i] != '.' && !trial.right(i) && named.find(trial.board[i]) == named.npos)
            return std::string("not named: ") + trial.board[i];
    return {};
}

// The puzzle as a person has it.
std::string text_of(const Trial &trial) {
    std::string text;
    for (std::size_t i = 0; i < 25; ++i) {
        char square = trial.board[i];
        if (trial.known == Known::by_case && trial.printed[i] == '.')
            square = static_cast<char>(std::tolower(square));
        text += square;
        if (i % 5 == 4) text += '\n';
    }
    text += '\n';
    for (const std::string &word : trial.words) text += word + '\n';
    return text;
}

} // namespace

int main(int argc, char **argv) {
    if (argc != 3) return 2;
    const int count = std::atoi(argv[1]);
    engine.seed(static_cast<std::uint64_t>(std::atoll(argv[2])));
    for (int i = 0; i < count; ++i) {
        const Trial trial = random_trial(static_cast<Known>(i % 3));
        std::ofstream("half") << text_of(trial);
        const gogen::Puzzle puzzle = gogen::read_puzzle({"half"}, gogen::Squares::legal);
        const std::vector<std::string> objections = gogen::objections_to(puzzle);
        if (const std::string fault = fault_of(trial, objections); !fault.empty()) {
            std::cout << fault << "\nsolution " << trial.solution << '\n' << text_of(trial);
            for (const std::string &line : objections) std::cout << line << '\n';
            return 1;
        }
    }
    std::cout << count << " boards judged\n";
}
