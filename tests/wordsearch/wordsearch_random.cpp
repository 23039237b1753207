// wordsearch_random grid ROWS COLS SEED: a grid of random letters, each as often as in English text.
// wordsearch_random words COUNT SEED: a sorted list of words made of random syllables, with about the lengths
// and beginnings of English words, for machines that have no word list.
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <random>
#include <set>
#include <string>
#include <string_view>

namespace {

// In how many of a thousand letters of English text a letter is, a to z.
constexpr int frequencies[] = {82, 15, 28, 43, 127, 22, 20, 61, 70, 2,  8, 40, 24,
                               67, 75, 19, 1,  60,  63, 91, 28, 10, 24, 2, 20, 1};

/// A letter of those given, each as often as in text.
char letter(std::mt19937_64 &random, std::string_view from) {
    int all = 0;
    for (const char x : from) all += frequencies[x - 'a'];
    int left = static_cast<int>(random() % static_cast<unsigned>(all));
    for (const char x : from)
        if ((left -= frequencies[x - 'a']) < 0) return x;
    return from.back();
}

std::string word(std::mt19937_64 &random) {
    static constexpr std::string_view vowels = "aeiou", consonants = "bcdfghjklmnpqrstvwxyz",
                                      ends = "dlmnrst";
    std::string result;
    for (auto syllables = 1 + random() % 3 + random() % 3; syllables > 0; --syllables) {
        if (random() % 8 != 0) result += letter(random, consonants);
        if (random() % 6 == 0) result += letter(random, "hlr");
        result += letter(random, vowels);
        if (random() % 2 == 0) result += letter(random, ends);
    }
    return result;
}

} // namespace

int main(int argc, char **argv) {
    if (argc < 4) return 2;
    std::mt19937_64 random(static_cast<std::uint64_t>(std::atoll(argv[argc - 1])));
    if (argv[1] == std::string("words")) {
        std::set<std::string> words;
        while (words.size() < static_cast<std::size_t>(std::atoll(argv[2]))) words.insert(word(random));
        for (const std::string &one : words) std::cout << one << '\n';
        return 0;
    }
    for (int r = std::atoi(argv[2]); r > 0; --r) {
        std::string row;
        for (int c = std::atoi(argv[3]); c > 0; --c) row += letter(random, "abcdefghijklmnopqrstuvwxyz");
        std::cout << row << '\n';
    }
}
