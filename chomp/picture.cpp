#include "chomp/picture.h"

#include <algorithm>

namespace chomp {

std::string picture(const Board &board, const Board &after, Numbers numbers, std::size_t columns) {
    const bool numbered = numbers == Numbers::with;
    const std::size_t label = numbered ? std::to_string(board.rows()).size() : 0;
    // The characters of a column: its whole number and a blank, less if there is no room for that.
    std::size_t pitch = numbered ? std::to_string(board.columns()).size() + 1 : 2;
    while (pitch > 1 && label + pitch * board.columns() + 2 > columns) --pitch;
    std::string text;
    const auto add = [&](std::size_t column, const std::string &cell) {
        const std::size_t blanks = column > 0 ? pitch - cell.size()
                                   : numbered ? std::max<std::size_t>(pitch - 1, 1)
                                              : 0;
        text += std::string(blanks, ' ') + cell;
    };
    for (std::size_t row = board.rows(); row-- > 0; text += '\n') {
        const std::string number = std::to_string(row + 1);
        if (numbered) text += std::string(label - number.size(), ' ') + number;
        for (std::size_t column = 0; board.has({row, column}); ++column)
            add(column, !after.has({row, column}) ? "." : row + column == 0 ? "X" : "#");
    }
    if (!numbered) return text;
    text += std::string(label, ' ');
    for (std::size_t column = 0; column < board.columns(); ++column) {
        const std::string number = std::to_string(column + 1);
        add(column, number.size() < pitch ? number : number.substr(number.size() - 1));
    }
    return text + '\n';
}

} // namespace chomp
