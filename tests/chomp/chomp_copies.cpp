// chomp_copies ROWS COLUMNS: solves a bar where mremap() is refused, as on a system that has none, so that sets grow by
// copies; the winning moves and the number of LOSSes must be those found with it. This file's mremap() takes the place of the
// library's.
#include "chomp/chomp.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <sys/mman.h>

static bool refused = false;
static int times = 0;

#ifdef MREMAP_MAYMOVE
#include <sys/syscall.h>
#include <unistd.h>
extern "C" void *mremap(void *memory, std::size_t bytes, std::size_t more, int flags, ...) noexcept {
    if (!refused) return reinterpret_cast<void *>(syscall(SYS_mremap, memory, bytes, more, flags));
    ++times;
    return MAP_FAILED;
}
#endif

int main(int argc, char **argv) {
    if (argc != 3) return 2;
    const int rows = std::atoi(argv[1]), columns = std::atoi(argv[2]);
    const chomp::Board bar = chomp::Board(chomp::Lengths(static_cast<std::size_t>(columns), rows));
    const chomp::Options options{.memory = UINT64_MAX, .threads = 1, .progress = {}};
    const chomp::Solution moved = chomp::solve(bar, chomp::Method::sieve, options);
    refused = true;
    const chomp::Solution copied = chomp::solve(bar, chomp::Method::sieve, options);
    const bool same = copied.wins == moved.wins && copied.losses == moved.losses;
    std::cout << (times > 0 ? "copied" : "no set grew") << ", " << (same ? "the same" : "other")
              << " moves and LOSSes\n";
    return same ? 0 : 1;
}
