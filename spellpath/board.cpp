#include "spellpath/board.h"

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <charconv>
#include <cstdint>
#include <cstdio>
#include <limits>
#include <memory>
#include <system_error>
#include <utility>

namespace spell {

namespace {

constexpr std::size_t max_bytes = std::numeric_limits<std::int32_t>::max();

std::string system_reason() {
    std::string reason = std::generic_category().message(errno);
    reason[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(reason[0])));
    return reason;
}

std::string text_of(Cell cell) { return '(' + std::to_string(cell.r) + ',' + std::to_string(cell.c) + ')'; }

InputError error_at(const Board &board, std::size_t line, const std::string &reason) {
    return InputError(board.file + ':' + std::to_string(line) + ": " + reason);
}

// The words of a text with the lines they stand on.
class Words {
  public:
    explicit Words(std::string_view text) : text_(text) {}

    /// The next word, or an empty one at the end of the text.
    std::string_view next() {
        while (at_ < text_.size() && is_space(text_[at_])) line_ += text_[at_++] == '\n';
        const std::size_t begin = at_;
        while (at_ < text_.size() && !is_space(text_[at_])) ++at_;
        return text_.substr(begin, at_ - begin);
    }
    std::size_t line() const { return line_; }
    /// The line that the last byte of the text is on.
    std::size_t last_line() const { return line_ > 1 && text_.back() == '\n' ? line_ - 1 : line_; }

  private:
    static bool is_space(char byte) { return byte == ' ' || (byte >= '\t' && byte <= '\r'); }

    std::string_view text_;
    std::size_t at_ = 0;
    std::size_t line_ = 1;
};

// A word for an error message: bytes that a terminal might obey are shown as '?', and only the start of a
// long one.
std::string shown(std::string_view word) {
    constexpr std::size_t longest = 40;
    std::string result = "'";
    for (const char byte : word.substr(0, longest)) result += byte >= ' ' && byte <= '~' ? byte : '?';
    return result + (word.size() > longest ? "...'" : "'");
}

// The integer as decimal digits without plus sign and leading zeros, or nothing when the word is no integer.
std::optional<std::string> integer(std::string_view word) {
    const bool negative = word.starts_with('-');
    if (negative || word.starts_with('+')) word.remove_prefix(1);
    if (word.empty() || word.find_first_not_of("0123456789") != word.npos) return {};
    word.remove_prefix(std::min(word.find_first_not_of('0'), word.size() - 1));
    return (negative && word != "0" ? "-" : "") + std::string(word);
}

// The index that the digits say if it is below `bound`, else -1.
int index_below(int bound, const std::string &digits) {
    int value = -1;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return error == std::errc() && value >= 0 && value < bound ? value : -1;
}

// The first row that is not as long as row 0, or the number of rows when there is none.
std::size_t ragged_row(const Board &board) {
    std::size_t r = 0;
    while (r < board.rows.size() && board.rows[r].cells.size() == board.rows[0].cells.size()) ++r;
    return r;
}

Grid grid_of_rows(const Board &board) {
    std::vector<std::string> rows;
    rows.reserve(board.rows.size());
    for (const Board::Row &row : board.rows) rows.push_back(row.cells);
    return Grid(std::move(rows));
}

// All bytes of a file or of standard input, by C streams: unlike std::cin they tell a read error (a closed
// standard input, a directory) from the end of the file.
std::string read_text(const std::string &file, const std::string &shown_name) {
    std::unique_ptr<std::FILE, int (*)(std::FILE *)> opened(nullptr, std::fclose);
    if (file != "-") {
        opened.reset(std::fopen(file.c_str(), "rb"));
        if (!opened) throw InputError(shown_name + ": " + system_reason());
    }
    std::FILE *stream = opened ? opened.get() : stdin;
    std::string text;
    char buffer[1 << 16];
    while (const std::size_t got = std::fread(buffer, 1, sizeof buffer, stream)) {
        text.append(buffer, got);
        if (text.size() > max_bytes)
            throw InputError(shown_name + ": larger than a board can be, " + std::to_string(max_bytes) +
                             " bytes");
    }
    if (std::ferror(stream)) throw InputError(shown_name + ": " + system_reason());
    return text;
}

} // namespace

Board read_board(const std::string &file, PathText path_text) {
    const std::string shown_name = file == "-" ? "<stdin>" : file;
    return parse_board(shown_name, read_text(file, shown_name), path_text);
}

Board parse_board(std::string file, std::string_view text, PathText path_text) {
    Board board{std::move(file), {}, {}, 0};
    Words words(text);
    auto word = words.next();
    for (; !word.empty() && word != "PATH"; word = words.next())
        board.rows.push_back({std::string(word), words.line()});
    board.end_of_rows = word.empty() ? words.last_line() : words.line();
    if (word.empty() || path_text == PathText::ignore) return board;

    while (!(word = words.next()).empty()) {
        const std::size_t line = words.line();
        auto r = integer(word);
        if (!r) throw error_at(board, line, shown(word) + " found, expected a row number");
        if ((word = words.next()).empty())
            throw error_at(board, line, "row " + *r + " found last, expected a column number after it");
        auto c = integer(word);
        if (!c) throw error_at(board, words.line(), shown(word) + " found, expected a column number");
        board.steps.push_back({std::move(*r), std::move(*c), line});
    }
    return board;
}

Grid grid_of(const Board &board) {
    if (board.rows.empty()) throw error_at(board, board.end_of_rows, "no grid found, expected rows of cells");
    if (const std::size_t r = ragged_row(board); r < board.rows.size())
        throw error_at(board, board.rows[r].line,
                       "row " + std::to_string(r) + " of " + std::to_string(board.rows[r].cells.size()) +
                           " columns found, expected " + std::to_string(board.rows[0].cells.size()) +
                           " as in row 0");
    return grid_of_rows(board);
}

Verdict judge(const Board &board) {
    const auto fault = [](std::size_t line, std::string message) {
        return Verdict{Verdict::Fault{line, std::move(message)}, {}, {}};
    };
    if (board.rows.empty()) return fault(board.end_of_rows, "No Grid");
    if (const std::size_t r = ragged_row(board); r < board.rows.size())
        return fault(board.rows[r].line, "Bad Grid: The row 0 is " +
                                             std::to_string(board.rows[0].cells.size()) +
                                             " columns, but row " + std::to_string(r) + " is " +
                                             std::to_string(board.rows[r].cells.size()) + ".");

    Verdict verdict{{}, grid_of_rows(board), {}};
    const Grid &grid = verdict.grid;
    std::vector<Cell> &path = verdict.path;
    std::vector<bool> visited(board.rows.size() * board.rows[0].cells.size());
    for (const Board::Step &step : board.steps) {
        const Cell cell{index_below(grid.rows(), step.r), index_below(grid.cols(), step.c)};
        if (cell.r < 0) return fault(step.line, "Bad Path -- bad row " + step.r);
        if (cell.c < 0) return fault(step.line, "Bad Path -- bad column " + step.c);
        if (grid.empty(cell))
            return fault(step.line, "Bad Path -- empty cell in row " + step.r + " column " + step.c);
        if (visited[grid.index(cell)])
            return fault(step.line, "Bad Path -- visiting row " + step.r + " column " + step.c + " twice.");
        visited[grid.index(cell)] = true;
        path.push_back(cell);
    }
    for (std::size_t i = 1; i < path.size(); ++i) {
        const Cell a = path[i - 1], b = path[i];
        if (!touch(a, b))
            return fault(board.steps[i].line,
                         "Bad Path - " + text_of(a) + " is not next to " + text_of(b) + ".");
        if (!values_differ_by_one(grid, a, b))
            return fault(board.steps[i].line, "Bad Path - " + text_of(a) + "'s value does not differ from " +
                                                  text_of(b) + " by one.");
    }
    return verdict;
}

std::string board_text(const Grid &grid, const std::vector<Cell> &path) {
    std::string text;
    for (int r = 0; r < grid.rows(); ++r) text += grid.row(r) + '\n';
    text += "PATH\n";
    for (const Cell cell : path) text += std::to_string(cell.r) + ' ' + std::to_string(cell.c) + '\n';
    return text;
}

void write_answer(std::string_view text) {
    if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size() || std::fflush(stdout) != 0)
        throw std::runtime_error("cannot write standard output: " + system_reason());
}

} // namespace spell
