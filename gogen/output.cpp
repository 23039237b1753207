#include "gogen/output.h"

#include "gogen/input.h"

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <memory>
#include <stdexcept>
#include <sys/stat.h>
#include <unistd.h>

namespace gogen {

namespace {

// While there is one, no signal ends the program and leaves a file half written behind.
class NoSignals {
  public:
    NoSignals() {
        sigset_t all;
        sigfillset(&all);
        sigprocmask(SIG_BLOCK, &all, &before_);
    }
    ~NoSignals() { sigprocmask(SIG_SETMASK, &before_, nullptr); }
    NoSignals(const NoSignals &) = delete;
    NoSignals &operator=(const NoSignals &) = delete;

  private:
    sigset_t before_;
};

bool write_all(int descriptor, std::string_view text) {
    while (!text.empty()) {
        const ssize_t done = write(descriptor, text.data(), text.size());
        if (done < 0 && errno == EINTR) continue;
        if (done < 0) return false;
        text.remove_prefix(static_cast<std::size_t>(done));
    }
    return true;
}

std::runtime_error write_error(const std::string &file) {
    return std::runtime_error("cannot write " + file + ": " + system_reason());
}

} // namespace

void write_answer(std::string_view text) {
    if (!write_all(STDOUT_FILENO, text)) throw write_error("standard output");
}

void write_file(const std::string &file, std::string_view text) {
    struct stat status {};
    const bool exists = stat(file.c_str(), &status) == 0;
    if (exists && !S_ISREG(status.st_mode)) {
        const int descriptor = open(file.c_str(), O_WRONLY | O_CLOEXEC);
        if (descriptor < 0) throw write_error(file);
        const bool written = write_all(descriptor, text);
        const std::runtime_error error = write_error(file);
        close(descriptor);
        if (!written) throw error;
        return;
    }
    // Beside the file itself, not beside a link to it.
    const std::unique_ptr<char, void (*)(void *)> real(exists ? realpath(file.c_str(), nullptr) : nullptr,
                                                       std::free);
    const std::string target = real ? real.get() : file;
    std::string temporary = target + ".XXXXXX";
    const NoSignals no_signals;
    const int descriptor = mkstemp(temporary.data());
    if (descriptor < 0) throw write_error(file);
    mode_t mask = umask(0);
    umask(mask);
    const mode_t mode = exists ? status.st_mode & 07777 : 0666 & ~mask;
    bool done = write_all(descriptor, text) && fchmod(descriptor, mode) == 0 && fsync(descriptor) == 0;
    const int first_reason = errno;
    if (close(descriptor) != 0 && done) done = false;
    else if (!done) errno = first_reason;
    if (done && std::rename(temporary.c_str(), target.c_str()) == 0) return;
    const std::runtime_error error = write_error(file);
    unlink(temporary.c_str());
    throw error;
}

} // namespace gogen
