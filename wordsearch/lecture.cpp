// The lecture's dialogue and its methods.
#include "wordsearch/lecture.h"

#include "shell/files.h"
#include "shell/terminal.h"
#include "shell/text.h"
#include "wordsearch/print.h"

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

/// Asks until a file opens. Returns nothing at the end of the input. `typed` gets the lines that name none.
std::optional<shell::InputFile> ask_for_file(std::string_view prompt, shell::InputFile &input,
                                             shell::Output &out, std::string &typed) {
    for (std::string name;;) {
        out.put(prompt);
        out.flush();
        if (!input.read_line(name)) return {};
        try {
            // Here a dash is a file's name.
            shell::InputFile file = shell::InputFile::open(name == "-" ? "./-" : name, "");
            out.put("Opened " + name + '\n');
            return file;
        } catch (const shell::InputError &) {
            typed += name + '\n';
            std::fprintf(stderr, "Cannot open %s\n", shell::tamed(name).c_str());
        }
    }
}

/// The puzzle with its words that was handed in where names of files are expected, if it is one.
std::optional<PuzzleTexts> puzzle_of(std::string_view text, const Options &options) {
    constexpr int least_side = 3; // else the lines may be mistyped names
    for (std::string_view rest = text; !rest.empty();)
        if (access(std::string(shell::take_line(rest)).c_str(), F_OK) == 0) return {};
    try {
        PuzzleTexts puzzle = read_puzzle(Source("<stdin>", text), nullptr, options);
        if (std::min(puzzle.grid.rows(), puzzle.grid.cols()) >= least_side) return puzzle;
    } catch (const shell::InputError &) {
    }
    return {};
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

std::optional<PuzzleTexts> hold_dialogue(Options options, shell::Output &out) {
    const bool terminal = isatty(STDIN_FILENO) && isatty(STDERR_FILENO);
    if (terminal)
        shell::say("this is the lecture's dialogue; wordsearch PUZZLE WORDS takes lists in any order");
    // A file can be looked at before anything is asked; a pipe cannot, since its writer may wait for a
    // prompt.
    if (const off_t start = lseek(STDIN_FILENO, 0, SEEK_CUR); start >= 0) {
        const shell::Text text = shell::InputFile::standard_input().read({.as_typed = true});
        if (auto puzzle = puzzle_of(shell::view_of(text), options)) return puzzle;
        lseek(STDIN_FILENO, start, SEEK_SET);
    }
    shell::InputFile input = shell::InputFile::standard_input();
    std::string typed;
    std::optional<shell::InputFile> grid_file = ask_for_file("Enter puzzle file: \n", input, out, typed);
    if (!grid_file) return puzzle_of(typed, options);
    std::optional<shell::InputFile> words_file = ask_for_file("Enter dictionary name: \n", input, out, typed);
    if (!words_file) return {};
    out.put("Reading files...\n");
    out.flush();
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
        shell::say(shell::count_of(rows, "row") + " and " + shell::count_of(words_left, "word") +
                   " skipped; type: wordsearch " + grid.name + ' ' + words.name);
    return {};
}

} // namespace wordsearch
