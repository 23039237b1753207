// Draws puzzles, their words and their answers on a sheet of paper.
#include "wordsearch/page.h"

#include "shell/text.h"

#include <algorithm>
#include <utility>

namespace wordsearch {

namespace {

// Lengths are in millimetres.
constexpr double sheet_margin = 12, largest_foot = 48, rose_width = 10;
constexpr double least_cell = 3.3;                                    // a letter is 0.6 of a cell high
constexpr double largest_font = 9, enough_font = 6, least_font = 2.4; // of words
constexpr double least_line = 1.4, largest_line = 2;                  // of words, in heights of the font
constexpr double blank_width = 8, blanks_height = 12;                 // for the message

/// How a grid and its words share a box, one for each puzzle.
struct Layout {
    double cell = 0; // 0 if they do not fit
    double font = 0, column = 0;
    std::size_t lines = 0, columns = 0; // of words
    bool beside = false;                // the words are beside the grid, not below it
    std::vector<svg::Box> boxes = {};   // of the puzzles
};

class SheetDrawing {
  public:
    explicit SheetDrawing(const Sheet &sheet)
        : sheet_(sheet), page_(sheet.page, "Word search"),
          grid_((sheet.puzzles.empty() ? sheet.answers : sheet.puzzles)[0].grid),
          from_right_(runs_from_right(grid_)), numbered_(sheet.page.sets > 0 || sheet.puzzles.size() > 1) {
        for (const std::string &word : sheet.words) widest_ = std::max(widest_, svg::width_of(word, 1));
    }

    std::string run() {
        const auto n = unsigned(sheet_.puzzles.size());
        svg::Box area = svg::inside(sheet_.page.paper, sheet_margin);
        if (!sheet_.solved)
            draw_rose(page_,
                      {.x = area.x + area.width - rose_width,
                       .y = area.y - rose_width / 4,
                       .width = rose_width,
                       .height = rose_width},
                      sheet_.directions, grid_);
        page_.add_head(area, sheet_.page, "", !sheet_.solved);
        if (n == 0) {
            draw_answers(area);
            return page_.take();
        }
        if (!sheet_.answers.empty()) {
            const double height = area.width / n * grid_.rows() / grid_.cols();
            draw_answers(page_.begin_foot(area, std::min(largest_foot, height + 8)));
            page_.add("</g>\n");
        }
        if (sheet_.blanks > 0) draw_blanks(area);
        const Layout layout = layout_on(area, grid_.rows(), grid_.cols());
        if (layout.cell == 0) refuse(area);
        for (std::size_t i = 0; i < n; ++i) draw_puzzle(layout.boxes[i], layout, i);
        return page_.take();
    }

  private:
    /// The layout with the largest cells, in any number of columns unless the options say how many.
    Layout layout_on(svg::Box area, int rows, int cols) const {
        const auto n = unsigned(sheet_.puzzles.size());
        const unsigned wanted = sheet_.page.columns;
        Layout best;
        for (unsigned columns = std::max(wanted, 1U); columns <= (wanted > 0 ? wanted : n); ++columns) {
            std::vector<svg::Box> boxes = svg::places(area, n, 1, columns);
            for (svg::Box &box : boxes)
                if (numbered_) box = svg::inside(box, 4);
            Layout layout = layout_in(boxes[0], rows, cols);
            if (layout.cell <= best.cell) continue;
            layout.boxes = std::move(boxes);
            best = std::move(layout);
        }
        return best;
    }

    /// The largest cells with which a grid and the words fit in the box, and then the largest words.
    Layout layout_in(svg::Box box, int rows, int cols) const {
        const std::size_t words = sheet_.words.size();
        const double largest = std::min(box.width / cols, box.height / rows);
        for (double cell = largest; cell >= least_cell; cell -= 0.1)
            for (const bool beside : {false, true}) {
                // Room for words: beside the grid or below it.
                const double wide = std::max(0.0, box.width - (beside ? cell * cols : 0));
                const double high = box.height - (beside ? 0 : cell * rows);
                const double enough = std::clamp(cell / 2, least_font, enough_font);
                for (double font = largest_font; font >= enough; font -= 0.2) {
                    const double column = font * (widest_ + 2);
                    const auto most_lines = std::size_t(std::max(0.0, high / font - 1) / least_line);
                    const auto most_columns = std::min(std::size_t(wide / column), words);
                    if (most_columns * most_lines < words) continue;
                    const std::size_t lines = words > 0 ? (words + most_columns - 1) / most_columns : 1;
                    return {.cell = cell,
                            .font = font,
                            .column = column,
                            .lines = lines,
                            .columns = (words + lines - 1) / lines,
                            .beside = beside};
                }
            }
        return {};
    }

    [[noreturn]] void refuse(svg::Box area) const {
        int most = 0; // rows and columns that would fit
        while (layout_on(area, most + 1, most + 1).cell > 0) ++most;
        const std::string limit = std::to_string(most);
        const std::size_t n = sheet_.puzzles.size();
        throw shell::Misuse(shell::count_of(n, "puzzle") + " of " + std::to_string(grid_.rows()) + " x " +
                            std::to_string(grid_.cols()) + " cells and " +
                            shell::count_of(sheet_.words.size(), "word") +
                            " found, expected what fits on a page: " +
                            (most < 2 ? "" : "at most " + limit + " x " + limit + " cells, ") +
                            (n == 1 ? "or fewer words" : "or fewer words or puzzles"));
    }

    void draw_puzzle(svg::Box box, const Layout &layout, std::size_t i) {
        const Drawing &puzzle = sheet_.puzzles[i];
        const double width = layout.cell * grid_.cols(), height = layout.cell * grid_.rows();
        const double columns = layout.column * double(layout.columns);
        const double all = width + (layout.beside ? columns : 0);
        const double left = box.x + (box.width - all) / 2;
        // Words beside a grid are behind the ends of its rows.
        const double grid_left = left + (layout.beside && from_right_ ? columns : 0);
        draw_label(box, all, 4, i);
        draw_grid(page_, {.x = grid_left, .y = box.y, .width = width, .height = height},
                  sheet_.solved ? puzzle : Drawing{puzzle.grid});
        // The columns of words are centred below the grid, or begin beside its first row. Their lines share
        // the room.
        double from = box.x + (box.width - columns) / 2;
        if (layout.beside) from = from_right_ ? left : left + width;
        const double top = box.y + (layout.beside ? -0.6 * layout.font : height);
        const double room = (box.y + box.height - top) / layout.font - 1;
        const double line = std::clamp(room / double(layout.lines), least_line, largest_line);
        page_.begin_font(layout.font, from_right_ ? " text-anchor=\"end\"" : "");
        for (std::size_t n = 0; n < sheet_.words.size(); ++n) {
            const double x = layout.font + layout.column * double(n / layout.lines);
            page_.add_text(from_right_ ? from + columns - x : from + x,
                           top + layout.font * (1.6 + line * double(n % layout.lines)), sheet_.words[n]);
        }
        page_.add("</g>\n");
    }

    /// The number of the i-th puzzle, which is as wide and in the middle of the box, before its upper corner.
    void draw_label(svg::Box box, double width, double font, std::size_t i) {
        if (!numbered_) return;
        const double aside = (from_right_ ? 1 : -1) * (width / 2 + 1);
        page_.begin_font(font, from_right_ ? "" : " text-anchor=\"end\"")
            .add_text(box.x + box.width / 2 + aside, box.y + 0.75 * font,
                      std::to_string(sheet_.page.first + i))
            .add("</g>\n");
    }

    /// A blank for each letter of the message, at the foot of the area.
    void draw_blanks(svg::Box &area) {
        area.height -= blanks_height;
        const double width = std::min(blank_width, area.width / double(sheet_.blanks));
        const double left = area.x + (area.width - width * double(sheet_.blanks)) / 2;
        for (std::size_t i = 0; i < sheet_.blanks; ++i)
            page_.add("<path d=\"M", left + width * double(i), ' ', area.y + area.height + blanks_height - 2,
                      " h", 0.8 * width, "\" stroke=\"#000\" stroke-width=\"0.3\"/>\n");
    }

    void draw_answers(svg::Box foot) {
        const auto n = unsigned(sheet_.answers.size());
        const std::vector<svg::Box> boxes = svg::places(foot, n, double(grid_.cols()) / grid_.rows());
        for (unsigned i = 0; i < n; ++i) {
            const svg::Box box = svg::inside(boxes[i], 2);
            draw_grid(page_, box, sheet_.answers[i], Letters::of_words);
            draw_label(box, std::min(box.width, box.height * grid_.cols() / grid_.rows()), 3, i);
        }
    }

    const Sheet &sheet_;
    svg::Document page_;
    const Grid &grid_; // the first; all are of its size
    const bool from_right_, numbered_;
    double widest_ = 0; // of the words, in heights of the font
};

} // namespace

std::string draw_sheet(const Sheet &sheet) { return SheetDrawing(sheet).run(); }

} // namespace wordsearch
