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
    name_ = grid.name();
    const shell::Text text = grid.read(largest_file());
    set_lecture_words(read_lecture_grid(name_, shell::view_of(text)), LetterKind::byte, words.name(),
                      words.read(largest_file()), true, 2);
    sought_ = list_->sought(2, true);
}

/// The grid in numbers. The lecture's methods compare words that have other letters, too.
void Puzzle::set_grid(Grid grid, LetterKind kind, std::string_view list) {
    grid_.emplace(std::move(grid));
    alphabet_ = alphabet_of(*grid_, kind);
    if (by_lecture_) add_letters(*alphabet_, list);
    alphabet_->number_letters();
    field_.emplace(*grid_, *alphabet_);
    if (!all_words_ && grid_->size() <= Fragments::most_cells) fragments_.emplace(*field_);
}

/// The list of words: a file, or the words of --word.
struct Puzzle::Words {
    explicit Words(const Options &options) {
        if (options.words.empty()) file.emplace(InputFile::open(options.operands[1], "a list of words"));
    }
    std::string name() const { return file ? file->name() : "--word"; }
    shell::Text read(const Options &options) {
        if (file) return file->read(largest_file());
        shell::Text text;
        for (const std::string &word : options.words) {
            text.insert(text.end(), word.begin(), word.end());
            text.push_back('\n');
        }
        return text;
    }

    std::optional<InputFile> file;
};

void Puzzle::read_letters(const Options &options) {
    one_file_ = options.operands.size() == 1 && options.words.empty();
    InputFile file = InputFile::open(options.operands[0], one_file_ ? "a puzzle and its words" : "a puzzle");
    name_ = file.name();
    std::optional<Words> words;
    if (!one_file_) words.emplace(options);
    const shell::Text text = file.read(largest_file());
    const bool may_have_words = options.operands.size() == 1;
    ReadGrid read = read_grid(name_, shell::view_of(text),
                              {.bytes = false, .ragged = options.ragged, .alone = !may_have_words});
    if (one_file_ && read.first_line == 0)
        throw shell::InputError(
            name_ + ": end of file found after the grid, expected an empty line and the words, or a file "
                    "of WORDS as the second operand");
    if (!one_file_ && shell::view_of(read.rest).find_first_not_of(" \t\r\n") != std::string_view::npos)
        std::fprintf(stderr, "wordsearch: %s:%zu: words after the puzzle left out, for those of %s\n",
                     shell::tamed(name_).c_str(), read.first_line, shell::tamed(words->name()).c_str());
    const std::string name = one_file_ ? name_ : words->name();
    shell::Text list = one_file_ ? std::move(read.rest) : words->read(options);
    set_grid(std::move(read.grid), LetterKind::utf8, shell::view_of(list));
    list_ =
        WordList::of_letters(name, one_file_ ? read.first_line : 1, std::move(list), of(options.min_length));
    if (list_->has_phrases()) split_phrases(options.min_length);
    name_short_words(options);
}

/// A phrase that the grid does not have becomes its words.
void Puzzle::split_phrases(std::size_t least) {
    std::vector<SoughtWord> phrases;
    for (const Word &word : list_->words())
        if (word.phrase && word.possible) phrases.push_back({list_->letters(word)});
    const auto before = [](const SoughtWord &a, const SoughtWord &b) { return a.letters < b.letters; };
    std::sort(phrases.begin(), phrases.end(), before);
    const auto same = [](const SoughtWord &a, const SoughtWord &b) { return a.letters == b.letters; };
    phrases.erase(std::unique(phrases.begin(), phrases.end(), same), phrases.end());
    std::vector<bool> found(phrases.size());
    search_fast(*field_, Index(phrases, alphabet_->size()), [&](std::span<const Match> matches) {
        for (const Match &match : matches) found[match.word] = true;
    });
    list_->split_phrases(of(least), [&](const Word &word) {
        const SoughtWord phrase{list_->letters(word)};
        const auto place = std::lower_bound(phrases.begin(), phrases.end(), phrase, before);
        return place != phrases.end() && same(*place, phrase) &&
               found[static_cast<std::size_t>(place - phrases.begin())];
    });
}

void Puzzle::read_bytes(const Options &options) {
    InputFile file = InputFile::open(options.operands[0], "a puzzle");
    name_ = file.name();
    Words words(options);
    const LetterKind kind = options.ignore_case ? LetterKind::folded_byte : LetterKind::byte;
    const bool lecture = options.reading == Reading::lecture;
    const shell::Text text = file.read(largest_file());
    ReadGrid read = lecture ? read_lecture_grid(name_, shell::view_of(text))
                            : read_grid(name_, shell::view_of(text),
                                        {.bytes = true, .ragged = options.ragged, .alone = true});
    set_lecture_words(std::move(read), kind, words.name(), words.read(options), lecture, options.min_length);
    if (const std::size_t skipped = list_->skipped(); skipped > 0)
        std::fprintf(stderr,
                     "wordsearch: %s: %zu %s out of order skipped, expected what LC_ALL=C sort gives\n",
                     shell::tamed(list_->name()).c_str(), skipped, skipped == 1 ? "word" : "words");
    if (!lecture) name_short_words(options);
}

/// Takes a grid and a list of bytes, and complains of what the lecture leaves out as its program does.
void Puzzle::set_lecture_words(ReadGrid read, LetterKind kind, const std::string &name, shell::Text list,
                               bool sorted, std::size_t least) {
    skipped_rows_ = read.skipped;
    complain("Puzzle is not rectangular; skipping row\n", read.skipped);
    set_grid(std::move(read.grid), kind, shell::view_of(list));
    list_ = WordList::of_bytes(name, std::move(list), of(least), sorted);
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
