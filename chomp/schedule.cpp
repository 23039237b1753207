// Gives the steps of the sieve to its threads.
#include "chomp/schedule.h"

#include <algorithm>

namespace chomp {

Schedule::Schedule(const Layout &layout, std::uint64_t states, const Options &options)
    : layout_(layout), states_(states), options_(options), alone_(layout.outer() == 1),
      last_(alone_ ? 0 : layout.limit(1)), done_(1), set0_(at(last_) + 1),
      set1_(alone_ ? 0 : at(layout.limit(0)) + 1), steps_(at(last_) + 1) {
    set0_[0].grow(layout.words(2, 0));
}

double Schedule::bytes(const Layout &layout, unsigned threads) {
    const int last = layout.limit(1);
    if (layout.outer() == 1) return Set::bytes(layout.words(1, last));
    const auto bytes_of = [&](int length) { return Set::bytes(layout.words(2, length)); };
    double most = 0;
    for (int second = 0; second <= last; ++second) {
        // The threads are at the lengths from `second` to `front`, or some are behind.
        const int front = std::min(second + static_cast<int>(threads) - 1, last);
        double sum = (layout.limit(0) - second + 1) * bytes_of(front);
        for (int length = second; length <= std::min(front + 1, last); ++length) sum += bytes_of(length);
        most = std::max(most, sum);
    }
    return most;
}

void Schedule::work(const Step &step) {
    try {
        for (int second = next_++; second <= last_; second = next_++) {
            for (int first = std::max(second, 1); reach(first, second); ++first) do_step(step, first, second);
            set0_[at(second)].clear();
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
bool Schedule::reach(int first, int second) {
    std::unique_lock lock(mutex_);
    steps_[at(second)] = first;
    changed_.notify_all();
    const int longest = layout_.limit(0);
    changed_.wait(lock,
                  [&] { return ended_ || second == 0 || steps_[at(second) - 1] > std::min(first, longest); });
    return !ended_ && first <= longest;
}

void Schedule::do_step(const Step &step, int first, int second) {
    Set &set0 = set0_[at(second)];
    if (alone_) {
        set0.grow(layout_.words(1, first));
        step(first, second, set0.words(), nullptr);
        return;
    }
    Set &set1 = set1_[at(first)];
    // Set 0 for the next length of row 1 begins as it is before a LOSS with this length of row 0.
    if (first == second + 1 && first <= last_) {
        Set &next = set0_[at(first)];
        next.grow(layout_.words(2, first));
        layout_.grow(next.words(), 0, set0.words(), layout_.padded(2, second), 2, first);
    }
    set1.grow(layout_.words(2, second));
    step(first, second, set0.words(), set1.words());
    if (second == std::min(first, last_)) set1.clear();
}

} // namespace chomp
