// Reads a position as people draw it, and draws it.
#include "tictactoe/picture.h"

#include "shell/arguments.h"
#include "shell/page.h"
#include "shell/text.h"

#include <algorithm>
#include <utility>

namespace tictactoe {

namespace {

// The label and the colour of a square by the value after a move there, as the mover sees it.
std::pair<const char *, const char *> label_of(Value value, Side mover) {
    if (value == UNCLEAR) return {"", "#fff"};
    if (value == DRAW) return {"draw", "#fff3bf"};
    if (value == win_of(mover)) return {"win", "#c3f0ca"};
    return {"loss", "#ffd3d0"};
}

std::string numbered(int number) { return (number < 10 ? "  " : " ") + std::to_string(number) + ' '; }

// The squares of a row as 'X', 'O' and '.': every sign but blanks, or what stands between bars.
std::string cells_of(std::string_view row) {
    std::string signs(row), squares;
    std::erase(signs, ' ');
    if (shell::contains(row, '|')) std::erase(signs, '.');
    if (row.starts_with('|')) { // bars all around
        signs.erase(0, 1);
        if (signs.ends_with('|')) signs.pop_back();
    }
    char before = '|';
    for (const char c : signs + '|') {
        if (c != '|') squares += c;
        else if (before == '|') squares += '.';
        before = c;
    }
    return squares;
}

// The line with dots for blanks, if these are squares: it has rows of one length with slashes between them,
// and no other sign for an empty square, but a blank at the end of a row or two together.
std::string with_dots(std::string_view line) {
    std::string text(line);
    const std::size_t length = line.find('/');
    if (length == line.npos || line.find_first_of("._-?#*|") != line.npos) return text;
    const std::string rows = '/' + text + '/';
    for (std::size_t i = 0; i < rows.size(); ++i)
        if ((rows[i] == '/') != (i % (length + 1) == 0)) return text;
    for (const std::string_view pair : {"  ", " /", "/ "})
        if (rows.find(pair) != rows.npos) std::ranges::replace(text, ' ', '.');
    return text;
}

// What a sign means: a mark, '.', '|', or a blank; 0 if nothing. Other alphabets' letters that look like
// marks, and the crosses and rings of telephones, are marks.
char meaning_of(char32_t sign) {
    constexpr std::pair<std::u32string_view, char> meanings[] = {
        {U"Xx×✕❌ХхΧχ", 'X'}, {U"Oo0○⭕ОоΟο", 'O'}, {U"HhНнΗ", 'H'}, {U"CcСс", 'C'},
        {U"._-?#*·□⬜", '.'}, {U" \t()", ' '},     {U"|", '|'}};
    for (const auto &[signs, meaning] : meanings)
        if (shell::contains(signs, sign)) return meaning;
    return 0;
}

} // namespace

DrawnPosition::DrawnPosition(std::string file, std::string text)
    : file_(std::move(file)), text_(std::move(text)) {
    const std::string plain = shell::plain(text_);
    bars_ = shell::contains(plain, '|');
    std::string_view rest = plain;
    for (std::size_t number = 1; !rest.empty(); ++number) {
        std::string_view line = shell::take_line(rest);
        if ((!file_.empty() && line.starts_with('#')) || take_header(line)) continue;
        // Without a blank, commas stand between rows, if not between squares.
        const std::size_t comma = line.find(',');
        const bool rows = comma != line.npos && comma > 1 && line.find_first_of("/ ") == line.npos;
        const char between = rows ? ',' : '/';
        const std::string dotted = with_dots(line);
        line = dotted;
        for (std::size_t end; (end = line.find(between)) != line.npos; line.remove_prefix(end + 1))
            add_row(number, line.substr(0, end));
        add_row(number, line);
    }
}

bool DrawnPosition::take_header(std::string_view line) {
    std::vector<int> sizes; // rows, columns and the number in a row
    for (const std::string &word : shell::words_of(line, " x,"))
        if (const auto size = shell::whole_number(word, 1, max_side)) sizes.push_back(*size);
    if (sizes.size() != 3 || sizes[2] > std::max(sizes[0], sizes[1])) return false;
    const bool loses = line.find("lose") != line.npos;
    const WideBoard board(sizes[0], sizes[1], sizes[2], loses ? Goal::misere : Goal::line);
    const Side to_move = line.find('O') != line.npos ? Side::o : Side::x;
    if (tictactoe::header(board, to_move) != line) return false;
    header_ = {.board = board, .to_move = to_move};
    return true;
}

void DrawnPosition::add_row(std::size_t line, std::string_view text) {
    constexpr std::string_view blanks = " \t";
    const auto only = [&](std::string_view characters) {
        return text.find_first_not_of(characters) == text.npos;
    };
    // Skip blank lines, the numbers of the columns above the first row, and rules between rows.
    const bool border = text.find_first_of("=+") != text.npos || (bars_ && text.find("--") != text.npos);
    if (only(rows_.empty() ? " \t0123456789" : blanks) || (only(" \t-=+|") && border)) return;
    // The number of the row is followed by a blank.
    const std::size_t end = text.find_first_not_of("0123456789", text.find_first_not_of(blanks));
    if (end > 0 && end < text.size() && text[end] == ' ') text.remove_prefix(end);
    std::string signs;
    while (!text.empty()) {
        std::string_view sign = text;
        const char meaning = meaning_of(shell::take_code_point(text).value_or(0));
        sign.remove_suffix(text.size());
        if (meaning == 0)
            refuse("has " + shell::in_quotes(sign) +
                       ", expected X, O and '.', rows on lines or with '/' between" +
                       (file_.empty() ? ", or a file's name" : ""),
                   line);
        letters_ = letters_ || meaning == 'X' || meaning == 'O';
        lecture_ = lecture_ || meaning == 'H' || meaning == 'C';
        if (letters_ && lecture_)
            refuse("has " + shell::in_quotes(sign) + ", expected either X and O or H and C", line);
        signs += meaning == 'H' ? 'X' : meaning == 'C' ? 'O' : meaning;
    }
    if (rows_.size() > 1 && line - rows_.back().line > rows_[1].line - rows_[0].line)
        refuse("goes on below an empty line, expected one position", line);
    rows_.push_back({.line = line, .squares = cells_of(signs)});
}

void DrawnPosition::refuse(const std::string &reason, std::size_t line) const {
    if (!file_.empty())
        throw shell::InputError(file_ + ':' + std::to_string(line) + ": the position " + reason);
    throw shell::Misuse("position " + shell::in_quotes(text_) + ' ' + reason);
}

std::vector<int> DrawnPosition::size() const {
    if (header_) return {header_->board.rows, header_->board.cols, header_->board.in_a_row};
    if (rows_.size() < 2) return {};
    std::size_t most = 0;
    for (const Row &row : rows_) most = std::max(most, row.squares.size());
    return {static_cast<int>(rows_.size()), static_cast<int>(most)};
}

WidePosition DrawnPosition::on(int rows, int cols) const {
    std::string squares;
    for (const Row &row : rows_) {
        if (rows_.size() > 1 && std::ssize(row.squares) != cols)
            refuse("has " + shell::count_of(row.squares.size(), "square") + " in row " +
                       std::to_string(&row - rows_.data()) + ", expected " + std::to_string(cols) +
                       " (an empty one is a dot)",
                   row.line);
        squares += row.squares;
    }
    if (std::ssize(squares) != rows * cols)
        refuse("has " + shell::count_of(squares.size(), "square") + ", expected " +
               std::to_string(rows * cols) + " (" + std::to_string(rows) + " by " + std::to_string(cols) +
               "; an empty one is a dot)");
    WidePosition position;
    for (std::size_t square = 0; square < squares.size(); ++square) {
        position.x[square] = squares[square] == 'X';
        position.o[square] = squares[square] == 'O';
    }
    return position;
}

std::string header(const WideBoard &board, Side to_move) {
    return std::to_string(board.rows) + 'x' + std::to_string(board.cols) + ", " + board.rule() + ", " +
           letters.of(to_move) + " to move";
}

std::string drawing(const WideBoard &board, const WidePosition &position, shell::Room room, int last_move) {
    constexpr std::size_t margin = 4; // the numbers of the rows
    const bool lined = at(2 * board.rows + 2) <= room.lines && margin + at(4 * board.cols) <= room.columns;
    const bool apart = lined || margin + at(3 * board.cols) <= room.columns;
    Wide marked = winning_line(board, position);
    if (marked.none() && last_move >= 0) marked.set(at(last_move));
    std::string text = "\n";
    const auto add = [&text](std::string line) {
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + '\n';
    };
    // The numbers of the columns end above the marks, or their ones are there, with the tens in a line above,
    // if these are close together.
    std::string heads(lined ? margin - 1 : margin, ' '), tens(margin, ' '), between = "    ---";
    for (int c = 0; c < board.cols; ++c) {
        heads += numbered(c).substr(lined ? 0 : apart ? 1 : 2, apart ? 4 : 2);
        (tens += numbered(c)[1]) += ' ';
        if (c > 0) between += "+---";
    }
    if (!apart && board.cols > 10) add(tens);
    add(heads);
    for (int r = 0; r < board.rows; ++r) {
        std::string line = numbered(r);
        for (int c = 0; c < board.cols; ++c) {
            const std::size_t square = at(r * board.cols + c);
            if (apart) line += lined && c > 0 ? "| " : " ";
            if (marked[square]) line.back() = '(';
            char mark = lined ? ' ' : '.';
            if (position.x[square]) mark = 'X';
            if (position.o[square]) mark = 'O';
            line += mark;
            line += marked[square] ? ')' : ' ';
        }
        if (lined && r > 0) add(between);
        add(line);
    }
    return text + '\n';
}

std::string in_words(const WideBoard &board, const WidePosition &position, int last_move) {
    std::string text;
    for (int square = 0; square < board.squares; ++square) {
        const int c = square % board.cols;
        text += c == 0 ? "row " + std::to_string(square / board.cols) + ": " : ", ";
        if (!position.marks()[at(square)]) text += "empty";
        else text += position.x[at(square)] ? 'X' : 'O';
        if (square == last_move) text += " (last)";
        if (c + 1 == board.cols) text += '\n';
    }
    return text;
}

std::string picture(const Board &board, const Position &position, Side to_move, Adviser &adviser) {
    constexpr double side = 60, frame = 28, foot = 24,
                     least_width = 220; // in units of a quarter of a millimetre
    const double width = std::max(board.cols * side + 2 * frame, least_width),
                 height = board.rows * side + 2 * frame + foot, left = (width - board.cols * side) / 2;
    const bool over = verdict(board, position) != UNCLEAR;
    const Value value = adviser.value(position, to_move);
    const Mask line = winning_line(board, position);
    std::string state = over ? "over: " : std::string(letters.of(to_move)) + " to move: ";
    state += value == DRAW ? "draw" : value == X_WIN ? "X wins" : "O wins";
    std::vector<Advice> moves(at(board.squares), Advice{UNCLEAR}); // by square
    if (!over)
        for (const Advice &move : adviser.moves(position, to_move)) moves[at(move.square)] = move;

    svg::Document picture({0, 0, width / 4, height / 4}, {0, 0, width, height},
                          text_of(board, position, letters) + ", " + state);
    picture.begin_font(15, " text-anchor=\"middle\" fill=\"#222\"");
    const std::string_view small = " font-size=\"13\" fill=\"#666\"";
    for (int square = 0; square < board.squares; ++square) {
        const int r = square / board.cols, c = square % board.cols;
        const double x = left + c * side, y = frame + r * side, cx = x + side / 2, cy = y + side / 2;
        if (r == 0) picture.add_text(cx, frame - 9, std::to_string(c), small);
        if (c == 0) picture.add_text(left - frame / 2, cy + 5, std::to_string(r), small);
        const Advice &move = moves[at(square)];
        auto [words, fill] = label_of(move.value, to_move);
        if (line & bit(square)) fill = "#ffe08a";
        picture.add("<rect x=\"", x, "\" y=\"", y, "\" width=\"", side, "\" height=\"", side, "\" fill=\"",
                    fill, "\" stroke=\"#888\"/>\n");
        if (position.x & bit(square))
            picture.add(
                "<path d=\"M", cx - 17, ' ', cy - 17,
                "l34 34m0 -34l-34 34\" stroke=\"#1c4f9c\" stroke-width=\"6\" stroke-linecap=\"round\"/>\n");
        else if (position.o & bit(square))
            picture.add("<circle cx=\"", cx, "\" cy=\"", cy,
                        "\" r=\"18\" fill=\"none\" stroke=\"#b3261e\" stroke-width=\"6\"/>\n");
        else if (*words) picture.add_text(cx, move.plies == 0 ? cy + 5 : cy - 1, words);
        if (move.plies > 0)
            picture.add_text(cx, cy + 16, "in " + std::to_string(move.plies), " font-size=\"12\"");
    }
    picture.add_text(width / 2, height - 14, state).add("</g>\n");
    return picture.take();
}

} // namespace tictactoe
