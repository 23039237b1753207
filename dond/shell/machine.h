// The machine: how much memory there is, and counting bits.
#pragma once

#include <cstdint>

namespace shell {

/// The number of set bits, by sums of pairs, nibbles and bytes. On plain x86-64 std::popcount is a call.
constexpr int count_bits(std::uint64_t x) {
    x -= x >> 1 & 0x5555'5555'5555'5555;
    x = (x & 0x3333'3333'3333'3333) + (x >> 2 & 0x3333'3333'3333'3333);
    x = (x + (x >> 4)) & 0x0f0f'0f0f'0f0f'0f0f;
    return static_cast<int>(x * 0x0101'0101'0101'0101 >> 56);
}
/// The bytes that this process may have: the machine's memory, or a lower limit (ulimit -v or -d, a control
/// group). A program that sizes its tables by this must leave a part of it to others.
std::uint64_t process_memory();
/// The largest resident size of this process so far, in KiB.
std::uint64_t peak_memory_kib();

} // namespace shell
