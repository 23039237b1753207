// wordsearch: finds the words of a list in a grid of letters, and makes new puzzles.

#include "wordsearch/dialogue.h"
#include "wordsearch/fast.h"
#include "wordsearch/found_lines.h"
#include "wordsearch/lecture.h"
#include "wordsearch/new_puzzle.h"
#include "wordsearch/options.h"
#include "wordsearch/picture.h"
#include "wordsearch/puzzle.h"
#include "wordsearch/shell.h"
#include "wordsearch/word_lookup.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <optional>
#include <string>
#include <thread>
#include <unistd.h>
#include <unordered_set>
#include <vector>

namespace {

using namespace wordsearch;
using shell::Output;

using Clock = std::chrono::steady_clock;

double seconds_between(Clock::time_point from, Clock::time_point to) {
    return std::chrono::duration<double>(to - from).count();
}

// Half a million strings are searched sooner than a thread starts.
unsigned threads_for(const Grid &grid) {
    return std::min(std::thread::hardware_concurrency(), static_cast<unsigned>(grid.size() >> 16) + 1);
}

/// Lets the first match of each word pass, and notes which words are found.
class FirstMatches {
  public:
    explicit FirstMatches(const Puzzle &puzzle)
        : lookup_(puzzle.codes(), puzzle.sought()), found_(puzzle.sought().size()) {}

    std::span<const Match> operator()(std::span<const Match> matches) {
        firsts_.clear();
        for (const Match &match : matches) {
            const std::size_t word = lookup_.number_of(match);
            if (!found_[word]) firsts_.push_back(match);
            found_[word] = true;
        }
        return firsts_;
    }
    bool found(std::size_t word) const { return found_[word]; }

  private:
    WordLookup lookup_;
    std::vector<bool> found_;
    std::vector<Match> firsts_;
};

/// The words that were not found, as they are listed, each once.
void print_unused(Output &out, const Puzzle &puzzle, const FirstMatches &matches, const Options &options) {
    std::unordered_set<std::string_view> found, printed;
    for (std::size_t i = 0; i < puzzle.sought().size(); ++i)
        if (matches.found(i)) found.insert(puzzle.sought()[i].letters);
    for (const Word &word : puzzle.dictionary().words()) {
        const std::string_view letters = puzzle.dictionary().letters(word),
                               text = puzzle.dictionary().text(word);
        const bool asked_for =
            letters.size() >= options.min_length ||
            (letters.size() < 2 && options.min_length == 2 && options.reading != Reading::lecture);
        if (asked_for && !found.contains(letters) && printed.insert(text).second)
            out.put(std::string(text) + '\n');
    }
}

void print_stats(const Stats &stats, double seconds, double load_seconds) {
    std::fprintf(stderr,
                 "checks: %llu\nstring-comparisons: %llu\nmatches: %llu\nseconds: %.6f\nload-seconds: %.6f\n"
                 "peak-memory-kib: %llu\n",
                 static_cast<unsigned long long>(stats.checks),
                 static_cast<unsigned long long>(stats.comparisons),
                 static_cast<unsigned long long>(stats.matches), seconds, load_seconds,
                 static_cast<unsigned long long>(shell::peak_memory_kib()));
}

/// Searches, and prints what the options ask for.
int solve(const Options &options, Output &out) {
    const auto start = Clock::now();
    const Puzzle puzzle(options);
    std::optional<Index> index;
    if (options.method == Method::fast) index.emplace(puzzle.sought(), puzzle.most_letters());
    const auto loaded = Clock::now();

    std::optional<WordLookup> lookup;
    const TextOf text_of = [&](const Match &match) {
        if (!lookup) lookup.emplace(puzzle.codes(), puzzle.sought());
        return puzzle.text_of(puzzle.sought()[lookup->number_of(match)]);
    };
    std::optional<FirstMatches> firsts;
    if (options.unique || options.print == Print::unused) firsts.emplace(puzzle);
    Report print;
    std::optional<FoundJson> json;
    std::optional<Marks> marks;
    std::optional<SvgPage> page;
    if (options.print == Print::lines)
        print = puzzle.plain() ? FoundLines(out, puzzle.letters()) : FoundLines(out, puzzle.grid(), text_of);
    if (options.print == Print::json) print = std::ref(json.emplace(out, puzzle.grid(), text_of));
    if (options.print == Print::marks) print = std::ref(marks.emplace(puzzle.grid()));
    if (options.print == Print::drawing)
        print = std::ref(page.emplace(out, puzzle.grid(), std::vector<std::string>()));
    std::uint64_t printed = 0;
    const Report report = [&](std::span<const Match> matches) {
        if (firsts) matches = (*firsts)(matches);
        printed += matches.size();
        if (print) print(matches);
    };

    const bool only_counts = index && options.print == Print::count && !options.unique;
    const bool small = puzzle.grid().size() <= std::size_t{1} << 17;
    const Stats stats =
        only_counts && small ? count_small(puzzle.codes(), *index)
        : only_counts        ? count_fast(puzzle.codes(), *index, threads_for(puzzle.grid()))
        : index              ? search_fast(puzzle.codes(), *index, report)
                : search_lecture(puzzle.codes(), puzzle.sought(), options.method, options.min_length, report);
    const auto searched = Clock::now();

    if (options.print == Print::count) out.put(std::to_string(only_counts ? stats.matches : printed) + '\n');
    if (options.print == Print::unused) print_unused(out, puzzle, *firsts, options);
    if (json) json->finish();
    if (marks) marks->show(out, shell::colour_wanted(STDOUT_FILENO));
    if (page) page->finish();
    out.flush();
    if (options.stats) print_stats(stats, seconds_between(loaded, searched), seconds_between(start, loaded));
    return stats.matches > 0 ? 0 : 1;
}

int run(shell::Arguments &arguments) {
    const Options options = parse(arguments);
    Output out;
    if (options.task == Options::Task::search) return solve(options, out);
    if (options.task == Options::Task::generate) return make_puzzle(options, out);
    hold_dialogue(out);
    out.flush();
    return 0;
}

} // namespace

int main(int argc, char **argv) { return shell::run("wordsearch", wordsearch::help, argc, argv, run); }
