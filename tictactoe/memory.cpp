#include "memory.h"

#include <algorithm>
#include <charconv>
#include <fstream>
#include <string>
#include <sys/resource.h>
#include <unistd.h>

namespace shell {

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

std::uint64_t process_memory() {
    std::uint64_t memory = static_cast<std::uint64_t>(sysconf(_SC_PHYS_PAGES)) *
                           static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
    for (const auto resource : {RLIMIT_AS, RLIMIT_DATA})
        if (rlimit limit{}; getrlimit(resource, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY)
            memory = std::min<std::uint64_t>(memory, limit.rlim_cur);
    // A control group has the limits of those above it, too. A file with no number in it, such as `max`, is no limit.
    const auto limit_of = [&memory](const std::string &file) {
        if (std::uint64_t bytes = 0; std::ifstream(file) >> bytes) memory = std::min(memory, bytes);
    };
    std::ifstream groups("/proc/self/cgroup");
    for (std::string line; std::getline(groups, line);) {
        if (!line.starts_with("0::/")) continue; // of version 1
        for (std::string group = line.substr(3); group.size() > 1; group.resize(group.rfind('/')))
            limit_of("/sys/fs/cgroup" + group + "/memory.max");
    }
    limit_of("/sys/fs/cgroup/memory.max");
    limit_of("/sys/fs/cgroup/memory/memory.limit_in_bytes");
    return memory;
}

std::uint64_t peak_memory_kib() {
    // Linux has the peak of this program alone; that of getrusage may be one of the process that started it.
    std::ifstream status("/proc/self/status");
    for (std::string key; status >> key; status.ignore(1 << 10, '\n')) {
        std::uint64_t kib = 0;
        if (key == "VmHWM:" && status >> kib) return kib;
    }
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<std::uint64_t>(usage.ru_maxrss);
}

} // namespace shell
