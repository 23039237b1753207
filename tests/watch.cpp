// Holds a program to its limits, and says how it ended.
#include "watch.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <dirent.h>
#include <fstream>
#include <poll.h>
#include <set>
#include <sstream>
#include <stdexcept>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

void need(bool done, const std::string &what) {
    if (!done) throw std::runtime_error(what + ": " + std::strerror(errno));
}

std::int64_t time_of_children() {
    rusage waited = {};
    getrusage(RUSAGE_CHILDREN, &waited);
    std::int64_t time = 0;
    for (const timeval &spent : {waited.ru_utime, waited.ru_stime})
        time += spent.tv_sec * 1'000'000 + spent.tv_usec;
    return time;
}

namespace {

/// Microseconds of the one clock that a preloaded tests/clock.cpp leaves alone.
std::int64_t clock_time() {
    timespec now = {};
    clock_gettime(CLOCK_MONOTONIC_RAW, &now);
    return now.tv_sec * 1'000'000 + now.tv_nsec / 1000;
}

/// Every process that `proc` shows.
std::vector<Process> all_processes(const std::filesystem::path &proc) {
    std::vector<Process> all;
    DIR *folder = opendir(proc.c_str());
    while (const dirent *entry = folder == nullptr ? nullptr : readdir(folder)) {
        const std::string name = entry->d_name;
        if (name.find_first_not_of("0123456789") != std::string::npos) continue;
        std::ifstream file(proc / name / "stat");
        std::string text;
        if (!std::getline(file, text, '\0')) continue; // it has just ended
        // Fields after the name, which ends with the last `)`: the 2nd is the parent, the 12th to 15th are
        // times, the 22nd pages.
        std::istringstream fields(text.substr(text.rfind(')') + 1));
        std::string state;
        std::array<std::int64_t, 21> number = {};
        fields >> state;
        for (std::int64_t &field : number) fields >> field;
        Process process = {std::stoi(name), static_cast<pid_t>(number[0]), 0,
                           number[20] * sysconf(_SC_PAGESIZE)};
        for (std::size_t i = 10; i < 14; i++) process.time += number[i] * 1'000'000 / sysconf(_SC_CLK_TCK);
        all.push_back(process);
    }
    if (folder != nullptr) closedir(folder);
    return all;
}

} // namespace

std::vector<Process> descendants(const std::filesystem::path &proc) {
    std::vector<Process> others = all_processes(proc), below;
    std::set<pid_t> known = {getpid()};
    // Process numbers wrap around, so that a child may stand before its parent: look until nothing is added.
    for (std::size_t before = 0; before < known.size();) {
        before = known.size();
        const auto ours = std::partition(others.begin(), others.end(), [&known](const Process &process) {
            return !known.contains(process.parent);
        });
        for (auto i = ours; i != others.end(); ++i) known.insert(i->pid);
        below.insert(below.end(), ours, others.end());
        others.erase(ours, others.end());
    }
    return below;
}

namespace {

/// How many sockets there are in this network namespace, if `proc` shows it.
std::int64_t count_sockets(const std::filesystem::path &proc) {
    std::ifstream file(proc / "self/net/sockstat"); // sockets: used N
    std::string word;
    std::int64_t count = 0;
    file >> word >> word >> count;
    return count;
}

} // namespace

int Ending::code() const {
    if (limit != nullptr) return 128 + SIGKILL;
    return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

void Ending::report(int file, const std::string &name) const {
    std::ostringstream line;
    line << name << ' ';
    if (limit != nullptr) line << "limit " << limit;
    else if (!WIFSIGNALED(status)) line << "exit " << WEXITSTATUS(status);
    else if (const char *signal = sigabbrev_np(WTERMSIG(status))) line << "signal " << signal;
    else line << "signal " << WTERMSIG(status);
    line.precision(3);
    line << std::fixed << ", " << static_cast<double>(time) / 1e6 << " s\n";
    const std::string text = line.str();
    need(write(file, text.data(), text.size()) == static_cast<ssize_t>(text.size()), "WORK/runs");
}

Ending watch(pid_t program, const Limits &limits, const std::filesystem::path &proc, int stop, int nap,
             int longest) {
    const std::int64_t start = clock_time();
    std::array<pollfd, 2> events = {
        {{static_cast<int>(syscall(SYS_pidfd_open, program, 0)), POLLIN, 0}, {stop, POLLIN, 0}}};
    Ending ending;
    for (bool ended = false; !ended && ending.limit == nullptr; nap = std::min(2 * nap, longest)) {
        poll(events.data(), events.size(), nap);
        // Whoever has ended is waited for: their time is then among that of the children.
        int how = 0;
        for (pid_t pid; (pid = waitpid(-1, &how, WNOHANG)) > 0;)
            if (pid == program) ended = true, ending.status = how;

        // Of a process that has just gone the sum may be less than before.
        std::int64_t time = time_of_children();
        std::int64_t memory = limits.socket == 0 ? 0 : limits.socket * count_sockets(proc);
        const std::vector<Process> living = ended ? std::vector<Process>() : descendants(proc);
        for (const Process &process : living) time += process.time, memory += process.memory;
        ending.time = std::max(ending.time, time);
        const std::int64_t clock = clock_time() - start;
        if (ending.time > limits.time) ending.limit = "time";
        else if (memory > limits.memory) ending.limit = "memory";
        else if (static_cast<int>(living.size()) > limits.processes) ending.limit = "processes";
        else if (!ended && clock > std::max(limits.wall, 30 * ending.time)) ending.limit = "wall";
        else if (!ended && events[1].revents != 0) ending.limit = "end";
    }
    close(events[0].fd);

    // Signals that are limits of the kernel's.
    const int signal = WIFSIGNALED(ending.status) ? WTERMSIG(ending.status) : 0;
    if (signal == SIGXCPU) ending.limit = "time";
    if (signal == SIGXFSZ) ending.limit = "output";
    return ending;
}
