#include "wordsearch/found_lines.h"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <string>
#include <utility>

namespace wordsearch {

FoundLines::FoundLines(shell::Output &out, const Grid &grid, TextOf text_of)
    : out_(out), grid_(grid), text_of_(std::move(text_of)) {
    numbers_.resize(static_cast<std::size_t>(std::min(most_numbers, std::max(grid.rows(), grid.cols()))));
    for (int i = 0; Number & number : numbers_) {
        number.text[0] = ' ';
        const char *end = std::to_chars(number.text + 1, std::end(number.text), i++).ptr;
        number.size = static_cast<std::uint8_t>(end - number.text);
    }
}

void FoundLines::operator()(std::span<const Match> matches) {
    constexpr std::size_t room = 80; // for the words and numbers of a line besides the word found
    // What is written may be anything as far as compilers know: what is read again and again is at hand in copies.
    const char *const letters = text_of_ ? nullptr : grid_.bytes().data();
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
        const Step end = end_of(match);
        char *to;
        if (letters == nullptr) {
            const std::string_view text = text_of_(match);
            to = put(put(out_.room(text.size() + room), "Found "), text);
        } else {
            const std::ptrdiff_t step = steps[match.direction].r * cols + steps[match.direction].c;
            const std::ptrdiff_t length = match.length;
            const char *letter = letters + match.r * cols + match.c;
            to = put(out_.room(match.length + room), "Found ");
            // Four letters, be they as many or fewer: most words are short, and the length is unpredictable.
            for (std::ptrdiff_t i = 0; i < 4; ++i)
                to[i] = letter[std::min<std::ptrdiff_t>(i, length - 1) * step];
            for (std::ptrdiff_t i = 4; i < length; ++i) to[i] = letter[i * step];
            to += length;
        }
        to = put_number(put(to, " at"), static_cast<int>(match.r));
        to = put_number(to, static_cast<int>(match.c));
        to = put_number(put(to, " to"), end.r);
        to = put_number(to, end.c);
        *to++ = '\n';
        out_.took(to);
    }
}

FoundJson::FoundJson(shell::Output &out, const Grid &grid, TextOf text_of)
    : out_(out), text_of_(std::move(text_of)) {
    out_.put("{\"rows\": " + std::to_string(grid.rows()) + ", \"cols\": " + std::to_string(grid.cols()) +
             ", \"matches\": [");
}

void FoundJson::operator()(std::span<const Match> matches) {
    for (const Match &match : matches) {
        const Step end = end_of(match);
        const auto place = [](auto r, auto c) {
            return "[" + std::to_string(r) + ", " + std::to_string(c) + "]";
        };
        out_.put((any_ ? ",\n" : "\n") + std::string("{\"word\": ") + shell::json_string(text_of_(match)) +
                 ", \"from\": " + place(match.r, match.c) + ", \"to\": " + place(end.r, end.c) +
                 ", \"direction\": \"" + std::string(direction_names[match.direction]) + "\"}");
        any_ = true;
    }
}

void FoundJson::finish() { out_.put(any_ ? "\n]}\n" : "]}\n"); }

} // namespace wordsearch
