// wordsearch: finds the words of a list in a grid of letters, and makes new puzzles.
//
// options.h       what the command line says
// letter_rules.h  what letters do in the languages of the world, in one table
// letters.h       letters of many languages, and their numbers
// grid.h          the grid, as people type it
// words.h         the list of words
// word_or_text.h  which texts beside the grid are its words
// markup.h        what programs put around letters
// vocabulary.h    a list of two columns, words and clues
// puzzle.h        both, read from the files that the options name
// search.h        the fast search
// lecture.h       the lecture's dialogue and its methods
// print.h         the answers
// generate.h      hides words in a grid
// make.h          the rest of --generate: its words, letters and sizes
// picture.h       a grid drawn
// page.h          a sheet of paper

#include "shell/arguments.h"
#include "shell/files.h"
#include "shell/terminal.h"
#include "wordsearch/lecture.h"
#include "wordsearch/make.h"
#include "wordsearch/print.h"
#include "wordsearch/puzzle.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>

namespace {

using namespace wordsearch;
using shell::Output;

/// Searches, and prints what the options ask for.
int solve(PuzzleTexts texts, const Options &options, Output &out) {
    const shell::Progress clock;
    Puzzle puzzle(std::move(texts), options);
    const bool fast = options.method == Method::fast;
    const Index index(puzzle.words(), puzzle.alphabet.size());
    const double loaded = clock.seconds();

    Printer printer(options, puzzle, out);
    const Report report = [&](std::span<const Match> matches) { printer.print(matches); };
    // Counting alone is quicker where it matters, and does not know the words found.
    constexpr std::size_t large = 1 << 16;
    const bool only_counts =
        fast && options.given("--count") && !options.given("--unique") && puzzle.grid.size() > large;
    const Stats stats = fast ? search_fast(puzzle.field, index, only_counts ? nullptr : report)
                             : search_lecture(puzzle.field, puzzle.words(), options.method, report);
    const double searched = clock.seconds();

    printer.finish(only_counts ? stats.matches : 0);
    if (options.given("--stats"))
        shell::print_stats({{"checks", stats.checks},
                            {"string-comparisons", stats.comparisons},
                            {"matches", stats.matches},
                            {"load-microseconds", std::uint64_t(1e6 * loaded)}},
                           searched - loaded);
    const bool says_all = options.given("--unused") && !puzzle.words().empty();
    if (!says_all && (!only_counts || stats.matches == 0)) printer.report_missing();
    return stats.matches > 0 ? 0 : 1;
}

int run(shell::Arguments &arguments) {
    const Options options = parse(arguments);
    Output out;
    if (options.given("--generate")) return make_puzzle(options, out);
    if (!options.dialogue) return solve(read_puzzle(options), options, out);
    std::optional<PuzzleTexts> texts = hold_dialogue(options, out);
    return texts ? solve(*std::move(texts), options, out) : 0;
}

} // namespace

int main(int argc, char **argv) { return shell::run("wordsearch", wordsearch::help, argc, argv, run); }
