// Finds what is wrong with a board.
#include "gogen/check.h"

#include "gogen/explain.h"
#include "shell/text.h"

#include <algorithm>

namespace gogen {

namespace {

constexpr std::uint64_t nodes_a_question = 1'000'000;

// The cells on which the board has a letter.
Cells filled(const Board &board) {
    Cells result = 0;
    for (const Cells one : members(all_cells))
        if (board[index_of(one)] != '.') result |= one;
    return result;
}

// The puzzle with its letters on these cells only.
Puzzle with_only(Puzzle puzzle, Cells kept) {
    for (const Cells one : members(all_cells & ~kept)) puzzle.board[index_of(one)] = '.';
    return puzzle;
}

// The cells of the letters that are printed, as far as that is known: from the input; or those on the squares
// where newspapers print them, if all are filled and have one solution, as a printed puzzle has. None if they
// contradict the words.
Cells printed_cells(const Puzzle &puzzle, const Stop &stop) {
    Cells printed = filled(puzzle.printed);
    for (const Cells one : members(printed))
        if (puzzle.printed[index_of(one)] != puzzle.board[index_of(one)]) printed ^= one;
    if (printed) return solutions_of(with_only(puzzle, printed), stop, 1) == 0 ? 0 : printed;
    const Puzzle newspaper = with_only(puzzle, newspaper_cells);
    return filled(newspaper.board) == newspaper_cells && solutions_of(newspaper, stop) == 1 ? newspaper_cells
                                                                                            : 0;
}

// Why the letter cannot stay beside the others on the board.
std::string reason_against(Cells one, const Puzzle &puzzle) {
    const Puzzle rest = with_only(puzzle, all_cells & ~one);
    const auto steps = why_not(rest, number_of_letter(puzzle.board[index_of(one)]), one);
    if (steps.empty()) return "with it there is no solution; gogen --steps shows what follows";
    const bool supposed = steps[0].rule == Rule::supposition; // then the steps to the contradiction
    std::string line;
    for (const Step &next : supposed ? steps[0].proof : steps)
        line += (line.empty() ? "" : "; then ") + sentence_of(next, rest);
    return (supposed ? "with it, " : "") + line;
}

} // namespace

std::vector<std::string> faults_of(const Puzzle &puzzle, const Stop &stop) {
    const Board &board = puzzle.board;
    std::vector<std::string> faults;
    for (std::size_t i = 0; i < size; ++i) {
        const char square = board[i], printed = puzzle.printed[i];
        if (square == '.') continue;
        const std::string holds = "square " + place_name(cell_at(i)) + " holds ";
        if (printed != '.' && square != printed)
            faults.push_back(holds + square + ", but " + printed + " is printed there");
        else if (!is_letter(square))
            faults.push_back(holds + shell::in_quotes({&square, 1}) + ", which is not a letter " +
                             letter_range);
    }
    for (unsigned a = 0; a < size; ++a) {
        const std::size_t first = board.find(letter_name(a)), last = board.rfind(letter_name(a));
        const std::string letter = std::string("letter ") + letter_name(a);
        if (first != last)
            faults.push_back(letter + " is on the board twice or more, at " + place_name(cell_at(first)) +
                             " and " + place_name(cell_at(last)));
        else if (is_full(board) && first == board.npos) faults.push_back(letter + " is missing");
    }
    if (!faults.empty()) return faults;
    if (!is_full(board)) return objections_to(puzzle, stop);
    for (const std::string &word : puzzle.words)
        if (const std::size_t i = break_in(word, board); i < word.size())
            faults.push_back("word " + word + " cannot be spelt: it breaks between " + word[i - 1] + " and " +
                             word[i]);
    return faults;
}

std::optional<std::size_t> solutions_of(const Puzzle &puzzle, const Stop &stop, std::size_t enough) {
    const SearchOptions options{.stop = stop, .most = nodes_a_question};
    const Uniqueness found = uniqueness_of(problem_of(puzzle), options, enough);
    return found.complete ? std::optional(found.solutions.size()) : std::nullopt;
}

std::vector<std::string> objections_to(const Puzzle &puzzle, const Stop &stop) {
    std::vector<std::string> lines, words;
    if (solutions_of(puzzle, stop, 1) != 0) return lines;
    const Cells printed = printed_cells(puzzle, stop);
    // 1 if there is a solution with the letters on these cells, else 0; nothing if that is not settled.
    const auto solutions = [&](Cells kept) { return solutions_of(with_only(puzzle, kept), stop, 1); };
    const auto line = [&](Cells one, const std::string &claim, Cells others) {
        lines.push_back(puzzle.board[index_of(one)] + (" at " + place_name(one)) + claim +
                        reason_against(one, with_only(puzzle, printed | others | one)));
    };
    Cells wrong = 0, rest = filled(puzzle.board) & ~printed;
    if (!printed) {
        // A word may be to blame: alone, if no letter is. No word is there twice.
        for (const std::string &word : puzzle.words) {
            Words others = puzzle.words;
            std::erase(others, word);
            if (solutions_of({puzzle.board, others}, stop, 1) == 1)
                words.push_back("word " + word + " cannot be spelt, and without it there is a solution");
        }
        bool alone = false;
        for (const Cells one : members(rest)) alone |= solutions(all_cells & ~one) == 1;
        if (!alone && !words.empty()) return words;
        if (solutions(0) == 0) return {"no board spells these words"};
    }
    // A letter is wrong if no solution has it together with the printed ones.
    for (const Cells one : members(rest))
        if (solutions(printed | one) == 0) wrong |= one;
    rest &= ~wrong;
    for (const Cells one : members(wrong)) line(one, " cannot stay: ", rest);
    // If the rest has no solution, name a smallest part of it that has none.
    if (solutions(printed | rest) == 0) {
        for (const Cells one : members(rest))
            if (solutions(printed | (rest & ~one)) == 0) rest &= ~one;
        lines.push_back("one of these cannot stay:");
        for (const Cells one : members(rest)) line(one, ", if the others can: ", rest);
    }
    lines.insert(lines.end(), words.begin(), words.end());
    return lines;
}

} // namespace gogen
