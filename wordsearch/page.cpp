#include "wordsearch/page.h"

#include "wordsearch/letters.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <utility>

namespace wordsearch {

namespace {

// Lengths in the drawing are hundredths of a cell.
constexpr int cell = 100, ring = 84, margin = 20;
constexpr int word_height = 70, word_size = 48, letter_width = 34; // of the words below the grid
constexpr double largest_cell = 32, largest_picture = 1600;        // pixels

template <typename... Values>
void put(shell::Output &out, const char *format, Values... values) {
    char text[400];
    std::snprintf(text, sizeof text, format, values...);
    out.put(text);
}

double centre(double place) { return cell * place + cell / 2.0; }

/// How many letters wide a word is.
std::size_t letters_of(std::string_view word) {
    std::size_t letters = 0;
    for (; !word.empty(); ++letters) take_letter(word);
    return letters;
}

} // namespace

SvgPage::SvgPage(shell::Output &out, const Grid &grid, std::vector<std::string> words)
    : out_(out), grid_(grid), words_(std::move(words)) {
    std::size_t longest = 0;
    for (const std::string &word : words_) longest = std::max(longest, letters_of(word));
    const double grid_width = cell * static_cast<double>(grid.cols());
    word_width_ = letter_width * static_cast<double>(longest + 2);
    word_cols_ = std::max<std::size_t>(1, static_cast<std::size_t>(grid_width / word_width_));
    width_ = words_.empty() ? grid_width : std::max(grid_width, word_width_);
    const std::size_t lines = (words_.size() + word_cols_ - 1) / word_cols_;
    const double width = 2.0 * margin + width_;
    const double height = 2.0 * margin + grid_height() +
                          (lines == 0 ? 0 : cell / 2.0 + word_height * static_cast<double>(lines));
    const double pixels = std::min(largest_cell / cell, largest_picture / std::max(width, height));
    put(out_,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%.9g\" height=\"%.9g\" viewBox=\"%d %d %.9g "
        "%.9g\">\n",
        width * pixels, height * pixels, -margin, -margin, width, height);
    put(out_, "<title>%d x %d word search</title>\n", grid.rows(), grid.cols());
    put(out_, "<rect x=\"%d\" y=\"%d\" width=\"%.9g\" height=\"%.9g\" fill=\"#fff\"/>\n", -margin, -margin,
        width, height);
    out_.put("<g stroke-width=\"6\" fill-opacity=\"0.08\">\n");
}

double SvgPage::grid_height() const { return cell * static_cast<double>(grid_.rows()); }

void SvgPage::take(std::span<const Match> matches) {
    constexpr std::array<const char *, 8> colours = {"#c62828", "#1565c0", "#2e7d32", "#ef6c00",
                                                     "#6a1b9a", "#00838f", "#ad1457", "#4e342e"};
    const double left = (width_ - cell * static_cast<double>(grid_.cols())) / 2;
    for (const Match &match : matches) {
        const auto [dr, dc] = steps[match.direction];
        const double between = cell * (match.length - 1) * (dr != 0 && dc != 0 ? std::sqrt(2.0) : 1);
        const int degrees = dr == 0 ? 90 - 90 * dc : dr * (90 - 45 * dc);
        const char *colour = colours[rings_++ % colours.size()];
        put(out_,
            "<rect x=\"%d\" y=\"%d\" width=\"%.2f\" height=\"%d\" rx=\"%d\" "
            "transform=\"translate(%.9g %.9g) rotate(%d)\" stroke=\"%s\" fill=\"%s\"/>\n",
            -ring / 2, -ring / 2, between + ring, ring, ring / 2, left + centre(match.c), centre(match.r),
            degrees, colour, colour);
    }
}

void SvgPage::put_text(double x, double y, std::string_view text, const char *attributes) {
    put(out_, "<text x=\"%.9g\" y=\"%.9g\"%s>", x, y, attributes);
    for (const char byte : text)
        if (byte == '&') out_.put("&amp;");
        else if (byte == '<') out_.put("&lt;");
        else if (byte == '>') out_.put("&gt;");
        else out_.put({&byte, 1});
    out_.put("</text>\n");
}

void SvgPage::finish() {
    const double left = (width_ - cell * static_cast<double>(grid_.cols())) / 2;
    out_.put(
        "</g>\n<g font-family=\"Helvetica, Arial, sans-serif\" font-size=\"60\" text-anchor=\"middle\">\n");
    for (int r = 0; r < grid_.rows(); ++r)
        for (int c = 0; c < grid_.cols(); ++c) {
            if (grid_.blank(r, c)) continue;
            const std::string_view text = grid_.text(r, c);
            std::string_view rest = text;
            const auto letter = take_letter(rest);
            if (letter && rest.empty() && !is_unprintable(*letter)) {
                put_text(left + centre(c), centre(r) + 21, text, "");
            } else { // a byte that is no letter
                char digits[4];
                std::snprintf(digits, sizeof digits, "%02X",
                              static_cast<unsigned>(static_cast<unsigned char>(text[0])));
                put_text(left + centre(c), centre(r) + 15, digits, " font-size=\"44\"");
            }
        }
    out_.put("</g>\n");
    if (!words_.empty()) {
        put(out_, "<g font-family=\"Helvetica, Arial, sans-serif\" font-size=\"%d\">\n", word_size);
        const std::size_t lines = (words_.size() + word_cols_ - 1) / word_cols_;
        const double from = (width_ - word_width_ * static_cast<double>(word_cols_)) / 2 + letter_width;
        for (std::size_t i = 0; i < words_.size(); ++i)
            put_text(from + word_width_ * static_cast<double>(i / lines),
                     grid_height() + cell / 2.0 + word_height * (static_cast<double>(i % lines) + 0.8),
                     shell::tamed(words_[i]), "");
        out_.put("</g>\n");
    }
    out_.put("</svg>\n");
}

} // namespace wordsearch
