#include "wordsearch/lecture.h"

#include "shell/files.h"
#include "shell/terminal.h"
#include "shell/text.h"
#include "wordsearch/print.h"
#include "wordsearch/say.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <string>
#include <string_view>
#include <unistd.h>
#include <utility>

namespace wordsearch {

namespace {

// The place of the string in the list, or else of the first greater word, by the binary search of Java's
// library.
std::size_t prefix_search(std::span<const Word> words, std::u16string_view string, Stats &stats) {
    std::size_t low = 0, high = words.size();
    while (low < high) {
        const std::size_t middle = low + (high - low - 1) / 2;
        ++stats.comparisons;
        const int sign = words[middle].letters().compare(string);
        if (sign == 0) return middle;
        if (sign < 0) low = middle + 1;
        else high = middle;
    }
    return low;
}

/// Asks until a file opens. Returns nothing at the end of the input. More than two lines that name no file,
/// or one of several words, may be a puzzle.
std::optional<shell::InputFile> ask_for_file(std::string_view prompt, shell::InputFile &input,
                                             shell::Output &out) {
    int failed = 0;
    bool several = false;
    for (std::string name;;) {
        out.flush();
        if (!shell::ask(input, prompt, name)) {
            if ((failed > 2 || several) && !isatty(STDIN_FILENO))
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
            several |= name.find(' ') != name.npos;
            std::fprintf(stderr, "Cannot open %s\n", shell::tamed(name).c_str());
        }
    }
}

} // namespace

Stats search_lecture(const Field &field, std::span<const Word> words, Method method, const Report &report) {
    assert(method != Method::fast && std::ranges::is_sorted(words, {}, &Word::letters));
    Stats stats;
    std::size_t longest = 0;
    for (const Word &word : words) longest = std::max<std::size_t>(longest, word.size);
    Match match;
    const auto found = [&](std::size_t place) {
        ++stats.matches;
        match.word = std::uint32_t(place);
        match.length = words[place].size;
        report({&match, 1});
    };
    // Every word at this place. A word comes before the longer ones that begin with it, so matches come by
    // length. Beyond the grid there is no letter.
    const auto solve_words = [&](const Number *first, std::ptrdiff_t step) {
        for (std::size_t place = 0; place < words.size(); ++place) {
            ++stats.checks;
            ++stats.comparisons;
            const Number *at = first - step;
            const auto is_there = [&](Number letter) { return *(at += step) == letter; };
            if (std::ranges::all_of(words[place].letters(), is_there)) found(place);
        }
    };
    // The strings that begin here, longer and longer. The method prefix stops at the first that begins no
    // word.
    const auto solve_direction = [&](const Number *at, std::ptrdiff_t step) {
        std::u16string string(1, *at);
        while (*(at += step) != 0) {
            if (method == Method::lengths && string.size() >= longest) return;
            string += *at;
            ++stats.checks;
            const std::size_t place = prefix_search(words, string, stats);
            if (place == words.size() || !words[place].letters().starts_with(string)) {
                if (method == Method::prefix) return;
            } else if (words[place].letters() == string) {
                found(place);
            }
        }
    };
    for (match.r = 0; match.r < field.rows(); ++match.r)
        for (match.c = 0; match.c < field.cols(); ++match.c)
            for (match.direction = 0; match.direction < steps.size(); ++match.direction) {
                const Number *const first = field.at(match.r, match.c);
                const std::ptrdiff_t step = field.step(match.direction);
                if (method == Method::words) solve_words(first, step);
                else solve_direction(first, step);
            }
    return stats;
}

void hold_dialogue(shell::Output &out) {
    const bool terminal = isatty(STDIN_FILENO) && isatty(STDERR_FILENO);
    if (terminal) say("this is the lecture's dialogue; wordsearch PUZZLE WORDS takes lists in any order");
    shell::InputFile input = shell::InputFile::standard_input();
    std::optional<shell::InputFile> grid_file = ask_for_file("Enter puzzle file: \n", input, out);
    if (!grid_file) return;
    std::optional<shell::InputFile> words_file = ask_for_file("Enter dictionary name: \n", input, out);
    if (!words_file) return;
    out.put("Reading files...\n");
    out.flush();
    Options options{};
    options.lecture = true;
    Source grid(*std::move(grid_file)), words(*std::move(words_file));
    const Puzzle puzzle(read_puzzle(grid, &words, options), options);
    out.put("Solving...\n");
    out.flush();
    Printer printer(options, puzzle, out);
    const Index index(puzzle.words(), puzzle.alphabet.size());
    search_fast(puzzle.field, index, [&](std::span<const Match> matches) { printer.print(matches); });
    out.flush();
    if (const std::size_t rows = puzzle.skipped_rows, words_left = puzzle.list.skipped;
        terminal && rows + words_left > 0)
        say(shell::count_of(rows, "row") + " and " + shell::count_of(words_left, "word") +
            " skipped; type: wordsearch " + grid.name + ' ' + words.name);
}

} // namespace wordsearch
