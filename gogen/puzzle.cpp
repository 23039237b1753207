#include "gogen/puzzle.h"

namespace gogen {

namespace {

// The first square of a letter that is there.
Cells where(const Board &board, char c) { return cell_at(static_cast<int>(board.find(c))); }

} // namespace

std::string shown(std::string_view text) {
    constexpr std::size_t longest = 40;
    std::string result = "'";
    for (const char byte : text.substr(0, longest)) result += byte >= ' ' && byte <= '~' ? byte : '?';
    return result + (text.size() > longest ? "...'" : "'");
}

std::string place_name(Cells one) {
    return '(' + std::to_string(row_of(one)) + ',' + std::to_string(col_of(one)) + ')';
}

std::string fault_of(std::string_view word) {
    for (std::size_t i = 0; i < word.size(); ++i) {
        if (!is_letter(word[i]))
            return shown(word.substr(i, 1)) + " found in " + shown(word) + ", expected letters A to Y";
        if (i > 0 && word[i] == word[i - 1])
            return "double letter " + shown(word.substr(i - 1, 2)) + " found in " + shown(word) +
                   ", which cannot be spelt: expected each letter next to another one";
    }
    return {};
}

Problem problem_of(const Board &board, const Words &words) {
    Problem problem;
    for (std::size_t i = 0; i < board.size(); ++i)
        if (board[i] != '.') problem.domain[number_of_letter(board[i])] = cell_at(static_cast<int>(i));
    for (const std::string &word : words)
        for (std::size_t i = 1; i < word.size(); ++i)
            pair_up(problem.partners, number_of_letter(word[i - 1]), number_of_letter(word[i]));
    return problem;
}

Board board_of(const State &solution) {
    Board board(size, '.');
    for (unsigned a = 0; a < size; ++a)
        board[static_cast<std::size_t>(index_of(solution.domain[a]))] = letter_name(a);
    return board;
}

std::vector<std::string> faults_of(const Board &board, const Words &words) {
    std::vector<std::string> faults;
    for (std::size_t i = 0; i < board.size(); ++i) {
        if (board[i] == '.')
            faults.push_back("square " + place_name(cell_at(static_cast<int>(i))) + " is empty");
        else if (!is_letter(board[i]))
            faults.push_back("square " + place_name(cell_at(static_cast<int>(i))) + " holds " +
                             shown({&board[i], 1}) + ", which is no letter A to Y");
    }
    for (unsigned a = 0; a < size; ++a) {
        const std::size_t first = board.find(letter_name(a)), last = board.rfind(letter_name(a));
        if (first == board.npos) faults.push_back(std::string("letter ") + letter_name(a) + " is missing");
        else if (first != last)
            faults.push_back(std::string("letter ") + letter_name(a) + " is there twice or more, at " +
                             place_name(where(board, letter_name(a))) + " and " +
                             place_name(cell_at(static_cast<int>(last))));
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

std::string plain_text(const Board &board) {
    std::string text;
    for (std::size_t r = 0; r < side; ++r) text += board.substr(side * r, side) + '\n';
    return text;
}

std::string drawn_text(const Board &board) {
    std::string text;
    for (std::size_t r = 0; r < side; ++r) {
        if (r > 0) text += " | \\/ | \\/ | \\/ | \\/ |\n | /\\ | /\\ | /\\ | /\\ |\n";
        for (std::size_t c = 0; c < side; ++c)
            text += std::string(c > 0 ? "--[" : "[") + board[side * r + c] + ']';
        text += '\n';
    }
    return text;
}

} // namespace gogen
