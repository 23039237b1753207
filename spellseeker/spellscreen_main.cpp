// spellscreen: a picture of a board and its path, as jgraph text or as SVG.
//
// The picture is the lab's: on black, a box of 0.9 x 0.9 cells for every cell that is not empty, red, or blue
// on the path; the even columns half a cell lower; for every step of the path a thick line over the middle
// 40% of the way between the two centres. Ours are the disc under the path's first letter and the square
// under its last. A cell is 0.25 inches wide, less where the page is full.
//
// Lengths are whole hundredths of a cell. A Point counts from the top left corner of the grid to the right
// and downwards, as SVG does; jgraph's y is the height of the grid less that.
#include "spellpath/board.h"
#include "spellpath/program.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

static constexpr char help[] = R"(usage: spellscreen [--svg] [FILE]
Draws a grid, or a grid and, after the word PATH, a path: a row and a column number a cell.
Writes jgraph text: `spellscreen FILE | jgraph -P` is a page of PostScript, plain `jgraph` EPS.

  FILE   the board; standard input when it is - or absent
  --svg  write SVG instead
  --help, --version

The path starts at the white disc and ends at the white square. A byte that is no printable
ASCII character is drawn as two hexadecimal digits.

Exit code: 0 the picture is written, 2 there is no legal board and path to draw.
)";

namespace {

using spell::Cell;
using Length = long long;

struct Point {
    Length x, y;
};

constexpr Length cell_size = 100, box_size = 90, mark_size = 74, margin = 15;

Point centre(Cell cell) {
    return {cell.c * cell_size + cell_size / 2, cell.r * cell_size + cell_size / (cell.c % 2 == 0 ? 1 : 2)};
}

// The ends of the line for a step of the path.
std::pair<Point, Point> line_between(Cell from, Cell to) {
    const Point a = centre(from), b = centre(to);
    const auto at = [a, b](Length percent) {
        return Point{a.x + (b.x - a.x) * percent / 100, a.y + (b.y - a.y) * percent / 100};
    };
    return {at(30), at(70)};
}

bool printable(unsigned char byte) { return byte > ' ' && byte <= '~'; }

std::string label_of(unsigned char byte) {
    static constexpr char digits[] = "0123456789ABCDEF";
    if (printable(byte)) return {static_cast<char>(byte)};
    return {digits[byte / 16], digits[byte % 16]};
}

struct Box {
    Point centre;
    unsigned char byte;
    bool on_path;
};

// What both kinds of picture show.
class Picture {
  public:
    Picture(const spell::Grid &grid, const std::vector<Cell> &path)
        : grid_(grid), path_(path), on_path_(grid.index({grid.rows(), 0})) {
        for (const Cell cell : path) on_path_[grid.index(cell)] = true;
    }

    const std::vector<Cell> &path() const { return path_; }
    Length width() const { return grid_.cols() * cell_size; }
    /// Without the half row under the odd columns when the even ones have no box there.
    Length height() const {
        bool half_row = false;
        for (Cell cell{grid_.rows() - 1, 0}; cell.c < grid_.cols(); cell.c += 2)
            half_row = half_row || !grid_.empty(cell);
        return grid_.rows() * cell_size + (half_row ? cell_size / 2 : 0);
    }
    /// How large a cell can be in a picture of this width and height, which includes a margin.
    double largest_cell(double most_wide, double most_high) const {
        const auto cells = [](Length length) { return static_cast<double>(length + 2 * margin) / cell_size; };
        return std::min(most_wide / cells(width()), most_high / cells(height()));
    }

    /// Calls draw for every Box in row-major order.
    template <typename Draw>
    void each_box(Draw draw) const {
        for (Cell cell{0, 0}; cell.r < grid_.rows(); ++cell.r)
            for (cell.c = 0; cell.c < grid_.cols(); ++cell.c)
                if (!grid_.empty(cell)) draw(Box{centre(cell), grid_.at(cell), on_path_[grid_.index(cell)]});
    }

    std::string title() const {
        const auto text_of = [](int a, const char *between, int b) {
            return std::to_string(a) + between + std::to_string(b);
        };
        std::string text = text_of(grid_.rows(), " x ", grid_.cols()) + " board";
        if (!path_.empty())
            text += ", path of length " + std::to_string(path_.size()) + " from (" +
                    text_of(path_.front().r, ",", path_.front().c) + ") to (" +
                    text_of(path_.back().r, ",", path_.back().c) + ")";
        return text;
    }

  private:
    const spell::Grid &grid_;
    const std::vector<Cell> &path_;
    std::vector<bool> on_path_;
};

// Standard output by the megabyte: the text of a picture is many times as large as the board.
class Output {
  public:
    template <typename... Parts>
    void add(const Parts &...parts) {
        (put(parts), ...);
        if (text_.size() >= std::size_t{1} << 20) flush();
    }
    void flush() {
        spell::write_answer(text_);
        text_.clear();
    }

  private:
    void put(std::string_view text) { text_ += text; }
    void put(char byte) { text_ += byte; }
    void put(Length number) { text_ += std::to_string(number); }
    void put(double number) {
        char text[32];
        text_.append(text, static_cast<std::size_t>(std::snprintf(text, sizeof text, "%.9g", number)));
    }

    std::string text_;
};

// Of the input only labels get into the text, as jgraph strings. Such a string ends with its line unless a
// backslash is last, so a backslash gets a blank on either side; all else in it is plain text.
void write_jgraph(const Picture &picture) {
    constexpr double inch = 72, cell = 0.25 * inch;
    const double scale = std::min(1.0, picture.largest_cell(7.5 * inch, 10 * inch) / cell);
    const Length right = picture.width(), top = picture.height();
    const auto inches = [](Length length) { return static_cast<double>(length) / cell_size * cell / inch; };
    const auto bound = [&](Length length) {
        const double points = inches(length) * inch * scale;
        return length < 0 ? std::floor(points) : std::ceil(points);
    };
    const auto in_cells = [](Length length) { return static_cast<double>(length) / cell_size; };

    Output out;
    const auto add_point = [&](Point p) { out.add(' ', in_cells(p.x), ' ', in_cells(top - p.y)); };
    out.add("(* ", picture.title(), " *)\n");
    // This scales all that follows, even the outline of a box: for jgraph that is always 0.7 points thick.
    if (scale < 1) out.add("preamble : ", scale, " dup scale\n");
    out.add("bbox ", bound(-margin), ' ', bound(-margin), ' ', bound(right + margin), ' ',
            bound(top + margin));
    out.add("\nnewgraph\nxaxis min 0 max ", in_cells(right), " size ", inches(right), " nodraw");
    out.add("\nyaxis min 0 max ", in_cells(top), " size ", inches(top), " nodraw");
    out.add("\nnewline linethickness 0 poly pcfill 0 0 0 pts");
    for (const Point p : {Point{0, 0}, {right, 0}, {right, top}, {0, top}})
        add_point({p.x == 0 ? -margin : right + margin, p.y == 0 ? -margin : top + margin});
    for (const bool on_path : {false, true}) {
        out.add("\nnewcurve marktype box marksize ", in_cells(box_size), ' ', in_cells(box_size), " cfill ",
                on_path ? "0.7 0.7 1 pts" : "1 0.7 0.7 pts");
        picture.each_box([&](const Box &box) {
            if (box.on_path != on_path) return;
            out.add('\n');
            add_point(box.centre);
        });
    }
    const auto &path = picture.path();
    const auto add_mark = [&](std::string_view type, Cell where) {
        out.add("\nnewcurve marktype ", type, " cfill 1 1 1 marksize ", in_cells(mark_size), ' ',
                in_cells(mark_size), " pts");
        add_point(centre(where));
    };
    if (!path.empty()) add_mark("general gmarks -1 -1 -1 1 1 1 1 -1", path.back());
    if (!path.empty()) add_mark("circle", path.front());
    for (std::size_t i = 1; i < path.size(); ++i) {
        const auto [from, to] = line_between(path[i - 1], path[i]);
        out.add(i == 1 ? "\nnewline linethickness 4 color 0.85 0 0 pts" : "\ncopycurve pts");
        add_point(from);
        add_point(to);
    }
    const char *verb = "\nnewstring hjc vjc font Helvetica";
    int last_size = 0;
    picture.each_box([&](const Box &box) {
        const int size = printable(box.byte) ? 12 : 9;
        out.add(std::exchange(verb, "\ncopystring"));
        if (std::exchange(last_size, size) != size) out.add(" fontsize ", Length{size});
        out.add(" x ", in_cells(box.centre.x), " y ", in_cells(top - box.centre.y), " : ");
        out.add(box.byte == '\\' ? " \\ " : label_of(box.byte));
    });
    out.add('\n');
    out.flush();
}

std::string escaped(unsigned char byte) {
    return byte == '&' ? "&amp;" : byte == '<' ? "&lt;" : byte == '>' ? "&gt;" : label_of(byte);
}

void write_svg(const Picture &picture) {
    const double pixels = std::min(32.0, picture.largest_cell(1600, 1600)) / cell_size;
    const Length width = picture.width() + 2 * margin, height = picture.height() + 2 * margin;

    Output out;
    // A square, smaller than it looks: its stroke makes it larger and rounds its corners.
    const auto add_square = [&](Point p, Length size) {
        out.add('M', p.x - size / 2, ' ', p.y - size / 2, 'h', size, 'v', size, "h-", size, 'z');
    };
    out.add(R"(<svg xmlns="http://www.w3.org/2000/svg" width=")", static_cast<double>(width) * pixels,
            R"(" height=")", static_cast<double>(height) * pixels, R"(" viewBox=")", -margin, ' ', -margin,
            ' ', width, ' ', height, "\">\n<title>", picture.title(), "</title>\n");
    out.add(R"(<rect x=")", -margin, R"(" y=")", -margin, R"(" width=")", width, R"(" height=")", height,
            "\" rx=\"20\"/>\n");
    for (const bool on_path : {false, true}) {
        constexpr Length round = 16;
        const char *colour = on_path ? "#b3b3ff" : "#ffb3b3";
        out.add(R"(<path fill=")", colour, R"(" stroke=")", colour, R"(" stroke-width=")", round,
                "\" stroke-linejoin=\"round\" d=\"\n");
        picture.each_box([&](const Box &box) {
            if (box.on_path != on_path) return;
            add_square(box.centre, box_size - round);
            out.add('\n');
        });
        out.add("\"/>\n");
    }
    if (const auto &path = picture.path(); !path.empty()) {
        const Point first = centre(path.front());
        out.add("<g fill=\"#fff\" stroke=\"#000\" stroke-width=\"4\">\n<path d=\"");
        add_square(centre(path.back()), mark_size);
        out.add("\"/>\n<circle cx=\"", first.x, R"(" cy=")", first.y, R"(" r=")", mark_size / 2,
                "\"/>\n</g>\n");
        out.add("<path stroke=\"#d90000\" stroke-width=\"15\" stroke-linecap=\"round\" d=\"\n");
        for (std::size_t i = 1; i < path.size(); ++i) {
            const auto [from, to] = line_between(path[i - 1], path[i]);
            out.add('M', from.x, ' ', from.y, 'L', to.x, ' ', to.y, '\n');
        }
        out.add("\"/>\n");
    }
    out.add("<g font-family=\"Helvetica, Arial, sans-serif\" font-size=\"64\" text-anchor=\"middle\">\n");
    picture.each_box([&](const Box &box) {
        const bool large = printable(box.byte);
        out.add("<text x=\"", box.centre.x, R"(" y=")", box.centre.y + (large ? 22 : 16));
        out.add(large ? "\">" : "\" font-size=\"46\">", escaped(box.byte), "</text>\n");
    });
    out.add("</g>\n</svg>\n");
    out.flush();
}

int draw(spell::Arguments arguments) {
    std::string file = "-";
    bool svg = false;
    while (arguments.next()) {
        if (arguments.is("--svg")) svg = true;
        else arguments.operand(file);
    }

    spell::Board board = spell::read_board(file, spell::PathText::read);
    const std::string name = board.file;
    const spell::Verdict verdict = judge(std::move(board));
    if (const auto &fault = verdict.fault)
        throw spell::InputError(name + ':' + std::to_string(fault->line) + ": " + fault->message);
    (svg ? write_svg : write_jgraph)(Picture(verdict.grid, verdict.path));
    return 0;
}

} // namespace

int main(int argc, char **argv) { return spell::run_program("spellscreen", help, argc, argv, draw); }
