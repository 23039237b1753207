// Gives the steps of the sieve to its threads.
#include "chomp/schedule.h"

#include <algorithm>

namespace chomp {

Schedule::Schedule(const Layout &layout, std::uint64_t states, const Options &options)
    : layout_(layout), states_(states), options_(options), alone_(layout.outer() == 1),
      last_(alone_ ? 0 : layout.limit(1)), done_(1), set0_(last_ + 1),
      set1_(alone_ ? 0 : layout.limit(0) + 1), steps_(last_ + 1) {
    set0_[0].grow(layout.words(2, 0));
}

double Schedule::bytes(const Layout &layout, unsigned threads) {
    const std::size_t last = layout.limit(1);
    if (layout.outer() == 1) return Set::bytes(layout.words(1, last));
    const auto bytes_of = [&](std::size_t length) { return Set::bytes(layout.words(2, length)); };
    double most = 0;
    for (std::size_t second = 0; second <= last; ++second) {
        // The threads are at the lengths from `second` to `front`, or some are behind.
        const std::size_t front = std::min(second + threads - 1, last);
        double sum = static_cast<double>(layout.limit(0) - second + 1) * bytes_of(front);
        for (std::size_t length = second; length <= std::min(front + 1, last); ++length)
            sum += bytes_of(length);
        most = std::max(most, sum);
    }
    return most;
}

void Schedule::work(const Step &step) {
    try {
        for (std::size_t second = next_++; second <= last_; second = next_++) {
            for (std::size_t first = std::max<std::size_t>(second, 1); reach(first, second); ++first)
                do_step(step, first, second);
            set0_[second].clear();
        }
    } catch (...) {
        const std::lock_guard lock(mutex_);
        ended_ = true;
        changed_.notify_all();
        throw;
    }
}

void Schedule::count(std::uint64_t states) {
    const std::uint64_t done = done_ += states;
    if (shell::Interruption::requested()) throw Interrupted();
    if (options_.progress) options_.progress->poll_part(done, states_);
}

/// Waits until the step may begin, those before it with this length of row 1 being done. Returns false if
/// there is none.
bool Schedule::reach(std::size_t first, std::size_t second) {
    std::unique_lock lock(mutex_);
    steps_[second] = first;
    changed_.notify_all();
    const std::size_t longest = layout_.limit(0);
    changed_.wait(lock,
                  [&] { return ended_ || second == 0 || steps_[second - 1] > std::min(first, longest); });
    return !ended_ && first <= longest;
}

void Schedule::do_step(const Step &step, std::size_t first, std::size_t second) {
    Set &set0 = set0_[second];
    if (alone_) {
        set0.grow(layout_.words(1, first));
        step(first, second, set0.words(), nullptr);
        return;
    }
    Set &set1 = set1_[first];
    // Set 0 for the next length of row 1 begins as it is before a LOSS with this length of row 0.
    if (first == second + 1 && first <= last_) {
        Set &next = set0_[first];
        next.grow(layout_.words(2, first));
        layout_.grow(next.words(), 0, set0.words(), layout_.padded(2, second), 2, first);
    }
    set1.grow(layout_.words(2, second));
    step(first, second, set0.words(), set1.words());
    if (second == std::min(first, last_)) set1.clear();
}

} // namespace chomp
