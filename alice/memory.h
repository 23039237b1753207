// The memory that the program may have, and has had.
#pragma once

#include <cstddef>

namespace alice {

/// Three quarters of the memory that this process may have, in bytes.
std::size_t usable_memory();
/// What it has had at most so far, in KiB.
std::size_t peak_memory_kib();

} // namespace alice
