// chomp_rank ROWS COLUMNS: the winning moves of a rectangle and its number of LOSSes, printed as chomp prints
// them. A bit for each state, at its combinatorial rank; states in ascending rank; each LOSS marks every
// state with a move to it, one after the other. It shares no code with chomp's methods.
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <set>
#include <string>
#include <vector>

namespace {

using Lengths = std::vector<int>; // of the rows, the longest first

class Rank {
  public:
    Rank(int rows, int columns)
        : rows_(rows), counts_(static_cast<std::size_t>(rows) + 1,
                               std::vector<std::uint64_t>(static_cast<std::size_t>(columns) + 2)) {
        // counts_[k][n]: sequences of k rows, each at most n - 1 long, not longer than the one before.
        for (std::size_t n = 1; n < counts_[0].size(); ++n) counts_[0][n] = 1;
        for (std::size_t k = 1; k < counts_.size(); ++k)
            for (std::size_t n = 1; n < counts_[k].size(); ++n)
                counts_[k][n] = counts_[k][n - 1] + counts_[k - 1][n];
    }
    std::uint64_t states() const { return counts_.back().back(); }
    /// The number of states that come before this one lexicographically.
    std::uint64_t of(const Lengths &lengths) const {
        std::uint64_t sum = 0;
        for (int row = 0; row < rows_; ++row)
            sum += counts_[static_cast<std::size_t>(rows_ - row)]
                          [static_cast<std::size_t>(lengths[static_cast<std::size_t>(row)])];
        return sum;
    }

  private:
    int rows_;
    std::vector<std::vector<std::uint64_t>> counts_;
};

/// Marks the states from which a move in `row` leads to `loss`: the row and those above it that it cuts may
/// have been longer.
class Marker {
  public:
    Marker(const Rank &rank, std::vector<bool> &marked, int columns)
        : rank_(rank), marked_(marked), columns_(columns) {}
    void mark(const Lengths &loss) {
        for (std::size_t row = 0; row < loss.size(); ++row) {
            Lengths state = loss;
            const int most = row == 0 ? columns_ : loss[row - 1];
            for (int length = loss[row] + 1; length <= most; ++length) {
                state[row] = length;
                lengthen(state, row + 1, loss[row], loss);
            }
        }
    }

  private:
    /// The rows from `row` on that equal `cut` may have any length from `cut` up to the row before.
    void lengthen(Lengths &state, std::size_t row, int cut, const Lengths &loss) {
        if (row == state.size() || loss[row] < cut) {
            marked_[rank_.of(state)] = true;
            return;
        }
        for (int length = cut; length <= state[row - 1]; ++length) {
            state[row] = length;
            lengthen(state, row + 1, cut, loss);
        }
        state[row] = loss[row];
    }

    const Rank &rank_;
    std::vector<bool> &marked_;
    int columns_;
};

/// Goes to the lexicographically next state. Returns false after the whole rectangle.
bool next(Lengths &state, int columns) {
    for (std::size_t row = state.size(); row-- > 0;) {
        if (state[row] == (row == 0 ? columns : state[row - 1])) continue;
        ++state[row];
        for (++row; row < state.size(); ++row) state[row] = 0;
        return true;
    }
    return false;
}

/// The heights of the columns, if a move in the rectangle leads to the state.
std::string successor_text(const Lengths &state, int columns) {
    std::size_t row = 0;
    while (row < state.size() && state[row] == columns) ++row;
    if (row == state.size() || state[row] != state.back()) return {};
    std::string text;
    for (int column = 0; column < columns; ++column) {
        int height = 0;
        for (const int length : state) height += length > column;
        text += static_cast<char>('0' + height);
    }
    return text;
}

} // namespace

int main(int argc, char **argv) {
    if (argc != 3) return 2;
    const int rows = std::atoi(argv[1]), columns = std::atoi(argv[2]);
    const Rank rank(rows, columns);
    std::vector<bool> marked(rank.states());
    Marker marker(rank, marked, columns);
    Lengths state(static_cast<std::size_t>(rows));
    std::uint64_t losses = 0, number = 0;
    std::set<std::string> wins; // the move furthest to the left changes the first digit
    while (next(state, columns)) {
        if (marked[++number]) continue;
        ++losses;
        marker.mark(state);
        if (const std::string text = successor_text(state, columns); !text.empty()) wins.insert(text);
    }
    for (const std::string &win : wins) std::cout << "WIN: " << win << '\n';
    std::cout << "losses: " << losses << '\n';
}
