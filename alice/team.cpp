#include "alice/team.h"

#include <system_error>
#include <utility>

namespace alice {

namespace {

// Waits until the value is another one: a while by looking, since the next job is mostly near, then asleep.
void await_change(const std::atomic<unsigned> &value, unsigned old) {
    for (int looks = 0; looks < 2000; ++looks)
        if (value.load(std::memory_order_acquire) != old) return;
    value.wait(old, std::memory_order_acquire);
}

} // namespace

Team::~Team() {
    job_ = nullptr;
    ++round_;
    round_.notify_all();
    for (std::thread &thread : threads_) thread.join();
}

void Team::run(const std::function<void(unsigned)> &job) {
    job_ = &job;
    while (threads_.size() + 1 < members_) {
        try {
            const auto member = static_cast<unsigned>(threads_.size() + 1);
            threads_.emplace_back([this, member, round = round_.load()] { serve(member, round); });
        } catch (const std::system_error &) {
            members_ = static_cast<unsigned>(threads_.size() + 1);
        }
    }
    busy_ = members_ - 1;
    ++round_;
    round_.notify_all();
    attempt(0);
    for (unsigned busy; (busy = busy_.load(std::memory_order_acquire)) != 0;) await_change(busy_, busy);
    if (error_) std::rethrow_exception(std::exchange(error_, nullptr));
}

void Team::serve(unsigned member, unsigned round) {
    for (;; ++round) {
        await_change(round_, round);
        if (!job_) return;
        attempt(member);
        if (--busy_ == 0) busy_.notify_all();
    }
}

void Team::attempt(unsigned member) {
    try {
        (*job_)(member);
    } catch (...) {
        const std::lock_guard lock(mutex_);
        error_ = std::current_exception();
    }
}

} // namespace alice
