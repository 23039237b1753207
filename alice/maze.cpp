#include "alice/maze.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdlib>
#include <utility>

namespace alice {

namespace {

using shell::InputError, shell::Lines, shell::in_quotes;

// The arrow of each digit of the compact form.
constexpr std::array<ArrowBit, 8> clockwise{up, up_right, right, down_right, down, down_left, left, up_left};

// The letters of all colours for a message: `r, y or b`.
std::string colour_letters() {
    std::string text;
    for (std::size_t i = 0; i < colours.size(); ++i) {
        if (i > 0) text += i + 1 < colours.size() ? ", " : " or ";
        text += colours[i].letter;
    }
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
    if (word == "W" || word == "w" || word == "-") return cell;
    const auto take = [&word](char letter) {
        if (word.empty() || lower(word.front()) != letter) return false;
        word.remove_prefix(1);
        return true;
    };
    cell.start = take('s');
    cell.goal = take('g');
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
    explicit MazeReader(Lines &lines) : lines_(lines) {}

    Maze read() {
        std::string_view line = next_content();
        if (line.empty())
            throw lines_.error("the end of the maze found, expected the width, a whole number from 1 to " +
                               std::to_string(most_cells - 1));
        const bool number = line.find_first_not_of("0123456789") == line.npos;
        const bool compact = !number && parse_compact(word_at(line.data(), line.data() + line.size()));
        std::optional<Cell> start, goal;
        if (!compact) {
            read_width(line);
            start = read_place('s', "start", "2,0");
            start_ = place("the start " + text_of(*start));
            goal = read_place('g', "goal", "0,1");
            goal_ = place("the goal " + text_of(*goal));
            line = next_content();
        }
        for (; !line.empty(); line = next_content()) read_row(line, compact);
        if (maze_.rows == 0)
            throw lines_.error("the end of the maze found, expected a row of " +
                               count_of(maze_.cols, "cell"));
        if (compact) settle_compact();
        else settle_places(*start, *goal);
        assert(maze_.arrows.size() == maze_.size() && maze_.colours.size() == maze_.size());
        return std::move(maze_);
    }

  private:
    // The start of a message about the present line, for later.
    std::string place(const std::string &what) const { return lines_.error(what).what(); }

    // The next line with something on it but blanks and a comment, which are cut off; empty at the end.
    std::string_view next_content() {
        while (lines_.next())
            if (const std::string_view content = content_of(lines_.text()); !content.empty()) return content;
        return {};
    }

    void read_width(std::string_view rest) {
        const std::optional<std::int64_t> width = take_number(rest);
        if (!width || !rest.empty() || *width < 1 || *width >= most_cells)
            throw lines_.error(
                in_quotes(lines_.text()) + " found, expected the width, a whole number from 1 to " +
                std::to_string(most_cells - 1) + (width && rest.find(',') == rest.npos ? "" : two_forms));
        maze_.cols = static_cast<std::uint32_t>(*width);
    }

    // The line `s=(2,0)` or `g=(0,1)`.
    Cell read_place(char key, const char *name, const char *example) {
        const std::string expected =
            " found, expected the " + std::string(name) + ", such as " + key + "=(" + example + ')';
        std::string_view rest = next_content();
        if (rest.empty()) throw lines_.error("the end of the maze" + expected);
        at_ = rest.data();
        end_ = at_ + rest.size();
        const auto take_coordinate = [this]() -> std::optional<std::int64_t> {
            skip_blanks();
            std::string_view left(at_, static_cast<std::size_t>(end_ - at_));
            const std::optional<std::int64_t> number = take_number(left);
            at_ = left.data();
            return number;
        };
        std::optional<std::int64_t> r, c;
        if (take(key) && take('=') && take('(') && (r = take_coordinate()) && take(',') &&
            (c = take_coordinate()) && take(')') && at_ == end_)
            return {*r, *c};
        throw lines_.error(in_quotes(lines_.text()) + expected +
                           (lower(content_of(lines_.text()).front()) == key ? "" : two_forms));
    }

    void read_row(std::string_view row, bool compact) {
        at_ = row.data();
        end_ = at_ + row.size();
        for (col_ = 0;; ++col_) {
            skip_blanks();
            if (at_ == end_ || (col_ == maze_.cols && (!compact || maze_.rows > 0))) break;
            if (static_cast<std::int64_t>(maze_.arrows.size()) == most_cells)
                throw lines_.error("row " + std::to_string(maze_.rows) + " found, expected at most " +
                                   std::to_string(most_cells) + " cells in all");
            const ParsedCell cell = compact ? read_compact_cell() : read_cell();
            maze_.arrows.push_back(static_cast<std::uint8_t>(cell.arrows));
            maze_.colours.push_back(cell.colour);
        }
        if (compact && maze_.rows == 0) maze_.cols = col_;
        if (at_ < end_ || col_ < maze_.cols)
            throw lines_.error_at(at_, "row " + std::to_string(maze_.rows) + " has " +
                                           (at_ < end_ ? "more than " : "") + count_of(col_, "cell") +
                                           ", expected " + std::to_string(maze_.cols));
        ++maze_.rows;
    }

    // The cell in the form of the exercise that begins at at_.
    ParsedCell read_cell() {
        const char *const begin = at_;
        const std::string_view word = word_at(begin, end_);
        if (word == "-") return pass(word, {});
        if (word.size() == 4 &&
            std::equal(word.begin(), word.end(), "goal", [](char a, char b) { return lower(a) == b; })) {
            note_goal();
            return pass(word, {.goal = true});
        }
        const std::optional<Colour> colour = colour_of(*at_++);
        if (!take(':') || !take('(')) fail_malformed(begin);
        if (!colour)
            fail(begin, "has the unknown colour " + in_quotes({begin, 1}) + ", expected " + colour_letters());
        const unsigned arrows = read_arrows(begin);
        if (at_ != end_ && !is_blank(*at_)) fail_malformed(begin);
        return {.arrows = arrows, .colour = *colour};
    }

    // The arrows from at_ to the closing parenthesis, which is passed.
    unsigned read_arrows(const char *begin) {
        unsigned arrows = 0;
        if (take(')')) return arrows;
        do {
            skip_blanks();
            const char *const name = at_;
            const unsigned arrow = take_direction();
            const std::string_view said(name, static_cast<std::size_t>(at_ - name));
            skip_blanks();
            if (arrow == 0 || at_ == end_ || (*at_ != ',' && *at_ != ')')) fail_direction(begin, name);
            if (arrows & arrow) fail(name, "has the arrow " + std::string(said) + " twice, expected it once");
            arrows |= arrow;
        } while (*at_++ == ',');
        return arrows;
    }

    // The bit of the direction at at_, which is passed, or 0.
    unsigned take_direction() {
        unsigned arrow = 0;
        std::size_t length = 0;
        for (const Direction &direction : directions) {
            const std::string_view name = direction.name;
            if (name.size() <= length || end_ - at_ < std::ssize(name) || lower(at_[0]) != name[0]) continue;
            if (name.size() == 2 && lower(at_[1]) != name[1]) continue;
            arrow = direction.bit;
            length = name.size();
        }
        at_ += length;
        return arrow;
    }

    ParsedCell read_compact_cell() {
        const std::string_view word = word_at(at_, end_);
        const std::optional<ParsedCell> cell = parse_compact(word);
        if (!cell)
            fail(at_, "is " + in_quotes(word) +
                          ", expected one such as R234, B0, S02, G or W; digits from 0 to 7, once" +
                          (word.find_first_of(",=:(") == word.npos ? "" : two_forms));
        if (cell->start) {
            if (start_cell_) fail(at_, "is a second start, expected one");
            start_cell_ = static_cast<std::uint32_t>(maze_.arrows.size());
        }
        if (cell->goal) note_goal();
        return pass(word, *cell);
    }

    void note_goal() {
        if (goal_cell_) fail(at_, "is a second goal, expected one");
        goal_cell_ = static_cast<std::uint32_t>(maze_.arrows.size());
        goal_word_ = lines_.error_at(at_, "cell " + text_of({maze_.rows, col_})).what();
    }

    void settle_compact() {
        if (!goal_cell_) throw lines_.error("the end of the maze found, expected a goal, G");
        if (!start_cell_) throw lines_.error("the end of the maze found, expected a start such as S02");
        maze_.start = *start_cell_;
        maze_.goal = *goal_cell_;
    }

    // Start and goal are where the lines before the rows say so.
    void settle_places(Cell start, Cell goal) {
        const std::string off = " is off the board, expected a row from 0 to " +
                                std::to_string(maze_.rows - 1) + " and a column from 0 to " +
                                std::to_string(maze_.cols - 1);
        if (!maze_.has(start)) throw InputError(start_ + off);
        if (!maze_.has(goal)) throw InputError(goal_ + off);
        maze_.start = maze_.number(start);
        maze_.goal = maze_.number(goal);
        if (!goal_cell_)
            throw InputError(goal_ + " is on " +
                             (maze_.arrows[maze_.goal] == 0 ? "a blank cell" : "a cell with arrows") +
                             ", expected the word goal there");
        if (*goal_cell_ != maze_.goal)
            throw InputError(goal_word_ + " is the goal cell, expected it at " + text_of(goal));
    }

    ParsedCell pass(std::string_view word, ParsedCell cell) {
        at_ += word.size();
        return cell;
    }
    void skip_blanks() { at_ = std::find_if_not(at_, end_, is_blank); }
    // Passes this letter, in either case, and blanks before it. Passes blanks only if it comes behind them.
    bool take(char letter) {
        const char *const next = std::find_if_not(at_, end_, is_blank);
        if (next == end_ || lower(*next) != letter) return false;
        at_ = next + 1;
        return true;
    }
    static std::string_view word_at(const char *begin, const char *end) {
        return {begin, static_cast<std::size_t>(std::find_if(begin, end, is_blank) - begin)};
    }

    [[noreturn]] void fail(const char *where, const std::string &reason) const {
        throw lines_.error_at(where, "cell " + text_of({maze_.rows, col_}) + ' ' + reason);
    }
    [[noreturn]] void fail_malformed(const char *begin) const {
        fail(begin, "is " + in_quotes(word_at(begin, end_)) + ", expected a cell such as r:(u,dl) or goal");
    }
    [[noreturn]] void fail_direction(const char *begin, const char *name) const {
        const std::string_view rest = word_at(name, end_);
        const std::size_t length = rest.find_first_of(",)");
        if (length == rest.npos) fail_malformed(begin);
        fail(name, "has the unknown direction " + in_quotes(rest.substr(0, length)) +
                       ", expected l, r, u, d, ul, ur, dl or dr");
    }

    Lines &lines_;
    Maze maze_;
    const char *at_ = nullptr, *end_ = nullptr; // what is left of the line
    std::uint32_t col_ = 0;
    std::string start_, goal_, goal_word_;                // the starts of messages about them
    std::optional<std::uint32_t> start_cell_, goal_cell_; // where a cell says that it is one
};

} // namespace

std::string text_of(Cell cell) { return '(' + std::to_string(cell.r) + ", " + std::to_string(cell.c) + ')'; }

std::string count_of(std::uint64_t n, std::string_view noun) {
    return std::to_string(n) + ' ' + std::string(noun) + (n == 1 ? "" : "s");
}

std::optional<std::size_t> direction_of(const Maze &maze, std::uint32_t from, std::int64_t d,
                                        std::uint32_t to) {
    const Cell a = maze.at(from), b = maze.at(to);
    for (std::size_t k = 0; k < directions.size() && d > 0; ++k)
        if (maze.has_arrow(from, k) && maze.landing(a, k, d) == b) return k;
    return {};
}

Maze read_maze(const std::string &name, std::string_view text) {
    assert(text.empty() || text.back() == '\n');
    Lines lines(name, shell::without_mark(text));
    return MazeReader(lines).read();
}

Maze read_maze(shell::InputFile &file) {
    shell::Text text = file.read();
    if (!text.empty() && text.back() != '\n') text.push_back('\n');
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
            text += upper(colours[index_of(colour)].letter);
        for (std::size_t digit = 0; digit < clockwise.size(); ++digit)
            if ((maze.arrows[cell] & clockwise[digit]) != 0) text += static_cast<char>('0' + digit);
        text += (cell + 1) % maze.cols == 0 ? '\n' : ' ';
    }
    return text;
}

std::string_view content_of(std::string_view line) {
    line = line.substr(0, line.find('#'));
    while (!line.empty() && is_blank(line.front())) line.remove_prefix(1);
    while (!line.empty() && is_blank(line.back())) line.remove_suffix(1);
    return line;
}

std::optional<std::int64_t> take_number(std::string_view &text) {
    const bool minus = text.starts_with('-');
    std::size_t i = minus;
    std::int64_t value = 0;
    for (; i < text.size() && text[i] >= '0' && text[i] <= '9'; ++i)
        value = std::min(10 * value + (text[i] - '0'), most_cells);
    if (i == minus) return {};
    text.remove_prefix(i);
    return minus ? -value : value;
}

} // namespace alice
