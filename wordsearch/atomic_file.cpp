#include "atomic_file.h"

#include "text.h"

#include <cerrno>
#include <climits>
#include <csignal>
#include <cstdio>
#include <fcntl.h>
#include <stdexcept>
#include <sys/stat.h>
#include <unistd.h>

namespace shell {

namespace {

std::runtime_error write_error(const std::string &name) {
    return std::runtime_error("cannot write " + (name.empty() ? "''" : name) + ": " + system_reason());
}

// While there is one, no signal ends the program.
class NoSignals {
  public:
    NoSignals() {
        sigset_t all;
        sigfillset(&all);
        pthread_sigmask(SIG_BLOCK, &all, &before_);
    }
    ~NoSignals() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }
    NoSignals(const NoSignals &) = delete;
    NoSignals &operator=(const NoSignals &) = delete;

  private:
    sigset_t before_;
};

// Where the name leads, through links, also to a file that does not exist yet.
std::string target_of(std::string name) {
    char link[PATH_MAX];           // no link is longer
    constexpr int most_links = 40; // as many as Linux follows
    for (int i = 0; i < most_links; ++i) {
        const ssize_t length = readlink(name.c_str(), link, sizeof link);
        if (length < 0) break;
        name.erase(link[0] == '/' ? 0 : name.rfind('/') + 1); // else it starts where the name's folder is
        name.append(link, static_cast<std::size_t>(length));
    }
    return name;
}

bool is_open_already(const std::string &name) { return name == "/dev/stdout" || name == "/dev/stderr"; }

void write_through(const std::string &name, std::string_view text) {
    const int descriptor = name == "/dev/stdout"   ? dup(STDOUT_FILENO)
                           : name == "/dev/stderr" ? dup(STDERR_FILENO)
                                                   : open(name.c_str(), O_WRONLY | O_CLOEXEC);
    if (descriptor < 0) throw write_error(name);
    const bool written = write_all(descriptor, text);
    const std::runtime_error error = write_error(name);
    if (close(descriptor) != 0 && written) throw write_error(name);
    if (!written) throw error;
}

} // namespace

void check_writable(const std::string &name) {
    if (is_open_already(name)) return;
    struct stat status {};
    const bool exists = stat(name.c_str(), &status) == 0;
    if (!exists && errno != ENOENT) throw write_error(name);
    if (exists && faccessat(AT_FDCWD, name.c_str(), W_OK, AT_EACCESS) != 0) throw write_error(name);
    if (exists && S_ISDIR(status.st_mode)) {
        errno = EISDIR;
        throw write_error(name);
    }
    if (exists && !S_ISREG(status.st_mode)) return; // nothing is made beside a device
    const std::string target = target_of(name);
    const std::size_t slash = target.rfind('/');
    const std::string folder = slash == std::string::npos ? "." : target.substr(0, slash + 1);
    if (faccessat(AT_FDCWD, folder.c_str(), W_OK | X_OK, AT_EACCESS) != 0) throw write_error(name);
}

void write_file(const std::string &name, std::string_view text) {
    check_writable(name);
    struct stat status {};
    const bool exists = stat(name.c_str(), &status) == 0;
    if ((exists && !S_ISREG(status.st_mode)) || is_open_already(name)) return write_through(name, text);
    const std::string target = target_of(name);
    std::string temporary = target + ".XXXXXX";
    const NoSignals no_signals;
    const int descriptor = mkstemp(temporary.data());
    if (descriptor < 0) throw write_error(name);
    const mode_t mask = umask(0);
    umask(mask);
    bool done = write_all(descriptor, text);
    if (exists && fchown(descriptor, status.st_uid, status.st_gid) != 0)
        errno = 0; // it becomes this user's then
    done = done && fchmod(descriptor, exists ? status.st_mode & 0777 : 0666 & ~mask) == 0 &&
           fsync(descriptor) == 0;
    const int reason = errno;
    const bool closed = close(descriptor) == 0;
    if (!done) errno = reason;
    if (done && closed && std::rename(temporary.c_str(), target.c_str()) == 0) return;
    const std::runtime_error error = write_error(name);
    unlink(temporary.c_str());
    throw error;
}

} // namespace shell
