// certificate_check FILE...: replays the strategies of a certificate of `tictactoe --certificate` against every reply. It
// knows the rules and nothing else, and shares no code with the solver. Prints the board, the position, the side to move and
// the value that is proved, or what is wrong; with several files, the name first. Exits 0 if all certificates are right, 1
// if one is wrong, 2 if one cannot be read.
//
// A certificate is lines: `tictactoe certificate ROWS COLS K`; `POSITION SIDE VALUE`, SIDE to move, a position that can
// arise; and for every strategy that the value needs (the winner's, or each side's for a draw) `strategy SIDE` and, for the
// positions it can lead to,
//     POSITION move R C        with SIDE to move: its move
//     POSITION pairs R C R C   with the other to move: SIDE answers in the pair, the other square of two, and
//                              elsewhere if the move is in none; all the other's open lines hold both squares of one
// and at last `end`.
#include <algorithm>
#include <fstream>
#include <iostream>
#include <map>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

int rows, cols, in_a_row;

struct Wrong : std::runtime_error {
    using std::runtime_error::runtime_error;
};

using Squares = std::string; // without the slashes between rows

Squares squares_of(const std::string &text) {
    Squares squares;
    for (const char c : text)
        if (c != '/') squares += c;
        else if (squares.empty() || squares.size() % static_cast<std::size_t>(cols) != 0)
            throw Wrong("bad position " + text);
    if (squares.size() != static_cast<std::size_t>(rows * cols) ||
        squares.find_first_not_of(".HC") != std::string::npos)
        throw Wrong("bad position " + text);
    return squares;
}

std::size_t at(int r, int c) {
    if (r < 0 || r >= rows || c < 0 || c >= cols) throw Wrong("a square off the board");
    return static_cast<std::size_t>(r * cols + c);
}

using Lines = std::vector<std::vector<std::size_t>>;

Lines all_lines() {
    Lines lines;
    for (int r = 0; r < rows; ++r)
        for (int c = 0; c < cols; ++c)
            for (int dr = 0; dr <= 1; ++dr)
                for (int dc = -1; dc <= 1; ++dc) {
                    if (dr == 0 && dc <= 0) continue;
                    const int end_r = r + dr * (in_a_row - 1), end_c = c + dc * (in_a_row - 1);
                    if (end_r >= rows || end_c < 0 || end_c >= cols) continue;
                    lines.emplace_back();
                    for (int i = 0; i < in_a_row; ++i) lines.back().push_back(at(r + dr * i, c + dc * i));
                }
    return lines;
}

bool is_whole(const std::vector<std::size_t> &line, const Squares &squares, char mark) {
    bool whole = true;
    for (const std::size_t i : line) whole = whole && squares[i] == mark;
    return whole;
}

/// Throws unless some game leads to the position: the side to move has as many marks as the other or one fewer, and no
/// line, and the other's last mark was on all its lines.
void check_start(const Squares &squares, char to_move) {
    const char waiter = to_move == 'H' ? 'C' : 'H';
    const auto ahead = std::count(squares.begin(), squares.end(), waiter) -
                       std::count(squares.begin(), squares.end(), to_move);
    if (ahead != 0 && ahead != 1) throw Wrong("counts that cannot arise in " + squares);
    std::vector<int> on_lines(squares.size());
    int lines = 0;
    for (const auto &line : all_lines()) {
        if (is_whole(line, squares, to_move)) throw Wrong("a line of the side to move in " + squares);
        if (!is_whole(line, squares, waiter)) continue;
        ++lines;
        for (const std::size_t i : line) ++on_lines[i];
    }
    if (std::find(on_lines.begin(), on_lines.end(), lines) == on_lines.end())
        throw Wrong("lines that no last move makes in " + squares);
}

struct Entry {
    bool pairs = false;
    std::vector<std::size_t> squares;
};

struct Replay {
    std::vector<std::vector<std::size_t>> lines = all_lines();
    std::map<Squares, Entry> entries;
    char owner = 'C', opponent = 'H';
    bool to_win = false;
    std::set<Squares> seen{};

    bool won(const Squares &squares, char mark) const {
        for (const auto &line : lines)
            if (is_whole(line, squares, mark)) return true;
        return false;
    }
    void check_pairs(const Squares &squares, const Entry &entry) const {
        std::map<std::size_t, std::size_t> partner;
        for (std::size_t i = 0; i + 1 < entry.squares.size(); i += 2) {
            const std::size_t a = entry.squares[i], b = entry.squares[i + 1];
            if (a == b || squares[a] != '.' || squares[b] != '.' || !partner.emplace(a, b).second ||
                !partner.emplace(b, a).second)
                throw Wrong("bad pairs in " + squares);
        }
        for (const auto &line : lines) {
            bool open = true, held = false;
            for (const std::size_t i : line) {
                open = open && squares[i] != owner;
                for (const std::size_t j : line) held = held || (partner.count(i) && partner.at(i) == j);
            }
            if (open && !held) throw Wrong("a line without a pair in " + squares);
        }
    }
    void replay(const Squares &squares, char to_move) {
        if (won(squares, owner)) return;
        if (won(squares, opponent)) throw Wrong("the opponent wins in " + squares);
        if (squares.find('.') == std::string::npos) {
            if (to_win) throw Wrong("a draw in " + squares);
            return;
        }
        if (!seen.insert(squares).second) return;
        const auto found = entries.find(squares);
        Squares next = squares;
        if (to_move == owner) {
            if (found == entries.end() || found->second.pairs || found->second.squares.size() != 1)
                throw Wrong("no move for " + squares);
            const std::size_t move = found->second.squares[0];
            if (squares[move] != '.') throw Wrong("a move to a taken square in " + squares);
            next[move] = owner;
            replay(next, opponent);
        } else if (found != entries.end()) {
            if (to_win || !found->second.pairs) throw Wrong("pairs that win nothing in " + squares);
            check_pairs(squares, found->second);
        } else {
            for (std::size_t i = 0; i < squares.size(); ++i) {
                if (squares[i] != '.') continue;
                next[i] = opponent;
                replay(next, owner);
                next[i] = '.';
            }
        }
    }
};

bool is_at_end(std::istringstream &words) {
    std::string more;
    return !(words >> more);
}

void read_head(std::istream &in) {
    std::string line, word, second;
    std::getline(in, line);
    std::istringstream head(line);
    if (!(head >> word >> second >> rows >> cols >> in_a_row) || word != "tictactoe" ||
        second != "certificate" || !is_at_end(head))
        throw Wrong("no certificate");
    if (rows < 1 || cols < 1 || rows > 64 || cols > 64 || in_a_row < 1 || in_a_row > std::max(rows, cols))
        throw Wrong("a board that is none: " + line);
}

/// What a line of a strategy says of its position.
Entry read_entry(const std::string &line, std::istringstream &words) {
    Entry entry;
    std::string word;
    words >> word;
    if (word != "move" && word != "pairs") throw Wrong("bad line " + line);
    entry.pairs = word == "pairs";
    while (!words.eof()) {
        int r = 0, c = 0;
        if (!(words >> r >> c)) throw Wrong("bad line " + line);
        entry.squares.push_back(at(r, c));
    }
    return entry;
}

std::string check(std::istream &in) {
    read_head(in);
    std::string line, word, text, side, value;
    std::getline(in, line);
    std::istringstream claim(line);
    claim >> text >> side >> value;
    if (!is_at_end(claim)) throw Wrong("bad line " + line);
    const Squares start = squares_of(text);
    if (side != "human" && side != "computer") throw Wrong("bad side " + side);
    if (value != "DRAW" && value != "HUMAN_WIN" && value != "COMPUTER_WIN") throw Wrong("bad value " + value);
    check_start(start, side == "human" ? 'H' : 'C');

    std::map<std::string, Replay> strategies;
    Replay *current = nullptr;
    bool ended = false;
    while (!ended && std::getline(in, line)) {
        std::istringstream words(line);
        words >> text;
        if (text == "end") {
            ended = true;
        } else if (text == "strategy") {
            words >> word;
            if ((word != "human" && word != "computer") || strategies.count(word))
                throw Wrong("bad line " + line);
            current = &strategies[word];
            current->owner = word == "human" ? 'H' : 'C';
            current->opponent = word == "human" ? 'C' : 'H';
            current->to_win = value != "DRAW";
        } else {
            if (!current) throw Wrong("a position before a strategy");
            if (!current->entries.emplace(squares_of(text), read_entry(line, words)).second)
                throw Wrong("twice " + text);
        }
    }
    if (!ended) throw Wrong("no end");
    if (std::getline(in, line)) throw Wrong("more after the end");
    for (const std::string owner : {"human", "computer"}) {
        if (value == (owner == "human" ? "COMPUTER_WIN" : "HUMAN_WIN")) continue;
        if (!strategies.count(owner)) throw Wrong("no strategy of the " + owner + "'s");
        strategies[owner].replay(start, side == "human" ? 'H' : 'C');
    }
    std::ostringstream proved;
    proved << rows << ' ' << cols << ' ' << in_a_row << ' ' << start << ' ' << side << ' ' << value;
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
