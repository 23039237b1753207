// What the solver knows of positions: a transposition table with proof numbers. Positions are stored whole, so no two are
// mistaken for each other.
#pragma once

#include "tictactoe/board.h"

#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace tictactoe {

/// Whose turn it is. The attacker's aim is a line of his own, the defender's to prevent it.
enum class Turn : std::uint8_t { attacker, defender };
constexpr Turn other(Turn turn) { return turn == Turn::attacker ? Turn::defender : Turn::attacker; }

/// How much is still to be shown, at least, in unsolved positions: that the attacker gets his line, and that the defender
/// prevents it (proof and disproof number). One is 0 when it is shown, and then the other is `never`.
struct Effort {
    static constexpr std::uint32_t never = 1u << 30;
    std::uint32_t attacker = 1, defender = 1;

    std::uint32_t &of(Turn turn) { return turn == Turn::attacker ? attacker : defender; }
    std::uint32_t of(Turn turn) const { return turn == Turn::attacker ? attacker : defender; }
    bool solved() const { return attacker == 0 || defender == 0; }
    static Effort shown(Turn whose) { return whose == Turn::attacker ? Effort{0, never} : Effort{never, 0}; }
};

class Table {
  public:
    /// A position as the solver needs it: squares out of the game are in both masks, empty ones in none.
    struct Key {
        Mask attacker, defender;
        bool operator==(const Key &) const = default;
        auto operator<=>(const Key &) const = default;
        std::size_t hash() const;
    };

    /// The table grows, as it is needed, up to this many bytes; then a new position takes the place of one that was
    /// cheaper to solve.
    explicit Table(std::size_t most_bytes);

    /// What is known of the position, if anything.
    std::optional<Effort> find(const Key &key, Turn turn) const;
    /// `work` is the number of positions that were searched for this.
    void store(const Key &key, Turn turn, Effort effort, std::uint64_t work);
    std::uint64_t size() const { return used_; }

  private:
    struct Entry {
        Key key{0, 0};
        Effort effort;
        Turn turn = Turn::attacker;
        std::uint8_t work = 0; // as the number of bits of it; 0 in an empty entry
    };
    static_assert(sizeof(Entry) == 32);
    static constexpr std::size_t bucket = 4; // entries that a key can be in

    std::size_t bucket_of(const Key &key) const;
    void put(Entry entry);
    void grow();

    std::vector<Entry> entries_; // a power of two of them
    std::size_t most_entries_, used_ = 0;
};

} // namespace tictactoe
