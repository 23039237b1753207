#include "gogen/picture.h"

#include <algorithm>

namespace gogen {

namespace {

constexpr std::size_t pitch = 100, radius = 34, margin = 60, line_height = 30, gap = 40;

std::string text_of(std::size_t number) { return std::to_string(number); }

std::string line(std::size_t x1, std::size_t y1, std::size_t x2, std::size_t y2) {
    return 'M' + text_of(x1) + ' ' + text_of(y1) + 'L' + text_of(x2) + ' ' + text_of(y2);
}

} // namespace

std::string picture_of(const Board &board, const Board &given, const Words &words) {
    constexpr std::size_t last = side - 1, board_size = last * pitch + 2 * margin;
    constexpr std::size_t lines = (board_size - 2 * (margin - radius)) / line_height; // of words in a column
    std::size_t longest = 0;
    for (const std::string &word : words) longest = std::max(longest, word.size());
    const std::size_t column = longest * 16 + gap;
    const std::size_t columns = (words.size() + lines - 1) / lines;
    const std::size_t width = board_size + columns * column;

    std::string svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + text_of(width) + ' ' +
                      text_of(board_size) +
                      "\">\n<title>Gogen</title>\n<rect width=\"100%\" height=\"100%\" "
                      "fill=\"#fff\"/>\n<path stroke=\"#999\" stroke-width=\"4\" d=\"";
    const auto at = [](std::size_t i) { return margin + i * pitch; };
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
    svg += "</g>\n<g font-family=\"Helvetica, Arial, sans-serif\" font-size=\"40\" text-anchor=\"middle\">\n";
    for (std::size_t i = 0; i < size; ++i)
        if (board[i] != '.')
            svg += "<text x=\"" + text_of(at(i % side)) + "\" y=\"" + text_of(at(i / side) + 14) +
                   "\" fill=\"" + (given[i] == board[i] ? "#222\" font-weight=\"bold" : "#1f5fbf") + "\">" +
                   board[i] + "</text>\n";
    svg += "</g>\n";
    if (!words.empty()) {
        svg += "<g font-family=\"Helvetica, Arial, sans-serif\" font-size=\"22\" fill=\"#222\">\n";
        for (std::size_t i = 0; i < words.size(); ++i)
            svg += "<text x=\"" + text_of(board_size + i / lines * column) + "\" y=\"" +
                   text_of(margin - radius + 22 + i % lines * line_height) + "\">" + words[i] + "</text>\n";
        svg += "</g>\n";
    }
    return svg + "</svg>\n";
}

} // namespace gogen
