// chomp_textbook [--stats] STATE: the exercise as a student hands it in, what chomp is measured against
// (tests/bench): all states as strings, in a chained hash map from a state to its winning successor.
#include "chomp/memory.h"

#include <chrono>
#include <cstddef>
#include <iostream>
#include <string>
#include <unordered_map>
#include <vector>

static std::vector<std::string> chomp_states(const std::string &board) {
    std::vector<std::string> states;
    for (std::string state(board.size(), '0');;) {
        states.push_back(state);
        std::size_t column = board.size();
        while (column > 0 && (state[column - 1] == board[column - 1] ||
                              (column > 1 && state[column - 1] == state[column - 2])))
            --column;
        if (column == 0) return states;
        ++state[column - 1];
        for (; column < state.size(); ++column) state[column] = '0';
    }
}

static std::vector<std::string> chomp_successors(const std::string &state) {
    std::vector<std::string> successors;
    for (std::size_t column = 0; column < state.size(); ++column) {
        for (char height = '0'; height < state[column]; ++height) {
            std::string successor = state;
            for (std::size_t right = column; right < state.size(); ++right)
                if (successor[right] > height) successor[right] = height;
            successors.push_back(successor);
        }
    }
    return successors;
}

int main(int argc, char **argv) {
    const bool stats = argc == 3 && argv[1] == std::string("--stats");
    if (argc != 2 && !stats) return 2;
    const std::string board = argv[argc - 1];
    const auto start = std::chrono::steady_clock::now();
    std::unordered_map<std::string, std::string> winning; // an empty string: none
    for (const std::string &state : chomp_states(board)) {
        std::string found = state.find_first_not_of('0') == std::string::npos ? state : "";
        for (const std::string &successor : chomp_successors(state)) {
            if (!winning[successor].empty()) continue;
            found = successor;
            break;
        }
        winning[state] = found;
    }
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    std::cout << (winning[board].empty() ? "LOSS" : "WIN: " + winning[board]) << '\n';
    if (stats)
        std::cerr << "states: " << winning.size() << "\nseconds: " << seconds.count()
                  << "\npeak-memory-kib: " << chomp::peak_memory_kib() << '\n';
}
