// chomp: is a state of Chomp lost, and if not, which move wins?

#include "chomp/chomp.h"
#include "chomp/memory.h"

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <iostream>
#include <new>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <unistd.h>
#include <vector>

namespace {

#ifdef PUZZLELABS_VERSION
constexpr std::string_view version = PUZZLELABS_VERSION;
#else
constexpr std::string_view version = "unversioned";
#endif

constexpr std::string_view help =
    R"(usage: chomp [OPTION]... STATE
A move of Chomp picks a square of chocolate and eats it and all above and to the right of it. Who
eats the bottom left square loses. STATE is the heights of the columns, leftmost first: digits that
do not increase, such as 74332. Prints LOSS when whoever has to move loses against best play, else
WIN: and the state after the winning move that is furthest to the left.

  --all          print all winning moves, a line each, from the left to the right
  --draw         draw the board, and beside it (below it, where it is wide) what the move leaves
  --method NAME  map: the described dynamic programming over a hash map
                 sieve: cross out 64 states at a time, on all processors up to four (the default)
  --memory SIZE  what the method may take, such as 512M (K, M, G; default half the machine's)
  --stats        tell counts, seconds and peak memory on standard error
  --help, --version

Exit code: 0 answered, 2 no such state, or one that is too large for the memory.
)";

constexpr std::string_view usage = "usage: chomp [OPTION]... STATE";

struct Command {
    std::string state;
    chomp::Solution (*method)(const chomp::Board &, const chomp::Options &) = chomp::solve_by_sieve;
    std::uint64_t memory = chomp::half_of_memory();
    bool all = false, draw = false, stats = false;
};

Command parse(const std::vector<std::string> &arguments) {
    Command command;
    std::optional<std::string> state;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string &argument = arguments[i];
        const auto value = [&]() -> const std::string & {
            if (i + 1 == arguments.size()) throw std::invalid_argument(argument + " needs a value");
            return arguments[++i];
        };
        if (argument == "--all") {
            command.all = true;
        } else if (argument == "--draw") {
            command.draw = true;
        } else if (argument == "--stats") {
            command.stats = true;
        } else if (argument == "--method") {
            const std::string &name = value();
            if (name != "map" && name != "sieve")
                throw std::invalid_argument("--method is '" + name + "', expected map or sieve");
            command.method = name == "map" ? chomp::solve_by_map : chomp::solve_by_sieve;
        } else if (argument == "--memory") {
            const std::string &size = value();
            const auto bytes = chomp::parse_size(size);
            if (!bytes)
                throw std::invalid_argument("--memory is '" + size +
                                            "', expected a size such as 512M, from 1 to 8589934591G");
            command.memory = *bytes;
        } else if (argument.starts_with("-")) {
            throw std::invalid_argument(
                "unknown option '" + argument +
                "', expected --all, --draw, --method, --memory, --stats, --help or --version");
        } else if (state) {
            throw std::invalid_argument("'" + argument + "' found after the state, expected one state; " +
                                        std::string(usage));
        } else {
            state = argument;
        }
    }
    if (!state) throw std::invalid_argument("no state found; " + std::string(usage));
    command.state = *state;
    return command;
}

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

/// Tells how far the search is, on a terminal, after a second.
class Progress {
  public:
    ~Progress() {
        if (told_ > 0) std::fprintf(stderr, "\r\033[K");
    }
    void tell(std::uint64_t done, std::uint64_t states) {
        const double now = seconds_since(start_);
        if (!terminal_ || now < 1 || now < told_ + 0.2) return;
        told_ = now;
        std::fprintf(stderr, "\rchomp: %.1f%% of %.3g states, %.0f s\033[K",
                     100 * static_cast<double>(done) / static_cast<double>(states),
                     static_cast<double>(states), now);
    }

  private:
    const Clock::time_point start_ = Clock::now();
    const bool terminal_ = isatty(STDERR_FILENO) != 0;
    double told_ = 0; // when it was last
};

void flush() {
    if (!std::cout.flush()) throw std::runtime_error("cannot write to standard output");
}

void run(const std::vector<std::string> &arguments) {
    for (const std::string &argument : arguments) {
        if (argument == "--help") {
            std::cout << help;
            return;
        }
        if (argument == "--version") {
            std::cout << "chomp " << version << '\n';
            return;
        }
    }
    const Command command = parse(arguments);
    const auto board = [&] {
        try {
            return chomp::Board(command.state);
        } catch (const std::invalid_argument &error) {
            throw std::invalid_argument(std::string(error.what()) + "; " + std::string(usage));
        }
    }();

    const auto start = Clock::now();
    chomp::Solution solution;
    {
        Progress progress;
        solution = command.method(board, {.memory = command.memory,
                                          .threads = 0,
                                          .progress = [&](std::uint64_t done, std::uint64_t states) {
                                              progress.tell(done, states);
                                          }});
    }
    const double seconds = seconds_since(start);

    if (solution.wins.empty()) {
        std::cout << "LOSS\n";
        if (command.draw) std::cout << picture(board, board);
    }
    if (!command.all && solution.wins.size() > 1)
        solution.wins.erase(solution.wins.begin() + 1, solution.wins.end());
    for (const chomp::Board &after : solution.wins) {
        if (command.draw && after != solution.wins.front()) std::cout << '\n';
        std::cout << "WIN: " << after.text() << '\n';
        if (command.draw) std::cout << picture(board, after);
    }
    flush();
    if (command.stats)
        std::fprintf(stderr, "states: %llu\nlosses: %llu\nseconds: %.6f\npeak-memory-kib: %llu\n",
                     static_cast<unsigned long long>(solution.states),
                     static_cast<unsigned long long>(solution.losses), seconds,
                     static_cast<unsigned long long>(chomp::peak_memory_kib()));
}

/// One line whatever the words in it hold, and nothing that a terminal would obey.
void complain(std::string reason) {
    for (char &byte : reason)
        if (byte < ' ' || byte > '~') byte = '?';
    std::fprintf(stderr, "chomp: %s\n", reason.c_str());
}

} // namespace

int main(int argc, char **argv) {
    std::ios::sync_with_stdio(false);
    try {
        run(std::vector<std::string>(argv + (argc > 0), argv + argc));
        flush();
        return 0;
    } catch (const std::bad_alloc &) {
        complain("out of memory");
    } catch (const std::exception &error) {
        complain(error.what());
    }
    return 2;
}
