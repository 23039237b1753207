#include "alice/svg.h"

#include "alice/drawing.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <cstdint>
#include <string_view>
#include <utility>

namespace alice {

namespace {

// Text from words and whole numbers.
class Text {
  public:
    template <typename... Parts>
    void add(const Parts &...parts) {
        (put(parts), ...);
    }
    std::string take() { return std::move(text_); }

  private:
    void put(std::string_view text) { text_ += text; }
    void put(std::int64_t number) { text_ += std::to_string(number); }

    std::string text_;
};

// Lengths are thousandths of the side of a square.
constexpr std::int64_t size = 1000, half = size / 2, margin = 100;
constexpr std::int64_t label_height = 150, labels_a_line = 2, label_gap = 60;

// The squares of a maze, each with a strip below it for the steps, and where they are.
class Picture {
  public:
    Picture(const Maze &maze, const std::vector<State> &path)
        : maze_(maze), path_(path), visits_(visits_of(maze, path)) {
        std::int64_t lines = 0; // in a strip, as many as the busiest cell needs
        for (const auto &steps : visits_)
            lines = std::max(lines, (std::ssize(steps) + labels_a_line - 1) / labels_a_line);
        high_ = size + (lines > 0 ? lines * label_height + label_gap : 0);
    }

    std::int64_t width() const { return maze_.cols * size + 2 * margin; }
    std::int64_t height() const { return maze_.rows * high_ + 2 * margin; }

    void add_to(Text &out) const {
        add_squares(out);
        add_path(out);
        add_arrows(out);
        add_signs(out);
        add_labels(out);
    }

  private:
    std::int64_t x(std::uint32_t cell) const { return maze_.at(cell).c * size; }
    std::int64_t y(std::uint32_t cell) const { return maze_.at(cell).r * high_; }

    void add_squares(Text &out) const {
        const std::int64_t width = maze_.cols * size, height = maze_.rows * high_;
        for (const auto &[cell, fill] : {std::pair(maze_.start, "#d5ecd4"), std::pair(maze_.goal, "#dbe6f7")})
            out.add("<rect x=\"", x(cell), "\" y=\"", y(cell), "\" width=\"1000\" height=\"1000\" fill=\"",
                    fill, "\"/>\n");
        if (high_ > size) {
            out.add("<path fill=\"#f1f1f1\" d=\"");
            for (std::int64_t r = 0; r < maze_.rows; ++r)
                out.add("M0 ", r * high_ + size, "h", width, "v", high_ - size, "h-", width, "z\n");
            out.add("\"/>\n");
        }
        out.add("<path fill=\"none\" stroke=\"#555\" stroke-width=\"20\" d=\"");
        for (std::int64_t r = 0; r <= maze_.rows; ++r) out.add("M0 ", r * high_, "h", width, "\n");
        for (std::int64_t c = 0; c <= maze_.cols; ++c) out.add("M", c * size, " 0v", height, "\n");
        out.add("\"/>\n");
    }

    // The path, with a dot where it lands.
    void add_path(Text &out) const {
        if (path_.empty()) return;
        out.add("<g fill=\"none\" stroke=\"#c4d4ed\" stroke-linecap=\"round\" "
                "stroke-linejoin=\"round\">\n<path stroke-width=\"50\" d=\"");
        for (std::size_t i = 0; i < path_.size(); ++i)
            out.add(i == 0 ? "M" : "L", x(path_[i].cell) + half, " ", y(path_[i].cell) + half, "\n");
        out.add("\"/>\n<path stroke-width=\"160\" d=\"");
        for (std::uint32_t cell = 0; cell < maze_.size(); ++cell)
            if (!visits_[cell].empty()) out.add("M", x(cell) + half, " ", y(cell) + half, "h0\n");
        out.add("\"/>\n</g>\n");
    }

    // Arrows from their tails near the middle of the square, those of a colour together.
    void add_arrows(Text &out) const {
        struct Shape {
            std::int64_t tail_x, tail_y;
            std::string outline;
        };
        std::array<Shape, directions.size()> shapes;
        for (std::size_t k = 0; k < directions.size(); ++k) {
            const double length = std::hypot(directions[k].dr, directions[k].dc);
            const double ahead_x = directions[k].dc / length, ahead_y = directions[k].dr / length;
            Text outline;
            const auto go = [&](double ahead, double right) {
                outline.add("l", std::int64_t{std::lround(ahead * ahead_x - right * ahead_y)}, " ",
                            std::int64_t{std::lround(ahead * ahead_y + right * ahead_x)});
            };
            go(0, 30), go(180, 0), go(0, 60), go(160, -90), go(-160, -90), go(0, 60), go(-180, 0);
            shapes[k] = {half + std::lround(120 * ahead_x), half + std::lround(120 * ahead_y),
                         outline.take() + "z\n"};
        }
        constexpr std::array<std::string_view, colour_count> fills{
            "#f2c100\" stroke=\"#8a6d00\" stroke-width=\"10", "#1a1a1a", "#d8232a"};
        for (std::size_t colour = 0; colour < fills.size(); ++colour) {
            out.add("<path fill=\"", fills[colour], "\" d=\"");
            for (std::uint32_t cell = 0; cell < maze_.size(); ++cell)
                for (std::size_t k = 0; k < directions.size(); ++k)
                    if (maze_.colours[cell] == static_cast<Colour>(colour) && maze_.has_arrow(cell, k))
                        out.add("M", x(cell) + shapes[k].tail_x, " ", y(cell) + shapes[k].tail_y,
                                shapes[k].outline);
            out.add("\"/>\n");
        }
    }

    // A + in the middle of red cells and a - in that of yellow ones.
    void add_signs(Text &out) const {
        for (const auto &[colour, stroke] :
             {std::pair(Colour::red, "#d8232a"), std::pair(Colour::yellow, "#8a6d00")}) {
            out.add("<path fill=\"none\" stroke=\"", stroke, "\" stroke-width=\"30\" d=\"");
            for (std::uint32_t cell = 0; cell < maze_.size(); ++cell) {
                if (maze_.colours[cell] != colour || maze_.arrows[cell] == 0) continue;
                out.add("M", x(cell) + half - 60, " ", y(cell) + half, "h120");
                if (colour == Colour::red) out.add("m-60 -60v120");
                out.add("\n");
            }
            out.add("\"/>\n");
        }
    }

    void add_labels(Text &out) const {
        const auto add = [&out](std::int64_t at_x, std::int64_t at_y, const char *style,
                                std::string_view label) {
            out.add("<text x=\"", at_x, "\" y=\"", at_y, "\"", style, ">", label, "</text>\n");
        };
        out.add("<g font-family=\"Helvetica, Arial, sans-serif\" text-anchor=\"middle\" font-size=\"130\" "
                "fill=\"#444\">\n");
        add(x(maze_.goal) + half, y(maze_.goal) + half + 80,
            " font-size=\"240\" font-weight=\"bold\" fill=\"#1f4e9c\"", "GOAL");
        add(x(maze_.start) + 30, y(maze_.start) + 110, // a corner that no arrow reaches
            " text-anchor=\"start\" font-size=\"95\" font-weight=\"bold\" fill=\"#2c7a2a\"", "START");
        for (std::uint32_t cell = 0; cell < maze_.size(); ++cell) {
            const auto &steps = visits_[cell];
            for (std::int64_t i = 0; i < std::ssize(steps); ++i) {
                const std::int64_t line = i / labels_a_line;
                const std::int64_t on_line =
                    std::min(labels_a_line, std::ssize(steps) - line * labels_a_line);
                const std::size_t step = steps[static_cast<std::size_t>(i)];
                add(x(cell) + size * (2 * (i % labels_a_line) + 1) / (2 * on_line),
                    y(cell) + size + (line + 1) * label_height, "",
                    "<tspan font-weight=\"bold\" fill=\"#1f4e9c\">" + std::to_string(step) + "</tspan>" +
                        (cell == maze_.goal ? "" : " d" + std::to_string(path_[step].d)));
            }
        }
        out.add("</g>\n");
    }

    const Maze &maze_;
    const std::vector<State> &path_;
    const std::vector<std::vector<std::size_t>> visits_;
    std::int64_t high_; // a square and its strip
};

} // namespace

std::string svg_text(const Maze &maze, const std::vector<State> &path) {
    const Picture picture(maze, path);
    const std::int64_t width = picture.width(), height = picture.height();
    const std::int64_t longest = std::max(width, height), pixels = std::min<std::int64_t>(longest / 10, 1600);
    Text out;
    out.add("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"", width * pixels / longest, "\" height=\"",
            height * pixels / longest, "\" viewBox=\"", -margin, " ", -margin, " ", width, " ", height,
            "\">\n<title>Alice maze, ", maze.rows, " x ", maze.cols);
    if (!path.empty()) out.add(", solution of ", std::ssize(path) - 1, " steps");
    out.add("</title>\n<rect x=\"", -margin, "\" y=\"", -margin, "\" width=\"", width, "\" height=\"", height,
            "\" fill=\"#fff\"/>\n");
    picture.add_to(out);
    out.add("</svg>\n");
    return out.take();
}

// Lengths are tenths of a millimetre.
std::string sheet_text(std::span<const Maze> mazes) {
    constexpr std::int64_t page_width = 2100, page_height = 2970, edge = 150, top = 290, gap = 60,
                           caption = 60;
    constexpr std::int64_t largest_square = 250;
    const std::int64_t width = page_width - 2 * edge, height = page_height - edge - top;
    const std::vector<State> no_path;
    std::vector<Picture> pictures;
    for (const Maze &maze : mazes) pictures.emplace_back(maze, no_path);

    // Each maze is as large as its box lets it be. There are as many columns as leave the smallest squares of all largest;
    // scales are squares in 10^-6 of the length unit.
    const std::int64_t count = std::ssize(mazes);
    const auto box = [&](std::int64_t cols) {
        const std::int64_t rows = (count + cols - 1) / cols;
        return std::pair((width - (cols - 1) * gap) / cols, (height - (rows - 1) * gap) / rows - caption);
    };
    const auto scale_of = [&](const Picture &picture, std::int64_t cols) {
        const auto [box_width, box_height] = box(cols);
        return std::min({largest_square * 1000, box_width * 1'000'000 / picture.width(),
                         box_height * 1'000'000 / picture.height()});
    };
    const auto scale_in = [&](std::int64_t cols) {
        std::int64_t scale = largest_square * 1000;
        for (const Picture &picture : pictures) scale = std::min(scale, scale_of(picture, cols));
        return scale;
    };
    std::int64_t cols = 1;
    for (std::int64_t other = 2; other <= count; ++other)
        if (scale_in(other) > scale_in(cols)) cols = other;
    const auto [box_width, box_height] = box(cols);

    Text out;
    out.add("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"210mm\" height=\"297mm\" viewBox=\"0 0 ",
            page_width, " ", page_height, "\">\n<title>", count, " Alice mazes</title>\n<rect width=\"",
            page_width, "\" height=\"", page_height, "\" fill=\"#fff\"/>\n",
            "<g font-family=\"Helvetica, Arial, sans-serif\" font-size=\"38\" fill=\"#222\">\n");
    for (const auto &[y, line] :
         {std::pair(150, "Go from START to GOAL. Follow an arrow of the square you are on, at first to the "
                         "next square."),
          std::pair(
              205,
              "On red (+) your steps get one square longer, on yellow (-) one shorter, before you go on. You "
              "jump"),
          std::pair(
              255, "over the squares between, and must not leave the board. A step of length 0 is the end.")})
        out.add("<text x=\"", edge, "\" y=\"", y, "\">", line, "</text>\n");
    for (std::int64_t i = 0; i < count; ++i) {
        const Picture &picture = pictures[static_cast<std::size_t>(i)];
        const std::int64_t scale = scale_of(picture, cols);
        const std::int64_t x = edge + i % cols * (box_width + gap);
        const std::int64_t y = top + i / cols * (box_height + caption + gap);
        out.add("<text x=\"", x, "\" y=\"", y + caption - 18, "\" font-weight=\"bold\">", i + 1, "</text>\n");
        out.add("<svg x=\"", x, "\" y=\"", y + caption, "\" width=\"", picture.width() * scale / 1'000'000,
                "\" height=\"", picture.height() * scale / 1'000'000, "\" viewBox=\"", -margin, " ", -margin,
                " ", picture.width(), " ", picture.height(), "\">\n");
        picture.add_to(out);
        out.add("</svg>\n");
    }
    out.add("</g>\n</svg>\n");
    return out.take();
}

} // namespace alice
