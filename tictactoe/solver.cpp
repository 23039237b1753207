#include "tictactoe/solver.h"

#include "tictactoe/pairing.h"
#include "tictactoe/threats.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

namespace tictactoe {

namespace {

// How many positions a search for a sequence of threats may look at: in the middle of the search, where most of them
// fail (20 and 200 search as many positions as 60 within 2 %), and where its move is played.
constexpr int node_threat_budget = 60, move_threat_budget = 2000;

// By how much each place in the order of moves raises the effort of a move that no search has seen. Without it 7,7,5 takes
// four times as many positions. With 4 or 12 for the attacker's moves the wins of 4,9,4 to 4,16,4 take 6 % fewer or a third
// more (geometric mean).
constexpr std::uint32_t effort_per_place = 8;

// And each mark on the board the effort to show that the attacker wins. Without it the search follows his threats ever
// deeper, where most of the positions of 4,10,4 had 12 to 22 marks, while nearly all of its proof has at most 14: the wins
// of 4,9,4 to 4,16,4 take five times as many positions, most draws up to a third fewer. With 2 or 4 those wins take a half or
// a fifth more than with 3.
constexpr std::uint32_t effort_per_mark = 3;

// What a line is worth for the order of the defender's moves: an attacker's line a little more than a defender's (3 to 2
// searches half as many positions of 7,7,5 as 1 to 1 or 3 to 1), and twice as much with every mark on it (4 times is five
// times as slow). It stays the same from 24 marks on: up to 32 lines of 64 squares in a row meet in a square, and 3 << 24
// for each of them fits an int.
constexpr int attackers_share = 3, defenders_share = 2, most_doublings = 24;

// And for the attacker's, by the squares that the line lacks: four or more, three, two, one. They are the weights, times
// ten, with which a softmax of their sums best foretold the winning moves of 384 positions of 4,9,4: the first mark on a
// line is worth far more than the second, and to break a defender's threat as much as to make one.
constexpr std::array<int, 4> attackers_line{4, 18, 26, 40}, defenders_line{3, 3, 28, 40};

} // namespace

Solver::Solver(const Board &board, std::size_t table_bytes)
    : board_(board), symmetry_(board), table_(table_bytes) {}

Table::Key Solver::key_of(const Scan &scan, Mask attacker, Mask defender) const {
    const Mask a = attacker & scan.attacker_alive, d = defender & scan.defender_alive;
    const Mask empty = board_.all & ~(attacker | defender) & (scan.attacker_alive | scan.defender_alive);
    const Mask out = board_.all & ~(a | d | empty);
    const Table::Key key{a | out, d | out};
    Table::Key least = key;
    for (int image = 1; image < symmetry_.images(); ++image)
        least = std::min(least,
                         {symmetry_.to_image(key.attacker, image), symmetry_.to_image(key.defender, image)});
    return least;
}

void Solver::tick() {
    // Once in a thousand positions, 10 to 50 ms, is often enough for the clock and for progress.
    if ((++nodes_ & 0x3ff) != 0) return;
    if (deadline && Clock::now() >= *deadline) throw TimeOver();
    if (progress) progress(nodes_);
}

int Solver::threat_move(Mask attacker, Mask defender) const {
    const auto win = threat_win(board_, attacker, defender, move_threat_budget);
    return win ? win->first_move : -1;
}

std::vector<int> Solver::ordered(Mask attacker, Mask defender, Mask moves, Turn turn) const {
    const auto worth_of = [&](bool attackers, bool defenders, int marks) {
        if (turn == Turn::defender)
            return ((attackers ? attackers_share : 0) + (defenders ? defenders_share : 0))
                   << std::min(marks, most_doublings);
        const auto missing = static_cast<std::size_t>(std::max(4 - (board_.in_a_row - marks), 0));
        return (attackers ? attackers_line[missing] : 0) + (defenders ? defenders_line[missing] : 0);
    };
    std::array<int, max_squares> score{};
    for (const Mask line : board_.lines) {
        const bool attackers = !(line & defender), defenders = !(line & attacker);
        if (!attackers && !defenders) continue;
        const int worth = worth_of(attackers, defenders, count(line & (attacker | defender)));
        for (Mask rest = line & moves; rest; rest &= rest - 1)
            score[static_cast<std::size_t>(first(rest))] += worth;
    }
    std::vector<int> squares;
    for (Mask rest = moves; rest; rest &= rest - 1) squares.push_back(first(rest));
    std::stable_sort(squares.begin(), squares.end(), [&](int a, int b) {
        return score[static_cast<std::size_t>(a)] > score[static_cast<std::size_t>(b)];
    });
    return squares;
}

// Plays the moves that are forced: to complete a line, or to prevent that the other side does. Returns true, with the
// effort, if the position is decided.
bool Solver::settle(Node &node) const {
    const auto decide = [&node](Turn whose) {
        node.effort = Effort::shown(whose);
        return true;
    };
    for (;;) {
        const Scan &scan = node.scan = tictactoe::scan(board_, node.attacker, node.defender);
        const bool attackers = node.turn == Turn::attacker;
        if (attackers ? scan.attacker_last : scan.defender_last) return decide(node.turn);
        const Mask forced = attackers ? scan.defender_last : scan.attacker_last;
        if (count(forced) > 1) return decide(other(node.turn));
        if (attackers && !forced && scan.double_threats) return decide(Turn::attacker);
        if (!forced && scan.sum < (attackers ? one / 2 : one)) return decide(Turn::defender);
        if (!forced) return false;
        (attackers ? node.attacker : node.defender) |= forced;
        node.turn = other(node.turn);
    }
}

void Solver::look_up(Node &node) const {
    node.key = key_of(node.scan, node.attacker, node.defender);
    const auto known = table_.find(node.key, node.turn);
    node.seen = known.has_value();
    // The sum of the defender's bound says how far he is from safety: he needs less than one half on the attacker's turn.
    const auto marks = static_cast<std::uint32_t>(count(node.attacker | node.defender));
    node.effort = known.value_or(Effort{(node.turn == Turn::attacker ? 1 : 2) + effort_per_mark * marks,
                                        1 + static_cast<std::uint32_t>(2 * node.scan.sum / one)});
}

// What needs no search: threats, and blocking. Returns true, with the effort, if that decides.
bool Solver::answer_at_once(Node &node) const {
    if (node.turn == Turn::defender) return false;
    if (node.scan.threat && threat_win(board_, node.attacker, node.defender, node_threat_budget))
        node.effort = Effort::shown(Turn::attacker);
    else if (pairing(board_, node.attacker, node.defender)) node.effort = Effort::shown(Turn::defender);
    return node.effort.solved();
}

// The moves that can matter: not on a square that is on no open line, and such that answer the threats by which the other
// side would win if this one passed. That halves the positions of 5,5,4 also on the attacker's turn.
Mask Solver::moves(const Node &node) const {
    const Mask alive =
        board_.all & ~(node.attacker | node.defender) & (node.scan.attacker_alive | node.scan.defender_alive);
    const bool attackers = node.turn == Turn::attacker;
    if (!attackers && !node.scan.threat) return alive;
    const Mask own = attackers ? node.attacker : node.defender,
               others = attackers ? node.defender : node.attacker;
    const auto win = threat_win(board_, others, own, node_threat_budget);
    return win ? alive & replies_to(board_, *win, others, own) : alive;
}

// The positions after the moves, those left out that are lost for whoever moves, or are rotations or reflections of
// others. One that is won stands alone.
std::vector<Solver::Node> Solver::children(const Node &node, Mask moves) const {
    std::vector<Node> result;
    result.reserve(static_cast<std::size_t>(count(moves)));
    std::uint32_t place = 0;
    for (const int square : ordered(node.attacker, node.defender, moves, node.turn)) {
        Node child{node.attacker, node.defender, other(node.turn)};
        (node.turn == Turn::attacker ? child.attacker : child.defender) |= bit(square);
        if (!settle(child)) {
            look_up(child);
            if (!child.seen) child.effort.of(node.turn) += effort_per_place * place;
            ++place;
        }
        if (child.effort.of(node.turn) == 0) return {child};
        const auto same = [&child](const Node &sibling) {
            return sibling.turn == child.turn && sibling.key == child.key;
        };
        if (!child.effort.solved() && std::none_of(result.begin(), result.end(), same))
            result.push_back(child);
    }
    return result;
}

// Searches until one of the two efforts reaches its limit, or the position is solved.
void Solver::search(Node &node, Effort limit) {
    tick();
    const std::uint64_t before = nodes_;
    const Turn mover = node.turn, waiter = other(mover);
    std::vector<Node> children;
    if (node.seen || !answer_at_once(node)) children = this->children(node, moves(node));
    while (!node.effort.solved()) {
        // The mover needs one child, the easiest; the other side all of them, of which the hardest counts.
        Node *easiest = nullptr;
        std::uint32_t least = Effort::never, second = Effort::never, most = 0, open = 0;
        for (Node &child : children) {
            const std::uint32_t effort = child.effort.of(mover);
            if (child.effort.of(waiter) == 0) continue;
            if (effort < least) {
                second = std::exchange(least, effort);
                easiest = &child;
            } else {
                second = std::min(second, effort);
            }
            most = std::max(most, child.effort.of(waiter));
            ++open;
        }
        node.effort = Effort::shown(waiter);
        if (!easiest) break;
        node.effort.of(mover) = least;
        node.effort.of(waiter) = least == 0 ? Effort::never : std::min(most + open - 1, Effort::never - 1);
        if (node.effort.of(mover) >= limit.of(mover) || node.effort.of(waiter) >= limit.of(waiter)) break;
        // Some effort more than the second needs, so that the search does not change between the two all the time.
        Effort part;
        part.of(mover) =
            std::min(limit.of(mover), second == Effort::never ? second : second + second / 4 + 1);
        part.of(waiter) = limit.of(waiter) == Effort::never ? Effort::never : limit.of(waiter) - (open - 1);
        search(*easiest, part);
        easiest->seen = true;
    }
    table_.store(node.key, node.turn, node.effort, nodes_ - before + 1);
}

Effort Solver::solve(Mask attacker, Mask defender, Turn turn) {
    assert(!(attacker & defender));
    Node node{attacker, defender, turn};
    if (settle(node)) return node.effort;
    look_up(node);
    while (!node.effort.solved()) {
        search(node, {Effort::never, Effort::never});
        node.seen = true;
    }
    return node.effort;
}

bool Solver::wins(Mask attacker, Mask defender, Turn turn) {
    return solve(attacker, defender, turn).attacker == 0;
}

int Solver::good_move(Mask attacker, Mask defender, Turn turn, std::span<const int> squares) {
    const auto is_good = [&](int square, auto effort_of) {
        const Mask move = bit(square);
        assert(!((attacker | defender) & move));
        if (board_.has_line((turn == Turn::attacker ? attacker : defender) | move)) return true;
        return (turn == Turn::attacker ? effort_of(attacker | move, defender)
                                       : effort_of(attacker, defender | move))
                   .of(turn) == 0;
    };
    // First what is known, then by search.
    for (const int square : squares)
        if (is_good(square, [&](Mask a, Mask d) {
                Node node{a, d, other(turn)};
                if (!settle(node)) look_up(node);
                return node.effort;
            }))
            return square;
    for (const int square : squares)
        if (is_good(square, [&](Mask a, Mask d) { return solve(a, d, other(turn)); })) return square;
    return -1;
}

} // namespace tictactoe
