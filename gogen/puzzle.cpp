#include "gogen/puzzle.h"

#include "gogen/shell.h"

namespace gogen {

namespace {

// The first square of a letter that is on the board.
Cells where(const Board &board, char c) { return cell_at(static_cast<int>(board.find(c))); }

} // namespace

std::string place_name(Cells one) {
    return '(' + std::to_string(row_of(one)) + ',' + std::to_string(col_of(one)) + ')';
}

std::string fault_of(std::string_view word) {
    for (std::size_t i = 0; i < word.size(); ++i) {
        if (!is_letter(word[i]))
            return shell::in_quotes(word.substr(i, 1)) + " found in " + shell::in_quotes(word) +
                   ", expected letters A to Y";
        if (i > 0 && word[i] == word[i - 1])
            return "double letter " + shell::in_quotes(word.substr(i - 1, 2)) + " found in " +
                   shell::in_quotes(word) +
                   ", which cannot be spelt: expected each letter next to another one";
    }
    return {};
}

std::vector<std::string> faults_of(const Board &board, const Words &words) {
    std::vector<std::string> faults;
    for (std::size_t i = 0; i < board.size(); ++i) {
        if (board[i] == '.')
            faults.push_back("square " + place_name(cell_at(static_cast<int>(i))) + " is empty");
        else if (!is_letter(board[i]))
            faults.push_back("square " + place_name(cell_at(static_cast<int>(i))) + " holds " +
                             shell::in_quotes({&board[i], 1}) + ", which is no letter A to Y");
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
