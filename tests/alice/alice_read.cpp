// alice_read MAZE: reads the maze five times, and prints the median of the megabytes a second.
#include "alice/format.h"
#include "dond/shell/files.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <string>
#include <vector>

int main(int argc, char **argv) {
    if (argc != 2) return 2;
    std::vector<double> rates;
    for (int i = 0; i < 5; ++i) {
        const auto begin = std::chrono::steady_clock::now();
        shell::InputFile file = shell::InputFile::open(argv[1], "a maze");
        std::string walk;
        const alice::Maze maze = alice::read_maze(file, walk);
        const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
        rates.push_back(static_cast<double>(std::filesystem::file_size(argv[1])) / 1e6 / seconds.count());
    }
    std::sort(rates.begin(), rates.end());
    std::printf("%.0f\n", rates[2]);
}
