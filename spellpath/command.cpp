#include "spellpath/command.h"

#include "shell/arguments.h"
#include "shell/files.h"
#include "shell/machine.h"
#include "shell/terminal.h"
#include "shell/text.h"

#include <cstdio>
#include <string_view>
#include <utility>
#include <vector>

namespace spell {

namespace {

// Options of one spell program that people may try with another, and the command that they belong to.
constexpr std::pair<std::string_view, std::string_view> options_of_siblings[] = {
    {"--svg", "spellseeker board | spellscreen --svg >path.svg"},
    {"--paper", "spellseeker board | spellscreen --svg --paper a4 >page.svg"},
    {"--title", "spellseeker board | spellscreen --svg --title TEXT >page.svg"},
    {"--dark", "spellseeker board | spellscreen --svg --dark >path.svg"},
    {"--longest", "spellseeker board | spellchecker --longest"},
    {"--method", "spellpath --method NAME board"},
    {"--seed", "spellgen --seed N rows cols ndiff"}};

// Whether all cells are letters, in both cases: their author may have meant equal values.
bool has_both_cases(const Grid &grid) {
    bool small = false, capital = false, other = false;
    for (int r = 0; r < grid.rows(); ++r)
        for (const char c : grid.row(r)) {
            if (c >= 'a' && c <= 'z') small = true;
            else if (c >= 'A' && c <= 'Z') capital = true;
            else other = other || c != '-';
        }
    return small && capital && !other;
}

std::string json_of(const Grid &grid, const Solution &solution) {
    std::string cells;
    for (const Cell cell : solution.path)
        cells += (cells.empty() ? "[" : ", [") + std::to_string(cell.r) + ", " + std::to_string(cell.c) + ']';
    return "{\"rows\": " + std::to_string(grid.rows()) + ", \"cols\": " + std::to_string(grid.cols()) +
           ", \"length\": " + std::to_string(solution.path.size()) +
           ", \"bound\": " + std::to_string(solution.at_most) + ", \"path\": [" + cells + "]}\n";
}

} // namespace

void Watch::poll() {
    constexpr double proof_share = 0.75; // of the time; the rest is for longer paths
    const double share = searched_.proving ? proof_share : 1;
    if (shell::Interruption::requested() || (limit_ && seconds() >= share * *limit_)) throw Stopped();
    line_.poll([this] {
        std::string text = std::to_string(searched_.cells) + " cells";
        if (searched_.vertices > 0)
            text += ", " + shell::percent(searched_.done, searched_.work) + " of a block of " +
                    std::to_string(searched_.vertices) + " vertices";
        return text + ", best " + std::to_string(searched_.best) + ", at most " +
               std::to_string(searched_.at_most);
    });
}

void BoardArguments::take(shell::Arguments &arguments) {
    if (arguments.is("--grid")) {
        shape = arguments.choice<Shape>(shapes);
        return;
    }
    for (const auto &[option, example] : options_of_siblings)
        if (arguments.is(option))
            throw shell::Misuse(std::string(option) + " found, expected it as in: " + std::string(example));
    const std::string &word = arguments.operand();
    if (file)
        throw shell::Misuse(shell::in_quotes(word) + " found, expected one file at most" +
                            shell::one_by_one({*file, word}));
    file = word;
}

Board BoardArguments::read(const char *program, PathText path_text) const {
    Board board = read_board(file.value_or("-"), path_text);
    board.grid.shape = shape;
    if (!board.note.empty()) shell::say(program, board.note);
    return board;
}

int run_search(const char *program, shell::Arguments &arguments,
               std::string (*answer)(const Grid &, const Solution &)) {
    BoardArguments source;
    Method method = Method::automatic;
    std::optional<double> time_limit; // seconds
    std::uint64_t memory = shell::process_memory() / 2;
    while (arguments.next()) {
        if (arguments.is("--json") || arguments.is("--stats")) continue;
        if (arguments.is("--memory")) memory = arguments.size();
        else if (arguments.is("--time-limit")) time_limit = arguments.seconds();
        else if (arguments.is("--method")) method = arguments.choice<Method>(methods);
        else source.take(arguments);
    }
    Board board = source.read(program, PathText::ignore);
    const std::string file = board.file;
    const Grid grid = grid_of(std::move(board));
    if (has_both_cases(grid))
        shell::say(program, file + ": small and capital letters found: they are different values, 32 apart");
    Counters counters;
    SearchProgress progress;
    Solution solution;
    double seconds = 0;
    {
        Watch watch(program, time_limit, progress);
        solution = longest_path(grid, method, {memory, [&watch] { watch.poll(); }}, counters, progress);
        seconds = watch.seconds();
    }
    shell::write_answer((arguments.given("--json") ? json_of : answer)(grid, solution));
    if (arguments.given("--stats")) write_stats(counters, seconds);
    if (solution.proved()) return 0;
    std::fprintf(stderr, "%s: best %zu, at most %zu\n", program, solution.path.size(), solution.at_most);
    return 1;
}

void write_stats(const Counters &counters, double seconds) {
    std::vector<std::pair<std::string_view, std::uint64_t>> counts = {
        {"calls", counters.calls},        {"cache-hits", counters.hits}, {"cache-entries", counters.entries},
        {"blocks", counters.blocks},      {"largest-bag", counters.bag}, {"states", counters.states},
        {"pairs-joined", counters.pairs}, {"last-stage", counters.stage}};
    std::erase_if(counts, [](const auto &count) { return count.second == 0; });
    shell::print_stats(counts, seconds);
}

} // namespace spell
