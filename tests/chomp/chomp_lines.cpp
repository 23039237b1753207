// chomp_lines ROWS COLUMNS: the winning moves of a rectangle and its number of LOSSes, printed as chomp
// prints them, for 3 to 14 rows. It reaches the boards that are too large for the map and for chomp_rank:
// 9^70 takes 4 GB. chomp_lines - FILE: solves the boards in the file, a line each, heights with commas, and
// compares what `chomp --all -` says of them on standard input.
//
// It shares no code with chomp's methods, and what it does is simpler than the sieve:
//
// A line is the states that differ in the top row only, x = 0, 1, 2, ... In a line at most one state is a
// LOSS, since from each longer one a move in the top row leads to it: the first that no move in a lower row
// leads from to a LOSS. For each lower row i there is a set of sequences of the rows above it, as bits: those
// from which, with the present rows below i and the present length of row i, a move in row i leads to a known
// LOSS. A LOSS puts its own rows above i into set i. The sets grow as in the sieve, but there is nothing else
// to them: no blocks, no lists, no threads. The bits of a line begin at a byte, so that one word has 64 of
// them.
#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iostream>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace {

using Byte = unsigned char;

template <std::size_t rows>
class Count {
    static_assert(rows >= 3);
    static constexpr std::size_t last = rows - 1;

  public:
    /// Takes the lengths of the rows, bottom first.
    explicit Count(const std::vector<int> &limits) : columns_(static_cast<std::size_t>(limits[0])) {
        for (std::size_t row = 0; row < rows; ++row) limits_[row] = static_cast<std::size_t>(limits[row]);
        // bytes_[k][n]: sequences of k rows, the first of them shorter than n; of two rows, those are lines.
        for (std::size_t k = 2; k <= rows; ++k) {
            bytes_[k].assign(columns_ + 2, 0);
            for (std::size_t n = 0; n <= columns_; ++n)
                bytes_[k][n + 1] = bytes_[k][n] + (k == 2 ? n / 8 + 1 : bytes_[k - 1][n + 1]);
        }
        for (std::size_t row = 0; row < last; ++row)
            sets_[row].assign((row + 1 == last ? columns_ / 8 + 1 : bytes_[last - row][columns_ + 1]) + 16,
                              0);
        for (std::size_t length = 1; length <= columns_; ++length) with_row<0>(length, {});
    }
    std::uint64_t losses = 0;
    std::set<std::vector<int>> wins; // lengths of rows

  private:
    using Places = std::array<Byte *, last>; // in each set, where the present sequence begins

    template <std::size_t row>
    void with_row(std::size_t length, Places places) {
        extend<row>(length);
        lengths_[row] = length;
        for (std::size_t below = 0; below < row; ++below) places[below] += bytes_[rows - row][length];
        places[row] = sets_[row].data();
        if constexpr (row + 2 == last) {
            places[row + 1] = sets_[row + 1].data();
            for (std::size_t above = 0; above <= std::min(length, limits_[row + 1]); ++above) {
                extend<row + 1>(above);
                scan_line(above, places);
            }
        } else {
            for (std::size_t above = 0; above <= std::min(length, limits_[row + 1]); ++above)
                with_row<row + 1>(above, places);
        }
    }

    /// When `row` gets this length, so can the rows above it. A move in `row` cuts them, so that they fare
    /// like those that are shorter by one, which are in the set.
    template <std::size_t row>
    void extend(std::size_t length) {
        Byte *const set = sets_[row].data();
        if (length == 0) {
            *set = 0; // of all rows 0
            return;
        }
        std::size_t from = 0, to = 0;
        for (std::size_t above = last - row; above > 1; --above) {
            from += bytes_[above][length - 1];
            to += bytes_[above][length];
            // All that goes with shorter rows above this one; next, those with one more row of this length.
            if (above > 2) std::memcpy(set + to, set + from, bytes_[above - 1][length]);
            else std::memcpy(set + to, set + from, (length - 1) / 8 + 1);
        }
        const std::size_t bit = length - 1;
        if (length % 8 == 0) set[to + length / 8] = 0;
        if (set[to + bit / 8] >> bit % 8 & 1) set_bit(set + to, length);
    }

    static void set_bit(Byte *line, std::size_t bit) { line[bit / 8] |= static_cast<Byte>(1U << bit % 8); }

    static std::uint64_t load(const Byte *from) {
        std::uint64_t word;
        std::memcpy(&word, from, sizeof word);
        if constexpr (std::endian::native == std::endian::big) word = __builtin_bswap64(word);
        return word;
    }

    /// The line of the states whose last row but one has this length.
    void scan_line(std::size_t length, const Places &places) {
        const std::size_t line = bytes_[2][length];
        for (std::size_t from = 0; from <= length; from += 64) {
            std::uint64_t marked = load(places[last - 1] + from / 8);
            [&]<std::size_t... row>(std::index_sequence<row...>) {
                marked |= (load(places[row] + line + from / 8) | ...);
            }
            (std::make_index_sequence<last - 1>());
            const std::size_t top = from + static_cast<std::size_t>(std::countr_one(marked));
            if (top > std::min(length, limits_[last]) || top == from + 64) continue;
            lengths_[last - 1] = length;
            lengths_[last] = top;
            found(places, line);
            return;
        }
    }

    void found(const Places &places, std::size_t line) {
        ++losses;
        for (std::size_t row = 0; row < last; ++row)
            set_bit(places[row] + (row + 1 < last ? line : 0), lengths_[last]);
        note_win();
    }

    /// Keeps the LOSS if a move in the whole board leads to it: from some row on, the rows are cut to one
    /// length.
    void note_win() {
        std::size_t row = 0;
        while (row < rows && lengths_[row] == limits_[row]) ++row;
        if (row == rows) return;
        const std::size_t cut = lengths_[row];
        for (; row < rows; ++row)
            if (lengths_[row] != std::min(limits_[row], cut)) return;
        std::vector<int> win;
        for (const std::size_t length : lengths_) win.push_back(static_cast<int>(length));
        wins.insert(win);
    }

    std::array<std::size_t, rows> limits_{};
    std::size_t columns_;
    std::array<std::vector<std::size_t>, rows + 1> bytes_;
    std::array<std::vector<Byte>, last> sets_;
    std::array<std::size_t, rows> lengths_{};
};

using Lengths = std::vector<int>;
struct Answer {
    std::set<Lengths> wins;
    std::uint64_t losses;
};

template <std::size_t rows = 3>
Answer solve(const Lengths &limits) {
    if constexpr (rows < 14) {
        if (limits.size() > rows) return solve<rows + 1>(limits);
    }
    if (limits.size() > rows) throw limits.size();
    Lengths filled = limits;
    filled.resize(rows);
    const Count<rows> count(filled);
    return {count.wins, count.losses};
}

/// The heights of the columns from the lengths of the rows, or the other way round.
Lengths turned(const Lengths &lengths, std::size_t columns) {
    Lengths heights(columns);
    for (std::size_t column = 0; column < columns; ++column)
        for (const int length : lengths) heights[column] += length > static_cast<int>(column);
    return heights;
}

/// As chomp prints it: digits, or a list with runs.
std::string text_of(const Lengths &heights, bool digits) {
    std::string text;
    for (std::size_t from = 0, to = 0; from < heights.size(); from = to) {
        while (to < heights.size() && heights[to] == heights[from]) ++to;
        if (digits) text.append(to - from, static_cast<char>('0' + heights[from]));
        else
            text += (text.empty() ? "" : ",") + std::to_string(heights[from]) +
                    (to - from > 1 ? '^' + std::to_string(to - from) : "");
    }
    return text;
}

/// What chomp --all - says of the board with these heights.
std::string answer_line(const Lengths &heights) {
    Lengths rows = turned(heights, static_cast<std::size_t>(heights[0]));
    Lengths columns = turned(rows, static_cast<std::size_t>(rows[0])); // those that are not empty
    const bool turn = columns.size() < rows.size();
    std::set<Lengths> wins; // the move furthest to the left changes the first height
    for (const Lengths &win : solve(turn ? columns : rows).wins) {
        Lengths after = turn ? win : turned(win, heights.size());
        after.resize(heights.size());
        wins.insert(after);
    }
    std::string line = wins.empty() ? "LOSS" : "WIN:";
    for (const Lengths &after : wins)
        line += ' ' +
                (after.size() == 1 && after[0] > 9 ? std::to_string(after[0]) + "x1" : text_of(after, false));
    return line;
}

int compare(std::istream &boards, std::istream &answers) {
    std::uint64_t count = 0;
    for (std::string board, answer; std::getline(boards, board) && std::getline(answers, answer); ++count) {
        Lengths heights;
        std::istringstream numbers(board.substr(0, board.find('^')));
        for (std::string number; std::getline(numbers, number, ',');) heights.push_back(std::stoi(number));
        if (const std::string line = answer_line(heights); line != answer) {
            std::cout << board << ": " << answer << ", expected " << line << '\n';
            return 1;
        }
    }
    std::cout << count << " boards agree\n";
    return 0;
}

} // namespace

int main(int argc, char **argv) {
    if (argc != 3) return 2;
    if (argv[1] == std::string("-")) {
        std::ifstream boards(argv[2]);
        return compare(boards, std::cin);
    }
    const int rows = std::atoi(argv[1]), columns = std::atoi(argv[2]);
    if (rows < 3 || rows > 14 || columns < 1) return 2;
    const Answer answer = solve(Lengths(static_cast<std::size_t>(rows), columns));
    std::set<Lengths> wins;
    for (const Lengths &win : answer.wins) wins.insert(turned(win, static_cast<std::size_t>(columns)));
    for (const Lengths &win : wins) std::cout << "WIN: " << text_of(win, rows <= 9) << '\n';
    std::cout << "losses: " << answer.losses << '\n';
}
