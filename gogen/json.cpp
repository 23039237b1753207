#include "gogen/json.h"

#include "gogen/shell.h"

namespace gogen {

std::string json_of(const std::vector<std::string> &list) {
    std::string text;
    for (const std::string &item : list) text += (text.empty() ? "[" : ",") + shell::json_string(item);
    return text.empty() ? "[]" : text + ']';
}

std::string json_of(const Board &board) {
    std::vector<std::string> rows;
    for (std::size_t r = 0; r < side; ++r) rows.push_back(board.substr(side * r, side));
    return json_of(rows);
}

std::string json_of(Cells cells) {
    std::string text = "[";
    for (const Cells one : members(cells))
        text += (text.size() > 1 ? ",[" : "[") + std::to_string(row_of(one)) + ',' +
                std::to_string(col_of(one)) + ']';
    return text + ']';
}

} // namespace gogen
