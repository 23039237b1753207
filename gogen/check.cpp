#include "gogen/check.h"

#include "gogen/shell.h"

#include <algorithm>

namespace gogen {

namespace {

// The first square of a letter that is on the board.
Cells where(const Board &board, char c) { return cell_at(static_cast<int>(board.find(c))); }

} // namespace

std::vector<std::string> faults_of(const Board &board, const Words &words) {
    std::vector<std::string> faults;
    for (int i = 0; i < size; ++i) {
        const char square = board[static_cast<std::size_t>(i)];
        if (is_letter(square)) continue;
        std::string fault = "square " + place_name(cell_at(i));
        if (square == '.') fault += " is empty";
        else fault += " holds " + shell::in_quotes({&square, 1}) + ", which is no letter A to Y";
        faults.push_back(std::move(fault));
    }
    for (unsigned a = 0; a < size; ++a) {
        const std::size_t first = board.find(letter_name(a)), last = board.rfind(letter_name(a));
        if (first == last && first != board.npos) continue;
        std::string fault = "letter ";
        fault += letter_name(a);
        if (first == board.npos) fault += " is missing";
        else
            fault += " is there twice or more, at " + place_name(cell_at(static_cast<int>(first))) + " and " +
                     place_name(cell_at(static_cast<int>(last)));
        faults.push_back(std::move(fault));
    }
    if (!faults.empty()) return faults;
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
    Words words, result;
    for (const std::string &word : puzzle.words)
        if (std::find(words.begin(), words.end(), word) == words.end()) words.push_back(word);
    for (const std::string &word : words) {
        Words others = words;
        std::erase(others, word);
        if (solve(problem_of(puzzle.board, others), stop)) result.push_back(word);
    }
    return result;
}

} // namespace gogen
