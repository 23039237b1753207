// spellgen: a random grid, the one that the lab's own program makes from the same seed.
//
// The letters are 'A' + lrand48() % ndiff in row-major order; the even columns of the last row are empty and
// draw nothing. lrand48 is the C library's 48-bit linear congruential generator without its lowest 17 bits.
// Those that remain are still poor: when ndiff is a power of two, the grid depends on the seed modulo
// 2*ndiff only.

#include "shell/arguments.h"
#include "shell/files.h"
#include "shell/text.h"

#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <vector>

static constexpr char help[] = R"(usage: spellgen [--seed N] rows cols ndiff
       spellgen [--seed N] ROWSxCOLS ndiff
Writes a grid of random letters: rows x cols cells, the even columns of the last
row empty.

  rows, cols  from 1; rows x cols is at most 2147483647
  ndiff       how many letters there are, from A on: 2 to 26
  --seed N    0 to 4294967295: the same grid every time (default: a random seed,
              printed on standard error)
  -o FILE     put the answer in FILE, whole or not at all
  -h, --help, --version

Examples:
  spellgen 12 16 4 >board
  spellgen --seed 1258408264 20 20 5         the lab's 20x20.txt

Exit code: 0 the grid is written, 2 misuse, or output that cannot be written.
)";

static constexpr std::uint64_t max_cells = INT32_MAX; // what read_board reads

using Drand48 = std::linear_congruential_engine<std::uint64_t, 0x5DEECE66D, 0xB, std::uint64_t{1} << 48>;

static int generate(shell::Arguments &arguments) {
    std::optional<std::uint64_t> given_seed;
    std::vector<std::string> operands;
    std::string all; // with blanks between: 6 6 4, 6x6 4 or 6 x 6 4
    while (arguments.next()) {
        if (arguments.is("--seed")) given_seed = arguments.number(0, UINT32_MAX);
        else if (!arguments.is_flag())
            all += (all.empty() ? "" : " ") + operands.emplace_back(arguments.operand());
    }
    const std::vector<std::string> numbers = shell::numbers_of(all);
    if (numbers.size() == 2)
        throw shell::Misuse(
            "ndiff, how many letters there are, is missing, expected rows cols ndiff such as 6 6 4");
    if (numbers.size() == 3) operands = numbers;
    arguments.expect(3, 3, operands, "rows cols ndiff such as 6 6 4");
    const std::uint64_t rows = shell::parse_number("rows", operands[0], 1, max_cells);
    const std::uint64_t cols = shell::parse_number("cols", operands[1], 1, max_cells);
    const std::uint64_t ndiff = shell::parse_number("ndiff", operands[2], 2, 26);
    if (rows * cols > max_cells)
        throw shell::Misuse("rows x cols is " + std::to_string(rows * cols) + ", expected at most " +
                            std::to_string(max_cells));

    Drand48 random((shell::seed_or_random(given_seed) << 16) + 0x330E);
    shell::Output output;
    for (std::uint64_t r = 0; r < rows; ++r) {
        for (std::uint64_t c = 0; c < cols; ++c) {
            const bool empty = r == rows - 1 && c % 2 == 0;
            const char cell = empty ? '-' : static_cast<char>('A' + (random() >> 17) % ndiff);
            output.put({&cell, 1});
        }
        output.put("\n");
    }
    output.flush();
    return 0;
}

int main(int argc, char **argv) { return shell::run("spellgen", help, argc, argv, generate); }
