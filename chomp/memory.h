// Sizes of memory: as an option says them, what the machine has, what the process has used.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace chomp {

/// The bytes that `64`, `64K`, `64M` or `64G` says (K is 1024), or nothing when it is no size from 1 to
/// 2^63-1.
std::optional<std::uint64_t> parse_size(std::string_view word);

/// Half of what this process may have, in bytes: of the machine's memory, or of less where a limit is set
/// (ulimit -v, a control group).
std::uint64_t half_of_memory();

/// The largest resident size of this process so far, in KiB, or 0 where /proc does not tell.
std::uint64_t peak_memory_kib();

} // namespace chomp
