// jail: what a program of box.cpp is locked up in: namespaces, a root of its own, a filter of system calls,
// no privileges.
#pragma once

#include "watch.h"

#include <utility>
#include <vector>

/// What to run, and within which limits.
struct Run {
    Limits limits;
    std::int64_t size = 64 << 20;                                      // of all files together, in bytes
    std::filesystem::path data, here, file;                            // see the options of box
    std::vector<std::pair<std::filesystem::path, std::string>> copies; // FOLDER and its name in the jail
    std::filesystem::path jail;                                        // where its root is mounted, for us
    char **arguments = nullptr;
    uid_t user = 0; // of the program; 0 in a user namespace
    int runs = -1;  // WORK/runs, open
    std::string name() const { return file.filename(); }
};

// All that follows throws, with the system's reason, where it cannot be had.

/// Namespaces for this process and, of processes, for its children. Who is not root becomes root of a user
/// namespace, without rights outside of it.
void separate();

/// Lays out the root of the jail, which only this process and its children see, with the program and a copy
/// of its working directory.
void lay_out(const Run &run);

/// Copies the program's files back to the working directory, never over a file of the caller's.
void copy_out(const Run &run);

/// Locks this process up, for good: the root of the jail with nothing above it, no privileges, limits, the
/// filter.
void lock_up(const Run &run);
