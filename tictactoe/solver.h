// The exact solver: does one side, the attacker, force a win, that is a line of its own? (For misere play see
// the end.) A position is a win, a loss or a draw by at most two such questions, and a question of yes or no
// can be cut off on both sides: lines.h finds wins by threats and draws by blocking. Where the attacker would
// win by threats if the defender passed, only a few of the defender's moves can matter.
//
// The rest is proof-number search, depth first with a transposition table (df-pn: Nagai, "Df-pn algorithm for
// searching AND/OR trees and its applications"). A position has a proof number and a disproof number: how
// many unsolved positions must at least be solved to show that the attacker wins, and that he does not. The
// search goes where they are least, so that it finds a narrow win among wide failures. Two changes make it
// good at draws, too: a move that the order of moves has late begins with larger numbers, and several moves
// to be answered count as the hardest one and one for each other (weak proof-number search: Ueda, Hashimoto,
// Hashimoto and Iida), since many of them lead to the same positions. A third one makes it good at wins: each
// mark on the board adds to the proof number, without which the search goes too deep before it goes wide
// (compare deep df-pn: Zhang, Iida and van den Herik, "Deep df-pn and its efficient implementations").
//
// An extra mark never harms its owner, so a square on no line that is open for either side can be taken out
// of the game. What remains is the key of the table: the marks that are on an open line of their owner's, and
// the squares out of the game, whoever has them, in the least of all rotations and reflections. Keys are
// stored whole, so no two positions are mistaken for each other.
//
// Nothing is concluded from smaller boards: a win on a part of the board need not be one on the whole, since
// the other side may have lines across the part's edge (compare the extra set paradox: Beck, "Combinatorial
// Games: Tic-Tac-Toe Theory"). 4,9,4 is a win, and so is 4,10,4, but there the attacker does not get a line
// first within nine adjacent columns: a search of 37 million positions that gave him only those lines showed
// it.
//
// In misere play the attacker wins when the defender completes a line. A mark may harm its owner there, so
// nothing of lines.h holds except this: a side that can no longer complete a line does not lose. Empty
// squares on no open line stay in the game, since a move there is worth having.
#pragma once

#include "tictactoe/board.h"
#include "tictactoe/threats.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace tictactoe {

/// Whose turn it is. The attacker's aim is to win, the defender's to prevent it.
enum class Turn : std::uint8_t { attacker, defender };
constexpr Turn other(Turn turn) { return turn == Turn::attacker ? Turn::defender : Turn::attacker; }

/// Does the attacker win?
struct Question {
    Mask attacker, defender; // their marks
    Turn turn;

    Mask &of(Turn side) { return side == Turn::attacker ? attacker : defender; }
    Mask of(Turn side) const { return side == Turn::attacker ? attacker : defender; }
    /// The question after a move on this square.
    Question after(int square) const {
        Question next{.attacker = attacker, .defender = defender, .turn = other(turn)};
        next.of(turn) |= bit(square);
        return next;
    }
};
/// Does this side win?
Question whether(const Position &position, Side to_move, Side wins);

/// Proof and disproof number. One is 0 when it is shown that the attacker wins, or does not, and then the
/// other is `never`.
struct ProofNumbers {
    static constexpr std::uint32_t never = 1u << 30;
    std::uint32_t proof = 1, disproof = 1;

    /// The number that this side wants to bring to 0.
    std::uint32_t &of(Turn turn) { return turn == Turn::attacker ? proof : disproof; }
    std::uint32_t of(Turn turn) const { return turn == Turn::attacker ? proof : disproof; }
    bool solved() const { return proof == 0 || disproof == 0; }
    static ProofNumbers shown(Turn whose) {
        return whose == Turn::attacker ? ProofNumbers{0, never} : ProofNumbers{never, 0};
    }
};

/// The transposition table.
class Table {
  public:
    /// A position as the solver needs it: squares out of the game are in both masks, empty ones in none.
    struct Key {
        Mask attacker, defender;
        auto operator<=>(const Key &) const = default;
        std::size_t hash() const;
    };

    /// The table grows as needed, up to this many bytes; then a new position replaces one that was cheaper to
    /// solve.
    explicit Table(std::size_t most_bytes);

    /// What is known of the position, if anything.
    std::optional<ProofNumbers> find(const Key &key, Turn turn) const;
    /// `work` is the number of positions that were searched for this.
    void store(const Key &key, Turn turn, ProofNumbers numbers, std::uint64_t work);
    std::uint64_t size() const { return used_; }

  private:
    struct Entry {
        Key key{0, 0};
        ProofNumbers numbers;
        Turn turn = Turn::attacker;
        std::uint8_t work = 0; // as the number of bits of it; 0 in an empty entry

        bool is_of(const Key &k, Turn t) const { return work != 0 && turn == t && key == k; }
    };
    static_assert(sizeof(Entry) == 32);
    static constexpr std::size_t bucket = 4; // entries that a key can be in

    std::size_t bucket_of(const Key &key) const;
    void put(Entry entry);
    void grow();

    std::vector<Entry> entries_; // a power of two of them
    std::size_t most_entries_, used_ = 0;
};

class Solver {
  public:
    /// The transposition table grows as needed, up to that many bytes.
    Solver(const Board &board, std::size_t table_bytes);

    /// The answer. Neither side has a line yet.
    bool wins(const Question &question);

    /// The first of the squares, empty ones, where the attacker wins, if it is his turn, or where the
    /// defender does not let him, if it is the defender's; -1 if there is none.
    int good_move(const Question &question, std::span<const int> squares);

    /// The squares of `moves`, from the most promising to the least for the side whose turn it is.
    std::vector<int> ordered(const Question &question, Mask moves) const;

    /// The part of a position that matters, the same for all of its rotations and reflections (see above).
    Table::Key key_of(const Scan &scan, Mask attacker, Mask defender) const;

    /// Called now and then with the number of positions searched. What it throws ends the search; the solver
    /// can be used further.
    std::function<void(std::uint64_t)> watch;
    std::uint64_t nodes() const { return nodes_; }
    std::uint64_t entries() const { return table_.size(); }

    /// A position in the search.
    struct Node : Question {
        Scan scan{};
        Table::Key key{0, 0};
        ProofNumbers numbers{};
        bool seen = false; // by a search before
    };
    /// Plays the forced moves: to complete a line, or to keep the other side from completing one. Returns
    /// true, with the numbers, if the position is decided. Else it has a scan.
    bool settle(Node &node) const;

  private:
    bool settle_misere(Node &node) const;
    void look_up(Node &node) const;
    ProofNumbers solve(Node node);
    void search(Node &node, ProofNumbers limit);
    bool answer_at_once(Node &node) const;
    std::vector<Node> children(const Node &node) const;
    Mask moves(const Node &node) const;

    const Board &board_;
    Symmetry symmetry_;
    Table table_;
    std::uint64_t nodes_ = 0;
};

} // namespace tictactoe
