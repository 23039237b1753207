// dond_exact: small dice by counting. Without operands it compares the library with two exact counts of the
// games survived, and says how many chances agree in the six digits that are printed and as fractions;
// `dond_exact s t last-roll` prints one chance.
//
// A chance is a whole number of games over s^t. With both below 2^53 one IEEE division gives the nearest
// double.

#include "dond/dond.h"
#include "dond/exact.h"

#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace {

using Games = std::uint64_t;

constexpr Games limit = Games{1} << 53;

/// s^t, or limit if it is that or more.
Games power(Games s, int t) {
    Games result = 1;
    for (; t > 0; --t) {
        result *= s;
        if (result >= limit) return limit;
    }
    return result;
}

bool loses(int roll, int previous) { return std::abs(roll - previous) <= 1; }

/// Survived games of t rolls for last roll -1 (at [0]) to s-1 (at [s]): all s^t sequences of rolls, one by
/// one.
std::vector<Games> enumerate(int s, int t) {
    const auto faces = static_cast<std::size_t>(s);
    std::vector<Games> survived(faces + 1, 0);
    std::vector<int> rolls(static_cast<std::size_t>(t), 0);
    for (;;) {
        bool stands = true;
        for (std::size_t k = 1; k < rolls.size() && stands; ++k) stands = !loses(rolls[k], rolls[k - 1]);
        if (stands) {
            ++survived[0];
            for (int last = 0; last < s; ++last) {
                if (t == 0 || !loses(rolls[0], last)) ++survived[static_cast<std::size_t>(last) + 1];
            }
        }
        std::size_t k = 0;
        while (k < rolls.size() && ++rolls[k] == s) rolls[k++] = 0;
        if (k == rolls.size()) return survived;
    }
}

/// The same numbers roll by roll, each a sum over the next faces. They must be below 2^64.
std::vector<Games> count(int s, int t) {
    const auto faces = static_cast<std::size_t>(s);
    std::vector<Games> survived(faces + 1, 1);
    for (; t > 0; --t) {
        std::vector<Games> next(faces + 1, 0);
        for (int roll = 0; roll < s; ++roll) {
            const Games games = survived[static_cast<std::size_t>(roll) + 1];
            next[0] += games;
            for (int last = 0; last < s; ++last) {
                if (!loses(roll, last)) next[static_cast<std::size_t>(last) + 1] += games;
            }
        }
        survived = next;
    }
    return survived;
}

std::string printed(double chance) {
    std::ostringstream text;
    text << chance;
    return text.str();
}

/// In lowest terms, by Euclid.
std::string fraction(Games games, Games all) {
    Games a = games, b = all;
    while (b > 0) a = std::exchange(b, a % b);
    const std::string over = all == a ? "" : '/' + std::to_string(all / a);
    return std::to_string(games / a) + over;
}

struct Tally {
    int agreed = 0;
    int compared = 0;

    void compare(int s, int t, const std::vector<Games> &survived) {
        for (int last = -1; last < s; ++last) {
            const Games games = survived[static_cast<std::size_t>(last + 1)],
                        all = power(static_cast<Games>(s), t);
            const double expected = static_cast<double>(games) / static_cast<double>(all);
            const double actual = dond::chance(s, t, last).chance;
            ++compared;
            if (printed(actual) == printed(expected) &&
                dond::exact_chance(s, t, last) == fraction(games, all)) {
                ++agreed;
            } else if (compared - agreed <= 5) {
                std::cout << s << ' ' << t << ' ' << last << ": " << printed(actual) << ", expected "
                          << printed(expected) << '\n';
            }
        }
    }

    void report(const char *title) const {
        std::cout << title << ": " << agreed << " of " << compared << " agree\n";
    }
};

} // namespace

int main(int argc, char **argv) {
    if (argc == 4) {
        const int s = std::atoi(argv[1]);
        const int t = std::atoi(argv[2]);
        const int last = std::atoi(argv[3]);
        if (s < 1 || t < 0 || last < -1 || last >= s || power(static_cast<Games>(s), t) == limit) {
            std::cerr << "dond_exact: s^t must be below 2^53\n";
            return 2;
        }
        std::cout << static_cast<double>(count(s, t)[static_cast<std::size_t>(last + 1)]) /
                         static_cast<double>(power(static_cast<Games>(s), t))
                  << '\n';
        return 0;
    }
    Tally enumerated;
    for (int s = 1; s <= 8; ++s) {
        for (int t = 0; t <= 7; ++t) enumerated.compare(s, t, enumerate(s, t));
    }
    enumerated.report("s to 8, t to 7, enumerated");

    Tally counted;
    for (int s = 1; s <= 70; ++s) {
        for (int t = 0; t <= 60 && power(static_cast<Games>(s), t) < limit; ++t) {
            counted.compare(s, t, count(s, t));
        }
    }
    counted.report("s to 70, s^t < 2^53, counted");
    return 0;
}
