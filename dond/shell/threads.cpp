// Starts threads, and waits for them.
#include "threads.h"

#include <future>
#include <thread>
#include <vector>

namespace shell {

void side_by_side(unsigned n, const std::function<void(unsigned)> &work) {
    if (n == 1) return work(0);
    // Deferred work, also where no thread can be had, is done by wait(), on this thread.
    std::vector<std::future<void>> parts;
    for (unsigned i = 0; i < n; ++i) {
        const auto thread = i > 0 ? std::launch::async | std::launch::deferred : std::launch::deferred;
        parts.push_back(std::async(thread, std::cref(work), i));
    }
    for (auto &part : parts) part.wait();
    for (auto &part : parts) part.get(); // rethrows
}

} // namespace shell
