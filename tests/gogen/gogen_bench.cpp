// gogen_bench FOLDER DATA: what tests/bench measures of gogen, in process. FOLDER has lists of puzzles, 25
// squares and then the words on a line; DATA the sample puzzles. A puzzle's time is the median of several
// rounds, in which the methods take turns, and starts at the text of the board and the words. It is processor
// time.
#include "gogen/count.h"
#include "gogen/generate.h"
#include "gogen/gogen.h"

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <functional>
#include <sstream>

namespace {

using gogen::Puzzle;

std::vector<Puzzle> puzzles_of(const std::string &file) {
    std::vector<Puzzle> puzzles;
    std::ifstream in(file);
    for (std::string line; std::getline(in, line);) {
        Puzzle puzzle;
        std::istringstream fields(line);
        fields >> puzzle.board;
        for (std::string word; fields >> word;) puzzle.words.push_back(word);
        puzzles.push_back(puzzle);
    }
    return puzzles;
}

Puzzle sample(const std::string &data, const std::string &name) {
    return gogen::read_puzzle({data + '/' + name + "_board.txt", data + '/' + name + "_words.txt"},
                              gogen::Squares::legal);
}

double now() {
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

double seconds_of(const std::function<void()> &work) {
    const double start = now();
    work();
    return now() - start;
}

double median(std::vector<double> values) {
    std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2),
                     values.end());
    return values[values.size() / 2];
}

// The median time of each work, in microseconds; those that take less than 50 are repeated within a round.
std::vector<double> times_of(const std::vector<std::function<void()>> &works) {
    std::vector<int> repeats;
    for (const auto &work : works) repeats.push_back(seconds_of(work) < 5e-5 ? 50 : 1);
    std::vector<std::vector<double>> times(works.size());
    for (int round = 0; round < 5; ++round)
        for (std::size_t i = 0; i < works.size(); ++i)
            times[i].push_back(1e6 / repeats[i] * seconds_of([&] {
                                   for (int k = 0; k < repeats[i]; ++k) works[i]();
                               }));
    std::vector<double> medians;
    for (const auto &list : times) medians.push_back(median(list));
    return medians;
}

void solving(const std::string &name, const std::vector<Puzzle> &puzzles) {
    std::vector<double> plain, solve, judge;
    int late = 0;
    for (const Puzzle &puzzle : puzzles) {
        bool too_long = false;
        const auto run_plain = [&] {
            gogen::SearchStats stats;
            const double start = now();
            const auto stop = [&] { return too_long = now() - start > 0.01; };
            gogen::solve_by_masks(puzzle, stats, stop);
        };
        const auto times = times_of({[&] { gogen::solve(gogen::problem_of(puzzle)); },
                                     [&] { gogen::uniqueness_of(gogen::problem_of(puzzle)); }, run_plain});
        solve.push_back(times[0]);
        judge.push_back(times[1]);
        plain.push_back(times[2]);
        late += too_long;
    }
    const auto worst = [](const std::vector<double> &values) {
        return *std::max_element(values.begin(), values.end());
    };
    std::printf("%-34s %7zu %9.2f %9.2f %9.2f %9.2f %11.1f", name.c_str(), puzzles.size(), median(solve),
                worst(solve), median(judge), worst(judge), median(plain));
    if (late) std::printf("  (%d of them not solved in 0.01 s)", late);
    std::printf("\n");
}

void counting(const std::string &name, const std::vector<Puzzle> &puzzles, std::uint64_t least) {
    std::vector<double> times;
    for (const Puzzle &puzzle : puzzles) {
        gogen::Count count = 0;
        const double time = times_of({[&] { count = gogen::count(gogen::problem_of(puzzle)); }})[0];
        if (count >= least) times.push_back(time / 1000);
    }
    std::sort(times.begin(), times.end());
    std::printf("%-34s %7zu %9.3f %9.3f %9.3f\n", name.c_str(), times.size(), median(times),
                times[times.size() * 99 / 100], times.back());
}

void generating(const std::string &name, bool minimal) {
    const gogen::Words dictionary = gogen::small_dictionary();
    std::vector<double> rates;
    for (std::uint64_t round = 0; round < 5; ++round)
        rates.push_back(200 / seconds_of([&] {
                            for (std::uint64_t i = 0; i < 200; ++i) {
                                gogen::GeneratorOptions options;
                                options.seed = 200 * round + i;
                                options.minimal = minimal;
                                generate(dictionary, options);
                            }
                        }));
    std::printf("%-34s %9.0f puzzles a second\n", name.c_str(), median(rates));
}

} // namespace

int main(int argc, char **argv) {
    if (argc != 3) return 2;
    const std::string folder = std::string(argv[1]) + '/', data = argv[2];
    std::printf("microseconds; unique: is there one solution only; masks: the exam's method\n");
    std::printf("%-34s %7s %9s %9s %9s %9s %11s\n", "puzzles", "number", "solve", "worst", "unique", "worst",
                "masks");
    for (const char *name : {"easy", "medium", "hard"})
        solving(std::string("data/gogen ") + name, {sample(data, name)});
    const std::vector<Puzzle> nine = puzzles_of(folder + "uber.txt");
    solving("nine givens, real words", nine);
    solving("1 to 4 givens, pairs (edges2)", puzzles_of(folder + "edges2.txt"));
    solving("1 to 5 givens, pairs (hyper)", puzzles_of(folder + "hyper.txt"));
    solving("empty boards, pairs (edges0)", puzzles_of(folder + "edges0.txt"));

    std::printf("\nmilliseconds to count the solutions\n");
    std::printf("%-34s %7s %9s %9s %9s\n", "puzzles", "number", "median", "of 100:99", "worst");
    std::vector<Puzzle> halves, singles, pairs;
    for (const Puzzle &puzzle : nine) {
        for (const std::size_t first : {0u, 1u}) {
            halves.push_back({puzzle.board, {}});
            for (std::size_t i = first; i < puzzle.words.size(); i += 2)
                halves.back().words.push_back(puzzle.words[i]);
        }
        for (std::size_t i = 0; i + 1 < puzzle.words.size(); i += 5) {
            singles.push_back({std::string(25, '.'), {puzzle.words[i]}});
            pairs.push_back({std::string(25, '.'), {puzzle.words[i], puzzle.words[i + 1]}});
        }
    }
    counting("half the words, 10^7 and more", halves, 10'000'000);
    counting("an empty board, one word", singles, 0);
    counting("an empty board, two words", pairs, 0);
    counting("nine givens, all words", nine, 0);

    std::printf("\n");
    generating("nine givens", false);
    generating("nine givens, --minimal", true);
}
