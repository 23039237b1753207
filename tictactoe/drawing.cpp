#include "tictactoe/drawing.h"

#include "tictactoe/shell.h"
#include "tictactoe/svg_document.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace tictactoe {

namespace {

// A turn on the largest boards is a drawing, what the computer plays, and the question for a move. The rest is for rows:
// two lines each but the last if there are lines between them, one line each else.
constexpr int spare_lines = 6, most_lined_rows = (terminal_lines - spare_lines + 1) / 2;
static_assert(max_side + spare_lines <= terminal_lines);
constexpr int margin = 4, lined_width = 4;
constexpr int most_lined_cols = (terminal_cols - margin) / lined_width;

std::string numbered(int number) { return (number < 10 ? "  " : " ") + std::to_string(number) + ' '; }

std::string without_end_blanks(std::string line) {
    line.erase(line.find_last_not_of(' ') + 1);
    return line + '\n';
}

// What is drawn: a position, and how.
struct Shown {
    const WideBoard &board;
    const WidePosition &position;
    bool colours;
    int last_move;

    std::string mark_on(int square, char empty) const {
        const auto here = static_cast<std::size_t>(square);
        const bool x = position.x[here];
        if (!x && !position.o[here]) return std::string(1, empty);
        const std::string mark = x ? "X" : "O";
        if (!colours) return mark;
        return std::string("\033[") + (square == last_move ? "1;7;" : "") + (x ? "34m" : "31m") + mark +
               "\033[0m";
    }
};

std::string lined(const Shown &shown) {
    const WideBoard &board = shown.board;
    std::string head = "   ", between = "    ---", text;
    for (int c = 0; c < board.cols; ++c) head += numbered(c);
    for (int c = 1; c < board.cols; ++c) between += "+---";
    text = without_end_blanks(head);
    for (int r = 0; r < board.rows; ++r) {
        std::string line = numbered(r);
        for (int c = 0; c < board.cols; ++c) {
            line += c > 0 ? "| " : " ";
            line += shown.mark_on(r * board.cols + c, ' ');
            line += ' ';
        }
        text += without_end_blanks(line);
        if (r + 1 < board.rows) text += between + '\n';
    }
    return text;
}

std::string dotted(const Shown &shown) {
    const WideBoard &board = shown.board;
    std::string tens(margin, ' '), ones = tens, text;
    for (int c = 0; c < board.cols; ++c) {
        tens += c < 10 ? "  " : std::to_string(c / 10) + ' ';
        ones += std::to_string(c % 10) + ' ';
    }
    if (board.cols > 10) text = without_end_blanks(tens);
    text += without_end_blanks(ones);
    for (int r = 0; r < board.rows; ++r) {
        std::string line = numbered(r);
        for (int c = 0; c < board.cols; ++c) line += shown.mark_on(r * board.cols + c, '.') + ' ';
        text += without_end_blanks(line);
    }
    return text;
}

// What a square says of the move there, from the view of whoever makes it.
struct Label {
    const char *words = "", *fill = "#fff";
    std::string plies{};
};

std::vector<Label> labels(const Board &board, const Position &position, Side to_move, Adviser &adviser) {
    std::vector<Label> labels(static_cast<std::size_t>(board.squares));
    if (verdict(board, position) != UNCLEAR) return labels;
    for (const Advice &move : adviser.moves(position, to_move)) {
        Label &label = labels[static_cast<std::size_t>(move.square)];
        if (move.value == DRAW) label = {"draw", "#fff3bf"};
        else if (move.value == win_of(to_move)) label = {"win", "#c3f0ca"};
        else label = {"loss", "#ffd3d0"};
        if (move.plies > 0) label.plies = "in " + std::to_string(move.plies);
    }
    return labels;
}

constexpr std::string_view blanks = " \t";

std::string without(std::string text, std::string_view characters) {
    std::erase_if(text, [&](char c) { return characters.find(c) != characters.npos; });
    return text;
}

} // namespace

DrawnPosition::DrawnPosition(std::string file, std::string text)
    : file_(std::move(file)), text_(std::move(text)) {
    std::string_view rest = shell::without_mark(text_);
    for (std::size_t number = 1; !rest.empty(); ++number) {
        std::string_view line = shell::take_line(rest);
        if (line.starts_with('#')) continue;
        for (std::size_t slash; (slash = line.find('/')) != line.npos; line.remove_prefix(slash + 1))
            add_row(number, line.substr(0, slash));
        add_row(number, line);
    }
}

void DrawnPosition::add_row(std::size_t line, std::string_view text) {
    const auto only = [&](std::string_view characters) {
        return text.find_first_not_of(characters) == text.npos;
    };
    // Blank lines, the numbers of the columns, and what stands between two rows.
    if (only(" \t0123456789") || (only(" \t-=+|") && text.find_first_of("-=") != text.npos)) return;
    text = text.substr(0, text.find_last_not_of(blanks) + 1);
    // The number of the row.
    if (const std::size_t digit = text.find_first_not_of(blanks); text[digit] >= '0' && text[digit] <= '9')
        text.remove_prefix(text.find_first_not_of("0123456789", digit));
    std::string squares;
    for (const char c : text) {
        const bool lecture = std::string_view("HhCc").find(c) != std::string_view::npos;
        if (lecture || std::string_view("XxOo").find(c) != std::string_view::npos) {
            const Names &names = lecture ? lecture_names : letters;
            if (marked_ && names_.marks != names.marks)
                refuse(line, "has " + shell::in_quotes({&c, 1}) + ", expected either X and O or H and C");
            names_ = names;
            marked_ = true;
            squares += std::string_view("HhXx").find(c) != std::string_view::npos ? 'X' : 'O';
        } else if (std::string_view("._| \t").find(c) != std::string_view::npos) {
            squares += c == '_' ? '.' : c == '\t' ? ' ' : c;
        } else {
            refuse(line, "has " + shell::in_quotes({&c, 1}) +
                             ", expected X, O and '.', rows on lines or with '/' between" +
                             (file_.empty() ? ", or a file's name" : ""));
        }
    }
    rows_.push_back({line, squares});
}

void DrawnPosition::refuse(std::size_t line, const std::string &reason) const {
    if (!file_.empty())
        throw shell::InputError(file_ + ':' + std::to_string(line) + ": the position " + reason);
    throw shell::Misuse("position " + shell::in_quotes(text_) + ' ' + reason);
}

// The squares of a row as 'X', 'O' and '.', `expected` of them if blanks can be read so.
std::string DrawnPosition::squares_of(const Row &row, std::size_t expected) const {
    std::string squares;
    if (row.text.find('|') != row.text.npos) {
        std::string_view cells = row.text;
        if (cells.starts_with('|')) { // bars all around
            cells.remove_prefix(1);
            if (cells.ends_with('|')) cells.remove_suffix(1);
        }
        for (bool more = true; more;) {
            const std::size_t bar = std::min(cells.find('|'), cells.size());
            const std::string cell = without(std::string(cells.substr(0, bar)), " .");
            if (cell.size() > 1) refuse(row.line, "has '" + cell + "' between two bars, expected one mark");
            squares += cell.empty() ? '.' : cell[0];
            more = bar < cells.size();
            cells.remove_prefix(std::min(bar + 1, cells.size()));
        }
        return squares;
    }
    squares = without(row.text, blanks);
    if (squares.size() >= expected || squares.find('.') != squares.npos) return squares;
    // Blanks are squares: all of them, or every other one.
    std::string spread = row.text;
    if (spread.size() > expected) {
        for (std::size_t i = 1; i < spread.size(); i += 2)
            if (spread[i] != ' ') return squares;
        for (std::size_t i = 0; 2 * i < spread.size(); ++i) spread[i] = spread[2 * i];
        spread.resize((spread.size() + 1) / 2);
    }
    if (spread.size() > expected) return squares;
    spread.resize(expected, ' ');
    std::replace(spread.begin(), spread.end(), ' ', '.');
    return spread;
}

int DrawnPosition::cols() const {
    std::size_t most = 0;
    for (const Row &row : rows_) most = std::max(most, squares_of(row, 0).size());
    return static_cast<int>(most);
}

WidePosition DrawnPosition::on(int rows, int cols) const {
    const bool one_line = rows_.size() < 2 && rows > 1;
    const int all = rows * cols, expected = one_line ? all : cols;
    if (!one_line && rows_.size() != static_cast<std::size_t>(rows))
        refuse("has " + counted(static_cast<int>(rows_.size()), "row") + ", expected " +
               std::to_string(rows));
    std::string squares;
    for (const Row &row : rows_) {
        const std::string of_row = squares_of(row, static_cast<std::size_t>(expected));
        const int found = static_cast<int>(of_row.size());
        if (found != expected && !one_line)
            refuse(row.line, "has " + counted(found, "square") + " in row " +
                                 std::to_string(&row - rows_.data()) + ", expected " +
                                 std::to_string(expected));
        squares += of_row;
    }
    if (squares.size() != static_cast<std::size_t>(all))
        refuse("has " + counted(static_cast<int>(squares.size()), "square") + ", expected " +
               std::to_string(all) + " (" + counted(rows, "row") + " of " + std::to_string(cols) + ')');
    WidePosition position;
    for (std::size_t square = 0; square < squares.size(); ++square) {
        position.x[square] = squares[square] == 'X';
        position.o[square] = squares[square] == 'O';
    }
    return position;
}

std::string drawing(const WideBoard &board, const WidePosition &position, bool colours, int last_move) {
    const Shown shown{board, position, colours, last_move};
    const bool small = board.rows <= most_lined_rows && board.cols <= most_lined_cols;
    return '\n' + (small ? lined(shown) : dotted(shown)) + '\n';
}

std::string picture(const Board &board, const Position &position, Side to_move, Adviser &adviser) {
    constexpr double side = 60, frame = 28, foot = 24,
                     least_width = 220; // in units of a quarter of a millimetre
    const double width = std::max(board.cols * side + 2 * frame, least_width),
                 height = board.rows * side + 2 * frame + foot, left = (width - board.cols * side) / 2;
    const bool over = verdict(board, position) != UNCLEAR;
    const Value value = adviser.value(position, to_move);
    const std::string state =
        (over ? "over: " : std::string(letters.of(to_move)) + " to move: ") + (value == DRAW    ? "draw"
                                                                               : value == X_WIN ? "X wins"
                                                                                                : "O wins");
    const std::vector<Label> words = labels(board, position, to_move, adviser);

    svg::Document picture({0, 0, width / 4, height / 4}, {0, 0, width, height},
                          text_of(board, position, letters) + ", " + state);
    picture.begin_font(15, " text-anchor=\"middle\" fill=\"#222\"");
    const std::string_view small = " font-size=\"13\" fill=\"#666\"";
    for (int c = 0; c < board.cols; ++c)
        picture.add_text(left + c * side + side / 2, frame - 9, std::to_string(c), small);
    for (int r = 0; r < board.rows; ++r)
        picture.add_text(left - frame / 2, frame + r * side + side / 2 + 5, std::to_string(r), small);
    for (int square = 0; square < board.squares; ++square) {
        const double x = left + square % board.cols * side, y = frame + square / board.cols * side;
        const double cx = x + side / 2, cy = y + side / 2;
        const Label &label = words[static_cast<std::size_t>(square)];
        picture.add("<rect x=\"", x, "\" y=\"", y, "\" width=\"", side, "\" height=\"", side, "\" fill=\"",
                    label.fill, "\" stroke=\"#888\"/>\n");
        if (position.x & bit(square))
            picture.add(
                "<path d=\"M", cx - 17, ' ', cy - 17,
                "l34 34m0 -34l-34 34\" stroke=\"#1c4f9c\" stroke-width=\"6\" stroke-linecap=\"round\"/>\n");
        else if (position.o & bit(square))
            picture.add("<circle cx=\"", cx, "\" cy=\"", cy,
                        "\" r=\"18\" fill=\"none\" stroke=\"#b3261e\" stroke-width=\"6\"/>\n");
        else if (*label.words) picture.add_text(cx, label.plies.empty() ? cy + 5 : cy - 1, label.words);
        if (!label.plies.empty()) picture.add_text(cx, cy + 16, label.plies, " font-size=\"12\"");
    }
    picture.add_text(width / 2, height - 14, state).add("</g>\n");
    return picture.take();
}

} // namespace tictactoe
