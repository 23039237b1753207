// jail: what a program of box.cpp is locked up in: namespaces, a root of its own, a filter of system calls, no privileges.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <sys/types.h>
#include <utility>
#include <vector>

constexpr int most_processes = 128;

/// What to run, and within which limits: times in microseconds, sizes in bytes.
struct Run {
    std::int64_t time = 10'000'000, wall = 0, memory = 2L << 30, size = 64 << 20;
    std::filesystem::path data, here, file;                            // see the options of box
    std::vector<std::pair<std::filesystem::path, std::string>> copies; // FOLDER and its name in the jail
    std::filesystem::path jail;                                        // where its root is mounted, for us
    char **arguments = nullptr;
    uid_t user = 0; // of the program; 0 in a user namespace
    int runs = -1;  // WORK/runs, open
    std::string name() const { return file.filename(); }
};

/// Throws with the system's reason unless `done`. All that follows throws so where it cannot be had.
void need(bool done, const std::string &what);

/// Namespaces for this process and, of processes, for its children. Who is not root becomes root of a user namespace,
/// without rights outside of it.
void separate();

/// Lays out the root of the jail, which only this process and its children see, with the program and a copy of its working
/// directory.
void lay_out(const Run &run);

/// Copies the program's files back to the working directory, never over a file of the caller's.
void copy_out(const Run &run);

/// Locks this process up, for good: the root of the jail with nothing above it, no privileges, limits, the filter.
void lock_up(const Run &run);
