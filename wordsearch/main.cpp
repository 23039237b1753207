// wordsearch: the words of a list in a grid of letters, in the lecture's dialogue or with options; and new puzzles.

#include "wordsearch/dictionary.h"
#include "wordsearch/generator.h"
#include "wordsearch/grid.h"
#include "wordsearch/print.h"
#include "wordsearch/search.h"
#include "wordsearch/text.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <new>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <thread>
#include <unistd.h>
#include <unordered_set>
#include <vector>

#ifndef PUZZLELABS_VERSION
#define PUZZLELABS_VERSION "unversioned"
#endif

using namespace wordsearch;

namespace {

constexpr std::string_view help =
    R"(usage: wordsearch
       wordsearch [OPTION]... PUZZLE DICTIONARY
       wordsearch --generate ROWS COLS WORDS [--seed N] [--directions N]
Finds all words of a dictionary in a grid of letters, in a straight line in any of the eight
directions, and prints a line for each: the word, and the row and column of its first and last
letter, from 0. Without operands it asks for the two files.

  PUZZLE            a row a line; lines of another length than the first are skipped
  DICTIONARY        a word a line, sorted as by `LC_ALL=C sort`; words out of order are skipped
                    (either file may be - for standard input)
  --method NAME     words: every word at every cell in every direction
                    lengths: every string on the grid, looked up by binary search
                    prefix: the same, until a string is no prefix of a word
                    fast: table and trie, many strings at a time (the default)
  --min-length N    only words of N letters or more (default and least: 2)
  --ignore-case     A-Z are a-z
  --unique          each word once, the first in order
  --stats           tell counts, seconds and peak memory on standard error
instead of the lines:
  --count           how many lines there would be
  --unused          the words of the dictionary that are not found
  --show            the grid with the letters found: in colour on a terminal, or the others as dots
  --svg             a drawing with a ring around each word

  --generate        a new puzzle: the words of the file WORDS hidden in a grid, overlapping where
                    letters agree, and no others to be found but within them
  --seed N          0 to 4294967295: another puzzle (default: 1)
  --directions N    1 to 8 of: across, down, down right, up right, and back (default: 8)
  --help, --version

A letter is a byte: of a text in UTF-8 with other letters than a-z each is several cells.

Exit code: 0 answered, also when nothing is found, 1 there is no such puzzle, 2 misuse, a file
that cannot be read, no puzzle in it, or output that cannot be written.
)";

enum class Print { lines, count, unused, grid, drawing };

struct Options {
    std::optional<Method> method;
    std::optional<std::uint64_t> min_length, seed, directions;
    std::optional<Print> print;
    bool ignore_case = false, unique = false, stats = false, generate = false;
    std::vector<std::string> operands;
};

std::uint64_t parse_number(std::string_view name, const std::string &word, std::uint64_t least,
                           std::uint64_t most) {
    std::uint64_t value = 0;
    const char *end = word.data() + word.size();
    const auto [rest, error] = std::from_chars(word.data(), end, value);
    if (error != std::errc() || rest != end || value < least || value > most)
        throw std::invalid_argument(std::string(name) + " is " + quoted(word) +
                                    ", expected a whole number from " + std::to_string(least) + " to " +
                                    std::to_string(most));
    return value;
}

Options parse(const std::vector<std::string> &words) {
    Options options;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string &option = words[i];
        const auto value = [&]() -> const std::string & {
            if (++i == words.size()) throw std::invalid_argument(option + " needs a value");
            return words[i];
        };
        const auto print = [&](Print what) {
            if (options.print.value_or(what) != what)
                throw std::invalid_argument(
                    option + " found, expected only one of --count, --unused, --show and --svg");
            options.print = what;
        };
        constexpr std::uint64_t most = UINT32_MAX;
        if (option == "--method") {
            const std::string &name = value();
            options.method = method_named(name);
            if (!options.method)
                throw std::invalid_argument("method " + quoted(name) +
                                            " found, expected words, lengths, prefix or fast");
        } else if (option == "--min-length") options.min_length = parse_number(option, value(), 2, most);
        else if (option == "--seed") options.seed = parse_number(option, value(), 0, most);
        else if (option == "--directions")
            options.directions = parse_number(option, value(), 1, all_directions);
        else if (option == "--ignore-case") options.ignore_case = true;
        else if (option == "--unique") options.unique = true;
        else if (option == "--stats") options.stats = true;
        else if (option == "--generate") options.generate = true;
        else if (option == "--count") print(Print::count);
        else if (option == "--unused") print(Print::unused);
        else if (option == "--show") print(Print::grid);
        else if (option == "--svg") print(Print::drawing);
        else if (option.size() > 1 && option[0] == '-')
            throw std::invalid_argument("unknown option " + quoted(option) +
                                        ", expected one of those that --help lists");
        else options.operands.push_back(option);
    }

    const std::size_t expected = options.generate ? 3 : 2;
    if (options.operands.size() != expected)
        throw std::invalid_argument(
            std::to_string(options.operands.size()) +
            (options.operands.size() == 1 ? " operand found, expected " : " operands found, expected ") +
            (options.generate ? "ROWS COLS WORDS" : "PUZZLE and DICTIONARY"));
    if (options.generate && (options.method || options.min_length || options.print || options.ignore_case ||
                             options.unique || options.stats))
        throw std::invalid_argument(
            "an option for a search found with --generate, expected --seed and --directions only");
    if (!options.generate && (options.seed || options.directions))
        throw std::invalid_argument("--seed or --directions found without --generate");
    if (!options.generate && options.operands[0] == "-" && options.operands[1] == "-")
        throw std::invalid_argument("standard input found twice, expected a file as PUZZLE or as DICTIONARY");
    return options;
}

// One line, whatever file names in it hold, and nothing that a terminal would obey.
std::string tame(std::string text) {
    for (char &byte : text)
        if (static_cast<unsigned char>(byte) < ' ' || byte == '\x7f') byte = '?';
    return text;
}

// Says the line so many times on standard error, as the lecture's program does.
void complain(std::string_view line, std::size_t times) {
    std::string text;
    for (std::size_t i = 0; i < times; ++i) {
        text += line;
        if (text.size() < 4096 && i + 1 < times) continue;
        std::fwrite(text.data(), 1, text.size(), stderr);
        text.clear();
    }
}

InputFile open_operand(const std::string &name) {
    return name == "-" ? InputFile::standard_input() : InputFile::open(name);
}

Grid read_puzzle(InputFile file) {
    Grid grid(file.name(), file.read());
    complain("Puzzle is not rectangular; skipping row\n", grid.skipped());
    return grid;
}

Dictionary read_dictionary(InputFile file) {
    Dictionary dictionary(file.read(), Dictionary::Order::required);
    complain("Dictionary is not sorted... skipping\n", dictionary.skipped());
    return dictionary;
}

double seconds_since(std::chrono::steady_clock::time_point start) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

bool colour_on_terminal() {
    const char *const no_colour = std::getenv("NO_COLOR");
    return isatty(STDOUT_FILENO) && (!no_colour || *no_colour == '\0');
}

// The largest resident size of this process so far, or 0 where /proc does not tell.
std::size_t peak_memory_kib() {
    // What getrusage tells may be that of the process that started this one.
    std::ifstream status("/proc/self/status");
    std::size_t kib = 0;
    for (std::string key; status >> key && key != "VmHWM:";) status.ignore(1 << 10, '\n');
    status >> kib;
    return kib;
}

// The lecture's program. It ends quietly when standard input does.
void hold_dialogue(Output &out) {
    InputFile input = InputFile::standard_input();
    const auto ask = [&](std::string_view prompt) -> std::optional<InputFile> {
        for (std::string name;;) {
            out.put(prompt);
            out.put(": \n");
            out.flush();
            if (!input.read_line(name)) return {};
            try {
                InputFile file = InputFile::open(name);
                out.put("Opened " + name + '\n');
                return file;
            } catch (const InputError &) {
                std::fprintf(stderr, "Cannot open %s\n", tame(name).c_str());
            }
        }
    };
    std::optional<InputFile> puzzle = ask("Enter puzzle file");
    if (!puzzle) return;
    std::optional<InputFile> dictionary = ask("Enter dictionary name");
    if (!dictionary) return;
    out.put("Reading files...\n");
    out.flush();
    const Grid grid = read_puzzle(std::move(*puzzle));
    const Dictionary words = read_dictionary(std::move(*dictionary));
    out.put("Solving...\n");
    out.flush();
    search_fast(grid, Index(words.words()), FoundLines(out, grid));
}

// Half a million strings are searched sooner than a thread starts.
unsigned threads_for(const Grid &grid) {
    return std::min(std::thread::hardware_concurrency(), static_cast<unsigned>(grid.size() >> 16) + 1);
}

// Lets the first match of each word pass, and knows which words those were.
class Distinct {
  public:
    explicit Distinct(const Grid &grid) : grid_(grid) {}

    bool operator()(const Match &match) {
        word_.clear();
        each_cell(match, [this](int r, int c) { word_ += grid_.at(r, c); });
        return found_.insert(word_).second;
    }
    bool found(const std::string &word) const { return found_.contains(word); }

  private:
    const Grid &grid_;
    std::string word_;
    std::unordered_set<std::string> found_;
};

void run_search(const Options &options, Output &out) {
    const auto start = std::chrono::steady_clock::now();
    const std::string &dictionary_name = options.operands[1];
    InputFile puzzle_file = open_operand(options.operands[0]),
              dictionary_file = open_operand(dictionary_name);
    const std::string shown_name = dictionary_file.name();
    const Grid grid = read_puzzle(std::move(puzzle_file));
    const Dictionary dictionary = read_dictionary(std::move(dictionary_file));

    // What is searched, which is not what is printed when case is ignored.
    std::optional<Grid> folded_grid;
    std::optional<Dictionary> folded_dictionary;
    if (options.ignore_case) {
        folded_grid = grid.folded();
        folded_dictionary.emplace(dictionary.folded());
    }
    const Grid &searched = options.ignore_case ? *folded_grid : grid;
    const std::vector<std::string_view> &words =
        (options.ignore_case ? *folded_dictionary : dictionary).words();
    const Method method = options.method.value_or(Method::fast);
    const std::uint64_t min_length = options.min_length.value_or(2);
    const auto too_short = [&](std::string_view word) { return word.size() < min_length; };
    std::vector<std::string_view> long_words;
    std::optional<Index> index;
    if (method == Method::fast) {
        std::span<const std::string_view> sought = words;
        if (options.min_length) {
            std::remove_copy_if(words.begin(), words.end(), std::back_inserter(long_words), too_short);
            sought = long_words;
        }
        index.emplace(sought);
    }
    const double load_seconds = seconds_since(start);

    const auto search_start = std::chrono::steady_clock::now();
    const Print print = options.print.value_or(Print::lines);
    Distinct first_of_word(searched);
    FoundLines found_lines(out, grid);
    std::vector<Match> kept;
    std::uint64_t reported = 0;
    const Report report = [&](std::span<const Match> matches) {
        std::vector<Match> firsts;
        if (options.unique || print == Print::unused) {
            std::copy_if(matches.begin(), matches.end(), std::back_inserter(firsts), std::ref(first_of_word));
            matches = firsts;
        }
        reported += matches.size();
        if (print == Print::lines) found_lines(matches);
        if (print == Print::grid || print == Print::drawing)
            kept.insert(kept.end(), matches.begin(), matches.end());
    };
    Stats stats;
    if (!index) stats = search(searched, words, method, min_length, report);
    else if (print == Print::count && !options.unique)
        stats = count_fast(searched, *index, threads_for(grid));
    else stats = search_fast(searched, *index, report);
    const double seconds = seconds_since(search_start);

    if (print == Print::count) out.put(std::to_string(options.unique ? reported : stats.matches) + '\n');
    if (print == Print::grid) show(out, grid, kept, colour_on_terminal());
    if (print == Print::drawing) draw(out, grid, kept);
    if (print == Print::unused)
        for (const std::string_view word : dictionary.words()) {
            std::string searched_word(word);
            if (options.ignore_case) std::transform(word.begin(), word.end(), searched_word.begin(), fold);
            if (!too_short(word) && !first_of_word.found(searched_word)) out.put(std::string(word) + '\n');
        }
    out.flush();
    if (options.stats)
        std::fprintf(
            stderr,
            "checks: %llu\nstring-comparisons: %llu\nmatches: %llu\nseconds: %.6f\nload-seconds: %.6f\n"
            "peak-memory-kib: %zu\n",
            static_cast<unsigned long long>(stats.checks), static_cast<unsigned long long>(stats.comparisons),
            static_cast<unsigned long long>(stats.matches), seconds, load_seconds, peak_memory_kib());
    if (const std::size_t skipped = dictionary.skipped())
        std::fprintf(stderr,
                     "wordsearch: %s: %zu %s out of order skipped, expected what LC_ALL=C sort gives\n",
                     tame(shown_name).c_str(), skipped, skipped == 1 ? "word" : "words");
}

int run_generate(const Options &options, Output &out) {
    constexpr std::uint64_t most_cells = std::uint64_t{1} << 28;
    const std::uint64_t rows = parse_number("ROWS", options.operands[0], 1, most_cells);
    const std::uint64_t cols = parse_number("COLS", options.operands[1], 1, most_cells);
    if (rows * cols > most_cells)
        throw std::invalid_argument("ROWS x COLS is " + std::to_string(rows * cols) + ", expected " +
                                    std::to_string(most_cells) + " at most");
    const Dictionary words(open_operand(options.operands[2]).read(), Dictionary::Order::any);
    const Puzzle puzzle =
        generate(static_cast<int>(rows), static_cast<int>(cols), words.words(),
                 static_cast<int>(options.directions.value_or(all_directions)), options.seed.value_or(1));
    for (const std::string_view word : puzzle.unplaced)
        std::fprintf(stderr, "wordsearch: no place found for %s\n", quoted(word).c_str());
    if (puzzle.rows.empty() && puzzle.unplaced.empty())
        std::fprintf(stderr, "wordsearch: no letters found to fill the grid with, that make no word\n");
    for (const std::string &row : puzzle.rows) out.put(row + '\n');
    out.flush();
    return puzzle.rows.empty() ? 1 : 0;
}

int run(const std::vector<std::string> &words) {
    Output out;
    const auto asked = [&](std::string_view option) {
        return std::find(words.begin(), words.end(), option) != words.end();
    };
    if (asked("--help") || asked("--version")) {
        out.put(asked("--help") ? help : "wordsearch " PUZZLELABS_VERSION "\n");
        out.flush();
        return 0;
    }
    if (words.empty()) {
        hold_dialogue(out);
        out.flush();
        return 0;
    }
    const Options options = parse(words);
    if (options.generate) return run_generate(options, out);
    run_search(options, out);
    return 0;
}

} // namespace

int main(int argc, char **argv) {
    std::string reason;
    try {
        return run(std::vector<std::string>(argv + std::min(argc, 1), argv + argc));
    } catch (const std::bad_alloc &) {
        reason = "out of memory";
    } catch (const std::exception &error) {
        reason = error.what();
    }
    std::fprintf(stderr, "wordsearch: %s\n", tame(reason).c_str());
    return 2;
}
