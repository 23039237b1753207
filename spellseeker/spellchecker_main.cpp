// spellchecker: judges the board and the path that a spellseeker wrote, by judge() of spellpath/board.h.
//
// With --longest, the solver says whether the path is a longest one.
#include "shell/arguments.h"
#include "shell/files.h"
#include "shell/text.h"
#include "spellpath/board.h"
#include "spellpath/command.h"
#include "spellpath/solver.h"

#include <cstddef>
#include <stdexcept>
#include <string>

static constexpr char help[] =
    R"(usage: spellchecker [OPTION]... [FILE [PATH]]
Reads a grid and, after the word PATH or from a file of its own, a path: the row
and column of each cell.
Prints `OK - Pathlength = N` if the path is legal, and otherwise its first
fault.

  FILE                  the board; standard input when it is - or absent
  --grid NAME           which cells touch: hex (the default), square4, square8
  --longest             check also that no path is longer, by spellseeker's
                        solver
  --time-limit SECONDS  stop that after this time, such as 0.5
  --memory SIZE         let it use this much, such as 512M (K, M or G; default:
                        half of what the process may have)
  --json                print one JSON object: verdict (OK or bad), length, and
                        what is wrong: reason, line, step (of the path, from 0),
                        row, col, longest
  --stats               with --longest, print counts, seconds and peak memory
                        on standard error
  -o FILE               put the answer in FILE, whole or not at all
  -h, --help, --version

Examples:
  spellgen 12 16 4 | spellseeker >path
  spellchecker path
  spellchecker --longest --time-limit 60 path

Exit code: 0 the path is right, 1 it is not, 2 misuse, bad input, or not settled
within the limits.
)";

namespace {

using namespace spell;

int check(shell::Arguments &arguments) {
    BoardArguments source{.files = {}, .most = 2};
    Watch watch;
    while (arguments.next())
        if (!watch.take(arguments)) source.take(arguments);
    arguments.needs({"--stats"}, {"--longest"});
    const Verdict verdict = judge(source.read(PathText::read));

    const std::string length = std::to_string(verdict.length);
    // The fault in the words of the lab, and what JSON adds.
    std::string reason, json;
    const auto add = [&json](const std::string &key, auto value) {
        json += ", \"" + key + "\": " + std::to_string(value);
    };
    if (const auto &fault = verdict.fault) {
        reason = fault->message;
        add("line", fault->line);
        if (fault->step) {
            add("step", *fault->step);
            add("row", fault->cell.r);
            add("col", fault->cell.c);
        }
    } else if (arguments.given("--longest")) {
        const Solution solution = watch.solve(verdict.grid, Method::automatic);
        if (arguments.given("--stats")) watch.write_stats();
        const std::size_t longest = solution.path.size();
        add("longest", longest);
        if (longest > verdict.length)
            reason = "Bad Path -- length " + length + ", but " +
                     (solution.proved() ? "the longest path has length " : "there is one of length ") +
                     std::to_string(longest) + ".";
        else if (solution.at_most > verdict.length)
            throw std::runtime_error("not settled within the limits: the path has length " + length +
                                     ", the longest from " + length + " to " +
                                     std::to_string(solution.at_most));
    }
    const bool right = reason.empty();
    // To the lab an empty path is right.
    if (right && verdict.length == 0 && !arguments.given("--longest"))
        shell::say("the path is empty, expected PATH and its cells after the grid");
    std::string text = right ? "OK - Pathlength = " + length : reason;
    if (arguments.given("--json"))
        text = std::string("{\"verdict\": ") + (right ? "\"OK\"" : "\"bad\"") + ", \"length\": " + length +
               (right ? "" : ", \"reason\": " + shell::json_string(reason)) + json + "}";
    shell::write_answer(text + "\n");
    return right ? 0 : 1;
}

} // namespace

int main(int argc, char **argv) { return shell::run("spellchecker", help, argc, argv, check); }
