#include "alice/play.h"

#include "alice/picture.h"
#include "alice/scan.h"
#include "alice/search.h"
#include "shell/files.h"
#include "shell/terminal.h"
#include "shell/text.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <sys/ioctl.h>
#include <unistd.h>
#include <utility>

namespace alice {

namespace {

// The words of the dialogue.
constexpr const char *instructions =
    "moves: l r u d ul ur dl dr; also: undo new hint solve draw save help quit\n";
constexpr const char *rules =
    "A step follows an arrow of your cell, exactly d cells far. On a red cell d grows\n"
    "by one, on a yellow one it shrinks. You jump over the cells between. No step\n"
    "goes off the board or is of 0 cells. Reach the GOAL. Cells are b black, r red,\n"
    "y yellow; [ ] is you, ( ) the start.\n"
    "Moves: l r u d (left, right, up, down), ul ur dl dr. Also: undo; new (start\n"
    "again); hint; solve; draw; quit; save FILE (--from FILE goes on)\n";
// Terminals send arrow keys and others as ESC and more.
constexpr const char *keys = "keys do not move: type l, r, u, d, ul, ur, dl or dr and Enter\n";
constexpr const char *clear_screen = "\033[H\033[2J";

class Play {
  public:
    Play(const Maze &maze, Path walk) : maze_(maze), walk_(std::move(walk)) {}

    void run() {
        shell::InputFile moves = shell::InputFile::standard_input();
        if (!terminal_) shell::write_answer(board({}) + instructions);
        show(terminal_ ? instructions : "");
        while (!at_goal()) {
            std::string line;
            if (!shell::ask(moves, "> ", line)) {
                if (terminal_) shell::write_answer("\n");
                return;
            }
            std::string word; // blanks in it do not count
            for (const std::string &part : shell::words_of(line)) word += part;
            if (word == "quit" || word == "q") return;
            if (word.starts_with("save")) message(save(line));
            else if (word.starts_with("\033")) message(keys);
            else if (!word.empty() || terminal_) answer(word);
        }
    }

  private:
    const State &here() const { return walk_.back(); }
    bool at_goal() const { return here().cell == maze_.goal; }

    // Carries out a line that the player typed.
    void answer(const std::string &word) {
        if (word.empty()) return show();
        if (word == "undo" && walk_.size() == 1) return message("nothing to undo\n");
        if (word == "undo") walk_.pop_back();
        else if (word == "restart" || word == "new") walk_.resize(1);
        else if (word == "hint") return message(hint(false));
        else if (word == "solve") return message(hint(true));
        else if (word == "draw") return terminal_ ? show() : shell::write_answer(board({}));
        else if (word == "help" || word == "?") return message(rules);
        else if (const std::string fault = step(word); !fault.empty()) return message(fault);
        show();
    }

    // Writes the walk to the file that `save FILE` names. Returns the message.
    std::string save(std::string_view line) const {
        line = content_of(line);
        line.remove_prefix(std::min(line.find_first_of(" \t"), line.size()));
        const std::string file(content_of(line));
        if (file.empty()) return "save what? save FILE\n";
        try {
            shell::write_file(file, [this](shell::Output &out) { out.put(path_text(maze_, walk_) + '\n'); });
        } catch (const std::runtime_error &error) {
            return std::string(error.what()) + '\n';
        }
        return "saved; to go on: alice --play MAZE --from " + shell::tamed(file) + '\n';
    }

    // Makes a move, or returns why it cannot be made.
    std::string step(const std::string &word) {
        std::string_view rest = word;
        const unsigned move = take_direction(rest);
        if (!std::has_single_bit(move) || !rest.empty())
            return shell::in_quotes(word) + " is no move\n" + instructions;
        if ((maze_.moves(here()) & move) != 0) walk_.push_back(maze_.after(here(), move));
        else if ((maze_.arrows[here().cell] & move) == 0) return "no arrow " + word + " here\n";
        else return here().d < 1 ? "the step size is 0: no way on\n" : "off the board\n";
        return {};
    }

    // The shortest way from a state to the goal, or nothing.
    Path way_from(State state) const {
        Search search(maze_.rows, maze_.cols);
        search.run(maze_, state);
        return search.path();
    }
    // What leads to the goal: the next move, or all of them.
    std::string hint(bool all) const {
        Path way = way_from(here());
        if (way.empty()) return "no way to the goal from here: undo or new\n";
        const std::string text = all ? shell::count_of(way.size() - 1, "step") + " from here:" : "hint:";
        if (!all) way.resize(2);
        return text + moves_text(maze_, way) + '\n';
    }

    std::string status() const {
        const std::size_t made = walk_.size() - 1;
        if (at_goal()) {
            const std::size_t least = way_from(walk_.front()).size() - 1;
            return "the goal, in " + shell::count_of(made, "step") +
                   (made == least ? ": the shortest way\n"
                                  : "; the shortest way has " + std::to_string(least) + '\n');
        }
        return "step " + std::to_string(made) + ": " + text_of(maze_.at(here().cell)) +
               ", d = " + std::to_string(here().d) + ", arrows:" + arrows_text(maze_, here().cell) +
               (maze_.moves(here()) != 0 ? "\n" : "; no way on: undo or new\n");
    }

    std::string board(const std::optional<View> &view) const {
        return draw_text(maze_, {}, {.colour = colour_, .walker = here().cell, .view = view});
    }

    // The part of the board around the walker that fits the screen above two lines and the text.
    std::string view(std::string_view text) const {
        winsize screen{};
        ioctl(STDOUT_FILENO, TIOCGWINSZ, &screen); // leaves 0 where the size is not known
        const Number lines = screen.ws_row > 0 ? screen.ws_row : 24;
        const Number columns = screen.ws_col > 0 ? screen.ws_col : 80;
        Number used = 3;
        do used += static_cast<Number>(shell::take_line(text).size()) / columns + 1;
        while (!text.empty());
        const auto part = [](Number room, Number all, Number here) {
            const Number shown = std::clamp(room, 1U, all);
            return std::pair(std::min(here - std::min(here, shown / 2), all - shown), shown);
        };
        const auto [row, rows] =
            part((std::max(lines, used) - used) / view_cell_lines, maze_.rows, here().cell / maze_.cols);
        const auto [col, cols] =
            part((columns - 1) / view_cell_columns, maze_.cols, here().cell % maze_.cols);
        return board(View{.row = row, .col = col, .rows = rows, .cols = cols});
    }

    // The status line and the text below it, on a terminal below the picture.
    void show(const std::string &below = "") const {
        shell::write_answer((terminal_ ? clear_screen + view(below) : "") + status() + below);
    }

    // An answer that moves nobody. On a terminal it comes below the picture.
    void message(const std::string &text) const {
        if (terminal_) show(text);
        else shell::write_answer(text);
    }

    const Maze &maze_;
    const bool terminal_ = isatty(STDOUT_FILENO) != 0, colour_ = shell::colour_wanted(STDOUT_FILENO);
    Path walk_;
};

} // namespace

void play(const Maze &maze, Path walk) { Play(maze, std::move(walk)).run(); }

} // namespace alice
