// The memo method with its upper bounds switched off, on the board on standard input: the length of the longest path, and the
// statistics of spellpath --stats on standard error. It is the lab's cached recursion with the compact cache.
#include "spellpath/board.h"
#include "spellpath/command.h"
#include "spellpath/memo.h"
#include "spellpath/shell.h"

#include <chrono>
#include <iostream>
#include <numeric>

int main() {
    const spell::Grid grid = grid_of(spell::read_board("-", spell::PathText::ignore));
    spell::SearchStats stats;
    const auto start = std::chrono::steady_clock::now();
    std::size_t longest = 0;
    spell::GridComponents components(grid);
    const spell::Limits limits{shell::process_memory() / 2, {}};
    for (const auto &part : components.parts()) {
        const spell::Component component = components.build(part);
        std::vector<std::uint32_t> starts(component.size());
        std::iota(starts.begin(), starts.end(), 0);
        spell::Search search{component, limits, stats, spell::Incumbent(longest)};
        longest_by_memo(search, starts, UINT64_MAX, spell::MemoBounds::off);
        longest = search.incumbent.length();
    }
    std::cout << longest << "\n";
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    spell::write_stats(stats, seconds.count());
}
