// wordsearch_methods_agree COUNT SEED: random grids, and lists with letters that the grid lacks: accents,
// umlauts, ligatures, a sharp s, words in both spellings, twice in another case, phrases. The four methods
// must print the same lines, also on standard error, and leave the same words unused. The programs are those
// on PATH, the files are made in this folder. Ends with `COUNT inputs agree`, or with the seed of the input
// that failed, and the input.
#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <random>
#include <string>
#include <vector>

namespace {

const std::vector<std::string> letters = {"a", "o", "u", "e", "s", "t", "ä", "ö",
                                          "ü", "ß", "œ", "æ", "é", "ĳ", "ế", "b"};

// Raw engine output, mapped by hand: the same numbers everywhere.
std::size_t below(std::mt19937_64 &random, std::size_t n) { return random() % n; }

std::string capitals(std::string word) {
    for (char &byte : word)
        if (byte >= 'a' && byte <= 'z') byte = static_cast<char>(byte - 'a' + 'A');
    return word;
}

std::string grid(std::mt19937_64 &random) {
    const std::size_t rows = 2 + below(random, 5), cols = 2 + below(random, 6), most = 4 + below(random, 7);
    std::string text;
    for (std::size_t r = 0; r < rows; ++r, text += '\n')
        for (std::size_t c = 0; c < cols; ++c) text += letters[below(random, most)];
    return text;
}

std::string list(std::mt19937_64 &random) {
    std::string text;
    for (std::size_t n = 4 + below(random, 20); n > 0; --n) {
        std::string word;
        for (std::size_t i = 2 + below(random, 3); i > 0; --i)
            word += letters[below(random, letters.size())] + (below(random, 12) == 0 ? " " : "");
        text += word + '\n';
        if (below(random, 4) == 0) text += capitals(word) + '\n';
    }
    return text;
}

std::string output_of(const std::string &command) {
    std::string text;
    FILE *const pipe = popen(command.c_str(), "r");
    std::array<char, 4096> some{};
    while (const std::size_t size = std::fread(some.data(), 1, some.size(), pipe))
        text.append(some.data(), size);
    return text + std::to_string(pclose(pipe));
}

} // namespace

int main(int argc, char **argv) {
    if (argc != 3) return 2;
    const int count = std::atoi(argv[1]);
    const long long seed = std::atoll(argv[2]);
    for (int i = 0; i < count; ++i) {
        std::mt19937_64 random(static_cast<std::uint64_t>(seed + i));
        const std::string grid_text = grid(random), list_text = list(random);
        std::ofstream("methods-grid") << grid_text;
        std::ofstream("methods-list") << list_text;
        for (const char *what : {"", "--unused "}) {
            const std::string command =
                std::string("wordsearch methods-grid methods-list 2>&1 ") + what + "--method ";
            const std::string fast = output_of(command + "fast");
            for (const char *method : {"words", "lengths", "prefix"})
                if (const std::string other = output_of(command + method); other != fast) {
                    std::cout << "seed " << seed + i << ' ' << method << " differs\n"
                              << grid_text << "words:\n"
                              << list_text << "fast:\n"
                              << fast << "\nother:\n"
                              << other;
                    return 1;
                }
        }
    }
    std::cout << count << " inputs agree\n";
}
