#include "tictactoe/file.h"

#include <cctype>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <stdexcept>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace tictactoe {

void write_file(const std::string &name, std::string_view text) {
    const auto failed = [&](const std::string &temporary) {
        std::string reason = std::generic_category().message(errno);
        reason[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(reason[0])));
        if (!temporary.empty()) unlink(temporary.c_str());
        return std::runtime_error(name + ": " + reason);
    };
    const auto write_all = [&](int file) {
        while (!text.empty()) {
            const ssize_t written = write(file, text.data(), text.size());
            if (written < 0 && errno == EINTR) continue;
            if (written <= 0) return false;
            text.remove_prefix(static_cast<std::size_t>(written));
        }
        return true;
    };
    struct stat there {};
    const bool exists = stat(name.c_str(), &there) == 0;
    if (exists && !S_ISREG(there.st_mode)) {
        const int file = open(name.c_str(), O_WRONLY);
        if (file < 0) throw failed("");
        const bool good = write_all(file);
        if (close(file) != 0 || !good) throw failed("");
        return;
    }
    // What a link leads to is replaced, not the link.
    std::string target = name;
    if (char *path = exists ? realpath(name.c_str(), nullptr) : nullptr) {
        target = path;
        std::free(path);
    }
    std::string temporary = target + ".XXXXXX";
    // No signal ends the program before that is renamed or gone.
    struct NoSignals {
        sigset_t before;
        NoSignals() {
            sigset_t all;
            sigfillset(&all);
            sigprocmask(SIG_BLOCK, &all, &before);
        }
        ~NoSignals() { sigprocmask(SIG_SETMASK, &before, nullptr); }
    } const no_signals;
    const int file = mkstemp(temporary.data());
    if (file < 0) throw failed("");
    const mode_t mask = umask(0);
    umask(mask);
    const bool good = fchmod(file, exists ? there.st_mode & 07777 : 0666 & ~mask) == 0 && write_all(file) &&
                      fsync(file) == 0;
    const int error = errno;
    const bool closed = close(file) == 0;
    if (!good) errno = error;
    if (!good || !closed || rename(temporary.c_str(), target.c_str()) != 0) throw failed(temporary);
}

} // namespace tictactoe
