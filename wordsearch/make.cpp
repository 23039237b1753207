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
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace wordsearch {

namespace {

struct Size {
    int rows, cols;
    std::size_t cells = std::size_t(rows) * std::size_t(cols); // to fill

    std::string text() const { return std::to_string(rows) + " x " + std::to_string(cols); }
};

/// The words to hide, their letters, the message, the shape, and the puzzles made of these.
class Maker {
  public:
    explicit Maker(Options options) : options_(std::move(options)) {
        std::vector<std::string> operands = options_.operands;
        if (operands.size() > 1 && shell::numbers_of(operands.back()).size() == 2) // WORDS 12x12
            std::rotate(operands.begin(), operands.end() - 1, operands.end());
        take_size(operands);
        const Source source = source_of(operands);
        vocabulary_ = read_vocabulary(source.name, shell::view_of(source.text), options_.clues);
        shell::Text list = list_of(vocabulary_.words);
        choose_letters(std::string(shell::view_of(list)) + options_.message);
        list_ = read_list(std::move(list), {.name = source.name, .alphabet = alphabet_});
        if (!options_.avoid.empty()) leave_out();
        if (list_.words.empty())
            throw shell::InputError(source.name + ": no word found, expected two letters or more");
        for (const Word &word : list_.words) letters_ += word.size;
        for (const auto &[typed, letter] : letters_of(options_.message, alphabet_.kind()))
            if (letter && alphabet_.has(*letter)) alphabet_.append(*letter, message_);
        if (options_.given("--message") && message_.empty())
            throw shell::Misuse("--message is " + shell::in_quotes(options_.message) + ", expected letters");
        if (!options_.shape.empty()) read_shape();
    }

    /// Returns the exit code.
    int run(shell::Output &out) {
        const bool chosen = sizes_.empty();
        if (chosen) choose_sizes();
        for (const std::uint64_t seed : options_.page.seeds())
            if (!make_one(seed)) return 1;
        if (chosen) std::fprintf(stderr, "size: %s\n", sizes_[0].text().c_str());
        if (options_.given("--svg") || options_.page.sets > 0) print_sheets();
        else if (options_.given("--json")) print_json(out);
        else print_text(out);
        out.flush();
        return 0;
    }

  private:
    /// Takes `20x20`, `20 x 20`, `20 20` or `20` off the operands.
    void take_size(std::vector<std::string> &operands) {
        constexpr std::uint64_t most_side = 16384;
        for (const std::size_t several : {3U, 2U, 1U}) {
            if (operands.size() < several) continue;
            std::string text = operands[0];
            for (std::size_t i = 1; i < several; ++i) text += ' ' + operands[i];
            std::vector<std::string> numbers = shell::numbers_of(text);
            if (numbers.size() == 1 && !shell::is_file(text)) numbers.push_back(numbers[0]);
            if (numbers.size() != 2) continue;
            sizes_ = {{int(shell::parse_number("ROWS", numbers[0], 1, most_side)),
                       int(shell::parse_number("COLS", numbers[1], 1, most_side))}};
            operands.erase(operands.begin(), operands.begin() + std::ptrdiff_t(several));
            return;
        }
        if (!operands.empty() && is_digit(operands[0][0]) && !shell::is_file(operands[0]))
            throw shell::Misuse(shell::in_quotes(operands[0]) + " found, expected a size such as 20x20");
    }

    /// The words as text: those of --word, or the operands, or their file, or else what is piped. A single
    /// operand is the file, unless it is a list with commas or blanks. Of several operands none may be a file
    /// or look like one: then a name was mistyped, or words were typed beside it.
    Source source_of(std::vector<std::string> operands) const {
        if (operands.empty() && options_.words.empty() && shell::is_input_piped()) operands = {"-"};
        if (operands.empty() == options_.words.empty())
            throw shell::Misuse(shell::count_of(options_.operands.size(), "operand") + " found, expected " +
                                (operands.empty() ? "[SIZE] WORDS" : "no WORDS with --word"));
        const auto name = std::ranges::find_if(operands, shell::is_name);
        if (name != operands.end() && operands.size() > 1)
            throw shell::Misuse(shell::in_quotes(*name) + " found among words, expected words or one file");
        if (name != operands.end()) return Source(shell::InputFile::open(*name, "a list of words"));
        // A phrase alone is no list.
        if (operands.size() == 1 && operands[0].find(',') == std::string::npos) {
            if (operands[0].find_first_of(" \n") == std::string::npos)
                throw shell::Misuse(shell::in_quotes(operands[0]) +
                                    " found, expected two words or more, or a file");
            std::ranges::replace(operands[0], ' ', '\n');
        }
        return {"the command line", shell::view_of(list_of(operands.empty() ? options_.words : operands))};
    }

    /// Chooses the letters of the list and of the message, and all others of their alphabets.
    void choose_letters(const std::string &text) {
        constexpr const char *alphabets[] = {"abcdefghijklmnopqrstuvwxyz", "αβγδεζηθικλμνξοπρστυφχψω",
                                             "абвгдежзийклмнопрстуфхцчшщъыьэюя"};
        alphabet_ = Alphabet(kind_of(text));
        add_letters(alphabet_, text);
        // Capitals lack these: that of ß is SS, and Greek ones have no accent.
        const auto is_used = [this](const Letter &letter) { return alphabet_.has(*letter.letter); };
        for (const Letter &letter : letters_of(options_.given("--lower") ? "" : "ßάέήίόύώΐΰ")) {
            if (!is_used(letter)) continue;
            alphabet_.remove(*letter.letter);
            for (const Letter &plain : letters_of(plain_letters(*letter.letter, Spelling::in_two)[0]))
                alphabet_.add(*plain.letter);
        }
        std::vector<Letter> used;
        for (const char *alphabet : alphabets)
            if (const auto letters = letters_of(alphabet); std::ranges::any_of(letters, is_used))
                used.insert(used.end(), letters.begin(), letters.end());
        for (const Letter &letter : used) alphabet_.add(*letter.letter);
        alphabet_.number_letters();
        for (const Letter &letter : used) filling_ += alphabet_.number_of(*letter.letter);
    }

    /// Reads the words to avoid, and leaves out those of the list that contain one of them, in either
    /// direction.
    void leave_out() {
        Source source(shell::InputFile::open(options_.avoid, "words to avoid"));
        avoided_ = read_list(std::move(source.text), {.name = source.name, .alphabet = alphabet_});
        std::erase_if(list_.words, [this](const Word &word) {
            std::u16string both_ways(word.letters());
            both_ways += Number(0); // no letter
            both_ways.append(word.letters().rbegin(), word.letters().rend());
            const auto within = std::ranges::find_if(avoided_.words, [&](const Word &other) {
                return both_ways.find(other.letters()) != both_ways.npos;
            });
            if (within == avoided_.words.end()) return false;
            shell::say(shell::in_quotes(word.text()) + " left out: contains " +
                       shell::in_quotes(within->text()) + ", a word to avoid");
            return true;
        });
    }

    /// Reads the shape. A short row has no cell at its end.
    void read_shape() {
        if (!sizes_.empty()) throw shell::Misuse("a size and --shape found, expected one of them");
        const Source source(shell::InputFile::open(options_.shape, "a shape"));
        const std::string_view text = shell::view_of(source.text);
        std::size_t cols = 0;
        for (shell::Lines lines(source.name, text); lines.next();) cols = std::max(cols, lines.text().size());
        const Number outside = alphabet_.number_of(".");
        shell::Lines lines(source.name, text);
        while (lines.next()) {
            for (const char cell : lines.text()) {
                if (!shell::contains(std::string_view("#. "), cell))
                    throw lines.error(shell::in_quotes({&cell, 1}) + " found, expected # or a dot");
                shape_ += cell == '#' ? Number(0) : outside;
            }
            shape_.resize(lines.number() * cols, outside);
        }
        const auto cells = std::size_t(std::ranges::count(shape_, Number(0)));
        if (cells == 0) throw lines.error("no # found, expected one for each cell");
        sizes_ = {{int(lines.number()), int(cols), cells}};
    }

    /// Chooses sizes that the words may fit in. Without a message these are squares, the smallest first:
    /// wider than the longest word, and with twice as many cells as the words have letters. With a message
    /// they are the sizes that words and message fill if the words share at most one letter each, squares
    /// first.
    void choose_sizes() {
        const int longest = std::ranges::max(list_.words, {}, &Word::size).size;
        if (message_.empty()) {
            constexpr int more = 24;
            const auto side = int(std::ceil(std::sqrt(2.0 * double(letters_))));
            const int least = std::max({side, longest + 1, 4});
            for (int n = least; n < least + more; ++n) sizes_.push_back({n, n});
            return;
        }
        const auto most = int(letters_ + message_.size()), least = most - int(list_.words.size());
        const auto side = int(std::sqrt(most));
        for (int more = 0; more <= side; ++more)
            for (int rows = side; rows >= std::max(more, 2); --rows)
                if (const int cols = rows + more, cells = rows * cols;
                    cells >= least && cells <= most && cols >= longest)
                    sizes_.push_back({rows, cols});
    }

    /// Makes a puzzle of the first size that the words fit in, and drops the other sizes. Returns false, and
    /// says why, if they fit in none.
    bool make_one(std::uint64_t seed) {
        shell::Progress progress;
        NewPuzzle puzzle;
        for (const Size size : sizes_) {
            if (!message_.empty() &&
                (message_.size() + letters_ < size.cells || message_.size() >= size.cells))
                continue;
            puzzle = generate(list_.words, {.rows = size.rows,
                                            .cols = size.cols,
                                            .directions = options_.directions,
                                            .seed = seed,
                                            .numbers = alphabet_.size(),
                                            .filling = filling_,
                                            .shape = shape_,
                                            .message = message_,
                                            .avoided = avoided_.words,
                                            .progress = [&](int attempt, std::size_t placed) {
                                                progress.poll([&] {
                                                    return "attempt " + std::to_string(attempt) + ", " +
                                                           std::to_string(placed) + " words placed";
                                                });
                                            }});
            if (!puzzle.field) continue;
            sizes_ = {size};
            if (!puzzle.shared.empty())
                shell::say("all squares shared with another word: " +
                           names_of(puzzle.shared, puzzle.shared.size(), " more"));
            made_.push_back({grid_of(*puzzle.field), std::move(puzzle.places)});
            return true;
        }
        shell::say(why_not(puzzle));
        return false;
    }

    /// The grid in capitals or small letters. A cell outside the shape is a dot.
    Grid grid_of(const Field &field) const {
        std::u16string cells;
        for (int r = 0; r < field.rows(); ++r) cells.append(field.at(r, 0), std::size_t(field.cols()));
        std::vector<std::string> texts;
        for (Number number = 0; number < alphabet_.size(); ++number) {
            const std::string &letter = alphabet_.letter(number);
            texts.push_back(options_.given("--lower") ? letter : capital(letter, alphabet_.kind()));
        }
        return {field.rows(), field.cols(), std::move(cells), std::move(texts)};
    }

    /// Why there is no puzzle of these sizes.
    std::string why_not(const NewPuzzle &puzzle) const {
        if (!puzzle.too_long.empty())
            return "too long for a grid of " + sizes_.back().text() + ": " +
                   names_of(puzzle.too_long, puzzle.too_long.size(), " more");
        if (puzzle.filling_made_word)
            return "cannot fill the grid without making more words of the list" +
                   std::string(avoided_.words.empty() ? "" : ", or words to avoid");
        if (message_.empty())
            return "no room found for " + names_of(puzzle.unplaced, puzzle.unplaced.size(), " more");
        const std::string text = "the message has " + shell::count_of(message_.size(), "letter") + ", and ";
        if (sizes_.size() != 1)
            return text + "no grid was found that it and the words fill; try a longer one, or another size";
        const std::size_t left = std::max(sizes_[0].cells, letters_) - letters_;
        return text + "the words leave " + shell::count_of(left, "cell") + " of " + sizes_[0].text() +
               ", or more if they share letters; expected as many letters, or another size";
    }

    /// The clues of the listed words, if they have any.
    std::vector<std::string> clues() const {
        std::vector<std::string> clues;
        if (vocabulary_.clues.empty()) return clues;
        for (const Word &word : list_.missing())
            clues.push_back(
                vocabulary_.clues[std::size_t(std::count(list_.text.data(), word.text_at, '\n'))]);
        return clues;
    }

    /// The words as they are listed below the grid: clues take their place, or stand behind them in a
    /// solution.
    std::vector<std::string> listed() const {
        std::vector<std::string> words = list_.texts(), all = clues();
        for (std::size_t i = 0; i < all.size(); ++i)
            words[i] = options_.given("--solution") ? words[i] + " = " + all[i] : all[i];
        return words;
    }

    void print_text(shell::Output &out) const {
        const Grid &grid = made_[0].grid;
        if (options_.given("--solution")) Marks(grid, made_[0].rings).show(out, false);
        else
            for (int r = 0; r < grid.rows(); ++r) out.put(grid.row(r) + '\n');
        out.put("\n");
        for (const std::string &word : listed()) out.put(word + '\n');
    }

    void print_json(shell::Output &out) const {
        const auto &[grid, places] = made_[0];
        out.put(size_json(grid) + ", \"seed\": \"" + std::to_string(*options_.page.seed) + "\", \"grid\": [");
        for (int r = 0; r < grid.rows(); ++r)
            out.put((r > 0 ? ",\n" : "\n") + shell::json_string(grid.row(r)));
        out.put("\n], \"words\": " + shell::json_array(list_.texts()));
        if (!vocabulary_.clues.empty()) out.put(", \"clues\": " + shell::json_array(clues()));
        out.put(", \"places\": [");
        for (std::size_t i = 0; i < places.size(); ++i)
            out.put((i > 0 ? ",\n" : "\n") + match_json(places[i], list_.words[places[i].word].text()));
        out.put("\n]}\n");
    }

    /// Prints the page, or for a set its pages and the keys.
    void print_sheets() const {
        options_.page.write_pages([&](const svg::PageOptions &page, std::size_t n) {
            const bool keys = n == 0;
            const auto first = made_.begin() + std::ptrdiff_t(page.first - 1);
            Sheet sheet{.page = page,
                        .solved = keys || options_.given("--solution"),
                        .directions = options_.directions,
                        .blanks = message_.size(),
                        .words = listed(),
                        .puzzles = {first, first + std::ptrdiff_t(n)}};
            if (keys || (page.puzzles > 0 && page.sets == 0)) sheet.answers = made_;
            return draw_sheet(sheet);
        });
    }

    Options options_;
    std::vector<Size> sizes_; // to try; none if the program chooses
    Alphabet alphabet_{LetterKind::utf8};
    std::u16string filling_; // all letters of the alphabets that the words are written in
    Vocabulary vocabulary_;
    WordList list_, avoided_;
    std::size_t letters_ = 0; // of all words
    std::u16string message_;
    std::u16string shape_; // of each cell: 0 where the grid is to be filled, the number of a dot outside it
    std::vector<Drawing> made_;
};

} // namespace

int make_puzzle(const Options &options, shell::Output &out) { return Maker(options).run(out); }

} // namespace wordsearch
