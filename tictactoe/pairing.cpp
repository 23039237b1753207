#include "tictactoe/pairing.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <utility>

namespace tictactoe {

namespace {

// Steps of a search for pairs. With 1000 in place of 100 so much more is found that 7,7,5 takes a third of the
// positions and two thirds of the time.
constexpr int pairing_budget = 1000;

// What lines lack, at most `most_lines` of them, without allocation.
class OpenLines {
  public:
    void push_back(Mask missing) {
        assert(size_ < most_lines);
        lines_[size_++] = missing;
    }
    const Mask *begin() const { return lines_.data(); }
    const Mask *end() const { return lines_.data() + size_; }

  private:
    static constexpr std::size_t most_lines = 210; // of 8,8,2
    std::array<Mask, most_lines> lines_;
    std::size_t size_ = 0;
};

struct Choice {
    Mask pair;
    int covered; // lines that hold it
};

class PairingSearch {
  public:
    /// Whether pairs of free squares, and the sum over the lines that hold no pair, stop these lines, each given by the
    /// free squares that it lacks.
    bool stops(const OpenLines &open);
    std::vector<int> pairs;

  private:
    int budget_ = pairing_budget;
};

// The pairs within the line, those that most of the open lines hold first.
std::vector<Choice> choices(Mask line, const OpenLines &open) {
    std::vector<Choice> result;
    for (Mask a = line; a; a &= a - 1)
        for (Mask b = a & (a - 1); b; b &= b - 1) {
            const Mask pair = (a & -a) | (b & -b);
            int covered = 0;
            for (const Mask missing : open) covered += (missing & pair) == pair;
            result.push_back({pair, covered});
        }
    std::stable_sort(result.begin(), result.end(),
                     [](const Choice &a, const Choice &b) { return a.covered > b.covered; });
    return result;
}

bool PairingSearch::stops(const OpenLines &open) {
    if (--budget_ < 0) return false;
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
    if (sum < one / 2) return true;
    if (fewest < 2) return false;
    for (const Choice &choice : fewest == 2 ? std::vector<Choice>{{line, 0}} : choices(line, open)) {
        OpenLines rest;
        for (const Mask missing : open)
            if ((missing & choice.pair) != choice.pair) rest.push_back(missing & ~choice.pair);
        pairs.push_back(first(choice.pair));
        pairs.push_back(last(choice.pair));
        if (stops(rest)) return true;
        pairs.resize(pairs.size() - 2);
        if (budget_ < 0) return false;
    }
    return false;
}

// What is missing of each line that is open for the attacker.
OpenLines open_lines(const Board &board, Mask attacker, Mask defender) {
    OpenLines open;
    for (const Mask line : board.lines)
        if (!(line & defender)) open.push_back(line & ~attacker);
    return open;
}

} // namespace

std::optional<std::vector<int>> pairing(const Board &board, Mask attacker, Mask defender) {
    PairingSearch search;
    if (!search.stops(open_lines(board, attacker, defender))) return std::nullopt;
    return std::move(search.pairs);
}

} // namespace tictactoe
