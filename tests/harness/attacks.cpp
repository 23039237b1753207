// attacks: tries what a program in the box must not be able to do, and prints a line for each that works. It
// is compiled by a case. Numbers stand for constants that older headers lack.
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <dirent.h>
#include <fcntl.h>
#include <grp.h>
#include <linux/keyctl.h>
#include <sched.h>
#include <string>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/sysmacros.h>
#include <sys/uio.h>
#include <unistd.h>

static int tried = 0;

/// Says that something worked. A call that fails because there is no such call is as good as refused.
static void attack(const char *what, long result) {
    tried++;
    if (result >= 0) std::printf("%s works\n", what);
}

static void system_calls() {
    char buffer[4096] = {};
    iovec part = {buffer, sizeof buffer};
    attack("add_key", syscall(SYS_add_key, "user", "mark", "x", 1, KEY_SPEC_USER_KEYRING));
    attack("add_key to the session", syscall(SYS_add_key, "user", "mark", "x", 1, KEY_SPEC_SESSION_KEYRING));
    attack("request_key", syscall(SYS_request_key, "user", "mark", nullptr, KEY_SPEC_SESSION_KEYRING));
    attack("keyctl", syscall(SYS_keyctl, KEYCTL_GET_KEYRING_ID, KEY_SPEC_SESSION_KEYRING, 0));
    attack("io_uring_setup", syscall(SYS_io_uring_setup, 1, buffer));
    attack("userfaultfd", syscall(SYS_userfaultfd, 1));
    attack("bpf", syscall(SYS_bpf, 0, buffer, 64));
    attack("perf_event_open", syscall(SYS_perf_event_open, buffer, 0, -1, -1, 0));
    attack("ptrace", ptrace(PTRACE_TRACEME, 0, nullptr, nullptr));
    attack("process_vm_readv", syscall(SYS_process_vm_readv, getpid(), &part, 1, &part, 1, 0));
    attack("kcmp", syscall(SYS_kcmp, getpid(), getpid(), 0, 0, 0));
    attack("mount", mount("none", "/tmp", "tmpfs", 0, nullptr));
    attack("mount by fsopen", syscall(SYS_fsopen, "tmpfs", 0));
    attack("open_tree", syscall(SYS_open_tree, AT_FDCWD, "/", 1));
    attack("umount", umount2("/proc", MNT_DETACH));
    attack("chroot", chroot("/case"));
    attack("pivot_root", syscall(SYS_pivot_root, ".", "."));
    attack("unshare a user namespace", unshare(CLONE_NEWUSER));
    attack("unshare a mount namespace", unshare(CLONE_NEWNS));
    attack("setns", setns(0, 0));
    attack("clone3", syscall(SYS_clone3, buffer, 64));
    attack("clone into a user namespace",
           syscall(SYS_clone, CLONE_NEWUSER | SIGCHLD, nullptr, nullptr, nullptr, nullptr));
    attack("open_by_handle_at", syscall(SYS_open_by_handle_at, AT_FDCWD, buffer, 0));
    attack("name_to_handle_at", syscall(SYS_name_to_handle_at, AT_FDCWD, "/", buffer, buffer + 512, 0));
    attack("sethostname", sethostname("x", 1));
    attack("memfd_create", syscall(SYS_memfd_create, "x", 0));
    attack("shmget", syscall(SYS_shmget, 0, 4096, 01600));
    attack("mq_open", syscall(SYS_mq_open, "mark", O_CREAT | O_RDWR, 0600, nullptr));
    attack("syslog", syscall(SYS_syslog, 3, buffer, sizeof buffer));
    attack("fanotify_init", syscall(SYS_fanotify_init, 0, 0));
    attack("swapon", syscall(SYS_swapon, "/case/x", 0));
    for (const int family :
         {AF_UNIX, AF_INET, AF_INET6, AF_NETLINK, AF_PACKET, 38 /* AF_ALG */, 40 /* AF_VSOCK */})
        attack(("socket of family " + std::to_string(family)).c_str(), socket(family, SOCK_STREAM, 0));
    int pair[2];
    attack("socketpair", socketpair(30 /* AF_TIPC */, SOCK_STREAM, 0, pair));
    const bool paired = socketpair(AF_UNIX, SOCK_STREAM, 0, pair) == 0;
    attack("a larger socket", setsockopt(pair[0], SOL_SOCKET, SO_SNDBUF, &pair, sizeof(int)));
    if (!paired || close(pair[0]) != 0 || close(pair[1]) != 0) std::printf("Java has no socket\n");
#if defined(__x86_64__)
    attack("iopl", syscall(SYS_iopl, 3));
    attack("modify_ldt", syscall(SYS_modify_ldt, 0, buffer, sizeof buffer));
#endif
}

/// Memory that counts for no process.
static void hidden_memory() {
    const auto map = [](int flags, const char *path) {
        const int file = path == nullptr ? -1 : open(path, O_RDWR);
        return mmap(nullptr, 4096, PROT_READ | PROT_WRITE, flags, file, 0) == MAP_FAILED ? -1 : 0;
    };
    attack("shared memory", map(MAP_SHARED | MAP_ANONYMOUS, nullptr));
    attack("shared memory, validated", map(0x03 /* MAP_SHARED_VALIDATE */ | MAP_ANONYMOUS, nullptr));
    for (const char *device : {"/dev/zero", "/dev/full", "/dev/null"})
        attack(device, map(MAP_SHARED, device));
    static char page[8192];
    char *begin = page + 4096 - reinterpret_cast<std::uintptr_t>(page) % 4096;
    attack("swapping out", madvise(begin, 4096, 21));
    // Huge pages are there if somebody has reserved some: the refusal is what counts.
    attack("huge pages",
           map(MAP_PRIVATE | MAP_ANONYMOUS | MAP_HUGETLB, nullptr) == 0 || errno != EPERM ? 0 : -1);
    attack("memory of a file that is in no size", syscall(447 /* memfd_secret */, 0));
    const iovec part = {begin, 4096};
    const int self = static_cast<int>(syscall(SYS_pidfd_open, getpid(), 0));
    attack("swapping out by process_madvise", self < 0 ? 0 : syscall(440, self, &part, 1, 21, 0));
    // Older kernels lack these anyway: quotactl_fd and cachestat.
    for (const long call : {443L, 451L}) {
        syscall(call, -1, 0, 0, 0);
        attack("a call that is too new", errno == ENOSYS ? -1 : 0);
    }
}

/// What another program, in a box of its own, could notice on a file of the system.
static void signals() {
    struct flock lock = {};
    lock.l_type = F_WRLCK;
    const int file = open("/usr/bin/env", O_RDONLY), folder = open("/usr/bin", O_RDONLY);
    attack("flock", flock(file, LOCK_EX | LOCK_NB));
    attack("a lock", fcntl(file, F_SETLK, &lock));
    attack("asking for a lock", fcntl(file, F_GETLK, &lock));
    attack("asking for a lock of a descriptor", fcntl(file, 36 /* F_OFD_GETLK */, &lock));
    attack("a lease", fcntl(file, 1024 /* F_SETLEASE */, F_RDLCK));
    attack("news of a folder", fcntl(folder, 1026 /* F_NOTIFY */, 1));
    attack("inotify", syscall(SYS_inotify_init1, 0));
    attack("dropping pages", posix_fadvise(file, 0, 0, POSIX_FADV_DONTNEED) == 0 ? 0 : -1);
    char byte;
    const iovec part = {&byte, 1};
    attack("asking for pages", preadv2(file, &part, 1, 0, RWF_NOWAIT) < 0 && errno == EPERM ? -1 : 0);
    // Other advice, and a read that waits, are what sort and cat use.
    if (posix_fadvise(file, 0, 0, POSIX_FADV_SEQUENTIAL) != 0 || preadv2(file, &part, 1, 0, 0) != 1)
        std::printf("a file cannot be read\n");
    // Of one's own files all but flock and questions work.
    const int mine = open("mine", O_RDWR | O_CREAT, 0600);
    if (file < 0 || folder < 0 || fcntl(mine, F_SETLK, &lock) != 0) std::printf("no lock on its own file\n");
}

static void privileges() {
    attack("more open files", setrlimit(RLIMIT_NOFILE, std::array<rlimit, 1>{rlimit{4096, 4096}}.data()));
    attack("more memory",
           setrlimit(RLIMIT_AS, std::array<rlimit, 1>{rlimit{RLIM_INFINITY, RLIM_INFINITY}}.data()));
    // Whoever grades may have a priority above the usual one, which the kernel lets a program keep.
    const int priority = getpriority(PRIO_PROCESS, 0);
    setpriority(PRIO_PROCESS, 0, -20);
    attack("a higher priority", getpriority(PRIO_PROCESS, 0) < priority ? 0 : -1);
    attack("setuid", setuid(getuid() + 1));
    attack("setgroups", setgroups(0, nullptr));
    attack("new privileges", prctl(PR_SET_NO_NEW_PRIVS, 0, 0, 0, 0));
    attack("a device", mknod("/case/device", S_IFBLK | 0600, makedev(8, 0)));
}

static void files() {
    for (const char *path :
         {"/etc/passwd",       "/etc/shadow",     "/root",      "/home",         "/proc/1/cmdline",
          "/proc/1/mountinfo", "/proc/1/root",    "/proc/keys", "/proc/meminfo", "/proc/net",
          "/proc/sys",         "/proc/mounts/..", "/sys",       "/dev/tty",      "/dev/shm",
          "/dev/mem",          "/dev/kmsg",       "/dev/fuse",  "/run",          "/var"})
        attack(path, open(path, O_RDONLY));
    for (const char *path : {"/usr/mark", "/prog/mark", "/mark", "/etc/mark", "/data/mark", "/case/data/mark",
                             "/proc/self/mem/x", "/proc/self/oom_score_adj"})
        attack(path, open(path, O_WRONLY | O_CREAT, 0600));
    // Descriptors beyond the standard three, and what these lead to.
    for (int fd = 3; fd < 256; fd++)
        if (fcntl(fd, F_GETFD) >= 0) std::printf("descriptor %d is open\n", fd);
    // What was printed before must survive this.
    if (ftruncate(1, 0) == 0) lseek(1, 0, SEEK_SET);
    const int again = open("/proc/self/fd/1", O_WRONLY | O_TRUNC);
    attack("a folder as standard input", fchdir(0));
    close(again);
}

int main() {
    system_calls();
    privileges();
    files();
    hidden_memory();
    signals();
    std::printf("%d tried\n", tried);
}
