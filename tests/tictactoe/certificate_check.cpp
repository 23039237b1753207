// certificate_check FILE: replays the strategies of a certificate of `tictactoe --certificate` against every reply. It knows
// the rules and nothing else. Prints the board, the position, the side to move and the value that is proved, and exits 0, or says
// what is wrong and exits 1.
//
// A certificate is lines: `tictactoe certificate ROWS COLS K`; `POSITION SIDE VALUE`, SIDE to move; and for every
// strategy that the value needs (the winner's, or each side's for a draw) `strategy SIDE` and, for the positions it can lead to,
//     POSITION move R C        with SIDE to move: its move
//     POSITION pairs R C R C   with the other to move: SIDE answers in the pair, the other square of two, and
//                              elsewhere if the move is in none; all the other's open lines hold both squares of one
// and at last `end`.
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

using Squares = std::string; // without slashes

Squares squares_of(const std::string &text) {
    Squares squares;
    for (const char c : text)
        if (c != '/') squares += c;
    if (squares.size() != static_cast<std::size_t>(rows * cols) ||
        squares.find_first_not_of(".HC") != std::string::npos)
        throw Wrong("bad position " + text);
    return squares;
}

std::size_t at(int r, int c) {
    if (r < 0 || r >= rows || c < 0 || c >= cols) throw Wrong("a square off the board");
    return static_cast<std::size_t>(r * cols + c);
}

std::vector<std::vector<std::size_t>> all_lines() {
    std::vector<std::vector<std::size_t>> lines;
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
        for (const auto &line : lines) {
            bool whole = true;
            for (const std::size_t i : line) whole = whole && squares[i] == mark;
            if (whole) return true;
        }
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

void check(std::istream &in) {
    std::string line, word, text, side, value;
    std::getline(in, line);
    std::istringstream head(line);
    std::string second;
    if (!(head >> word >> second >> rows >> cols >> in_a_row) || word != "tictactoe" ||
        second != "certificate")
        throw Wrong("no certificate");
    std::getline(in, line);
    std::istringstream claim(line);
    claim >> text >> side >> value;
    const Squares start = squares_of(text);
    if (side != "human" && side != "computer") throw Wrong("bad side " + side);
    if (value != "DRAW" && value != "HUMAN_WIN" && value != "COMPUTER_WIN") throw Wrong("bad value " + value);

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
            if (word != "human" && word != "computer") throw Wrong("bad side " + word);
            current = &strategies[word];
            current->owner = word == "human" ? 'H' : 'C';
            current->opponent = word == "human" ? 'C' : 'H';
            current->to_win = value != "DRAW";
        } else {
            if (!current) throw Wrong("a position before a strategy");
            Entry entry;
            words >> word;
            if (word != "move" && word != "pairs") throw Wrong("bad line " + line);
            entry.pairs = word == "pairs";
            for (int r, c; words >> r >> c;) entry.squares.push_back(at(r, c));
            if (!current->entries.emplace(squares_of(text), entry).second) throw Wrong("twice " + text);
        }
    }
    if (!ended) throw Wrong("no end");
    for (const std::string owner : {"human", "computer"}) {
        if (value == (owner == "human" ? "COMPUTER_WIN" : "HUMAN_WIN")) continue;
        if (!strategies.count(owner)) throw Wrong("no strategy of the " + owner + "'s");
        strategies[owner].replay(start, side == "human" ? 'H' : 'C');
    }
    std::cout << rows << ' ' << cols << ' ' << in_a_row << ' ' << start << ' ' << side << ' ' << value
              << '\n';
}

} // namespace

int main(int argc, char **argv) {
    if (argc != 2) {
        std::cerr << "usage: certificate_check FILE\n";
        return 2;
    }
    std::ifstream in(argv[1]);
    try {
        check(in);
        return 0;
    } catch (const Wrong &wrong) {
        std::cout << wrong.what() << '\n';
    }
    return 1;
}
