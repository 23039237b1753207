// It crashes after a right answer.
#include <cstdlib>
#include <iostream>
#include <map>

std::map<std::pair<int, int>, double> memo;

double chance(int s, int t, int last) {
    if (t == 0) return 1;
    const auto known = memo.find({t, last});
    if (known != memo.end()) return known->second;
    double sum = 0;
    for (int face = 0; face < s; face++)
        if (last < 0 || std::abs(face - last) > 1) sum += chance(s, t - 1, face);
    return memo[{t, last}] = sum / s;
}

int main(int, char **argv) {
    std::cout << chance(atoi(argv[1]), atoi(argv[2]), atoi(argv[3])) << std::endl, abort();
}
