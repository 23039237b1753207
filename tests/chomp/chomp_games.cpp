// chomp_games ROWS COLUMNS COUNT random|perfect [OPTION]...: plays COUNT games against `chomp --play
// OPTION... ROWSxCOLUMNS` through pipes, by random squares other than the poison, or by a brute force over
// columns' heights, at random where that loses. Checks that every square that the computer eats is there and
// is not the poison, and who it says has won; prints how many games each side won, and how often the computer
// left a winning square alone.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <map>
#include <random>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>
#include <vector>

namespace {

using Heights = std::vector<int>;
using Squares = std::vector<std::pair<int, int>>; // row and column from 1

std::FILE *to_program, *from_program;

[[noreturn]] void fail(const std::string &reason) {
    std::cout << "wrong: " << reason << '\n';
    std::exit(1);
}

Heights eaten(Heights heights, std::pair<int, int> square) {
    for (std::size_t i = static_cast<std::size_t>(square.second) - 1; i < heights.size(); ++i)
        heights[i] = std::min(heights[i], square.first - 1);
    return heights;
}

Squares squares_of(const Heights &heights) { // but the poison
    Squares squares;
    for (int column = 1; column <= static_cast<int>(heights.size()); ++column)
        for (int row = 1; row <= heights[static_cast<std::size_t>(column) - 1]; ++row)
            if (row + column > 2) squares.emplace_back(row, column);
    return squares;
}

Squares winning(const Heights &heights) {
    static std::map<Heights, Squares> known;
    if (const auto found = known.find(heights); found != known.end()) return found->second;
    Squares wins;
    for (const auto &square : squares_of(heights))
        if (winning(eaten(heights, square)).empty()) wins.push_back(square);
    return known[heights] = wins;
}

/// The question after a game; undo is offered where somebody has moved.
bool is_again(const std::string &line) { return line == "Again (y, n, undo)? " || line == "Again (y, n)? "; }

/// The program's next line that says something, or a question, which has no end in a pipe.
std::string next_event() {
    std::string line;
    for (int byte; (byte = std::getc(from_program)) != EOF;) {
        if (byte != '\n') line += static_cast<char>(byte);
        else if (line.starts_with("The computer eats") || line.ends_with("!")) return line;
        else line.clear();
        if (line == "Your move (row column): " || is_again(line)) return line;
    }
    fail("the program ended");
}

void start(std::vector<std::string> words) {
    int down[2], up[2];
    if (pipe(down) != 0 || pipe(up) != 0) fail("no pipe");
    if (fork() == 0) {
        dup2(down[0], STDIN_FILENO);
        dup2(up[1], STDOUT_FILENO);
        for (const int end : {down[0], down[1], up[0], up[1]}) close(end);
        std::vector<char *> arguments;
        for (std::string &word : words) arguments.push_back(word.data());
        arguments.push_back(nullptr);
        execvp(arguments[0], arguments.data());
        _exit(127);
    }
    close(down[0]);
    close(up[1]);
    to_program = fdopen(down[1], "w");
    from_program = fdopen(up[0], "r");
}

void type(const std::string &line) {
    std::fputs((line + '\n').c_str(), to_program);
    std::fflush(to_program);
}

} // namespace

int main(int argc, char **argv) {
    if (argc < 5) return 2;
    const Heights bar(static_cast<std::size_t>(std::atoi(argv[2])), std::atoi(argv[1]));
    const bool perfect = !std::strcmp(argv[4], "perfect");
    std::vector<std::string> words{"chomp", "--play"};
    words.insert(words.end(), argv + 5, argv + argc);
    words.push_back(std::string(argv[1]) + 'x' + argv[2]);
    start(words);
    std::mt19937 engine(1);
    int computer = 0, human = 0, slips = 0;
    for (int game = std::atoi(argv[3]); game > 0; --game) {
        Heights heights = bar;
        bool humans = false; // whose the last square was
        while (heights[0] > 1 || (heights.size() > 1 && heights[1] > 0)) {
            const std::string event = next_event();
            humans = event == "Your move (row column): ";
            Squares wins = winning(heights);
            std::pair<int, int> square;
            if (humans) {
                const Squares any = perfect && !wins.empty() ? wins : squares_of(heights);
                square = any[engine() % any.size()];
                type(std::to_string(square.first) + ' ' + std::to_string(square.second));
            } else {
                if (std::sscanf(event.c_str(), "The computer eats row %d, column %d.", &square.first,
                                &square.second) != 2)
                    fail("found " + event);
                const Squares any = squares_of(heights);
                if (std::find(any.begin(), any.end(), square) == any.end()) fail("no such square: " + event);
                slips += !wins.empty() && std::find(wins.begin(), wins.end(), square) == wins.end();
            }
            heights = eaten(heights, square);
        }
        const std::string verdict = humans ? "Only the poison is left for the computer: you win!"
                                           : "Only the poison is left for you: the computer wins!";
        if (const std::string said = next_event(); said != verdict) fail("found " + said);
        if (!is_again(next_event())) fail("no question");
        ++(humans ? human : computer);
        type(game > 1 ? "y" : "n");
    }
    std::fclose(to_program);
    while (std::getc(from_program) != EOF) {
    }
    wait(nullptr); // so that its time is counted with ours
    std::cout << computer << " won by the computer, " << human << " lost, " << slips << " slips\n";
}
