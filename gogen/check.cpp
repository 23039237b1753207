#include "gogen/check.h"

#include "gogen/explain.h"
#include "gogen/shell.h"

#include <algorithm>

namespace gogen {

namespace {

constexpr std::uint64_t nodes_a_question = 1'000'000;

// Stops after that many nodes, too.
Stop limited(const Stop &stop) {
    return [&stop, nodes = std::uint64_t{0}]() mutable {
        return (nodes += nodes_a_stop) >= nodes_a_question || (stop && stop());
    };
}

enum class Answer { no, yes, unknown };

Answer has_solution(const Puzzle &puzzle, const Stop &stop) {
    bool found = false;
    const auto first = [&](const State &) { return found = true, false; };
    const bool all = search(problem_of(puzzle.board, puzzle.words), first, {0, limited(stop)});
    return found ? Answer::yes : all ? Answer::no : Answer::unknown;
}

// The letters on these cells.
Letters letters_on(const Board &board, Cells cells) {
    Letters result = 0;
    for (const Cells one : members(cells))
        if (const char c = board[index_of(one)]; c != '.') result |= letter(number_of_letter(c));
    return result;
}

Puzzle without(Puzzle puzzle, Letters letters) {
    for (char &c : puzzle.board)
        if (c != '.' && (letters & letter(number_of_letter(c)))) c = '.';
    return puzzle;
}

// Letters to remove so that there is a solution; none can be put back. The letters are tried in order, the trusted ones
// first, and each that does not go with those kept is wrong. If the trusted ones have one solution, that is exactly the
// letters that differ from it.
Letters wrong_letters(const Puzzle &puzzle, Letters trusted, const Stop &stop) {
    Letters wrong = letters_on(puzzle.board, all_cells);
    for (const Letters some : {wrong & trusted, wrong & ~trusted})
        for (const Letters one : members(some))
            if (has_solution(without(puzzle, wrong & ~one), stop) != Answer::no) wrong &= ~one;
    return wrong;
}

// Why the letter cannot stay, on the board without the wrong letters.
std::string objection(const Puzzle &puzzle, Letters one, Letters wrong) {
    const unsigned a = number_of(one);
    const Cells at = where(puzzle.board, letter_name(a));
    std::string line(1, letter_name(a));
    line += " at " + place_name(at) + " cannot stay: ";
    const Puzzle rest = without(puzzle, wrong);
    const std::optional<Step> step = why_not(rest, a, at);
    if (!step) return line + "with it there is no solution";
    if (step->rule != Rule::supposition) return line + sentence_of(*step, rest);
    const Whereabouts &last = step->proof.back().subject; // of the contradiction
    const std::size_t steps = step->proof.size();
    line += "with it, ";
    if (last.letter < size) (line += letter_name(last.letter)) += " would have no square left";
    else line += "no letter could stand at " + place_name(last.cells);
    return steps == 1 ? line : line + ", as " + std::to_string(steps) + " steps show";
}

} // namespace

std::vector<std::string> faults_of(const Board &board, const Words &words) {
    std::vector<std::string> faults;
    const bool full = board.find('.') == board.npos;
    for (std::size_t i = 0; i < size; ++i) {
        const char square = board[i];
        if (is_letter(square) || square == '.') continue;
        faults.push_back("square " + place_name(cell_at(i)) + " holds " + shell::in_quotes({&square, 1}) +
                         ", which is not a letter " + letter_range);
    }
    for (unsigned a = 0; a < size; ++a) {
        const std::size_t first = board.find(letter_name(a)), last = board.rfind(letter_name(a));
        if (first == last && (first != board.npos || !full)) continue;
        const std::string letter = std::string("letter ") + letter_name(a);
        if (first == board.npos) faults.push_back(letter + " is missing");
        else
            faults.push_back(letter + " is on the board twice or more, at " + place_name(cell_at(first)) +
                             " and " + place_name(cell_at(last)));
    }
    if (!faults.empty() || !full) return faults;
    for (const std::string &word : words)
        for (std::size_t i = 1; i < word.size(); ++i) {
            if (around(where(board, word[i - 1])) & where(board, word[i])) continue;
            faults.push_back("word " + word + " cannot be spelt: it breaks between " + word[i - 1] + " and " +
                             word[i]);
            break;
        }
    return faults;
}

Words words_to_blame(const Puzzle &puzzle, const Stop &stop) {
    Words result;
    for (const std::string &word : puzzle.words) {
        Words others = puzzle.words;
        std::erase(others, word);
        if (has_solution({puzzle.board, others}, stop) == Answer::yes) result.push_back(word);
    }
    return result;
}

Letters letters_to_blame(const Puzzle &puzzle, const Stop &stop) {
    Letters result = 0;
    for (const Letters one : members(letters_on(puzzle.board, all_cells)))
        if (has_solution(without(puzzle, one), stop) == Answer::yes) result |= one;
    const Letters trusted = letters_on(puzzle.board, newspaper_cells);
    return result & ~trusted ? result & ~trusted : result;
}

bool another_solution(const Puzzle &puzzle, const Stop &stop) {
    const Stop limit = limited(stop);
    return uniqueness_of(problem_of(puzzle.board, puzzle.words), limit).solutions.size() > 1;
}

std::vector<std::string> objections_to(const Puzzle &puzzle, const Stop &stop) {
    if (has_solution(puzzle, stop) != Answer::no) return {};
    std::vector<std::string> lines;
    const Letters trusted = letters_on(puzzle.board, newspaper_cells);
    Letters wrong = letters_to_blame(puzzle, stop);
    if (wrong) {
        if (!is_single(wrong)) lines.push_back("one of these letters cannot stay:");
        for (const Letters one : members(wrong)) lines.push_back(objection(puzzle, one, one));
        return lines;
    }
    wrong = wrong_letters(puzzle, trusted, stop);
    if (has_solution(without(puzzle, wrong), stop) == Answer::no) wrong = 0; // the words are to blame
    if (!wrong || (wrong & trusted))
        for (const std::string &word : words_to_blame(puzzle, stop))
            lines.push_back("word " + word + " cannot be spelt, and without it there is a solution");
    if (lines.empty())
        for (const Letters one : members(wrong)) lines.push_back(objection(puzzle, one, wrong));
    if (lines.empty()) lines.push_back("no board spells these words");
    return lines;
}

} // namespace gogen
