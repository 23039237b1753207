#include "alice/walk.h"

#include "alice/scan.h"
#include "shell/files.h"
#include "shell/text.h"

#include <algorithm>
#include <bit>
#include <unistd.h>
#include <utility>

namespace alice {

namespace {

using shell::InputError, shell::Lines, shell::in_quotes;

// Removes the label in front of a walk, such as `1 (15):`, and returns the number of steps in it.
std::optional<std::int64_t> take_label(std::string_view &text) {
    const std::size_t end = text.rfind(':') + 1; // 0 if there is none
    std::string_view label = text.substr(0, end);
    text.remove_prefix(end);
    label.remove_prefix(std::min(label.find('('), label.size()));
    const std::optional<std::int64_t> steps = take(label, "(") ? take_number(label) : std::nullopt;
    return take(label, ")") || take(label, ";") || take(label, "step") ? steps : std::nullopt;
}

} // namespace

std::vector<Walk> read_walks(const std::string &name, std::string_view text) {
    Lines lines(name, text);
    const std::string expected = " found, expected a walk such as (2, 0) -> (1, 0) or u dl";
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
        if (const auto steps = take_label(rest)) claim = steps;
        const bool arrow = !walks.empty() && take(rest, "->"), joined = open || arrow;
        const bool in_cells = joined || rest.find_first_of("0123456789") != rest.npos;
        // Take its cells or moves.
        Walk part;
        do {
            skip_blanks(rest);
            const std::string_view begin = rest;
            const std::optional<Cell> cell = in_cells ? take_cell(rest) : std::nullopt;
            const unsigned move = in_cells ? 0 : take_direction(rest);
            if (cell) part.cells.push_back(*cell);
            else if (std::has_single_bit(move)) part.moves.push_back(move);
            else fail(begin);
            open = in_cells && (take(rest, "->") || take(rest, "→"));
            if (!open) take(rest, ",");
        } while (!take(rest, ".") && !rest.empty());
        skip_blanks(rest);
        if (!rest.empty()) fail(rest);
        // Begin a walk with them, or go on with the last one.
        const bool goes_on =
            !walks.empty() && !claim && walks.back().cells.empty() == part.cells.empty() &&
            (joined || part.cells.size() == 1 ||
             (part.cells.empty() && walks.back().claim > static_cast<std::int64_t>(walks.back().steps())));
        if (!goes_on) walks.emplace_back().claim = std::exchange(claim, {});
        Walk &walk = walks.back();
        walk.cells.insert(walk.cells.end(), part.cells.begin(), part.cells.end());
        walk.moves.insert(walk.moves.end(), part.moves.begin(), part.moves.end());
    }
    if (walks.empty() || claim || open) throw lines.error("the end" + expected);
    return walks;
}

std::vector<Walk> walks_of(const std::string &file_or_walk) {
    if (file_or_walk != "-" && access(file_or_walk.c_str(), F_OK) != 0) {
        try {
            return read_walks(file_or_walk, file_or_walk);
        } catch (const InputError &) { // it is a file that does not exist
        }
    }
    shell::InputFile file = shell::InputFile::open(file_or_walk, "a walk");
    const shell::Text text = file.read();
    return read_walks(file.name(), shell::view_of(text));
}

Followed follow(const Maze &maze, const Walk &walk, Until until) {
    Followed followed{{maze.first()}, {}};
    const auto fault = [&followed](std::size_t step, const std::string &reason) {
        followed.fault = Fault{step, reason};
        return followed;
    };
    const std::string goal = text_of(maze.at(maze.goal));
    if (!walk.cells.empty() && walk.cells.front() != maze.at(maze.start))
        return fault(0, text_of(walk.cells.front()) + " is not the start " + text_of(maze.at(maze.start)));
    for (std::size_t step = 1; step <= walk.steps(); ++step) {
        const State state = followed.states.back();
        if (state.cell == maze.goal) return fault(step, "the walk goes on after the goal " + goal);
        unsigned move = 0; // if it is legal
        std::string from = "from " + text_of(maze.at(state.cell));
        if (walk.cells.empty()) {
            move = walk.moves[step - 1] & maze.moves(state);
            from = std::string(direction_names[direction_of(walk.moves[step - 1])]) + ' ' + from;
        } else {
            const Cell to = walk.cells[step];
            if (maze.has(to)) move = move_to(maze, state, maze.number(to));
            from += " to " + text_of(to);
        }
        if (move == 0)
            return fault(step, "no step " + from + ": the step size is " + std::to_string(state.d) +
                                   ", the arrows are" + arrows_text(maze, state.cell));
        followed.states.push_back(maze.after(state, move));
    }
    const Number last = followed.states.back().cell;
    if (until == Until::end) return followed;
    if (last != maze.goal)
        return fault(walk.steps(),
                     "the walk ends at " + text_of(maze.at(last)) + ", not at the goal " + goal);
    if (walk.claim && *walk.claim != static_cast<std::int64_t>(walk.steps()))
        return fault(walk.steps(),
                     "the walk ends here, but claims to have " + std::to_string(*walk.claim) + " steps");
    return followed;
}

} // namespace alice
