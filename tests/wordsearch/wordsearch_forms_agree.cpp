// wordsearch_forms_agree COUNT SEED: random grids and lists, typed as people might: capitals or not, with or
// without separators, letters beyond ASCII in one code point or two, words with blanks, hyphens and
// apostrophes, in any order, some on one line, comments. What the program finds must be what a search by
// brute force finds in the abstract letters, before they were typed. Ends with `COUNT inputs agree`, or with
// the seed of the input that failed, and the input.
#include "dond/shell/text.h"
#include "wordsearch/lecture.h"
#include "wordsearch/search.h"
#include "wordsearch/words.h"

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <optional>
#include <random>
#include <set>
#include <span>
#include <stdexcept>
#include <string>
#include <tuple>
#include <vector>

using namespace wordsearch;

namespace {

using Number = std::size_t;
using Numbers = std::vector<Number>; // of letters
using Found = std::tuple<std::uint32_t, std::uint32_t, int, std::uint32_t>;

// The ways to type each letter, by script. They are written here by hand, and share nothing with the
// program's table.
const std::vector<std::vector<std::vector<std::string>>> scripts = {
    // Latin
    {{"a", "A", "\uFF41"},
     {"b", "B"},
     {"c", "C"},
     {"ä", "Ä", "a\u0308", "A\u0308"},
     {"ế", "Ế", "ê\u0301", "Ê\u0301", "e\u0302\u0301"},
     {"q\u0303", "Q\u0303"},
     {"7"}},
    // Turkish: ğ must be there, or nobody knows what an I is.
    {{"ğ", "Ğ", "g\u0306"}, {"ı", "I"}, {"i", "İ", "I\u0307"}, {"ş", "Ş", "s\u0327"}, {"k", "K"}},
    // Greek, Cyrillic
    {{"α", "Α"}, {"σ", "Σ", "ς"}, {"ά", "Ά", "α\u0301", "\u1F71"}, {"ω", "Ω"}},
    {{"а", "А"}, {"й", "Й", "и\u0306", "И\u0306"}, {"ё", "Ё", "е\u0308"}, {"ж", "Ж"}},
    // Hebrew, Arabic
    {{"ש", "\u05E9\u05C1", "\u05E9\u05B8", "\uFB2A"}, {"מ", "ם"}, {"כ", "ך", "\uFB3A"}, {"ל"}},
    {{"س", "\uFEB3", "س\u064E"}, {"ل", "ل\u0640"}, {"أ", "ا\u0654", "\uFE83"}, {"ك", "\uFEDB"}, {"ب"}},
    // Devanagari, Thai
    {{"क"}, {"कि", "क\u093F"}, {"क्ष"}, {"म"}, {"क़", "क\u093C"}},
    {{"ก"}, {"กิ"}, {"ข"}, {"ไ"}},
    // Japanese, Chinese, Korean
    {{"か"}, {"が", "か\u3099"}, {"ア", "\uFF71"}, {"ー"}, {"ん"}},
    {{"中"}, {"国"}, {"人"}},
    {{"가"}, {"나"}, {"한"}},
    // Armenian, Georgian
    {{"ա", "Ա"}, {"բ", "Բ"}, {"ժ", "Ժ"}},
    {{"ა", "\u1C90"}, {"ბ", "\u1C91"}, {"გ"}},
};

// Raw engine output, mapped by hand: the same numbers everywhere.
std::size_t below(std::mt19937_64 &random, std::size_t n) { return random() % n; }

template <typename Items>
const auto &any_of_them(std::mt19937_64 &random, const Items &items) {
    return items[below(random, items.size())];
}

struct Input {
    std::vector<std::vector<std::string>> alphabet; // the ways to type each letter
    std::vector<Numbers> rows;
    std::set<Numbers> words;
    std::string grid_text, list_text;
};

std::string typed_grid(std::mt19937_64 &random, const Input &input) {
    static const std::vector<std::string> separators = {"", " ", "\t", ",", "|", " | ", ", ", "  "};
    const std::string separator = any_of_them(random, separators),
                      end = below(random, 2) == 0 ? "\n" : "\r\n";
    std::string text = below(random, 5) == 0 ? "\n \n" : "";
    const bool double_spaced = below(random, 5) == 0;
    for (const Numbers &row : input.rows) {
        for (std::size_t c = 0; c < row.size(); ++c)
            text += (c > 0 ? separator : "") + any_of_them(random, input.alphabet[row[c]]);
        text += (below(random, 4) == 0 ? " " : "") + end;
        if (double_spaced) text += end;
    }
    return text;
}

std::string typed_list(std::mt19937_64 &random, const Input &input) {
    static const std::vector<std::string> left_out = {" ", "-", "'", "\u2019", "\u2013", "\u00A0"};
    static const std::vector<std::string> ends = {"\n",        "\r\n",           ",",  ", ", "\n\n",
                                                  " # none\n", "\n# none, no\n", "、", "；"};
    std::vector<Numbers> order(input.words.begin(), input.words.end());
    for (std::size_t i = order.size(); i > 1; --i) std::swap(order[i - 1], order[below(random, i)]);
    std::string text;
    for (const Numbers &word : order) {
        for (std::size_t i = 0; i < word.size(); ++i)
            text += (below(random, 6) == 0 ? any_of_them(random, left_out) : "") +
                    any_of_them(random, input.alphabet[word[i]]);
        text += any_of_them(random, ends);
    }
    return text;
}

Input random_input(std::mt19937_64 &random) {
    Input input;
    const std::size_t script = below(random, scripts.size());
    input.alphabet = scripts[script];
    const std::size_t letters = 1 + below(random, input.alphabet.size());
    const auto letter = [&] { return below(random, letters); };
    const std::size_t rows = 1 + below(random, 7), cols = 2 + below(random, 8);
    input.rows.assign(rows, Numbers(cols));
    for (Numbers &row : input.rows)
        for (Number &cell : row) cell = letter();
    for (std::size_t n = below(random, 12); n > 0; --n) {
        Numbers word(1 + below(random, 6));
        // Now and then a letter that the grid may lack.
        for (Number &one : word)
            one = below(random, 20) == 0 ? below(random, input.alphabet.size()) : letter();
        input.words.insert(word);
    }
    // What stands for a letter that the grid lacks is another test; b and c have nothing.
    const auto in_grid = [&](Number one) {
        return std::any_of(input.rows.begin(), input.rows.end(), [&](const Numbers &row) {
            return std::find(row.begin(), row.end(), one) != row.end();
        });
    };
    std::erase_if(input.words, [&](const Numbers &word) {
        return std::any_of(word.begin(), word.end(), [&](Number one) {
            return !in_grid(one) && !(script == 0 && (one == 1 || one == 2));
        });
    });
    input.grid_text = typed_grid(random, input);
    input.list_text = typed_list(random, input) + (script == 1 ? "\nğ\n" : "\n");
    return input;
}

std::vector<Found> brute_force(const Input &input) {
    std::vector<Found> found;
    const int rows = static_cast<int>(input.rows.size()), cols = static_cast<int>(input.rows[0].size());
    for (int r = 0; r < rows; ++r)
        for (int c = 0; c < cols; ++c)
            for (int dr = -1, direction = 0; dr <= 1; ++dr)
                for (int dc = -1; dc <= 1; ++dc) {
                    if (dr == 0 && dc == 0) continue;
                    Numbers string;
                    for (int i = r, j = c; i >= 0 && i < rows && j >= 0 && j < cols; i += dr, j += dc) {
                        string.push_back(
                            input.rows[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)]);
                        if (string.size() >= 2 && input.words.contains(string))
                            found.emplace_back(r, c, direction, string.size());
                    }
                    ++direction;
                }
    return found;
}

std::vector<Found> as_read(const Input &input) {
    const Grid grid = read_grid("grid", input.grid_text, true).grid;
    Alphabet of_grid = alphabet_of(grid, kind_of(input.grid_text + input.list_text));
    const Field field(grid, of_grid);
    const shell::Text text(input.list_text.begin(), input.list_text.end());
    // As in a new puzzle, short phrases stay whole.
    const WordList list = read_list(text, {.name = "list", .alphabet = of_grid});
    std::vector<std::vector<Found>> by_method;
    for (const Method method : {Method::words, Method::lengths, Method::prefix, Method::fast}) {
        std::vector<Found> found;
        const Report report = [&](std::span<const Match> matches) {
            for (const Match &match : matches)
                found.emplace_back(match.r, match.c, match.direction, match.length);
        };
        if (method == Method::fast) search_fast(field, Index(list.words, of_grid.size()), report);
        else search_lecture(field, list.words, method, report);
        by_method.push_back(found);
    }
    for (const std::vector<Found> &other : by_method)
        if (other != by_method[0]) throw std::runtime_error("the methods differ");
    return by_method[0];
}

} // namespace

int main(int argc, char **argv) {
    if (argc != 3) return 2;
    const int count = std::atoi(argv[1]);
    const long long seed = std::atoll(argv[2]);
    for (int i = 0; i < count; ++i) {
        std::mt19937_64 random(static_cast<std::uint64_t>(seed + i));
        const Input input = random_input(random);
        std::optional<std::vector<Found>> found;
        std::string error;
        try {
            found = as_read(input);
        } catch (const std::exception &problem) {
            error = problem.what();
        }
        if (found != brute_force(input)) {
            std::cout << "seed " << seed + i << " differs " << error << '\n'
                      << input.grid_text << "words:\n"
                      << input.list_text;
            return 1;
        }
    }
    std::cout << count << " inputs agree\n";
}
