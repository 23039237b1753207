#include "alice/walk.h"

#include <utility>

namespace alice {

namespace {

using shell::Lines, shell::in_quotes;

// What is wrong with a step from a state to a cell, if anything.
std::optional<std::string> fault_of_step(const Maze &maze, State state, Cell to) {
    const std::string here = text_of(maze.at(state.cell));
    if (state.cell == maze.goal) return "the walk goes on after the goal " + here;
    if (maze.has(to) && direction_of(maze, state, maze.number(to))) return {};
    return "no step from " + here + " to " + text_of(to) + ": the step size is " + std::to_string(state.d) +
           ", the arrows are" + arrows_text(maze, state.cell);
}

} // namespace

std::vector<Walk> read_walks(shell::InputFile &file) {
    const shell::Text text = file.read();
    Lines lines(file.name(), shell::view_of(text));
    const std::string expected = " found, expected a walk such as (2, 0) -> (1, 0)";
    const auto fail = [&](std::string_view found) {
        throw lines.error_at(found.data(), in_quotes(found) + expected);
    };
    std::vector<Walk> walks;
    std::optional<std::int64_t> claim; // its walk has not come yet
    bool open = false;                 // the last line ended with an arrow
    while (lines.next()) {
        std::string_view rest = content_of(lines.text()), line = rest;
        if (rest.empty()) continue;
        if (take(rest, "The shortest path length was ")) {
            if (open || claim || !(claim = take_number(rest)) || !take(rest, "steps.") || !rest.empty())
                fail(line);
            continue;
        }
        take(rest, "The path was ");
        const bool one_cell = !claim && rest.find('(') == rest.rfind('(');
        if (walks.empty() || !(open | take(rest, "->") | one_cell))
            walks.push_back({{}, std::exchange(claim, {})});
        do {
            skip_blanks(rest);
            const std::optional<Cell> cell = take_cell(rest);
            if (!cell) fail(rest);
            walks.back().cells.push_back(*cell);
            open = take(rest, "->");
        } while (!take(rest, ".") && !rest.empty());
        skip_blanks(rest);
        if (!rest.empty()) fail(rest);
    }
    if (walks.empty() || claim || open) throw lines.error("the end" + expected);
    return walks;
}

Followed follow(const Maze &maze, const Walk &walk, bool to_goal) {
    Followed followed{{maze.first()}, {}};
    const Cell start = maze.at(maze.start), last = walk.cells.back();
    if (walk.cells.front() != start)
        followed.fault = Fault{0, text_of(walk.cells.front()) + " is not the start " + text_of(start)};
    std::size_t step = 1;
    for (; step < walk.cells.size() && !followed.fault; ++step) {
        const State state = followed.states.back();
        if (auto reason = fault_of_step(maze, state, walk.cells[step])) followed.fault = Fault{step, *reason};
        else followed.states.push_back(maze.arrived(maze.number(walk.cells[step]), state.d));
    }
    if (!to_goal || followed.fault) return followed;
    if (last != maze.at(maze.goal))
        followed.fault = Fault{step - 1, "the walk ends at " + text_of(last) + ", not at the goal " +
                                             text_of(maze.at(maze.goal))};
    else if (walk.claim && *walk.claim != static_cast<std::int64_t>(step - 1))
        followed.fault = Fault{step - 1, "the walk ends here, but has " + std::to_string(*walk.claim) +
                                             " steps by its own account"};
    return followed;
}

} // namespace alice
