// chomp_reference [--stats] STATE: the exercise as a student hands it in, with nothing of ours: all states as
// strings, in a chained hash map (std::unordered_map is one) from a state to its winning successor. The
// gradescripts up to 100 must pass it (tests/harness), and tests/bench measures chomp against it.
#include <chrono>
#include <cstddef>
#include <iostream>
#include <string>
#include <sys/resource.h>
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

static bool is_a_board(const std::string &text) {
    for (std::size_t i = 0; i < text.size(); ++i)
        if (text[i] < '0' || text[i] > '9' || (i > 0 && text[i] > text[i - 1])) return false;
    return !text.empty() && text[0] != '0';
}

int main(int argc, char **argv) {
    const bool stats = argc == 3 && argv[1] == std::string("--stats");
    const std::string board = argc > 1 ? argv[argc - 1] : "";
    if ((argc != 2 && !stats) || !is_a_board(board)) {
        std::cerr << "usage: chomp STATE\n";
        return 1;
    }
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
    rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    if (stats)
        std::cerr << "states: " << winning.size() << "\nseconds: " << seconds.count()
                  << "\npeak-memory-kib: " << usage.ru_maxrss << '\n';
}
