// chomp: is a state of Chomp lost, and if not, which move wins? Or a game against the computer.

#include "chomp/answer.h"
#include "chomp/chomp.h"
#include "chomp/options.h"
#include "chomp/picture.h"
#include "chomp/play.h"
#include "chomp/shell.h"

#include <cstdio>
#include <string>

using namespace chomp;

namespace {

std::string answer(const Command &command, const Solution &solution) {
    switch (command.print) {
    case Command::Print::svg:
        return svg_picture(*command.board, solution.wins);
    case Command::Print::json:
        return answer_json(*command.board, solution);
    default:
        return answer_text(*command.board, solution, command.print == Command::Print::picture);
    }
}

void print_stats(const Solution &solution, double seconds) {
    std::fprintf(stderr, "states: %llu\nlosses: %llu\nseconds: %.6f\npeak-memory-kib: %llu\n",
                 static_cast<unsigned long long>(solution.states),
                 static_cast<unsigned long long>(solution.losses), seconds,
                 static_cast<unsigned long long>(shell::peak_memory_kib()));
}

int run(shell::Arguments &arguments) {
    const Command command = parse(arguments);
    if (command.play) {
        play(command.board, command.first, command.memory);
        return 0;
    }

    Solution solution;
    double seconds = 0;
    {
        shell::Progress progress("chomp");
        solution =
            command.method(*command.board, {.memory = command.memory,
                                            .threads = 0,
                                            .progress = [&](std::uint64_t done, std::uint64_t states) {
                                                progress.poll([&] {
                                                    return progress_text(progress.seconds(), done, states);
                                                });
                                            }});
        seconds = progress.seconds();
    }
    if (!command.all && solution.wins.size() > 1) // one winning move is the answer
        solution.wins.erase(solution.wins.begin() + 1, solution.wins.end());
    shell::write_answer(answer(command, solution));
    if (command.stats) print_stats(solution, seconds);
    return 0;
}

} // namespace

int main(int argc, char **argv) { return shell::run("chomp", help, argc, argv, run); }
