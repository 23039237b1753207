#include "alice/maze.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstring>
#include <optional>
#include <utility>

namespace alice {

namespace {

bool blank(char byte) { return byte == ' ' || byte == '\t'; }

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && blank(text.front())) text.remove_prefix(1);
    while (!text.empty() && blank(text.back())) text.remove_suffix(1);
    return text;
}

constexpr auto no_colour = static_cast<Colour>(255);
constexpr std::array<Colour, 256> colour_of = [] {
    std::array<Colour, 256> colours;
    colours.fill(no_colour);
    for (std::size_t i = 0; i < colour_letters.size(); ++i)
        colours[static_cast<unsigned char>(colour_letters[i])] = static_cast<Colour>(i);
    return colours;
}();

std::string count_of(std::uint32_t cells) {
    return std::to_string(cells) + (cells == 1 ? " cell" : " cells");
}

class Reader {
  public:
    explicit Reader(Lines &lines) : lines_(lines) {}

    Maze read() {
        read_width();
        const Cell start = read_cell('s', "start", "2,0");
        const std::string start_place = lines_.place(lines_.number()) + "the start " + text_of(start) + ' ';
        const Cell goal = read_cell('g', "goal", "0,1");
        const std::string goal_place = lines_.place(lines_.number()) + "the goal " + text_of(goal) + ' ';
        read_rows();

        const std::string off = "is off the board, expected a row from 0 to " +
                                std::to_string(maze_.rows - 1) + " and a column from 0 to " +
                                std::to_string(maze_.cols - 1);
        if (!maze_.has(start)) throw InputError(start_place + off);
        if (!maze_.has(goal)) throw InputError(goal_place + off);
        maze_.start = maze_.number(start);
        maze_.goal = maze_.number(goal);
        if (!goal_)
            throw InputError(goal_place + "is on " +
                             (maze_.arrows[maze_.goal] == 0 ? "a blank cell" : "a cell with arrows") +
                             ", expected the word goal there");
        if (*goal_ != maze_.goal)
            throw InputError(goal_word_ + "is the goal cell, expected it at " + text_of(goal));
        if (maze_.arrows[maze_.start] == 0 && maze_.start != maze_.goal)
            throw InputError(start_place + "is on a blank cell, expected one with arrows");
        return std::move(maze_);
    }

  private:
    // The next line, or a message about what is to be there.
    std::string_view header(const std::string &expected) {
        if (lines_.next()) return trimmed(lines_.text());
        throw InputError(lines_.place(lines_.number()) + "the end of the maze found, expected " + expected);
    }

    void read_width() {
        const std::string expected = "the width, a whole number from 1 to " + std::to_string(most_cells - 1);
        std::string_view rest = header(expected);
        const std::optional<std::int64_t> width = take_number(rest);
        if (!width || !rest.empty() || *width < 1 || *width >= most_cells)
            throw InputError(lines_.place(lines_.number()) + shown(lines_.text()) + " found, expected " +
                             expected);
        maze_.cols = static_cast<std::uint32_t>(*width);
    }

    // The line `s=(2,0)` or `g=(0,1)`.
    Cell read_cell(char key, const char *name, const char *example) {
        const std::string expected = std::string("the ") + name + ", such as " + key + "=(" + example + ')';
        std::string_view rest = header(expected);
        const auto take = [&rest](char byte) {
            if (!rest.starts_with(byte)) return false;
            rest.remove_prefix(1);
            return true;
        };
        std::optional<std::int64_t> r, c;
        if (take(key) && take('=') && take('(') && (r = take_number(rest)) && take(',') &&
            (c = take_number(rest)) && take(')') && rest.empty())
            return {*r, *c};
        throw InputError(lines_.place(lines_.number()) + shown(lines_.text()) + " found, expected " +
                         expected);
    }

    // All lines to the end; only the last ones may be blank.
    void read_rows() {
        std::size_t empty_line = 0;
        while (lines_.next()) {
            if (trimmed(lines_.text()).empty()) {
                if (empty_line == 0) empty_line = lines_.number();
                continue;
            }
            if (empty_line != 0)
                throw InputError(lines_.place(empty_line) + "row " + std::to_string(maze_.rows) +
                                 " has 0 cells, expected " + std::to_string(maze_.cols));
            if (static_cast<std::int64_t>(maze_.rows + 1) * maze_.cols > most_cells)
                throw InputError(lines_.place(lines_.number()) + "row " + std::to_string(maze_.rows) +
                                 " found, expected at most " + std::to_string(most_cells) + " cells in all");
            read_row();
        }
        if (maze_.rows == 0)
            throw InputError(lines_.place(lines_.number()) + "the end of the maze found, expected a row of " +
                             count_of(maze_.cols));
    }

    void read_row() {
        at_ = lines_.text().data();
        end_ = at_ + lines_.text().size();
        // Room for as many cells as there can be: the shortest, and the blank behind it, are five bytes.
        next_ = maze_.arrows.size();
        const std::size_t most = next_ + std::min<std::size_t>(maze_.cols, (lines_.text().size() + 1) / 5);
        maze_.arrows.resize(most);
        maze_.colours.resize(most);
        for (col_ = 0;; ++col_) {
            while (at_ < end_ && blank(*at_)) ++at_;
            if (at_ == end_ || col_ == maze_.cols) break;
            if (!read_known()) read_one();
        }
        if (at_ < end_ || col_ < maze_.cols)
            throw InputError(lines_.place(at_) + "row " + std::to_string(maze_.rows) + " has " +
                             (at_ < end_ ? "more than " : "") + count_of(col_) + ", expected " +
                             std::to_string(maze_.cols));
        ++maze_.rows;
    }

    // The cell that starts at at_, if its arrows are a list that was read before: there are some hundred lists that come
    // again and again, and to look them up needs no branch that depends on the letters.
    bool read_known() {
        if (std::endian::native != std::endian::little || end_ - at_ < 11 || at_[1] != ':' || at_[2] != '(')
            return false;
        std::uint64_t text = 0;
        std::memcpy(&text, at_ + 3, sizeof text);
        const std::size_t length = before_bracket(text);
        if (length == 8 || (at_ + 4 + length != end_ && !blank(at_[4 + length]))) return false;
        const Colour colour = colour_of[static_cast<unsigned char>(*at_)];
        text &= (std::uint64_t{1} << 8 * length) - 1;
        const std::uint64_t known = known_[slot(text)];
        if (colour == no_colour || known << 8 >> 8 != text) return false;
        maze_.arrows[next_] = static_cast<std::uint8_t>(known >> 56);
        maze_.colours[next_++] = colour;
        at_ += 4 + length;
        return true;
    }
    // How many of the eight bytes are before the first bracket, the trick that finds a zero byte in a word.
    static std::size_t before_bracket(std::uint64_t text) {
        constexpr std::uint64_t ones = 0x0101010101010101;
        const std::uint64_t zero_there = text ^ (ones * ')');
        return static_cast<std::size_t>(std::countr_zero((zero_there - ones) & ~zero_there & (ones << 7))) /
               8;
    }
    static std::size_t slot(std::uint64_t text) { return text * 0x9e3779b97f4a7c15 >> 52; }
    void remember(const char *list, std::size_t length, unsigned arrows) {
        if (std::endian::native != std::endian::little || length > 7) return;
        std::uint64_t text = 0;
        std::memcpy(&text, list, length);
        known_[slot(text)] = text | std::uint64_t{arrows} << 56;
    }

    // The cell that starts at at_. The byte at end_ can be read, and is part of no cell.
    void read_one() {
        const char *const begin = at_;
        const Colour colour = colour_of[static_cast<unsigned char>(*at_)];
        if (*at_ == 'g' && word(begin) == "goal") {
            if (goal_) fail(begin, "is a second goal, expected one");
            goal_ = maze_.rows * maze_.cols + col_;
            goal_word_ = lines_.place(begin) + "cell " + text_of({maze_.rows, col_}) + ' ';
            at_ += 4;
            maze_.arrows[next_] = 0;
            maze_.colours[next_++] = Colour::black;
            return;
        }
        if (at_[1] != ':' || at_[2] != '(') fail_malformed(begin);
        if (colour == no_colour)
            fail(begin, "has the unknown colour " + shown({begin, 1}) + ", expected b, r or y");
        at_ += 3;
        unsigned arrows = 0;
        if (*at_ == ')') {
            ++at_;
        } else {
            do {
                const char *const name = at_;
                const unsigned arrow = take_direction();
                if (arrow == 0 || (*at_ != ',' && *at_ != ')')) fail_direction(begin, name);
                if (arrows & arrow)
                    fail(name, "has the arrow " + std::string(name, at_) + " twice, expected it once");
                arrows |= arrow;
            } while (*at_++ == ',');
        }
        if (at_ != end_ && !blank(*at_)) fail_malformed(begin);
        remember(begin + 3, static_cast<std::size_t>(at_ - begin) - 4, arrows);
        maze_.arrows[next_] = static_cast<std::uint8_t>(arrows);
        maze_.colours[next_++] = colour;
    }

    // The bit of the direction at at_, which passes it, or 0.
    unsigned take_direction() {
        const char first = *at_;
        if (first != 'l' && first != 'r' && first != 'u' && first != 'd') return 0;
        ++at_;
        if (first == 'l' || first == 'r') return first == 'l' ? 1 << 3 : 1 << 4;
        const int column = *at_ == 'l' ? 0 : *at_ == 'r' ? 2 : 1;
        at_ += column != 1;
        return 1U << (column + (first == 'u' ? 0 : 5));
    }

    std::string_view word(const char *begin) const {
        return {begin, static_cast<std::size_t>(std::find_if(begin, end_, blank) - begin)};
    }

    [[noreturn]] void fail(const char *where, const std::string &reason) const {
        throw InputError(lines_.place(where) + "cell " + text_of({maze_.rows, col_}) + ' ' + reason);
    }
    [[noreturn]] void fail_malformed(const char *begin) const {
        fail(begin, "is " + shown(word(begin)) + ", expected a cell such as r:(u,dl) or goal");
    }
    [[noreturn]] void fail_direction(const char *begin, const char *name) const {
        const std::string_view rest = word(name);
        const std::size_t length = rest.find_first_of(",)");
        if (length == rest.npos) fail_malformed(begin);
        fail(name, "has the unknown direction " + shown(rest.substr(0, length)) +
                       ", expected l, r, u, d, ul, ur, dl or dr");
    }

    Lines &lines_;
    Maze maze_;
    std::size_t next_ = 0; // the cell to be read
    std::vector<std::uint64_t> known_ =
        std::vector<std::uint64_t>(1 << 12); // seven bytes of text, one of arrows
    const char *at_ = nullptr, *end_ = nullptr;
    std::uint32_t col_ = 0;
    std::optional<std::uint32_t> goal_;
    std::string goal_word_; // the start of a message about it
};

} // namespace

std::string text_of(Cell cell) { return '(' + std::to_string(cell.r) + ", " + std::to_string(cell.c) + ')'; }

Maze read_maze(Lines &lines) { return Reader(lines).read(); }

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
