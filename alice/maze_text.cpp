#include "alice/maze_text.h"

#include "alice/compact.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstring>
#include <optional>
#include <utility>

namespace alice {

namespace {

using shell::InputError, shell::Lines, shell::in_quotes;

constexpr auto no_colour = static_cast<Colour>(255);
constexpr std::array<Colour, 256> colour_of = [] {
    std::array<Colour, 256> colours{};
    colours.fill(no_colour);
    for (std::size_t i = 0; i < colour_count; ++i) {
        colours[static_cast<unsigned char>(colour_letters[i])] = static_cast<Colour>(i);
        colours[static_cast<unsigned char>(colour_letters[i] - 'a' + 'A')] = static_cast<Colour>(i);
    }
    return colours;
}();

// Lists of arrows that were read before: there are some hundred of them that come again and again, and to look them up
// needs no branch that depends on the letters. A list is known by its text, if that has at most seven bytes.
class KnownLists {
  public:
    /// How many of the eight bytes are before the first closing parenthesis: the trick that finds a zero byte in a word.
    static std::size_t length_of(std::uint64_t bytes) {
        constexpr std::uint64_t ones = 0x0101010101010101;
        const std::uint64_t zero_there = bytes ^ (ones * ')');
        return static_cast<std::size_t>(std::countr_zero((zero_there - ones) & ~zero_there & (ones << 7))) /
               8;
    }
    /// The eight bytes from here, the first of them lowest.
    static std::uint64_t bytes_at(const char *at) {
        std::uint64_t bytes = 0;
        std::memcpy(&bytes, at, sizeof bytes);
        return bytes;
    }
    std::optional<std::uint8_t> find(std::uint64_t bytes, std::size_t length) const {
        const std::uint64_t text = bytes & ((std::uint64_t{1} << 8 * length) - 1), known = known_[slot(text)];
        if ((known & ~(std::uint64_t{0xff} << arrows_shift)) != text) return {};
        return static_cast<std::uint8_t>(known >> arrows_shift);
    }
    void add(std::string_view list, unsigned arrows) {
        if (!usable || list.size() > longest) return;
        std::uint64_t text = 0;
        std::memcpy(&text, list.data(), list.size());
        known_[slot(text)] = text | std::uint64_t{arrows} << arrows_shift;
    }

    static constexpr bool usable = std::endian::native == std::endian::little;
    static constexpr std::size_t longest = 7;

  private:
    static constexpr unsigned slot_bits = 12, arrows_shift = 8 * longest;
    static std::size_t slot(std::uint64_t text) { return text * 0x9e3779b97f4a7c15 >> (64 - slot_bits); }

    std::vector<std::uint64_t> known_ = std::vector<std::uint64_t>(std::size_t{1} << slot_bits);
};

class MazeReader {
  public:
    explicit MazeReader(Lines &lines) : lines_(lines) {}

    // The first line is the present one.
    Maze read() {
        read_width(content_of(lines_.text()));
        const Cell start = read_cell('s', "start", "2,0");
        const std::string start_place = place("the start " + text_of(start));
        const Cell goal = read_cell('g', "goal", "0,1");
        const std::string goal_place = place("the goal " + text_of(goal));
        read_rows();

        const std::string off = " is off the board, expected a row from 0 to " +
                                std::to_string(maze_.rows - 1) + " and a column from 0 to " +
                                std::to_string(maze_.cols - 1);
        if (!maze_.has(start)) throw InputError(start_place + off);
        if (!maze_.has(goal)) throw InputError(goal_place + off);
        maze_.start = maze_.number(start);
        maze_.goal = maze_.number(goal);
        if (!goal_)
            throw InputError(goal_place + " is on " +
                             (maze_.arrows[maze_.goal] == 0 ? "a blank cell" : "a cell with arrows") +
                             ", expected the word goal there");
        if (*goal_ != maze_.goal)
            throw InputError(goal_word_ + " is the goal cell, expected it at " + text_of(goal));
        if (maze_.arrows[maze_.start] == 0 && maze_.start != maze_.goal)
            throw InputError(start_place + " is on a blank cell, expected one with arrows");
        return std::move(maze_);
    }

  private:
    // The start of a message about the present line, for later.
    std::string place(const std::string &what) const { return lines_.error(what).what(); }

    void read_width(std::string_view rest) {
        const std::optional<std::int64_t> width = take_number(rest);
        if (!width || !rest.empty() || *width < 1 || *width >= most_cells)
            throw lines_.error(in_quotes(lines_.text()) +
                               " found, expected the width, a whole number from 1 to " +
                               std::to_string(most_cells - 1));
        maze_.cols = static_cast<std::uint32_t>(*width);
    }

    // The line `s=(2,0)` or `g=(0,1)`.
    Cell read_cell(char key, const char *name, const char *example) {
        const std::string expected =
            " found, expected the " + std::string(name) + ", such as " + key + "=(" + example + ')';
        std::string_view rest = next_content(lines_);
        if (rest.empty()) throw lines_.error("the end of the maze" + expected);
        const auto skip = [&rest] {
            while (!rest.empty() && is_blank(rest.front())) rest.remove_prefix(1);
        };
        const auto take = [&](char byte) {
            skip();
            if (rest.empty() || lower(rest.front()) != byte) return false;
            rest.remove_prefix(1);
            skip();
            return true;
        };
        std::optional<std::int64_t> r, c;
        if (take(key) && take('=') && take('(') && (r = take_number(rest)) && take(',') &&
            (c = take_number(rest)) && take(')') && rest.empty())
            return {*r, *c};
        throw lines_.error(in_quotes(lines_.text()) + expected);
    }

    // All lines to the end.
    void read_rows() {
        for (std::string_view row; !(row = next_content(lines_)).empty();) {
            if (static_cast<std::int64_t>(maze_.rows + 1) * maze_.cols > most_cells)
                throw lines_.error("row " + std::to_string(maze_.rows) + " found, expected at most " +
                                   std::to_string(most_cells) + " cells in all");
            read_row(row);
        }
        if (maze_.rows == 0)
            throw lines_.error("the end of the maze found, expected a row of " + count_of(maze_.cols));
    }

    void read_row(std::string_view row) {
        at_ = row.data();
        end_ = at_ + row.size();
        // Room for as many cells as there can be: the shortest, and the blank behind it, are two bytes.
        next_ = maze_.arrows.size();
        const std::size_t most = next_ + std::min<std::size_t>(maze_.cols, (row.size() + 1) / 2);
        maze_.arrows.resize(most);
        maze_.colours.resize(most);
        for (col_ = 0;; ++col_) {
            while (at_ < end_ && is_blank(*at_)) ++at_;
            if (at_ == end_ || col_ == maze_.cols) break;
            if (!read_known()) read_one();
        }
        if (at_ < end_ || col_ < maze_.cols)
            throw lines_.error_at(at_, "row " + std::to_string(maze_.rows) + " has " +
                                           (at_ < end_ ? "more than " : "") + count_of(col_) + ", expected " +
                                           std::to_string(maze_.cols));
        ++maze_.rows;
    }

    void put(unsigned arrows, Colour colour) {
        assert(next_ < maze_.arrows.size());
        maze_.arrows[next_] = static_cast<std::uint8_t>(arrows);
        maze_.colours[next_++] = colour;
    }

    // The cell that starts at at_, if its list of arrows was read before.
    bool read_known() {
        constexpr std::size_t before = 3; // the colour, `:` and `(`
        if (!KnownLists::usable || end_ - at_ < 11 || at_[1] != ':' || at_[2] != '(') return false;
        const std::uint64_t bytes = KnownLists::bytes_at(at_ + before);
        const std::size_t length = KnownLists::length_of(bytes);
        if (length > KnownLists::longest) return false;
        const char *const end = at_ + before + length + 1;
        const Colour colour = colour_of[static_cast<unsigned char>(*at_)];
        const std::optional<std::uint8_t> arrows = known_.find(bytes, length);
        if ((end != end_ && !is_blank(*end)) || colour == no_colour || !arrows) return false;
        put(*arrows, colour);
        at_ = end;
        return true;
    }

    // The cell that starts at at_. The byte at end_ can be read, and is part of no cell.
    void read_one() {
        const char *const begin = at_;
        if (*at_ == '-' && word(begin) == "-") {
            ++at_;
            return put(0, Colour::black);
        }
        if (lower(*at_) == 'g' && read_goal()) return;
        skip_blanks_to(++at_, ':');
        if (*at_ != ':') fail_malformed(begin);
        skip_blanks_to(++at_, '(');
        if (*at_ != '(') fail_malformed(begin);
        const Colour colour = colour_of[static_cast<unsigned char>(*begin)];
        if (colour == no_colour)
            fail(begin, "has the unknown colour " + in_quotes({begin, 1}) + ", expected b, r or y");
        const char *const list = ++at_;
        const unsigned arrows = read_arrows(begin);
        known_.add({list, at_ - 1}, arrows);
        if (at_ != end_ && !is_blank(*at_)) fail_malformed(begin);
        put(arrows, colour);
    }

    bool read_goal() {
        std::string found(word(at_));
        std::transform(found.begin(), found.end(), found.begin(), lower);
        if (found != "goal") return false;
        if (goal_) fail(at_, "is a second goal, expected one");
        goal_ = static_cast<std::uint32_t>(next_);
        goal_word_ = lines_.error_at(at_, "cell " + text_of({maze_.rows, col_})).what();
        at_ += found.size();
        put(0, Colour::black);
        return true;
    }

    // The arrows from at_ to the closing parenthesis, which is passed.
    unsigned read_arrows(const char *begin) {
        unsigned arrows = 0;
        skip_blanks_to(at_, ')');
        if (*at_ == ')') {
            ++at_;
            return arrows;
        }
        do {
            while (at_ < end_ && is_blank(*at_)) ++at_;
            const char *const name = at_;
            const unsigned arrow = take_direction();
            const std::string_view said(name, static_cast<std::size_t>(at_ - name));
            while (at_ < end_ && is_blank(*at_)) ++at_;
            if (arrow == 0 || (*at_ != ',' && *at_ != ')')) fail_direction(begin, name);
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
            if (name.size() <= length || lower(at_[0]) != name[0]) continue;
            if (name.size() == 2 && lower(at_[1]) != name[1]) continue;
            arrow = direction.bit;
            length = name.size();
        }
        at_ += length;
        return arrow;
    }

    // Passes blanks if this byte comes behind them.
    void skip_blanks_to(const char *&at, char byte) const {
        const char *const next = std::find_if_not(at, end_, is_blank);
        if (next != end_ && *next == byte) at = next;
    }

    std::string_view word(const char *begin) const {
        return {begin, static_cast<std::size_t>(std::find_if(begin, end_, is_blank) - begin)};
    }

    [[noreturn]] void fail(const char *where, const std::string &reason) const {
        throw lines_.error_at(where, "cell " + text_of({maze_.rows, col_}) + ' ' + reason);
    }
    [[noreturn]] void fail_malformed(const char *begin) const {
        fail(begin, "is " + in_quotes(word(begin)) + ", expected a cell such as r:(u,dl) or goal");
    }
    [[noreturn]] void fail_direction(const char *begin, const char *name) const {
        const std::string_view rest = word(name);
        const std::size_t length = rest.find_first_of(",)");
        if (length == rest.npos) fail_malformed(begin);
        fail(name, "has the unknown direction " + in_quotes(rest.substr(0, length)) +
                       ", expected l, r, u, d, ul, ur, dl or dr");
    }

    Lines &lines_;
    Maze maze_;
    std::size_t next_ = 0; // the cell to be read
    KnownLists known_;
    const char *at_ = nullptr, *end_ = nullptr;
    std::uint32_t col_ = 0;
    std::optional<std::uint32_t> goal_;
    std::string goal_word_; // the start of a message about it
};

} // namespace

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

std::string_view content_of(std::string_view line) {
    line = line.substr(0, line.find('#'));
    while (!line.empty() && is_blank(line.front())) line.remove_prefix(1);
    while (!line.empty() && is_blank(line.back())) line.remove_suffix(1);
    return line;
}

std::string_view next_content(Lines &lines) {
    while (lines.next())
        if (const std::string_view content = content_of(lines.text()); !content.empty()) return content;
    return {};
}

std::string count_of(std::uint32_t cells) {
    return std::to_string(cells) + (cells == 1 ? " cell" : " cells");
}

Maze read_maze(const std::string &name, std::string_view text) {
    assert(text.empty() || text.back() == '\n');
    Lines lines(name, shell::without_mark(text));
    const std::string_view first = next_content(lines);
    if (first.empty())
        throw lines.error("the end of the maze found, expected the width, a whole number from 1 to " +
                          std::to_string(most_cells - 1));
    const std::string_view word(first.begin(), std::find_if(first.begin(), first.end(), is_blank));
    Maze maze = is_compact_cell(word) ? read_compact(lines) : MazeReader(lines).read();
    assert(maze.arrows.size() == maze.size() && maze.colours.size() == maze.size());
    return maze;
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
            text += colour_letters[static_cast<std::size_t>(maze.colours[cell])];
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

} // namespace alice
