// Draws mazes and their answers on a sheet of paper.
#include "alice/page.h"

#include "alice/picture.h"
#include "alice/search.h"
#include "shell/text.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <stdexcept>
#include <string_view>
#include <vector>

namespace alice {

namespace {

// Millimetres.
constexpr double edge = 12, gap = 6, number_font = 4, answer_font = 3, answer_line = 4.2, least_square = 6;

constexpr std::string_view rules_on_paper =
    "Go from START to GOAL. Each step follows an arrow of the square that you are on. The first step is "
    "one square long. When you come to a red square (+), your steps get one square longer, on a yellow "
    "one (−) one shorter; the square that you start on counts, too. You jump over the squares between, "
    "and must not leave the board. With steps of length 0 you are stuck.";
static_assert(colours.size() == 3, "a new colour needs a sentence in the rules on paper");

// The page, or nothing if it has no room for squares that are large enough; a maze alone may have smaller
// ones.
std::optional<std::string> page_of(std::span<const Maze> mazes, const svg::PageOptions &options,
                                   bool solved) {
    const bool is_set = options.sets > 0, numbered = mazes.size() > 1 || is_set,
               with_answers = solved == is_set; // alone, or at the foot
    svg::Document page(options, shell::count_of(mazes.size(), "Alice maze"));
    svg::Box area = svg::inside(options.paper, edge), all;
    page.add_head(area, options, rules_on_paper, !solved);

    // The answers, upside down, in columns if they are short.
    std::vector<std::string> lines;
    double widest = 0;
    for (std::size_t i = 0; i < mazes.size() && with_answers; ++i) {
        // `1 (9): ↑ ↑ → ↙ ...`, or `1 (−)` without a solution.
        const Path path = shortest_path(mazes[i], mazes[i].first());
        std::string answer = numbered ? std::to_string(i + 1) + " (" : "(";
        if (path.empty()) answer += "−)";
        else answer += std::to_string(path.size() - 1) + "):" + mazes[i].moves_text(path, direction_arrows);
        for (const std::string &line : svg::lines_of(answer, area.width, answer_font)) {
            widest = std::max(widest, svg::width_of(line, answer_font));
            lines.push_back(line);
        }
    }
    const auto columns = std::max(std::size_t{1}, static_cast<std::size_t>(area.width / (widest + gap)));
    const std::size_t rows = (lines.size() + columns - 1) / columns;
    const double height = answer_line * static_cast<double>(rows) + gap;
    const auto put_answers = [&](svg::Box box) {
        page.begin_font(answer_font);
        for (std::size_t i = 0; i < lines.size(); ++i)
            page.add_text(box.x + static_cast<double>(i / rows) * (widest + gap),
                          box.y + answer_line * static_cast<double>(i % rows + 1), lines[i]);
        page.add("</g>\n");
    };
    if (solved && is_set) {
        if (height > area.height) return {};
        put_answers(area);
        return page.take();
    }
    if (with_answers) {
        put_answers(page.begin_foot(area, height));
        page.add("</g>\n");
    }
    if (area.height <= gap) return {};

    // The mazes, as large as there is room.
    for (const Maze &maze : mazes) {
        all.width += maze.cols;
        all.height += maze.rows;
    }
    const std::vector<svg::Box> boxes =
        svg::places(area, mazes.size(), all.width / all.height, options.columns);
    page.begin_font(number_font, " fill=\"#222\"");
    for (std::size_t i = 0; i < mazes.size(); ++i) {
        const Path path = solved ? shortest_path(mazes[i], mazes[i].first()) : Path();
        const svg::Box box = svg::inside(boxes[i], numbered ? gap / 2 : 0);
        if (numbered) page.add_text(box.x, box.y, std::to_string(options.first + i));
        const double square = add_picture(page, box, mazes[i], path, !options.rules);
        if (numbered && square < least_square) return {};
    }
    return page.add("</g>\n").take();
}

} // namespace

std::string sheet_text(std::span<const Maze> mazes, const svg::PageOptions &options, bool solved) {
    if (auto page = page_of(mazes, options, solved)) return *page;
    std::size_t fit = mazes.size() - 1;
    while (fit > 0 && !page_of(mazes.first(fit), options, solved)) --fit;
    throw std::runtime_error(shell::count_of(mazes.size(), "maze") + " found, expected at most " +
                             std::to_string(fit) + ": the page has no room for more, with squares of " +
                             svg::number(least_square) + " mm and the answers");
}

} // namespace alice
