// Reads a puzzle to solve: its grid and its words.
#include "wordsearch/puzzle.h"

#include "shell/files.h"
#include "shell/machine.h"
#include "shell/terminal.h"
#include "shell/text.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

namespace wordsearch {

using shell::InputFile;
using shell::view_of;

namespace {

/// Prints the line that many times on standard error, as the lecture's program does.
void complain(std::string_view line, std::size_t times) {
    shell::Output out(2, "standard error");
    for (; times > 0; --times) out.put(line);
    out.flush();
}

/// The puzzle of files that are the other way round, unless a few words look like a small grid.
std::optional<PuzzleTexts> read_swapped(Source &grid, const Source &words, const Options &options) {
    try {
        PuzzleTexts texts = read_puzzle(words, &grid, options);
        const bool has_words = view_of(texts.rest).find_first_not_of(" \t\n") != std::string_view::npos;
        if (has_words && std::min(texts.grid.rows(), texts.grid.cols()) >= 4) return texts;
    } catch (const shell::InputError &) {
    }
    return {};
}

/// The lines that have letters, as texts.
std::vector<Word> lines_of(std::string_view text) {
    std::vector<Word> lines;
    while (!text.empty()) {
        const std::string_view line = without_blanks(shell::take_line(text));
        const auto is_letter = [](char byte) { return is_letter_byte(byte) || is_digit(byte); };
        if (std::ranges::any_of(line, is_letter)) lines.emplace_back(std::u16string_view(), line);
    }
    return lines;
}

} // namespace

std::uint64_t largest_file() { return std::min<std::uint64_t>(shell::process_memory() / 2 / 16, 1 << 29); }

PuzzleTexts read_puzzle(const Options &options) {
    const std::vector<std::string> &names = options.operands;
    const bool one_file = names.size() == 1 && options.words.empty();
    InputFile file = InputFile::open(names[0], one_file ? "a puzzle and its words" : "a puzzle");
    if (names.size() == 1) return read_puzzle(Source(std::move(file)), nullptr, options);
    InputFile list = InputFile::open(names[1], "a list of words");
    Source grid(std::move(file)), words(std::move(list));
    try {
        return read_puzzle(grid, &words, options);
    } catch (const shell::InputError &) {
        std::optional<PuzzleTexts> texts =
            options.lecture ? std::nullopt : read_swapped(grid, words, options);
        if (!texts) throw;
        shell::say(words.name + " is read as the puzzle, " + grid.name + " as the words");
        return *std::move(texts);
    }
}

PuzzleTexts read_puzzle(const Source &grid, Source *words, const Options &options) {
    const std::string &name = grid.name;
    const std::string_view text = view_of(grid.text);
    PuzzleTexts texts{options.lecture ? read_lecture_grid(name, text)
                                      : read_grid(name, text, words != nullptr),
                      name, kind_of(text)};
    complain("Puzzle is not rectangular; skipping row\n", texts.skipped);
    const std::vector<Word> lines = lines_of(view_of(texts.rest));
    if (!words && options.words.empty()) {
        if (!lines.empty()) return texts;
        throw shell::InputError(
            name + ": end of file found after the grid, expected an empty line and the words, or a file "
                   "of WORDS as the second operand");
    }
    if (!lines.empty())
        shell::say(name + ": left out beside the grid: " + names_of(lines, lines.size(), " more lines"));
    texts.list_name = words ? words->name : "--word";
    texts.rest = words ? std::move(words->text) : list_of(options.words);
    texts.kind = std::max(texts.kind, kind_of(view_of(texts.rest)));
    texts.lines_above = 0;
    return texts;
}

Puzzle::Puzzle(PuzzleTexts texts, const Options &options)
    : skipped_rows(texts.skipped), grid(std::move(texts.grid)),
      alphabet(alphabet_of(grid, options.lecture ? LetterKind::byte : texts.kind)), field(grid, alphabet),
      list(read_list(std::move(texts.rest),
                     {.name = texts.list_name,
                      .alphabet = alphabet,
                      .least = options.min_length,
                      .field = &field,
                      .exact = !options.words.empty(),
                      .counts_absent = options.method == Method::fast && !options.given("--unused") &&
                                       !options.given("--svg") && !options.given("--json"),
                      .lines_above = texts.lines_above})) {
    complain("Dictionary is not sorted... skipping\n", list.skipped);
}

} // namespace wordsearch
