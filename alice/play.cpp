#include "alice/play.h"

#include "alice/format.h"
#include "alice/picture.h"
#include "alice/scan.h"
#include "alice/search.h"
#include "shell/terminal.h"
#include "shell/text.h"

#include <algorithm>
#include <cstddef>

namespace alice {

namespace {

class Play : public shell::Dialogue {
  public:
    Play(const std::function<Game()> &next, Input input) : Dialogue(input), next_(next) {}

  private:
    const Maze &maze() const { return game_.maze; }
    const State &here() const { return game_.walk.back(); }
    bool over() const override { return here().cell == maze().goal; }

    std::string begin() override {
        if (game_.walk.size() < 2 || over()) game_ = next_();
        else game_.walk.resize(1);
        return game_.about + "Go to " + text_of(maze().at(maze().goal)) +
               ". Moves are u, up, dr and so on; ? is for help.\n";
    }
    bool is_short_move(const std::string &word) const override { return !over() && move_of(word) != 0; }
    std::string prompt() const override { return "> "; }
    std::string help() const override {
        static_assert(colours.size() == 3, "a new colour needs a sentence here");
        return "A step follows an arrow of your cell, exactly d cells far. On a red cell d grows by one, "
               "on a yellow one it shrinks. You jump over the cells between. No step leaves the board or has "
               "length 0. Reach the GOAL. Cells are " +
               colours_text() +
               "; [b] is you, (b) the start. "
               "Where the border is open, the board continues; Enter shows more of it.\n"
               "Moves: u, up, north or an arrow key; ul, up left or NW; and so on. solve: all moves. "
               "new at the start: another maze.\n";
    }
    std::string saved() const override { return saved_text(maze(), game_.walk); }
    std::string resume(const std::string &file) const override { return "alice --play " + file; }
    bool undo() override {
        if (game_.walk.size() == 1) return false;
        game_.walk.pop_back();
        return true;
    }

    std::string move(const std::string &line) override {
        const std::vector<std::string> words = shell::words_of(line);
        if (words.empty()) return {};
        if (words.front() == "solve") return way(false);
        const unsigned move = move_of(line);
        if (move == 0) return shell::in_quotes(line) + " is no move: type u, ul and so on, or ?\n";
        if ((maze().moves(here()) & move) != 0) game_.walk.push_back(maze().after(here(), move));
        else if ((maze().arrows[here().cell] & move) == 0)
            return "no arrow " + std::string(direction_names[direction_of(move)]) + " here\n";
        else return here().d < 1 ? "the step size is 0: no way on\n" : "off the board\n";
        return {};
    }

    std::string hint() override { return way(true); }
    // What leads to the goal: the next move, or all of them.
    std::string way(bool next) const {
        Path way = shortest_path(maze(), here());
        if (way.empty()) return "There is no way to the goal from here: undo or new.\n";
        const std::string steps = shell::count_of(way.size() - 1, "step");
        if (next) way.resize(2);
        const std::string moves = moves_text(maze(), way);
        return next ? "Go" + moves + " to " + text_of(maze().at(way[1].cell)) + ".\n"
                    : "The goal is " + steps + " from here:" + moves + ".\n";
    }

    std::string status() const {
        const std::size_t made = game_.walk.size() - 1;
        if (over()) {
            const std::size_t least = shortest_path(maze(), game_.walk.front()).size() - 1;
            return "the goal, in " + shell::count_of(made, "step") +
                   (made == least ? ": the shortest way\n"
                                  : "; the shortest way has " + std::to_string(least) + '\n');
        }
        return "step " + std::to_string(made) + ": " + text_of(maze().at(here().cell)) +
               ", d = " + std::to_string(here().d) + ", arrows:" + arrows_text(maze(), here().cell) +
               (maze().moves(here()) != 0 ? "\n" : "; no way on: undo or new\n");
    }

    // The board, or the part of it around the player that there is room for, and the status below it.
    std::string board(Room left) const override {
        const std::string below = shell::wrapped(status(), left.columns);
        const auto used = static_cast<std::size_t>(std::ranges::count(below, '\n'));
        return draw_text(maze(), {},
                         {.colour = shell::colour_wanted(),
                          .walker = here().cell,
                          .lines = left.lines - std::min(used, left.lines),
                          .columns = left.columns}) +
               below;
    }

    const std::function<Game()> &next_;
    Game game_;
};

} // namespace

void play(const std::function<Game()> &next, shell::Dialogue::Input input) { Play(next, input).run(); }

} // namespace alice
