// Starts threads, and waits for them.
#include "threads.h"

#include <algorithm>
#include <exception>
#include <thread>
#include <vector>

namespace shell {

// Not std::async: where no thread can be had, that of libc++ waits for ever.
void side_by_side(unsigned n, const std::function<void(unsigned)> &work) {
    std::vector<std::exception_ptr> faults(n);
    const auto part = [&](unsigned i) {
        try {
            work(i);
        } catch (...) {
            faults[i] = std::current_exception();
        }
    };
    std::vector<std::thread> threads;
    std::vector<unsigned> here{0}; // what this thread does
    here.reserve(n);
    for (unsigned i = 1; i < n; ++i) {
        try {
            threads.emplace_back(part, i);
        } catch (const std::exception &) {
            here.push_back(i);
        }
    }
    std::ranges::for_each(here, part);
    for (std::thread &thread : threads) thread.join();
    for (const std::exception_ptr &fault : faults)
        if (fault) std::rethrow_exception(fault);
}

} // namespace shell
