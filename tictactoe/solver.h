// The exact solver: does one side, the attacker, force a line of its own? A position is a win, a loss or a draw
// by at most two such questions, and a question of yes or no can be cut off on both sides:
//
// Yes  - A sequence of threats wins whatever the other side does (threats.h). Where the attacker would win so if the
//        defender passed, only a few of the defender's moves can matter.
// No   - The defender is safe by blocking alone, by pairs of squares or by a sum over the open lines (pairing.h).
//
// The rest is proof-number search, depth first with a transposition table (df-pn: Nagai, "Df-pn algorithm for searching
// AND/OR trees and its applications"). A position has two efforts: how many unsolved positions must at least be solved to
// show that the attacker wins, and that he does not. The search goes where the effort is least, so that it finds a narrow
// win among wide failures. Two changes make it good at draws, too: a move that the order of moves has late begins with
// more effort, and several moves to be answered count as the hardest one and one for each other (weak proof-number
// search: Ueda, Hashimoto, Hashimoto and Iida), since many of them lead to the same positions. A third one makes it good at
// wins: more marks on the board are more effort, or the search goes too deep before it goes wide (compare deep df-pn:
// Zhang, Iida and van den Herik, "Deep df-pn and its efficient implementations").
//
// An extra mark never harms its owner, so a square on no line that is open for somebody can be taken out of the game.
// What remains is the key of the table: the marks that are on an open line of their owner's, and the squares out of the
// game, whoever has them, in the least of all rotations and reflections.
//
// Nothing is concluded from smaller boards: a win on a part of the board need not be one on the whole, since the other
// side may have lines across the part's edge (compare the extra set paradox: Beck, "Combinatorial Games: Tic-Tac-Toe
// Theory"). 4,9,4 is a win, and so is 4,10,4, but there the attacker does not get a line first within nine adjacent
// columns, as a search of 37 million positions showed that gave him only those lines.
#pragma once

#include "tictactoe/scan.h"
#include "tictactoe/symmetry.h"
#include "tictactoe/table.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace tictactoe {

/// What a solver throws when its time is over.
struct TimeOver {};

class Solver {
  public:
    using Clock = std::chrono::steady_clock;

    /// The transposition table takes at most that many bytes, as it needs them.
    explicit Solver(const Board &board, std::size_t table_bytes = std::size_t{1} << 29);

    /// Does the attacker get a line first? Neither side has one yet. Throws TimeOver after the deadline; the solver
    /// remains of use.
    bool wins(Mask attacker, Mask defender, Turn turn);

    /// The first of the squares, empty ones, where the attacker wins, if it is his turn, or where the defender
    /// does not let him, if it is the defender's; -1 if there is none.
    int good_move(Mask attacker, Mask defender, Turn turn, std::span<const int> squares);

    /// The squares of `moves`, from the most promising to the least for the side whose turn it is.
    std::vector<int> ordered(Mask attacker, Mask defender, Mask moves, Turn turn) const;

    /// What matters of a position, the same for all of its rotations and reflections (see above).
    Table::Key key_of(const Scan &scan, Mask attacker, Mask defender) const;

    /// The first move of a sequence of threats that wins for the attacker, who is to move, or -1.
    int threat_move(Mask attacker, Mask defender) const;

    std::optional<Clock::time_point> deadline;
    std::function<void(std::uint64_t)> progress; // is given the number of positions searched, now and then
    std::uint64_t nodes() const { return nodes_; }
    std::uint64_t entries() const { return table_.size(); }

  private:
    // A position in the search, after all moves that are forced.
    struct Node {
        Mask attacker, defender;
        Turn turn;
        Scan scan{};
        Table::Key key{0, 0};
        Effort effort{};
        bool seen = false; // by a search before
    };

    bool settle(Node &node) const;
    void look_up(Node &node) const;
    Effort solve(Mask attacker, Mask defender, Turn turn);
    void search(Node &node, Effort limit);
    bool answer_at_once(Node &node) const;
    std::vector<Node> children(const Node &node, Mask moves) const;
    Mask moves(const Node &node) const;
    void tick();

    const Board &board_;
    Symmetry symmetry_;
    Table table_;
    std::uint64_t nodes_ = 0;
};

} // namespace tictactoe
