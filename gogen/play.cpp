// The dialogue in which a person solves a puzzle.
#include "gogen/play.h"

#include "gogen/check.h"
#include "gogen/explain.h"
#include "shell/dialogue.h"
#include "shell/terminal.h"
#include "shell/text.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace gogen {

namespace {

constexpr const char *manual =
    "Spell every word by moving from letter to letter as a king moves in chess. k 1 3 or k d2: put K on "
    "row 1, column 3; take k: take it off. Small letters are yours, in a file, too. Words: check, pencil "
    "(what can stand where), solve, steps (the hints so far), new (takes your letters off; again: another "
    "puzzle).\n";

// Squares with the numbers of their rows behind the indent, and those of the columns.
std::string numbered(const std::vector<std::string> &squares, const std::string &indent,
                     const std::string &between) {
    std::array<std::size_t, side> widths{};
    for (std::size_t i = 0; i < size; ++i) widths[i % side] = std::max(widths[i % side], squares[i].size());
    const auto cell = [&](std::size_t column, const std::string &square) {
        return (column == 0 ? " " : between) + std::string(widths[column] - square.size(), ' ') + square;
    };
    std::string text = indent + ' ';
    for (std::size_t c = 0; c < side; ++c) text += cell(c, std::to_string(c));
    for (std::size_t i = 0; i < size; ++i) {
        if (i % side == 0) text += '\n' + indent + std::to_string(i / side);
        text += cell(i % side, squares[i]);
    }
    return text + '\n';
}

// The board between empty lines.
std::string numbered_text(const Board &board) {
    std::vector<std::string> squares;
    for (const char c : board) squares.emplace_back(1, c);
    return '\n' + numbered(squares, "      ", " ") + '\n';
}

// On each square the letters whose masks have it and that are not known to be elsewhere, small, as a list if
// the board with them is wider than the screen; then those that can stand on any free square, or on none.
std::string pencil_text(const Puzzle &puzzle, const Domains &known, std::size_t columns) {
    std::vector<std::string> squares;
    for (const char c : puzzle.board) squares.emplace_back(c == '.' ? 0 : 1, c);
    std::string anywhere, nowhere;
    const Facts facts(puzzle);
    Domains masks = masks_of(puzzle);
    for (const unsigned a : numbers(facts.open)) {
        masks[a] &= known[a];
        const char small = static_cast<char>('a' + a);
        if (masks[a] == facts.free) (anywhere += ' ') += small;
        else if (!masks[a]) (nowhere += ' ') += small;
        else
            for (const Cells one : members(masks[a])) squares[index_of(one)] += small;
    }
    std::string list;
    for (const Cells one : members(facts.free)) {
        std::string &square = squares[index_of(one)];
        if (!square.empty()) list += (list.empty() ? "" : "; ") + place_name(one) + ':';
        for (const char letter : square) (list += ' ') += letter;
        if (square.empty()) square = '.';
    }
    std::string text = numbered(squares, "", "|");
    if (text.find('\n') > columns) text = list + '\n';
    if (!anywhere.empty()) text += "on any free square, too:" + anywhere + '\n';
    return nowhere.empty() ? text : text + "nowhere:" + nowhere + '\n';
}

// A puzzle, and what was said of it: undo takes that back, too.
struct Solving : Puzzle {
    std::vector<Hint> hints = {}; // the steps from a board to its solution
    Board from = {};              // that board
    std::vector<bool> said = {};  // for each hint, whether it was
    std::string told = {};        // those that were, one after another
    Domains known = {};           // where the letters may be, by all that were
    bool given_up = false;        // the solution was shown
};

class Play : public shell::DialogueOf<Solving> {
  public:
    Play(const Next &next, bool plain, std::optional<shell::Level> wish)
        : DialogueOf({}, {.plain = plain, .wish = wish}, "--difficulty"), next_(next) {}

  private:
    // Undo brings back what was there before.
    std::string begin(bool another) override {
        const bool first = state_.words.empty();
        // A puzzle with letters of the player begins again.
        if (!first && !at_start() && !another) {
            remember();
            state_.board = state_.printed;
            rules_.game = played_.game;
            return "From the beginning; undo brings your letters back, and new again makes another.\n";
        }
        Game game;
        {
            const shell::Interruption interruption; // ^C ends the search, not the game
            game = next_(rules_.wish);
        }
        if (!first) remember();
        state_ = {std::move(game.puzzle)};
        state_.known.fill(all_cells);
        state_.printed = given_letters(state_);
        const auto number = solutions_of({state_.printed, state_.words});
        if (number == 0) game.remark += "This puzzle has no solution: check says why. ";
        if (number == 2) game.remark += "This puzzle has several solutions: each will do. ";
        return game.remark + "Put A to Y on the board so that every word can be spelt; ? is for help.\n";
    }

    // The board, with the player's letters small, the words, and the letters that are still to come.
    std::string board(Room left) const override {
        std::string words = "words:", letters = "letters:";
        for (const std::string &word : state_.words) words += ' ' + word;
        for (unsigned a = 0; a < size; ++a)
            if (state_.board.find(letter_name(a)) == Board::npos) (letters += ' ') += letter_name(a);
        const Board squares = with_small(state_.board, state_.printed);
        return (rules_.plain ? in_words(squares) : numbered_text(squares)) +
               shell::wrapped(words + '\n' + letters, left.columns);
    }

    std::string prompt() const override { return "Your move (letter row column): "; }
    std::string help() const override { return manual; }
    std::string extent() const override { return shell::extent_of(side, side); }
    bool is_short_move(const std::string &word) const override { return word == "u" || word == "h"; }
    bool at_start() const override { return state_.board == state_.printed; }
    bool over() const override { return is_full(state_.board) && faults_of(state_).empty(); }
    bool is_question(const std::string &word) const override { return word == "check" || word == "steps"; }
    std::string end() const override { return state_.given_up ? "" : "Solved!\n"; }

    std::string hint() override {
        const std::string objections = text_of_lines(objections_to(state_));
        if (!objections.empty()) return objections;
        forget_void();
        // The steps from here, if the player has gone another way than they have.
        std::optional<std::size_t> next = followed() ? unsaid() : std::nullopt;
        if (!next) {
            state_.hints = hints_of(explain(state_), state_);
            state_.from = state_.board;
            state_.said.assign(state_.hints.size(), false);
            state_.told.clear();
            next = unsaid();
        }
        return next ? say(*next) : "Nothing follows: there are several solutions; solve shows one.\n";
    }

    // What was said rests on the letters that were there then: without one of them it is void.
    void forget_void() {
        for (std::size_t i = 0; i < state_.from.size(); ++i) {
            if (state_.from[i] == '.' || state_.from[i] == state_.board[i]) continue;
            state_.from.clear();
            state_.hints.clear();
            state_.told.clear();
            state_.known.fill(all_cells);
        }
    }

    // Whether all letters that have come since then were said.
    bool followed() const {
        Board board = state_.from;
        for (std::size_t i = 0; i < state_.hints.size(); ++i) {
            const Whereabouts &subject = state_.hints[i].subject;
            if (state_.hints[i].places && state_.said[i])
                board[index_of(subject.cells)] = letter_name(subject.letter);
        }
        const auto fits = [](char there, char expected) { return there == '.' || there == expected; };
        return std::ranges::equal(state_.board, board, fits);
    }

    // The first hint that says something new, or places a letter that is still to come.
    std::optional<std::size_t> unsaid() const {
        const Cells free = Facts(state_).free;
        for (std::size_t i = 0; i < state_.hints.size(); ++i) {
            const auto &[letter, cells, near] = state_.hints[i].subject;
            const bool there = letter < size && state_.board.find(letter_name(letter)) != Board::npos;
            const bool known = letter < size && (state_.known[letter] & free & ~cells) == 0;
            if (state_.hints[i].places ? !there : !known) return i;
        }
        return {};
    }

    // A hint, behind those that it names and that were not said since the steps began.
    std::string say(std::size_t index) {
        const Hint &hint = state_.hints[index];
        if (state_.said[index]) return hint.text;
        std::string text;
        for (const std::size_t named : hint.named)
            if (!state_.said[named]) text += say(named);
        state_.said[index] = true;
        state_.told += hint.text;
        if (hint.subject.letter < size) state_.known[hint.subject.letter] &= hint.subject.cells;
        return text + hint.text;
    }

    std::string move(const std::string &line) override {
        const std::string first = shell::words_of(line)[0];
        const char *const whole = shell::move_words(line).size() > 1 ? "For the whole board: " : "";
        if (first == "check")
            return whole + check() + (is_full(state_.board) ? text_of_lines(objections_to(state_)) : "");
        forget_void();
        if (first == "pencil")
            return faults_of(state_).empty()
                       ? pencil_text(state_, state_.known, rules_.plain ? 0 : screen().columns)
                       : "No marks with these letters:\n" + text_of_lines(objections_to(state_));
        if (first == "solve") return *whole ? "solve fills the whole board; hint says one step.\n" : solved();
        if (first == "step" || first == "steps")
            return state_.told + (over() ? "" : "hint says the next step.\n");
        Words parts = shell::move_words(line);
        // The letter comes first, or alone behind its square. Blanks do not count.
        const auto is_name = [](const std::string &part) {
            return part.size() == 1 && is_letter(capital(part[0]));
        };
        if (parts.size() > 1 && !is_name(parts.front()) && is_name(parts.back()))
            std::rotate(parts.begin(), parts.end() - 1, parts.end());
        std::string typed;
        for (const std::string &part : parts) typed += part;
        if (parts.size() == 1 && typed.size() == 3 && is_name(typed.substr(0, 1)) &&
            !is_name(typed.substr(1, 1)) && is_name(typed.substr(2)))
            return "Type a blank between the letter and its square: k 2d or d2 k.\n";
        return change(typed, shell::contains(shell::words_of("take remove delete erase"), first));
    }

    // Puts a letter, `k13` or `kd1`, or takes it off, `k` or `13`. Returns why not, or the verdict on a full
    // board.
    std::string change(const std::string &typed, bool take) {
        const char name = typed.empty() ? '.' : capital(typed[0]);
        const bool named = is_letter(name) && !(take && typed.size() == 2);
        const std::string where = typed.substr(named ? 1 : 0);
        std::optional<shell::Square> square;
        if (where.size() == 2) square = shell::square_of(where.substr(0, 1) + ' ' + where[1], 0);
        if (take ? !square && (!named || !where.empty()) : !square || !named)
            return std::string("Type a letter, A to Y, and a square: k 1 3 for row 1, column 3; take k to "
                               "take it off; "
                               "check, pencil, solve, steps") +
                   or_words;
        if (square && (square->row < 0 || std::max(square->row, square->col) >= side))
            return "Off the board. " + extent();
        const std::size_t at = square ? static_cast<std::size_t>(side * square->row + square->col) : 0;
        const std::size_t from = named ? state_.board.find(name) : at, to = take ? from : at;
        if (take && from == Board::npos) return std::string(1, name) + " is not on the board.\n";
        if (take && state_.board[from] == '.') return "That square is empty.\n";
        // Printed letters with which there is no solution are the player's own.
        for (const std::size_t i : {from, to})
            if (i != Board::npos && state_.printed[i] != '.' &&
                solve(problem_of({state_.printed, state_.words})))
                return state_.printed[i] + (" is printed at " + place_name(cell_at(i))) + ": it stays.\n";
        std::string echo = !take && square && square->lettered
                               ? name + (" is at " + place_name(cell_at(to)) + ": row and column, from 0.\n")
                               : "";
        if (!take && from == to) return echo.empty() ? std::string(1, name) + " is there already.\n" : echo;
        remember();
        if (state_.board[to] != '.' && !take) echo += state_.board[to] + std::string(" made room for it.\n");
        if (from != Board::npos) state_.printed[from] = state_.board[from] = '.';
        state_.printed[to] = '.';
        if (!take) state_.board[to] = name;
        return echo + remark();
    }
    /// What is wrong with a full board.
    std::string remark() const override { return is_full(state_.board) ? check() : ""; }

    std::string check() const {
        const std::string faults = text_of_lines(faults_of(state_));
        return !faults.empty() || is_full(state_.board) ? faults : "Right so far.\n";
    }

    // The solution with the player's letters or, if these are wrong, without them.
    std::string solved() {
        for (const Board &from : {state_.board, state_.printed})
            if (const std::optional<Domains> solution = solve(problem_of({from, state_.words}))) {
                remember();
                state_.board = board_of(*solution);
                state_.given_up = true;
                return "Here is a solution; undo brings your letters back.\n";
            }
        return text_of_lines(objections_to(state_));
    }

    std::string saved() const override {
        return plain_text(with_small(state_.board, state_.printed)) + '\n' + text_of_lines(state_.words);
    }

    const Next &next_;
};

} // namespace

void play(const Next &next, bool plain, std::optional<shell::Level> wish) { Play(next, plain, wish).run(); }

} // namespace gogen
