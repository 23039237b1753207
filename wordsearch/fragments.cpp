#include "wordsearch/fragments.h"

#include "wordsearch/match.h"

#include <algorithm>

namespace wordsearch {

Fragments::Fragments(const Grid &grid, const CodePage &page)
    : longest_(static_cast<std::size_t>(std::max(grid.rows(), grid.cols()))) {
    if (grid.size() > most_cells || !grid.of_bytes()) return;
    const Grid codes = page.coded(grid);
    for (std::size_t length = 2; length <= size; ++length)
        sets_[length].resize((1U << letter_bits * length) / 64);
    for (int r = 0; r < grid.rows(); ++r)
        for (int c = 0; c < grid.cols(); ++c)
            for (const auto [dr, dc] : steps)
                for (int length = 2; length <= static_cast<int>(size); ++length) {
                    if (!grid.contains(r + (length - 1) * dr, c + (length - 1) * dc)) break;
                    const std::uint32_t number =
                        number_of(static_cast<std::size_t>(length), codes.bytes().data() + codes.index(r, c),
                                  dr * static_cast<std::ptrdiff_t>(grid.cols()) + dc);
                    sets_[static_cast<std::size_t>(length)][number >> 6] |= std::uint64_t{1} << (number & 63);
                }
}

} // namespace wordsearch
