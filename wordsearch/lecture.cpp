#include "wordsearch/lecture.h"

#include "wordsearch/print.h"
#include "wordsearch/puzzle.h"

#include <algorithm>
#include <cassert>
#include <cstdio>
#include <optional>
#include <string>
#include <string_view>
#include <unistd.h>
#include <vector>

namespace wordsearch {

namespace {

class LectureSearch {
  public:
    LectureSearch(const Field &field, std::span<const Word> words, const Report &report)
        : field_(field), report_(report) {
        for (const Word &word : words) {
            words_.push_back(word.letters());
            longest_ = std::max(longest_, word.letters().size());
        }
        assert(std::is_sorted(words_.begin(), words_.end()));
    }

    Stats run(Method method) {
        for (int r = 0; r < field_.rows(); ++r)
            for (int c = 0; c < field_.cols(); ++c)
                for (std::uint8_t direction = 0; direction < steps.size(); ++direction) {
                    if (method == Method::words) solve_words(r, c, direction);
                    else solve_direction(r, c, direction, method);
                }
        return stats_;
    }

  private:
    // Every word at this place. One that begins another comes before it in the list, so they are found by length. Beyond
    // the grid no letter stands.
    void solve_words(int r, int c, std::uint8_t direction) {
        for (std::size_t place = 0; place < words_.size(); ++place) {
            ++stats_.checks;
            ++stats_.comparisons;
            const Number *at = field_.at(r, c);
            const auto is_there = [&](Number letter) {
                const bool same = *at == letter;
                at += field_.step(direction);
                return same;
            };
            if (std::all_of(words_[place].begin(), words_[place].end(), is_there))
                found(r, c, direction, place);
        }
    }

    // The strings from this place on, longer and longer. The method prefix stops at the first that begins no word.
    void solve_direction(int r, int c, std::uint8_t direction, Method method) {
        const Number *at = field_.at(r, c);
        string_.assign(1, *at);
        while (*(at += field_.step(direction)) != 0) {
            if (method == Method::lengths && string_.size() >= longest_) return;
            string_ += *at;
            ++stats_.checks;
            const std::size_t place = prefix_search(string_);
            if (place == words_.size() || !words_[place].starts_with(string_)) {
                if (method == Method::prefix) return;
            } else if (words_[place] == string_) {
                found(r, c, direction, place);
            }
        }
    }

    // Where the string is in the list, or else the first word greater than it, by the binary search of Java's library.
    std::size_t prefix_search(std::u16string_view string) {
        std::size_t low = 0, high = words_.size();
        while (low < high) {
            const std::size_t middle = low + (high - low - 1) / 2;
            ++stats_.comparisons;
            const int sign = words_[middle].compare(string);
            if (sign == 0) return middle;
            if (sign < 0) low = middle + 1;
            else high = middle;
        }
        return low;
    }

    void found(int r, int c, std::uint8_t direction, std::size_t place) {
        ++stats_.matches;
        const Match match{r, c, direction, static_cast<int>(words_[place].size()),
                          static_cast<std::uint32_t>(place)};
        report_({&match, 1});
    }

    const Field &field_;
    std::vector<std::u16string_view> words_;
    const Report &report_;
    std::size_t longest_ = 0;
    std::u16string string_;
    Stats stats_;
};

/// Asks until a file opens. Returns nothing at the end of the input. More than two lines that name
/// no file may have been a puzzle.
std::optional<shell::InputFile> ask_for_file(std::string_view prompt, shell::InputFile &input,
                                             shell::Output &out) {
    int failed = 0;
    for (std::string name;;) {
        out.flush();
        if (!shell::ask(input, prompt, name)) {
            if (failed > 2 && !isatty(STDIN_FILENO))
                say("without operands this is the lecture's dialogue, which asks for files; "
                    "to read a puzzle from standard input: wordsearch -");
            return {};
        }
        try {
            // Here a dash is a file's name.
            shell::InputFile file = shell::InputFile::open(name == "-" ? "./-" : name, "");
            out.put("Opened " + name + '\n');
            return file;
        } catch (const shell::InputError &) {
            ++failed;
            std::fprintf(stderr, "Cannot open %s\n", shell::tamed(name).c_str());
        }
    }
}

} // namespace

Stats search_lecture(const Field &field, std::span<const Word> words, Method method, const Report &report) {
    assert(method != Method::fast);
    return LectureSearch(field, words, report).run(method);
}

void hold_dialogue(shell::Output &out) {
    const bool terminal = isatty(STDIN_FILENO) && isatty(STDERR_FILENO);
    if (terminal) say("this is the lecture's dialogue; wordsearch PUZZLE WORDS takes lists in any order");
    shell::InputFile input = shell::InputFile::standard_input();
    std::optional<shell::InputFile> grid = ask_for_file("Enter puzzle file: \n", input, out);
    if (!grid) return;
    std::optional<shell::InputFile> words = ask_for_file("Enter dictionary name: \n", input, out);
    if (!words) return;
    out.put("Reading files...\n");
    out.flush();
    Options options;
    options.lecture = true;
    const Puzzle puzzle(read_puzzle(*grid, &*words, options), options);
    out.put("Solving...\n");
    out.flush();
    Printer printer(options, puzzle, out);
    const Index index(puzzle.words(), puzzle.alphabet.size());
    search_fast(puzzle.field, index, [&](std::span<const Match> matches) { printer.print(matches); });
    out.flush();
    if (const std::size_t rows = puzzle.skipped_rows, words_left = puzzle.list.skipped;
        terminal && rows + words_left > 0)
        say(shell::count_of(rows, "row") + " and " + shell::count_of(words_left, "word") +
            " skipped; type: wordsearch " + grid->name() + ' ' + words->name());
}

} // namespace wordsearch
