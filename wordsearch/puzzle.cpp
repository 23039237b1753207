#include "wordsearch/puzzle.h"

#include "shell/files.h"
#include "shell/machine.h"
#include "shell/text.h"

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

PuzzleTexts read_puzzle(const Options &options) {
    const bool one_file = options.operands.size() == 1 && options.words.empty();
    InputFile grid = InputFile::open(options.operands[0], one_file ? "a puzzle and its words" : "a puzzle");
    std::optional<InputFile> words;
    if (options.operands.size() == 2) words.emplace(InputFile::open(options.operands[1], "a list of words"));
    try {
        return read_puzzle(grid, words ? &*words : nullptr, options);
    } catch (const shell::InputError &) {
        // Perhaps they are the other way round.
        if (!words || options.lecture || grid.name() == "<stdin>" || words->name() == "<stdin>") throw;
        InputFile first = InputFile::open(grid.name(), ""), second = InputFile::open(words->name(), "");
        try {
            PuzzleTexts texts = read_puzzle(second, &first, options);
            // A few words may look like a small grid; then the first is a puzzle with a fault, or empty.
            const bool has_words = view_of(texts.list).find_first_not_of(" \t\n") != std::string_view::npos;
            if (!has_words || std::min(texts.grid.rows(), texts.grid.cols()) < 4) throw;
            say(second.name() + " is read as the puzzle, " + first.name() + " as the words");
            return texts;
        } catch (const shell::InputError &) {
        }
        throw;
    }
}

PuzzleTexts read_puzzle(InputFile &grid, InputFile *words, const Options &options) {
    const std::string &name = grid.name();
    // To the lecture's program a letter is a byte.
    const Text text = grid.read(largest_file(), options.lecture);
    ReadGrid read = options.lecture ? read_lecture_grid(name, view_of(text))
                                    : read_grid(name, view_of(text), words != nullptr);
    complain("Puzzle is not rectangular; skipping row\n", read.skipped);
    PuzzleTexts texts{std::move(read.grid), read.skipped, words ? words->name() : "--word", 1, {}};
    if (!words && options.words.empty()) {
        if (read.first_line == 0)
            throw shell::InputError(
                name + ": end of file found after the grid, expected an empty line and the words, or a file "
                       "of WORDS as the second operand");
        texts.list_name = name;
        texts.first_line = read.first_line;
        texts.list.assign(read.words.begin(), read.words.end());
        return texts;
    }
    if (read.first_line > 0)
        say(name + ':' + std::to_string(read.first_line) + ": words of the puzzle left out, for those of " +
            texts.list_name);
    texts.list = words ? words->read(largest_file(), options.lecture) : list_of(options.words);
    return texts;
}

Puzzle::Puzzle(PuzzleTexts texts, const Options &options)
    : skipped_rows(texts.skipped_rows), grid(std::move(texts.grid)),
      alphabet(alphabet_of(grid, options.lecture ? LetterKind::byte : LetterKind::utf8)),
      field(grid, alphabet),
      list(read_list(std::move(texts.list), {texts.list_name, texts.first_line, alphabet, options.min_length},
                     [&](const std::vector<Word> &forms) {
                         std::set<std::u16string> found;
                         search_fast(field, Index(forms, alphabet.size()),
                                     [&](std::span<const Match> matches) {
                                         for (const Match &match : matches)
                                             found.emplace(forms[match.word].letters());
                                     });
                         return found;
                     })) {
    complain("Dictionary is not sorted... skipping\n", list.skipped);
}

} // namespace wordsearch
