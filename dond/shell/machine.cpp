// Asks the system how much memory there is, and how much was used.
#include "machine.h"

#include <algorithm>
#include <fstream>
#include <string>
#include <sys/resource.h>
#include <unistd.h>

namespace shell {

std::uint64_t process_memory() {
    std::uint64_t memory = static_cast<std::uint64_t>(sysconf(_SC_PHYS_PAGES)) *
                           static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
    for (const auto resource : {RLIMIT_AS, RLIMIT_DATA})
        if (rlimit limit{}; getrlimit(resource, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY)
            memory = std::min<std::uint64_t>(memory, limit.rlim_cur);
    // A control group is also under the limits of its parents. A file without a number, such as `max`, is no
    // limit.
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
    // The peak of this program alone; getrusage may give that of the process that started it.
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
