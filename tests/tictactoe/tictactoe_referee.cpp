// tictactoe_referee SITUATION: plays `tictactoe` without arguments through pipes until the situation arises,
// and judges the program's play. It knows the rules and shares nothing with the program. SITUATION is one of
//
//   begin ROW COLUMN   the human takes that square, if it is free, and tries one line of play after another,
//                      first those in which most answers lose, and none that gives the game away: no game is
//                      lost
//   block LINES        the human has two squares of a line: the computer must take the third
//   win LINES          completing a line is the computer's only way to win: it must not give the win away
//   draw, lost         a game that is drawn, or that the computer wins, ends with a word that says so
//   legal              whatever the human plays, each move takes a free square until the game is over
//   taken              a square that is taken is not taken again: the computer does not move then
//
// LINES is row, column or diagonal: all lines of that kind, one after another. A program may play as it likes
// elsewhere, so the human tries for a situation in up to 30 games, until it has come three times: who moves
// at random is right once. Where a line is never two thirds full, or no game ends so, nothing is wrong with
// it; but who never has two of any of LINES has not shown how it wins. What is tried depends on the program's
// moves alone.
//
// The dialogue is that of the lecture's program, in which the human begins; if a board with one mark is shown
// before the first move, the computer has begun. What it says before the first move shows how to type one:
// `row column`, from 0, or from 1 if its numbers have 1 and 3 and no 0; a number a line if it asks for a row
// alone; a letter and a number if it shows such a square, as b2, or its board has rows or columns a, b and c,
// the letter being the row's if a line begins with a; the number of a square if it speaks of no rows and
// columns, and shows nine numbers on a board, has 1 and 9, or asks for a square; and, if it asks who goes
// first, the number before `you` in its question, or else `y`. Squares are numbered as on its board, or else
// by rows, from 1.
//
// Its move is what has changed on the last board that it shows in its turn, if it shows one: three lines of
// three signs. Otherwise it is on the first line in which words stand and two numbers, one behind the other,
// that name a free square, of several the last two; or, where no pair is, one number, if the human types one,
// too, or the line names the computer. What it said before the first move, a prompt, and a line that tells
// the human what to type are no moves. Its turn is over when it asks as it did at first, is silent or ends.
// When the game is over a line has the word `draw` or `tie`, or says that the computer, or I, has won, or
// that you have lost.
//
// Prints `right`, or `half: ` if none of LINES to win by ever came about, or `wrong: REASON; `, the moves,
// and the last lines of the dialogue, and ends with exit code 1: a square that is taken or not on the board,
// no answer within 10 s (the human's turn is lost, or the program hangs), an end in mid-game. Where no move
// at all has been read, it prints `not understood: ` and why, as soon as the program asks again.
#include <algorithm>
#include <array>
#include <cctype>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <initializer_list>
#include <iostream>
#include <poll.h>
#include <random>
#include <set>
#include <sstream>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace {

using Clock = std::chrono::steady_clock;

constexpr int lines[8][3] = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6},
                             {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};

bool won(const std::string &squares, char mark) {
    return std::any_of(std::begin(lines), std::end(lines), [&](const int(&line)[3]) {
        return std::all_of(std::begin(line), std::end(line),
                           [&](int i) { return squares[static_cast<std::size_t>(i)] == mark; });
    });
}

/// The value for the side to move: 1 it wins, 0 a draw, -1 it loses.
int value(std::string &squares, char mover) {
    const char other = mover == 'H' ? 'C' : 'H';
    if (won(squares, other)) return -1;
    int best = -2;
    for (char &square : squares) {
        if (square != '.') continue;
        square = mover;
        best = std::max(best, -value(squares, other));
        square = '.';
    }
    return best == -2 ? 0 : best;
}

bool has(const std::string &line, std::initializer_list<const char *> texts) {
    return std::any_of(texts.begin(), texts.end(),
                       [&](const char *text) { return line.find(text) != line.npos; });
}

bool is_letter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; }

/// Do two letters stand beside each other?
bool has_word(const std::string &line) {
    for (std::size_t i = 1; i < line.size(); i++)
        if (is_letter(line[i - 1]) && is_letter(line[i])) return true;
    return false;
}

/// The numbers of a line; b2 is none.
std::vector<int> numbers_of(const std::string &line) {
    std::vector<int> numbers;
    for (std::size_t i = 0, end = 0; (i = line.find_first_of("0123456789", i)) != line.npos; i = end) {
        end = std::min(line.find_first_not_of("0123456789", i), line.size());
        if ((i == 0 || !is_letter(line[i - 1])) && (end == line.size() || !is_letter(line[end])))
            numbers.push_back(std::atoi(line.substr(i, 6).c_str()));
    }
    return numbers;
}

/// The squares of a line that are a letter and a number, such as b2.
std::vector<std::string> lettered_in(const std::string &line) {
    std::vector<std::string> squares;
    const auto ends = [&](std::size_t i) {
        return i >= line.size() || std::isalnum(static_cast<unsigned char>(line[i])) == 0;
    };
    for (std::size_t i = 0; i + 1 < line.size(); i++)
        if ((i == 0 || ends(i - 1)) && line[i] >= 'a' && line[i] <= 'c' && line[i + 1] >= '0' &&
            line[i + 1] <= '3' && ends(i + 2))
            squares.push_back(line.substr(i, 2));
    return squares;
}

/// The lines of a text, the last one also without a line feed.
std::vector<std::string> lines_of(const std::string &text) {
    std::vector<std::string> result;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) result.push_back(line);
    return result;
}

/// The last line of a text, without what may change in a prompt: the number of a move, blanks and line feeds.
std::string prompt_of(const std::string &text) {
    const std::size_t end = text.find_last_not_of(" \t\r\n") + 1;
    std::string line = text.substr(0, end);
    line.erase(0, line.find_last_of('\n') + 1);
    line.erase(
        std::remove_if(line.begin(), line.end(), [](char c) { return c == ' ' || (c >= '0' && c <= '9'); }),
        line.end());
    return line;
}

/// Does a line ask the human for something?
bool is_prompt(const std::string &line) {
    const std::size_t end = line.find_last_not_of(" \t\r");
    return has(line, {"enter", "your", "please", "type", "you ", "invalid"}) || end == line.npos ||
           has(":?>", {line.substr(end, 1).c_str()});
}

// ---- boards ----

using Board = std::array<std::string, 9>;

/// What a line of a board shows: three signs, apart or between bars, brackets or commas, or four, of which
/// the first is the row's. Nothing if it is no such line.
std::vector<std::string> signs_of(std::string line) {
    for (std::size_t at = 0; (at = line.find('\xe2', at)) != line.npos; at++) { // lines of a terminal's box
        const std::string sign = line.substr(at, 3);
        if (has(sign, {"\xe2\x94\x82", "\xe2\x94\x83", "\xe2\x95\x91"})) line.replace(at, 3, "|");
        else if (has(sign, {"\xe2\x94", "\xe2\x95"})) line.replace(at, 3, "---");
    }
    // What stands before three squares in brackets is no sign.
    if (std::count(line.begin(), line.end(), '[') == 3) line.erase(0, line.find('['));
    const std::size_t last = line.find_last_not_of(" \t\r") + 1;
    const bool listed = last > 0 && line[last - 1] == ']', drawn = listed || has(line, {"|"});
    for (char &c : line) {
        if (c == ']' || (c == ',' && drawn)) c = '|';
        else if (c == '[' || c == ',' || c == '\'' || c == '"' || c == '\t' || c == '\r') c = ' ';
    }
    std::vector<std::string> signs;
    // Bars around the row alone: |XO |, |X O  | or | X O   |.
    const std::size_t left = line.find_first_not_of(' ') + 1, width = last - std::min(last, left + 1);
    if (left > 0 && line[left - 1] == '|' && line[last - 1] == '|' &&
        std::count(line.begin(), line.end(), '|') == 2 && (width == 3 || width == 5 || width == 7)) {
        for (std::size_t i = width == 7 ? 1 : 0; i < width; i += width == 3 ? 1 : 2)
            signs.push_back(line[left + i] == ' ' ? "" : line.substr(left + i, 1));
        return signs;
    }
    std::istringstream pieces(listed ? line.substr(0, last - 1) : line + (drawn ? " " : ""));
    for (std::string piece; drawn && std::getline(pieces, piece, '|');) {
        piece.erase(piece.find_last_not_of(' ') + 1);
        signs.push_back(piece.substr(piece.find_last_of(' ') + 1));
    }
    for (std::string word; !drawn && pieces >> word;) signs.push_back(word);
    if (signs.size() == 1 && signs[0].size() == 3)
        signs = {signs[0].substr(0, 1), signs[0].substr(1, 1), signs[0].substr(2)};
    if (drawn && signs.size() == 5) signs.pop_back();
    if (drawn && signs.size() == 4) signs.erase(signs.begin());
    bool small = true; // one character each, and perhaps something around it that marks the last move
    for (std::string &sign : signs) {
        if (sign.size() == 3 && std::ispunct(static_cast<unsigned char>(sign[0])) != 0 &&
            std::isalnum(static_cast<unsigned char>(sign[1])) != 0)
            sign = sign.substr(1, 1);
        small = small && (sign.size() <= 1 || static_cast<unsigned char>(sign[0]) >= 0x80);
    }
    return small && (signs.size() == 3 || signs.size() == 4) ? signs : std::vector<std::string>();
}

/// The boards in a text. Between their rows there may be lines that show no signs, or blank ones.
std::vector<Board> boards_of(const std::string &text) {
    std::vector<Board> boards;
    std::vector<std::vector<std::string>> rows;
    const auto end = [&] {
        // Of six or more lines every second or third has the signs, if the others have none: else there are
        // several boards. Of four lines the first numbers the columns. Of five that are not, the same rule
        // stands twice: above and below, or between the rows.
        const std::size_t count = rows.size();
        std::size_t step = std::max<std::size_t>(count / 3, 1), first = step == 1 ? count - 3 : step / 2;
        for (std::size_t i = 0; step > 1 && i < count; i++) {
            const auto &row = rows[i];
            const bool empty =
                std::all_of(row.begin(), row.end(), [](const auto &sign) { return sign.empty(); });
            if (i % step == first || empty) continue;
            step = 1;
            first = count - 3;
        }
        const auto is_rule = [&](std::size_t a, std::size_t b) {
            return count == 5 && rows[a] == rows[b] && !rows[a][0].empty() &&
                   std::set(rows[a].begin(), rows[a].end()).size() == 1 &&
                   std::ispunct(static_cast<unsigned char>(rows[a][0][0])) != 0;
        };
        if (is_rule(1, 3)) {
            first = 0;
            step = 2;
        } else if (is_rule(0, 4)) first = 1;
        if (count >= 3) {
            Board board;
            for (std::size_t i = 0; i < 9; i++) {
                const std::vector<std::string> &row = rows[first + step * (i / 3)];
                board[i] = row[row.size() - 3 + i % 3];
            }
            boards.push_back(board);
        }
        rows.clear();
    };
    for (std::string line : lines_of(text)) {
        line.erase(0, line.find_last_of(":?>") + 1); // a prompt
        const std::vector<std::string> signs = signs_of(line);
        const bool blank = line.find_first_not_of(" \t\r") == line.npos;
        const bool edge = line.find_first_not_of("-+=|_ \t\r") == line.npos && (!blank || rows.size() < 3);
        if (signs.empty() ? !edge : !rows.empty() && rows[0].size() != signs.size()) end();
        if (!signs.empty()) rows.push_back(signs);
    }
    end();
    return boards;
}

bool is_number(const std::string &sign) { return sign.size() == 1 && sign[0] >= '0' && sign[0] <= '9'; }

// ---- a program, and how to talk with it ----

/// What it said before the first move tells.
struct Dialect {
    bool known = false, two_lines = false, one_number = false;
    int first = 0; // the number of the first row and column
    // A square is a letter, of the row or else the column, and a number, perhaps from the bottom.
    bool letters = false, capitals = false, by_row = false, from_bottom = false;
    std::array<int, 9> number = {1, 2, 3, 4, 5, 6, 7, 8, 9}; // of each square
    Board empty;                                             // the board, if it was shown
    std::string question, prompt;                            // who goes first, and for a move
    std::string answer = "y";                                // the human goes first
    std::set<std::string> greeting;                          // its lines
    int moves_read = 0;

    void learn(const std::string &text);
};

void Dialect::learn(const std::string &text) {
    const std::vector<std::string> said = lines_of(text);
    greeting = {said.begin(), said.end()};
    prompt = prompt_of(text);
    for (const Board &board : boards_of(text)) {
        empty = board;
        const std::set<std::string> signs(board.begin(), board.end());
        one_number = one_number || (signs.size() == 9 && std::all_of(board.begin(), board.end(), is_number));
        if (signs.size() == 9 && one_number)
            std::transform(board.begin(), board.end(), number.begin(),
                           [](const auto &sign) { return sign[0] - '0'; });
    }
    const std::string asked = text.substr(text.find_last_of('\n', text.find_last_not_of(" \t\r\n")) + 1);
    const std::vector<int> numbers = numbers_of(text);
    const auto named = [&](int n) { return std::count(numbers.begin(), numbers.end(), n) > 0; };
    one_number =
        !has(text, {"row", "col"}) &&
        (one_number || (named(1) && named(9)) ||
         (has(asked, {"square", "position", "cell", "field", "number"}) && !has(asked, {",", "x y", "and"})));
    two_lines = has(asked, {"row"}) && !has(asked, {"col", ","});
    first = named(1) && named(3) && !named(0) ? 1 : 0;
    letters = !lettered_in(text).empty();
    std::size_t one = 0, three = 0; // the lines that begin so
    for (std::size_t i = 0; i < said.size(); i++) {
        std::string line = said[i];
        line.erase(std::remove_if(line.begin(), line.end(), [](char c) { return c == ' ' || c == '|'; }),
                   line.end());
        const std::string begin = line.substr(0, 1);
        by_row = by_row || (begin == "a" && (line.size() < 2 || !is_letter(line[1])));
        letters = letters || line == "abc";
        if (begin == "1") one = i + 1;
        if (begin == "3") three = i + 1;
    }
    letters = letters || by_row;
    if (!letters) return;
    one_number = two_lines = false;
    first = named(0) ? 0 : 1;
    from_bottom = three > 0 && three < one;
}

/// One game with one process.
class Game {
  public:
    explicit Game(Dialect &dialect) : dialect_(dialect) {
        int down[2], up[2];
        if (pipe(down) != 0 || pipe(up) != 0) fail("no pipe");
        child_ = fork();
        if (child_ == 0) {
            dup2(down[0], STDIN_FILENO);
            dup2(up[1], STDOUT_FILENO);
            for (const int end : {down[0], down[1], up[0], up[1]}) close(end);
            execlp("tictactoe", "tictactoe", nullptr);
            _exit(127);
        }
        close(down[0]);
        close(up[1]);
        to_ = down[1];
        from_ = up[0];
        listen();
    }

    ~Game() {
        kill(child_, SIGKILL);
        waitpid(child_, nullptr, 0);
        close(to_);
        close(from_);
    }

    void human_plays(std::size_t square) {
        squares[square] = 'H';
        moves_ += " you ";
        type_square(square);
    }

    void computer_plays() {
        std::string wrong; // of a line that would be a move
        const auto deadline = Clock::now() + std::chrono::seconds(10);
        for (;;) {
            const bool asks = !text_.empty() && prompt_of(text_) == dialect_.prompt;
            if (const int square = asks || silent_ > 0 ? move_in(text_, wrong) : -1; square >= 0) {
                computer_takes(static_cast<std::size_t>(square));
                return;
            }
            // It waits for the human, or for ever.
            const std::vector<std::string> said = lines_of(text_);
            const int patience = asks ? 10 : !said.empty() && is_prompt(said.back()) ? 50 : 100;
            if (ended_ || silent_ >= patience || Clock::now() > deadline)
                fail(!wrong.empty() ? wrong
                     : dialect_.moves_read == 0 && !text_.empty() && !ended_
                         ? "no square is taken on a board, and no line has words and the numbers of a free "
                           "square"
                         : missing("its move"));
            receive();
        }
    }

    /// Types the name of a square that is taken, and hears whether the computer moves then.
    void human_repeats(std::size_t square) {
        std::string wrong;
        moves_ += " you again ";
        type_square(square);
        hear(dialect_.prompt);
        const std::vector<Board> boards = boards_of(text_);
        bool moved = !boards.empty() && new_on(boards.back()) >= 0;
        for (const std::string &line : lines_of(text_))
            moved = moved || (has(line, {"computer"}) && named_by(line, wrong) >= 0);
        if (moved) fail("it lets the human take a square that is taken");
    }

    /// Waits for the program to say how the game has ended.
    void verdict() {
        const bool gained = won(squares, 'C');
        for (const auto deadline = Clock::now() + std::chrono::seconds(10);; receive()) {
            for (const std::string &line : lines_of(ended_ || silent_ > 0 ? text_ : "")) {
                const bool draw = has(line, {"draw", "tie", "nobody wins", "no one wins", "no winner"});
                const bool computer = (has(line, {"computer", "i ", "o "}) && has(line, {"win", "won"})) ||
                                      has(line, {"you lose", "you lost"});
                if (!draw && !computer && !has(line, {"you win", "human wins"})) continue;
                if (draw == gained || computer != gained) fail("that is not how it ended: " + line);
                return;
            }
            if (ended_ || Clock::now() > deadline)
                fail(missing(gained ? "that the computer has won" : "that it is a draw"));
        }
    }

    [[noreturn]] void fail(const std::string &reason) const {
        std::cout << (reason.rfind("no square", 0) == 0 ? "not understood: " : "wrong: ") << reason
                  << "; moves:" << moves_ << '\n';
        const std::vector<std::string> said = lines_of(all_);
        if (!said.empty()) std::cout << "the dialogue ends with\n";
        for (std::size_t i = said.size() < 8 ? 0 : said.size() - 8; i < said.size(); i++)
            std::cout << "  | " << said[i].substr(0, 100) << '\n';
        if (child_ > 0) kill(child_, SIGKILL);
        std::exit(1);
    }

    std::string squares = ".........";

  private:
    /// A letter and a number, such as b2.
    std::string lettered(std::size_t square) const {
        const int r = static_cast<int>(square / 3), c = static_cast<int>(square % 3);
        const int number = dialect_.by_row ? c : dialect_.from_bottom ? 2 - r : r;
        return static_cast<char>('a' + (dialect_.by_row ? r : c)) + std::to_string(number + dialect_.first);
    }
    std::string name_of(std::size_t square) const {
        if (dialect_.one_number) return std::to_string(dialect_.number[square]);
        if (dialect_.letters) {
            std::string name = lettered(square);
            if (dialect_.capitals)
                name[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(name[0])));
            return name;
        }
        return std::to_string(static_cast<int>(square / 3) + dialect_.first) + ' ' +
               std::to_string(static_cast<int>(square % 3) + dialect_.first);
    }

    void type(const std::string &text) {
        text_.clear();
        silent_ = 0;
        if (write(to_, text.data(), text.size()) < 0) fail("it does not read");
    }

    void type_square(std::size_t square) {
        std::string name = name_of(square);
        moves_ += name;
        if (dialect_.two_lines) name[1] = '\n';
        type(name + '\n');
    }

    void computer_takes(std::size_t square) {
        moves_ += " computer " + name_of(square);
        squares[square] = 'C';
        dialect_.moves_read++;
    }

    std::string missing(const std::string &what) const {
        return (ended_ ? "the program has ended: " : "no answer within 10 s: ") + what + " is missing";
    }

    /// Takes what the program prints, in small letters, or notices that it is silent or has ended.
    void receive() {
        pollfd ready{from_, POLLIN, 0};
        if (poll(&ready, 1, 100) <= 0) {
            silent_++;
            return;
        }
        char buffer[4096];
        const ssize_t got = read(from_, buffer, sizeof buffer);
        ended_ = got <= 0;
        silent_ = ended_ ? silent_ + 1 : 0;
        for (ssize_t i = 0; i + 1 < got; ++i)
            dialect_.capitals =
                dialect_.capitals || (buffer[i] >= 'A' && buffer[i] <= 'C' &&
                                      std::isdigit(static_cast<unsigned char>(buffer[i + 1])) != 0);
        for (ssize_t i = 0; i < got; ++i)
            text_ += static_cast<char>(std::tolower(static_cast<unsigned char>(buffer[i])));
        all_.append(text_, text_.size() - static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
        if (text_.size() > 50'000) fail("it prints without end");
    }

    /// Takes what the program says by itself, until it asks as before, is silent for 0.3 s behind what looks
    /// like a question, for two behind other words, or for five has said nothing.
    void hear(const std::string &prompt) {
        int patience;
        do {
            receive();
            const std::vector<std::string> said = lines_of(text_);
            patience = said.empty() ? 50 : is_prompt(said.back()) ? 3 : 20;
        } while (!ended_ && (prompt.empty() || prompt_of(text_) != prompt) && silent_ < patience);
    }

    /// Listens to what the program says before the first move; the first time this tells how to talk with it.
    void listen() {
        if (dialect_.known && dialect_.greeting.empty()) return; // it says nothing
        hear(dialect_.question.empty() ? dialect_.prompt : dialect_.question);
        std::string text = text_;
        const std::string asked = prompt_of(text);
        if (!dialect_.known && has(asked, {"y/n", "yes", "first", "start", "begin"}) &&
            !has(asked, {"row", "move"})) {
            dialect_.question = asked;
            // The number that stands before the human's name, if the question has numbers.
            const std::string line = lines_of(text).back();
            const std::vector<int> choices = numbers_of(line.substr(0, line.rfind("you")));
            if (has(line, {"you"}) && !choices.empty()) dialect_.answer = std::to_string(choices.back());
        }
        if (!dialect_.question.empty()) {
            type(dialect_.answer + '\n');
            hear(dialect_.prompt);
            text += text_;
        }
        if (!dialect_.known) dialect_.learn(text);
        dialect_.known = true;
        const std::vector<Board> boards = boards_of(text);
        if (const int begun = boards.empty() ? -1 : new_on(boards.back()); begun >= 0)
            computer_takes(static_cast<std::size_t>(begun));
    }

    /// The square of the computer's move, or -1; `wrong` is what to say of a line that names no free square.
    int move_in(const std::string &text, std::string &wrong) {
        const std::vector<Board> boards = boards_of(text);
        if (const int square = boards.empty() ? -1 : new_on(boards.back()); square >= 0) return square;
        for (const std::string &line : lines_of(text))
            if (const int square = named_by(line, wrong); square >= 0) return square;
        return -1;
    }

    /// The one square that is taken on a board and was free. A square is free if it is as it was at first or,
    /// where that tells nothing, as most are or a number.
    int new_on(const Board &board) {
        const std::string &most =
            *std::max_element(board.begin(), board.end(), [&](const auto &a, const auto &b) {
                return std::count(board.begin(), board.end(), a) < std::count(board.begin(), board.end(), b);
            });
        for (const bool as_at_first : {true, false}) {
            std::vector<int> added;
            bool fits = true;
            for (std::size_t i = 0; i < 9; i++) {
                const bool taken = board[i] != (as_at_first ? dialect_.empty[i] : most) &&
                                   (as_at_first || !is_number(board[i]));
                if (taken && squares[i] == '.') added.push_back(static_cast<int>(i));
                fits = fits && (taken || squares[i] == '.');
            }
            if (!fits || added.size() != 1) continue;
            if (!as_at_first && !is_number(most)) dialect_.empty.fill(most);
            return added[0];
        }
        return -1;
    }

    /// The free square that a line names, or -1, also of a line with so many numbers that it would name
    /// several.
    int named_by(std::string line, std::string &wrong) const {
        const bool named = has(line, {"computer"});
        // A move, or a board's first line, may stand behind the prompt before it.
        for (std::size_t at = 0; !named && (at = line.find_first_of(":?>")) != line.npos &&
                                 at + 1 < line.size() &&
                                 (is_prompt(line) || has(line.substr(0, at), {"row", "col"}));)
            line.erase(0, at + 1);
        const bool known = dialect_.greeting.count(line) > 0;
        const bool self = named || line.rfind("i ", 0) == 0;
        if (known || (!has_word(line) && !self) || (!named && is_prompt(line))) return -1;

        for (const std::string &name : lettered_in(dialect_.letters ? line : ""))
            for (std::size_t square = 0; square < 9; square++)
                if (squares[square] == '.' && lettered(square) == name) return static_cast<int>(square);
        constexpr std::size_t most = 5; // a move, its number, and what was moved before
        const std::vector<int> numbers = numbers_of(line);
        if (numbers.size() > most) return -1;
        const bool turned = has(line, {"col"}) && has(line, {"row"}) && line.find("col") < line.find("row");
        const bool single = dialect_.one_number ? !has(line, {"row"}) : self && numbers.size() == 1;
        for (std::size_t i = numbers.size(); i-- > (single ? 0 : 1);) {
            const int r = numbers[i - (turned || single ? 0 : 1)] - dialect_.first;
            const int c = numbers[i - (turned && !single ? 1 : 0)] - dialect_.first;
            const auto *at = std::find(dialect_.number.begin(), dialect_.number.end(), numbers[i]);
            int square = r < 0 || r > 2 || c < 0 || c > 2 ? -1 : 3 * r + c;
            if (single)
                square = at == dialect_.number.end() ? -1 : static_cast<int>(at - dialect_.number.begin());
            if (square >= 0 && squares[static_cast<std::size_t>(square)] == '.') return square;
            if (named && wrong.empty())
                wrong = square >= 0 ? "that square is taken" : "there is no such square";
        }
        return -1;
    }

    Dialect &dialect_;
    pid_t child_ = 0;
    int to_ = -1, from_ = -1;
    bool ended_ = false;
    int silent_ = 0;                 // tenths of a second since it printed something
    std::string text_, all_, moves_; // what it has said in this turn, and in all
};

/// The situation to play for.
struct Situation {
    std::string kind;
    std::size_t number = 0; // the square to begin with, or the line
};

/// How many squares of a line have the mark.
int marks(const std::string &squares, std::size_t line, char mark) {
    return static_cast<int>(std::count_if(std::begin(lines[line]), std::end(lines[line]), [&](int i) {
        return squares[static_cast<std::size_t>(i)] == mark;
    }));
}

/// Does a line have two marks, with the third square empty?
bool threat(const std::string &squares, std::size_t line, char mark) {
    return marks(squares, line, mark) == 2 && marks(squares, line, '.') == 1;
}

int threats(const std::string &squares, char mark) {
    int count = 0;
    for (std::size_t line = 0; line < 8; line++) count += threat(squares, line, mark) ? 1 : 0;
    return count;
}

/// Has the situation come about, the computer to move?
bool comes_about(const Situation &wanted, std::string squares) {
    if (wanted.kind == "block")
        return threat(squares, wanted.number, 'H') && threats(squares, 'H') == 1 &&
               threats(squares, 'C') == 0;
    if (wanted.kind != "win" || !threat(squares, wanted.number, 'C') || threats(squares, 'C') > 1)
        return false;
    for (char &square : squares) { // is it the only way to win?
        if (square != '.') continue;
        square = 'C';
        const bool also = !won(squares, 'C') && -value(squares, 'H') == 1;
        square = '.';
        if (also) return false;
    }
    return true;
}

/// The lines of play that the human has tried: positions after moves of the human behind which nothing is
/// left to try.
class Tried {
  public:
    /// A move that is left, or -1: none that gives the game away, and first the one after which most answers
    /// lose.
    int next(std::string squares) const {
        int best = -1, most = -1;
        for (std::size_t i = 0; i < 9; i++) {
            if (squares[i] != '.') continue;
            squares[i] = 'H';
            if (done_.count(squares) == 0 && (won(squares, 'H') || value(squares, 'C') < 1)) {
                const int lost = lost_after(squares);
                if (lost > most) best = static_cast<int>(i);
                most = std::max(most, lost);
            }
            squares[i] = '.';
        }
        return best;
    }

    /// Is something left to try behind an opening?
    bool left(std::size_t opening) const {
        std::string squares(9, '.');
        squares[opening] = 'H';
        return done_.count(squares) == 0;
    }

    /// A game has ended, after these positions of both.
    void ended(const std::vector<std::string> &positions) {
        for (std::size_t i = positions.size(); i-- > 0;) {
            const bool human = i % 2 == 0; // has moved
            if (human) done_.insert(positions[i]);
            else if (next(positions[i]) >= 0) return;
        }
    }

  private:
    static int lost_after(std::string squares) {
        int lost = 0;
        for (char &square : squares) {
            if (square != '.') continue;
            square = 'C';
            lost += !won(squares, 'C') && value(squares, 'H') == 1 ? 1 : 0;
            square = '.';
        }
        return won(squares, 'H') ? 9 : lost;
    }

    std::set<std::string> done_;
};

/// How much the human wants a square: first for the situation, then for a long game.
int merit(const Situation &wanted, const std::string &squares, std::size_t square, bool detour) {
    std::string after = squares;
    after[square] = 'H';
    const auto &line = lines[wanted.number % 8];
    const bool inside =
        std::find(std::begin(line), std::end(line), static_cast<int>(square)) != std::end(line);
    if (wanted.kind == "block") return (inside != detour ? 4 : 0) - (threats(after, 'C') > 0 ? 8 : 0);
    if (wanted.kind == "win") {
        int others = 0; // lines on which the computer would win before
        for (std::size_t other = 0; other < 8; other++)
            others += other != wanted.number && threat(after, other, 'C') ? 1 : 0;
        return -(inside ? 16 : 0) - 4 * others - (threats(after, 'H') > 0 ? 2 : 0);
    }
    if (wanted.kind == "lost") return -threats(after, 'H') + threats(after, 'C');
    return wanted.kind == "draw" ? -4 * value(after, 'C') : 0; // draw: the human plays well
}

/// One game, the nth; true if the situation came about and the program was right.
bool play(const Situation &wanted, unsigned n, Dialect &dialect, Tried &tried) {
    Game game(dialect);
    std::vector<std::string> positions;
    std::mt19937 random(n);
    for (int move = 0;; move++) {
        std::vector<std::size_t> empty;
        for (std::size_t i = 0; i < 9; ++i)
            if (game.squares[i] == '.') empty.push_back(i);
        std::shuffle(empty.begin(), empty.end(), random);
        std::size_t square = *std::max_element(empty.begin(), empty.end(), [&](std::size_t a, std::size_t b) {
            return merit(wanted, game.squares, a, move == 0 && n % 2 == 1) <
                   merit(wanted, game.squares, b, move == 0 && n % 2 == 1);
        });
        if (wanted.kind == "begin") {
            const bool opens = move == 0 && game.squares[wanted.number] == '.';
            const int left = opens ? static_cast<int>(wanted.number) : tried.next(game.squares);
            if (left >= 0) square = static_cast<std::size_t>(left);
        }
        game.human_plays(square);
        positions.push_back(game.squares);
        if (won(game.squares, 'H')) {
            if (wanted.kind == "begin") game.fail("the computer has lost");
            return wanted.kind == "legal";
        }
        if (game.squares.find('.') == std::string::npos) break;
        const bool now = comes_about(wanted, game.squares);
        game.computer_plays();
        positions.push_back(game.squares);
        if (wanted.kind == "taken") {
            game.human_repeats(game.squares.find('C'));
            if (move > 0) return true;
        }
        if (now && wanted.kind == "block" && threat(game.squares, wanted.number, 'H'))
            game.fail("the computer does not block the line");
        if (now && wanted.kind == "win" && -value(game.squares, 'H') < 1)
            game.fail("the computer could have won");
        if (now) return true;
        if (won(game.squares, 'C') || game.squares.find('.') == std::string::npos) break;
    }
    if (wanted.kind == (won(game.squares, 'C') ? "lost" : "draw")) {
        game.verdict();
        return true;
    }
    tried.ended(positions);
    return wanted.kind == "legal" || wanted.kind == "taken";
}

} // namespace

int main(int argc, char **argv) {
    const std::vector<std::string> words(argv + 1, argv + argc);
    Situation wanted;
    if (!words.empty()) wanted.kind = words[0];
    const auto number = [&](std::size_t i) { return static_cast<std::size_t>(std::atoi(words[i].c_str())); };
    std::size_t last = 0; // of the lines
    const std::vector<std::string> kinds = {"row", "column", "diagonal"};
    const std::size_t kind = static_cast<std::size_t>(
        std::find(kinds.begin(), kinds.end(), words.empty() ? "" : words.back()) - kinds.begin());
    if (wanted.kind == "begin" && words.size() == 3) last = wanted.number = 3 * number(1) + number(2);
    else if ((wanted.kind == "block" || wanted.kind == "win") && words.size() == 2 && kind < 3) {
        wanted.number = 3 * kind;
        last = kind == 2 ? 7 : wanted.number + 2;
    } else if (!has(wanted.kind, {"draw", "lost", "legal", "taken"}) || words.size() != 1) {
        std::cerr
            << "usage: tictactoe_referee begin ROW COLUMN | block LINES | win LINES | draw | lost | legal | "
               "taken\n";
        return 2;
    }
    std::signal(SIGPIPE, SIG_IGN);
    const bool ending = wanted.kind == "draw" || wanted.kind == "lost";
    const unsigned most = wanted.kind == "begin" ? 12 : 30, enough = ending || wanted.kind == "taken" ? 1 : 3;
    bool ever = false;
    Dialect dialect;
    Tried tried;
    const auto left = [&] { return wanted.kind != "begin" || tried.left(wanted.number); };
    for (; wanted.number <= last; wanted.number++) {
        unsigned come = 0;
        for (unsigned n = 0; n < most && come < enough && left(); n++)
            come += play(wanted, n, dialect, tried) ? 1 : 0;
        ever = ever || come > 0;
    }
    std::cout << (ever || wanted.kind != "win" ? "right\n" : "half: it never has two of a line\n");
}
