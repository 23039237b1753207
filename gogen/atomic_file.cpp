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

// How a text gets into the file of a name.
struct Place {
    bool through = false;  // it is written to what is there, a device, a pipe or what is open already; else
    bool exists = false;   // whether a file is replaced,
    struct stat status {}; // what is known of that one,
    std::string target;    // and the name of the new one, links followed
};

// Throws if that cannot be, as far as can be known without writing.
Place place_of(const std::string &name) {
    Place place;
    if (name == "/dev/stdout" || name == "/dev/stderr") {
        place.through = true;
        return place;
    }
    place.exists = stat(name.c_str(), &place.status) == 0;
    if (!place.exists && errno != ENOENT) throw write_error(name);
    if (place.exists && faccessat(AT_FDCWD, name.c_str(), W_OK, AT_EACCESS) != 0) throw write_error(name);
    if (place.exists && S_ISDIR(place.status.st_mode)) {
        errno = EISDIR;
        throw write_error(name);
    }
    place.through = place.exists && !S_ISREG(place.status.st_mode);
    if (place.through) return place;
    place.target = target_of(name);
    const std::size_t slash = place.target.rfind('/');
    const std::string folder = slash == std::string::npos ? "." : place.target.substr(0, slash + 1);
    if (faccessat(AT_FDCWD, folder.c_str(), W_OK | X_OK, AT_EACCESS) != 0) throw write_error(name);
    return place;
}

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

void check_writable(const std::string &name) { place_of(name); }

void write_file(const std::string &name, std::string_view text) {
    const auto &[through, exists, status, target] = place_of(name);
    if (through) return write_through(name, text);
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
