// box: runs programs that nobody has reason to trust, each in a jail, wherever a trusted command calls it by its name.
//
//   box [OPTION]... --program NAME=FILE... WORK COMMAND [ARG...]
//
// WORK is a folder that the caller makes and removes. COMMAND (a case's shell, say) runs as it is, in WORK/here, a file
// system of limited size, with a program for each NAME first on its PATH. Such a program runs a copy of FILE in a jail:
//
// - a root of its own with /usr read-only, a few devices and nothing else of the machine; no network; namespaces of its
//   own; a user id that nobody else has, or else the root of a user namespace without privileges;
// - no system call that a lab has no use for and that reaches far into the kernel (see denied), and no privileges;
// - its working directory is a copy of WORK/here. Files that it makes are copied back when it ends, but never over a
//   file that COMMAND made: what a case compares with is out of its reach;
// - its output comes to COMMAND through pipes, so that it cannot change what was printed before;
// - time, memory and processes are counted over all jailed processes of the COMMAND.
//
//   --data FOLDER   a copy of it is data/ in the working directory, read-only
//   --copy FOLDER=NAME  a copy of it is /NAME in the jail, read-only: extra (to compile with), files (a submission),
//                   prog (what a program that is a script needs beside it)
//   --hide FOLDER   not seen in the jail, even if it lies below /usr
//   --seconds X     of processor time, of all processes of a run (default 10); five times as much of all runs
//   --wall N        of wall-clock time, of COMMAND (default: five times the processor time, and at least 1)
//   --memory KIB    of all jailed processes (default 2 GiB)
//   --size KIB      of all files in the working directory, of one file, and of what is printed (default 64 MiB)
//   box --check     exits 0 and says nothing if all this can be had here
//
// WORK/runs gets a line for each program that ended: `NAME exit CODE`, `NAME signal SEGV`, or `NAME limit WHAT` with
// WHAT one of time, wall, memory, processes, output; and a last line, `used X s`, the processor time of all. This is what a verdict goes by; nothing jailed can write there.
// Ideas: ioi/isolate (namespaces and limits), Chromium's sandbox (what a filter denies). A hole in the kernel is a way
// out, and programs that run at the same time may signal each other by how busy they are.
// Exit code: COMMAND's; 125, with a line on standard error, where the box cannot be had.

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstring>
#include <dirent.h>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <grp.h>
#include <iostream>
#include <linux/audit.h>
#include <linux/capability.h>
#include <linux/filter.h>
#include <linux/keyctl.h>
#include <linux/seccomp.h>
#include <linux/securebits.h>
#include <new>
#include <poll.h>
#include <random>
#include <sched.h>
#include <sstream>
#include <stdexcept>
#include <string>
#include <sys/auxv.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace {

namespace fs = std::filesystem;

enum class Limit { none, time, wall, memory, processes, output };
constexpr std::array limit_names = {"none", "time", "wall", "memory", "processes", "output"};
constexpr std::int64_t most_processes = 128;

/// In microseconds and bytes.
struct Limits {
    std::int64_t time = 10'000'000, wall = 0, memory = 2L << 30, size = 64 << 20;
};

/// What the runs of a COMMAND share: WORK/box, mapped by all.
struct Shared {
    Limits limits;
    uid_t user = 0; // of the jailed programs; 0 in a user namespace
    std::atomic<std::int64_t> time = 0, memory = 0, processes = 0;
};

/// What one run's process 1 tells the process that started it.
struct Ending {
    int status = 0;
    std::atomic<Limit> limit = Limit::none;
    std::atomic<bool> failed = false; // the jail could not be made
};

/// Throws with the system's reason unless `done`.
void need(bool done, const std::string &what) {
    if (!done) throw std::runtime_error(what + ": " + std::strerror(errno));
}

/// A T in memory that processes share: in the file of that descriptor, or of none (-1) for this process's children.
template <class T>
T *shared_memory(int fd) {
    void *memory =
        mmap(nullptr, sizeof(T), PROT_READ | PROT_WRITE, MAP_SHARED | (fd < 0 ? MAP_ANONYMOUS : 0), fd, 0);
    need(memory != MAP_FAILED, "mmap");
    return static_cast<T *>(memory);
}

// ---- the jail's file system ----

void mount_new(const std::string &kind, const fs::path &place, unsigned long flags,
               const std::string &options) {
    need(mount(kind.c_str(), place.c_str(), kind.c_str(), flags, options.c_str()) == 0,
         "mount " + place.string());
}

/// Makes a mount and all below it read-only, without devices and set-user-id programs.
void make_read_only(const fs::path &place) {
    const std::array<std::uint64_t, 4> attributes = {MS_RDONLY | MS_NOSUID, 0, 0,
                                                     0}; // struct mount_attr, Linux 5.12
    need(syscall(SYS_mount_setattr, AT_FDCWD, place.c_str(), 0x8000 /* AT_RECURSIVE */, &attributes,
                 sizeof attributes) == 0,
         "mount_setattr " + place.string());
}

/// Shows a file or folder of the machine in the jail.
void show(const fs::path &source, const fs::path &place, bool read_only = true) {
    if (fs::is_directory(source)) fs::create_directories(place);
    else std::ofstream(place).flush();
    need(mount(source.c_str(), place.c_str(), nullptr, MS_BIND | MS_REC, nullptr) == 0,
         "mount " + place.string());
    if (read_only) make_read_only(place);
}

struct Options {
    Limits limits;
    fs::path data;
    std::vector<std::pair<fs::path, std::string>> copies,
        programs; // FOLDER or FILE, and its name in the jail
    std::vector<fs::path> hidden;
};

/// Lays out WORK/here and what all runs have in common below WORK/jail.
void lay_out(const fs::path &work, const Shared &shared, const Options &options) {
    const fs::path here = work / "here", jail = work / "jail";
    const std::string size = "mode=755,nr_inodes=8192,size=" + std::to_string(shared.limits.size);
    need(mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0, "mount /");
    mount_new("tmpfs", here, MS_NOSUID | MS_NODEV, size);
    mount_new("tmpfs", jail, MS_NOSUID | MS_NODEV, "mode=755,size=1g");
    for (const char *name : {"dev", "proc", "etc", "prog", "tmp", "case", "data"})
        fs::create_directory(jail / name);

    // The system's programs, and what compilers and run-time systems want of /etc.
    show("/usr", jail / "usr");
    for (const char *name : {"bin", "sbin", "lib", "lib32", "lib64", "libx32"}) {
        const fs::path path = fs::path("/") / name;
        if (fs::is_symlink(path)) fs::create_symlink(fs::path("usr") / name, jail / name);
        else if (fs::is_directory(path)) show(path, jail / name);
    }
    for (const auto &entry : fs::directory_iterator("/etc")) {
        const std::string name = entry.path().filename();
        if (name == "alternatives" || name == "ld.so.cache" || name.starts_with("java"))
            show(entry.path(), jail / "etc" / name);
    }
    for (const char *name : {"null", "zero", "full", "random", "urandom"})
        show(fs::path("/dev") / name, jail / "dev" / name, false);
    fs::create_symlink("/proc/self/fd", jail / "dev/fd");
    for (const auto &[name, fd] : {std::pair("stdin", "fd/0"), {"stdout", "fd/1"}, {"stderr", "fd/2"}})
        fs::create_symlink(fd, jail / "dev" / name);

    // Programs of ours that are installed on this machine must not answer for somebody else's.
    for (const char *name : {"dond", "spellpath", "spellseeker", "spellchecker", "spellgen", "spellscreen",
                             "gogen", "chomp", "Chomp", "alice", "wordsearch", "tictactoe"})
        for (const char *folder : {"usr/bin", "usr/games", "usr/local/bin"})
            if (fs::exists(jail / folder / name)) show("/dev/null", jail / folder / name, false);
    for (const fs::path &path : options.hidden)
        if (path.string().starts_with("/usr/"))
            mount_new("tmpfs", jail / path.relative_path(), MS_RDONLY, "mode=755");

    // What is handed in, and what it is given.
    for (const auto &[file, name] : options.programs) {
        fs::copy_file(file, jail / "prog" / name);
        need(chmod((jail / "prog" / name).c_str(), 0755) == 0, name);
    }
    for (const auto &[folder, name] : options.copies)
        fs::copy(folder, jail / name, fs::copy_options::recursive | fs::copy_options::skip_existing);
    if (!options.data.empty()) {
        fs::copy(options.data, jail / "data", fs::copy_options::recursive);
        show(jail / "data", here / "data");
    }
    need(mount(nullptr, jail.c_str(), nullptr, MS_REMOUNT | MS_BIND | MS_RDONLY | MS_NOSUID | MS_NODEV,
               nullptr) == 0,
         "remount");
}

/// Copies the regular files of a folder, `data` apart, as `take(source, target)` says.
template <class Take>
void copy_files(const fs::path &from, const fs::path &to, Take take) {
    std::error_code failed; // what cannot be copied is left out: names too long, a full file system
    auto entry = fs::recursive_directory_iterator(from, failed);
    for (; !failed && entry != fs::recursive_directory_iterator(); entry.increment(failed)) {
        const fs::path target = to / entry->path().lexically_relative(from);
        const bool folder = !entry->is_symlink(failed) && entry->is_directory(failed);
        if (entry.depth() == 0 && entry->path().filename() == "data") entry.disable_recursion_pending();
        else if (folder || (!entry->is_symlink(failed) && entry->is_regular_file(failed)))
            take(entry->path(), target, folder);
        failed.clear();
    }
}

/// Copies the working directory into the jail; there it belongs to the program. Times stay, for make.
void copy_in(const fs::path &here, const fs::path &place, const Shared &shared) {
    copy_files(here, place, [&](const fs::path &source, const fs::path &target, bool folder) {
        std::error_code failed;
        if (folder) fs::create_directory(target, failed);
        else if (fs::copy_file(source, target, failed))
            fs::last_write_time(target, fs::last_write_time(source, failed), failed);
        fs::permissions(target, fs::perms::owner_read | fs::perms::owner_write, fs::perm_options::add,
                        failed);
        need(failed || lchown(target.c_str(), shared.user, shared.user) == 0, "copy to the jail");
    });
}

/// Copies the jailed program's files back. COMMAND's own stay: those that come from a jail have the sticky bit.
void copy_out(const fs::path &place, const fs::path &here) {
    copy_files(place, here, [&](const fs::path &source, const fs::path &target, bool folder) {
        std::error_code failed;
        const fs::file_status known = fs::symlink_status(target, failed);
        const bool theirs = (known.permissions() & fs::perms::sticky_bit) != fs::perms::none;
        if (fs::exists(known) && (folder || !theirs || !fs::is_regular_file(known))) return;
        if (folder) fs::create_directory(target, failed);
        else if (fs::copy_file(source, target, fs::copy_options::overwrite_existing, failed))
            fs::permissions(target, fs::perms::sticky_bit | fs::perms::owner_read, fs::perm_options::add,
                            failed);
    });
}

// ---- what a jailed program may do ----

#if defined(__x86_64__)
constexpr unsigned architecture = AUDIT_ARCH_X86_64;
#elif defined(__aarch64__)
constexpr unsigned architecture = AUDIT_ARCH_AARCH64;
#else
constexpr unsigned architecture = 0;
#endif

/// System calls that are refused (EPERM): keys, rings, other processes' memory, mounts, namespaces, modules, clocks, file
/// handles, sockets with a name or a network, and memory that no process's size shows.
// clang-format off
constexpr std::array denied = {
    SYS_add_key, SYS_request_key, SYS_keyctl, SYS_io_uring_setup, SYS_io_uring_enter, SYS_io_uring_register,
    SYS_userfaultfd, SYS_bpf, SYS_perf_event_open, SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev,
    SYS_kcmp, SYS_pidfd_getfd, SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot, SYS_open_tree,
    SYS_move_mount, SYS_fsopen, SYS_fsconfig, SYS_fsmount, SYS_fspick, SYS_mount_setattr, SYS_unshare,
    SYS_setns, SYS_init_module, SYS_finit_module, SYS_delete_module, SYS_kexec_load, SYS_kexec_file_load,
    SYS_reboot, SYS_swapon, SYS_swapoff, SYS_acct, SYS_quotactl, SYS_syslog, SYS_vhangup, SYS_name_to_handle_at,
    SYS_open_by_handle_at, SYS_fanotify_init, SYS_settimeofday, SYS_clock_settime, SYS_adjtimex,
    SYS_clock_adjtime, SYS_sethostname, SYS_setdomainname, SYS_socket, SYS_shmget, SYS_semget,
    SYS_msgget, SYS_mq_open, SYS_memfd_create, SYS_mbind, SYS_set_mempolicy, SYS_migrate_pages, SYS_move_pages,
#if defined(__x86_64__)
    SYS_iopl, SYS_ioperm, SYS_modify_ldt,
#endif
};
// clang-format on

/// Installs the filter: the processor's own system calls only, none of the denied, and no new namespaces by clone.
/// clone3, whose flags a filter cannot see, does not exist here (ENOSYS), and the C library takes clone.
void filter_system_calls() {
    constexpr unsigned namespaces = CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC |
                                    CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET | CLONE_NEWTIME;
    const auto load = [](std::size_t at) {
        return sock_filter{BPF_LD | BPF_W | BPF_ABS, 0, 0, static_cast<unsigned>(at)};
    };
    const auto jump = [](int test, auto value, unsigned char yes, unsigned char no) {
        return sock_filter{static_cast<unsigned short>(BPF_JMP | test | BPF_K), yes, no,
                           static_cast<unsigned>(value)};
    };
    const auto give = [](unsigned verdict) { return sock_filter{BPF_RET | BPF_K, 0, 0, verdict}; };
    std::vector<sock_filter> code = {
        load(offsetof(seccomp_data, arch)), jump(BPF_JEQ, architecture, 1, 0),
        give(SECCOMP_RET_KILL_PROCESS),     load(offsetof(seccomp_data, nr)),
        jump(BPF_JGE, 0x40000000, 0, 1),    give(SECCOMP_RET_KILL_PROCESS), // x32
        jump(BPF_JEQ, SYS_clone3, 0, 1),    give(SECCOMP_RET_ERRNO | ENOSYS)};
    for (const long call : denied) {
        code.push_back(jump(BPF_JEQ, call, 0, 1));
        code.push_back(give(SECCOMP_RET_ERRNO | EPERM));
    }
    for (const sock_filter &step :
         {jump(BPF_JEQ, SYS_socketpair, 0, 4),
          load(offsetof(seccomp_data, args)), // Java takes one of AF_UNIX
          jump(BPF_JEQ, AF_UNIX, 0, 1), give(SECCOMP_RET_ALLOW), give(SECCOMP_RET_ERRNO | EPERM)})
        code.push_back(step);
    code.push_back(jump(BPF_JEQ, SYS_clone, 0, 3));
    code.push_back(load(offsetof(seccomp_data, args))); // the low half: both processors are little-endian
    code.push_back(jump(BPF_JSET, namespaces, 0, 1));
    code.push_back(give(SECCOMP_RET_ERRNO | EPERM));
    code.push_back(give(SECCOMP_RET_ALLOW));
    const sock_fprog program = {static_cast<unsigned short>(code.size()), code.data()};
    need(prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0, "seccomp");
}

void limit(int what, std::int64_t value) {
    const rlimit both = {static_cast<rlim_t>(value), static_cast<rlim_t>(value)};
    need(setrlimit(static_cast<__rlimit_resource_t>(what), &both) == 0, "setrlimit");
}

/// Gives up all privileges and ways to get them. Sums of memory and time are watched; limits for each process stop
/// one that is quicker than the watcher. Address space is twice as much: run-time systems as Java's reserve it.
void give_up(const Shared &shared) {
    limit(RLIMIT_CORE, 0);
    limit(RLIMIT_NOFILE, 256);
    limit(RLIMIT_NPROC, 2 * most_processes); // threads count, too
    limit(RLIMIT_FSIZE, shared.limits.size);
    limit(RLIMIT_AS, 2 * shared.limits.memory);
    limit(RLIMIT_DATA, shared.limits.memory); // reserved space does not count here
    const auto seconds = static_cast<rlim_t>(shared.limits.time / 1'000'000);
    const rlimit soon = {seconds + 1,
                         seconds + 2}; // SIGXCPU first: then it is a time-out also where nothing is watched
    need(setrlimit(RLIMIT_CPU, &soon) == 0, "setrlimit");
    limit(RLIMIT_MSGQUEUE, 0);
    syscall(SYS_keyctl, KEYCTL_JOIN_SESSION_KEYRING, nullptr); // or it would have that of whoever grades

    constexpr int locked =
        SECBIT_NOROOT | SECBIT_NOROOT_LOCKED | SECBIT_NO_SETUID_FIXUP | SECBIT_NO_SETUID_FIXUP_LOCKED;
    for (int right = 0; prctl(PR_CAPBSET_DROP, right, 0, 0, 0) == 0;) right++;
    need(prctl(PR_SET_SECUREBITS, locked, 0, 0, 0) == 0, "securebits");
    if (shared.user != 0)
        need(setgroups(0, nullptr) == 0 && setresgid(shared.user, shared.user, shared.user) == 0 &&
                 setresuid(shared.user, shared.user, shared.user) == 0,
             "setresuid");
    __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
    const std::array<__user_cap_data_struct, 2> none = {};
    need(syscall(SYS_capset, &header, none.data()) == 0, "capset");
    need(prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0, "no_new_privs");
}

// ---- one run of a program ----

/// A run's program and where it runs.
struct Run {
    fs::path here, jail, folder; // the folder is in the jail
    std::string name;
    char **arguments;
    std::array<int, 3> streams; // -1: closed
};

/// Becomes the program, in a root that has nothing above it.
void become_program(const Run &run, const Shared &shared) {
    for (int fd = 0; fd < 3; fd++) {
        const int stream = run.streams[static_cast<std::size_t>(fd)];
        if (stream < 0) close(fd);
        else need(dup2(stream, fd) == fd, "dup2");
    }
    syscall(SYS_close_range, 3, ~0U, 0);
    need(unshare(CLONE_NEWNS) == 0, "unshare");
    need(chdir(run.jail.c_str()) == 0 && syscall(SYS_pivot_root, ".", ".") == 0 &&
             umount2(".", MNT_DETACH) == 0,
         "pivot_root");
    need(chdir(run.folder.c_str()) == 0, "chdir " + run.folder.string());
    for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
    sigset_t all;
    sigemptyset(&all);
    sigprocmask(SIG_SETMASK, &all, nullptr);
    give_up(shared);
    filter_system_calls();

    const std::string path = "/prog/" + run.name;
    run.arguments[0] = const_cast<char *>(path.c_str());
    std::array variables = {"PATH=/usr/bin:/bin", "HOME=/case", "TMPDIR=/tmp",
                            "LC_ALL=C",           "LANG=C",     static_cast<const char *>(nullptr)};
    execvpe(path.c_str(), run.arguments, const_cast<char **>(variables.data()));
    std::cerr << run.name << ": " << std::strerror(errno) << '\n';
    _exit(errno == ENOENT ? 127 : 126);
}

/// What processes use or have used.
struct Use {
    std::int64_t time = 0, memory = 0, processes = 0;
};

/// What all processes of the jail use, process 1 apart: those that have been waited for, and those in /proc.
Use measure(const fs::path &proc) {
    rusage waited = {};
    getrusage(RUSAGE_CHILDREN, &waited);
    Use use;
    for (const timeval &spent : {waited.ru_utime, waited.ru_stime})
        use.time += spent.tv_sec * 1'000'000 + spent.tv_usec;
    DIR *folder = opendir(proc.c_str());
    while (const dirent *entry = folder == nullptr ? nullptr : readdir(folder)) {
        const std::string name = entry->d_name;
        if (name.find_first_not_of("0123456789") != std::string::npos || name == "1") continue;
        std::ifstream file(proc / name / "stat");
        std::string text;
        if (!std::getline(file, text, '\0')) continue; // it has just ended
        // Fields after the name, which ends with the last `)`: the 12th to 15th are times, the 22nd pages.
        std::istringstream fields(text.substr(text.rfind(')') + 1));
        std::string state;
        std::array<std::int64_t, 21> number = {};
        fields >> state;
        for (std::int64_t &field : number) fields >> field;
        for (std::size_t i = 10; i < 14; i++) use.time += number[i] * 1'000'000 / sysconf(_SC_CLK_TCK);
        use.memory += number[20] * sysconf(_SC_PAGESIZE);
        use.processes += 1;
    }
    if (folder != nullptr) closedir(folder);
    return use;
}

/// Process 1 of the jail: starts the program, watches all processes of the jail until the program ends or a limit is
/// reached, and ends them all.
void watch(const Run &run, Shared &shared, Ending &ending) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    prctl(PR_SET_DUMPABLE, 0); // for the program it is not in /proc
    setsid();
    const fs::path proc = run.jail / "proc";
    // Some containers refuse this: then there are the limits of each process and of wall-clock time.
    mount("proc", proc.c_str(), "proc", MS_RDONLY | MS_NOSUID | MS_NODEV | MS_NOEXEC,
          "hidepid=ptraceable,subset=pid");
    const pid_t program = fork();
    need(program >= 0, "fork");
    if (program == 0) become_program(run, shared);
    for (const int stream : run.streams) close(stream);

    pollfd end = {static_cast<int>(syscall(SYS_pidfd_open, program, 0)), POLLIN, 0};
    Use last;
    bool ended = false;
    for (int nap = 5; !ended && ending.limit == Limit::none; nap = std::min(2 * nap, 40)) {
        poll(&end, 1, nap); // in milliseconds; or until the program ends
        int status = 0;
        for (pid_t pid; (pid = waitpid(-1, &status, WNOHANG)) > 0;)
            if (pid == program) ended = true, ending.status = status;
        const Use now = measure(proc);
        const Use sum = {shared.time += std::max<std::int64_t>(0, now.time - last.time),
                         shared.memory += now.memory - last.memory,
                         shared.processes += now.processes - last.processes};
        last = {std::max(now.time, last.time), now.memory, now.processes};
        if (ended) break;
        if (now.time > shared.limits.time || sum.time > 5 * shared.limits.time) ending.limit = Limit::time;
        else if (sum.memory > shared.limits.memory) ending.limit = Limit::memory;
        else if (sum.processes > most_processes) ending.limit = Limit::processes;
    }
    kill(-1, SIGKILL);
    shared.memory -= last.memory;
    shared.processes -= last.processes;
    _exit(0);
}

/// The stream that a jailed program gets as standard input: what is left of a regular file as a copy, or the program
/// could open it again for writing; nothing in place of a terminal.
int standard_input() {
    struct stat known = {};
    if (fstat(0, &known) != 0) return -1;
    if (isatty(0) == 1) return open("/dev/null", O_RDONLY | O_CLOEXEC);
    if (!S_ISREG(known.st_mode)) return 0;
    const int copy = memfd_create("stdin", MFD_CLOEXEC);
    need(copy >= 0, "memfd_create");
    std::array<char, 65536> buffer;
    for (ssize_t count; (count = read(0, buffer.data(), buffer.size())) > 0;)
        need(write(copy, buffer.data(), static_cast<std::size_t>(count)) == count, "copy standard input");
    lseek(copy, 0, SEEK_SET);
    return copy;
}

/// A stream of the program and where what it prints goes; a device (/dev/null, say) it gets itself.
struct Output {
    int reading = -1, writing = -1, target = -1;
    std::int64_t printed = 0;
};

Output output(int target) {
    struct stat known = {};
    if (fstat(target, &known) != 0) return {};
    if (S_ISCHR(known.st_mode) && isatty(target) == 0) return {-1, target, target};
    std::array<int, 2> ends = {};
    need(pipe2(ends.data(), O_CLOEXEC) == 0, "pipe");
    return {ends[0], ends[1], target};
}

/// Hands on what there is to read. When nobody reads it any more the program gets SIGPIPE, as it would without a box.
void hand_on(Output &from) {
    std::array<char, 65536> buffer;
    const ssize_t count = read(from.reading, buffer.data(), buffer.size());
    bool open = count > 0;
    for (ssize_t done = 0; open && done < count;) {
        const ssize_t written =
            write(from.target, buffer.data() + done, static_cast<std::size_t>(count - done));
        open = written > 0;
        done += std::max<ssize_t>(0, written);
    }
    from.printed += std::max<ssize_t>(0, count);
    if (open) return;
    close(from.reading);
    from.reading = -1;
}

/// Hands on what the program prints on both streams, until it closes them or its process 1 ends.
void hand_on_all(std::array<Output, 2> &outputs, pid_t init, const Shared &shared, Ending &ending) {
    while (outputs[0].reading >= 0 || outputs[1].reading >= 0) {
        std::array<pollfd, 2> ready = {pollfd{outputs[0].reading, POLLIN, 0},
                                       {outputs[1].reading, POLLIN, 0}};
        if (poll(ready.data(), ready.size(), -1) < 0) continue;
        for (std::size_t i = 0; i < 2; i++) {
            if (ready[i].revents != 0) hand_on(outputs[i]);
            if (outputs[i].printed <= shared.limits.size || ending.limit != Limit::none) continue;
            ending.limit = Limit::output;
            kill(init, SIGKILL);
        }
    }
}

/// Says in WORK/runs how a program ended, and ends in the same way.
int end_as(const fs::path &work, const std::string &name, const Ending &ending) {
    const int status = ending.status, number = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
    const Limit limit = number == SIGXCPU   ? Limit::time
                        : number == SIGXFSZ ? Limit::output
                                            : ending.limit.load();
    std::string line = name;
    if (limit != Limit::none) line += std::string(" limit ") + limit_names[static_cast<std::size_t>(limit)];
    else if (number != 0)
        line +=
            std::string(" signal ") + (sigabbrev_np(number) ? sigabbrev_np(number) : std::to_string(number));
    else line += " exit " + std::to_string(WEXITSTATUS(status));
    (std::ofstream(work / "runs", std::ios::app) << line + '\n').flush();
    if (limit == Limit::none && number == 0) return WEXITSTATUS(status);
    struct rlimit no_core = {0, 0};
    setrlimit(RLIMIT_CORE, &no_core);
    signal(number, SIG_DFL);
    raise(limit == Limit::none ? number : SIGKILL);
    return 128 + SIGKILL;
}

/// What a program on COMMAND's PATH does: runs the program of its name in the jail.
int run_program(const fs::path &work, const std::string &name, char **arguments) {
    const int box = open((work / "box").c_str(), O_RDWR | O_CLOEXEC);
    need(box >= 0, "WORK/box");
    Shared &shared = *shared_memory<Shared>(box);
    Ending &ending = *new (shared_memory<Ending>(-1)) Ending;
    Run run = {work / "here", work / "jail", "/case", name, arguments, {}};
    const fs::path inside = fs::current_path().lexically_relative(run.here);
    if (!inside.empty() && *inside.begin() != "..") run.folder /= inside;

    // The files of this run.
    need(unshare(CLONE_NEWNS | CLONE_NEWPID) == 0, "unshare");
    const std::string owner = ",uid=" + std::to_string(shared.user) + ",gid=" + std::to_string(shared.user);
    const std::string size = "mode=755,nr_inodes=8192,size=" + std::to_string(shared.limits.size) + owner;
    mount_new("tmpfs", run.jail / "case", MS_NOSUID | MS_NODEV, size);
    mount_new("tmpfs", run.jail / "tmp", MS_NOSUID | MS_NODEV, "nr_inodes=1024,size=16m,mode=755" + owner);
    if (fs::exists(run.here / "data")) show(run.jail / "data", run.jail / "case/data");
    copy_in(run.here, run.jail / "case", shared);

    // The streams of this run; two that are one remain one.
    std::array outputs = {output(1), Output()};
    struct stat first = {}, second = {};
    const bool one = fstat(1, &first) == 0 && fstat(2, &second) == 0 && first.st_dev == second.st_dev &&
                     first.st_ino == second.st_ino;
    if (!one) outputs[1] = output(2);
    run.streams = {standard_input(), outputs[0].writing, one ? outputs[0].writing : outputs[1].writing};
    signal(SIGPIPE, SIG_IGN);

    const pid_t init = fork();
    need(init >= 0, "fork");
    if (init == 0) {
        try {
            for (const Output &each : outputs) close(each.reading); // or the program would never get SIGPIPE
            watch(run, shared, ending);
        } catch (const std::exception &error) { // also of the process that was to become the program
            std::cerr << "box: " << error.what() << '\n';
            ending.failed = true;
            _exit(125);
        }
    }
    for (const Output &each : outputs)
        if (each.reading >= 0) close(each.writing);
    hand_on_all(outputs, init, shared, ending);
    while (waitpid(init, nullptr, 0) < 0 && errno == EINTR)
        ;
    if (ending.failed) throw std::runtime_error(name + " could not be run");
    copy_out(run.jail / "case", run.here);
    return end_as(work, name, ending);
}

// ---- the command ----

/// Namespaces for the COMMAND. Who is not root becomes root of a user namespace, without rights outside of it.
void separate() {
    const uid_t user = geteuid();
    const gid_t group = getegid();
    const int all = CLONE_NEWPID | CLONE_NEWNET | CLONE_NEWIPC | CLONE_NEWUTS;
    need(unshare(user == 0 ? all : all | CLONE_NEWUSER) == 0, "unshare");
    unshare(CLONE_NEWCGROUP);
    need(sethostname("box", 3) == 0, "sethostname");
    if (user == 0) return;
    const auto map = [](const char *file, const std::string &text) {
        need(static_cast<bool>((std::ofstream(std::string("/proc/self/") + file) << text).flush()), file);
    };
    map("setgroups", "deny");
    map("uid_map", "0 " + std::to_string(user) + " 1");
    map("gid_map", "0 " + std::to_string(group) + " 1");
}

/// Lays out the box and runs COMMAND in it, as process 2; when that ends, so does all that was started.
int run_command(const fs::path &work, const Shared &shared, const Options &options, char **command) {
    lay_out(work, shared, options);
    for (const auto &[file, name] : options.programs)
        fs::create_symlink(fs::read_symlink("/proc/self/exe"), work / "programs" / name);
    std::ofstream(work / "runs").flush(); // from now on there is a box
    const pid_t child = fork();
    need(child >= 0, "fork");
    if (child == 0) {
        const char *path = getenv("PATH");
        setenv("PATH",
               ((work / "programs").string() + ':' + (path != nullptr ? path : "/usr/bin:/bin")).c_str(), 1);
        need(chdir((work / "here").c_str()) == 0, "chdir");
        execvp(command[0], command);
        std::cerr << "box: " << command[0] << ": " << std::strerror(errno) << '\n';
        _exit(127);
    }
    int status = 0;
    for (pid_t pid; (pid = waitpid(-1, &status, 0)) != child;) need(pid > 0 || errno == EINTR, "wait");
    return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

/// Runs COMMAND in a box below WORK, and stops it when its wall-clock time is over. Returns its exit code.
int run_boxed(const fs::path &work, const Options &options, char **command) {
    need(architecture != 0, "no filter of system calls for this processor");
    umask(022);
    for (const char *name : {"here", "jail", "programs"}) fs::create_directory(work / name);
    const int box = open((work / "box").c_str(), O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    need(box >= 0 && ftruncate(box, sizeof(Shared)) == 0, "WORK/box");
    Shared &shared = *new (shared_memory<Shared>(box)) Shared;
    shared.limits = options.limits;
    if (geteuid() == 0) shared.user = 1'000'000'000 + std::random_device()() % 1'000'000'000;
    separate();
    const pid_t init = fork();
    need(init >= 0, "fork");
    if (init == 0) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        need(unshare(CLONE_NEWNS) == 0, "unshare"); // only now: whoever removes WORK sees no mounts below it
        _exit(run_command(work, shared, options, command));
    }
    std::int64_t wall = shared.limits.wall;
    if (wall == 0) wall = std::max<std::int64_t>(1'000'000, 5 * shared.limits.time);
    pollfd ended = {static_cast<int>(syscall(SYS_pidfd_open, init, 0)), POLLIN, 0};
    need(ended.fd >= 0, "pidfd_open");
    if (poll(&ended, 1, static_cast<int>(wall / 1000)) == 0) {
        (std::ofstream(work / "runs", std::ios::app) << "COMMAND limit wall\n").flush();
        kill(init, SIGKILL);
    }
    int status = 0;
    while (waitpid(init, &status, 0) < 0 && errno == EINTR) {
    }
    const auto used = static_cast<double>(shared.time) / 1e6;
    if (fs::exists(work / "runs"))
        (std::ofstream(work / "runs", std::ios::app) << "used " << used << " s\n").flush();
    return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

/// Tries whether there is a box here.
int check() {
    std::string pattern = (fs::temp_directory_path() / "box.XXXXXX").string();
    need(mkdtemp(pattern.data()) != nullptr, "mkdtemp");
    Options options;
    options.programs.emplace_back("/bin/true", "true");
    std::string command = "true";
    std::array<char *, 2> words = {command.data(), nullptr};
    const int code = run_boxed(pattern, options, words.data());
    for (const char *part : {"programs/true", "programs", "here", "jail", "runs", "box", ""})
        fs::remove(fs::path(pattern) / part);
    return code;
}

/// NAME=VALUE or VALUE=NAME in two.
std::pair<std::string, std::string> halves(const std::string &text) {
    const std::size_t at = text.rfind('=');
    if (at == std::string::npos) throw std::runtime_error(text + " has no `=`");
    return {text.substr(0, at), text.substr(at + 1)};
}

/// Reads the options and runs COMMAND.
int box(char **argv) {
    Options options;
    Limits &limits = options.limits;
    for (; argv[0] != nullptr && std::strncmp(argv[0], "--", 2) == 0; argv += 2) {
        const std::string option = argv[0];
        if (option == "--check") return check();
        if (argv[1] == nullptr) throw std::runtime_error(option + " needs a value");
        const std::string value = argv[1];
        if (option == "--data") options.data = value;
        else if (option == "--copy") options.copies.push_back(halves(value));
        else if (option == "--program")
            options.programs.emplace_back(value.substr(value.find('=') + 1),
                                          value.substr(0, value.find('=')));
        else if (option == "--hide") options.hidden.emplace_back(value);
        else if (option == "--seconds") limits.time = static_cast<std::int64_t>(std::stod(value) * 1e6);
        else if (option == "--wall") limits.wall = std::stol(value) * 1'000'000;
        else if (option == "--memory") limits.memory = std::stol(value) * 1024;
        else if (option == "--size") limits.size = std::stol(value) * 1024;
        else throw std::runtime_error("unknown option " + option);
    }
    if (argv[0] == nullptr || argv[1] == nullptr || options.programs.empty())
        throw std::runtime_error("usage: box [OPTION]... --program NAME=FILE... WORK COMMAND [ARG...]");
    return run_boxed(fs::canonical(argv[0]), options, argv + 1);
}

} // namespace

int main(int, char **argv) {
    const fs::path name = reinterpret_cast<const char *>(getauxval(AT_EXECFN)); // the path that was run
    const fs::path work = name.parent_path().parent_path();
    const bool program = name.parent_path().filename() == "programs" && fs::exists(work / "box");
    try {
        return program ? run_program(work, name.filename(), argv) : box(argv + 1);
    } catch (const std::exception &error) { // in the process it happened in
        std::cerr << "box: " << error.what() << '\n';
        if (program)
            (std::ofstream(work / "runs", std::ios::app) << name.filename().string() << " failed\n").flush();
    }
    return 125;
}
