#include "chomp/memory.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <fstream>
#include <string>
#include <sys/resource.h>
#include <unistd.h>

namespace chomp {

std::optional<std::uint64_t> parse_size(std::string_view word) {
    std::uint64_t number = 0;
    const char *end = word.data() + word.size();
    const auto [rest, error] = std::from_chars(word.data(), end, number);
    if (error != std::errc() || end - rest > 1) return {};
    int shift = 0;
    if (rest != end) {
        const auto unit = std::string_view("KMG").find(*rest);
        if (unit == std::string_view::npos) return {};
        shift = 10 * (static_cast<int>(unit) + 1);
    }
    if (number == 0 || number > static_cast<std::uint64_t>(INT64_MAX) >> shift) return {};
    return number << shift;
}

std::uint64_t half_of_memory() {
    std::uint64_t memory = static_cast<std::uint64_t>(sysconf(_SC_PHYS_PAGES)) *
                           static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
    rlimit limit{};
    if (getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY)
        memory = std::min<std::uint64_t>(memory, limit.rlim_cur);
    // Where there is no number there is no limit: the root group has no file, others may say `max`.
    if (std::uint64_t bytes = 0; std::ifstream("/sys/fs/cgroup/memory.max") >> bytes)
        memory = std::min(memory, bytes);
    return memory / 2;
}

std::uint64_t peak_memory_kib() {
    // What getrusage tells may be that of the process that started this one.
    std::ifstream status("/proc/self/status");
    std::uint64_t kib = 0;
    for (std::string key; status >> key && key != "VmHWM:";) status.ignore(1 << 10, '\n');
    status >> kib;
    return kib;
}

} // namespace chomp
