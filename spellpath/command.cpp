// The command line and the answer of spellpath and spellseeker, and the watch over a search.
#include "spellpath/command.h"

#include "shell/files.h"
#include "shell/text.h"

#include <string_view>
#include <utility>

namespace spell {

namespace {

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

bool Watch::take(shell::Arguments &arguments) {
    if (arguments.is("--memory")) memory_ = arguments.size();
    else if (arguments.is("--time-limit")) time_limit_ = arguments.seconds();
    else return false;
    return true;
}

Solution Watch::solve(const Grid &grid, Method method) {
    constexpr double proof_share = 0.5; // of the time; the rest is for longer paths
    constexpr double pairs = 4e7;       // of states that are joined in a second
    interruption_.emplace();
    SearchProgress progress;
    shell::Progress line;
    const auto poll = [&] {
        const double share = progress.proving ? proof_share : 1;
        if (shell::Interruption::requested() || line.seconds() >= share * time_limit_) throw Stopped();
        line.poll([&progress] {
            std::string text = std::to_string(progress.cells) + " cells";
            if (progress.vertices > 0)
                text += ", " + shell::percent(progress.done, progress.work) + " of a block of " +
                        std::to_string(progress.vertices) + " vertices";
            return text + ", best " + std::to_string(progress.best) + ", at most " +
                   std::to_string(progress.at_most);
        });
    };
    const Limits limits{.memory = memory_, .poll = poll, .most_work = pairs * time_limit_};
    const Solution solution = longest_path(grid, method, limits, counters_, progress);
    seconds_ = line.seconds();
    return solution;
}

void Watch::write_stats() const {
    std::vector<std::pair<std::string_view, std::uint64_t>> counts = {
        {"calls", counters_.calls},           {"cache-hits", counters_.hits},
        {"cache-entries", counters_.entries}, {"blocks", counters_.blocks},
        {"largest-bag", counters_.bag},       {"states", counters_.states},
        {"pairs-joined", counters_.pairs},    {"last-stage", counters_.stage}};
    std::erase_if(counts, [](const auto &count) { return count.second == 0; });
    shell::print_stats(counts, seconds_);
}

void BoardArguments::take(shell::Arguments &arguments) {
    if (arguments.is("--grid")) {
        shape = arguments.choice<Shape>(shapes);
        return;
    }
    if (arguments.is_flag()) return;
    shell::add_operand(files, arguments.operand());
    arguments.expect(0, most, files,
                     most == 2 ? "a grid and a path"
                               : "at most one file: the rows of a grid and, behind the word PATH, a path");
}

Board BoardArguments::read(PathText path_text) const {
    Board board = read_board(files.empty() ? "-" : files[0], path_text, files.size() > 1 ? files[1] : "");
    board.grid.shape = shape;
    if (!board.note.empty()) shell::say(board.note);
    return board;
}

int run_search(shell::Arguments &arguments, std::string (*answer)(const Grid &, const Solution &)) {
    BoardArguments source;
    Watch watch;
    Method method = Method::automatic;
    while (arguments.next()) {
        if (arguments.is("--method")) method = arguments.choice<Method>(methods);
        else if (!watch.take(arguments)) source.take(arguments);
    }
    Board board = source.read(PathText::ignore);
    const std::string file = board.file;
    const Grid grid = grid_of(std::move(board));
    if (has_both_cases(grid))
        shell::say(file + ": small and capital letters found: they are different values, 32 apart");
    const Solution solution = watch.solve(grid, method);
    shell::write_answer((arguments.given("--json") ? json_of : answer)(grid, solution));
    if (arguments.given("--stats")) watch.write_stats();
    if (solution.proved()) return 0;
    shell::say("best " + std::to_string(solution.path.size()) + ", at most " +
               std::to_string(solution.at_most));
    return 1;
}

} // namespace spell
