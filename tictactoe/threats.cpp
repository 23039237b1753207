// Threats and pairings on the open lines of a position.
#include "tictactoe/threats.h"

#include "shell/text.h"

#include <array>
#include <cassert>

namespace tictactoe {

namespace {

// Steps of a search for pairs. With 1000 in place of 100, 7,7,5 takes a third of the positions and two thirds
// of the time.
constexpr int pairing_budget = 1000;

std::optional<ThreatWin> find_threats(const Board &board, Mask attacker, Mask defender, int &budget) {
    if (--budget < 0) return std::nullopt;
    const Scan now = scan(board, attacker, defender);
    if (now.attacker_last) return ThreatWin{{first(now.attacker_last)}};
    if (!now.threat || count(now.defender_last) > 1) return std::nullopt;
    // Where the defender has a line with one square missing, the threat must be made there. Two threats at
    // once win: the reply meets only one of them.
    Mask allowed = now.defender_last ? now.defender_last : board.all;
    if (const Mask twice = now.double_threats & allowed) allowed = twice & -twice;
    for (const Mask line : board.lines) {
        const Mask missing = line & ~attacker;
        if ((line & defender) || count(missing) != 2) continue;
        for (Mask rest = missing & allowed; rest; rest &= rest - 1) {
            const Mask move = rest & -rest, reply = missing & ~move;
            if (auto win = find_threats(board, attacker | move, defender | reply, budget)) {
                win->moves.insert(win->moves.begin(), first(move));
                win->replies |= reply;
                return win;
            }
        }
    }
    return std::nullopt;
}

struct Choice {
    Mask pair;
    int covered; // lines that hold it
};

// The pairs within the line, those that most of the open lines hold first.
std::vector<Choice> choices(Mask line, const std::vector<Mask> &open) {
    std::vector<Choice> result;
    for (Mask a = line; a; a &= a - 1)
        for (Mask b = a & (a - 1); b; b &= b - 1) {
            const Mask pair = (a & -a) | (b & -b);
            int covered = 0;
            for (const Mask missing : open) covered += (missing & pair) == pair;
            result.push_back({pair, covered});
        }
    std::ranges::stable_sort(result, {}, [](const Choice &choice) { return -choice.covered; });
    return result;
}

// Whether the sum over the lines remains less than 1 after any move of the attacker's.
bool safe_after_any_move(const std::vector<Mask> &open, Weight sum) {
    if (sum < one / 2) return true; // a move at most doubles it
    if (sum >= one) return false;
    std::array<Weight, max_squares> added{};
    for (const Mask missing : open)
        for (Mask rest = missing; rest; rest &= rest - 1) {
            Weight &by_square = added[at(first(rest))];
            by_square += weight(count(missing));
            if (sum + by_square >= one) return false;
        }
    return true;
}

// Whether pairs of free squares, and the sum over the lines that hold no pair, stop these lines, each given
// by the free squares that it lacks. Adds the pairs to `pairs`.
bool pairs_stop(const std::vector<Mask> &open, std::vector<int> &pairs, int &budget) {
    if (--budget < 0) return false;
    // Branch on the line with the fewest free squares.
    Weight sum = 0;
    Mask line = 0;
    int fewest = max_squares + 1;
    for (const Mask missing : open) {
        const int n = count(missing);
        sum += weight(n);
        if (n < fewest) {
            fewest = n;
            line = missing;
        }
    }
    if (safe_after_any_move(open, sum)) return true;
    if (fewest < 2) return false;
    for (const Choice &choice : fewest == 2 ? std::vector<Choice>{{line, 0}} : choices(line, open)) {
        std::vector<Mask> rest;
        rest.reserve(open.size());
        for (const Mask missing : open)
            if ((missing & choice.pair) != choice.pair) rest.push_back(missing & ~choice.pair);
        pairs.push_back(first(choice.pair));
        pairs.push_back(first(choice.pair & (choice.pair - 1)));
        if (pairs_stop(rest, pairs, budget)) return true;
        pairs.resize(pairs.size() - 2);
        if (budget < 0) return false;
    }
    return false;
}

} // namespace

Scan scan(const Board &board, Mask attacker, Mask defender) {
    assert(!(attacker & defender));
    Scan scan;
    Mask once = 0;                              // squares of lines that lack two
    static thread_local std::vector<Mask> seen; // what those lines lack; it keeps its memory
    seen.clear();
    const auto add_pair = [&](Mask missing) {
        // Two lines that lack the same two squares, as in XX..XX, make one threat.
        if ((missing & ~once) == 0 && shell::contains(seen, missing)) return;
        scan.double_threats |= once & missing;
        once |= missing;
        seen.push_back(missing);
    };
    for (const Mask line : board.lines) {
        if (!(line & defender)) {
            const Mask missing = line & ~attacker, rest = missing & (missing - 1);
            scan.attacker_alive |= line;
            scan.sum += weight(count(missing));
            if (rest == 0) scan.attacker_last |= missing;
            else if ((rest & (rest - 1)) == 0) add_pair(missing);
        }
        if (!(line & attacker)) {
            const Mask missing = line & ~defender;
            scan.defender_alive |= line;
            if ((missing & (missing - 1)) == 0) scan.defender_last |= missing;
        }
    }
    scan.open = (scan.attacker_alive | scan.defender_alive) & ~(attacker | defender);
    scan.threat = once != 0;
    return scan;
}

std::optional<ThreatWin> threat_win(const Board &board, Mask attacker, Mask defender, int budget) {
    assert(board.line_wins()); // or the attacker would not complete a line, nor the defender prevent one
    return find_threats(board, attacker, defender, budget);
}

Mask replies_to(const Board &board, const ThreatWin &win, Mask attacker, Mask defender) {
    const Mask empty = board.all & ~(attacker | defender);
    Mask result = win.replies;
    for (const int square : win.moves) result |= bit(square);
    assert((result & ~empty) == 0);
    for (const Mask line : board.lines) {
        if (line & attacker) continue;
        const Mask missing = line & ~defender & ~win.replies;
        if (count(missing) <= 2) result |= line & empty;
    }
    return result;
}

std::optional<std::vector<int>> pairing(const Board &board, Mask attacker, Mask defender) {
    assert(board.line_wins()); // or the answer in a pair may itself complete a line, and lose
    std::vector<Mask> open;    // what is missing of each line that is open for the attacker
    for (const Mask line : board.lines)
        if (!(line & defender)) open.push_back(line & ~attacker);
    std::vector<int> pairs;
    int budget = pairing_budget;
    if (!pairs_stop(open, pairs, budget)) return std::nullopt;
    return pairs;
}

} // namespace tictactoe
