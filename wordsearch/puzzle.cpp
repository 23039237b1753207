#include "wordsearch/puzzle.h"

#include "wordsearch/code_page.h"
#include "wordsearch/dialogue.h"
#include "wordsearch/fragments.h"
#include "wordsearch/grid_text.h"
#include "wordsearch/letters.h"
#include "wordsearch/shell.h"

#include <algorithm>
#include <cstdio>
#include <utility>

namespace wordsearch {

using shell::InputFile;

Puzzle::Puzzle(const Options &options) : reading_(options.reading) {
    if (reading_ == Reading::letters) read_letters(options);
    else read_bytes(options);
    // The lecture's methods are for comparison, and look for every word.
    const auto longest = static_cast<std::size_t>(std::max(grid_->rows(), grid_->cols()));
    sought_ = options.method == Method::fast ? sought_words(*dictionary_, options.min_length, longest, false)
                                             : sought_words(*dictionary_, 1, SIZE_MAX, true);
}

void Puzzle::read_letters(const Options &options) {
    const bool one_file = options.operands.size() == 1;
    InputFile puzzle_file =
        InputFile::open(options.operands[0], one_file ? "a puzzle and its words" : "a puzzle");
    std::optional<InputFile> words_file;
    if (!one_file) words_file.emplace(InputFile::open(options.operands[1], "a list of words"));
    ReadGrid read = read_grid(puzzle_file.name(), puzzle_file.read(largest_file()),
                              {.bytes = false, .ragged = options.ragged, .alone = !one_file});
    grid_ = std::move(read.grid);
    if (one_file && read.first_line == 0)
        throw shell::InputError(
            puzzle_file.name() +
            ": end of file found after the grid, expected an empty line and the words, or a file "
            "of WORDS as the second operand");
    CodePage page(*grid_);
    const std::string name = one_file ? puzzle_file.name() : words_file->name();
    // Few words can be on a small grid; only those are kept, unless the others are asked for.
    const bool all = options.print == Print::unused || options.method != Method::fast;
    const Fragments fragments(*grid_, page);
    dictionary_ = Dictionary::of_letters(name, one_file ? read.first_line : 1,
                                         one_file ? std::move(read.rest) : words_file->read(largest_file()),
                                         page, all ? nullptr : &fragments);
    if (!page.typed_in_codes()) codes_ = page.coded(*grid_);
    most_letters_ = page.letters_of_grid();
    if (!one_file && shell::view_of(read.rest).find_first_not_of(" \t\r\n") != std::string_view::npos)
        std::fprintf(stderr, "wordsearch: %s:%zu: words after the puzzle left out, for those of %s\n",
                     shell::tamed(puzzle_file.name()).c_str(), read.first_line,
                     shell::tamed(words_file->name()).c_str());
    name_impossible_words(options, name);
}

bool Puzzle::plain() const {
    return reading_ != Reading::letters ||
           std::all_of(dictionary_->words().begin(), dictionary_->words().end(), [this](const Word &word) {
               return dictionary_->text(word) == dictionary_->letters(word);
           });
}

void Puzzle::read_bytes(const Options &options) {
    InputFile puzzle_file = InputFile::open(options.operands[0], "a puzzle"),
              words_file = InputFile::open(options.operands[1], "a list of words");
    shell::Text text = puzzle_file.read(largest_file());
    if (reading_ == Reading::lecture) {
        ReadGrid read = read_lecture_grid(puzzle_file.name(), std::move(text));
        complain(row_skipped, read.skipped);
        grid_ = std::move(read.grid);
        dictionary_ = Dictionary::of_lecture(words_file.read(largest_file()));
        const std::size_t skipped = dictionary_->skipped();
        complain(word_skipped, skipped);
        if (skipped > 0)
            std::fprintf(stderr,
                         "wordsearch: %s: %zu %s out of order skipped, expected what LC_ALL=C sort gives\n",
                         shell::tamed(words_file.name()).c_str(), skipped, skipped == 1 ? "word" : "words");
    } else {
        grid_ = read_grid(puzzle_file.name(), std::move(text),
                          {.bytes = true, .ragged = options.ragged, .alone = true})
                    .grid;
        dictionary_ = Dictionary::of_bytes(words_file.read(largest_file()));
        name_impossible_words(options, words_file.name());
    }
    if (options.ignore_case) {
        dictionary_->ignore_case();
        shell::Text folded(grid_->size());
        std::transform(grid_->bytes().begin(), grid_->bytes().end(), folded.begin(), fold);
        codes_.emplace(grid_->rows(), grid_->cols(), std::move(folded));
    }
}

void Puzzle::name_impossible_words(const Options &options, const std::string &file) const {
    constexpr std::size_t most_named = 3;
    if (options.min_length > 2) return; // short words are not wanted
    std::size_t found = 0;
    for (const Word &word : dictionary_->words()) {
        if (word.letters_size >= 2 || ++found > most_named) continue;
        std::fprintf(stderr, "wordsearch: %s:%u: %s has %s, expected at least two letters to look for\n",
                     shell::tamed(file).c_str(), static_cast<unsigned>(dictionary_->line(word)),
                     shell::in_quotes(dictionary_->text(word)).c_str(),
                     word.letters_size == 0 ? "no letters" : "one letter");
    }
    if (found > most_named)
        std::fprintf(stderr, "wordsearch: %s: %zu more words of less than two letters\n",
                     shell::tamed(file).c_str(), found - most_named);
}

} // namespace wordsearch
