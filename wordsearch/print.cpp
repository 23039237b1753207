#include "wordsearch/print.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <string_view>

namespace wordsearch {

FoundLines::FoundLines(Output &out, const Grid &grid) : out_(out), grid_(grid) {
    constexpr int most = 10000;
    numbers_.resize(static_cast<std::size_t>(std::min(most, std::max(grid.rows(), grid.cols()))));
    for (int i = 0; Number & number : numbers_) {
        number.text[0] = ' ';
        const char *end = std::to_chars(number.text + 1, std::end(number.text), i++).ptr;
        number.size = static_cast<std::uint8_t>(end - number.text);
    }
}

void FoundLines::operator()(std::span<const Match> matches) {
    // What is written may be anything as far as compilers know: what is read again and again is at hand in copies.
    const char *letters = grid_.row(0).data();
    const std::ptrdiff_t cols = grid_.cols();
    const std::span<const Number> numbers = numbers_;
    const auto put = [](char *to, std::string_view text) {
        std::memcpy(to, text.data(), text.size());
        return to + text.size();
    };
    const auto put_number = [numbers](char *to, int value) {
        if (static_cast<std::size_t>(value) < numbers.size()) {
            const Number &number = numbers[static_cast<std::size_t>(value)];
            std::memcpy(to, &number, sizeof number); // its size too: eight bytes, hence fast
            return to + number.size;
        }
        *to++ = ' ';
        return std::to_chars(to, to + 16, value).ptr;
    };
    for (const Match match : matches) {
        const auto [dr, dc] = steps[match.direction];
        const std::ptrdiff_t step = dr * cols + dc, length = match.length;
        const int r = static_cast<int>(match.r), c = static_cast<int>(match.c),
                  last = static_cast<int>(length) - 1;
        const char *letter = letters + r * cols + c;
        char *to = put(out_.room(match.length + 80), "Found ");
        // Four letters, be they as many or fewer: most words are short, and none is foretold to be.
        for (std::ptrdiff_t i = 0; i < 4; ++i) to[i] = letter[std::min<std::ptrdiff_t>(i, last) * step];
        for (std::ptrdiff_t i = 4; i < length; ++i) to[i] = letter[i * step];
        to = put_number(put(to + length, " at"), r);
        to = put_number(to, c);
        to = put_number(put(to, " to"), r + last * dr);
        to = put_number(to, c + last * dc);
        *to++ = '\n';
        out_.took(to);
    }
}

void show(Output &out, const Grid &grid, std::span<const Match> matches, bool colour) {
    std::vector<bool> marked(grid.size());
    for (const Match &match : matches)
        each_cell(match, [&](int r, int c) { marked[grid.index(r, c)] = true; });
    std::string line;
    for (int r = 0; r < grid.rows(); ++r) {
        line.clear();
        bool coloured = false;
        for (int c = 0; c < grid.cols(); ++c) {
            const bool mark = marked[grid.index(r, c)];
            if (colour && mark != coloured) line += mark ? "\033[1;32m" : "\033[0m";
            coloured = mark;
            line += colour || mark ? grid.at(r, c) : '.';
        }
        if (colour && coloured) line += "\033[0m";
        line += '\n';
        out.put(line);
    }
}

// Lengths in the drawing are hundredths of a cell.
void draw(Output &out, const Grid &grid, std::span<const Match> matches) {
    constexpr int cell = 100, ring = 84, margin = 20;
    constexpr double largest_cell = 32, largest_picture = 1600; // pixels
    constexpr std::array<const char *, 8> colours = {"#c62828", "#1565c0", "#2e7d32", "#ef6c00",
                                                     "#6a1b9a", "#00838f", "#ad1457", "#4e342e"};
    const double width = 2.0 * margin + cell * static_cast<double>(grid.cols());
    const double height = 2.0 * margin + cell * static_cast<double>(grid.rows());
    const double pixels = std::min(largest_cell / cell, largest_picture / std::max(width, height));
    const auto put = [&out](const char *format, auto... values) {
        char text[400];
        std::snprintf(text, sizeof text, format, values...);
        out.put(text);
    };
    const auto centre = [](auto place) { return cell * static_cast<double>(place) + cell / 2; };

    put("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%.9g\" height=\"%.9g\" viewBox=\"%d %d %.9g "
        "%.9g\">\n",
        width * pixels, height * pixels, -margin, -margin, width, height);
    put("<title>%d x %d word search, %zu found</title>\n", grid.rows(), grid.cols(), matches.size());
    put("<rect x=\"%d\" y=\"%d\" width=\"%.9g\" height=\"%.9g\" fill=\"#fff\"/>\n", -margin, -margin, width,
        height);
    out.put("<g stroke-width=\"6\" fill-opacity=\"0.08\">\n");
    for (std::size_t i = 0; i < matches.size(); ++i) {
        const Match &match = matches[i];
        const auto [dr, dc] = steps[match.direction];
        const double between = cell * (match.length - 1) * (dr != 0 && dc != 0 ? std::sqrt(2.0) : 1);
        const int degrees = dr == 0 ? 90 - 90 * dc : dr * (90 - 45 * dc);
        const char *colour = colours[i % colours.size()];
        put("<rect x=\"%d\" y=\"%d\" width=\"%.2f\" height=\"%d\" rx=\"%d\" "
            "transform=\"translate(%.9g %.9g) rotate(%d)\" stroke=\"%s\" fill=\"%s\"/>\n",
            -ring / 2, -ring / 2, between + ring, ring, ring / 2, centre(match.c), centre(match.r), degrees,
            colour, colour);
    }
    out.put(
        "</g>\n<g font-family=\"Helvetica, Arial, sans-serif\" font-size=\"60\" text-anchor=\"middle\">\n");
    for (int r = 0; r < grid.rows(); ++r)
        for (int c = 0; c < grid.cols(); ++c) {
            const char letter = grid.at(r, c);
            if (letter == ' ') continue;
            const bool printable = letter > ' ' && letter <= '~';
            put("<text x=\"%.9g\" y=\"%.9g\"%s>", centre(c), centre(r) + (printable ? 21 : 15),
                printable ? "" : " font-size=\"44\"");
            if (letter == '&') out.put("&amp;");
            else if (letter == '<') out.put("&lt;");
            else if (letter == '>') out.put("&gt;");
            else if (printable) out.put({&letter, 1});
            else put("%02X", static_cast<unsigned>(static_cast<unsigned char>(letter)));
            out.put("</text>\n");
        }
    out.put("</g>\n</svg>\n");
}

} // namespace wordsearch
