// How far a long computation is, on a terminal; its end at ^C; and colour.
//
// Every folder that needs this file has the same copy: tests/harness/071.
#pragma once

#include <chrono>
#include <csignal>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

namespace shell {

/// A line on standard error, if that is a terminal: `NAME: TEXT, 12 s`. It appears after a second of work, changes twice
/// a second, and is taken away when the object dies, so before an answer and an error, and when SIGINT or SIGTERM ends
/// the program. There is one at a time.
class Progress {
  public:
    explicit Progress(std::string_view name);
    ~Progress();
    Progress(const Progress &) = delete;
    Progress &operator=(const Progress &) = delete;

    /// Shows what text() returns, if it is time to. Call it as often as you like: at worst it reads the clock. From
    /// other threads than that which made the object it does nothing.
    template <typename Text>
    void poll(Text text) {
        if (due()) show(text());
    }
    /// Since the object was made.
    double seconds() const { return std::chrono::duration<double>(Clock::now() - start_).count(); }

  private:
    using Clock = std::chrono::steady_clock;
    bool due();
    void show(const std::string &text);

    const std::string name_;
    const Clock::time_point start_ = Clock::now();
    const std::thread::id thread_ = std::this_thread::get_id();
    const bool terminal_;
    double next_ = 1;                                      // when the line changes, in seconds
    std::vector<std::pair<int, struct sigaction>> before_; // what signals did before the line appeared
};

/// `37 %`: how much of all is done.
std::string percent(double done, double all);
/// `74 s left` or `12 min left`, if the rest goes on at the speed of what is done; empty while nothing is done.
std::string time_left(double seconds, double done, double all);

/// While there is one, these signals do not end the program but ask it to stop and to answer with the best it has.
/// The second time they end it. A signal that was ignored, as in a job in the background, stays ignored. There is one at
/// a time.
class Interruption {
  public:
    explicit Interruption(std::initializer_list<int> signals = {SIGINT, SIGTERM});
    ~Interruption();
    Interruption(const Interruption &) = delete;
    Interruption &operator=(const Interruption &) = delete;

    /// Whether a signal came. Any thread may ask.
    static bool requested();

  private:
    std::vector<std::pair<int, struct sigaction>> before_;
};

/// Whether what is written to the descriptor may be coloured: it is a terminal, and NO_COLOR is not set or empty.
bool colour_wanted(int descriptor);

} // namespace shell
