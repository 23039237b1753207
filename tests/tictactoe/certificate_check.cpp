// certificate_check FILE...: replays the strategies of certificates of `tictactoe --certificate` against
// every reply. It knows the rules of the game and shares no code with the solver. Prints the board, the
// position, the side to move and the value that is proved, or what is wrong; with several files, the name
// first. Exits 0 if all certificates are right, 1 if one is wrong, 2 if one cannot be read.
//
// A certificate is lines: `tictactoe certificate ROWS COLS K`; `POSITION SIDE VALUE`, SIDE to move, a
// position that can arise, with the marks, sides and values X, O, X_WIN and O_WIN or H, C, human, computer,
// HUMAN_WIN and COMPUTER_WIN; for every strategy that the value needs (the winner's, or each side's for a
// draw) `strategy SIDE`, SIDE being its owner, and its lines; and `end`. The owner's aim is to win, or, in a
// draw, not to lose. A strategy's lines are
//     POSITION move R C               with the owner to move: its move
//     POSITION move R C R C ...       with the owner to move: its moves, at least two, that win. Each leaves
//                                     the other side one reply, which is not named, but the last leaves two
//     POSITION threatens R C R C ...  with the other side to move: moves that would win like this if the
//                                     other side passed; those that would not are an error. Replies after
//                                     which they still win need no lines
//     POSITION pairs R C R C ...      with the other side to move, in a draw: pairs of squares, perhaps none.
//                                     The owner answers a move in a pair in the same pair
//
// Why this proves the value:
// - A line of squares is open for a side if the other has no mark on it. What can still happen depends on
//   open lines only: a mark matters on a line that is open for whoever made it, an empty square on a line
//   that is open for somebody. The other squares are blank (`#` in a position): no line through them can be
//   completed. Positions that differ in nothing else, or by a rotation or reflection, are proved together.
// - To move on a blank square is to pass, and to pass does not help. What the owner achieves when the other
//   side is to move it also achieves when it is to move itself: it moves anywhere and goes on as if that
//   square were empty; when it should move there later, it moves anywhere else; and when no square is empty,
//   it has all that it still wanted. An extra mark spoils none of its owner's lines and opens none to the
//   other side. So the other side's moves on blank squares are not replayed. If there are no others, no line
//   can be completed any more.
// - Forced moves are replayed without lines: a side that can complete a line does, and one that must prevent
//   a line on a single square moves there. The owner may choose to do so, and the other side loses by any
//   other move.
// - The owner, to move, wins by a mark on two lines that then lack one square each, not the same, if the
//   other side has no line that lacks one.
// - The other side gets no line if the sum of 2^-(squares missing) over its open lines is less than 1, the
//   owner to move: the owner takes the square that takes most from the sum, the other side's next move adds
//   at most as much, and a complete line alone is 1 (Erdos and Selfridge). With the other side to move the
//   sum must be less than 1 after its move.
// - With pairs, the other side gets one square of each at most. So it completes no line that holds both
//   squares of a pair; on other lines squares of pairs count as if they were its own. The sum over these
//   lines is as before: the owner answers a move off the pairs there, as above.
#include <algorithm>
#include <array>
#include <bit>
#include <compare>
#include <cstdint>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

struct Wrong : std::runtime_error {
    using std::runtime_error::runtime_error;
};

using Squares = std::uint64_t; // square r * cols + c is bit r * cols + c

Squares bit(int square) { return Squares{1} << square; }
int lowest(Squares squares) { return std::countr_zero(squares); }
int size(Squares squares) { return std::popcount(squares); }

struct Board {
    int rows = 0, cols = 0, in_a_row = 0;
    Squares all = 0;
    std::vector<Squares> lines{};
    std::vector<std::vector<int>> images{}; // rotations and reflections: where each square goes

    int at(int r, int c) const {
        if (r < 0 || r >= rows || c < 0 || c >= cols) throw Wrong("a square off the board");
        return r * cols + c;
    }
};

void add_lines(Board &board) {
    const int k = board.in_a_row;
    for (int r = 0; r < board.rows; ++r)
        for (int c = 0; c < board.cols; ++c)
            for (const auto &[dr, dc] :
                 {std::array{0, 1}, std::array{1, 0}, std::array{1, 1}, std::array{1, -1}}) {
                const int end_r = r + dr * (k - 1), end_c = c + dc * (k - 1);
                if (end_r >= board.rows || end_c < 0 || end_c >= board.cols) continue;
                Squares line = 0;
                for (int i = 0; i < k; ++i) line |= bit(board.at(r + dr * i, c + dc * i));
                board.lines.push_back(line);
            }
}

void add_images(Board &board) {
    for (int image = 0; image < (board.rows == board.cols ? 8 : 4); ++image) {
        std::vector<int> squares;
        for (int r = 0; r < board.rows; ++r)
            for (int c = 0; c < board.cols; ++c) {
                const int to_r = image & 1 ? board.rows - 1 - r : r,
                          to_c = image & 2 ? board.cols - 1 - c : c;
                squares.push_back(image & 4 ? board.at(to_c, to_r) : board.at(to_r, to_c));
            }
        board.images.push_back(squares);
    }
}

/// A position as the owner of a strategy sees it.
struct Position {
    Squares own = 0, others = 0, blank = 0;
    bool own_turn = false;
    auto operator<=>(const Position &) const = default;

    Squares empty(const Board &board) const { return board.all & ~(own | others | blank); }
};

/// The empty squares that complete one of the lines that are open for whoever has these marks.
Squares completing(const Board &board, Squares marks, Squares closed) {
    Squares squares = 0;
    for (const Squares line : board.lines)
        if (!(line & closed) && size(line & ~marks) == 1) squares |= line & ~marks;
    return squares;
}

/// Whether a mark makes two lines, open for whoever has these marks, that lack one more square each, not the
/// same.
bool has_fork(const Board &board, Squares marks, Squares closed) {
    std::array<Squares, 64> second{}; // of a line that lacks two, by the first
    for (const Squares line : board.lines) {
        const Squares missing = line & ~marks;
        if ((line & closed) || size(missing) != 2) continue;
        for (Squares rest = missing; rest; rest &= rest - 1) {
            Squares &known = second[static_cast<std::size_t>(lowest(rest))];
            if (known & ~missing) return true;
            known = missing & ~(rest & -rest);
        }
    }
    return false;
}

constexpr std::uint64_t one = std::uint64_t{1} << 40;

/// The sum over the other side's open lines that hold no pair, where each square of a pair is as good as its
/// mark, in 2^-40ths, rounded up; with the other side to move, after its move that adds most.
std::uint64_t sum(const Board &board, const Position &position, const std::vector<Squares> &pairs = {}) {
    Squares marks = position.others;
    for (const Squares pair : pairs) marks |= pair;
    std::uint64_t sum = 0;
    std::array<std::uint64_t, 64> added{}; // by a move on the square
    for (const Squares line : board.lines) {
        const auto is_held = [line](Squares pair) { return (line & pair) == pair; };
        if ((line & (position.own | position.blank)) || std::any_of(pairs.begin(), pairs.end(), is_held))
            continue;
        const std::uint64_t weight = std::max<std::uint64_t>(one >> size(line & ~marks), 1);
        sum += weight;
        for (Squares rest = line & ~marks; rest; rest &= rest - 1)
            added[static_cast<std::size_t>(lowest(rest))] += weight;
    }
    return position.own_turn ? sum : sum + *std::max_element(added.begin(), added.end());
}

/// The least image of the position with every square that does not matter blank, and which image that is.
std::pair<Position, std::size_t> normalized(const Board &board, const Position &position) {
    Squares own_open = 0, others_open = 0;
    for (const Squares line : board.lines) {
        if (!(line & (position.others | position.blank))) own_open |= line;
        if (!(line & (position.own | position.blank))) others_open |= line;
    }
    Position plain = position;
    plain.own &= own_open;
    plain.others &= others_open;
    plain.blank =
        board.all & ~(plain.own | plain.others | (position.empty(board) & (own_open | others_open)));
    std::pair<Position, std::size_t> least{plain, 0};
    for (std::size_t i = 1; i < board.images.size(); ++i) {
        const auto image_of = [&to = board.images[i]](Squares squares) {
            Squares image = 0;
            for (; squares; squares &= squares - 1)
                image |= bit(to[static_cast<std::size_t>(lowest(squares))]);
            return image;
        };
        const Position image{image_of(plain.own), image_of(plain.others), image_of(plain.blank),
                             plain.own_turn};
        if (image < least.first) least = {image, i};
    }
    return least;
}

std::string text_of(const Board &board, const Position &position, char own, char others) {
    std::string text;
    for (int i = 0; i < board.rows * board.cols; ++i) {
        if (i > 0 && i % board.cols == 0) text += '/';
        text += position.own & bit(i)      ? own
                : position.others & bit(i) ? others
                : position.blank & bit(i)  ? '#'
                                           : '.';
    }
    return text;
}

/// The squares that have this mark in the text of a position, which consists of these marks and slashes
/// between rows.
Squares squares_of(const Board &board, const std::string &text, char mark, const std::string &marks) {
    Squares squares = 0;
    int square = 0;
    char before = '/';
    for (const char c : text) {
        if (c == '/' ? before == '/' || square % board.cols != 0
                     : marks.find(c) == std::string::npos || square == board.rows * board.cols)
            throw Wrong("bad position " + text);
        if (c == mark) squares |= bit(square);
        square += c != '/';
        before = c;
    }
    if (square != board.rows * board.cols || before == '/') throw Wrong("bad position " + text);
    return squares;
}

/// A certificate's names of the sides: marks, names and values when they win.
struct Names {
    std::string marks, sides[2], wins[2];
};
const Names letters{"XO", {"X", "O"}, {"X_WIN", "O_WIN"}},
    words_of_lecture{"HC", {"human", "computer"}, {"HUMAN_WIN", "COMPUTER_WIN"}};

/// What a line of a strategy says of its position.
struct Entry {
    std::string kind{};
    std::vector<int> squares{};
    bool replayed = false;
};

class Strategy {
  public:
    Strategy(const Board &board, char owner, char other, bool to_win)
        : board_(board), owner_(owner), other_(other), to_win_(to_win) {}
    void read(const std::string &text, const std::string &line, std::istringstream &words);
    void replay(Position position);

  private:
    bool is_achieved(Position &position) const;
    void check_moves(Position position, const std::vector<int> &moves);
    void check_pairs(const Position &position, const std::vector<int> &squares) const;
    bool wins_by(Position position, const std::vector<int> &moves) const;
    Wrong wrong(const std::string &what, const Position &position) const {
        return Wrong(what + ' ' + text_of(board_, position, owner_, other_));
    }

    const Board &board_;
    char owner_, other_;
    bool to_win_;
    std::map<Position, Entry> entries_{};
    std::vector<Position> rest_{}; // positions that the strategy must still be shown to be good for
};

void Strategy::read(const std::string &text, const std::string &line, std::istringstream &words) {
    Entry entry;
    words >> entry.kind;
    if (entry.kind != "move" && entry.kind != "pairs" && entry.kind != "threatens")
        throw Wrong("bad line " + line);
    const std::string marks{'.', '#', owner_, other_};
    const auto [position, image] =
        normalized(board_, {squares_of(board_, text, owner_, marks), squares_of(board_, text, other_, marks),
                            squares_of(board_, text, '#', marks), entry.kind == "move"});
    while (!words.eof()) {
        int r = 0, c = 0;
        if (!(words >> r >> c)) throw Wrong("bad line " + line);
        entry.squares.push_back(board_.images[image][static_cast<std::size_t>(board_.at(r, c))]);
    }
    if (entry.kind == "threatens") {
        Position passed = position;
        passed.own_turn = true;
        if (!wins_by(passed, entry.squares)) throw Wrong("threats that do not win in " + text);
    }
    if (!entries_.emplace(position, entry).second) throw Wrong("twice " + text);
}

/// Plays the forced moves. Returns whether the owner has achieved its aim; throws if the other side wins.
bool Strategy::is_achieved(Position &position) const {
    for (;;) {
        const Squares own_last = completing(board_, position.own, position.others | position.blank),
                      others_last = completing(board_, position.others, position.own | position.blank);
        if (position.own_turn ? own_last != 0 : size(own_last) > 1 && !others_last) return true;
        if (position.own_turn ? size(others_last) > 1 : others_last != 0)
            throw wrong("the other side wins in", position);
        const Squares forced = position.own_turn ? others_last : own_last;
        if (!forced) break;
        (position.own_turn ? position.own : position.others) |= forced;
        position.own_turn = !position.own_turn;
    }
    if (position.own_turn && has_fork(board_, position.own, position.others | position.blank)) return true;
    return !to_win_ && sum(board_, position) < one;
}

/// Makes the owner's move, or sees that the moves win.
void Strategy::check_moves(Position position, const std::vector<int> &moves) {
    if (moves.size() > 1) {
        if (!wins_by(position, moves)) throw wrong("moves that do not win in", position);
        return;
    }
    if (moves.empty() || !(position.empty(board_) & bit(moves[0])))
        throw wrong("a move to a square that is not free in", position);
    position.own |= bit(moves[0]);
    position.own_turn = false;
    rest_.push_back(position);
}

void Strategy::check_pairs(const Position &position, const std::vector<int> &squares) const {
    Squares free = position.empty(board_);
    std::vector<Squares> pairs;
    for (std::size_t i = 0; i < squares.size(); i += 2) {
        if (i + 1 == squares.size()) throw wrong("half a pair in", position);
        pairs.push_back(bit(squares[i]) | bit(squares[i + 1]));
        if (size(pairs.back() & free) != 2) throw wrong("bad pairs in", position);
        free &= ~pairs.back();
    }
    if (to_win_ || sum(board_, position, pairs) >= one) throw wrong("pairs that do not suffice in", position);
}

/// Whether the owner, to move, wins by these moves.
bool Strategy::wins_by(Position position, const std::vector<int> &moves) const {
    for (const int square : moves) {
        if (completing(board_, position.own, position.others | position.blank) & bit(square)) return true;
        if (!(position.empty(board_) & bit(square))) return false;
        position.own |= bit(square);
        if (completing(board_, position.others, position.own | position.blank)) return false;
        const Squares replies = completing(board_, position.own, position.others | position.blank);
        if (size(replies) != 1) return size(replies) > 1;
        position.others |= replies;
    }
    return false;
}

void Strategy::replay(Position start) {
    rest_.push_back(start);
    while (!rest_.empty()) {
        Position position = rest_.back();
        rest_.pop_back();
        if (is_achieved(position)) continue;
        position = normalized(board_, position).first;
        const auto found = entries_.find(position);
        Entry *const entry = found == entries_.end() ? nullptr : &found->second;
        if (entry && entry->replayed) continue;
        if (entry) entry->replayed = true;
        if (position.own_turn) {
            if (!entry) throw wrong("no move for", position);
            check_moves(position, entry->squares);
        } else if (entry && entry->kind == "pairs") {
            check_pairs(position, entry->squares);
        } else {
            if (to_win_ && !position.empty(board_)) throw wrong("a draw in", position);
            for (Squares empty = position.empty(board_); empty; empty &= empty - 1) {
                Position next = position;
                next.others |= empty & -empty;
                next.own_turn = true;
                if (!entry || !wins_by(next, entry->squares)) rest_.push_back(next);
            }
        }
    }
}

bool has_line(const Board &board, Squares marks) {
    return std::any_of(board.lines.begin(), board.lines.end(),
                       [marks](Squares line) { return (line & marks) == line; });
}

/// Throws unless some game leads to the position: the side to move has as many marks as the other or one
/// fewer, and no line, and the other's last mark was on all its lines.
void check_start(const Board &board, Squares mover, Squares waiter, const std::string &text) {
    const int ahead = size(waiter) - size(mover);
    if (ahead != 0 && ahead != 1) throw Wrong("counts that cannot arise in " + text);
    if (has_line(board, mover)) throw Wrong("a line of the side to move in " + text);
    Squares on_all = board.all;
    for (const Squares line : board.lines)
        if ((line & waiter) == line) on_all &= line;
    if (!on_all) throw Wrong("lines that no last move makes in " + text);
}

bool is_at_end(std::istringstream &words) {
    std::string more;
    return !(words >> more);
}

Board read_board(std::istream &in) {
    std::string line, word, second;
    std::getline(in, line);
    std::istringstream head(line);
    Board board;
    if (!(head >> word >> second >> board.rows >> board.cols >> board.in_a_row) || word != "tictactoe" ||
        second != "certificate" || !is_at_end(head))
        throw Wrong("no certificate");
    if (board.rows < 1 || board.cols < 1 || board.rows > 64 || board.cols > 64 ||
        board.rows * board.cols > 64 || board.in_a_row < 1 ||
        board.in_a_row > std::max(board.rows, board.cols))
        throw Wrong("a board that is none: " + line);
    board.all = ~Squares{0} >> (64 - board.rows * board.cols);
    add_lines(board);
    add_images(board);
    return board;
}

/// Reads the strategies that the value needs, by their owners.
std::map<std::string, Strategy> read_strategies(std::istream &in, const Board &board, const Names &names,
                                                bool draw) {
    std::map<std::string, Strategy> strategies;
    Strategy *current = nullptr;
    for (std::string line, text, owner; std::getline(in, line);) {
        std::istringstream words(line);
        words >> text;
        if (text == "end") {
            if (in.eof()) throw Wrong("no line feed after the end");
            if (std::getline(in, line)) throw Wrong("more after the end");
            return strategies;
        }
        if (text == "strategy") {
            words >> owner;
            if (owner != names.sides[0] && owner != names.sides[1]) throw Wrong("bad line " + line);
            const std::size_t number = owner == names.sides[1];
            const auto [place, is_new] =
                strategies.try_emplace(owner, board, names.marks[number], names.marks[1 - number], !draw);
            if (!is_new) throw Wrong("bad line " + line);
            current = &place->second;
        } else {
            if (!current) throw Wrong("a position before a strategy");
            current->read(text, line, words);
        }
    }
    throw Wrong("no end");
}

std::string check(std::istream &in) {
    const Board board = read_board(in);
    std::string line, text, side, value;
    std::getline(in, line);
    std::istringstream claim(line);
    claim >> text >> side >> value;
    if (!is_at_end(claim)) throw Wrong("bad line " + line);
    const Names &names = side == "human" || side == "computer" ? words_of_lecture : letters;
    if (side != names.sides[0] && side != names.sides[1]) throw Wrong("bad side " + side);
    const bool draw = value == "DRAW";
    if (!draw && value != names.wins[0] && value != names.wins[1]) throw Wrong("bad value " + value);
    const Squares marks[] = {squares_of(board, text, names.marks[0], '.' + names.marks),
                             squares_of(board, text, names.marks[1], '.' + names.marks)};
    const std::size_t mover = side == names.sides[1];
    check_start(board, marks[mover], marks[1 - mover], text);

    std::map<std::string, Strategy> strategies = read_strategies(in, board, names, draw);
    for (const std::size_t owner : {std::size_t{0}, std::size_t{1}}) {
        if (value == names.wins[1 - owner]) continue;
        const std::string &name = names.sides[owner];
        if (!strategies.contains(name)) throw Wrong("no strategy of the " + name + "'s");
        const Position start{marks[owner], marks[1 - owner], 0, mover == owner};
        if (has_line(board, start.others)) throw Wrong("the other side has won in " + text);
        if (!has_line(board, start.own)) strategies.at(name).replay(start);
        // A draw may have no line, and a loss is not a draw: the other strategy shows that.
    }
    std::ostringstream proved;
    text.erase(std::remove(text.begin(), text.end(), '/'), text.end());
    proved << board.rows << ' ' << board.cols << ' ' << board.in_a_row << ' ' << text << ' ' << side << ' '
           << value;
    return proved.str();
}

} // namespace

int main(int argc, char **argv) {
    if (argc < 2) {
        std::cerr << "usage: certificate_check FILE...\n";
        return 2;
    }
    int code = 0;
    for (int i = 1; i < argc; ++i) {
        std::ifstream in(argv[i]);
        if (!in) {
            std::cerr << "certificate_check: cannot read " << argv[i] << '\n';
            return 2;
        }
        if (argc > 2) std::cout << argv[i] << ": ";
        try {
            std::cout << check(in) << '\n';
        } catch (const Wrong &wrong) {
            std::cout << "wrong: " << wrong.what() << '\n';
            code = 1;
        }
    }
    return code;
}
