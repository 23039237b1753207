// The exact solver: does one side, the attacker, force a line of its own? A position is a win, a loss or a draw
// by at most two such questions, and a question of yes or no can be cut off on both sides:
//
// Yes  - A move that makes a line with one square missing is a threat, and leaves one reply. A sequence of
//        threats that ends in two at once wins whatever the other does (threat-space search: Allis, van den Herik
//        and Huntjens, "Go-Moku solved by new search techniques"). Where the attacker would win so if the
//        defender passed, the defender's move must be on a square of that sequence or else make, with the
//        replies it is forced to, a threat of its own; no other move changes any step of it.
// No   - A defender who forgets his own lines and only blocks is Breaker in a Maker-Breaker game. Breaker wins when
//        the sum of 2^-(squares missing) over the open lines is less than 1, he to move, or less than 1/2
//        (Erdos and Selfridge, "On a combinatorial game"); when every open line holds both squares of some
//        pair, the pairs being disjoint: he answers in the pair (Hales and Jewett, "Regularity and positional games");
//        and by both together, the sum being over the lines that hold no pair, with no square of a pair counted.
//
// The rest is search with a transposition table. An extra mark never harms its owner, so a square on no line that
// is open for somebody can be taken out of the game, and what remains is the key: the marks that are on an
// open line of their owner's, and the squares out of the game, whoever has them, least of all rotations and
// reflections. Keys are stored whole, so no two positions are mistaken for each other.
#pragma once

#include "tictactoe/board.h"

#include <array>
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

    /// The transposition table takes up to so many bytes, as it needs them.
    explicit Solver(const Board &board, std::size_t table_bytes = std::size_t{1} << 29);

    /// Does the attacker, who is to move or not, get a line first? Neither has one yet. Throws TimeOver after
    /// the deadline; the solver remains of use.
    bool wins(Mask attacker, Mask defender, bool attacker_to_move);

    /// The first of the squares, empty ones, where the attacker wins, if it is his move, or where the defender
    /// does not let him, if it is the defender's; -1 when none does.
    int good_move(Mask attacker, Mask defender, bool attacker_to_move, std::span<const int> squares);

    /// Squares from the most promising to the least for whoever moves.
    std::vector<int> ordered(Mask attacker, Mask defender, Mask moves) const;

    /// Pairs of empty squares, disjoint, such that every line open for the attacker holds both of one, if
    /// such are found: squares in turn, two a pair.
    std::optional<std::vector<int>> pairing(Mask attacker, Mask defender) const;

    /// The first move of a sequence of threats that wins for the attacker, who is to move, or -1.
    int threat_win(Mask attacker, Mask defender) const;

    std::optional<Clock::time_point> deadline;
    std::function<void(std::uint64_t)> progress; // is told the number of nodes now and then
    std::uint64_t nodes() const { return nodes_; }
    std::uint64_t entries() const { return used_; }

  private:
    struct Key {
        Mask attacker, defender; // squares out of the game are in both
        bool operator==(const Key &) const = default;
        auto operator<=>(const Key &) const = default;
    };
    struct Entry {
        Key key;
        std::uint8_t state = 0; // 0 none; else 1, plus 2 if the attacker is to move, plus 4 if he wins
        std::uint8_t work = 0;  // log2 of the nodes it took
    };
    struct Scan;
    struct Sequence;

    bool attack(Mask attacker, Mask defender);
    bool defend(Mask attacker, Mask defender);
    Scan scan(Mask attacker, Mask defender) const;
    Mask answers(const Scan &scan, Mask attacker, Mask defender) const;
    bool threats(Mask attacker, Mask defender, Sequence &sequence) const;
    std::vector<Mask> open_lines(Mask attacker, Mask defender) const;
    bool blocked(Mask attacker, Mask defender) const;
    bool pair_up(const std::vector<Mask> &open, Mask used, int &budget, std::vector<int> *pairs) const;
    Key key_of(const Scan &scan, Mask attacker, Mask defender) const;
    Mask turned(Mask mask) const;     // by 180 degrees
    Mask upended(Mask mask) const;    // rows in reverse
    Mask transposed(Mask mask) const; // rows and columns exchanged, of a square board
    Entry *bucket_of(const Key &key);
    Entry *find(const Key &key, bool attacker_to_move);
    void store(const Key &key, bool attacker_to_move, bool win, std::uint64_t work);
    void put(const Entry &entry);
    void grow();
    void tick();

    const Board &board_;
    std::vector<std::array<Mask, 256>> transpose_;
    std::vector<Entry> table_; // buckets of four
    std::size_t most_entries_, used_ = 0;
    std::uint64_t nodes_ = 0;
};

} // namespace tictactoe
