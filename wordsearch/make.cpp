#include "wordsearch/make.h"

#include "wordsearch/generator.h"
#include "wordsearch/page.h"
#include "wordsearch/print.h"
#include "wordsearch/puzzle.h"

#include <algorithm>
#include <cstdio>
#include <optional>
#include <string>
#include <vector>

namespace wordsearch {

namespace {

constexpr std::uint64_t most_cells = std::uint64_t{1} << 28;

/// The words to hide, and what they are made of.
struct HiddenWords {
    explicit HiddenWords(const std::string &file) {
        shell::InputFile input = shell::InputFile::open(file, "a list of words");
        shell::Text text = input.read(largest_file());
        choose_letters(shell::view_of(text));
        list = WordList::of_letters(input.name(), 1, std::move(text), {alphabet});
        for (const Word &word : list->words())
            if (word.letters_size < 2 || !word.possible)
                std::fprintf(stderr, "wordsearch: %s:%zu: %s has %s, left out\n",
                             shell::tamed(input.name()).c_str(), list->line(word),
                             shell::in_quotes(list->text(word)).c_str(),
                             word.possible ? "less than two letters" : "a character that is no letter");
        sought = list->sought(2, true);
    }

    /// The words as they are listed and in that order, each letters once.
    std::vector<std::string> listed() const {
        std::vector<std::string> result;
        std::vector<bool> printed(sought.size());
        for (const Word &word : list->words()) {
            if (word.sought == Word::not_sought || printed[word.sought]) continue;
            printed[word.sought] = true;
            result.emplace_back(list->text(word));
        }
        return result;
    }

    Alphabet alphabet{LetterKind::utf8};
    std::u16string filling; // all letters of the alphabets that the words are written in
    std::optional<WordList> list;
    std::vector<SoughtWord> sought;

  private:
    /// The letters of the list, and all of the alphabets that they are of; if there are none, those of English.
    void choose_letters(std::string_view words) {
        constexpr std::u32string_view alphabets[] = {
            U"abcdefghijklmnopqrstuvwxyz", U"αβγδεζηθικλμνξοπρστυφχψω", U"абвгдежзийклмнопрстуфхцчшщъыьэюя"};
        add_letters(alphabet, words);
        if (alphabet.has("ß")) { // its capital is SS
            alphabet.remove("ß");
            alphabet.add("s");
        }
        std::vector<std::string> used;
        for (const std::u32string_view letters : alphabets)
            if (std::any_of(letters.begin(), letters.end(),
                            [this](char32_t letter) { return alphabet.has(letter_text(letter)); }))
                for (const char32_t letter : letters) used.push_back(letter_text(letter));
        if (alphabet.empty())
            for (const char32_t letter : alphabets[0]) used.push_back(letter_text(letter));
        for (const std::string &letter : used) alphabet.add(letter);
        alphabet.number_letters();
        for (const std::string &letter : used) filling += alphabet.number_of(letter);
    }
};

/// Why there is no puzzle, on standard error.
void explain(const NewPuzzle &puzzle, const HiddenWords &words, int rows, int cols) {
    constexpr std::size_t most_named = 5;
    const auto name = [&](const std::vector<std::u16string_view> &some, const std::string &what) {
        for (std::size_t i = 0; i < std::min(most_named, some.size()); ++i) {
            const auto word = std::find_if(words.sought.begin(), words.sought.end(),
                                           [&](const SoughtWord &one) { return one.letters == some[i]; });
            std::fprintf(stderr, "wordsearch: %s %s\n", what.c_str(), shell::in_quotes(word->text).c_str());
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

/// The letters as capitals.
Grid capitals(const Field &field, const Alphabet &alphabet) {
    std::u16string cells;
    for (int r = 0; r < field.rows(); ++r)
        cells.append(field.at(r, 0), static_cast<std::size_t>(field.cols()));
    std::vector<std::string> texts;
    for (unsigned number = 0; number < alphabet.size(); ++number)
        texts.push_back(number == 0 ? " " : capital(alphabet.letter(static_cast<Number>(number))));
    return {field.rows(), field.cols(), std::move(cells), std::move(texts)};
}

/// The first match of each word.
std::vector<Match> solution_of(const Field &field, const HiddenWords &words) {
    FoundWords found(words.sought.size());
    std::vector<Match> result;
    search_fast(field, Index(words.sought, words.alphabet.size()), [&](std::span<const Match> matches) {
        const std::span<const Match> firsts = found.take_firsts(matches);
        result.insert(result.end(), firsts.begin(), firsts.end());
    });
    return result;
}

void print(const Options &options, const Grid &grid, const std::vector<Match> &rings,
           std::vector<std::string> listed, shell::Output &out) {
    if (options.svg) {
        SvgPage page(out, grid, std::move(listed));
        page.take(rings);
        page.finish();
        return;
    }
    if (options.solution) {
        Marks marks(grid);
        marks.take(rings);
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
    const HiddenWords words(options.operands[2]);
    NewPuzzleOptions how{.rows = static_cast<int>(rows), .cols = static_cast<int>(cols)};
    how.directions = static_cast<int>(options.difficulty);
    how.numbers = words.alphabet.size();
    how.filling = words.filling;
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
    if (!puzzle.field) {
        explain(puzzle, words, how.rows, how.cols);
        return 1;
    }
    const std::vector<Match> rings =
        options.solution ? solution_of(*puzzle.field, words) : std::vector<Match>();
    print(options, capitals(*puzzle.field, words.alphabet), rings, words.listed(), out);
    out.flush();
    return 0;
}

} // namespace wordsearch
