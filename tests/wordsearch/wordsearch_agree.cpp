// wordsearch_agree COUNT SEED: random grids and word lists, every method against a search of its own that
// only knows a set of strings, all matches in order, and the words that they are; the fast count too. Ends
// with `COUNT inputs agree`, or with the seed of the input that failed, the input and the method.
#include "wordsearch/lecture.h"
#include "wordsearch/search.h"
#include "wordsearch/words.h"

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <random>
#include <set>
#include <string>
#include <vector>

using namespace wordsearch;

namespace {

using Strings = std::vector<std::string>;

struct Input {
    Strings rows;
    std::set<std::string> words;
    std::size_t min_length;
};

// Raw engine output, mapped by hand: the same numbers everywhere.
int below(std::mt19937_64 &random, int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); }

// No line ends among the letters. Small and large alphabets, since the index depends on their size; rows
// longer than the fast method works on at a time; words from the grid, beginnings and reverses of words, long
// words, words that are not there.
Input random_input(std::mt19937_64 &random) {
    Input input;
    static constexpr int alphabets[] = {1, 2, 3, 5, 26, 31, 32, 60, 101, 150, 250};
    const int letters = alphabets[below(random, 11)], first = letters > 200 ? 14 : below(random, 90) + 14;
    const auto letter = [&] {
        return static_cast<char>(first + below(random, letters) * below(random, 8) / 7);
    };
    const int shape = below(random, 30);
    const int rows = shape == 0   ? 1
                     : shape == 1 ? 150
                     : shape == 2 ? 1 + below(random, 2)
                                  : 1 + below(random, 12);
    const int cols = shape == 1   ? 1
                     : shape == 2 ? 1000 + below(random, 200)
                                  : 1 + below(random, 80 / rows + 3);
    for (int r = 0; r < rows; ++r) {
        std::string row;
        for (int c = 0; c < cols; ++c) row += letter();
        input.rows.push_back(row);
    }
    for (int n = below(random, 40); n > 0; --n) {
        std::string word;
        const auto &old = input.words;
        switch (below(random, 5)) {
        case 0:
            for (int i = 1 + below(random, 6); i > 0; --i) word += letter();
            break;
        case 1: // another word and more
            if (!old.empty()) word = *std::next(old.begin(), below(random, static_cast<int>(old.size())));
            for (int i = below(random, 3); i >= 0; --i) word += letter();
            break;
        case 2: // a palindrome
            for (int i = 1 + below(random, 4); i > 0; --i) word += letter();
            word += std::string(word.rbegin() + below(random, 2), word.rend());
            break;
        default: // on the grid
            const auto [dr, dc] = steps[static_cast<std::size_t>(below(random, 8))];
            const int longest = 1 + (below(random, 3) == 0 ? 200 : below(random, 9));
            for (int r = below(random, rows), c = below(random, cols), i = 0;
                 i < longest && r >= 0 && r < rows && c >= 0 && c < cols; ++i, r += dr, c += dc)
                word += input.rows[static_cast<std::size_t>(r)][static_cast<std::size_t>(c)];
        }
        input.words.insert(word);
    }
    input.min_length = below(random, 3) == 0 ? static_cast<std::size_t>(1 + below(random, 9)) : 2;
    return input;
}

struct Found {
    int r, c, direction;
    std::string word;
    bool operator==(const Found &) const = default;
};

std::vector<Found> brute_force(const Input &input) {
    std::vector<Found> found;
    std::size_t longest = 0;
    for (const std::string &word : input.words) longest = std::max(longest, word.size());
    const int rows = static_cast<int>(input.rows.size()), cols = static_cast<int>(input.rows[0].size());
    for (int r = 0; r < rows; ++r)
        for (int c = 0; c < cols; ++c)
            for (int dr = -1, direction = 0; dr <= 1; ++dr)
                for (int dc = -1; dc <= 1; ++dc) {
                    if (dr == 0 && dc == 0) continue;
                    std::string string;
                    for (int i = r, j = c;
                         i >= 0 && i < rows && j >= 0 && j < cols && string.size() < longest;
                         i += dr, j += dc) {
                        string += input.rows[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)];
                        if (string.size() >= std::max<std::size_t>(2, input.min_length) &&
                            input.words.contains(string))
                            found.push_back({r, c, direction, string});
                    }
                    ++direction;
                }
    return found;
}

// The name of the first method that differs, or nothing.
std::string wrong_method(const Input &input) {
    std::string text;
    for (const std::string &row : input.rows) text += row + '\n';
    const Grid grid = read_lecture_grid("grid", text).grid;
    Alphabet alphabet = alphabet_of(grid, LetterKind::byte);
    const Field field(grid, alphabet);

    std::vector<std::u16string> letters;
    for (const std::string &word : input.words) {
        letters.emplace_back();
        for (const char byte : word) letters.back() += alphabet.number_of_byte(byte);
    }
    std::vector<Word> words;
    for (auto one = letters.begin(); const std::string &word : input.words) {
        if (word.size() >= std::max<std::size_t>(2, input.min_length)) words.emplace_back(*one, word);
        ++one;
    }
    sort_words(words);
    const Index index(words, alphabet.size());

    const std::vector<Found> expected = brute_force(input);
    for (const auto &[name, method] : {std::pair<std::string, Method>("words", Method::words),
                                       {"lengths", Method::lengths},
                                       {"prefix", Method::prefix},
                                       {"fast", Method::fast}}) {
        std::vector<Found> found;
        const Report report = [&](std::span<const Match> some) {
            for (const Match &match : some)
                found.push_back({static_cast<int>(match.r), static_cast<int>(match.c), match.direction,
                                 std::string(words[match.word].text())});
        };
        const Stats stats = method == Method::fast ? search_fast(field, index, report)
                                                   : search_lecture(field, words, method, report);
        if (found != expected || stats.matches != expected.size()) return name;
        if (name == "words" && stats.checks != 8 * words.size() * grid.size()) return "the checks of words";
    }
    if (search_fast(field, index, nullptr).matches != expected.size()) return "the fast count";
    return {};
}

} // namespace

int main(int argc, char **argv) {
    if (argc != 3) return 2;
    const int count = std::atoi(argv[1]);
    const long long seed = std::atoll(argv[2]);
    for (int i = 0; i < count; ++i) {
        std::mt19937_64 random(static_cast<std::uint64_t>(seed + i));
        const Input input = random_input(random);
        if (const std::string wrong = wrong_method(input); !wrong.empty()) {
            std::cout << "seed " << seed + i << ": " << wrong << " differs, at least " << input.min_length
                      << " letters\n";
            for (const std::string &row : input.rows) std::cout << row << '\n';
            std::cout << "words:\n";
            for (const std::string &word : input.words) std::cout << word << '\n';
            return 1;
        }
    }
    std::cout << count << " inputs agree\n";
}
