#include "tictactoe/threats.h"

#include <cassert>

namespace tictactoe {

namespace {

class ThreatSearch {
  public:
    ThreatSearch(const Board &board, int budget) : board_(board), budget_(budget) {}
    std::optional<ThreatWin> win(Mask attacker, Mask defender);

  private:
    ThreatWin double_threat(int square, Mask attacker, Mask defender) const;

    const Board &board_;
    int budget_; // positions that may still be looked at
};

// The mark on this square makes two threats, of which the reply meets one.
ThreatWin ThreatSearch::double_threat(int square, Mask attacker, Mask defender) const {
    Mask seconds = 0;
    for (const Mask line : board_.lines) {
        const Mask missing = line & ~attacker;
        if (!(line & defender) && (missing & bit(square)) && count(missing) == 2) seconds |= missing;
    }
    return {square, bit(square), seconds & ~bit(square)};
}

std::optional<ThreatWin> ThreatSearch::win(Mask attacker, Mask defender) {
    if (--budget_ < 0) return std::nullopt;
    const Scan now = scan(board_, attacker, defender);
    if (now.attacker_last) return ThreatWin{first(now.attacker_last), bit(first(now.attacker_last)), 0};
    if (!now.threat || count(now.defender_last) > 1) return std::nullopt;
    // Where the defender has a line with one square missing, the threat must be made there.
    const Mask allowed = now.defender_last ? now.defender_last : board_.all;
    if (const Mask move = now.double_threats & allowed) return double_threat(first(move), attacker, defender);
    for (const Mask line : board_.lines) {
        const Mask missing = line & ~attacker;
        if ((line & defender) || count(missing) != 2) continue;
        for (Mask rest = missing & allowed; rest; rest &= rest - 1) {
            const Mask move = rest & -rest, reply = missing & ~move;
            if (auto rest_of = win(attacker | move, defender | reply)) {
                rest_of->first_move = first(move);
                rest_of->moves |= move;
                rest_of->replies |= reply;
                return rest_of;
            }
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<ThreatWin> threat_win(const Board &board, Mask attacker, Mask defender, int budget) {
    return ThreatSearch(board, budget).win(attacker, defender);
}

Mask replies_to(const Board &board, const ThreatWin &win, Mask attacker, Mask defender) {
    const Mask empty = board.all & ~(attacker | defender);
    assert(((win.moves | win.replies) & ~empty) == 0);
    Mask result = win.moves | win.replies;
    for (const Mask line : board.lines) {
        if (line & attacker) continue;
        const Mask missing = line & ~defender & ~win.replies;
        if (count(missing) <= 2) result |= line & empty;
    }
    return result;
}

} // namespace tictactoe
