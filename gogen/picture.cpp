// Draws puzzles as SVG, and sheets of them.
#include "gogen/picture.h"

#include "shell/page.h"
#include "shell/text.h"

#include <algorithm>
#include <cassert>

namespace gogen {

namespace {

// Units of a drawing.
constexpr double pitch = 100, radius = 34, margin = 60, word_height = 27, line_height = 33, gap = 40;
constexpr double caption_height = 44, letters_height = 76;
constexpr double board_size = (side - 1) * pitch + 2 * margin;
constexpr auto words_a_column = static_cast<std::size_t>((board_size - 2 * (margin - radius)) / line_height);

constexpr double least_word_height = 1.8; // in millimetres, on a sheet
constexpr double unit = 0.15;             // of a drawing alone, in millimetres: the board is 78 wide

double column_width(const Words &words) {
    double widest = 0;
    for (const std::string &word : words) widest = std::max(widest, svg::width_of(word, word_height));
    return widest + gap;
}

bool unsolved(const Drawing &drawing) { return !is_full(drawing.board); }

double width_of(const Drawing &drawing) {
    const Words &words = drawing.puzzle.words;
    const std::size_t columns = (words.size() + words_a_column - 1) / words_a_column;
    return board_size + static_cast<double>(columns) * column_width(words);
}

void add_board(svg::Document &document, const Drawing &drawing) {
    const auto at = [](auto i) { return margin + static_cast<double>(i) * pitch; };
    const auto line = [&](int x1, int y1, int x2, int y2) {
        document.add('M', at(x1), ' ', at(y1), 'L', at(x2), ' ', at(y2));
    };
    constexpr int last = side - 1;
    document.add("<path stroke=\"#999\" stroke-width=\"4\" d=\"");
    for (int i = 0; i < side; ++i) {
        line(0, i, last, i);
        line(i, 0, i, last);
    }
    // The diagonals of both directions, by how far they are from the corner.
    for (int k = 1 - last; k < last; ++k) {
        const int from = std::max(0, k), to = std::min(last, last + k);
        line(from, from - k, to, to - k);
        line(from, last - from + k, to, last - to + k);
    }
    document.add("\"/>\n<g fill=\"#fff\" stroke=\"#333\" stroke-width=\"4\">\n");
    for (int i = 0; i < size; ++i)
        document.add("<circle cx=\"", at(i % side), "\" cy=\"", at(i / side), "\" r=\"", radius, "\"/>\n");
    document.add("</g>\n").begin_font(40, " text-anchor=\"middle\"");
    for (std::size_t i = 0; i < size; ++i) {
        const char letter = drawing.board[i];
        if (letter == '.') continue;
        const bool given = drawing.puzzle.board[i] == letter;
        document.add_text(at(i % side), at(i / side) + 14, {&letter, 1},
                          given ? " fill=\"#222\" font-weight=\"bold\"" : " fill=\"#1f5fbf\"");
    }
    document.add("</g>\n");
}

void add_words(svg::Document &document, const Words &words) {
    if (words.empty()) return;
    document.begin_font(word_height, " fill=\"#222\"");
    const double width = column_width(words);
    for (std::size_t i = 0; i < words.size(); ++i)
        document.add_text(
            board_size + static_cast<double>(i / words_a_column) * width,
            margin - radius + word_height + static_cast<double>(i % words_a_column) * line_height, words[i]);
    document.add("</g>\n");
}

// The letters in two rows, those on the board crossed out.
void add_letters(svg::Document &document, const Board &board) {
    constexpr unsigned columns = (size + 1) / 2;
    constexpr double step = (board_size - 2 * (margin - radius)) / columns, height = 26;
    document.begin_font(height, " fill=\"#222\" text-anchor=\"middle\"");
    for (unsigned a = 0; a < size; ++a) {
        const char letter = letter_name(a);
        const double x = margin - radius + (a % columns + 0.5) * step;
        const double y = board_size + height + a / columns * 36;
        document.add_text(x, y, {&letter, 1});
        if (board.find(letter) != board.npos)
            document.add("<path stroke=\"#222\" stroke-width=\"3\" d=\"M", x - 12, ' ', y + 2, 'L', x + 12,
                         ' ', y - 21, "\"/>\n");
    }
    document.add("</g>\n");
}

// The drawings in the boxes, each with its caption and, if it is unsolved, the letters. The view has room for
// any of them.
void add_drawings(svg::Document &document, const std::vector<svg::Box> &boxes, svg::Box view,
                  const std::vector<Drawing> &drawings) {
    for (std::size_t i = 0; i < drawings.size(); ++i) {
        const Drawing &drawing = drawings[i];
        document.begin_in(svg::inside(boxes[i], 2), view)
            .begin_font(40, " fill=\"#222\"")
            .add_text(margin - radius, -10, drawing.caption)
            .add("</g>\n");
        add_board(document, drawing);
        add_words(document, drawing.puzzle.words);
        if (unsolved(drawing)) add_letters(document, drawing.board);
        document.add("</g>\n");
    }
}

// The answers in rows.
constexpr unsigned answers_a_row = 6;
constexpr double answer_height = 34;

// Of n answers, in millimetres.
double foot_height(std::size_t n) {
    return answer_height * static_cast<double>((n + answers_a_row - 1) / answers_a_row);
}

void add_answers(svg::Document &document, svg::Box box, const std::vector<Drawing> &answers) {
    add_drawings(document, svg::places(box, answers.size(), 1, answers_a_row),
                 {.y = -caption_height, .width = board_size, .height = caption_height + board_size}, answers);
}

} // namespace

std::string picture_of(const Drawing &drawing) {
    const svg::Box view{.width = width_of(drawing), .height = board_size};
    svg::Document document({.width = unit * view.width, .height = unit * view.height}, view, "Gogen");
    add_board(document, drawing);
    add_words(document, drawing.puzzle.words);
    return document.take();
}

std::string sheet_of(const svg::PageOptions &page, const std::vector<Drawing> &drawings,
                     const std::vector<Drawing> &answers) {
    svg::Document document(page, "Gogen");
    svg::Box area = svg::inside(page.paper, 12);
    document.add_head(area, page,
                      "Write the letters " + letter_range +
                          ", each once, so that every word can be spelt by moving to "
                          "neighbouring squares, in any direction.",
                      std::ranges::any_of(drawings, unsolved));
    const auto expect = [](std::size_t n, std::string_view noun, std::size_t most) {
        if (n > most)
            throw std::runtime_error(shell::count_of(n, noun) + " found, expected at most " +
                                     std::to_string(most) + ", which fit on a page");
    };
    if (drawings.empty()) {
        expect(answers.size(), "answer",
               answers_a_row * static_cast<std::size_t>(area.height / answer_height));
        area.height = foot_height(answers.size());
        add_answers(document, area, answers);
        return document.take();
    }
    // The widest drawing decides the scale of all.
    svg::Box view{.y = -caption_height, .height = caption_height + board_size + letters_height};
    for (const Drawing &drawing : drawings) view.width = std::max(view.width, width_of(drawing));
    const auto places_for = [&](std::size_t n) {
        svg::Box room = area;
        if (!answers.empty()) room.height -= foot_height(n);
        return svg::places(room, n, view.width / view.height, page.columns);
    };
    const auto fit = [&](std::size_t n) {
        const svg::Box place = svg::inside(places_for(n)[0], 2);
        return word_height * std::min(place.width / view.width, place.height / view.height) >=
               least_word_height;
    };
    std::size_t most = drawings.size();
    while (most > 1 && !fit(most)) --most;
    expect(drawings.size(), "puzzle", most);
    const std::vector<svg::Box> places = places_for(drawings.size());
    if (!answers.empty()) {
        add_answers(document, document.begin_foot(area, foot_height(answers.size())), answers);
        document.add("</g>\n");
    }
    add_drawings(document, places, view, drawings);
    return document.take();
}

} // namespace gogen
