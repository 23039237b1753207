#include "alice/compact.h"

#include "alice/maze_text.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <optional>

namespace alice {

namespace {

using shell::Lines, shell::in_quotes;

// The arrow of each digit.
constexpr std::array<ArrowBit, 8> clockwise{up, up_right, right, down_right, down, down_left, left, up_left};

struct CompactCell {
    bool start = false, goal = false;
    Colour colour = Colour::black;
    unsigned arrows = 0;
};

// What a word says, or nothing if it is no cell.
std::optional<CompactCell> parse(std::string_view word) {
    CompactCell cell;
    if (word == "W" || word == "w" || word == "-") return cell;
    const auto take = [&word](char letter) {
        if (word.empty() || lower(word.front()) != letter) return false;
        word.remove_prefix(1);
        return true;
    };
    cell.start = take('s');
    cell.goal = take('g');
    if (cell.goal) return word.empty() ? std::optional(cell) : std::nullopt;
    bool coloured = false;
    for (std::size_t i = 0; i < colour_count && !coloured; ++i) {
        coloured = take(colour_letters[i]);
        if (coloured) cell.colour = static_cast<Colour>(i);
    }
    if (!coloured && !cell.start) return {};
    for (const char digit : word) {
        if (digit < '0' || digit > '7') return {};
        const ArrowBit arrow = clockwise[static_cast<std::size_t>(digit - '0')];
        if ((cell.arrows & arrow) != 0) return {};
        cell.arrows |= arrow;
    }
    return cell;
}

class CompactReader {
  public:
    explicit CompactReader(Lines &lines) : lines_(lines) {}

    Maze read() {
        std::string_view line = content_of(lines_.text());
        do read_row(line);
        while (!(line = next_content(lines_)).empty());
        if (!goal_) throw lines_.error("the end of the maze found, expected a goal, G");
        if (!start_) throw lines_.error("the end of the maze found, expected a start such as S02");
        maze_.start = *start_;
        maze_.goal = *goal_;
        return std::move(maze_);
    }

  private:
    void read_row(std::string_view rest) {
        std::uint32_t col = 0;
        for (; !rest.empty(); ++col) {
            const auto end = std::find_if(rest.begin(), rest.end(), is_blank);
            read_cell({rest.begin(), end}, {maze_.rows, col});
            const auto next = std::find_if_not(end, rest.end(), is_blank);
            rest.remove_prefix(static_cast<std::size_t>(next - rest.begin()));
        }
        if (maze_.rows == 0) maze_.cols = col;
        if (col != maze_.cols)
            throw lines_.error("row " + std::to_string(maze_.rows) + " has " + count_of(col) + ", expected " +
                               std::to_string(maze_.cols));
        ++maze_.rows;
    }

    void read_cell(std::string_view word, Cell place) {
        const auto fail = [&](const std::string &reason) {
            return lines_.error_at(word.data(), "cell " + text_of(place) + ' ' + reason);
        };
        const std::optional<CompactCell> cell = parse(word);
        if (!cell)
            throw fail("is " + in_quotes(word) +
                       ", expected one such as R234, B0, S02, G or W; digits from 0 to 7, once");
        if (static_cast<std::int64_t>(maze_.arrows.size()) == most_cells)
            throw fail("found, expected at most " + std::to_string(most_cells) + " cells in all");
        const auto number = static_cast<std::uint32_t>(maze_.arrows.size());
        if (cell->start && start_) throw fail("is a second start, expected one");
        if (cell->goal && goal_) throw fail("is a second goal, expected one");
        if (cell->start && !cell->goal && cell->arrows == 0)
            throw fail("is a start without arrows, expected some");
        if (cell->start) start_ = number;
        if (cell->goal) goal_ = number;
        maze_.arrows.push_back(static_cast<std::uint8_t>(cell->arrows));
        maze_.colours.push_back(cell->colour);
    }

    Lines &lines_;
    Maze maze_;
    std::optional<std::uint32_t> start_, goal_;
};

} // namespace

bool is_compact_cell(std::string_view word) { return parse(word).has_value(); }

Maze read_compact(Lines &lines) { return CompactReader(lines).read(); }

std::string compact_text(const Maze &maze) {
    std::string text;
    for (std::uint32_t cell = 0; cell < maze.size(); ++cell) {
        const char letter = colour_letters[static_cast<std::size_t>(maze.colours[cell])];
        if (cell == maze.start) text += 'S';
        if (cell == maze.goal) text += 'G';
        else if (maze.arrows[cell] == 0) text += 'W';
        else if (cell != maze.start || letter != 'b') text += static_cast<char>(letter - 'a' + 'A');
        for (std::size_t digit = 0; digit < clockwise.size(); ++digit)
            if ((maze.arrows[cell] & clockwise[digit]) != 0) text += static_cast<char>('0' + digit);
        text += (cell + 1) % maze.cols == 0 ? '\n' : ' ';
    }
    return text;
}

} // namespace alice
