// Threads that do a job together, again and again. They are started with the first job.
#pragma once

#include <atomic>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace alice {

class Team {
  public:
    /// The caller of run() is one of its members. There will be fewer where no thread can be had.
    explicit Team(unsigned members) : members_(members) {}
    ~Team();
    Team(const Team &) = delete;
    Team &operator=(const Team &) = delete;

    unsigned members() const { return members_; }
    /// Calls the job with every number below members(), each on a thread of its own, and returns when all are done.
    /// Throws what one of them threw.
    void run(const std::function<void(unsigned)> &job);

  private:
    void serve(unsigned member, unsigned round);
    void attempt(unsigned member);

    unsigned members_;
    std::vector<std::thread> threads_;
    const std::function<void(unsigned)> *job_ = nullptr; // null: to end
    std::atomic<unsigned> round_ = 0, busy_ = 0;
    std::mutex mutex_;
    std::exception_ptr error_;
};

} // namespace alice
