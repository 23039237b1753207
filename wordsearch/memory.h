// Sizes of memory: as an option says them, what this process may have, what it has had.
//
// Every folder that needs this file has the same copy: tests/harness/071.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace shell {

/// The bytes that `64`, `64K`, `64M` or `64G` says (K is 1024), or nothing if that is no size from 1 to 2^63-1.
std::optional<std::uint64_t> parse_size(std::string_view word);

/// The bytes that this process may have: the machine's memory, or less where a limit is set (ulimit -v or -d, a control
/// group). A program that sizes its tables by this leaves a part of it to others.
std::uint64_t process_memory();

/// The largest resident size of this process so far, in KiB.
std::uint64_t peak_memory_kib();

} // namespace shell
