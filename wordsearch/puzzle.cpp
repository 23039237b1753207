#include "wordsearch/puzzle.h"

#include <algorithm>
#include <set>
#include <utility>

namespace wordsearch {

using shell::InputFile;
using shell::Text;
using shell::view_of;

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

Puzzle::Puzzle(const Options &options) : one_file_(options.operands.size() == 1 && options.words.empty()) {
    InputFile grid = InputFile::open(options.operands[0], one_file_ ? "a puzzle and its words" : "a puzzle");
    name_ = grid.name();
    std::optional<InputFile> words;
    if (options.operands.size() == 2) words.emplace(InputFile::open(options.operands[1], "a list of words"));
    const std::string list_name = one_file_ ? name_ : words ? words->name() : "--word";
    const Text text = grid.read(largest_file());
    const auto read_list = [&] { return words ? words->read(largest_file()) : list_of(options.words); };
    if (options.lecture) {
        read_lecture(list_name, text, read_list(), options);
        return;
    }
    ReadGrid read = read_grid(name_, view_of(text), options.ragged, options.operands.size() == 2);
    if (one_file_ && read.first_line == 0)
        throw shell::InputError(
            name_ + ": end of file found after the grid, expected an empty line and the words, or a file "
                    "of WORDS as the second operand");
    if (!one_file_ && view_of(read.rest).find_first_not_of(" \t\r\n") != std::string_view::npos)
        shell::say("wordsearch", name_ + ':' + std::to_string(read.first_line) +
                                     ": words after the puzzle left out, for those of " + list_name);
    grid_ = std::move(read.grid);
    alphabet_ = alphabet_of(*grid_, LetterKind::utf8);
    set_words(list_name, one_file_ ? read.first_line : 1, one_file_ ? std::move(read.rest) : read_list(),
              options);
}

Puzzle::Puzzle(InputFile &grid, InputFile &words) : name_(grid.name()) {
    const Text text = grid.read(largest_file());
    Options options;
    options.lecture = true;
    read_lecture(words.name(), text, words.read(largest_file()), options);
}

/// Complains of what is left out as the lecture's program does.
void Puzzle::read_lecture(const std::string &words, const Text &grid, Text list, const Options &options) {
    ReadGrid read = read_lecture_grid(name_, view_of(grid));
    skipped_rows_ = read.skipped;
    complain("Puzzle is not rectangular; skipping row\n", skipped_rows_);
    grid_ = std::move(read.grid);
    alphabet_ = alphabet_of(*grid_, LetterKind::byte);
    set_words(words, 1, std::move(list), options);
    complain("Dictionary is not sorted... skipping\n", list_->skipped());
}

void Puzzle::set_words(const std::string &name, std::size_t first_line, Text list, const Options &options) {
    // The lecture's methods are for comparison: they look for every word, whatever its letters.
    const bool all = options.method != Method::fast;
    if (all) add_letters(*alphabet_, view_of(list));
    alphabet_->number_letters();
    field_.emplace(*grid_, *alphabet_);
    if (!all && grid_->size() <= Fragments::most_cells) fragments_.emplace(*field_);
    list_.emplace(name, first_line, std::move(list),
                  WordList::Form{.alphabet = *alphabet_,
                                 .least = options.min_length,
                                 .fragments = fragments_ ? &*fragments_ : nullptr,
                                 .keeps_absent = options.print == Print::unused});
    if (options.lecture) list_->read_lecture();
    else list_->read_letters();

    // A phrase that the grid does not have becomes its words.
    std::vector<Word> phrases = list_->phrases();
    sort_words(phrases);
    std::set<std::u16string_view> found;
    if (!phrases.empty())
        search_fast(*field_, Index(phrases, alphabet_->size()), [&](std::span<const Match> matches) {
            for (const Match &match : matches) found.insert(phrases[match.word].letters());
        });
    list_->finish([&](const Word &phrase) { return found.contains(phrase.letters()); });
}

} // namespace wordsearch
