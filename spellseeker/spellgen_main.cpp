// spellgen: a random board, the one that the lab's own program makes from the same seed.
//
// The letters are 'A' + lrand48() % ndiff in row-major order; the even columns of the last row are empty and
// draw nothing. lrand48 is the C library's 48-bit linear congruential generator without its lowest 17 bits.
// Those that remain are still poor: when ndiff is a power of two, the board depends on the seed modulo
// 2*ndiff only.
#include "spellpath/board.h"
#include "spellpath/program.h"

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <limits>
#include <optional>
#include <random>
#include <stdexcept>
#include <string>
#include <vector>

static constexpr char help[] = R"(usage: spellgen [--seed N] rows cols ndiff
Writes a board of random letters: rows x cols cells, the even columns of the last row empty.

  rows, cols  from 1; rows x cols is 2147483647 at most
  ndiff       how many letters there are, from A on: 2 to 26
  --seed N    0 to 4294967295: the same board every time; without it the clock chooses a seed,
              and standard error says which
  --help, --version

Exit code: 0 the board is written, 2 it could not be.
)";

static constexpr long long max_cells = std::numeric_limits<std::int32_t>::max(); // what read_board reads
static constexpr long long max_seed = std::numeric_limits<std::uint32_t>::max();

using Drand48 = std::linear_congruential_engine<std::uint64_t, 0x5DEECE66D, 0xB, std::uint64_t{1} << 48>;

static long long clock_seed() {
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    const long long seed = std::chrono::duration_cast<std::chrono::microseconds>(now).count() & max_seed;
    std::fprintf(stderr, "spellgen: seed %lld\n", seed);
    return seed;
}

static int generate(spell::Arguments arguments) {
    std::optional<long long> seed;
    std::vector<std::string> operands;
    while (arguments.next()) {
        if (arguments.is("--seed")) seed = arguments.number_value(0, max_seed);
        else operands.push_back(arguments.operand());
    }
    if (operands.size() != 3)
        throw std::invalid_argument("3 operands expected, rows cols ndiff; " +
                                    std::to_string(operands.size()) + " found");
    const long long rows = spell::parse_number("rows", operands[0], 1, max_cells);
    const long long cols = spell::parse_number("cols", operands[1], 1, max_cells);
    const auto ndiff = static_cast<std::uint32_t>(spell::parse_number("ndiff", operands[2], 2, 26));
    if (rows * cols > max_cells)
        throw std::invalid_argument("rows x cols is " + std::to_string(rows * cols) + ", expected " +
                                    std::to_string(max_cells) + " at most");
    if (!seed) seed = clock_seed();

    constexpr std::size_t chunk = 1 << 20;
    Drand48 random((static_cast<std::uint64_t>(*seed) << 16) + 0x330E);
    std::string text;
    for (long long r = 0; r < rows; ++r) {
        for (long long c = 0; c < cols; ++c) {
            const bool empty = r == rows - 1 && c % 2 == 0;
            text += empty ? '-' : static_cast<char>('A' + static_cast<std::uint32_t>(random() >> 17) % ndiff);
            if (text.size() < chunk) continue;
            spell::write_answer(text);
            text.clear();
        }
        text += '\n';
    }
    spell::write_answer(text);
    return 0;
}

int main(int argc, char **argv) { return spell::run_program("spellgen", help, argc, argv, generate); }
