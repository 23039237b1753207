// Reads the words of a new puzzle, has them hidden, and prints it.
#include "wordsearch/make.h"

#include "shell/arguments.h"
#include "shell/files.h"
#include "shell/terminal.h"
#include "shell/text.h"
#include "wordsearch/page.h"
#include "wordsearch/print.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <string>
#include <string_view>
#include <unistd.h>
#include <utility>
#include <vector>

namespace wordsearch {

namespace {

constexpr std::uint64_t most_side = 16384;

/// The size and the words, or their file, that the operands name.
struct Request {
    explicit Request(const Options &options) : words(options.operands) {
        if (words.size() > 1 && shell::numbers_of(words.back()).size() == 2) // WORDS 12x12
            std::rotate(words.begin(), words.end() - 1, words.end());
        take_size();
        if (words.empty() == options.words.empty())
            throw shell::Misuse(shell::count_of(options.operands.size(), "operand") + " found, expected " +
                                (words.empty() ? "[SIZE] WORDS" : "no WORDS with --word"));
        if (words.empty()) words = options.words;
        else find_file();
    }

    int rows = 0, cols = 0; // 0 if the program chooses
    std::vector<std::string> words;
    std::string file; // of the words; empty if there is none

  private:
    /// Takes `20x20`, `20 x 20`, `20 20` or `20` off the operands.
    void take_size() {
        for (const std::size_t several : {3U, 2U, 1U}) {
            if (words.size() < several) continue;
            std::string text = words[0];
            for (std::size_t i = 1; i < several; ++i) text += ' ' + words[i];
            std::vector<std::string> numbers = shell::numbers_of(text);
            if (numbers.size() == 1 && access(text.c_str(), F_OK) != 0) numbers.push_back(numbers[0]);
            if (numbers.size() != 2) continue;
            rows = int(shell::parse_number("ROWS", numbers[0], 1, most_side));
            cols = int(shell::parse_number("COLS", numbers[1], 1, most_side));
            words.erase(words.begin(), words.begin() + std::ptrdiff_t(several));
            return;
        }
        if (!words.empty() && words[0].find_first_of("0123456789") == 0 &&
            access(words[0].c_str(), F_OK) != 0)
            throw shell::Misuse(shell::in_quotes(words[0]) + " found, expected a size such as 20x20");
    }
    /// A single operand is the file, unless it is a list with commas. Of several operands none may be a file
    /// or look like one: then a name was mistyped, or words were typed beside it.
    void find_file() {
        const auto is_file = [](const std::string &word) {
            const std::size_t dot = word.rfind('.');
            const bool has_ending = dot != word.npos && dot + 1 < word.size() && word.find(' ') == word.npos;
            return word == "-" || has_ending || word.find('/') != word.npos ||
                   access(word.c_str(), F_OK) == 0;
        };
        const auto name = std::ranges::find_if(words, is_file);
        if (name != words.end() && words.size() > 1)
            throw shell::Misuse(shell::in_quotes(*name) + " found among words, expected words or one file");
        if (name != words.end()) file = *name;
        else if (words.size() == 1 && words[0].find(',') == std::string::npos)
            throw shell::Misuse(shell::in_quotes(words[0]) + " found, expected two words or more, or a file");
    }
};

/// The words to hide, their letters, the message and the shape.
struct HiddenWords {
    HiddenWords(const Request &request, const Options &options) {
        std::string name = "the command line";
        shell::Text text = list_of(request.words);
        if (!request.file.empty()) {
            Source source(shell::InputFile::open(request.file, "a list of words"));
            name = source.name;
            text = std::move(source.text);
        }
        vocabulary = read_vocabulary(name, std::move(text), options.clues);
        text = vocabulary.words;
        const std::string secret = options.message.value_or("");
        alphabet = Alphabet(kind_of(std::string(shell::view_of(text)) + secret));
        if (!options.shape.empty()) read_shape(options.shape);
        choose_letters(shell::view_of(text), secret, options.given("--lower"));
        list = read_list(std::move(text), {.name = name, .alphabet = alphabet});
        if (!options.avoid.empty()) leave_out(options.avoid);
        if (words().empty()) throw shell::InputError(name + ": no word found, expected two letters or more");
        for (const Word &word : words()) {
            letters += word.size;
            longest = std::max<std::size_t>(longest, word.size);
        }
        for (std::string_view rest = secret; !rest.empty();)
            if (const auto letter = take_letter(rest, alphabet.kind()); letter && alphabet.has(*letter))
                alphabet.append(*letter, message);
        if (options.message && message.empty())
            throw shell::Misuse("--message is " + shell::in_quotes(secret) + ", expected letters");
        if (!shape) return;
        for (const char16_t cell : shape->cells())
            shape_cells += shape->texts()[cell] == "#" ? Number(0) : Number(alphabet.size());
    }

    const std::vector<Word> &words() const { return list.words; }
    /// Which texts of the words are listed: clues take their place, or stand behind them.
    enum class Show { words, clues, both };
    /// The words as they are listed, in that order, or their clues.
    std::vector<std::string> listed(Show show) const {
        std::vector<std::string> result;
        for (const Word &word : list.listed()) {
            std::string &text = result.emplace_back(word.text());
            if (vocabulary.clues.empty() || show == Show::words) continue;
            const std::string_view all = shell::view_of(list.text);
            const std::string &clue = vocabulary.clue_at(std::size_t(word.text_at - all.data()), all);
            text = show == Show::clues ? clue : text + " = " + clue;
        }
        return result;
    }

    Alphabet alphabet{LetterKind::utf8};
    std::u16string filling; // all letters of the alphabets that the words are written in
    std::optional<Grid> shape;
    /// The cells of the shape: 0 where the grid is to be filled, a number beyond the alphabet outside it.
    std::u16string shape_cells;
    WordList list, avoided;
    Vocabulary vocabulary;
    std::size_t letters = 0, longest = 0; // of all words, and of a word
    std::u16string message;

  private:
    void read_shape(const std::string &file) {
        const Source source(shell::InputFile::open(file, "a shape"));
        // A short row has no cell at its end.
        std::size_t cols = 0;
        for (std::string_view rest = shell::view_of(source.text); !rest.empty();)
            cols = std::max(cols, shell::take_line(rest).size());
        std::string full;
        for (std::string_view rest = shell::view_of(source.text); !rest.empty(); full += '\n') {
            const std::size_t size = full.size();
            full += shell::take_line(rest);
            full.resize(size + cols, '.');
        }
        ReadGrid read = read_lecture_grid(source.name, full);
        for (const std::string &cell : read.grid.texts())
            if (cell != "#" && cell != "." && cell != " ")
                throw shell::InputError(source.name + ": " + shell::in_quotes(cell) +
                                        " found, expected # or a dot");
        shape = std::move(read.grid);
    }
    /// Reads the words to avoid, and leaves out those of the list that contain one of them, in either
    /// direction.
    void leave_out(const std::string &file) {
        Source source(shell::InputFile::open(file, "words to avoid"));
        avoided = read_list(std::move(source.text), {.name = source.name, .alphabet = alphabet});
        std::erase_if(list.words, [this](const Word &word) {
            const std::u16string forwards(word.letters()), backwards(forwards.rbegin(), forwards.rend());
            for (const Word &other : avoided.words) {
                if (forwards.find(other.letters()) == forwards.npos &&
                    backwards.find(other.letters()) == backwards.npos)
                    continue;
                shell::say(shell::in_quotes(word.text()) + " left out: contains " +
                           shell::in_quotes(other.text()) + ", a word to avoid");
                return true;
            }
            return false;
        });
    }
    /// Adds the letters of the list and of the message, and all others of their alphabets.
    void choose_letters(std::string_view words, std::string_view secret, bool small) {
        constexpr std::u32string_view alphabets[] = {
            U"abcdefghijklmnopqrstuvwxyz", U"αβγδεζηθικλμνξοπρστυφχψω", U"абвгдежзийклмнопрстуфхцчшщъыьэюя"};
        add_letters(alphabet, words);
        add_letters(alphabet, secret);
        // Capitals lack these: that of ß is SS, and Greek ones have no accent.
        for (const char32_t letter : std::u32string_view(small ? U"" : U"ßάέήίόύώΐΰ")) {
            const std::string text = letter_text(letter);
            if (!alphabet.has(text)) continue;
            alphabet.remove(text);
            const std::string plain = plain_letters(text, Spelling::in_two)[0];
            for (std::string_view rest = plain; !rest.empty();) alphabet.add(*take_letter(rest));
        }
        std::u32string used;
        for (const std::u32string_view letters_of_one : alphabets)
            if (std::ranges::any_of(letters_of_one,
                                    [this](char32_t letter) { return alphabet.has(letter_text(letter)); }))
                used += letters_of_one;
        for (const char32_t letter : used) alphabet.add(letter_text(letter));
        alphabet.number_letters();
        for (const char32_t letter : used) filling += alphabet.number_of(letter_text(letter));
    }
};

/// The grid in capitals or small letters. A cell outside the shape is a dot.
Grid grid_of(const Field &field, const Alphabet &alphabet, bool small) {
    std::u16string cells;
    for (int r = 0; r < field.rows(); ++r) cells.append(field.at(r, 0), std::size_t(field.cols()));
    std::vector<std::string> texts;
    for (Number number = 0; number < alphabet.size(); ++number)
        texts.push_back(small ? alphabet.letter(number) : capital(alphabet.letter(number), alphabet.kind()));
    texts.push_back(".");
    return {field.rows(), field.cols(), std::move(cells), std::move(texts)};
}

struct Size {
    int rows, cols;
    std::size_t cells = std::size_t(rows) * std::size_t(cols); // to fill

    std::string text() const { return std::to_string(rows) + " x " + std::to_string(cols); }
};

/// The sizes to try: the shape's, the given one, or those that the words may fit in. Without a message these
/// are squares, the smallest first: wider than the longest word, and with twice as many cells as the words
/// have letters. With a message they are the sizes that words and message fill if the words share at most one
/// letter each, squares first.
std::vector<Size> sizes_to_try(const Request &request, const HiddenWords &words) {
    if (words.shape) {
        const auto free = std::ranges::count(words.shape_cells, Number(0));
        return {{words.shape->rows(), words.shape->cols(), std::size_t(free)}};
    }
    if (request.rows > 0) return {{request.rows, request.cols}};
    std::vector<Size> sizes;
    if (words.message.empty()) {
        constexpr int more = 24;
        const auto side = int(std::ceil(std::sqrt(2.0 * double(words.letters))));
        const int least = std::max({side, int(words.longest) + 1, 4});
        for (int n = least; n < least + more; ++n) sizes.push_back({n, n});
        return sizes;
    }
    const std::size_t most = words.letters + words.message.size();
    for (std::size_t cells = most; cells > 0 && most - cells <= words.words().size(); --cells)
        for (std::size_t rows = 2; rows * rows <= cells; ++rows)
            if (const std::size_t cols = cells / rows;
                cols * rows == cells && cols <= 2 * rows && cols >= words.longest)
                sizes.push_back({int(rows), int(cols)});
    std::ranges::stable_sort(sizes, {}, [](Size size) { return size.cols - size.rows; });
    return sizes;
}

/// Why there is no puzzle of these sizes.
std::string why_not(const NewPuzzle &puzzle, const HiddenWords &words, const std::vector<Size> &sizes) {
    if (!puzzle.too_long.empty())
        return "too long for a grid of " + sizes.back().text() + ": " +
               names_of(puzzle.too_long, puzzle.too_long.size(), " more");
    if (puzzle.filling_made_word)
        return "cannot fill the grid without making more words of the list" +
               std::string(words.avoided.words.empty() ? "" : ", or words to avoid");
    if (words.message.empty())
        return "no room found for " + names_of(puzzle.unplaced, puzzle.unplaced.size(), " more");
    const std::string text = "the message has " + shell::count_of(words.message.size(), "letter") + ", and ";
    if (sizes.size() != 1)
        return text + "no grid was found that it and the words fill; try a longer one, or another size";
    const std::size_t left = std::max(sizes[0].cells, words.letters) - words.letters;
    return text + "the words leave " + shell::count_of(left, "cell") + " of " + sizes[0].text() +
           ", or more if they share letters; expected as many letters, or another size";
}

/// Makes a puzzle of the first size that the words fit in, and drops the other sizes. Returns nothing, and
/// says why, if they fit in none.
std::optional<Drawing> make_one(const HiddenWords &words, NewPuzzleOptions how, std::vector<Size> &sizes,
                                bool small) {
    std::optional<shell::Progress> progress(std::in_place);
    how.progress = [&](int attempt, std::size_t placed) {
        progress->poll([&] {
            return "attempt " + std::to_string(attempt) + ", " + std::to_string(placed) + " words placed";
        });
    };
    NewPuzzle puzzle;
    for (const Size size : sizes) {
        how.rows = size.rows;
        how.cols = size.cols;
        if (!words.message.empty() &&
            (words.message.size() + words.letters < size.cells || words.message.size() >= size.cells))
            continue;
        puzzle = generate(words.words(), how);
        if (!puzzle.field) continue;
        sizes = {size};
        progress.reset(); // erases its line, before a message
        if (!puzzle.shared.empty())
            shell::say("all squares shared with another word: " +
                       names_of(puzzle.shared, puzzle.shared.size(), " more"));
        return Drawing{grid_of(*puzzle.field, words.alphabet, small), std::move(puzzle.places)};
    }
    progress.reset();
    shell::say(why_not(puzzle, words, sizes));
    return {};
}

void print_text(const Drawing &made, const std::vector<std::string> &listed, bool solution,
                shell::Output &out) {
    if (solution) Marks(made.grid, made.rings).show(out, false);
    else
        for (int r = 0; r < made.grid.rows(); ++r) out.put(made.grid.row(r) + '\n');
    out.put("\n");
    for (const std::string &word : listed) out.put(word + '\n');
}

void print_json(const Drawing &made, const HiddenWords &words, std::uint64_t seed, shell::Output &out) {
    out.put(size_json(made.grid) + ", \"seed\": \"" + std::to_string(seed) + "\", \"grid\": [");
    for (int r = 0; r < made.grid.rows(); ++r)
        out.put((r > 0 ? ",\n" : "\n") + shell::json_string(made.grid.row(r)));
    using Show = HiddenWords::Show;
    out.put("\n], \"words\": " + shell::json_array(words.listed(Show::words)));
    if (!words.vocabulary.clues.empty())
        out.put(", \"clues\": " + shell::json_array(words.listed(Show::clues)));
    out.put(", \"places\": [");
    for (std::size_t i = 0; i < made.rings.size(); ++i)
        out.put((i > 0 ? ",\n" : "\n") + match_json(made.rings[i], words.words()[made.rings[i].word].text()));
    out.put("\n]}\n");
}

/// The page, or for a set its pages and the keys.
void print_sheets(const Options &options, const std::vector<Drawing> &made,
                  const std::vector<std::string> &listed, std::size_t blanks) {
    options.page.write_pages([&](const svg::PageOptions &page, std::size_t n) {
        const bool keys = n == 0;
        const auto first = made.begin() + std::ptrdiff_t(page.first - 1);
        Sheet sheet{.page = keys ? options.page : page,
                    .solved = keys || options.given("--solution"),
                    .directions = options.directions,
                    .blanks = blanks,
                    .words = listed,
                    .puzzles = {first, first + std::ptrdiff_t(n)}};
        if (keys || (page.puzzles > 0 && page.sets == 0)) sheet.answers = made;
        return draw_sheet(sheet);
    });
}

} // namespace

int make_puzzle(Options options, shell::Output &out) {
    const Request request(options);
    const HiddenWords words(request, options);
    if (words.shape && request.rows > 0)
        throw shell::Misuse("a size and --shape found, expected one of them");
    NewPuzzleOptions how{.directions = options.directions,
                         .numbers = words.alphabet.size() + 1,
                         .filling = words.filling,
                         .shape = words.shape_cells,
                         .message = words.message,
                         .avoided = words.avoided.words};
    const std::vector<std::uint64_t> seeds = options.page.seeds();
    std::vector<Size> sizes = sizes_to_try(request, words);
    std::vector<Drawing> made;
    for (const std::uint64_t seed : seeds) {
        how.seed = seed;
        std::optional<Drawing> puzzle = make_one(words, how, sizes, options.given("--lower"));
        if (!puzzle) return 1;
        made.push_back(*std::move(puzzle));
    }
    if (request.rows == 0 && !words.shape)
        std::fprintf(stderr, "size: %d x %d\n", sizes[0].rows, sizes[0].cols);

    using Show = HiddenWords::Show;
    const std::vector<std::string> listed =
        words.listed(options.given("--solution") ? Show::both : Show::clues);
    if (options.given("--svg") || options.page.sets > 0)
        print_sheets(options, made, listed, words.message.size());
    else if (options.given("--json")) print_json(made[0], words, seeds[0], out);
    else print_text(made[0], listed, options.given("--solution"), out);
    out.flush();
    return 0;
}

} // namespace wordsearch
