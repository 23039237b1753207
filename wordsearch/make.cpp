#include "wordsearch/make.h"

#include "wordsearch/generator.h"
#include "wordsearch/page.h"
#include "wordsearch/print.h"
#include "wordsearch/puzzle.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <optional>
#include <string>
#include <unistd.h>
#include <utility>
#include <vector>

namespace wordsearch {

namespace {

constexpr std::size_t most_words = 4; // of a phrase: more on a line are a list
constexpr std::uint64_t most_cells = std::uint64_t{1} << 28;

std::string in_capitals(std::string_view text) {
    std::string result;
    while (!text.empty()) result += capital(take_letter(text).value_or("?"));
    return result;
}

/// What the operands say: the size, if any, and where the words are.
struct Request {
    explicit Request(const Options &options) {
        std::vector<std::string> rest = options.operands;
        const auto is_number = [](const std::string &text) {
            return !text.empty() && text.find_first_not_of("0123456789") == text.npos;
        };
        if (rest.size() >= 2 && is_number(rest[0])) {
            rows = static_cast<int>(shell::parse_number("ROWS", rest[0], 1, most_cells));
            cols = static_cast<int>(shell::parse_number("COLS", rest[1], 1, most_cells));
            const std::uint64_t cells = static_cast<std::uint64_t>(rows) * static_cast<std::uint64_t>(cols);
            if (cells > most_cells)
                throw shell::Misuse("ROWS x COLS is " + std::to_string(cells) + ", expected at most " +
                                    std::to_string(most_cells));
            rest.erase(rest.begin(), rest.begin() + 2);
        }
        if (rest.empty() == options.words.empty())
            throw shell::Misuse(std::to_string(options.operands.size()) + " operands found, expected " +
                                (rest.empty() ? "ROWS COLS WORDS" : "no WORDS with --word"));
        if (rest.size() == 1) {
            file = rest[0];
            return;
        }
        // A name that is a file's, or looks like one, is hardly a word: it was mistyped, or others with it.
        for (const std::string &word : rest)
            if (word.find_first_of("./") != word.npos || access(word.c_str(), F_OK) == 0)
                throw shell::Misuse(shell::in_quotes(word) +
                                    " found among words, expected words or one file");
        words = rest.empty() ? options.words : rest;
    }

    int rows = 0, cols = 0; // 0 if the program chooses
    std::string file;
    std::vector<std::string> words; // if there is no file
};

/// The words to hide, and what they are made of.
struct HiddenWords {
    HiddenWords(const Request &request, const Options &options) {
        std::string name = "the command line";
        shell::Text text = list_of(request.words);
        if (request.words.empty()) {
            shell::InputFile input = shell::InputFile::open(request.file, "a list of words");
            name = input.name();
            text = input.read(largest_file());
        }
        const bool letters = choose_letters(shell::view_of(text), options.message);
        list.emplace(name, 1, std::move(text), WordList::Form{.alphabet = alphabet, .for_new_puzzle = true});
        list->read_letters();
        list->finish([](const Word &phrase) { return shell::words_of(phrase.text()).size() <= most_words; });
        if (!request.words.empty() && words().empty())
            throw shell::Misuse("no word found, expected two letters or more");
        if (!letters && !words().empty()) filling.clear(); // words of digits are among digits
        for (const Word &word : words()) longest = std::max<std::size_t>(longest, word.size);
        for (std::string_view rest = options.message; !rest.empty();)
            if (const auto letter = take_letter(rest); letter && alphabet.has(*letter))
                alphabet.append(*letter, message);
    }

    const std::vector<Word> &words() const { return list->words(); }
    /// As they are listed and in that order.
    std::vector<std::string> listed(bool capitals) const {
        std::vector<std::string> result;
        for (const Word &word : in_order_of_list(words()))
            result.emplace_back(capitals ? in_capitals(word.text()) : word.text());
        return result;
    }

    Alphabet alphabet{LetterKind::utf8};
    std::u16string filling; // all letters of the alphabets that the words are written in
    std::optional<WordList> list;
    std::size_t longest = 0; // letters of a word
    std::u16string message;

  private:
    /// The letters of the list, and all of the alphabets that they are of: those of English, and false, if of none.
    bool choose_letters(std::string_view words, std::string_view secret) {
        constexpr std::u32string_view alphabets[] = {
            U"abcdefghijklmnopqrstuvwxyz", U"αβγδεζηθικλμνξοπρστυφχψω", U"абвгдежзийклмнопрстуфхцчшщъыьэюя"};
        add_letters(alphabet, words);
        add_letters(alphabet, secret);
        if (alphabet.has("ß")) { // its capital is SS
            alphabet.remove("ß");
            alphabet.add("s");
        }
        std::vector<std::string> used;
        for (const std::u32string_view letters : alphabets)
            if (std::any_of(letters.begin(), letters.end(),
                            [this](char32_t letter) { return alphabet.has(letter_text(letter)); }))
                for (const char32_t letter : letters) used.push_back(letter_text(letter));
        const bool none = used.empty();
        if (none)
            for (const char32_t letter : alphabets[0]) used.push_back(letter_text(letter));
        for (const std::string &letter : used) alphabet.add(letter);
        alphabet.number_letters();
        for (const std::string &letter : used) filling += alphabet.number_of(letter);
        return !none;
    }
};

/// Why there is no puzzle, on standard error.
void explain(const NewPuzzle &puzzle, int rows, int cols) {
    constexpr std::size_t most_named = 5;
    const auto say = [&](const std::vector<Word> &words, const std::string &what) {
        for (std::size_t i = 0; i < std::min(most_named, words.size()); ++i)
            shell::say("wordsearch", what + ' ' + shell::in_quotes(words[i].text()));
        if (words.size() > most_named)
            shell::say("wordsearch", what + ' ' + std::to_string(words.size() - most_named) + " more words");
    };
    if (!puzzle.too_long.empty())
        say(puzzle.too_long, "no line of " + std::to_string(rows) + " x " + std::to_string(cols) +
                                 " cells in the directions allowed is long enough for");
    else if (!puzzle.unplaced.empty())
        say(puzzle.unplaced,
            "in the best of " + std::to_string(puzzle.attempts) + " attempts there was no room for");
    else shell::say("wordsearch", "cannot fill the grid without making more words of the list");
}

/// The letters as capitals.
Grid capitals(const Field &field, const Alphabet &alphabet) {
    CellNumbers cells;
    for (int r = 0; r < field.rows(); ++r)
        for (int c = 0; c < field.cols(); ++c) cells.push_back(*field.at(r, c));
    std::vector<std::string> texts;
    for (unsigned number = 0; number < alphabet.size(); ++number)
        texts.push_back(number == 0 ? " " : capital(alphabet.letter(static_cast<Number>(number))));
    return {field.rows(), field.cols(), std::move(cells), std::move(texts)};
}

/// The first match of each word, in a direction that the puzzle uses if there is one.
std::vector<Match> solution_of(const Field &field, const HiddenWords &words, Difficulty difficulty) {
    FoundWords found(words.words().size());
    std::vector<Match> result, others;
    std::vector<bool> used(steps.size());
    for (std::size_t i = 0; i < static_cast<std::size_t>(difficulty); ++i) used[generator_order[i]] = true;
    search_fast(field, Index(words.words(), words.alphabet.size()), [&](std::span<const Match> matches) {
        std::vector<Match> right;
        for (const Match &match : matches) (used[match.direction] ? right : others).push_back(match);
        const std::span<const Match> firsts = found.take_firsts(right);
        result.insert(result.end(), firsts.begin(), firsts.end());
    });
    const std::span<const Match> more = found.take_firsts(others);
    result.insert(result.end(), more.begin(), more.end());
    return result;
}

struct Size {
    int rows, cols;
};

/// The sizes to try: the one given, or those that the words may fit in. Without a message these are squares, a little wider
/// than the longest word and with half of their cells for words, and then larger ones; with a message those that it fills,
/// if the words share no more letters than there are words.
std::vector<Size> sizes_to_try(const Request &request, const HiddenWords &words,
                               const NewPuzzleOptions &how) {
    if (request.rows > 0) return {{request.rows, request.cols}};
    const std::size_t letters = letters_to_place(words.words(), how);
    std::vector<Size> sizes;
    if (words.message.empty()) {
        constexpr int more = 24;
        const auto side = static_cast<int>(std::ceil(std::sqrt(2.0 * static_cast<double>(letters))));
        const int least = std::max({side, static_cast<int>(words.longest) + 1, 4});
        for (int n = least; n < least + more; ++n) sizes.push_back({n, n});
        return sizes;
    }
    const std::size_t most = letters + words.message.size();
    for (std::size_t shared = 0; shared <= std::min(words.words().size(), most); ++shared)
        for (std::size_t rows = 2; rows * rows <= most - shared; ++rows) {
            const std::size_t cols = (most - shared) / rows;
            if (cols * rows == most - shared && cols <= 2 * rows && cols >= words.longest)
                sizes.push_back({static_cast<int>(rows), static_cast<int>(cols)});
        }
    std::stable_sort(sizes.begin(), sizes.end(),
                     [](Size a, Size b) { return a.cols - a.rows < b.cols - b.rows; });
    return sizes;
}

/// Why the message has no place there, on standard error.
void explain_message(const NewPuzzle &puzzle, const HiddenWords &words, std::size_t letters, Size size) {
    const std::size_t cells = static_cast<std::size_t>(size.rows) * static_cast<std::size_t>(size.cols);
    const std::string left = std::to_string(cells > letters ? cells - letters : 0);
    std::string text = "the message has " + std::to_string(words.message.size()) + " letters, ";
    if (cells == 0)
        text += "and no grid was found that it and the words fill; try a longer one, or ROWS and COLS";
    else if (words.message.size() + letters < cells)
        text += "too short: at least " + left + " are left over on " + std::to_string(size.rows) + " x " +
                std::to_string(size.cols) + "; expected as many, or a smaller grid";
    else if (puzzle.message_made_word)
        text +=
            "which make a word of the list wherever they were put; try another message, or another --seed";
    else
        text += "too long: the words leave " + left + " over on " + std::to_string(size.rows) + " x " +
                std::to_string(size.cols) + " if they share none, and did not share enough in " +
                std::to_string(puzzle.attempts) + " attempts; expected fewer letters, or a larger grid";
    shell::say("wordsearch", text);
}

/// A puzzle of the first size that the words fit in, which `size` then is. Says why if there is none.
std::optional<Field> make_one(const HiddenWords &words, NewPuzzleOptions how, std::vector<Size> &sizes) {
    std::optional<shell::Progress> progress(std::in_place, "wordsearch");
    how.progress = [&](int attempt, std::size_t placed) {
        progress->poll([&] {
            return "attempt " + std::to_string(attempt) + ", " + std::to_string(placed) + " words placed";
        });
    };
    how.message = words.message;
    const std::size_t letters = letters_to_place(words.words(), how);
    NewPuzzle puzzle;
    for (const Size size : sizes) {
        how.rows = size.rows;
        how.cols = size.cols;
        const std::size_t cells = static_cast<std::size_t>(size.rows) * static_cast<std::size_t>(size.cols);
        if (!words.message.empty() &&
            (words.message.size() + letters < cells || words.message.size() >= cells))
            continue;
        puzzle = generate(words.words(), how);
        if (!puzzle.field) continue;
        sizes = {size};
        return std::move(puzzle.field);
    }
    progress.reset(); // its line goes before the reason comes
    const Size last = sizes.empty() ? Size{0, 0} : sizes.back();
    if (words.message.empty() || !puzzle.too_long.empty()) explain(puzzle, last.rows, last.cols);
    else explain_message(puzzle, words, letters, sizes.size() == 1 ? last : Size{0, 0});
    return {};
}

/// A puzzle that was made, for printing.
struct Made {
    Grid grid;
    std::vector<Match> places; // of the words
};

void print_text(const Made &made, const std::vector<std::string> &listed, bool solution, shell::Output &out) {
    if (solution) {
        Marks marks(made.grid);
        marks.take(made.places);
        marks.show(out, false);
    } else {
        for (int r = 0; r < made.grid.rows(); ++r) out.put(made.grid.row(r) + '\n');
    }
    if (!listed.empty()) out.put("\n");
    for (const std::string &word : listed) out.put(word + '\n');
}

void print_json(const Made &made, const std::vector<std::string> &listed, const HiddenWords &words,
                std::uint64_t seed, shell::Output &out) {
    out.put("{\"rows\": " + std::to_string(made.grid.rows()) + ", \"cols\": " +
            std::to_string(made.grid.cols()) + ", \"seed\": \"" + std::to_string(seed) + "\", \"grid\": [");
    for (int r = 0; r < made.grid.rows(); ++r)
        out.put((r > 0 ? ",\n" : "\n") + shell::json_string(made.grid.row(r)));
    out.put("\n], \"words\": " + json_array(listed) + ", \"places\": [");
    for (std::size_t i = 0; i < made.places.size(); ++i)
        out.put((i > 0 ? ",\n" : "\n") +
                match_json(made.places[i], words.words()[made.places[i].word].text()));
    out.put("\n]}\n");
}

std::string rules_of(const Options &options) {
    const std::string ways = options.difficulty == Difficulty::easy     ? "right and down"
                             : options.difficulty == Difficulty::medium ? "right, down and diagonally"
                                                                        : "in all directions, also backwards";
    return "The words run " + ways + "." +
           (options.message.empty() ? "" : " The letters left over make a message.");
}

void print_sheet(const Options &options, const std::vector<Made> &made, std::vector<std::string> listed,
                 shell::Output &out) {
    Sheet sheet{.paper = options.paper.value_or(svg::Paper::a4), .title = options.title};
    sheet.rules = rules_of(options);
    sheet.name_line = true;
    sheet.words = std::move(listed);
    for (const Made &one : made) {
        sheet.puzzles.push_back({one.grid, options.solution ? one.places : std::vector<Match>()});
        if (options.puzzles > 0) sheet.answers.push_back({one.grid, one.places});
    }
    out.put(draw_sheet(sheet));
}

} // namespace

int make_puzzle(const Options &options, shell::Output &out) {
    const Request request(options);
    const HiddenWords words(request, options);
    if (!options.message.empty() && words.message.empty())
        throw shell::Misuse("--message is " + shell::in_quotes(options.message) + ", expected letters");
    NewPuzzleOptions how{.rows = 1, .cols = 1};
    how.directions = static_cast<int>(options.difficulty);
    how.numbers = words.alphabet.size();
    how.filling = words.filling;
    const std::uint64_t seed = shell::seed_or_random(options.seed);
    std::vector<Size> sizes = sizes_to_try(request, words, how);
    std::vector<Made> made;
    for (unsigned i = 0; i < std::max(options.puzzles, 1U); ++i) {
        how.seed = seed + i;
        const std::optional<Field> field = make_one(words, how, sizes);
        if (!field) return 1;
        made.push_back({capitals(*field, words.alphabet), solution_of(*field, words, options.difficulty)});
    }
    if (request.rows == 0) std::fprintf(stderr, "size: %d x %d\n", sizes[0].rows, sizes[0].cols);

    const std::vector<std::string> listed = words.listed(options.capitals);
    if (options.svg) print_sheet(options, made, listed, out);
    else if (options.json) print_json(made[0], listed, words, seed, out);
    else print_text(made[0], listed, options.solution, out);
    out.flush();
    return 0;
}

} // namespace wordsearch
