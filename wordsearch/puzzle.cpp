#include "wordsearch/puzzle.h"

#include <algorithm>
#include <cstdio>
#include <utility>

namespace wordsearch {

using shell::InputFile;

namespace {

/// Prints the line that many times on standard error, as the lecture's program does.
void complain(std::string_view line, std::size_t times) {
    shell::Output out(2, "standard error");
    for (; times > 0; --times) out.put(line);
    out.flush();
}

} // namespace

std::uint64_t largest_file() {
    return std::min<std::uint64_t>(shell::process_memory() / 2 / 16, std::uint64_t{1} << 29);
}

// The lecture's methods are for comparison, and look for every word.
Puzzle::Puzzle(const Options &options)
    : by_lecture_(options.method != Method::fast), all_words_(by_lecture_ || options.print == Print::unused) {
    if (options.reading == Reading::letters) read_letters(options);
    else read_bytes(options);
    sought_ = by_lecture_ ? list_->sought(1, false) : list_->sought(options.min_length, true);
}

Puzzle::Puzzle(InputFile &grid, InputFile &words) {
    read_lecture_files(grid, words, LetterKind::byte);
    sought_ = list_->sought(2, true);
}

/// The grid in numbers. The lecture's methods compare words that have other letters, too.
void Puzzle::set_grid(Grid grid, LetterKind kind, std::string_view list) {
    grid_.emplace(std::move(grid));
    alphabet_ = alphabet_of(*grid_, kind);
    if (by_lecture_) add_letters(*alphabet_, list);
    alphabet_->number_letters();
    field_.emplace(*grid_, *alphabet_);
    if (!all_words_) fragments_.emplace(*field_);
}

void Puzzle::read_letters(const Options &options) {
    const bool one_file = options.operands.size() == 1;
    InputFile puzzle_file =
        InputFile::open(options.operands[0], one_file ? "a puzzle and its words" : "a puzzle");
    std::optional<InputFile> words_file;
    if (!one_file) words_file.emplace(InputFile::open(options.operands[1], "a list of words"));
    const shell::Text text = puzzle_file.read(largest_file());
    ReadGrid read = read_grid(puzzle_file.name(), shell::view_of(text),
                              {.bytes = false, .ragged = options.ragged, .alone = !one_file});
    if (one_file && read.first_line == 0)
        throw shell::InputError(
            puzzle_file.name() +
            ": end of file found after the grid, expected an empty line and the words, or a file "
            "of WORDS as the second operand");
    if (!one_file && shell::view_of(read.rest).find_first_not_of(" \t\r\n") != std::string_view::npos)
        std::fprintf(stderr, "wordsearch: %s:%zu: words after the puzzle left out, for those of %s\n",
                     shell::tamed(puzzle_file.name()).c_str(), read.first_line,
                     shell::tamed(words_file->name()).c_str());
    const std::string name = one_file ? puzzle_file.name() : words_file->name();
    shell::Text words = one_file ? std::move(read.rest) : words_file->read(largest_file());
    set_grid(std::move(read.grid), LetterKind::utf8, shell::view_of(words));
    list_ =
        WordList::of_letters(name, one_file ? read.first_line : 1, std::move(words), *alphabet_, fragments());
    name_short_words(options);
}

void Puzzle::read_bytes(const Options &options) {
    InputFile puzzle_file = InputFile::open(options.operands[0], "a puzzle"),
              words_file = InputFile::open(options.operands[1], "a list of words");
    const LetterKind kind = options.ignore_case ? LetterKind::folded_byte : LetterKind::byte;
    if (options.reading == Reading::lecture) {
        read_lecture_files(puzzle_file, words_file, kind);
        if (const std::size_t skipped = list_->skipped(); skipped > 0)
            std::fprintf(stderr,
                         "wordsearch: %s: %zu %s out of order skipped, expected what LC_ALL=C sort gives\n",
                         shell::tamed(words_file.name()).c_str(), skipped, skipped == 1 ? "word" : "words");
        return;
    }
    const shell::Text text = puzzle_file.read(largest_file());
    ReadGrid read = read_grid(puzzle_file.name(), shell::view_of(text),
                              {.bytes = true, .ragged = options.ragged, .alone = true});
    shell::Text words = words_file.read(largest_file());
    set_grid(std::move(read.grid), kind, shell::view_of(words));
    list_ = WordList::of_bytes(words_file.name(), std::move(words), *alphabet_, fragments(), false);
    name_short_words(options);
}

/// Reads what the lecture's program reads, and complains of what is left out as it does.
void Puzzle::read_lecture_files(InputFile &grid, InputFile &words, LetterKind kind) {
    const shell::Text text = grid.read(largest_file());
    ReadGrid read = read_lecture_grid(grid.name(), shell::view_of(text));
    complain("Puzzle is not rectangular; skipping row\n", read.skipped);
    shell::Text list = words.read(largest_file());
    set_grid(std::move(read.grid), kind, shell::view_of(list));
    list_ = WordList::of_bytes(words.name(), std::move(list), *alphabet_, fragments(), true);
    complain("Dictionary is not sorted... skipping\n", list_->skipped());
}

void Puzzle::name_short_words(const Options &options) const {
    constexpr std::size_t most_named = 3;
    if (options.min_length > 2) return; // short words are not wanted
    std::size_t found = 0;
    for (const Word &word : list_->words()) {
        if (word.letters_size >= 2 || ++found > most_named) continue;
        std::fprintf(stderr, "wordsearch: %s:%zu: %s has %s, expected at least two letters to look for\n",
                     shell::tamed(list_->name()).c_str(), list_->line(word),
                     shell::in_quotes(list_->text(word)).c_str(),
                     word.letters_size == 0 ? "no letters" : "one letter");
    }
    if (found > most_named)
        std::fprintf(stderr, "wordsearch: %s: %zu more words of less than two letters\n",
                     shell::tamed(list_->name()).c_str(), found - most_named);
}

std::string_view Puzzle::text_in_grid(const Match &match) {
    text_.clear();
    each_cell(match, [this](int r, int c) { text_ += grid_->text(r, c); });
    const std::size_t size = text_.size();
    text_.resize(size + WordList::slack);
    return std::string_view(text_).substr(0, size);
}

} // namespace wordsearch
