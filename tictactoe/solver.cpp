// The exact solver: can the attacker force a line?
#include "tictactoe/solver.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <utility>

namespace tictactoe {

namespace {

// How many positions a search for a sequence of threats may look at; most of these searches fail (with 20 and
// with 200, the solver searches as many positions as with 60, within 2 %).
constexpr int threat_budget = 60;

// By how much each place in the order of moves raises the mover's number of a move that no search has seen.
// Without it 7,7,5 takes four times as many positions. With 4 or 12 for the attacker's moves the wins of
// 4,9,4 to 4,16,4 take 6 % fewer or a third more (geometric mean).
constexpr std::uint32_t number_per_place = 8;

// By how much each mark on the board raises the proof number. Without it the search follows the attacker's
// threats ever deeper, where most of the positions of 4,10,4 had 12 to 22 marks, while nearly all of its
// proof has at most 14: the wins of 4,9,4 to 4,16,4 take five times as many positions, most draws up to a
// third fewer. With 2 or 4 those wins take a half or a fifth more than with 3.
constexpr std::uint32_t proof_per_mark = 3;

// What an attacker's and a defender's open line are worth for the order of moves, by the squares that the
// line lacks: four or more, three, two, one. The attacker's are the weights, times ten, with which a softmax
// of their sums best predicted the winning moves of 384 positions of 4,9,4: the first mark on a line is worth
// far more than the second, and breaking a defender's threat is worth as much as making one. The defender's
// double with every mark, with 3 to 2 for the attacker's lines; with the attacker's weights for both sides
// 4,7,4 takes 75 % more positions, 5,10,5 takes 5 % more, but 4,12,4 takes 29 % fewer.
struct Weights {
    std::array<int, 4> attackers, defenders;
};
constexpr Weights attackers_turn{.attackers = {4, 18, 26, 40}, .defenders = {3, 3, 28, 40}},
    defenders_turn{.attackers = {3, 6, 12, 24}, .defenders = {2, 4, 8, 16}};

// The size of the table at first.
constexpr std::size_t first_entries = std::size_t{1} << 12;

} // namespace

Question whether(const Position &position, Side to_move, Side wins) {
    return {.attacker = position.of(wins),
            .defender = position.of(other(wins)),
            .turn = to_move == wins ? Turn::attacker : Turn::defender};
}

// A product with an odd constant a mask, mixed: multiplication moves bits up only, so high bits are folded
// down.
std::size_t Table::Key::hash() const {
    std::uint64_t h = attacker * 0x9e3779b97f4a7c15u ^ std::rotl(defender * 0xc2b2ae3d27d4eb4fu, 31);
    h = (h ^ h >> 32) * 0xd6e8feb86659fd93u;
    return static_cast<std::size_t>(h ^ h >> 29);
}

Table::Table(std::size_t most_bytes)
    : entries_(first_entries),
      most_entries_(std::bit_floor(std::max(most_bytes / sizeof(Entry), first_entries))) {}

std::size_t Table::bucket_of(const Key &key) const {
    return key.hash() & (entries_.size() - 1) & ~(bucket - 1);
}

std::optional<ProofNumbers> Table::find(const Key &key, Turn turn) const {
    const std::size_t from = bucket_of(key);
    for (std::size_t i = from; i < from + bucket; ++i)
        if (entries_[i].is_of(key, turn)) return entries_[i].numbers;
    return std::nullopt;
}

void Table::store(const Key &key, Turn turn, ProofNumbers numbers, std::uint64_t work) {
    assert(work > 0);
    if (used_ * 2 > entries_.size() && entries_.size() < most_entries_) grow();
    put({.key = key,
         .numbers = numbers,
         .turn = turn,
         .work = static_cast<std::uint8_t>(std::bit_width(work))});
}

// Replaces the entry of this position if there is one, else the one that took the least work.
void Table::put(Entry entry) {
    const std::span<Entry> places(&entries_[bucket_of(entry.key)], bucket);
    const auto rank = [&](const Entry &old) { return old.is_of(entry.key, entry.turn) ? -1 : old.work; };
    Entry &place = *std::ranges::min_element(places, {}, rank);
    if (rank(place) < 0) entry.work = std::max(entry.work, place.work);
    used_ += place.work == 0;
    place = entry;
}

void Table::grow() {
    std::vector<Entry> old(std::min(entries_.size() * 4, most_entries_));
    old.swap(entries_);
    used_ = 0;
    for (const Entry &entry : old)
        if (entry.work != 0) put(entry);
}

Solver::Solver(const Board &board, std::size_t table_bytes)
    : board_(board), symmetry_(board), table_(table_bytes) {}

Table::Key Solver::key_of(const Scan &scan, Mask attacker, Mask defender) const {
    const Mask a = attacker & scan.attacker_alive, d = defender & scan.defender_alive;
    Mask out = board_.all & ~(a | d | scan.open);
    if (!board_.line_wins()) out &= attacker | defender;
    const Table::Key key{a | out, d | out};
    Table::Key least = key;
    for (std::size_t i = 1; i < symmetry_.images(); ++i)
        least = std::min(least, {symmetry_.image(key.attacker, i), symmetry_.image(key.defender, i)});
    return least;
}

std::vector<int> Solver::ordered(const Question &question, Mask moves) const {
    const auto [attacker, defender, turn] = question;
    const Weights &weights = turn == Turn::attacker ? attackers_turn : defenders_turn;
    std::array<int, max_squares> score{};
    for (const Mask line : board_.lines) {
        const bool attackers = !(line & defender), defenders = !(line & attacker);
        if (!attackers && !defenders) continue;
        const int lacking = count(line & ~(attacker | defender));
        assert(lacking > 0);
        const std::size_t index = at(std::max(4 - lacking, 0));
        int worth = (attackers ? weights.attackers[index] : 0) + (defenders ? weights.defenders[index] : 0);
        if (!board_.line_wins()) worth = -worth;
        for (Mask rest = line & moves; rest; rest &= rest - 1) score[at(first(rest))] += worth;
    }
    std::vector<int> squares;
    for (Mask rest = moves; rest; rest &= rest - 1) squares.push_back(first(rest));
    std::ranges::stable_sort(squares, {}, [&](int square) { return -score[at(square)]; });
    return squares;
}

bool Solver::settle_misere(Node &node) const {
    node.scan = tictactoe::scan(board_, node.attacker, node.defender);
    const Mask empty = board_.all & ~(node.attacker | node.defender);
    if (!empty || !node.scan.defender_alive) node.numbers = ProofNumbers::shown(Turn::defender);
    else if (moves(node) == 0) node.numbers = ProofNumbers::shown(other(node.turn));
    return node.numbers.solved();
}

bool Solver::settle(Node &node) const {
    if (!board_.line_wins()) return settle_misere(node);
    const auto decide = [&node](Turn whose) {
        node.numbers = ProofNumbers::shown(whose);
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
        node.of(node.turn) |= forced;
        node.turn = other(node.turn);
    }
}

void Solver::look_up(Node &node) const {
    node.key = key_of(node.scan, node.attacker, node.defender);
    const auto known = table_.find(node.key, node.turn);
    node.seen = known.has_value();
    // The sum of the defender's bound says how far he is from safety: he needs less than one half on the
    // attacker's turn.
    const auto marks = static_cast<std::uint32_t>(count(node.attacker | node.defender));
    node.numbers = known.value_or(ProofNumbers{(node.turn == Turn::attacker ? 1 : 2) + proof_per_mark * marks,
                                               1 + static_cast<std::uint32_t>(2 * node.scan.sum / one)});
}

// Tries what needs no search: threats and blocking. Returns true, with the numbers, if that decides.
bool Solver::answer_at_once(Node &node) const {
    if (node.turn == Turn::defender || !board_.line_wins()) return false;
    if (node.scan.threat && threat_win(board_, node.attacker, node.defender, threat_budget))
        node.numbers = ProofNumbers::shown(Turn::attacker);
    else if (pairing(board_, node.attacker, node.defender))
        node.numbers = ProofNumbers::shown(Turn::defender);
    return node.numbers.solved();
}

// The moves that can matter: on open lines, and, if the other side would win by threats after a pass, only
// answers to those. That halves the positions of 5,5,4 also on the attacker's turn.
Mask Solver::moves(const Node &node) const {
    if (!board_.line_wins()) {
        const Mask last = node.turn == Turn::attacker ? node.scan.attacker_last : node.scan.defender_last;
        return board_.all & ~(node.attacker | node.defender | last);
    }
    if (node.turn == Turn::defender && !node.scan.threat) return node.scan.open;
    const Mask own = node.of(node.turn), others = node.of(other(node.turn));
    const auto win = threat_win(board_, others, own, threat_budget);
    return win ? node.scan.open & replies_to(board_, *win, others, own) : node.scan.open;
}

// The positions after the moves, without those that lose for the mover and without rotations and reflections
// of others. If a move wins, its position alone.
std::vector<Solver::Node> Solver::children(const Node &node) const {
    std::vector<Node> result;
    std::uint32_t place = 0;
    for (const int square : ordered(node, moves(node))) {
        Node child{node.after(square)};
        if (!settle(child)) {
            look_up(child);
            if (!child.seen) child.numbers.of(node.turn) += number_per_place * place;
            ++place;
        }
        if (child.numbers.of(node.turn) == 0) return {child};
        const auto same = [&child](const Node &sibling) {
            return sibling.turn == child.turn && sibling.key == child.key;
        };
        if (!child.numbers.solved() && std::ranges::none_of(result, same)) result.push_back(child);
    }
    return result;
}

// Searches until one of the two numbers reaches its limit, or the position is solved.
void Solver::search(Node &node, ProofNumbers limit) {
    // Once in a thousand positions, 10 to 50 ms, is often enough for the clock and for progress.
    if ((++nodes_ & 0x3ff) == 0 && watch) watch(nodes_);
    const std::uint64_t before = nodes_;
    const Turn mover = node.turn, waiter = other(mover);
    std::vector<Node> children;
    if (node.seen || !answer_at_once(node)) children = this->children(node);
    while (!node.numbers.solved()) {
        // The mover needs one child, the easiest. The other side needs all of them, and the hardest counts.
        Node *easiest = nullptr;
        std::uint32_t least = ProofNumbers::never, second = ProofNumbers::never, most = 0, open = 0;
        for (Node &child : children) {
            const std::uint32_t number = child.numbers.of(mover);
            if (child.numbers.of(waiter) == 0) continue;
            if (number < least) {
                second = std::exchange(least, number);
                easiest = &child;
            } else {
                second = std::min(second, number);
            }
            most = std::max(most, child.numbers.of(waiter));
            ++open;
        }
        node.numbers = ProofNumbers::shown(waiter);
        if (!easiest) break;
        node.numbers.of(mover) = least;
        node.numbers.of(waiter) =
            least == 0 ? ProofNumbers::never : std::min(most + open - 1, ProofNumbers::never - 1);
        if (node.numbers.of(mover) >= limit.of(mover) || node.numbers.of(waiter) >= limit.of(waiter)) break;
        // Somewhat more than the second needs, so that the search does not keep switching between the two.
        ProofNumbers part;
        part.of(mover) =
            std::min(limit.of(mover), second == ProofNumbers::never ? second : second + second / 4 + 1);
        part.of(waiter) =
            limit.of(waiter) == ProofNumbers::never ? ProofNumbers::never : limit.of(waiter) - (open - 1);
        search(*easiest, part);
        easiest->seen = true;
    }
    table_.store(node.key, node.turn, node.numbers, nodes_ - before + 1);
}

// Searches, if need be, until the position is solved.
ProofNumbers Solver::solve(Node node) {
    assert(!(node.attacker & node.defender));
    if (settle(node)) return node.numbers;
    look_up(node);
    if (!node.numbers.solved()) search(node, {ProofNumbers::never, ProofNumbers::never});
    assert(node.numbers.solved());
    return node.numbers;
}

bool Solver::wins(const Question &question) { return solve({question}).proof == 0; }

int Solver::good_move(const Question &question, std::span<const int> squares) {
    const Turn turn = question.turn;
    // First what is known, then by search.
    for (const bool searches : {false, true})
        for (const int square : squares) {
            Node after{question.after(square)};
            if (board_.has_line(after.of(turn))) {
                if (board_.line_wins()) return square;
                continue;
            }
            if (searches) after.numbers = solve(after);
            else if (!settle(after)) look_up(after);
            if (after.numbers.of(turn) == 0) return square;
        }
    return -1;
}

} // namespace tictactoe
