#include "wordsearch/new_puzzle.h"

#include "wordsearch/code_page.h"
#include "wordsearch/dialogue.h"
#include "wordsearch/dictionary.h"
#include "wordsearch/fast.h"
#include "wordsearch/generator.h"
#include "wordsearch/grid_text.h"
#include "wordsearch/letters.h"
#include "wordsearch/picture.h"
#include "wordsearch/shell.h"
#include "wordsearch/word_lookup.h"

#include <algorithm>
#include <cstdio>
#include <optional>
#include <string>
#include <vector>

namespace wordsearch {

namespace {

constexpr std::uint64_t most_cells = std::uint64_t{1} << 28;

/// The words to hide, and what they are made of.
struct Words {
    explicit Words(const std::string &file) {
        shell::InputFile input = shell::InputFile::open(file, "a list of words");
        dictionary = Dictionary::of_letters(input.name(), 1, input.read(largest_file()), page, nullptr);
        for (const Word &word : dictionary->words())
            if (word.letters_size < 2 || !word.possible)
                std::fprintf(stderr, "wordsearch: %s:%u: %s has %s, left out\n",
                             shell::tamed(input.name()).c_str(),
                             static_cast<unsigned>(dictionary->line(word)),
                             shell::in_quotes(dictionary->text(word)).c_str(),
                             word.possible ? "less than two letters" : "a character that is no letter");
        sought = sought_words(*dictionary, 2, SIZE_MAX, false);
        for (const SoughtWord &word : sought) places.push_back(word.place);
        std::sort(places.begin(), places.end());
    }

    std::string_view text(std::uint32_t place) const { return dictionary->text(dictionary->words()[place]); }
    /// The words as they are listed and in that order, each letters once.
    std::vector<std::string> listed() const {
        std::vector<std::string> result;
        for (const std::uint32_t place : places) result.emplace_back(text(place));
        return result;
    }
    /// The codes of all letters of the alphabets that the words are written in.
    std::string filling() {
        constexpr std::u32string_view alphabets[] = {
            U"abcdefghijklmnopqrstuvwxyz", U"αβγδεζηθικλμνξοπρστυφχψω", U"абвгдежзийклмнопрстуфхцчшщъыьэюя"};
        std::vector<char> all;
        for (const std::u32string_view alphabet : alphabets) {
            std::vector<char> codes;
            for (const char32_t letter : alphabet) page.append_codes(letter_text(letter), codes);
            const bool used = std::any_of(sought.begin(), sought.end(), [&](const SoughtWord &word) {
                return word.letters.find_first_of(std::string_view(codes.data(), codes.size())) !=
                       word.letters.npos;
            });
            if (used || (sought.empty() && all.empty())) all.insert(all.end(), codes.begin(), codes.end());
        }
        return {all.begin(), all.end()};
    }

    CodePage page;
    std::optional<Dictionary> dictionary;
    std::vector<SoughtWord> sought;
    std::vector<std::uint32_t> places;
};

/// Why there is no puzzle, on standard error.
void explain(const NewPuzzle &puzzle, const Words &words, int rows, int cols) {
    constexpr std::size_t most_named = 5;
    const auto name = [&](const std::vector<std::string_view> &some, const std::string &what) {
        for (std::size_t i = 0; i < std::min(most_named, some.size()); ++i) {
            const auto word = std::find_if(words.sought.begin(), words.sought.end(),
                                           [&](const SoughtWord &one) { return one.letters == some[i]; });
            std::fprintf(stderr, "wordsearch: %s %s\n", what.c_str(),
                         shell::in_quotes(words.text(word->place)).c_str());
        }
        if (some.size() > most_named)
            std::fprintf(stderr, "wordsearch: %s %zu more words\n", what.c_str(), some.size() - most_named);
    };
    if (!puzzle.too_long.empty())
        name(puzzle.too_long, "no line of " + std::to_string(rows) + " x " + std::to_string(cols) +
                                  " cells in the directions allowed is long enough for");
    else if (!puzzle.unplaced.empty())
        name(puzzle.unplaced,
             "in the best of " + std::to_string(puzzle.attempts) + " attempts there was no room for");
    else std::fprintf(stderr, "wordsearch: cannot fill the grid without making more words of the list\n");
}

/// The codes as capitals.
Grid capitals(const NewPuzzle &puzzle, const CodePage &page) {
    std::string text;
    for (const std::string &row : puzzle.rows) {
        for (const char code : row) text += capital(page.letter_of(code));
        text += '\n';
    }
    return read_grid("", shell::Text(text.begin(), text.end()), {}).grid;
}

/// The first match of each word.
std::vector<Match> solution_of(const NewPuzzle &puzzle, const std::vector<SoughtWord> &sought) {
    shell::Text codes;
    for (const std::string &row : puzzle.rows) codes.insert(codes.end(), row.begin(), row.end());
    const Grid grid(static_cast<int>(puzzle.rows.size()), static_cast<int>(puzzle.rows[0].size()),
                    std::move(codes));
    WordLookup lookup(grid, sought);
    std::vector<bool> found(sought.size());
    std::vector<Match> result;
    search_fast(grid, Index(sought), [&](std::span<const Match> matches) {
        for (const Match &match : matches) {
            const std::size_t word = lookup.number_of(match);
            if (!found[word]) result.push_back(match);
            found[word] = true;
        }
    });
    return result;
}

void print(const Options &options, const Grid &grid, const std::vector<Match> &rings,
           std::vector<std::string> listed, shell::Output &out) {
    if (options.svg) {
        SvgPage page(out, grid, std::move(listed));
        page(rings);
        page.finish();
        return;
    }
    if (options.solution) {
        Marks marks(grid);
        marks(rings);
        marks.show(out, false);
    } else {
        for (int r = 0; r < grid.rows(); ++r) {
            for (int c = 0; c < grid.cols(); ++c) out.put(grid.text(r, c));
            out.put("\n");
        }
    }
    if (!listed.empty()) out.put("\n");
    for (const std::string &word : listed) out.put(word + '\n');
}

} // namespace

int make_puzzle(const Options &options, shell::Output &out) {
    const std::uint64_t rows = shell::parse_number("ROWS", options.operands[0], 1, most_cells);
    const std::uint64_t cols = shell::parse_number("COLS", options.operands[1], 1, most_cells);
    if (rows * cols > most_cells)
        throw shell::Misuse("ROWS x COLS is " + std::to_string(rows * cols) + ", expected at most " +
                            std::to_string(most_cells));
    Words words(options.operands[2]);
    const std::string filling = words.filling();
    NewPuzzleOptions how{.rows = static_cast<int>(rows), .cols = static_cast<int>(cols)};
    how.directions = options.directions;
    how.filling = filling;
    how.seed = shell::seed_or_random(options.seed);
    NewPuzzle puzzle;
    {
        shell::Progress progress("wordsearch");
        how.progress = [&](int attempt, std::size_t placed) {
            progress.poll([&] {
                return "attempt " + std::to_string(attempt) + ", " + std::to_string(placed) + " words placed";
            });
        };
        puzzle = generate(words.sought, how);
    }
    if (puzzle.rows.empty()) {
        explain(puzzle, words, how.rows, how.cols);
        return 1;
    }
    const std::vector<Match> rings =
        options.solution ? solution_of(puzzle, words.sought) : std::vector<Match>();
    print(options, capitals(puzzle, words.page), rings, words.listed(), out);
    out.flush();
    return 0;
}

} // namespace wordsearch
