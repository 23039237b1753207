// wordsearch_forms_agree COUNT SEED: random grids and lists, typed as people might: capitals or not, with or without
// separators, letters beyond ASCII in one code point or two, words with blanks, hyphens and apostrophes, in any order, some on
// one line, comments. What the program finds must be what a search by brute force finds in the abstract letters, before they
// were typed. Ends with `COUNT inputs agree`, or with the seed of the input that failed, and the input.
#include "dond/shell/text.h"
#include "wordsearch/search.h"
#include "wordsearch/words.h"

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <tuple>
#include <vector>

using namespace wordsearch;

namespace {

using Number = std::size_t;
using Numbers = std::vector<Number>; // of letters
using Found = std::tuple<std::uint32_t, std::uint32_t, int, std::uint32_t>;

// The ways to type each letter.
const std::vector<std::vector<std::string>> alphabet = {{"a", "A"},
                                                        {"b", "B"},
                                                        {"c", "C"},
                                                        {"ä", "Ä", "a\u0308", "A\u0308"},
                                                        {"й", "Й", "и\u0306", "И\u0306"},
                                                        {"σ", "Σ", "ς"},
                                                        {"ế", "Ế", "ê\u0301", "Ê\u0301", "e\u0302\u0301"},
                                                        {"中"},
                                                        {"q\u0303", "Q\u0303"},
                                                        {"7"}};

// Raw engine output, mapped by hand: the same numbers everywhere.
std::size_t below(std::mt19937_64 &random, std::size_t n) { return random() % n; }

template <typename Items>
const auto &any_of_them(std::mt19937_64 &random, const Items &items) {
    return items[below(random, items.size())];
}

struct Input {
    std::vector<Numbers> rows;
    std::set<Numbers> words;
    std::string grid_text, list_text;
};

std::string typed_grid(std::mt19937_64 &random, const std::vector<Numbers> &rows) {
    static const std::vector<std::string> separators = {"", " ", "\t", ",", "|", " | ", ", ", "  "};
    const std::string separator = any_of_them(random, separators),
                      end = below(random, 2) == 0 ? "\n" : "\r\n";
    std::string text = below(random, 5) == 0 ? "\n \n" : "";
    const bool double_spaced = below(random, 5) == 0;
    for (const Numbers &row : rows) {
        for (std::size_t c = 0; c < row.size(); ++c)
            text += (c > 0 ? separator : "") + any_of_them(random, alphabet[row[c]]);
        text += (below(random, 4) == 0 ? " " : "") + end;
        if (double_spaced) text += end;
    }
    return text;
}

std::string typed_list(std::mt19937_64 &random, const std::set<Numbers> &words) {
    static const std::vector<std::string> left_out = {" ", "-", "'", "\u2019", "\u2013", "\u00A0"};
    static const std::vector<std::string> ends = {"\n",        "\r\n",          ",", ", ", "\n\n",
                                                  " # none\n", "\n# none, no\n"};
    std::vector<Numbers> order(words.begin(), words.end());
    for (std::size_t i = order.size(); i > 1; --i) std::swap(order[i - 1], order[below(random, i)]);
    std::string text;
    for (const Numbers &word : order) {
        for (std::size_t i = 0; i < word.size(); ++i)
            text += (below(random, 6) == 0 ? any_of_them(random, left_out) : "") +
                    any_of_them(random, alphabet[word[i]]);
        text += any_of_them(random, ends);
    }
    return text;
}

Input random_input(std::mt19937_64 &random) {
    Input input;
    const std::size_t first = below(random, alphabet.size() - 1);
    const std::size_t letters = 1 + below(random, std::min<std::size_t>(alphabet.size() - first, 4));
    const auto letter = [&] { return first + below(random, letters); };
    const std::size_t rows = 1 + below(random, 7), cols = 2 + below(random, 8);
    input.rows.assign(rows, Numbers(cols));
    for (Numbers &row : input.rows)
        for (Number &cell : row) cell = letter();
    for (std::size_t n = below(random, 12); n > 0; --n) {
        Numbers word(1 + below(random, 6));
        // Now and then a letter that the grid may lack, but no a that stands for an ä.
        for (Number &one : word) one = below(random, 20) == 0 ? 1 + below(random, 2) : letter();
        input.words.insert(word);
    }
    // A letter that the grid lacks is looked for without its marks, which is another test.
    const auto in_grid = [&](Number one) {
        return std::any_of(input.rows.begin(), input.rows.end(), [&](const Numbers &row) {
            return std::find(row.begin(), row.end(), one) != row.end();
        });
    };
    std::erase_if(input.words, [&](const Numbers &word) {
        return std::any_of(word.begin(), word.end(),
                           [&](Number one) { return alphabet[one].size() > 2 && !in_grid(one); });
    });
    input.grid_text = typed_grid(random, input.rows);
    input.list_text = typed_list(random, input.words);
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
    Alphabet of_grid = alphabet_of(grid, LetterKind::utf8);
    const Field field(grid, of_grid);
    const shell::Text text(input.list_text.begin(), input.list_text.end());
    // As in a new puzzle, words with blanks stay whole, and those with a letter that the grid lacks are left out.
    const auto find = [](const std::vector<Word> &phrases) {
        std::set<std::u16string> whole;
        for (const Word &phrase : phrases) whole.emplace(phrase.letters());
        return whole;
    };
    const WordList list = read_list(text, {.name = "list", .alphabet = of_grid, .purpose = Purpose::new_puzzle}, find);
    std::vector<Found> found;
    search_fast(field, Index(list.words, of_grid.size()), [&](std::span<const Match> matches) {
        for (const Match &match : matches)
            found.emplace_back(match.r, match.c, match.direction, match.length);
    });
    return found;
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
