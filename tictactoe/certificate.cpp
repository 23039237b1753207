// Writes strategies that prove a value.
#include "tictactoe/certificate.h"

#include <algorithm>
#include <cassert>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace tictactoe {

namespace {

// Among this many of the most promising moves a draw's strategy looks for one after which pairs suffice,
// before it takes any good one. That saves a fifth of the lines of 4,8,4 and half of those of 7,7,5; with
// eight moves it saves hardly more.
constexpr std::size_t moves_with_pairs = 4;

// The strategy of one side, its owner, from one position: to win, as the attacker, or not to lose, as the
// defender.
struct Strategy {
    const Board &board;
    Solver &solver;
    Side owner;
    Turn role;
    Names names;
    shell::Output &out;

    using Node = Solver::Node;
    std::vector<Node> rest = {};                        // nodes still to be written
    std::set<std::pair<Turn, Table::Key>> written = {}; // whose turn it was, and what mattered

    Side attacker() const { return role == Turn::attacker ? owner : other(owner); }

    /// Gives its lines to the output.
    void write(const Position &start, Side to_move) {
        if (verdict(board, start) == UNCLEAR) add({whether(start, to_move, attacker())});
        while (!rest.empty()) {
            const Node node = rest.back();
            rest.pop_back();
            const Table::Key key = solver.key_of(node.scan, node.attacker, node.defender);
            if (!written.emplace(node.turn, key).second) continue;
            if (node.turn == role) write_move(node);
            else write_replies(node);
        }
    }

    // Adds a node, after the moves that are forced, to those that are to be written, unless the owner has
    // reached its aim by a rule that needs no line.
    void add(Node node) {
        if (!solver.settle(node)) rest.push_back(node);
        else assert(node.numbers.of(role) == 0);
    }

    void write_move(const Node &node) {
        if (const std::vector<int> moves = threats(node); !moves.empty()) return put(node, " move", moves);
        const int square = move(node);
        assert(square >= 0);
        put(node, " move", {square});
        add({node.after(square)});
    }

    void write_replies(const Node &node) {
        const auto pairs =
            role == Turn::defender ? pairing(board, node.attacker, node.defender) : std::nullopt;
        if (pairs) return put(node, " pairs", *pairs);
        const std::vector<int> moves = threats(node);
        if (!moves.empty()) put(node, " threatens", moves);
        for (Mask replies = node.scan.open; replies; replies &= replies - 1) {
            const Node after{node.after(first(replies))};
            if (!wins_by(after.of(role), after.of(other(role)), moves)) add(after);
        }
    }

    // A move that keeps what the owner achieves. The owner cannot win by threats.
    int move(const Node &node) {
        const std::vector<int> squares = solver.ordered(node, node.scan.open);
        if (role == Turn::defender)
            for (std::size_t i = 0; i < std::min(squares.size(), moves_with_pairs); ++i)
                if (pairing(board, node.attacker, node.defender | bit(squares[i]))) return squares[i];
        return solver.good_move(node, squares);
    }

    // The moves of a sequence of threats that wins for the owner, if to move, but for the one that completes
    // a line; none if no sequence is found.
    std::vector<int> threats(const Node &node) const {
        const Mask own = node.of(role), others = node.of(other(role));
        auto win = threat_win(board, own, others);
        if (!win) return {};
        win->moves.pop_back();
        assert(!win->moves.empty() && wins_by(own, others, win->moves));
        return win->moves;
    }

    // Whether these moves win for the owner, who is to move: each is a threat that leaves one reply, the last
    // one two.
    bool wins_by(Mask own, Mask others, const std::vector<int> &moves) const {
        for (const int square : moves) {
            if ((own | others) & bit(square)) return false;
            own |= bit(square);
            if (board.has_line(own)) return true;
            const Scan scan = tictactoe::scan(board, own, others);
            if (scan.defender_last || count(scan.attacker_last) != 1)
                return !scan.defender_last && scan.attacker_last;
            others |= scan.attacker_last;
        }
        return false;
    }

    void put(const Node &node, const char *kind, const std::vector<int> &squares) const {
        Position alive;
        alive.of(attacker()) = node.attacker & node.scan.attacker_alive;
        alive.of(other(attacker())) = node.defender & node.scan.defender_alive;
        std::string line = text_of(board, alive, names);
        for (Mask dead = board.all & ~(alive.marks() | node.scan.open); dead; dead &= dead - 1)
            line[at(first(dead) + first(dead) / board.cols)] = '#'; // behind the slashes
        line += kind;
        for (const int square : squares) line += ' ' + named(board, square);
        out.put(line + '\n');
    }
};

} // namespace

void write_certificate(const Board &board, Adviser &adviser, const Position &position, Side to_move,
                       const Names &names, shell::Output &out) {
    const Value value = adviser.value(position, to_move);
    out.put("tictactoe certificate " + std::to_string(board.rows) + ' ' + std::to_string(board.cols) + ' ' +
            std::to_string(board.in_a_row) + '\n' + text_of(board, position, names) + ' ' +
            names.of(to_move) + ' ' + names.of(value) + '\n');
    for (const Side owner : {to_move, other(to_move)}) {
        if (value == win_of(other(owner))) continue;
        out.put(std::string("strategy ") + names.of(owner) + '\n');
        Strategy strategy{.board = board,
                          .solver = adviser.solver(),
                          .owner = owner,
                          .role = value == DRAW ? Turn::defender : Turn::attacker,
                          .names = names,
                          .out = out};
        strategy.write(position, to_move);
    }
    out.put("end\n");
}

} // namespace tictactoe
