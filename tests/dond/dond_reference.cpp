// dond_reference s t last-roll: the chance as a student computes it, t times over s faces in plain doubles.
// What dond is measured against (tests/bench).
#include <cstdlib>
#include <iostream>
#include <vector>

int main(int argc, char **argv) {
    if (argc != 4) return 2;
    const long s = std::atol(argv[1]), t = std::atol(argv[2]), last = std::atol(argv[3]);
    if (last == -1 && t == 0) {
        std::cout << "1\n";
        return 0;
    }
    std::vector<double> chance(static_cast<std::size_t>(s), 1), before(chance), sum(chance.size() + 1);
    for (long roll = last == -1 ? 1 : 0; roll < t; ++roll) {
        before.swap(chance);
        for (std::size_t i = 0; i < before.size(); ++i) sum[i + 1] = sum[i] + before[i];
        for (std::size_t i = 0; i < before.size(); ++i) {
            const double below = i > 0 ? sum[i - 1] : 0;
            const double above = i + 2 < before.size() ? sum.back() - sum[i + 2] : 0;
            chance[i] = (below + above) / static_cast<double>(s);
        }
    }
    double answer = 0;
    if (last == -1) {
        for (const double each : chance) answer += each / static_cast<double>(s);
    } else {
        answer = chance[static_cast<std::size_t>(last)];
    }
    std::cout << answer << "\n";
}
