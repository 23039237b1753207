// Messages to people, at a terminal or not, and the terminal itself: progress, ^C, colour.
#pragma once

#include "files.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <thread>
#include <unistd.h>

namespace shell {

/// Prints `PROGRAM: TEXT`, tamed, on standard error: a note, why the exit code is 1, or, by run(), an error.
void say(std::string_view text);
/// What it has said, for a dialogue, which clears the screen.
extern std::string said;

/// A line on standard error, if that is a terminal: `PROGRAM: TEXT, 12 s`. It appears after a second, changes
/// twice a second, and is erased by an answer or a message, when the object dies, and when SIGINT or SIGTERM
/// ends the program. There is one at a time.
class Progress {
  public:
    Progress() = default;
    ~Progress();
    Progress(const Progress &) = delete;

    /// Shows what text() returns when it is due; otherwise it only reads the clock. It does nothing on
    /// threads other than the one that made the object.
    template <typename Text>
    void poll(Text text) {
        if (terminal_ && std::this_thread::get_id() == thread_ && seconds() >= next_) show(text());
    }
    /// Polls with `37 %, 74 s left; ^C stops`.
    void poll_part(std::uint64_t done, std::uint64_t all);
    /// Since the object was made.
    double seconds() const { return std::chrono::duration<double>(Clock::now() - start_).count(); }

  private:
    using Clock = std::chrono::steady_clock;
    void show(const std::string &text);

    const Clock::time_point start_ = Clock::now();
    const std::thread::id thread_ = std::this_thread::get_id();
    const bool terminal_ = isatty(STDERR_FILENO) != 0;
    double next_ = 1; // when the line changes, in seconds
};

/// Erases the line of a Progress.
void erase_progress();

/// How much of all is done: `37 %`.
std::string percent(double done, double all);
/// `74 s left` or `12 min left`, if the rest goes on at the speed of what is done; empty while nothing is
/// done.
std::string time_left(double seconds, double done, double all);

/// While there is one, SIGINT and SIGTERM (^C, `timeout`, batch systems) do not end a program under run() but
/// ask it to stop and answer with the best it has. The second signal, at least half a second later, ends it.
/// There is one at a time.
class Interruption {
  public:
    Interruption();
    ~Interruption();
    Interruption(const Interruption &) = delete;

    /// Whether a signal came. Any thread may ask.
    static bool requested();
};

/// The size of a terminal, in characters; 24 x 80 if it does not say.
struct Room {
    std::size_t lines, columns;
};
Room room_of(int terminal);

/// Whether to colour answers: they go to a terminal, and NO_COLOR is not set or empty.
bool colour_wanted();

/// Lets SIGINT and SIGTERM end the program or ask an Interruption to stop; for run().
void catch_signals();

} // namespace shell
