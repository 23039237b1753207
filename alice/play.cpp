// The dialogue in which a person walks through a maze.
#include "alice/play.h"

#include "alice/format.h"
#include "alice/picture.h"
#include "alice/scan.h"
#include "alice/search.h"
#include "shell/dialogue.h"
#include "shell/files.h"
#include "shell/terminal.h"
#include "shell/text.h"

#include <algorithm>
#include <cstddef>

namespace alice {

namespace {

class Play : public shell::DialogueOf<Game> {
  public:
    Play(const Next &next, bool plain, std::optional<shell::Level> wish)
        : DialogueOf({}, {.plain = plain, .wish = wish}, "--difficulty"), next_(next) {}

  private:
    const Maze &maze() const { return state_.maze; }
    const State &here() const { return state_.walk.back(); }
    bool over() const override { return here().cell == maze().goal; }
    bool at_start() const override { return state_.walk.size() < 2; }

    std::string begin(bool another) override {
        const bool first = state_.walk.empty();
        if (!first) remember();
        if (!at_start() && !another) {
            state_.walk.resize(1);
            rules_.game = played_.game;
            return "From the start; undo brings your walk back, and new again makes another maze.\n";
        }
        state_ = next_(rules_.wish);
        if (!first) return state_.about + '\n';
        return state_.about + (state_.about.empty() ? "" : " ") +
               "Moves are u, up, dr and so on; ? is for help.\n";
    }
    bool is_short_move(const std::string &word) const override {
        return word.size() == 1 && !over() && move_of(word) != 0;
    }
    std::string prompt() const override { return "Goal " + text_of(maze().at(maze().goal)) + ". Move: "; }
    std::string help() const override {
        static_assert(colours.size() == 3, "a new colour needs a sentence here");
        return "A step follows an arrow of your cell, exactly d cells far. On a red cell d grows by one, "
               "on a yellow one it shrinks. You jump over the cells between. No step leaves the board or has "
               "length 0. Reach the GOAL. " +
               (rules_.plain
                    ? "look 0 1 says what cell (0, 1) has, look where the goal is.\n"
                    : "Cells are " + colours_text() +
                          "; [b] is you, (b) the start. Where the border is open, the board continues: "
                          "look shows the goal, look 0 1 what is around (0, 1).\n") +
               "Moves: u, up or north; ul, up left or NW; and so on. solve: all moves. "
               "new: back to the start, and from there another maze.\n";
    }
    std::string extent() const override { return shell::extent_of(maze().rows, maze().cols); }
    std::string saved() const override { return saved_text(maze(), state_.walk); }
    bool may_undo() const override { return state_.walk.size() > 1 || DialogueOf::may_undo(); }
    // A step, or new.
    bool undo() override {
        if (state_.walk.size() == 1) return DialogueOf::undo();
        state_.walk.pop_back();
        return true;
    }

    std::string move(const std::string &line) override {
        const std::vector<std::string> words = shell::move_words(line);
        if (words.empty()) return help();
        if (words.front() == "solve") return way(false);
        if (words.front() == "look") return look(line.substr(line.find_first_of("kK") + 1));
        std::string all; // go up left
        for (const std::string &word : words) all += (all.empty() ? "" : " ") + word;
        unsigned move = move_of(line);
        if (move == 0 && !shell::contains(line, ',')) move = move_of(all);
        // Words are moves if they are no single move, as `up left` is, or the names that solve prints.
        std::string_view name = words.front();
        const bool is_name = words.size() > 1 && take_direction(name) != 0;
        if ((move == 0 || is_name) && std::ranges::all_of(words, move_of)) {
            for (std::size_t i = 0; i < words.size(); ++i)
                if (const std::string fault = this->move(words[i]); !fault.empty())
                    return i == 0 ? fault : shell::count_of(i, "step") + " made, then " + fault;
            return {};
        }
        if (move == 0) { // perhaps the cell to go to
            const auto square = shell::square_of(line, 0);
            if (square) move = maze().move_to(here(), {square->row, square->col});
            const std::string size = std::to_string(here().d); // beside an arrow
            if (move == 0 && words.size() == 2 && shell::contains(words, size))
                move = move_of(words[words[0] == size]);
            if (move == 0)
                return shell::in_quotes(line) + (square ? " is no step away" : " is no move") +
                       ": type u, ul and so on; hint, solve, look, undo or ?.\n";
        }
        if ((maze().moves(here()) & move) != 0) state_.walk.push_back(maze().after(here(), move));
        else if ((followed(maze().colours[here().cell], maze().arrows[here().cell]) & move) == 0)
            return "no arrow " + std::string(direction_names[direction_of(move)]) +
                   " here, arrows: " + maze().arrows_text(here().cell) + '\n';
        else if (here().d < 1) return "the step size is 0: no way on\n";
        else return "a step of " + std::to_string(here().d) + " that way leaves the board\n";
        return {};
    }

    // What a cell, or the goal, has, and the part of the board around it. That is a message, which is
    // wrapped, so without colour.
    std::string look(const std::string &where) const {
        const auto square = shell::square_of(where, 0);
        if (!square && !shell::words_of(where).empty())
            return "Type look, a row and a column, such as look 0 1; look alone shows the goal.\n";
        const Cell cell = square ? Cell{square->row, square->col} : maze().at(maze().goal);
        if (!maze().has(cell)) return "Off the board. " + extent();
        const Number number = maze().number(cell);
        const std::string words =
            text_of(cell) + ", " + (number == maze().goal ? "the goal" : described(number)) + '\n';
        // A board that fits the screen, four lines a row with three below it, is there already.
        const bool whole = shell::answers_on_terminal() && 4 * maze().rows + 4 <= screen().lines &&
                           6 * maze().cols + 3 <= screen().columns;
        if (rules_.plain || whole) return words;
        return words + draw_text(maze(), {},
                                 {.walker = here().cell,
                                  .around = number,
                                  .lines = screen().lines / 2 - 1,
                                  .columns = screen().columns});
    }

    std::string hint() override { return way(true); }
    // What leads to the goal: the next move, or all of them.
    std::string way(bool next) const {
        Path way = shortest_path(maze(), here());
        if (way.empty())
            return shortest_path(maze(), maze().first()).empty()
                       ? "This maze has no solution.\n"
                       : "There is no way to the goal from here: undo or new.\n";
        const std::string steps = shell::count_of(way.size() - 1, "step");
        if (next) way.resize(2);
        const std::string moves = maze().moves_text(way);
        return next ? "Go" + moves + " to " + text_of(maze().at(way[1].cell)) + ".\n"
                    : "The goal is " + steps + " from here:" + moves + ".\n";
    }

    std::string described(Number cell) const {
        std::string colour;
        if (rules_.plain) colour = std::string(rule_of(maze().colours[cell]).name) + " cell, ";
        return colour + "arrows: " + maze().arrows_text(cell);
    }
    std::string status() const {
        const std::size_t made = state_.walk.size() - 1;
        if (over()) {
            const std::size_t least = shortest_path(maze(), state_.walk.front()).size() - 1;
            return "the goal, in " + shell::count_of(made, "step") +
                   (made == least ? ": the shortest way\n"
                                  : "; the shortest way has " + std::to_string(least) + '\n');
        }
        return "step " + std::to_string(made) + ": " + text_of(maze().at(here().cell)) +
               ", d = " + std::to_string(here().d) + ", " + described(here().cell) +
               (maze().moves(here()) != 0 ? "\n" : "; no way on: undo or new\n");
    }

    // The board, or the part of it around the player that there is room for, and the status below it.
    std::string board(Room left) const override {
        const std::string below = shell::wrapped(status(), left.columns);
        if (rules_.plain) return below;
        const auto used = static_cast<std::size_t>(std::ranges::count(below, '\n'));
        return draw_text(maze(), {},
                         {.colour = shell::colour_wanted(),
                          .walker = here().cell,
                          .around = here().cell,
                          .lines = left.lines == 0 ? UINT32_MAX : left.lines - std::min(used, left.lines),
                          .columns = left.columns}) +
               below;
    }

    const Next &next_;
};

} // namespace

void play(const Next &next, bool plain, std::optional<shell::Level> wish) { Play(next, plain, wish).run(); }

} // namespace alice
