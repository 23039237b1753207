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

Puzzle Puzzle::open(const Options &options) {
    const bool one_file = options.operands.size() == 1 && options.words.empty();
    InputFile grid = InputFile::open(options.operands[0], one_file ? "a puzzle and its words" : "a puzzle");
    std::optional<InputFile> words;
    if (options.operands.size() == 2) words.emplace(InputFile::open(options.operands[1], "a list of words"));
    return {grid, words ? &*words : nullptr, options};
}

Puzzle::Puzzle(InputFile &grid_file, InputFile *words_file, const Options &options)
    : name(grid_file.name()), one_file(!words_file && options.words.empty()) {
    // To the lecture's program a letter is a byte.
    const auto read_text = options.lecture ? &InputFile::read_bytes : &InputFile::read;
    const Text text = (grid_file.*read_text)(largest_file());
    ReadGrid read = options.lecture ? read_lecture_grid(name, view_of(text))
                                    : read_grid(name, view_of(text), words_file != nullptr);
    skipped_rows = read.skipped;
    complain("Puzzle is not rectangular; skipping row\n", skipped_rows);
    grid = std::move(read.grid);
    alphabet = alphabet_of(*grid, options.lecture ? LetterKind::byte : LetterKind::utf8);

    if (one_file && read.first_line == 0)
        throw shell::InputError(
            name + ": end of file found after the grid, expected an empty line and the words, or a file "
                   "of WORDS as the second operand");
    const std::string list_name = one_file ? name : words_file ? words_file->name() : "--word";
    if (!one_file && view_of(read.rest).find_first_not_of(" \t\r\n") != std::string_view::npos)
        shell::say("wordsearch", name + ':' + std::to_string(read.first_line) +
                                     ": words of the puzzle left out, for those of " + list_name);
    Text words = one_file     ? std::move(read.rest)
                 : words_file ? (words_file->*read_text)(largest_file())
                              : list_of(options.words);
    // The lecture's methods are for comparison: they look for every word, whatever its letters.
    const bool all = options.method != Method::fast;
    if (all) add_letters(*alphabet, view_of(words));
    alphabet->number_letters();
    field.emplace(*grid, *alphabet);
    if (!all && grid->size() <= Fragments::most_cells) fragments.emplace(*field);
    list.emplace(list_name, one_file ? read.first_line : 1, std::move(words),
                 WordList::Form{.alphabet = *alphabet,
                                .least = options.min_length,
                                .fragments = fragments ? &*fragments : nullptr,
                                .keeps_absent = options.print == Print::unused});
    if (options.lecture) list->read_lecture();
    else list->read_letters();
    complain("Dictionary is not sorted... skipping\n", list->skipped());

    // A phrase that the grid does not have becomes its words.
    std::vector<Word> phrases = list->phrases();
    sort_words(phrases);
    std::set<std::u16string_view> found;
    if (!phrases.empty())
        search_fast(*field, Index(phrases, alphabet->size()), [&](std::span<const Match> matches) {
            for (const Match &match : matches) found.insert(phrases[match.word].letters());
        });
    list->finish([&](const Word &phrase) { return found.contains(phrase.letters()); });
}

} // namespace wordsearch
