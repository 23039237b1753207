// wordsearch_check PUZZLE WORDS [DIRECTIONS]: judges a generated puzzle by brute force, with nothing of ours:
// prints `good` and the number of words, or what is wrong.
//
// The puzzle is rows of letters, and may have its words after an empty line, which then must be those of
// WORDS in that order. Letters are UTF-8; case does not count, nor do blanks, hyphens and apostrophes in
// words; words of one letter are ignored.
//
// An occurrence is a word on the cells of a line, whichever way it reads; occurrences within the cells of
// another are ignored. What remains are places, of as many words as there are: each word has one to itself,
// where it reads in a direction that is allowed. A word and its reverse have two places between them.
#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace {

struct Occurrence {
    int r, c, dr, dc, size;
    std::u32string word;

    bool has(int i, int j) const {
        for (int k = 0; k < size; ++k)
            if (r + k * dr == i && c + k * dc == j) return true;
        return false;
    }
    std::pair<int, int> last() const { return {r + (size - 1) * dr, c + (size - 1) * dc}; }
    bool within(const Occurrence &other) const {
        return other.has(r, c) && other.has(r + (size - 1) * dr, c + (size - 1) * dc);
    }
};

std::vector<std::string> lines_of(const char *file) {
    std::vector<std::string> lines;
    std::ifstream in(file);
    for (std::string line; std::getline(in, line);) {
        if (line.ends_with('\r')) line.pop_back();
        lines.push_back(line);
    }
    return lines;
}

// Letters in one case; of those beyond ASCII, the accented ones of Latin-1, Greek and Russian.
std::u32string letters_of(const std::string &line) {
    std::u32string letters;
    for (std::size_t i = 0; i < line.size();) {
        const auto byte = static_cast<unsigned char>(line[i++]);
        char32_t letter = byte < 0x80 ? byte : byte & (byte < 0xE0 ? 0x1F : 0x0F);
        for (int more = byte < 0xC0 ? 0 : byte < 0xE0 ? 1 : 2; more > 0; --more)
            letter = letter << 6 | (static_cast<unsigned char>(line[i++]) & 0x3F);
        if ((letter >= 'A' && letter <= 'Z') || (letter >= 0xC0 && letter <= 0xDE) ||
            (letter >= 0x391 && letter <= 0x3A9) || (letter >= 0x410 && letter <= 0x42F))
            letter += 32;
        if (letter != ' ' && letter != '\t' && letter != '-' && letter != '\'') letters += letter;
    }
    return letters;
}

std::vector<std::u32string> words_of(const std::vector<std::string> &lines) {
    std::vector<std::u32string> words;
    for (const std::string &line : lines)
        if (const auto word = letters_of(line);
            word.size() > 1 && std::find(words.begin(), words.end(), word) == words.end())
            words.push_back(word);
    return words;
}

} // namespace

int main(int argc, char **argv) {
    if (argc < 3) return 2;
    const std::vector<std::string> puzzle = lines_of(argv[1]);
    std::vector<std::u32string> rows;
    std::size_t line = 0;
    for (; line < puzzle.size() && !puzzle[line].empty(); ++line) rows.push_back(letters_of(puzzle[line]));
    const std::vector<std::u32string> list = words_of(lines_of(argv[2]));
    const std::set<std::u32string> words(list.begin(), list.end());
    if (line < puzzle.size() &&
        words_of({puzzle.begin() + static_cast<std::ptrdiff_t>(line) + 1, puzzle.end()}) != list) {
        std::cout << "the words below the puzzle are others\n";
        return 1;
    }
    for (const std::u32string &row : rows)
        if (row.size() != rows[0].size()) {
            std::cout << "the rows are not of one length\n";
            return 1;
        }
    if (rows.empty()) {
        std::cout << "there is no puzzle\n";
        return 1;
    }
    const int directions = argc > 3 ? std::atoi(argv[3]) : 8;
    static constexpr int order[8][2] = {{0, 1}, {1, 0}, {1, 1}, {-1, 1}, {0, -1}, {-1, 0}, {-1, -1}, {1, -1}};
    const int height = static_cast<int>(rows.size()), width = static_cast<int>(rows[0].size());
    std::size_t longest = 0;
    for (const std::u32string &word : words) longest = std::max(longest, word.size());

    std::vector<Occurrence> all;
    for (int r = 0; r < height; ++r)
        for (int c = 0; c < width; ++c)
            for (const auto &[dr, dc] : order) {
                std::u32string string;
                for (int i = r, j = c; i >= 0 && i < height && j >= 0 && j < width && string.size() < longest;
                     i += dr, j += dc) {
                    string += rows[static_cast<std::size_t>(i)].at(static_cast<std::size_t>(j));
                    if (words.contains(string))
                        all.push_back({r, c, dr, dc, static_cast<int>(string.size()), string});
                }
            }

    std::map<std::u32string, int> places; // of a word and its reverse, by the smaller
    std::map<std::u32string, std::set<std::pair<int, int>>>
        allowed; // where a word has a place, in an allowed direction
    const auto same_for_reverse = [](const std::u32string &word) {
        return std::min(word, std::u32string(word.rbegin(), word.rend()));
    };
    for (const Occurrence &one : all) {
        const auto is_within = [&](const Occurrence &other) {
            return one.within(other) && one.size < other.size;
        };
        if (std::any_of(all.begin(), all.end(), is_within)) continue;
        for (int d = 0; d < directions; ++d)
            if (order[d][0] == one.dr && order[d][1] == one.dc)
                allowed[one.word].emplace(std::min(std::pair(one.r, one.c), one.last()));
        const bool again =
            std::any_of(static_cast<const Occurrence *>(all.data()), &one,
                        [&](const Occurrence &other) { return one.size == other.size && one.within(other); });
        if (!again) ++places[same_for_reverse(one.word)];
    }
    std::map<std::u32string, int> words_of_place;
    for (const std::u32string &word : words) ++words_of_place[same_for_reverse(word)];
    if (places != words_of_place) {
        std::cout << "there are not as many places as words\n";
        return 1;
    }
    for (const std::u32string &word : words) {
        const std::u32string reverse(word.rbegin(), word.rend());
        std::set<std::pair<int, int>> both = allowed[word];
        if (words.contains(reverse)) both.insert(allowed[reverse].begin(), allowed[reverse].end());
        if (allowed[word].empty() || static_cast<int>(both.size()) < words_of_place[same_for_reverse(word)]) {
            std::cout << "a word of " << word.size() << " letters has no place\n";
            return 1;
        }
    }
    std::cout << "good: " << height << " x " << width << ", " << words.size() << " words\n";
}
