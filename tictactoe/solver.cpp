#include "tictactoe/solver.h"

#include <algorithm>
#include <cassert>
#include <new>

namespace tictactoe {

namespace {

constexpr std::size_t bucket = 4;
constexpr std::uint64_t one = std::uint64_t{1} << 40; // the sum's 1

/// 2^-n, or a little more where that is less than a step.
std::uint64_t weight(int n) { return std::max<std::uint64_t>(one >> std::min(n, 63), 1); }

std::size_t hash(Mask a, Mask b) {
    std::uint64_t h = a * 0x9e3779b97f4a7c15u ^ std::rotl(b * 0xc2b2ae3d27d4eb4fu, 31);
    h = (h ^ h >> 32) * 0xd6e8feb86659fd93u;
    return static_cast<std::size_t>(h ^ h >> 29);
}

Mask reversed(Mask x) {
    x = (x >> 1 & 0x5555555555555555u) | (x & 0x5555555555555555u) << 1;
    x = (x >> 2 & 0x3333333333333333u) | (x & 0x3333333333333333u) << 2;
    x = (x >> 4 & 0x0f0f0f0f0f0f0f0fu) | (x & 0x0f0f0f0f0f0f0f0fu) << 4;
    x = (x >> 8 & 0x00ff00ff00ff00ffu) | (x & 0x00ff00ff00ff00ffu) << 8;
    x = (x >> 16 & 0x0000ffff0000ffffu) | (x & 0x0000ffff0000ffffu) << 16;
    return x >> 32 | x << 32;
}

} // namespace

/// What a look at all lines tells.
struct Solver::Scan {
    Mask attacker_last = 0, defender_last = 0;   // squares that complete a line
    Mask attacker_alive = 0, defender_alive = 0; // squares of the lines still open
    Mask two_threats = 0;                        // where the attacker makes two threats at once
    bool threat = false;                         // can the attacker make any?
    std::uint64_t sum = 0;                       // of 2^-missing over the attacker's open lines
};

/// The squares of a sequence of threats that wins.
struct Solver::Sequence {
    Mask moves = 0, replies = 0;
    int budget = 60;
    int first_move = -1;
};

Solver::Solver(const Board &board, std::size_t table_bytes)
    : board_(board), table_(std::size_t{1} << 12),
      most_entries_(std::bit_floor(std::max(table_bytes / sizeof(Entry), table_.size()))) {
    if (board.rows != board.cols) return;
    transpose_.resize(static_cast<std::size_t>((board.squares + 7) / 8));
    for (int square = 0; square < board.squares; ++square) {
        const Mask image = bit(square % board.cols * board.cols + square / board.cols);
        for (std::size_t byte = 0; byte < 256; ++byte)
            if (byte >> (square % 8) & 1) transpose_[static_cast<std::size_t>(square / 8)][byte] |= image;
    }
}

Mask Solver::turned(Mask mask) const { return reversed(mask) >> (max_squares - board_.squares); }

Mask Solver::upended(Mask mask) const {
    Mask result = 0;
    const Mask row = ~Mask{0} >> (max_squares - board_.cols);
    for (int r = 0; r < board_.rows; ++r)
        result |= (mask >> r * board_.cols & row) << (board_.rows - 1 - r) * board_.cols;
    return result;
}

Mask Solver::transposed(Mask mask) const {
    Mask result = 0;
    for (const auto &images : transpose_) {
        result |= images[mask & 255];
        mask >>= 8;
    }
    return result;
}

Solver::Scan Solver::scan(Mask attacker, Mask defender) const {
    Scan scan;
    Mask once = 0;
    // A square where two threats arise is on two lines that lack two squares, with another second square each.
    std::array<Mask, max_squares> seconds; // valid where `once` is set
    for (const Mask line : board_.lines) {
        const Mask own = line & attacker, others = line & defender;
        if (others == 0) {
            const Mask missing = line & ~own;
            const int n = count(missing);
            scan.attacker_alive |= line;
            scan.sum += weight(n);
            if (n == 1) scan.attacker_last |= missing;
            if (n == 2) {
                for (Mask rest = missing; rest; rest &= rest - 1) {
                    const int square = first(rest);
                    const Mask second = missing & ~bit(square);
                    if (!(once & bit(square))) seconds[static_cast<std::size_t>(square)] = second;
                    else if (seconds[static_cast<std::size_t>(square)] != second)
                        scan.two_threats |= bit(square);
                    once |= bit(square);
                }
            }
        }
        if (own == 0) {
            scan.defender_alive |= line;
            const Mask missing = line & ~others;
            if ((missing & (missing - 1)) == 0) scan.defender_last |= missing;
        }
    }
    scan.threat = once != 0;
    return scan;
}

Solver::Key Solver::key_of(const Scan &scan, Mask attacker, Mask defender) const {
    const Mask a = attacker & scan.attacker_alive, d = defender & scan.defender_alive;
    const Mask empty = board_.all & ~(attacker | defender) & (scan.attacker_alive | scan.defender_alive);
    const Mask out = board_.all & ~(a | d | empty);
    Key key{a | out, d | out}, best = key;
    const auto consider = [&] {
        if (key < best) best = key;
        const Key turn{turned(key.attacker), turned(key.defender)};
        if (turn < best) best = turn;
    };
    consider();
    const auto upend = [&] {
        key = {upended(key.attacker), upended(key.defender)};
        consider();
    };
    upend();
    if (!transpose_.empty()) {
        key = {transposed(key.attacker), transposed(key.defender)};
        consider();
        upend();
    }
    return best;
}

Solver::Entry *Solver::bucket_of(const Key &key) {
    return &table_[hash(key.attacker, key.defender) & (table_.size() - 1) & ~(bucket - 1)];
}

Solver::Entry *Solver::find(const Key &key, bool attacker_to_move) {
    Entry *entry = bucket_of(key);
    for (std::size_t i = 0; i < bucket; ++i, ++entry)
        if (entry->state != 0 && (entry->state & 2) == (attacker_to_move ? 2 : 0) && entry->key == key)
            return entry;
    return nullptr;
}

void Solver::store(const Key &key, bool attacker_to_move, bool win, std::uint64_t work) {
    if (used_ * 2 > table_.size() && table_.size() < most_entries_) grow();
    put({key, static_cast<std::uint8_t>(1 | (attacker_to_move ? 2 : 0) | (win ? 4 : 0)),
         static_cast<std::uint8_t>(std::bit_width(work))});
}

/// In the place of the entry that took the least work.
void Solver::put(const Entry &entry) {
    Entry *const entries = bucket_of(entry.key);
    Entry &place = *std::min_element(entries, entries + bucket,
                                     [](const Entry &a, const Entry &b) { return a.work < b.work; });
    used_ += place.state == 0;
    place = entry;
}

void Solver::grow() {
    std::vector<Entry> old;
    try {
        old.resize(std::min(table_.size() * 4, most_entries_));
    } catch (const std::bad_alloc &) {
        most_entries_ = table_.size(); // then old positions make room for new ones
        return;
    }
    old.swap(table_);
    used_ = 0;
    for (const Entry &entry : old)
        if (entry.state != 0) put(entry);
}

void Solver::tick() {
    if ((++nodes_ & 1023) != 0) return;
    if (deadline && Clock::now() >= *deadline) throw TimeOver();
    if (progress && (nodes_ & 0xffff) == 0) progress(nodes_);
}

/// Does the attacker, to move, win by threats alone? Their squares are put into the sequence.
bool Solver::threats(Mask attacker, Mask defender, Sequence &sequence) const {
    if (--sequence.budget < 0) return false;
    const Scan now = scan(attacker, defender);
    const auto win = [&](Mask moves, Mask replies, int move) {
        sequence.moves |= moves;
        sequence.replies |= replies;
        sequence.first_move = move;
        return true;
    };
    if (now.attacker_last) return win(now.attacker_last & -now.attacker_last, 0, first(now.attacker_last));
    if (!now.threat || count(now.defender_last) > 1) return false;
    const Mask allowed = now.defender_last ? now.defender_last : board_.all;
    // Two threats at once, of which the reply meets one.
    if (const Mask move = now.two_threats & allowed) {
        const int square = first(move);
        Mask seconds = 0;
        for (const Mask line : board_.lines) {
            const Mask missing = line & ~attacker;
            if (!(line & defender) && (missing & bit(square)) && count(missing) == 2) seconds |= missing;
        }
        return win(bit(square), seconds & ~bit(square), square);
    }
    for (const Mask line : board_.lines) {
        const Mask missing = line & ~attacker;
        if ((line & defender) || count(missing) != 2) continue;
        for (Mask rest = missing & allowed; rest; rest &= rest - 1) {
            const Mask move = rest & -rest, reply = missing & ~move;
            if (threats(attacker | move, defender | reply, sequence)) return win(move, reply, first(move));
        }
    }
    return false;
}

int Solver::threat_win(Mask attacker, Mask defender) const {
    Sequence sequence;
    sequence.budget = 2000;
    return threats(attacker, defender, sequence) ? sequence.first_move : -1;
}

/// The defender's moves that can matter, none of the attacker's threats being there yet.
Mask Solver::answers(const Scan &now, Mask attacker, Mask defender) const {
    const Mask empty = board_.all & ~(attacker | defender);
    const Mask alive = empty & (now.attacker_alive | now.defender_alive);
    Sequence sequence;
    if (!now.threat || !threats(attacker, defender, sequence)) return alive;
    Mask result = sequence.moves | sequence.replies;
    for (const Mask line : board_.lines) {
        if (line & attacker) continue;
        const Mask missing = line & ~defender & ~sequence.replies;
        if (count(missing) <= 2) result |= line & empty;
    }
    return result & alive;
}

bool Solver::pair_up(const std::vector<Mask> &open, Mask used, int &budget, std::vector<int> *pairs) const {
    if (--budget < 0) return false;
    // The line with the fewest free squares, and whether blocking the rest by the sum is enough.
    std::uint64_t sum = 0;
    Mask line = 0;
    int fewest = max_squares + 1;
    for (const Mask missing : open) {
        const Mask free = missing & ~used;
        const int n = count(free);
        sum += weight(n);
        if (n < fewest) {
            fewest = n;
            line = free;
        }
    }
    if (open.empty() || (!pairs && sum < one / 2)) return true;
    if (fewest < 2) return false;
    struct Choice {
        Mask pair;
        int covered;
    };
    std::vector<Choice> choices;
    for (Mask a = line; a; a &= a - 1)
        for (Mask b = a & (a - 1); b; b &= b - 1) {
            const Mask pair = bit(first(a)) | bit(first(b));
            int covered = 0;
            for (const Mask missing : open) covered += (missing & pair) == pair;
            choices.push_back({pair, covered});
        }
    std::stable_sort(choices.begin(), choices.end(),
                     [](const Choice &a, const Choice &b) { return a.covered > b.covered; });
    for (const Choice &choice : choices) {
        std::vector<Mask> rest;
        for (const Mask missing : open)
            if ((missing & choice.pair) != choice.pair) rest.push_back(missing);
        if (pairs) {
            pairs->push_back(first(choice.pair));
            pairs->push_back(first(choice.pair & (choice.pair - 1)));
        }
        if (pair_up(rest, used | choice.pair, budget, pairs)) return true;
        if (pairs) pairs->resize(pairs->size() - 2);
        if (budget < 0) return false;
    }
    return false;
}

/// What is missing of the lines open for the attacker.
std::vector<Mask> Solver::open_lines(Mask attacker, Mask defender) const {
    std::vector<Mask> open;
    for (const Mask line : board_.lines)
        if (!(line & defender)) open.push_back(line & ~attacker);
    return open;
}

std::optional<std::vector<int>> Solver::pairing(Mask attacker, Mask defender) const {
    std::vector<int> pairs;
    int budget = 200;
    if (!pair_up(open_lines(attacker, defender), 0, budget, &pairs)) return std::nullopt;
    return pairs;
}

/// Is the attacker, to move, stopped by pairs and the sum?
bool Solver::blocked(Mask attacker, Mask defender) const {
    int budget = 100;
    return pair_up(open_lines(attacker, defender), 0, budget, nullptr);
}

std::vector<int> Solver::ordered(Mask attacker, Mask defender, Mask moves) const {
    std::array<int, max_squares> score{};
    for (const Mask line : board_.lines) {
        const bool attackers = !(line & defender), defenders = !(line & attacker);
        if (!attackers && !defenders) continue;
        const int n = count(line & (attacker | defender));
        const int share = (attackers ? 3 : 0) + (defenders ? 2 : 0);
        for (Mask rest = line & moves; rest; rest &= rest - 1)
            score[static_cast<std::size_t>(first(rest))] += share << std::min(n, 24);
    }
    std::vector<int> squares;
    for (Mask rest = moves; rest; rest &= rest - 1) squares.push_back(first(rest));
    std::stable_sort(squares.begin(), squares.end(), [&](int a, int b) {
        return score[static_cast<std::size_t>(a)] > score[static_cast<std::size_t>(b)];
    });
    return squares;
}

bool Solver::attack(Mask attacker, Mask defender) {
    tick();
    const Scan now = scan(attacker, defender);
    if (now.attacker_last) return true;
    if (now.defender_last)
        return count(now.defender_last) == 1 && defend(attacker | now.defender_last, defender);
    if (now.two_threats) return true;
    if (now.sum < one / 2) return false;
    const Key key = key_of(now, attacker, defender);
    if (const Entry *entry = find(key, true)) return (entry->state & 4) != 0;
    const std::uint64_t before = nodes_;
    bool win = false;
    if (Sequence sequence; now.threat && threats(attacker, defender, sequence)) {
        win = true;
    } else if (!blocked(attacker, defender)) {
        const Mask moves = board_.all & ~(attacker | defender) & (now.attacker_alive | now.defender_alive);
        for (const int square : ordered(attacker, defender, moves))
            if (defend(attacker | bit(square), defender)) {
                win = true;
                break;
            }
    }
    store(key, true, win, nodes_ - before + 1);
    return win;
}

bool Solver::defend(Mask attacker, Mask defender) {
    tick();
    const Scan now = scan(attacker, defender);
    if (now.defender_last) return false;
    if (now.attacker_last)
        return count(now.attacker_last) > 1 || attack(attacker, defender | now.attacker_last);
    if (now.sum < one) return false;
    const Key key = key_of(now, attacker, defender);
    if (const Entry *entry = find(key, false)) return (entry->state & 4) != 0;
    const std::uint64_t before = nodes_;
    bool win = true;
    for (const int square : ordered(attacker, defender, answers(now, attacker, defender)))
        if (!attack(attacker, defender | bit(square))) {
            win = false;
            break;
        }
    store(key, false, win, nodes_ - before + 1);
    return win;
}

bool Solver::wins(Mask attacker, Mask defender, bool attacker_to_move) {
    assert(!(attacker & defender));
    return attacker_to_move ? attack(attacker, defender) : defend(attacker, defender);
}

int Solver::good_move(Mask attacker, Mask defender, bool attacker_to_move, std::span<const int> squares) {
    for (const int square : squares) {
        const Mask move = bit(square);
        if (attacker_to_move ? board_.has_line(attacker | move) || defend(attacker | move, defender)
                             : board_.has_line(defender | move) || !attack(attacker, defender | move))
            return square;
    }
    return -1;
}

} // namespace tictactoe
