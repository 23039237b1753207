// wordsearch_judge PUZZLE WORDS [DIRECTIONS]: judges a generated puzzle by brute force, with nothing of ours: prints
// `good` and the number of words, or what is wrong.
//
// An occurrence is a word on the cells of a line, whichever way it reads; occurrences within the cells of another are
// ignored. What remains must be each word at most once, and all words must occur in a direction that is allowed: within
// others occur those that were put on letters that were there already, or hide there a second time.
#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace {

struct Occurrence {
    int r, c, dr, dc, size;
    std::string word;

    bool has(int i, int j) const {
        for (int k = 0; k < size; ++k)
            if (r + k * dr == i && c + k * dc == j) return true;
        return false;
    }
    bool within(const Occurrence &other) const {
        return other.has(r, c) && other.has(r + (size - 1) * dr, c + (size - 1) * dc);
    }
};

std::vector<std::string> lines_of(const char *file) {
    std::vector<std::string> lines;
    std::ifstream in(file);
    for (std::string line; std::getline(in, line);)
        if (!line.empty()) lines.push_back(line);
    return lines;
}

} // namespace

int main(int argc, char **argv) {
    if (argc < 3) return 2;
    const std::vector<std::string> rows = lines_of(argv[1]), list = lines_of(argv[2]);
    const std::set<std::string> words(list.begin(), list.end());
    if (rows.empty()) {
        std::cout << "there is no puzzle\n";
        return 1;
    }
    const int directions = argc > 3 ? std::atoi(argv[3]) : 8;
    static constexpr int order[8][2] = {{0, 1}, {1, 0}, {1, 1}, {-1, 1}, {0, -1}, {-1, 0}, {-1, -1}, {1, -1}};
    const int height = static_cast<int>(rows.size()), width = static_cast<int>(rows[0].size());
    std::size_t longest = 0;
    for (const std::string &word : words) longest = std::max(longest, word.size());

    std::vector<Occurrence> all;
    for (int r = 0; r < height; ++r)
        for (int c = 0; c < width; ++c)
            for (const auto &[dr, dc] : order) {
                std::string string;
                for (int i = r, j = c; i >= 0 && i < height && j >= 0 && j < width && string.size() < longest;
                     i += dr, j += dc) {
                    string += rows[static_cast<std::size_t>(i)].at(static_cast<std::size_t>(j));
                    if (words.contains(string))
                        all.push_back({r, c, dr, dc, static_cast<int>(string.size()), string});
                }
            }

    std::set<std::string> allowed; // that occur in an allowed direction
    std::map<std::string, int> alone;
    for (const Occurrence &one : all) {
        for (int d = 0; d < directions; ++d)
            if (order[d][0] == one.dr && order[d][1] == one.dc) allowed.insert(one.word);
        bool within = false;
        for (const Occurrence &other : all)
            within = within ||
                     (one.within(other) && (one.size < other.size || (other.within(one) && &other < &one)));
        if (within) continue;
        // A line that reads `was` reads `saw` too: when both are words, two such lines are right.
        const std::string reverse(one.word.rbegin(), one.word.rend());
        if (++alone[std::min(one.word, reverse)] > (reverse != one.word && words.contains(reverse) ? 2 : 1)) {
            std::cout << one.word << " is there too often\n";
            return 1;
        }
    }
    for (const std::string &word : words)
        if (!allowed.contains(word)) {
            std::cout << word << " is not there\n";
            return 1;
        }
    std::cout << "good: " << height << " x " << width << ", " << words.size() << " words\n";
}
