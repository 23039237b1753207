#include "gogen/play.h"

#include "gogen/check.h"
#include "gogen/explain.h"
#include "shell/files.h"
#include "shell/terminal.h"
#include "shell/text.h"

#include <unistd.h>

namespace gogen {

namespace {

constexpr const char *manual =
    "Every word is spelt by moving from letter to letter as a king moves in chess.\n"
    "k 1 3: put K on row 1, column 3; take k: take it off. Also: check hint undo new\n"
    "help quit. Small letters are yours; new begins again.\n";

class Play {
  public:
    explicit Play(Puzzle puzzle) : puzzle_(std::move(puzzle)) {
        if (puzzle_.printed == Board(size, '.')) puzzle_.printed = puzzle_.board;
    }

    void run() {
        const std::string clear = isatty(STDOUT_FILENO) ? "\033[H\033[2J" : "";
        shell::InputFile input = shell::InputFile::standard_input();
        std::vector<std::string> words;
        for (std::string line, message = manual;; message = words.empty() ? "" : answer(words)) {
            shell::write_answer(clear + screen() + message);
            if (!shell::ask(input, "> ", line)) return shell::write_answer("\n");
            words = shell::words_of(line);
            if (!words.empty() && (words[0] == "quit" || words[0] == "q")) return;
        }
    }

  private:
    // The board, with the player's letters small, the words, and the letters that are still to come.
    std::string screen() const {
        std::string text = numbered_text(with_small(puzzle_.board, puzzle_.printed));
        std::size_t column = 0;
        for (const std::string &word : puzzle_.words) {
            if ((column += word.size() + 1) > 80) text += '\n', column = word.size() + 1;
            text += word + ' ';
        }
        text += "\nletters:";
        for (unsigned a = 0; a < size; ++a)
            if (puzzle_.board.find(letter_name(a)) == Board::npos) (text += ' ') += letter_name(a);
        return text + '\n';
    }

    // Does what the player types. Returns what there is to say.
    std::string answer(const std::vector<std::string> &words) {
        const std::string &word = words[0];
        if (word == "help" || word == "?") return manual;
        if (word == "hint") return hint();
        if (word == "check") return check();
        if (word == "undo" && before_.empty()) return "nothing to undo\n";
        if (word == "undo") puzzle_.board = before_.back(), before_.pop_back();
        else if (word == "new") before_.push_back(std::exchange(puzzle_.board, puzzle_.printed));
        else {
            std::string typed; // blanks do not count
            for (const std::string &part : words)
                if (part != "put" && part != "take") typed += part;
            return change(typed, word == "take");
        }
        return {};
    }

    // Puts a letter, `k13`, or takes it off, `k`. Returns why not, or what there is to say of a full board.
    std::string change(const std::string &typed, bool take) {
        const char name = typed.empty() ? '.' : capital(typed[0]);
        const auto index = [&](std::size_t i) { return static_cast<std::size_t>(typed[i] - '0'); };
        if (!is_letter(name) || typed.size() != (take ? 1 : 3) ||
            (!take && (index(1) >= side || index(2) >= side)))
            return std::string("no such move\n") + manual;
        const std::size_t from = puzzle_.board.find(name), to = take ? from : side * index(1) + index(2);
        if (to == Board::npos) return std::string(1, name) + " is not on the board\n";
        for (const std::size_t square : {from, to})
            if (square != Board::npos && puzzle_.printed[square] != '.')
                return std::string(1, puzzle_.printed[square]) + " is printed: it stays\n";
        before_.push_back(puzzle_.board);
        if (from != Board::npos) puzzle_.board[from] = '.';
        if (!take) puzzle_.board[to] = name;
        return puzzle_.board.find('.') == Board::npos ? check() : "";
    }

    std::string check() const {
        const std::vector<std::string> faults = faults_of(puzzle_);
        if (!faults.empty()) return text_of_lines(faults);
        return puzzle_.board.find('.') == Board::npos ? "solved: quit, undo or new\n" : "right so far\n";
    }

    std::string hint() const {
        const std::vector<std::string> objections = objections_to(puzzle_);
        if (!objections.empty()) return text_of_lines(objections);
        const Explanation explanation = explain(puzzle_);
        return explanation.steps.empty() ? "nothing follows\n" : text_of_steps(explanation, puzzle_, 1);
    }

    Puzzle puzzle_;
    std::vector<Board> before_;
};

} // namespace

void play(Puzzle puzzle) { Play(std::move(puzzle)).run(); }

} // namespace gogen
