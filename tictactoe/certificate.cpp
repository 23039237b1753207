#include "tictactoe/certificate.h"

#include <algorithm>
#include <cassert>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace tictactoe {

namespace {

// Of how many moves, the most promising, a draw's strategy prefers one after which pairs suffice to one that is only
// known to be good: a fifth of the lines of 4,8,4 and half of those of 7,7,5 are saved. Eight moves save hardly more.
constexpr std::size_t moves_with_pairs = 4;

// The strategy of one side, its owner, from one position: to win, or not to lose.
class Strategy {
  public:
    Strategy(const Board &board, Solver &solver, Side owner, bool wins, const Names &names,
             const std::function<void(std::string_view)> &put)
        : board_(board), solver_(solver), owner_(owner), wins_(wins), names_(names), put_(put) {}
    /// Gives its lines to `put`.
    void write(const Position &start, Side to_move);

  private:
    struct Node {
        Mask own, others;
        bool own_turn;
        Mask own_alive = 0, others_alive = 0; // the squares of open lines
        Table::Key key{0, 0};
    };

    void add(Node node);
    bool settle(Node &node) const;
    void write_move(const Node &node);
    void write_replies(const Node &node);
    int move(const Node &node);
    std::vector<int> threats(Mask own, Mask others) const;
    bool wins_by(Mask own, Mask others, const std::vector<int> &moves) const;
    void put(const Node &node, const char *kind, const std::vector<int> &squares) const;
    Mask empty(const Node &node) const {
        return (node.own_alive | node.others_alive) & ~(node.own | node.others);
    }

    const Board &board_;
    Solver &solver_;
    Side owner_;
    bool wins_;
    Names names_;
    const std::function<void(std::string_view)> &put_;
    std::vector<Node> rest_;                        // nodes still to be written
    std::set<std::pair<bool, Table::Key>> written_; // whether it was the owner's turn, and what mattered
};

// Plays the moves that are forced. Returns true if the owner has reached its aim by a rule that needs no line.
bool Strategy::settle(Node &node) const {
    for (;;) {
        // A draw's owner is the one who prevents a line.
        const Mask attacker = wins_ ? node.own : node.others, defender = wins_ ? node.others : node.own;
        const Scan scan = tictactoe::scan(board_, attacker, defender);
        const Mask own_last = wins_ ? scan.attacker_last : scan.defender_last,
                   others_last = wins_ ? scan.defender_last : scan.attacker_last;
        if (node.own_turn ? own_last != 0 : count(own_last) > 1) return true;
        assert(node.own_turn ? count(others_last) <= 1 : others_last == 0);
        const Mask forced = node.own_turn ? others_last : own_last;
        if (!forced) {
            node.own_alive = wins_ ? scan.attacker_alive : scan.defender_alive;
            node.others_alive = wins_ ? scan.defender_alive : scan.attacker_alive;
            node.key = solver_.key_of(scan, attacker, defender);
            return wins_ ? node.own_turn && scan.double_threats : scan.sum < (node.own_turn ? one : one / 2);
        }
        (node.own_turn ? node.own : node.others) |= forced;
        node.own_turn = !node.own_turn;
    }
}

void Strategy::put(const Node &node, const char *kind, const std::vector<int> &squares) const {
    const auto mark = [&](Mask square) {
        if (square & node.own & node.own_alive) return names_.mark(owner_);
        if (square & node.others & node.others_alive) return names_.mark(other(owner_));
        return square & empty(node) ? '.' : '#';
    };
    std::string line;
    for (int square = 0; square < board_.squares; ++square) {
        if (square > 0 && square % board_.cols == 0) line += '/';
        line += mark(bit(square));
    }
    line += kind;
    for (const int square : squares) line += ' ' + named(board_, square);
    put_(line + '\n');
}

// The moves of a sequence of threats that wins for the owner, who is to move, but for the one that completes a line;
// none if no sequence is found.
std::vector<int> Strategy::threats(Mask own, Mask others) const {
    auto win = threat_win(board_, own, others);
    if (!win) return {};
    win->moves.pop_back();
    assert(!win->moves.empty() && wins_by(own, others, win->moves));
    return win->moves;
}

// Whether these moves win for the owner, who is to move: each is a threat that leaves one reply, the last one two.
bool Strategy::wins_by(Mask own, Mask others, const std::vector<int> &moves) const {
    for (const int square : moves) {
        if ((own | others) & bit(square)) return false;
        own |= bit(square);
        if (board_.has_line(own)) return true;
        const Scan scan = tictactoe::scan(board_, own, others);
        if (scan.defender_last || count(scan.attacker_last) != 1)
            return !scan.defender_last && scan.attacker_last;
        others |= scan.attacker_last;
    }
    return false;
}

// A move that keeps what the owner achieves. The owner cannot win by threats.
int Strategy::move(const Node &node) {
    if (wins_)
        return solver_.good_move(node.own, node.others, Turn::attacker,
                                 solver_.ordered(node.own, node.others, empty(node), Turn::attacker));
    const std::vector<int> squares = solver_.ordered(node.others, node.own, empty(node), Turn::defender);
    for (std::size_t i = 0; i < std::min(squares.size(), moves_with_pairs); ++i)
        if (pairing(board_, node.others, node.own | bit(squares[i]))) return squares[i];
    return solver_.good_move(node.others, node.own, Turn::defender, squares);
}

void Strategy::write_move(const Node &node) {
    if (const std::vector<int> moves = threats(node.own, node.others); !moves.empty()) {
        put(node, " move", moves);
        return;
    }
    const int square = move(node);
    assert(square >= 0);
    put(node, " move", {square});
    add({node.own | bit(square), node.others, false});
}

void Strategy::write_replies(const Node &node) {
    if (const auto pairs = wins_ ? std::nullopt : pairing(board_, node.others, node.own)) {
        put(node, " pairs", *pairs);
        return;
    }
    const std::vector<int> moves = threats(node.own, node.others);
    if (!moves.empty()) put(node, " threatens", moves);
    for (Mask replies = empty(node); replies; replies &= replies - 1) {
        const Mask after = node.others | (replies & -replies);
        if (!wins_by(node.own, after, moves)) add({node.own, after, true});
    }
}

// Adds a node to those that are to be written, unless it needs no line.
void Strategy::add(Node node) {
    if (!settle(node)) rest_.push_back(node);
}

void Strategy::write(const Position &start, Side to_move) {
    if (verdict(board_, start) == UNCLEAR)
        add({start.of(owner_), start.of(other(owner_)), to_move == owner_});
    while (!rest_.empty()) {
        const Node node = rest_.back();
        rest_.pop_back();
        if (!written_.emplace(node.own_turn, node.key).second) continue;
        if (node.own_turn) write_move(node);
        else write_replies(node);
    }
}

} // namespace

void write_certificate(const Board &board, Adviser &adviser, const Position &position, Side to_move,
                       const Names &names, const std::function<void(std::string_view)> &put) {
    const Value value = adviser.value(position, to_move);
    put("tictactoe certificate " + std::to_string(board.rows) + ' ' + std::to_string(board.cols) + ' ' +
        std::to_string(board.in_a_row) + '\n' + text_of(board, position, names) + ' ' + names.of(to_move) +
        ' ' + names.of(value) + '\n');
    for (const Side owner : {to_move, other(to_move)}) {
        if (value == win_of(other(owner))) continue;
        put(std::string("strategy ") + names.of(owner) + '\n');
        Strategy(board, adviser.solver(), owner, value != DRAW, names, put).write(position, to_move);
    }
    put("end\n");
}

} // namespace tictactoe
