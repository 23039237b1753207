// clock: a clock that runs too fast or too slowly, to be preloaded: no case may depend on how fast a machine
// is.
//
//   LD_PRELOAD=build/tests/clock.so CLOCK_RATE=0.1 tests/gradeall
//
// All programs then see CLOCK_REALTIME and CLOCK_MONOTONIC, and so the clocks of std::chrono, run CLOCK_RATE
// times as fast from their start on: at a rate of 0.1 the machine seems to be ten times as fast as it is.
// Sleeping and waiting keep real time, as do processor time and the limits of watch.cpp, which uses
// CLOCK_MONOTONIC_RAW.

#include <cstdint>
#include <cstdlib>
#include <ctime>
#include <sys/syscall.h>
#include <unistd.h>

namespace {

constexpr std::int64_t second = 1'000'000'000;

std::int64_t nanoseconds(clockid_t clock) {
    timespec now = {};
    syscall(SYS_clock_gettime, clock, &now);
    return now.tv_sec * second + now.tv_nsec;
}

const char *const said = std::getenv("CLOCK_RATE");
const double rate = said == nullptr ? 1 : std::strtod(said, nullptr);
const std::int64_t realtime = nanoseconds(CLOCK_REALTIME), monotonic = nanoseconds(CLOCK_MONOTONIC);

} // namespace

extern "C" int clock_gettime(clockid_t clock, timespec *now) noexcept {
    if (clock != CLOCK_REALTIME && clock != CLOCK_MONOTONIC)
        return static_cast<int>(syscall(SYS_clock_gettime, clock, now));
    const std::int64_t start = clock == CLOCK_REALTIME ? realtime : monotonic;
    const std::int64_t time =
        start + static_cast<std::int64_t>(rate * static_cast<double>(nanoseconds(clock) - start));
    now->tv_sec = time / second;
    now->tv_nsec = time % second;
    return 0;
}
