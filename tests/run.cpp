// run: runs one case of the gradescripts in a folder of its own, within limits, and says how it ended.
//
//   run [OPTION]... WORK COMMAND [ARG...]
//
// WORK is a folder that the caller makes and removes. COMMAND runs in WORK/here, which is made anew for it
// and holds nothing but data/, a link. Its standard input is empty, its output goes to WORK/out and WORK/err,
// no signal is ignored, and it has no terminal. The line of watch.h, with NAME `case`, is added to WORK/runs,
// behind those of programs that it runs in the box; they are made anew, too.
//
//   --data FOLDER   what data/ is a link to
//   --seconds X     of processor time for all processes together (default 10)
//   --wall N        seconds of the clock for what waits (default 60; see watch.h)
//
// This process is the subreaper of all that COMMAND starts, so that nothing outlives it, setsid or not. At a
// limit, and when this process is ended by SIGHUP, SIGINT or SIGTERM or its parent is gone, COMMAND gets
// SIGTERM and two seconds to clean up.
//
// Exit code: 0 it ran, however it ended; 125, with a line on standard error, if it could not be run.

#include "watch.h"

#include <algorithm>
#include <array>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <iostream>
#include <poll.h>
#include <stdexcept>
#include <string_view>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

namespace fs = std::filesystem;

struct Run {
    fs::path work, data;
    Limits limits;
    char **command = nullptr;
};

/// Removes a folder, with what a case made read-only in it. What cannot be removed even so gets another name.
void take_away(const fs::path &folder) {
    std::error_code failed;
    fs::remove_all(folder, failed);
    if (!failed) return;
    fs::permissions(folder, fs::perms::owner_all, failed);
    for (auto i = fs::recursive_directory_iterator(folder, failed); i != fs::recursive_directory_iterator();
         i.increment(failed))
        if (!i->is_symlink() && i->is_directory()) fs::permissions(*i, fs::perms::owner_all, failed);
    fs::remove_all(folder, failed);
    if (failed) fs::rename(folder, folder.string() + ".left-" + std::to_string(getpid()));
}

/// Becomes the command, in a session of its own.
void become(const Run &run) {
    const auto stream = [](int number, const fs::path &file, int flags) {
        const int opened = open(file.c_str(), flags, 0644);
        need(opened >= 0 && dup2(opened, number) == number, file);
        if (opened != number) close(opened);
    };
    stream(1, run.work / "out", O_WRONLY | O_CREAT | O_TRUNC);
    stream(2, run.work / "err", O_WRONLY | O_CREAT | O_TRUNC);
    stream(0, "/dev/null", O_RDONLY);
    setsid();
    constexpr rlimit size = {64 << 20, 64 << 20}; // bytes of a file
    setrlimit(RLIMIT_FSIZE, &size);               // refused where it is lower already
    for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
    execvp(run.command[0], run.command);
    std::cerr << run.command[0] << ": " << std::strerror(errno) << '\n';
    _exit(errno == ENOENT ? 127 : 126);
}

/// Ends all that is left below this process: a process that loses its parent becomes our child. Gives up
/// after five seconds on what may not be killed.
void end_all() {
    for (int times = 0; times < 500; times++) {
        pid_t ended = 0;
        while ((ended = waitpid(-1, nullptr, WNOHANG)) > 0) {
        }
        if (ended < 0) return; // no child is left
        for (const Process &process : descendants("/proc")) kill(process.pid, SIGKILL);
        poll(nullptr, 0, times == 0 ? 1 : 10);
    }
}

/// Reads the options into the run.
void read_options(Run &run, char **words) {
    for (; words[0] != nullptr && std::string_view(words[0]).starts_with("--"); words += 2) {
        const std::string option = words[0];
        if (words[1] == nullptr) throw std::runtime_error(option + " needs a value");
        if (option == "--data") run.data = words[1];
        else if (option == "--seconds")
            run.limits.time = static_cast<std::int64_t>(std::stod(words[1]) * 1e6);
        else if (option == "--wall") run.limits.wall = std::stol(words[1]) * 1'000'000;
        else throw std::runtime_error("unknown option " + option);
    }
    if (words[0] == nullptr || words[1] == nullptr)
        throw std::runtime_error("usage: run [OPTION]... WORK COMMAND [ARG...]");
    run.work = fs::canonical(words[0]);
    run.command = words + 1;
}

} // namespace

int main(int, char **argv) {
    std::signal(SIGCHLD, SIG_DFL); // a caller who ignores it would leave nothing to wait for
    try {
        Run run;
        run.limits.memory = 8L << 30, run.limits.processes = 10'000;
        read_options(run, argv + 1);
        take_away(run.work / "here");
        fs::create_directory(run.work / "here");
        if (!run.data.empty()) fs::create_symlink(run.data, run.work / "here/data");
        fs::current_path(run.work / "here");
        const int runs =
            open((run.work / "runs").c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0600);
        need(runs >= 0, "WORK/runs");

        // Signals that end this process end the command first.
        sigset_t ends;
        sigemptyset(&ends);
        for (const int number : {SIGHUP, SIGINT, SIGTERM}) sigaddset(&ends, number);
        sigprocmask(SIG_BLOCK, &ends, nullptr);
        const int stop = signalfd(-1, &ends, SFD_CLOEXEC);
        prctl(PR_SET_PDEATHSIG, SIGTERM);
        prctl(PR_SET_CHILD_SUBREAPER, 1);

        const pid_t program = fork();
        need(program >= 0, "fork");
        if (program == 0) become(run);
        Ending ending = watch(program, run.limits, "/proc", stop, 200, 1000);
        if (ending.limit != nullptr && kill(-program, SIGTERM) == 0)
            for (int times = 0; times < 200 && kill(program, 0) == 0; times++) {
                waitpid(program, nullptr, WNOHANG);
                poll(nullptr, 0, 10);
            }
        end_all();
        ending.time = std::max(ending.time, time_of_children());
        ending.report(runs, "case");
        return 0;
    } catch (const std::exception &error) { // in the process it happened in
        std::cerr << "run: " << error.what() << '\n';
        _exit(125);
    }
}
