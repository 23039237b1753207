#include "spellpath/board.h"

#include "spellpath/memory.h"

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

std::string system_reason() {
    std::string reason = std::generic_category().message(errno);
    reason[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(reason[0])));
    return reason;
}

std::string text_of(Cell cell) { return '(' + std::to_string(cell.r) + ',' + std::to_string(cell.c) + ')'; }

InputError error_at(const Board &board, std::size_t line, const std::string &reason) {
    return InputError(board.file + ':' + std::to_string(line) + ": " + reason);
}

// The bytes of a text, or of a C stream: unlike std::cin that tells a read error (a closed standard input, a
// directory) from the end of the file.
class Bytes {
  public:
    static constexpr int end = -1;

    explicit Bytes(std::string_view text) : rest_(text) {}
    Bytes(std::FILE *stream, std::string name)
        : stream_(stream), name_(std::move(name)), buffer_(1 << 16),
          room_(std::min<std::size_t>(std::numeric_limits<std::int32_t>::max(), half_of_memory() / 8)) {}

    int next() {
        if (rest_.empty() && !refill()) return end;
        const auto byte = static_cast<unsigned char>(rest_.front());
        rest_.remove_prefix(1);
        return byte;
    }

  private:
    bool refill() {
        if (!stream_) return false;
        const std::size_t got = std::fread(buffer_.data(), 1, buffer_.size(), stream_);
        if (got == 0 && std::ferror(stream_)) throw InputError(name_ + ": " + system_reason());
        if (got > room_) throw InputError(name_ + ": too large for a board on this machine");
        room_ -= got;
        rest_ = {buffer_.data(), got};
        return got > 0;
    }

    std::FILE *stream_ = nullptr;
    std::string name_;
    std::vector<char> buffer_;
    std::size_t room_ = 0; // bytes that may still come
    std::string_view rest_;
};

// The words of a text with the lines they stand on.
class Words {
  public:
    explicit Words(Bytes bytes) : bytes_(std::move(bytes)) {}

    /// Puts the next word in place of this one: an empty one at the end of the text.
    void next(std::string &word) {
        word.clear();
        int byte = next_byte();
        while (is_space(byte)) byte = next_byte();
        // A line feed ends a line: there is none after the last of them.
        line_ = byte == Bytes::end && after_feed_ ? feeds_ : feeds_ + 1;
        for (; byte != Bytes::end && !is_space(byte); byte = next_byte()) word += static_cast<char>(byte);
    }
    /// The line of the word, or the last line at the end of the text.
    std::size_t line() const { return line_; }

  private:
    int next_byte() {
        const int byte = bytes_.next();
        if (byte == Bytes::end) return byte;
        after_feed_ = byte == '\n';
        feeds_ += after_feed_;
        return byte;
    }
    static bool is_space(int byte) { return byte == ' ' || (byte >= '\t' && byte <= '\r'); }

    Bytes bytes_;
    std::size_t line_ = 1, feeds_ = 0;
    bool after_feed_ = false;
};

// A word for an error message: bytes that a terminal might obey are shown as '?', and only the start of a long one.
std::string shown(std::string_view word) {
    constexpr std::size_t longest = 40;
    std::string result = "'";
    for (const char byte : word.substr(0, longest)) result += byte >= ' ' && byte <= '~' ? byte : '?';
    return result + (word.size() > longest ? "...'" : "'");
}

// The number of a row or column that the word says. Throws InputError when it is no integer.
std::int32_t parse_index(Board &board, std::size_t line, std::string_view word, const char *what) {
    std::string_view digits = word;
    const bool negative = digits.starts_with('-');
    if (negative || digits.starts_with('+')) digits.remove_prefix(1);
    if (digits.empty() || digits.find_first_not_of("0123456789") != digits.npos)
        throw error_at(board, line, shown(word) + " found, expected a " + what + " number");
    digits.remove_prefix(std::min(digits.find_first_not_of('0'), digits.size() - 1));
    std::int32_t value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (error == std::errc() && (!negative || value == 0)) return value;
    if (board.first_odd.empty()) board.first_odd = (negative ? "-" : "") + std::string(digits);
    return Board::odd;
}

Board parse(std::string file, Bytes bytes, PathText path_text) {
    Board board;
    board.file = std::move(file);
    Words words(std::move(bytes));
    std::string word;
    for (words.next(word); !word.empty() && word != "PATH"; words.next(word)) {
        if (board.ragged) continue;
        if (board.grid.rows() == 0 || word.size() == static_cast<std::size_t>(board.grid.cols()))
            board.grid.add_row(word);
        else board.ragged = {board.grid.rows(), word.size(), words.line()};
    }
    board.end_of_rows = words.line();
    if (word.empty() || path_text == PathText::ignore) return board;

    for (words.next(word); !word.empty(); words.next(word)) {
        const std::size_t line = words.line();
        const std::int32_t r = parse_index(board, line, word, "row");
        const std::string row = word;
        words.next(word);
        if (word.empty())
            throw error_at(board, line,
                           "row " + shown(row) + " found last, expected a column number after it");
        board.steps.push_back(
            {r, parse_index(board, words.line(), word, "column"), static_cast<std::uint32_t>(line)});
    }
    return board;
}

} // namespace

Board read_board(const std::string &file, PathText path_text) {
    const std::string shown_name = file == "-" ? "<stdin>" : file.empty() ? "''" : file;
    std::unique_ptr<std::FILE, int (*)(std::FILE *)> opened(nullptr, std::fclose);
    if (file != "-") {
        opened.reset(std::fopen(file.c_str(), "rb"));
        if (!opened) throw InputError(shown_name + ": " + system_reason());
    }
    return parse(shown_name, Bytes(opened ? opened.get() : stdin, shown_name), path_text);
}

Board parse_board(std::string file, std::string_view text, PathText path_text) {
    return parse(std::move(file), Bytes(text), path_text);
}

Grid grid_of(Board board) {
    if (board.grid.rows() == 0)
        throw error_at(board, board.end_of_rows, "no grid found, expected rows of cells");
    if (const auto &ragged = board.ragged)
        throw error_at(board, ragged->line,
                       "row " + std::to_string(ragged->row) + " of " + std::to_string(ragged->cols) +
                           " columns found, expected " + std::to_string(board.grid.cols()) + " as in row 0");
    return std::move(board.grid);
}

Verdict judge(Board board) {
    const auto fault = [](std::size_t line, std::string message) {
        return Verdict{Verdict::Fault{line, std::move(message)}, {}, {}};
    };
    const Grid &grid = board.grid;
    if (grid.rows() == 0) return fault(board.end_of_rows, "No Grid");
    if (const auto &ragged = board.ragged)
        return fault(ragged->line, "Bad Grid: The row 0 is " + std::to_string(grid.cols()) +
                                       " columns, but row " + std::to_string(ragged->row) + " is " +
                                       std::to_string(ragged->cols) + ".");

    std::vector<Cell> path;
    std::vector<bool> visited(grid.size());
    // Only the first odd number can be the first fault.
    const auto number = [&](std::int32_t n) { return n == Board::odd ? board.first_odd : std::to_string(n); };
    for (const auto [r, c, line] : board.steps) {
        const auto place = [&, r = r, c = c] { return "row " + number(r) + " column " + number(c); };
        if (r == Board::odd || r >= grid.rows()) return fault(line, "Bad Path -- bad row " + number(r));
        if (c == Board::odd || c >= grid.cols()) return fault(line, "Bad Path -- bad column " + number(c));
        const Cell cell{r, c};
        if (grid.empty(cell)) return fault(line, "Bad Path -- empty cell in " + place());
        if (visited[grid.index(cell)]) return fault(line, "Bad Path -- visiting " + place() + " twice.");
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
    return {{}, std::move(board.grid), std::move(path)};
}

std::string board_text(const Grid &grid, const std::vector<Cell> &path) {
    std::string text;
    for (int r = 0; r < grid.rows(); ++r) {
        text += grid.row(r);
        text += '\n';
    }
    text += "PATH\n";
    for (const Cell cell : path) text += std::to_string(cell.r) + ' ' + std::to_string(cell.c) + '\n';
    return text;
}

void write_answer(std::string_view text) {
    if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size() || std::fflush(stdout) != 0)
        throw std::runtime_error("cannot write standard output: " + system_reason());
}

} // namespace spell
