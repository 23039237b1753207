// wordsearch_automaton GRID WORDS: counts what `wordsearch --count --lecture` counts, by the automaton of A.
// V. Aho and M. J. Corasick, "Efficient String Matching: An Aid to Bibliographic Search" (1975). It shares
// nothing with the program.
//
// A state stands for the longest prefix of a word that the letters read so far end with, and has a next state
// for every letter. It runs along every row, column and diagonal, both ways. The seconds that this takes are
// printed on standard error.
#include <array>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <string>
#include <vector>

namespace {

using Line = std::vector<std::uint8_t>;

class Automaton {
  public:
    explicit Automaton(const std::vector<std::string> &words) {
        for (const std::string &word : words)
            for (const char letter : word)
                if (std::uint8_t &number = numbers_[static_cast<unsigned char>(letter)]; number == 0)
                    number = static_cast<std::uint8_t>(letters_++);
        next_.resize(letters_);
        for (const std::string &word : words) add(word);
        complete();
    }

    std::uint8_t number_of(char letter) const { return numbers_[static_cast<unsigned char>(letter)]; }

    std::uint64_t count(const Line &line) const {
        std::uint64_t matches = 0;
        std::size_t state = 0;
        for (const std::uint8_t letter : line) {
            state = next_[state * letters_ + letter];
            matches += words_[state];
        }
        return matches;
    }

  private:
    void add(const std::string &word) {
        if (word.size() < 2) return;
        std::size_t state = 0;
        for (const char letter : word) {
            const std::size_t place = state * letters_ + number_of(letter);
            if (next_[place] == 0) {
                next_[place] = static_cast<std::uint32_t>(words_.size());
                words_.push_back(0);
                next_.resize(next_.size() + letters_);
            }
            state = next_[place];
        }
        words_[state] = 1; // a word listed twice counts once
    }

    // Breadth first, so that the states of shorter prefixes are complete.
    void complete() {
        std::vector<std::uint32_t> queue, fallback(words_.size());
        for (std::size_t letter = 0; letter < letters_; ++letter)
            if (next_[letter] != 0) queue.push_back(next_[letter]);
        for (std::size_t i = 0; i < queue.size(); ++i) {
            const std::size_t state = queue[i], shorter = fallback[state];
            words_[state] += words_[shorter];
            for (std::size_t letter = 0; letter < letters_; ++letter) {
                std::uint32_t &next = next_[state * letters_ + letter];
                const std::uint32_t instead = next_[shorter * letters_ + letter];
                if (next == 0) {
                    next = instead;
                } else {
                    fallback[next] = instead;
                    queue.push_back(next);
                }
            }
        }
    }

    std::array<std::uint8_t, 256> numbers_{}; // 0: a letter of no word
    std::size_t letters_ = 1;
    std::vector<std::uint32_t> next_;        // of a state and a letter
    std::vector<std::uint32_t> words_ = {0}; // how many words end where the state is reached
};

std::vector<std::string> lines_of(const char *file) {
    std::vector<std::string> lines;
    std::ifstream in(file);
    for (std::string line; std::getline(in, line);)
        if (!line.empty()) lines.push_back(line);
    return lines;
}

std::uint64_t count(const std::vector<std::string> &grid, const Automaton &automaton) {
    const int rows = static_cast<int>(grid.size()), cols = static_cast<int>(grid[0].size());
    std::uint64_t matches = 0;
    Line line;
    const auto run = [&](int r, int c, int dr, int dc) {
        line.clear();
        for (; r >= 0 && r < rows && c >= 0 && c < cols; r += dr, c += dc)
            line.push_back(
                automaton.number_of(grid[static_cast<std::size_t>(r)][static_cast<std::size_t>(c)]));
        matches += automaton.count(line);
    };
    // A line begins at a cell that has none before it.
    for (int dr = -1; dr <= 1; ++dr)
        for (int dc = -1; dc <= 1; ++dc)
            for (int r = 0; r < rows && (dr != 0 || dc != 0); ++r)
                for (int c = 0; c < cols; ++c)
                    if (r - dr < 0 || r - dr >= rows || c - dc < 0 || c - dc >= cols) run(r, c, dr, dc);
    return matches;
}

} // namespace

int main(int argc, char **argv) {
    if (argc != 3) return 2;
    const std::vector<std::string> grid = lines_of(argv[1]);
    const Automaton automaton(lines_of(argv[2]));
    for (const std::string &row : grid)
        if (row.size() != grid[0].size()) return 2;
    if (grid.empty()) return 2;
    const auto start = std::chrono::steady_clock::now();
    std::printf("%llu\n", static_cast<unsigned long long>(count(grid, automaton)));
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    std::fprintf(stderr, "seconds: %.6f\n", seconds.count());
}
