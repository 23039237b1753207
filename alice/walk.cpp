// Reads the walks that people made, and follows them.
#include "alice/walk.h"

#include "alice/scan.h"
#include "shell/files.h"
#include "shell/terminal.h"
#include "shell/text.h"

#include <algorithm>
#include <bit>
#include <string_view>
#include <utility>

namespace alice {

namespace {

using shell::InputError, shell::Lines, shell::in_quotes;

constexpr std::string_view long_names[] = {"up", "down", "left", "right", "north", "south", "east", "west"};
constexpr const char *expected = " found, expected a walk such as (2, 0) -> (1, 0) or u dl";

// Removes the label in front of a walk, such as `1 (15):`, and returns the number of steps in it.
std::optional<std::int64_t> take_label(std::string_view &text) {
    const std::size_t end = text.find(':') + 1; // 0 if there is none
    std::string_view label = text.substr(0, end);
    label.remove_prefix(std::min(label.find('('), label.size()));
    if (std::string_view pair = label; take_cell(pair)) return {}; // a part of the walk
    text.remove_prefix(end);
    const std::optional<std::int64_t> steps = take(label, "(") ? take_number(label) : std::nullopt;
    return take(label, ")") || take(label, ";") || take(label, "step") ? steps : std::nullopt;
}

// The word at the front of the text.
std::string_view first_word(std::string_view text) {
    const std::size_t end = std::min(text.find_first_of(" \t,;.([", 1), text.find("->"));
    return text.substr(0, std::max(end, std::size_t{1}));
}

// Removes a move from the front of the text: an arrow, or a word that is a short name or begins with a long
// one. Other words of the same letters (end, new, led) are not moves. Where commas or semicolons stand
// between the moves, two words are one: down left, up.
unsigned take_move(std::string_view &text, bool commas) {
    std::string_view rest = text;
    unsigned move = 0;
    if (const std::string_view piece = rest.substr(0, rest.find_first_of(",;."));
        commas && (move = move_of(piece)) != 0) {
        text.remove_prefix(piece.size());
        return move;
    }
    if ((rest.front() & 0x80) != 0) {
        move = take_direction(rest);
    } else {
        const std::string_view word = first_word(rest);
        rest.remove_prefix(word.size());
        const bool named = std::ranges::any_of(long_names, [&](std::string_view name) {
            std::string_view after = word;
            return take(after, name);
        });
        if (word.size() < 3 || named) move = move_of(word);
    }
    if (!std::has_single_bit(move)) return 0;
    text = rest;
    return move;
}

// Reads the cells or the moves of a line. `open` becomes whether an arrow ends it, `unused` whatever else it
// says.
Walk read_part(const Lines &lines, std::string_view rest, bool in_cells, bool &open,
               std::vector<std::string> &unused) {
    Walk part{.in_cells = in_cells};
    unused.clear();
    const bool brackets = rest.find_first_of("([") != rest.npos,
               commas = rest.find_first_of(",;") != rest.npos;
    while (true) {
        rest.remove_prefix(std::min(rest.find_first_not_of(" \t,;:.=>])"), rest.size()));
        if (rest.empty()) return part;
        if (take(rest, "->") || (in_cells && take(rest, "→"))) {
            open = true;
            continue;
        }
        open = false;
        const bool bracket = rest.front() == '(' || rest.front() == '[';
        const auto cell = in_cells && bracket == brackets ? take_cell(rest) : std::nullopt;
        const unsigned move = in_cells ? 0 : take_move(rest, commas);
        if (cell) {
            part.cells.push_back(*cell);
        } else if (move != 0) {
            part.cells.push_back(directions[direction_of(move)]);
        } else {
            const bool outer = bracket && rest.find_first_of("([", 1) == rest.find_first_not_of(" \t", 1);
            if (bracket && !outer) throw lines.error_at(rest.data(), in_quotes(rest) + expected);
            const std::string_view word = first_word(rest);
            if (!outer) unused.push_back(in_quotes(word));
            rest.remove_prefix(word.size());
        }
    }
}

// Reads walks, one a line, from a text that errors call `name`.
std::vector<Walk> read_walks(const std::string &name, std::string_view text,
                             std::vector<std::string> &unused) {
    Lines lines(name, text);
    std::vector<Walk> walks;
    std::optional<std::int64_t> claim; // its walk has not come yet
    bool open = false;                 // the last line ended with an arrow
    while (lines.next()) {
        std::string_view rest = content_of(lines.text());
        if (take(rest, "The shortest path length was ")) {
            claim = take_number(rest);
            take(rest, "steps.");
        }
        take(rest, "The path was ");
        if (const auto steps = take_label(rest)) claim = steps;
        const bool joined = open || rest.starts_with("->");
        std::vector<std::string> other;
        Walk part = read_part(lines, rest, rest.find_first_of("([") != rest.npos, open, other);
        if (part.cells.empty()) part = read_part(lines, rest, true, open, other);
        unused.insert(unused.end(), other.begin(), other.end());
        if (part.cells.empty()) continue;
        // Begin a walk with it, or go on with the last one.
        const bool goes_on =
            !walks.empty() && !claim && walks.back().in_cells == part.in_cells &&
            (joined || part.cells.size() == 1 ||
             (!part.in_cells && walks.back().claim > static_cast<std::int64_t>(walks.back().steps())));
        if (!goes_on) walks.push_back({.in_cells = part.in_cells, .claim = std::exchange(claim, {})});
        std::vector<Cell> &cells = walks.back().cells;
        cells.insert(cells.end(), part.cells.begin(), part.cells.end());
    }
    if (walks.empty() || claim || open)
        throw lines.error((walks.empty() && !unused.empty() ? unused.front() : "the end") + expected);
    return walks;
}

} // namespace

std::vector<Walk> walks_of(const std::string &file_or_walk) {
    std::vector<std::string> unused;
    if (!shell::is_file(file_or_walk)) {
        try {
            std::vector<Walk> walks = read_walks(file_or_walk, file_or_walk, unused);
            if (unused.empty()) return walks;
        } catch (const InputError &) { // it is a file that does not exist
        }
    }
    shell::InputFile file = shell::InputFile::open(file_or_walk, "a walk");
    const shell::Text text = file.read();
    std::vector<Walk> walks = read_walks(file.name(), shell::view_of(text), unused);
    if (!unused.empty()) {
        std::string words;
        for (const std::string &word : unused) words += ' ' + word;
        shell::say(file.name() + ": not used:" + words);
    }
    return walks;
}

Followed follow(const Maze &maze, const Walk &walk, Until until) {
    Followed followed{{maze.first()}, {}};
    const auto fault = [&followed](std::size_t step, const std::string &reason) {
        followed.fault = "step " + std::to_string(step) + ": " + reason;
        return followed;
    };
    const std::string goal = text_of(maze.at(maze.goal));
    if (walk.in_cells && walk.cells.front() != maze.at(maze.start))
        return fault(0, text_of(walk.cells.front()) + " is not the start " + text_of(maze.at(maze.start)));
    for (std::size_t step = 1; step <= walk.steps(); ++step) {
        const State state = followed.states.back();
        if (state.cell == maze.goal) return fault(step, "the walk goes on after the goal " + goal);
        const Cell at = maze.at(state.cell);
        const Cell to = walk.in_cells ? walk.cells[step] : Maze::landing(at, walk.cells[step - 1], state.d);
        const unsigned move = maze.move_to(state, to);
        if (move == 0)
            return fault(step, "no step from " + text_of(at) + " to " + text_of(to) + ": the step size is " +
                                   std::to_string(state.d) + ", the arrows are " +
                                   maze.arrows_text(state.cell));
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
