// Threads: work that is done side by side.
#pragma once

#include <functional>

namespace shell {

/// Calls work(0) on this thread and work(1) to work(n - 1) on threads of their own, or on this one where no
/// more can be had. Returns when all are done; then rethrows what the first of them threw.
void side_by_side(unsigned n, const std::function<void(unsigned)> &work);

} // namespace shell
