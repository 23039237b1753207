// box: runs an untrusted program in a jail.
//
//   box [OPTION]... WORK FILE [ARG...]
//   box --check     exits 0 and says nothing if there is a box here
//
// WORK is a folder that the caller makes and removes. The working directory of the program, a copy of FILE,
// is a copy of WORK/here or, if box is called in a folder below that, of this folder. The program has
//
// - a root of its own with /usr read-only, a few devices and nothing else of the machine; no network;
//   namespaces of its own; a user id that nobody else has, or else the root of a user namespace without
//   privileges;
// - no system call that a lab has no use for and that reaches far into the kernel (see jail.cpp), and no
//   privileges;
// - streams that give access to nothing but its own output (see stand_in); between two pipes, as in a
//   dialogue, it writes without a buffer;
// - limits of time, memory and processes, counted over all that it starts. When it ends, so does all that.
//
// The files that it made are copied back when it ends, never over a file that the caller made: what a case
// compares with is out of its reach. The line of watch.h is added to WORK/runs. A verdict goes by this line;
// nothing jailed can write there. `NAME failed` says that the jail could not be made.
//
//   --data FOLDER   a copy of it is data/ in the working directory, read-only
//   --copy FOLDER=NAME  a copy of it is /NAME in the jail, read-only: extra (to compile with), files (a
//                   submission), prog (what a program that is a script needs beside it)
//   --seconds X     of processor time (default 10); all runs with this WORK, one after another, have five
//                   times as much
//   --wall N        seconds of the clock for a program that waits (default: five times --seconds, and at
//                   least 1; see watch.h)
//   --memory KIB    of all processes, and 1 MiB for each socket (default 2 GiB)
//   --size KIB      of all files in the working directory, and of what goes to a file (default 64 MiB)
//
// Ideas: ioi/isolate (namespaces and limits), Chromium's sandbox (what a filter denies). A hole in the kernel
// is a way out, programs that run at the same time may signal each other by how busy they are, and which
// pages of the files of /usr are in memory all programs can find out by time, later ones, too. Exit code: the
// program's, or 128 + the signal that ended it; 125, with a line on standard error, without a box.

#include "jail.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <iostream>
#include <linux/close_range.h>
#include <random>
#include <stdexcept>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

namespace fs = std::filesystem;

/// Copies the rest of a file to the end of another.
void append(int from, int to) {
    std::array<char, 65536> buffer;
    for (ssize_t count; (count = read(from, buffer.data(), buffer.size())) > 0;)
        if (write(to, buffer.data(), static_cast<std::size_t>(count)) != count) break;
}

bool is_pipe(int stream) {
    struct stat known = {};
    return fstat(stream, &known) == 0 && S_ISFIFO(known.st_mode);
}

/// What the program gets in place of a stream of ours: a pipe itself, or a device such as /dev/null; in place
/// of a regular file, which it could open again and change, a new one in memory; and in place of a terminal
/// or a folder an empty one.
int stand_in(int stream) {
    struct stat known = {};
    need(fstat(stream, &known) == 0, "fstat");
    if (S_ISFIFO(known.st_mode) || (S_ISCHR(known.st_mode) && isatty(stream) == 0)) return stream;
    const int file = memfd_create("stream", MFD_CLOEXEC);
    need(file >= 0, "memfd_create");
    if (stream == 0 && S_ISREG(known.st_mode)) append(stream, file);
    lseek(file, 0, SEEK_SET);
    return file;
}

/// Becomes the program, in a root that has nothing above it. `folder` is its working directory there.
void become_program(const Run &run, const fs::path &folder, const std::array<int, 3> &streams) {
    for (int fd = 0; fd < 3; fd++) need(dup2(streams[static_cast<std::size_t>(fd)], fd) == fd, "dup2");
    need(syscall(SYS_close_range, 3, ~0U, CLOSE_RANGE_CLOEXEC) == 0, "close_range");
    for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
    sigset_t all;
    sigemptyset(&all);
    sigprocmask(SIG_SETMASK, &all, nullptr);
    lock_up(run);
    need(chdir(folder.c_str()) == 0, "chdir " + folder.string());

    const std::string path = "/prog/" + run.name();
    run.arguments[0] = const_cast<char *>(path.c_str());
    std::vector<const char *> variables = {"PATH=/usr/bin:/bin", "HOME=/case", "TMPDIR=/tmp", "LC_ALL=C",
                                           "LANG=C"};
    // Two pipes are a dialogue. What a program prints there comes at once, as on a terminal, even if it never
    // flushes: the variables are those of stdbuf (coreutils) and of Python.
    if (is_pipe(0) && is_pipe(1)) {
        variables.push_back("PYTHONUNBUFFERED=1");
        if (access("/usr/libexec/coreutils/libstdbuf.so", R_OK) == 0)
            variables.insert(variables.end(),
                             {"_STDBUF_O=0", "LD_PRELOAD=/usr/libexec/coreutils/libstdbuf.so"});
    }
    variables.push_back(nullptr);
    execvpe(path.c_str(), run.arguments, const_cast<char **>(variables.data()));
    std::cerr << run.name() << ": " << std::strerror(errno) << '\n';
    _exit(errno == ENOENT ? 127 : 126);
}

/// Process 1 of the jail: starts the program, watches all processes until the program ends or a limit is
/// reached, records the result in WORK/runs, and ends, and with it all of them.
int live(const Run &run, const fs::path &folder, const std::array<int, 3> &streams) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    prctl(PR_SET_DUMPABLE, 0); // for the program it is not in /proc
    setsid();
    const fs::path proc = run.jail / "proc";
    // Some containers refuse this: then there are the limits of each process and of wall-clock time.
    mount("proc", proc.c_str(), "proc", MS_RDONLY | MS_NOSUID | MS_NODEV | MS_NOEXEC,
          "hidepid=ptraceable,subset=pid");
    const pid_t program = fork();
    need(program >= 0, "fork");
    if (program == 0) become_program(run, folder, streams);
    const Ending ending = watch(program, run.limits, proc, -1, 5, 40);
    kill(-1, SIGKILL);
    ending.report(run.runs, run.name());
    return ending.code();
}

/// The processor time of the runs so far, from WORK/runs.
std::int64_t spent(const fs::path &work) {
    std::ifstream runs(work / "runs");
    double seconds = 0;
    for (std::string line; std::getline(runs, line);)
        if (const std::size_t at = line.rfind(", "); at != line.npos)
            seconds += std::stod(line.substr(at + 2));
    return static_cast<std::int64_t>(seconds * 1e6);
}

/// Runs the program; the exit code is that of box.
int run_boxed(Run &run, const fs::path &work) {
    umask(022);
    run.here = work / "here", run.jail = work / "jail";
    fs::create_directory(run.jail);
    Limits &limits = run.limits;
    limits.socket = 1 << 20; // twice what Linux lets it hold by default, or more, and no process shows
    limits.time = std::min(limits.time, std::max<std::int64_t>(0, 5 * limits.time - spent(work)));
    if (geteuid() == 0) run.user = 1'000'000'000 + std::random_device()() % 1'000'000'000;
    const fs::path inside = fs::current_path().lexically_relative(run.here);
    fs::path folder = "/case";
    if (!inside.empty() && *inside.begin() != "..") folder /= inside;

    // Two streams that are one remain one.
    std::array streams = {stand_in(0), stand_in(1), stand_in(2)};
    struct stat first = {}, second = {};
    const bool one = fstat(1, &first) == 0 && fstat(2, &second) == 0 && first.st_dev == second.st_dev &&
                     first.st_ino == second.st_ino;
    if (one) streams[2] = streams[1];

    separate();
    lay_out(run);
    const pid_t init = fork();
    need(init >= 0, "fork");
    if (init == 0) _exit(live(run, folder, streams));
    int status = 0;
    while (waitpid(init, &status, 0) < 0 && errno == EINTR)
        ;
    need(WIFEXITED(status), "process 1 was killed");
    copy_out(run);
    for (int stream = 1; stream <= (one ? 1 : 2); stream++)
        if (const int file = streams[static_cast<std::size_t>(stream)]; file > 2) {
            lseek(file, 0, SEEK_SET);
            append(file, stream);
        }
    return WEXITSTATUS(status);
}

/// Reads the options into the run. Returns the words that are left.
char **read_options(Run &run, char **words) {
    std::int64_t wall = 0;
    for (; words[0] != nullptr && std::strncmp(words[0], "--", 2) == 0; words += 2) {
        const std::string option = words[0];
        if (words[1] == nullptr) throw std::runtime_error(option + " needs a value");
        const std::string value = words[1];
        const std::size_t at = value.rfind('=');
        if (option == "--data") run.data = value;
        else if (option == "--copy" && at != value.npos)
            run.copies.emplace_back(value.substr(0, at), value.substr(at + 1));
        else if (option == "--seconds") run.limits.time = static_cast<std::int64_t>(std::stod(value) * 1e6);
        else if (option == "--wall") wall = std::stol(value) * 1'000'000;
        else if (option == "--memory") run.limits.memory = std::stol(value) * 1024;
        else if (option == "--size") run.size = std::stol(value) * 1024;
        else throw std::runtime_error("unknown option " + option + ' ' + value);
    }
    run.limits.wall = wall > 0 ? wall : std::max<std::int64_t>(1'000'000, 5 * run.limits.time);
    if (words[0] == nullptr || words[1] == nullptr)
        throw std::runtime_error("usage: box [OPTION]... WORK FILE [ARG...] | --check");
    return words;
}

} // namespace

int main(int, char **argv) {
    std::signal(SIGCHLD, SIG_DFL); // a caller who ignores it would leave nothing to wait for
    Run run;
    std::string temporary; // the folder of --check, whose parts are removed, but never what is mounted there
    const auto take_away = [&temporary] {
        std::error_code left;
        for (const char *part : {"jail", "runs", ""})
            if (!temporary.empty()) fs::remove(fs::path(temporary) / part, left);
    };
    try {
        // In place of a stream that is closed, or a file of ours would take its place.
        int spare = 0;
        while ((spare = open("/dev/null", O_RDWR)) >= 0 && spare < 3) {
        }
        close(spare);
        std::string program = "/bin/true";
        const bool check = argv[1] != nullptr && std::string_view(argv[1]) == "--check";
        if (check) {
            temporary = (fs::temp_directory_path() / "box.XXXXXX").string();
            need(mkdtemp(temporary.data()) != nullptr, "mkdtemp");
        }
        std::array<char *, 3> words = {temporary.data(), program.data(), nullptr};
        run.arguments = check ? words.data() : read_options(run, argv + 1);
        const fs::path work = fs::canonical(*run.arguments++);
        run.file = run.arguments[0];
        run.runs = open((work / "runs").c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
        need(run.runs >= 0, "WORK/runs");
        const int code = run_boxed(run, work);
        if (check) umount2(run.jail.c_str(), MNT_DETACH);
        take_away();
        return code;
    } catch (const std::exception &error) { // in the process it happened in
        std::cerr << "box: " << error.what() << '\n';
        if (run.runs >= 0) dprintf(run.runs, "%s failed\n", run.name().c_str());
        take_away();
        _exit(125);
    }
}
