#include "alice/play.h"

#include "alice/picture.h"
#include "alice/walk.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace alice {

namespace {

constexpr char instructions[] = "moves: l r u d ul ur dl dr; also: undo, restart, draw, help, quit\n";

std::string lower_word(std::string_view line) {
    std::string word;
    for (const char byte : line)
        if (byte != ' ' && byte != '\t')
            word += byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte - 'A' + 'a') : byte;
    return word;
}

} // namespace

void play(const Maze &maze, Lines &moves, const PlayOptions &options,
          const std::function<void(const std::string &)> &write) {
    std::vector<Stand> walk{at_start(maze, options.start_counts)};
    const auto picture = [&] { return draw_text(maze, {}, {options.colour, maze.number(walk.back().cell)}); };
    const Cell goal = maze.at(maze.goal);
    const auto status = [&] {
        const Stand &here = walk.back();
        if (here.cell == goal) return "the goal, in " + std::to_string(walk.size() - 1) + " steps\n";
        std::string text = "step " + std::to_string(walk.size() - 1) + ": " + text_of(here.cell) +
                           ", d = " + std::to_string(here.d) + ", arrows:";
        bool any = false;
        for (std::size_t k = 0; k < directions.size(); ++k) {
            if (!maze.has_arrow(maze.number(here.cell), k)) continue;
            (text += ' ') += directions[k].name;
            any = any || (here.d >= 1 && maze.has(maze.landing(here.cell, k, here.d)));
        }
        if (maze.arrows[maze.number(here.cell)] == 0) text += " none";
        return text + (any ? "\n" : "; no way on: undo or restart\n");
    };
    // What a line of the player's leads to.
    const auto answer = [&](const std::string &word) -> std::string {
        const Stand here = walk.back();
        if (word == "undo" && walk.size() == 1) return "nothing to undo\n";
        if (word == "undo") walk.pop_back();
        else if (word == "restart") walk.resize(1);
        else if (word == "draw") return picture();
        else if (word == "help" || word == "?") return instructions;
        else {
            const auto direction = std::find_if(directions.begin(), directions.end(),
                                                [&](const Direction &d) { return d.name == word; });
            if (direction == directions.end()) return shown(word) + " is no move; " + instructions;
            const auto k = static_cast<std::size_t>(direction - directions.begin());
            if (!maze.has_arrow(maze.number(here.cell), k)) return "no arrow " + word + " here\n";
            if (here.d < 1) return "the step size is " + std::to_string(here.d) + ": no way on\n";
            const Cell to = maze.landing(here.cell, k, here.d);
            if (!maze.has(to)) return "off the board\n";
            walk.push_back(arrived(maze, to, here.d));
        }
        return (options.terminal ? picture() : "") + status();
    };

    write(picture() + instructions + status());
    while (walk.back().cell != goal) {
        write("> ");
        if (!moves.next()) {
            if (options.terminal) write("\n");
            return;
        }
        const std::string word = lower_word(moves.text());
        if (word == "quit" || word == "q") return;
        if (!word.empty()) write(answer(word));
    }
}

} // namespace alice
