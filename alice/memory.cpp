#include "alice/memory.h"

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <string>
#include <sys/resource.h>
#include <unistd.h>

namespace alice {

std::size_t usable_memory() {
    std::uint64_t memory = static_cast<std::uint64_t>(sysconf(_SC_PHYS_PAGES)) *
                           static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
    rlimit limit{};
    if (getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY)
        memory = std::min<std::uint64_t>(memory, limit.rlim_cur);
    // Where there is no number there is no limit: the root group has no file, others may say `max`.
    if (std::uint64_t bytes = 0; std::ifstream("/sys/fs/cgroup/memory.max") >> bytes)
        memory = std::min(memory, bytes);
    return memory / 4 * 3;
}

std::size_t peak_memory_kib() {
    // Linux tells the peak of this program alone; what getrusage tells may be that of the process that
    // started it.
    std::ifstream status("/proc/self/status");
    for (std::string key; status >> key; status.ignore(1 << 10, '\n')) {
        std::size_t kib = 0;
        if (key == "VmHWM:" && status >> kib) return kib;
    }
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<std::size_t>(usage.ru_maxrss);
}

} // namespace alice
