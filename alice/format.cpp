// Reads and writes mazes as text, in both forms.
#include "alice/format.h"

#include "alice/scan.h"
#include "shell/terminal.h"
#include "shell/text.h"

#include <cctype>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace alice {

namespace {

constexpr std::int64_t most_cells = 2'000'000'000;
constexpr std::string_view walk_comment = "# walk: ", empty_cell = "b:()";

using shell::InputError, shell::Lines, shell::count_of, shell::in_quotes;

// The digit of each direction in the compact form: clockwise from up.
constexpr std::string_view arrow_digits = "70162543";

enum class Form { exercise, compact };

struct ParsedCell {
    bool start = false, goal = false;
    unsigned arrows = 0;
    Colour colour = Colour::black;
};

std::string_view word_of(std::string_view text) { return text.substr(0, text.find_first_of(" \t")); }

// The letter of a colour by its name or letter; 0 if it is none. B is blue in some courses.
char letter_of(const std::string &word) {
    for (const ColourRule &rule : colours)
        if (word == rule.name || word == std::string(1, rule.letter) ||
            (word == "blue" && rule.letter == 'b'))
            return rule.letter;
    return 0;
}

// A cell in words, such as `red: right, up-left`, `B ul+u`, `start` or `GOAL`, in the compact form; others as
// they are.
std::string in_compact_form(const std::string &cell) {
    if (cell.find(":(") != cell.npos) return cell; // as in the exercise
    std::string colour, start, arrows;
    for (const std::string &word : shell::words_of(cell, " ,:;()+/")) {
        const bool is_colour = word.size() == 1 && colour.empty() && start.empty(); // r, not right
        const unsigned move = is_colour ? 0 : move_of(word);
        if (move != 0) arrows += arrow_digits[direction_of(move)];
        else if (word == "goal" || word == "start") start = word == "start" ? "S" : word;
        else if (letter_of(word) != 0 && colour.empty()) colour = letter_of(word);
        else return cell;
    }
    if (start == "goal") return start;
    return colour.empty() && start.empty() ? cell : start + colour + arrows;
}

// Removes a cell from the front of the text, which does not begin with a blank. In the compact form a cell
// ends at a blank, and may be in words with a colon: red:right/up. Returns nothing if the text does not begin
// with a cell.
std::optional<ParsedCell> parse_cell(std::string_view &text, Form form) {
    const bool compact = form == Form::compact;
    if (compact && shell::contains(word_of(text), ':')) {
        const std::string word(word_of(text));
        text.remove_prefix(word.size());
        const std::string written = in_compact_form(word);
        std::string_view rest = written;
        return written == word ? std::nullopt : parse_cell(rest, form);
    }
    std::string_view rest = compact ? word_of(text) : text;
    const std::size_t whole = rest.size();
    ParsedCell cell;
    cell.start = compact && take(rest, "s");
    cell.goal = take(rest, "goal") || (compact && take(rest, "g"));
    if (!cell.goal && !take(rest, "-") && !(compact && take(rest, "w"))) {
        std::optional<Colour> colour;
        for (const ColourRule &rule : colours)
            if (!colour && take(rest, {&rule.letter, 1})) colour = rule.colour;
        if (!compact && (!colour || !take(rest, ":") || !take(rest, "("))) return {};
        cell.colour = colour.value_or(Colour::black);
        for (bool more = compact ? !rest.empty() : !take(rest, ")"); more;) {
            const bool digit = !rest.empty() && rest.front() >= '0' && rest.front() <= '7';
            const unsigned arrows = digit ? bit_of(arrow_digits.find(rest.front())) : take_direction(rest);
            if (arrows == 0 || (cell.arrows & arrows) != 0) return {};
            cell.arrows |= arrows;
            if (digit) rest.remove_prefix(1);
            more = compact ? !rest.empty() : take(rest, ",") || !take(rest, ")");
        }
    }
    text.remove_prefix(whole - rest.size());
    return text.find_first_not_of(" \t") == 0 ? std::nullopt : std::optional(cell);
}

// Ends messages, since other courses use other forms.
constexpr const char *two_forms =
    "; a maze is the width, s=(2,0), g=(0,1) and rows such as r:(u,dl) goal, or only rows such as R07 S2 G";

// Reads a maze: the lines before its rows, if its form has any, then cell by cell.
class MazeReader {
  public:
    MazeReader(const std::string &name, std::string_view text) : lines_(name, text), text_(text) {}

    Maze read() {
        next_content();
        skip_titles();
        if (begins_with_cell(rest_)) {
            read_rows(Form::compact);
            if (!start_) throw lines_.error("no start found in the maze, expected a cell such as S02 or S→");
            if (!goal_) throw lines_.error("no goal found in the maze, expected a cell G");
            for (const Cell place : {*start_, *goal_})
                if (!maze_.has(place))
                    throw lines_.error(text_of(place) + " found above the maze, expected a cell of it");
        } else {
            read_in_words();
        }
        maze_.start = maze_.number(*start_);
        maze_.goal = maze_.number(*goal_);
        maze_.arrows[maze_.goal] = 0; // above the maze it is only named
        maze_.colours[maze_.goal] = Colour::black;
        return std::move(maze_);
    }

  private:
    // The form of the exercise.
    void read_in_words() {
        const std::optional<Number> width = shell::whole_number<Number>(rest_, 1, most_cells - 1);
        if (!width) throw expected("the width, a whole number from 1 to " + std::to_string(most_cells - 1));
        maze_.cols = *width;
        start_ = read_place("s", "the start, such as s=(2,0)");
        const std::size_t start_line = lines_.number();
        const Cell goal = read_place("g", "the goal, such as g=(0,1)");
        const std::size_t goal_line = lines_.number();
        next_content();
        // Rows without brackets are in the compact form, such as R→ B↙.
        const bool bracketed = rest_.data() < text_.data() + text_.rfind('(');
        read_rows(bracketed ? Form::exercise : Form::compact);
        if (maze_.rows == 0) throw expected("a row of " + count_of(maze_.cols, "cell"));
        if (!maze_.has(*start_))
            throw lines_.error_at(start_line, "the start " + text_of(*start_) +
                                                  " is off the board, expected (0, 0) to " +
                                                  text_of(maze_.at(maze_.size() - 1)) + ", counted from 0");
        if (goal_ != goal)
            throw lines_.error_at(goal_line, "the goal " + text_of(goal) +
                                                 " found, expected the word goal there" +
                                                 (goal_ ? ", not at " + text_of(*goal_) : ""));
    }

    static bool begins_with_cell(std::string_view line) {
        return line.find_first_not_of("0123456789") != line.npos && parse_cell(line, Form::compact);
    }

    // Takes a line that only says where the start or the goal is.
    bool take_place() {
        for (const std::string_view name : {"start", "goal"}) {
            std::string_view rest = rest_;
            const bool named = take(rest, name), known = named || take(rest, name.substr(0, 1));
            const bool sign = take(rest, ":") || take(rest, "=");
            if (!known || !(named || sign)) continue; // `s 0 1` is a row
            const std::optional<Cell> cell = take_cell(rest);
            if (!cell || !rest.empty()) return false;
            (name == "start" ? start_ : goal_) = cell;
            return true;
        }
        return false;
    }

    // Above a maze in the compact form there may be lines that say where it starts and ends, and other lines
    // that cannot belong to it, such as its title. A line with as many words as the first row is more likely
    // a row with a mistake. If no maze follows, the present line is judged.
    void skip_titles() {
        const auto words = [](std::string_view line) { return shell::words_of(line, " \t").size(); };
        MazeReader ahead = *this;
        std::vector<std::string> titles;
        std::vector<std::size_t> sizes;
        for (; !ahead.ended_; ahead.next_content()) {
            if (ahead.take_place()) continue;
            if (begins_with_cell(ahead.rest_) ||
                ahead.rest_.find_first_not_of("0123456789") == ahead.rest_.npos)
                break;
            titles.push_back(ahead.lines_.error(in_quotes(ahead.rest_) + " skipped as a title").what());
            sizes.push_back(words(ahead.rest_));
        }
        if (ahead.ended_ || shell::contains(sizes, words(ahead.rest_))) return;
        for (const std::string &title : titles) shell::say(title);
        *this = std::move(ahead);
    }

    // Goes to the next line that holds more than blanks and a comment. At the end of the text rest_ is empty.
    void next_content() {
        rest_ = {};
        while (rest_.empty() && lines_.next()) rest_ = content_of(lines_.text());
        ended_ = rest_.empty();
        // A spreadsheet has empty cells behind the width, the start and the goal.
        const std::string_view first = word_of(rest_);
        std::string_view behind = rest_.substr(first.size());
        while (take(behind, empty_cell)) {
        }
        if (behind.empty() && first.find_first_not_of("0123456789()sSgG=,") == first.npos) rest_ = first;
    }

    // The line `s=(2,0)` or `g=(0,1)`.
    Cell read_place(std::string_view key, const std::string &place) {
        next_content();
        const bool keyed = take(rest_, key) && take(rest_, "=");
        const std::optional<Cell> cell = keyed ? take_cell(rest_) : std::nullopt;
        if (!cell || !rest_.empty()) throw expected(place);
        return *cell;
    }

    void read_rows(Form form) {
        const std::string such_as =
            form == Form::compact
                ? std::string("R234, B0, S02, G or W; digits from 0 to 7, each once") + two_forms
                : "r:(u,dl), - or goal; " + colours_text() + "; arrows l, r, u, d, ul, ur, dl, dr, each once";
        for (; !rest_.empty(); next_content(), ++maze_.rows) {
            Number cols = 0;
            for (; !rest_.empty(); skip_blanks(rest_), ++cols) {
                const std::string_view begin = rest_;
                const auto fail = [&](const std::string &reason) {
                    throw lines_.error_at(begin.data(),
                                          "cell " + text_of({maze_.rows, cols}) + " is " + reason);
                };
                const std::optional<ParsedCell> cell = parse_cell(rest_, form);
                if (!cell) fail(in_quotes(word_of(begin)) + ", expected one such as " + such_as);
                const auto put = [&](std::optional<Cell> &place, const std::string &name) {
                    const auto other = std::exchange(place, Cell{maze_.rows, cols});
                    if (other && other != place) fail("a second " + name + ", expected one");
                };
                if (cell->start) put(start_, "start");
                if (cell->goal) put(goal_, "goal");
                maze_.arrows.push_back(static_cast<std::uint8_t>(cell->arrows));
                maze_.colours.push_back(cell->colour);
            }
            if (maze_.cols == 0) maze_.cols = cols;
            if (cols != maze_.cols)
                throw lines_.error_at(rest_.data(), "row " + std::to_string(maze_.rows) + " has " +
                                                        count_of(cols, "cell") + ", expected " +
                                                        std::to_string(maze_.cols));
        }
    }

    // An error about the present line, or about the end of the file.
    InputError expected(const std::string &what) const {
        return lines_.error((ended_ ? "the end of the maze" : in_quotes(lines_.text())) +
                            " found, expected " + what + two_forms);
    }

    Lines lines_;
    std::string_view text_;
    Maze maze_;
    std::string_view rest_; // of the line
    bool ended_ = false;
    std::optional<Cell> start_, goal_;
};

} // namespace

Maze read_maze(const std::string &name, std::string_view text) { return MazeReader(name, text).read(); }

Maze read_maze(shell::InputFile &file, std::string &walk) {
    // A cell has two bytes at least.
    shell::Text text =
        file.read({.most = 2 * most_cells,
                   .table = shell::Cells{.empty = empty_cell, .longest = 40, .rewrite = in_compact_form}});
    std::erase(text, '"');
    const std::string_view view = shell::view_of(text);
    const std::size_t comment = view.rfind(walk_comment);
    if (walk.empty() && comment != view.npos) {
        std::string_view rest = view.substr(comment + walk_comment.size());
        walk = shell::take_line(rest);
    }
    return read_maze(file.name(), view);
}

std::string maze_text(const Maze &maze) {
    const auto brief = [&maze](Number cell) {
        return "=(" + std::to_string(cell / maze.cols) + ',' + std::to_string(cell % maze.cols) + ")\n";
    };
    std::string text = std::to_string(maze.cols) + "\ns" + brief(maze.start) + 'g' + brief(maze.goal);
    for (Number cell = 0; cell < maze.size(); ++cell) {
        if (cell == maze.goal) {
            text += "goal";
        } else {
            text += rule_of(maze.colours[cell]).letter;
            text += ":(" + maze.arrows_text(cell, ",", "") + ')';
        }
        text += (cell + 1) % maze.cols == 0 ? '\n' : ' ';
    }
    return text;
}

std::string saved_text(const Maze &maze, const Path &walk) {
    return maze_text(maze) + std::string(walk_comment) + maze.path_text(walk) + '\n';
}

std::string compact_text(const Maze &maze) {
    std::string text;
    for (Number cell = 0; cell < maze.size(); ++cell) {
        const Colour colour = maze.colours[cell];
        if (cell == maze.start) text += 'S';
        if (cell == maze.goal) text += 'G';
        else if (maze.arrows[cell] == 0 && cell != maze.start) text += 'W';
        else if (cell != maze.start || colour != Colour::black)
            text += static_cast<char>(std::toupper(rule_of(colour).letter));
        for (char digit = '0'; digit < '8'; ++digit)
            if (maze.has_arrow(cell, arrow_digits.find(digit))) text += digit;
        text += (cell + 1) % maze.cols == 0 ? '\n' : ' ';
    }
    return text;
}

} // namespace alice
