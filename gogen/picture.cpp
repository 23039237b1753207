#include "gogen/picture.h"

#include <algorithm>
#include <cassert>

namespace gogen {

namespace {

// Units of a picture, and of a page tenths of a millimetre.
constexpr std::size_t pitch = 100, radius = 34, margin = 60, line_height = 30, gap = 40, letter_width = 16;
constexpr std::size_t last = side - 1, board_size = last * pitch + 2 * margin;
constexpr std::size_t lines_a_column = (board_size - 2 * (margin - radius)) / line_height; // of words
constexpr std::size_t page_width = 2100, page_height = 2970, page_margin = 120, title_height = 60,
                      answers_height = 330;

std::string text_of(std::size_t number) { return std::to_string(number); }

std::string line(std::size_t x1, std::size_t y1, std::size_t x2, std::size_t y2) {
    return 'M' + text_of(x1) + ' ' + text_of(y1) + 'L' + text_of(x2) + ' ' + text_of(y2);
}

std::string font(std::size_t height, const char *more) {
    return "<g font-family=\"Helvetica, Arial, sans-serif\" font-size=\"" + text_of(height) + "\" " + more +
           ">\n";
}

std::string text_at(std::size_t x, std::size_t y, const std::string &text, const std::string &more = "") {
    return "<text x=\"" + text_of(x) + "\" y=\"" + text_of(y) + "\"" + more + ">" + text + "</text>\n";
}

std::size_t column_width(const Words &words) {
    std::size_t longest = 0;
    for (const std::string &word : words) longest = std::max(longest, word.size());
    return longest * letter_width + gap;
}

std::size_t puzzle_width(const Words &words) {
    return board_size + (words.size() + lines_a_column - 1) / lines_a_column * column_width(words);
}

std::string drawn_board(const Board &board, const Board &given) {
    const auto at = [](std::size_t i) { return margin + i * pitch; };
    std::string svg = "<path stroke=\"#999\" stroke-width=\"4\" d=\"";
    for (std::size_t i = 0; i < side; ++i) {
        svg += line(at(0), at(i), at(last), at(i)) + line(at(i), at(0), at(i), at(last));
        if (i == last) break;
        svg += line(at(0), at(i), at(last - i), at(last)) + line(at(0), at(last - i), at(last - i), at(0));
        if (i > 0) svg += line(at(i), at(0), at(last), at(last - i)) + line(at(i), at(last), at(last), at(i));
    }
    svg += "\"/>\n<g fill=\"#fff\" stroke=\"#333\" stroke-width=\"4\">\n";
    for (std::size_t i = 0; i < size; ++i)
        svg += "<circle cx=\"" + text_of(at(i % side)) + "\" cy=\"" + text_of(at(i / side)) + "\" r=\"" +
               text_of(radius) + "\"/>\n";
    svg += "</g>\n" + font(40, "text-anchor=\"middle\"");
    for (std::size_t i = 0; i < size; ++i)
        if (board[i] != '.')
            svg +=
                text_at(at(i % side), at(i / side) + 14, std::string(1, board[i]),
                        given[i] == board[i] ? " fill=\"#222\" font-weight=\"bold\"" : " fill=\"#1f5fbf\"");
    return svg + "</g>\n";
}

std::string drawn_words(const Words &words) {
    if (words.empty()) return {};
    std::string svg = font(22, "fill=\"#222\"");
    for (std::size_t i = 0; i < words.size(); ++i)
        svg += text_at(board_size + i / lines_a_column * column_width(words),
                       margin - radius + 22 + i % lines_a_column * line_height, words[i]);
    return svg + "</g>\n";
}

// Opens the picture; what is drawn is on white.
std::string opened(std::size_t width, std::size_t height, const std::string &more) {
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" " + more + "viewBox=\"0 0 " + text_of(width) + ' ' +
           text_of(height) +
           "\">\n<title>Gogen</title>\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n";
}

// The solutions in a row, each five lines of letters under its title.
std::string answers(const std::vector<PagePuzzle> &puzzles) {
    constexpr std::size_t height = 28, spacing = 34, across = 300;
    std::string svg = "<g transform=\"rotate(180 " + text_of(page_width / 2) + ' ' +
                      text_of(page_height - page_margin - answers_height / 2) + ")\">\n" +
                      font(height, "fill=\"#222\" text-anchor=\"middle\"");
    const std::size_t top = page_height - page_margin - answers_height + height;
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        const std::size_t left = page_margin + 80 + i * across;
        svg += text_at(left + 2 * spacing, top, text_of(i + 1), " font-weight=\"bold\"");
        for (std::size_t k = 0; k < size; ++k)
            svg += text_at(left + k % side * spacing, top + (k / side + 1) * (spacing + 6),
                           std::string(1, puzzles[i].solution[k]));
    }
    return svg + "</g>\n</g>\n";
}

} // namespace

std::string picture_of(const Board &board, const Board &given, const Words &words) {
    return opened(puzzle_width(words), board_size, "") + drawn_board(board, given) + drawn_words(words) +
           "</svg>\n";
}

std::string page_of(const std::vector<PagePuzzle> &puzzles) {
    assert(!puzzles.empty() && puzzles.size() <= most_on_a_page);
    const std::size_t columns = puzzles.size() <= 2 ? 1 : 2, rows = (puzzles.size() + columns - 1) / columns;
    const std::size_t width = (page_width - 2 * page_margin) / columns,
                      height = (page_height - 2 * page_margin - answers_height) / rows;
    // All puzzles are as large as the widest allows, in percent.
    std::size_t percent = 100 * (height - 2 * title_height) / board_size;
    for (const PagePuzzle &item : puzzles)
        percent = std::min(percent, 100 * (width - gap) / puzzle_width(item.puzzle.words));
    std::string svg = opened(page_width, page_height, "width=\"210mm\" height=\"297mm\" ");
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        const std::size_t x = page_margin + i % columns * width, y = page_margin + i / columns * height;
        const Puzzle &puzzle = puzzles[i].puzzle;
        svg += font(36, "fill=\"#222\"") +
               text_at(x + (margin - radius) * percent / 100, y + title_height / 2, puzzles[i].title) +
               "</g>\n";
        svg += "<g transform=\"translate(" + text_of(x) + ' ' + text_of(y + title_height / 2) + ") scale(" +
               text_of(percent / 100) + '.' + text_of(percent / 10 % 10) + text_of(percent % 10) + ")\">\n" +
               drawn_board(puzzle.board, puzzle.board) + drawn_words(puzzle.words) + "</g>\n";
    }
    return svg + answers(puzzles) + "</svg>\n";
}

} // namespace gogen
