// The lecture's program as a student would write it in C++, with iostreams and nothing of ours: it must pass
// the cases up to 100.
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

namespace {

std::vector<std::string> board, words;

std::size_t prefix_search(const std::string &x) {
    return static_cast<std::size_t>(std::lower_bound(words.begin(), words.end(), x) - words.begin());
}

int solve_direction(int base_row, int base_col, int row_delta, int col_delta) {
    const int rows = static_cast<int>(board.size()), columns = static_cast<int>(board[0].size());
    const auto at = [](int i, int j) {
        return board[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)];
    };
    std::string sequence(1, at(base_row, base_col));
    int matches = 0;
    for (int i = base_row + row_delta, j = base_col + col_delta; i >= 0 && j >= 0 && i < rows && j < columns;
         i += row_delta, j += col_delta) {
        sequence += at(i, j);
        const std::size_t found = prefix_search(sequence);
        if (found == words.size() || words[found].compare(0, sequence.size(), sequence) != 0) break;
        if (words[found] != sequence) continue;
        ++matches;
        std::cout << "Found " << sequence << " at " << base_row << ' ' << base_col << " to " << i << ' ' << j
                  << '\n';
    }
    return matches;
}

int solve_puzzle() {
    int matches = 0;
    for (int r = 0; r < static_cast<int>(board.size()); ++r)
        for (int c = 0; c < static_cast<int>(board[0].size()); ++c)
            for (int rd = -1; rd <= 1; ++rd)
                for (int cd = -1; cd <= 1; ++cd)
                    if (rd != 0 || cd != 0) matches += solve_direction(r, c, rd, cd);
    return matches;
}

bool read_line(std::istream &in, std::string &line) {
    if (!std::getline(in, line)) return false;
    if (!line.empty() && line.back() == '\r') line.pop_back();
    return true;
}

std::ifstream open_file(const std::string &message) {
    for (std::string name;;) {
        std::cout << message << ": " << std::endl;
        if (!read_line(std::cin, name)) std::exit(0);
        std::ifstream file(name);
        if (file && !std::filesystem::is_directory(name)) {
            std::cout << "Opened " << name << std::endl;
            return file;
        }
        std::cerr << "Cannot open " << name << '\n';
    }
}

} // namespace

int main() {
    std::ifstream puzzle = open_file("Enter puzzle file"), dictionary = open_file("Enter dictionary name");
    std::cout << "Reading files..." << std::endl;
    std::string line;
    while (read_line(puzzle, line)) {
        if (!board.empty() && line.size() != board[0].size())
            std::cerr << "Puzzle is not rectangular; skipping row\n";
        else board.push_back(line);
    }
    while (read_line(dictionary, line)) {
        if (!words.empty() && line < words.back()) std::cerr << "Dictionary is not sorted... skipping\n";
        else words.push_back(line);
    }
    std::cout << "Solving..." << std::endl;
    solve_puzzle();
}
