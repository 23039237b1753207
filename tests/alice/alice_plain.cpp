// alice_plain MAZE: the plain method to be measured against. A queue of records of cell, step size and parent; a byte
// for each state that was seen. Prints the length of the shortest solution; states and seconds on standard error.
#include "alice/maze.h"
#include "alice/memory.h"

#include <chrono>
#include <cstdio>
#include <vector>

struct Record {
    int r, c, d;
    long parent;
};

int main(int argc, char **argv) {
    if (argc != 2) return 2;
    alice::Lines lines(argv[1]);
    const alice::Maze maze = read_maze(lines);
    const auto begin = std::chrono::steady_clock::now();
    const long widths = maze.longest_step() + 2;
    std::vector<char> seen(maze.size() * static_cast<std::size_t>(widths));
    std::vector<Record> queue;
    const auto add = [&](alice::Cell cell, long arrival, long parent) {
        const auto number = maze.number(cell);
        const long d = arrival + maze.change(number);
        if (d < 0 || d >= widths) return;
        char &mark = seen[number * static_cast<std::size_t>(widths) + static_cast<std::size_t>(d)];
        if (mark == 0)
            queue.push_back(
                {static_cast<int>(cell.r), static_cast<int>(cell.c), static_cast<int>(d), parent});
        mark = 1;
    };
    add(maze.at(maze.start), 1, -1);
    long found = -1;
    for (std::size_t i = 0; i < queue.size() && found < 0; ++i) {
        const Record record = queue[i];
        const auto number = maze.number({record.r, record.c});
        if (number == maze.goal) found = static_cast<long>(i);
        for (std::size_t k = 0; k < alice::directions.size() && record.d > 0; ++k) {
            const alice::Cell to = maze.landing({record.r, record.c}, k, record.d);
            if ((maze.arrows[number] >> k & 1) && maze.has(to)) add(to, record.d, static_cast<long>(i));
        }
    }
    long steps = -1;
    for (long at = found; at >= 0; at = queue[static_cast<std::size_t>(at)].parent) ++steps;
    std::printf("%ld\n", steps);
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    std::fprintf(stderr, "states: %zu\nseconds: %.6f\npeak-memory-kib: %zu\n", queue.size(), seconds,
                 alice::peak_memory_kib());
}
