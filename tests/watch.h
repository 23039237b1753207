// watch: holds a program, and all that it starts, to limits, and says in one line how it ended. `run`, which
// runs the cases of the gradescripts, and `box`, which runs programs that nobody has reason to trust, are
// judged by this same line:
//
//   NAME exit CODE, X s      NAME signal SEGV, X s      NAME limit WHAT, X s
//
// X is the processor time of all its processes, in seconds; WHAT is one of time, wall, memory, processes,
// output, end.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <sys/types.h>
#include <vector>

/// Throws with the system's reason unless `done`.
void need(bool done, const std::string &what);

/// Times in microseconds, memory in bytes; each is summed over all processes. From `wall` on, the clock may
/// show thirty times the processor time used so far and no more: a program that waits ends, and one that is
/// slow because others run does not.
struct Limits {
    std::int64_t time = 10'000'000, wall = 60'000'000, memory = 2L << 30;
    std::int64_t socket = 0; // memory that a socket counts as, if the network namespace is the program's own
    int processes = 128;
};

/// A process below this one, which is to be its subreaper or process 1 of its namespace.
struct Process {
    pid_t pid = 0, parent = 0;
    std::int64_t time = 0, memory = 0;
};

/// All living processes below this one, from `proc`, where /proc is mounted; none if it is not.
std::vector<Process> descendants(const std::filesystem::path &proc);

/// How a program ended.
struct Ending {
    const char *limit = nullptr; // what it reached, if anything
    int status = 0;              // as waitpid gives it, if it ended by itself
    std::int64_t time = 0;       // of its processes

    int code() const; // as a shell gives it; 137 at a limit
    /// Adds the line to a file. Throws if it cannot be written.
    void report(int file, const std::string &name) const;
};

/// Waits for `program`, a child of this process, until it ends, all below this process reaches a limit, or
/// `stop`, a file descriptor or -1, can be read. Looks after `nap` milliseconds first and then ever more
/// seldom, up to `longest`. What is then left of the processes is the caller's to end.
Ending watch(pid_t program, const Limits &limits, const std::filesystem::path &proc, int stop, int nap,
             int longest);

/// The processor time of all children waited for, and of theirs, in microseconds.
std::int64_t time_of_children();
