#include "alice/maze.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cctype>
#include <cstddef>
#include <cstdlib>
#include <utility>

namespace alice {

namespace {

using shell::Lines, shell::in_quotes;

// The arrow of each digit of the compact form.
constexpr std::array<ArrowBit, 8> clockwise{up, up_right, right, down_right, down, down_left, left, up_left};

// The letters of all colours for a message: `r, y or b`.
std::string colour_letters() {
    std::string text;
    for (std::size_t i = 0; i < colours.size(); ++i)
        text += std::string(i == 0 ? "" : i + 1 < colours.size() ? ", " : " or ") + colours[i].letter;
    return text;
}

std::optional<Colour> colour_of(char letter) {
    for (const ColourRule &colour : colours)
        if (colour.letter == lower(letter)) return colour.colour;
    return {};
}

struct ParsedCell {
    bool start = false, goal = false;
    unsigned arrows = 0;
    Colour colour = Colour::black;
};

// What a word of the compact form says, or nothing if it is no cell.
std::optional<ParsedCell> parse_compact(std::string_view word) {
    ParsedCell cell;
    if (same_word(word, "w") || word == "-") return cell;
    cell.start = take(word, "s");
    cell.goal = take(word, "g");
    if (cell.goal) return word.empty() ? std::optional(cell) : std::nullopt;
    const std::optional<Colour> colour = word.empty() ? std::nullopt : colour_of(word.front());
    if (colour) {
        cell.colour = *colour;
        word.remove_prefix(1);
    }
    if (word.empty() && !colour && !cell.start) return {};
    for (const char digit : word) {
        if (digit < '0' || digit > '7') return {};
        const ArrowBit arrow = clockwise[static_cast<std::size_t>(digit - '0')];
        if ((cell.arrows & arrow) != 0) return {};
        cell.arrows |= arrow;
    }
    return cell;
}

// What messages about a line that is of neither form add.
constexpr const char *two_forms =
    "; a maze is the width, s=(2,0), g=(0,1) and rows such as r:(u,dl) goal, or only rows such as R07 S2 G";

// Reads a maze: the lines before its rows, if its form has such, and then cell by cell.
class MazeReader {
  public:
    explicit MazeReader(Lines lines) : lines_(std::move(lines)) {}

    Maze read() {
        if (!next_content())
            throw lines_.error("the end of the maze found, expected the width, a whole number from 1 to " +
                               std::to_string(most_cells - 1));
        const bool number = rest_.find_first_not_of("0123456789") == rest_.npos;
        const bool compact = !number && parse_compact(word());
        if (!compact) {
            read_width();
            start_ = read_place("s", "start, such as s=(2,0)");
            start_line_ = lines_.number();
            goal_ = read_place("g", "goal, such as g=(0,1)");
            goal_line_ = lines_.number();
            next_content();
        }
        while (!rest_.empty()) {
            read_row(compact);
            next_content();
        }
        if (maze_.rows == 0)
            throw lines_.error("the end of the maze found, expected a row of " +
                               count_of(maze_.cols, "cell"));
        if (!compact) check_places();
        else if (!goal_) throw lines_.error("the end of the maze found, expected a goal, G");
        else if (!start_) throw lines_.error("the end of the maze found, expected a start such as S02");
        maze_.start = maze_.number(*start_);
        maze_.goal = maze_.number(*goal_);
        assert(maze_.arrows.size() == maze_.size() && maze_.colours.size() == maze_.size());
        return std::move(maze_);
    }

  private:
    // Goes to the next line with something on it but blanks and a comment. At the end the rest is empty.
    bool next_content() {
        rest_ = {};
        while (rest_.empty() && lines_.next()) rest_ = content_of(lines_.text());
        return !rest_.empty();
    }

    void read_width() {
        const std::optional<std::int64_t> width = take_number(rest_);
        if (!width || !rest_.empty() || *width < 1 || *width >= most_cells)
            throw lines_.error(
                in_quotes(lines_.text()) + " found, expected the width, a whole number from 1 to " +
                std::to_string(most_cells - 1) + (width && rest_.find(',') == rest_.npos ? "" : two_forms));
        maze_.cols = static_cast<std::uint32_t>(*width);
    }

    // The line `s=(2,0)` or `g=(0,1)`.
    Cell read_place(std::string_view key, const std::string &place) {
        if (!next_content()) throw lines_.error("the end of the maze found, expected the " + place);
        const bool keyed = take(rest_, key);
        const std::optional<Cell> cell = keyed && take(rest_, "=") ? take_cell(rest_) : std::nullopt;
        if (!cell || !rest_.empty())
            throw lines_.error(in_quotes(lines_.text()) + " found, expected the " + place +
                               (keyed ? "" : two_forms));
        return *cell;
    }

    void read_row(bool compact) {
        for (col_ = 0;; ++col_) {
            skip_blanks(rest_);
            if (rest_.empty() || (col_ == maze_.cols && (!compact || maze_.rows > 0))) break;
            if (static_cast<std::int64_t>(maze_.arrows.size()) == most_cells)
                throw lines_.error("row " + std::to_string(maze_.rows) + " found, expected at most " +
                                   std::to_string(most_cells) + " cells in all");
            const ParsedCell cell = compact ? read_compact_cell() : read_cell();
            maze_.arrows.push_back(static_cast<std::uint8_t>(cell.arrows));
            maze_.colours.push_back(cell.colour);
        }
        if (compact && maze_.rows == 0) maze_.cols = col_;
        if (!rest_.empty() || col_ < maze_.cols)
            throw lines_.error_at(rest_.data(), "row " + std::to_string(maze_.rows) + " has " +
                                                    (rest_.empty() ? "" : "more than ") +
                                                    count_of(col_, "cell") + ", expected " +
                                                    std::to_string(maze_.cols));
        ++maze_.rows;
    }

    // The cell in the form of the exercise that the rest begins with.
    ParsedCell read_cell() {
        const std::string_view begin = rest_;
        const bool goal = same_word(word(), "goal");
        if (goal) note(goal_word_, "goal");
        if (goal || word() == "-") {
            rest_.remove_prefix(word().size());
            return {.goal = goal};
        }
        const std::optional<Colour> colour = colour_of(rest_.front());
        rest_.remove_prefix(1);
        if (!take(rest_, ":") || !take(rest_, "(")) fail_malformed(begin);
        if (!colour)
            fail(begin, "has the unknown colour " + in_quotes(begin.substr(0, 1)) + ", expected " +
                            colour_letters());
        ParsedCell cell{.colour = *colour};
        if (take(rest_, ")")) return cell;
        do cell.arrows |= read_arrow(begin, cell.arrows);
        while (take(rest_, ","));
        if (!take(rest_, ")") || rest_.substr(0, 1).find_first_not_of(" \t") != rest_.npos)
            fail_malformed(begin);
        return cell;
    }

    // The bit of the cell's next arrow, which is not among those before.
    unsigned read_arrow(std::string_view begin, unsigned before) {
        skip_blanks(rest_);
        const std::string_view name = rest_.substr(0, rest_.find_first_of(" \t,)"));
        const std::optional<std::size_t> k = direction_named(name);
        if (rest_.empty()) fail_malformed(begin);
        if (!k)
            fail(rest_,
                 "has the unknown direction " + in_quotes(name) + ", expected l, r, u, d, ul, ur, dl or dr");
        if (before & bit_of(*k))
            fail(rest_, "has the arrow " + std::string(name) + " twice, expected it once");
        rest_.remove_prefix(name.size());
        return bit_of(*k);
    }

    ParsedCell read_compact_cell() {
        const std::optional<ParsedCell> cell = parse_compact(word());
        if (!cell)
            fail(rest_, "is " + in_quotes(word()) +
                            ", expected one such as R234, B0, S02, G or W; digits from 0 to 7, once" +
                            (word().find_first_of(",=:(") == rest_.npos ? "" : two_forms));
        if (cell->start) note(start_, "start");
        if (cell->goal) note(goal_, "goal");
        rest_.remove_prefix(word().size());
        return *cell;
    }

    // The present cell says that it is the start or the goal.
    void note(std::optional<Cell> &place, const char *what) {
        if (place) fail(rest_, "is a second " + std::string(what) + ", expected one");
        place = Cell{maze_.rows, col_};
    }

    // Start and goal are where the lines before the rows say so.
    void check_places() const {
        const std::string off = " is off the board, expected a row from 0 to " +
                                std::to_string(maze_.rows - 1) + " and a column from 0 to " +
                                std::to_string(maze_.cols - 1);
        const std::string goal = "the goal " + text_of(*goal_);
        if (!maze_.has(*start_)) throw lines_.error_at(start_line_, "the start " + text_of(*start_) + off);
        if (!maze_.has(*goal_)) throw lines_.error_at(goal_line_, goal + off);
        if (goal_word_ != goal_)
            throw lines_.error_at(goal_line_, goal + " is no goal cell, expected the word goal there" +
                                                  (goal_word_ ? ", not at " + text_of(*goal_word_) : ""));
    }

    static std::string_view word_of(std::string_view text) {
        return text.substr(0, text.find_first_of(" \t"));
    }
    std::string_view word() const { return word_of(rest_); }

    [[noreturn]] void fail(std::string_view where, const std::string &reason) const {
        throw lines_.error_at(where.data(), "cell " + text_of({maze_.rows, col_}) + ' ' + reason);
    }
    [[noreturn]] void fail_malformed(std::string_view begin) const {
        fail(begin, "is " + in_quotes(word_of(begin)) + ", expected a cell such as r:(u,dl) or goal");
    }

    Lines lines_;
    Maze maze_;
    std::string_view rest_; // of the line
    std::uint32_t col_ = 0;
    std::optional<Cell> start_, goal_, goal_word_; // goal_word_: where the word goal stands
    std::size_t start_line_ = 0, goal_line_ = 0;   // that say where they are
};

} // namespace

std::string text_of(Cell cell) { return '(' + std::to_string(cell.r) + ", " + std::to_string(cell.c) + ')'; }

std::string count_of(std::uint64_t n, std::string_view noun) {
    return std::to_string(n) + ' ' + std::string(noun) + (n == 1 ? "" : "s");
}

std::optional<std::size_t> direction_named(std::string_view name) {
    for (std::size_t k = 0; k < directions.size(); ++k)
        if (same_word(directions[k].name, name)) return k;
    return {};
}

std::optional<std::size_t> direction_of(const Maze &maze, std::uint32_t from, std::int64_t d,
                                        std::uint32_t to) {
    const Cell a = maze.at(from), b = maze.at(to);
    for (std::size_t k = 0; k < directions.size() && d > 0; ++k)
        if (maze.has_arrow(from, k) && maze.landing(a, k, d) == b) return k;
    return {};
}

std::string path_text(const Maze &maze, const std::vector<State> &path) {
    std::string text;
    for (const State state : path) text += (text.empty() ? "" : " -> ") + text_of(maze.at(state.cell));
    return text;
}

std::string moves_text(const Maze &maze, const std::vector<State> &path) {
    std::string text;
    for (std::size_t i = 1; i < path.size(); ++i)
        (text += ' ') += directions[*direction_of(maze, path[i - 1].cell, path[i - 1].d, path[i].cell)].name;
    return text;
}

Maze read_maze(const std::string &name, std::string_view text) {
    return MazeReader(Lines(name, shell::without_mark(text))).read();
}

Maze read_maze(shell::InputFile &file) {
    const shell::Text text = file.read();
    return read_maze(file.name(), shell::view_of(text));
}

std::string maze_text(const Maze &maze) {
    const auto brief = [&maze](std::uint32_t cell) {
        return "=(" + std::to_string(cell / maze.cols) + ',' + std::to_string(cell % maze.cols) + ")\n";
    };
    std::string text = std::to_string(maze.cols) + "\ns" + brief(maze.start) + 'g' + brief(maze.goal);
    for (std::uint32_t cell = 0; cell < maze.size(); ++cell) {
        if (cell == maze.goal) {
            text += "goal";
        } else {
            text += colours[index_of(maze.colours[cell])].letter;
            text += ":(";
            for (std::size_t k = 0; k < directions.size(); ++k)
                if (maze.has_arrow(cell, k)) (text += directions[k].name) += ',';
            if (text.back() == ',') text.pop_back();
            text += ')';
        }
        text += (cell + 1) % maze.cols == 0 ? '\n' : ' ';
    }
    return text;
}

std::string compact_text(const Maze &maze) {
    std::string text;
    for (std::uint32_t cell = 0; cell < maze.size(); ++cell) {
        const Colour colour = maze.colours[cell];
        if (cell == maze.start) text += 'S';
        if (cell == maze.goal) text += 'G';
        else if (maze.arrows[cell] == 0 && cell != maze.start) text += 'W';
        else if (cell != maze.start || colour != Colour::black)
            text += static_cast<char>(std::toupper(colours[index_of(colour)].letter));
        for (std::size_t digit = 0; digit < clockwise.size(); ++digit)
            if ((maze.arrows[cell] & clockwise[digit]) != 0) text += static_cast<char>('0' + digit);
        text += (cell + 1) % maze.cols == 0 ? '\n' : ' ';
    }
    return text;
}

std::string_view content_of(std::string_view line) {
    line = line.substr(0, line.find('#'));
    skip_blanks(line);
    return line.substr(0, line.find_last_not_of(" \t") + 1);
}

bool same_word(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](char x, char y) { return lower(x) == lower(y); });
}

bool take(std::string_view &text, std::string_view word) {
    std::string_view rest = text;
    skip_blanks(rest);
    if (!same_word(rest.substr(0, word.size()), word)) return false;
    text = rest.substr(word.size());
    return true;
}

std::optional<std::int64_t> take_number(std::string_view &text) {
    std::string_view rest = text;
    const bool minus = take(rest, "-");
    if (!minus) skip_blanks(rest);
    const std::size_t digits = std::min(rest.find_first_not_of("0123456789"), rest.size());
    if (digits == 0) return {};
    std::int64_t value = 0;
    for (const char digit : rest.substr(0, digits)) value = std::min(10 * value + (digit - '0'), most_cells);
    text = rest.substr(digits);
    return minus ? -value : value;
}

std::optional<Cell> take_cell(std::string_view &text) {
    std::string_view rest = text;
    std::optional<std::int64_t> r, c;
    if (!take(rest, "(") || !(r = take_number(rest)) || !take(rest, ",") || !(c = take_number(rest)) ||
        !take(rest, ")"))
        return {};
    text = rest;
    return Cell{*r, *c};
}

} // namespace alice
