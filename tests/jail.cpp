// Locks a program up: namespaces, a root of its own, a filter of system calls.
#include "jail.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <fstream>
#include <grp.h>
#include <linux/audit.h>
#include <linux/capability.h>
#include <linux/filter.h>
#include <linux/keyctl.h>
#include <linux/seccomp.h>
#include <linux/securebits.h>
#include <sched.h>
#include <sstream>
#include <string>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

namespace fs = std::filesystem;

#if defined(__x86_64__)
constexpr unsigned architecture = AUDIT_ARCH_X86_64;
#elif defined(__aarch64__)
constexpr unsigned architecture = AUDIT_ARCH_AARCH64;
#else
constexpr unsigned architecture = 0;
#endif

void separate() {
    need(architecture != 0, "no filter of system calls for this processor");
    const uid_t user = geteuid();
    const gid_t group = getegid();
    const int all = CLONE_NEWPID | CLONE_NEWNET | CLONE_NEWIPC | CLONE_NEWUTS | CLONE_NEWNS;
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

// ---- the file system ----

namespace {

void mount_new(const std::string &kind, const fs::path &place, unsigned long flags,
               const std::string &options) {
    need(mount(kind.c_str(), place.c_str(), kind.c_str(), flags, options.c_str()) == 0,
         "mount " + place.string());
}

/// Shows a file or folder of the machine in the jail, read-only and without set-user-id programs unless it is
/// a device.
void show(const fs::path &source, const fs::path &place) {
    if (fs::is_directory(source)) fs::create_directories(place);
    else std::ofstream(place).flush();
    need(mount(source.c_str(), place.c_str(), nullptr, MS_BIND | MS_REC, nullptr) == 0,
         "mount " + place.string());
    const std::array<std::uint64_t, 4> attributes = {MS_RDONLY | MS_NOSUID}; // struct mount_attr, Linux 5.12
    need(fs::is_character_file(source) ||
             syscall(SYS_mount_setattr, AT_FDCWD, place.c_str(), 0x8000 /* AT_RECURSIVE */, &attributes,
                     sizeof attributes) == 0,
         "mount_setattr " + place.string());
}

/// Shows what there is of the system: its programs, what compilers and run-time systems want of /etc, and
/// devices.
void show_system(const fs::path &jail) {
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
    for (const char *name : {"null", "full", "random", "urandom"})
        show(fs::path("/dev") / name, jail / "dev" / name);
    show("/dev/full", jail / "dev/zero"); // gives the same zeros, but cannot be mapped as shared memory
    for (const auto &[name, target] :
         {std::pair("fd", "/proc/self/fd"), {"stdin", "fd/0"}, {"stdout", "fd/1"}, {"stderr", "fd/2"}})
        fs::create_symlink(target, jail / "dev" / name);

    // Programs of ours that are installed on this machine must not answer for somebody else's.
    std::istringstream programs(PROGRAMS); // CMake's catalogue
    for (std::string name; programs >> name;)
        for (const char *folder : {"usr/bin", "usr/games", "usr/local/bin"})
            if (fs::exists(jail / folder / name)) show("/dev/null", jail / folder / name);
}

/// Copies the regular files of a folder, `data` apart, as `take(source, target, is a folder)` does it.
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
void copy_in(const Run &run) {
    copy_files(run.here, run.jail / "case", [&](const fs::path &source, const fs::path &target, bool folder) {
        std::error_code failed;
        if (folder) fs::create_directory(target, failed);
        else if (fs::copy_file(source, target, failed))
            fs::last_write_time(target, fs::last_write_time(source, failed), failed);
        fs::permissions(target, fs::perms::owner_read | fs::perms::owner_write, fs::perm_options::add,
                        failed);
        need(failed || lchown(target.c_str(), run.user, run.user) == 0, "copy to the jail");
    });
}

} // namespace

void lay_out(const Run &run) {
    const std::string owner = ",uid=" + std::to_string(run.user) + ",gid=" + std::to_string(run.user);
    need(mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0, "mount /");
    mount_new("tmpfs", run.jail, MS_NOSUID | MS_NODEV, "mode=755,size=1g");
    for (const char *name : {"dev", "proc", "etc", "prog", "tmp", "case", "data"})
        fs::create_directory(run.jail / name);
    show_system(run.jail);

    // What is handed in, and what it is given.
    fs::copy_file(run.file, run.jail / "prog" / run.name());
    need(chmod((run.jail / "prog" / run.name()).c_str(), 0755) == 0, run.name());
    for (const auto &[folder, name] : run.copies)
        fs::copy(folder, run.jail / name, fs::copy_options::recursive | fs::copy_options::skip_existing);
    if (!run.data.empty()) fs::copy(run.data, run.jail / "data", fs::copy_options::recursive);
    need(mount(nullptr, run.jail.c_str(), nullptr, MS_REMOUNT | MS_BIND | MS_RDONLY | MS_NOSUID | MS_NODEV,
               nullptr) == 0,
         "remount");

    // What the program may write to.
    mount_new("tmpfs", run.jail / "tmp", MS_NOSUID | MS_NODEV, "nr_inodes=1024,size=16m,mode=755" + owner);
    mount_new("tmpfs", run.jail / "case", MS_NOSUID | MS_NODEV,
              "mode=755,nr_inodes=8192,size=" + std::to_string(run.size) + owner);
    if (!run.data.empty()) show(run.jail / "data", run.jail / "case/data");
    copy_in(run);
}

// The caller's own files stay: those that come from a jail have the sticky bit.
void copy_out(const Run &run) {
    copy_files(run.jail / "case", run.here, [](const fs::path &source, const fs::path &target, bool folder) {
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

// ---- what the program may do ----

namespace {

/// System calls that are refused (EPERM): keys, rings, other processes' memory, mounts, namespaces, modules,
/// clocks, file handles, sockets with a name or a network, memory that no process's size shows, and what
/// tells one program which files of the system another one opens.
// clang-format off
constexpr std::array denied = {
    SYS_add_key, SYS_request_key, SYS_keyctl, SYS_io_uring_setup, SYS_io_uring_enter, SYS_io_uring_register,
    SYS_userfaultfd, SYS_bpf, SYS_perf_event_open, SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev,
    SYS_kcmp, SYS_pidfd_getfd, SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot, SYS_open_tree,
    SYS_move_mount, SYS_fsopen, SYS_fsconfig, SYS_fsmount, SYS_fspick, SYS_unshare, SYS_setns,
    SYS_init_module, SYS_finit_module, SYS_delete_module, SYS_kexec_load, SYS_kexec_file_load,
    SYS_reboot, SYS_swapon, SYS_swapoff, SYS_acct, SYS_quotactl, SYS_syslog, SYS_vhangup,
    SYS_name_to_handle_at, SYS_open_by_handle_at, SYS_fanotify_init, SYS_inotify_init1, SYS_settimeofday,
    SYS_clock_settime, SYS_adjtimex, SYS_clock_adjtime, SYS_sethostname, SYS_setdomainname, SYS_socket,
    SYS_setsockopt, SYS_shmget, SYS_semget, SYS_msgget, SYS_mq_open, SYS_memfd_create, SYS_mbind,
    SYS_set_mempolicy, SYS_migrate_pages, SYS_move_pages,
#if defined(__x86_64__)
    SYS_iopl, SYS_ioperm, SYS_modify_ldt, SYS_inotify_init,
#endif
};

/// A call is refused if those bits of its argument, counted from 0, are, or are not, as given.
struct Rule {
    long call;
    unsigned argument, bits, value;
    bool equal;
};
constexpr unsigned namespaces = CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC | CLONE_NEWUSER |
                                CLONE_NEWPID | CLONE_NEWNET | CLONE_NEWTIME;
constexpr unsigned shared_memory = MAP_SHARED | MAP_ANONYMOUS;
constexpr Rule rules[] = {
    {SYS_clone, 0, namespaces, 0, false},
    {SYS_socketpair, 0, ~0U, AF_UNIX, false}, // Java takes one of these
    {SYS_mmap, 3, shared_memory, shared_memory, true}, // it stays when a process takes it off its size
    {SYS_mmap, 3, MAP_HUGETLB, MAP_HUGETLB, true}, // in no process's size
    {SYS_madvise, 2, ~0U, MADV_PAGEOUT, true},
    // Locks on files that all programs see would carry words from one to the other. A lock by fcntl excludes
    // others only by a file that may be written, one's own; but a question would tell of any.
    {SYS_flock, 1, LOCK_EX, LOCK_EX, true},
    {SYS_fcntl, 1, ~0U, F_GETLK, true},
    {SYS_fcntl, 1, ~0U, F_OFD_GETLK, true},
    {SYS_fcntl, 1, ~0U, F_SETLEASE, true},
    {SYS_fcntl, 1, ~0U, F_NOTIFY, true},
    // So would pages of such files, which a program loads, drops, and asks for.
    {SYS_fadvise64, 3, ~0U, POSIX_FADV_DONTNEED, true},
    {SYS_preadv2, 5, RWF_NOWAIT, RWF_NOWAIT, true},
};
// clang-format on

/// Calls from this one on, process_madvise, do not exist here (ENOSYS). They came with Linux 5.10 and later,
/// programs do without them, and of those to come nobody knows what they reach. Both processors number them
/// alike.
constexpr unsigned too_new = 440;

/// Installs the filter: the processor's own system calls only, none of the denied. clone3, whose flags a
/// filter cannot see, does not exist either, and the C library takes clone.
void filter_system_calls() {
    constexpr unsigned load = BPF_LD | BPF_W | BPF_ABS, equal = BPF_JMP | BPF_JEQ | BPF_K;
    constexpr unsigned at_least = BPF_JMP | BPF_JGE | BPF_K;
    constexpr unsigned arguments =
        offsetof(seccomp_data, args); // their low halves: both processors are little-endian
    constexpr sock_filter allow = BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
    constexpr sock_filter refuse = BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM);
    constexpr sock_filter absent = BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS);
    constexpr sock_filter end = BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS);
    constexpr sock_filter load_call = BPF_STMT(load, offsetof(seccomp_data, nr));
    std::vector<sock_filter> code = {BPF_STMT(load, offsetof(seccomp_data, arch)),
                                     BPF_JUMP(equal, architecture, 1, 0),
                                     end,
                                     load_call,
                                     BPF_JUMP(at_least, 0x40000000, 0, 1), // x32
                                     end,
                                     BPF_JUMP(at_least, too_new, 1, 0),
                                     BPF_JUMP(equal, SYS_clone3, 0, 1),
                                     absent};
    for (const long call : denied) {
        code.push_back(BPF_JUMP(equal, static_cast<unsigned>(call), 0, 1));
        code.push_back(refuse);
    }
    for (const Rule &rule : rules) {
        const __u8 granted = rule.equal ? 1 : 0, other = rule.equal ? 0 : 1; // steps to pass over
        for (const sock_filter &step :
             {sock_filter BPF_JUMP(equal, static_cast<unsigned>(rule.call), 0, 5),
              sock_filter BPF_STMT(load, arguments + 8 * rule.argument),
              sock_filter BPF_STMT(BPF_ALU | BPF_AND | BPF_K, rule.bits),
              sock_filter BPF_JUMP(equal, rule.value, other, granted), refuse, load_call})
            code.push_back(step);
    }
    code.push_back(allow);
    const sock_fprog program = {static_cast<unsigned short>(code.size()), code.data()};
    need(prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0, "seccomp");
}

/// Limits each process, where it is not limited to less already.
void limit(auto what, std::int64_t soft, std::int64_t hard) {
    rlimit known = {};
    need(getrlimit(what, &known) == 0, "getrlimit");
    known.rlim_max = std::min(known.rlim_max, static_cast<rlim_t>(hard));
    known.rlim_cur = std::min(known.rlim_max, static_cast<rlim_t>(soft));
    need(setrlimit(what, &known) == 0, "setrlimit");
}

/// Gives up all privileges and ways to get them. Sums of memory and time are watched; limits for each process
/// stop one that is quicker than the watcher. Address space is twice as much: run-time systems as Java's
/// reserve it.
void give_up(const Run &run) {
    limit(RLIMIT_CORE, 0, 0);
    limit(RLIMIT_NOFILE, 256, 256);
    limit(RLIMIT_NPROC, 2 * run.limits.processes, 2 * run.limits.processes); // threads count, too
    limit(RLIMIT_FSIZE, run.size, run.size);
    limit(RLIMIT_AS, 2 * run.limits.memory, 2 * run.limits.memory);
    limit(RLIMIT_DATA, run.limits.memory, run.limits.memory); // reserved space does not count here
    limit(RLIMIT_CPU, run.limits.time / 1'000'000 + 1,
          run.limits.time / 1'000'000 + 2); // SIGXCPU first, which says what it was
    limit(RLIMIT_MSGQUEUE, 0, 0);
    syscall(SYS_keyctl, KEYCTL_JOIN_SESSION_KEYRING, nullptr); // or it would have that of whoever grades

    constexpr int locked =
        SECBIT_NOROOT | SECBIT_NOROOT_LOCKED | SECBIT_NO_SETUID_FIXUP | SECBIT_NO_SETUID_FIXUP_LOCKED;
    for (int right = 0; prctl(PR_CAPBSET_DROP, right, 0, 0, 0) == 0;) right++;
    need(prctl(PR_SET_SECUREBITS, locked, 0, 0, 0) == 0, "securebits");
    if (run.user != 0)
        need(setgroups(0, nullptr) == 0 && setresgid(run.user, run.user, run.user) == 0 &&
                 setresuid(run.user, run.user, run.user) == 0,
             "setresuid");
    __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
    const std::array<__user_cap_data_struct, 2> none = {};
    need(syscall(SYS_capset, &header, none.data()) == 0, "capset");
    need(prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0, "no_new_privs");
}

} // namespace

void lock_up(const Run &run) {
    need(unshare(CLONE_NEWNS) == 0, "unshare");
    need(chdir(run.jail.c_str()) == 0 && syscall(SYS_pivot_root, ".", ".") == 0 &&
             umount2(".", MNT_DETACH) == 0,
         "pivot_root");
    give_up(run);
    filter_system_calls();
}
