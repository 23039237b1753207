#include "wordsearch/words.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstdio>
#include <cstring>
#include <iterator>
#include <optional>

namespace wordsearch {

namespace {

bool is_a_to_z(char byte) { return fold(byte) >= 'a' && fold(byte) <= 'z'; }

bool is_blank(char byte) { return byte == ' ' || byte == '\t' || byte == '\r'; }

std::string_view without_blanks(std::string_view text) {
    while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
    while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
    return text;
}

/// The line without its comment.
std::string_view without_comment(std::string_view line) {
    for (std::size_t i = 0; (i = line.find('#', i)) != line.npos; ++i)
        if (i == 0 || is_blank(line[i - 1]) || line[i - 1] == ',' || line[i - 1] == ';')
            return line.substr(0, i);
    return line;
}

/// Whether the letter is punctuation, and so counts in a word only if the grid has it.
bool is_punctuation(const std::string &letter) {
    if (letter.size() == 1)
        return std::string_view("!\"#$%&()*+./:;<=>?@[\\]^_{|}~,").find(letter[0]) != std::string_view::npos;
    std::string_view rest = letter;
    const char32_t point = shell::take_code_point(rest).value_or(0);
    // Signs of Latin-1, general punctuation, boxes and bullets, marks of Chinese, and the same in full width.
    constexpr std::pair<char32_t, char32_t> blocks[] = {{0xA1, 0xA9},     {0xAB, 0xB1},     {0xB4, 0xB8},
                                                        {0xBB, 0xBF},     {0x2010, 0x205E}, {0x2190, 0x21FF},
                                                        {0x2500, 0x27BF}, {0x3000, 0x3003}, {0x3008, 0x3011},
                                                        {0xFF01, 0xFF0F}, {0xFF1A, 0xFF20}};
    return std::any_of(std::begin(blocks), std::end(blocks),
                       [point](const auto &block) { return point >= block.first && point <= block.second; });
}

bool is_digit(char byte) { return byte >= '0' && byte <= '9'; }

/// The bytes of the number, box or bullet that the text begins with; 0 if with none.
std::size_t size_of_bullet(std::string_view text, const Alphabet &alphabet) {
    for (const std::string_view box : {"[ ]", "[]", "[x]", "[X]", "( )", "()"})
        if (text.starts_with(box)) return box.size();
    // 1. or 1) or (1) or a)
    const std::size_t open = text[0] == '(' ? 1 : 0;
    std::size_t end = open;
    while (end < text.size() && is_digit(text[end])) ++end;
    const bool number = end > open;
    if (!number && end < text.size() && is_a_to_z(text[end])) ++end;
    if (end > open && end < text.size() && (text[end] == ')' || (number && open == 0 && text[end] == '.')) &&
        (end + 1 == text.size() || !is_digit(text[end + 1])))
        return end + 1;
    std::string_view rest = text;
    const std::string letter = take_letter(rest).value_or("a");
    constexpr std::string_view opening = "\" # ' ( [ { \u00A1 \u00AB \u00BF \u2018 \u201A \u201C \u201E";
    const bool bullet = (is_punctuation(letter) || is_left_out(letter)) && !alphabet.has(letter) &&
                        opening.find(letter) == opening.npos;
    return bullet ? text.size() - rest.size() : 0;
}

/// Takes the next word off the line: what stands before a comma, a semicolon, a tab, a bar or two blanks.
std::string_view take_piece(std::string_view &line) {
    std::size_t end = 0, next = line.size();
    for (; end < line.size(); ++end)
        if (std::string_view(",;\t|").find(line[end]) != std::string_view::npos ||
            line.substr(end).starts_with("  ")) {
            next = end + 1;
            break;
        }
    const std::string_view piece = line.substr(0, end);
    line.remove_prefix(next);
    return without_blanks(piece);
}

} // namespace

Fragments::Fragments(const Field &field)
    : longest_(static_cast<std::size_t>(std::max(field.rows(), field.cols()))),
      there_(std::size_t{1} << (letter_bits * size)) {
    for (int r = 0; r < field.rows(); ++r)
        for (int c = 0; c < field.cols(); ++c)
            for (std::size_t direction = 0; direction < steps.size(); ++direction) {
                std::uint32_t fragment = 0;
                for (std::size_t i = 0; i < size; ++i)
                    fragment = next(fragment,
                                    field.at(r, c)[static_cast<std::ptrdiff_t>(i) * field.step(direction)]);
                there_[fragment] = true;
            }
}

WordList::WordList(std::string name, std::size_t first_line, shell::Text text)
    : name_(std::move(name)), first_line_(first_line), text_(std::move(text)),
      letters_(std::make_unique_for_overwrite<Number[]>(2 * text_.size() + 1)) {
    text_.insert(text_.end(), slack, '\n');
}

/// Reads a list: its lines, their words, and the letters of these.
class WordList::Reader {
  public:
    Reader(WordList &list, Of of)
        : list_(list), alphabet_(of.alphabet), fragments_(of.fragments), least_(of.least),
          to_(list.letters_.get() + list.letters_size_) {
        if (!fragments_) list_.words_.reserve(list.text_.size() / 8); // English: eight letters a word
        plain_.fill(not_plain);
        for (char letter = 'a'; letter <= 'z'; ++letter)
            for (const char byte : {letter, static_cast<char>(letter - 'a' + 'A')})
                plain_[static_cast<unsigned char>(byte)] = alphabet_.number_of_byte(byte);
    }
    ~Reader() { list_.letters_size_ = static_cast<std::size_t>(to_ - list_.letters_.get()); }
    Reader(const Reader &) = delete;
    Reader &operator=(const Reader &) = delete;

    /// The words of a phrase.
    void take_words_of(std::string_view phrase) {
        while (!phrase.empty()) {
            const std::size_t size = std::min(phrase.find(' '), phrase.size());
            if (size_of_bullet(phrase, alphabet_) != size) take_word(phrase.substr(0, size));
            phrase.remove_prefix(std::min(size + 1, phrase.size()));
        }
    }

    /// A list of letters as people type it.
    void read_letters() {
        for (std::string_view rest = shell::without_mark(list_.all_text()); !rest.empty();)
            if (!take_plain_word(rest)) take_line(shell::take_line(rest));
    }

    void read_bytes(bool sorted) {
        std::string_view last;
        for (std::string_view rest = list_.all_text(); !rest.empty();) {
            const std::string_view line = shell::take_line(rest);
            if (line.find_first_not_of(" \t") == line.npos) continue;
            if (sorted && line < last) {
                ++list_.skipped_;
                continue;
            }
            last = line;
            Number *end = to_;
            for (const char byte : line) *end++ = alphabet_.number_of_byte(byte);
            add_word(line, end);
        }
    }

  private:
    static constexpr Number not_plain = 0xFFFF;

    void take_word(std::string_view text) {
        if (text.empty()) return;
        std::u16string letters;
        std::size_t words = 0; // that have letters
        bool in_word = false;
        for (std::string_view rest = text; !rest.empty();) {
            const char *const at = rest.data();
            const std::optional<std::string> letter = take_letter(rest);
            if (!letter) throw not_utf8_at(at);
            if (*letter == " ") in_word = false;
            if (is_left_out(*letter)) continue;
            if (!alphabet_.append(*letter, letters)) {
                if (is_punctuation(*letter)) continue;
                letters += Number(0);
            }
            words += !in_word;
            in_word = true;
        }
        add_word(text, std::copy(letters.begin(), letters.end(), to_), words > 1);
    }

    Number plain(char byte) const { return plain_[static_cast<unsigned char>(byte)]; }

    /// Takes a line that is a word of A to Z and nothing else, as most are. Returns false if it is another.
    bool take_plain_word(std::string_view &rest) {
        const char *const text = rest.data();
        // Of a long list few words are on a small grid, as their first letters show.
        const bool there = !fragments_ || may_begin(text);
        std::size_t size = there ? 0 : count_a_to_z(text);
        for (Number number; there && (number = plain(text[size])) != not_plain; ++size) to_[size] = number;
        if (size == 0 || text[size] != '\n') return false;
        if (there) add_word(rest.substr(0, size), to_ + size);
        else add_absent(rest.substr(0, size), size);
        rest.remove_prefix(std::min(size + 1, rest.size()));
        return true;
    }

    /// Whether a string of the grid begins like the text. Yes, if the text begins with fewer letters of A to Z than a
    /// fragment has.
    bool may_begin(const char *text) const {
        std::uint32_t fragment = 0;
        bool has_letters = true;
        for (std::size_t i = 0; i < Fragments::size; ++i) {
            const Number number = plain(text[i]);
            if (number == not_plain) return true;
            has_letters = has_letters && number != 0;
            fragment = Fragments::next(fragment, number);
        }
        return has_letters && fragments_->has(fragment);
    }

    /// How many letters of A to Z the text begins with, eight bytes at a time.
    static std::size_t count_a_to_z(const char *text) {
        static_assert(slack >= 8, "behind the text are line ends");
        constexpr auto each_byte = [](unsigned value) { return value * std::uint64_t{0x0101010101010101}; };
        for (std::size_t size = 0;; size += 8) {
            std::uint64_t bytes = 0;
            std::memcpy(&bytes, text + size, 8);
            if constexpr (std::endian::native == std::endian::big) bytes = __builtin_bswap64(bytes);
            // The high bit of each byte that is no letter.
            const std::uint64_t small = bytes | each_byte('a' - 'A');
            const std::uint64_t low = small & each_byte(0x7F); // sums stay within their bytes
            const std::uint64_t from_a = low + each_byte(0x80 - 'a'), beyond_z = low + each_byte(0x7F - 'z');
            const std::uint64_t others = (small | beyond_z | ~from_a) & each_byte(0x80);
            if (others != 0) return size + static_cast<std::size_t>(std::countr_zero(others)) / 8;
        }
    }

    void take_line(std::string_view line) {
        std::string_view rest = without_comment(line);
        if (const std::string_view all = without_blanks(rest); all.ends_with(':')) {
            std::fprintf(stderr, "wordsearch: %s:%zu: %s left out as a heading\n",
                         shell::tamed(list_.name_).c_str(), list_.line_of(line.data()),
                         shell::in_quotes(all).c_str());
            return;
        }
        while (!rest.empty()) {
            const std::string_view piece = take_piece(rest);
            std::string_view word = piece;
            while (!word.empty()) {
                const std::size_t bullet = size_of_bullet(word, alphabet_);
                if (bullet == 0) break;
                word = without_blanks(word.substr(bullet));
            }
            take_word(word.empty() ? piece : word);
        }
    }

    shell::InputError not_utf8_at(const char *at) const {
        return shell::InputError(list_.name_ + ':' + std::to_string(list_.line_of(at)) + ": " +
                                 not_utf8(list_.name_));
    }

    /// Adds a word whose letters are written from to_ on.
    void add_word(std::string_view text, Number *end, bool phrase = false) {
        const std::u16string_view letters(to_, static_cast<std::size_t>(end - to_));
        const bool possible = letters.find(Number(0)) == letters.npos;
        Word word = word_of(text, letters.size());
        word.possible = possible;
        word.phrase = phrase;
        if (fragments_ && !phrase && letters.size() >= 2 && (!possible || !may_be_there(letters)))
            return add_absent(text, letters.size());
        list_.words_.push_back(word);
        to_ = end;
    }

    /// Counts a word that the grid cannot have.
    void add_absent(std::string_view text, std::size_t letters) {
        constexpr std::size_t most_kept = 16;
        if (letters < least_) return;
        ++list_.absent_;
        if (list_.first_absent_.size() < most_kept) list_.first_absent_.push_back(word_of(text, letters));
    }

    Word word_of(std::string_view text, std::size_t letters) const {
        return {.text = static_cast<std::uint32_t>(text.data() - list_.text_.data()),
                .text_size = static_cast<std::uint32_t>(text.size()),
                .letters = static_cast<std::uint32_t>(to_ - list_.letters_.get()),
                .letters_size = static_cast<std::uint32_t>(letters) & 0x3FFFFFFF};
    }

    bool may_be_there(std::u16string_view letters) const {
        if (letters.size() > fragments_->longest()) return false;
        std::uint32_t fragment = 0;
        for (std::size_t i = 0; i < letters.size(); ++i) {
            fragment = Fragments::next(fragment, letters[i]);
            if (i + 1 >= Fragments::size && !fragments_->has(fragment)) return false;
        }
        return true;
    }

    WordList &list_;
    const Alphabet &alphabet_;
    const Fragments *const fragments_;
    const std::size_t least_;
    Number *to_;                      // where the letters of the next word are written
    std::array<Number, 256> plain_{}; // the numbers of A to Z in either case
};

WordList WordList::of_letters(const std::string &name, std::size_t first_line, shell::Text text, Of of) {
    WordList list(name, first_line, std::move(text));
    Reader(list, of).read_letters();
    return list;
}

WordList WordList::of_bytes(const std::string &name, shell::Text text, Of of, bool sorted) {
    WordList list(name, 1, std::move(text));
    Reader(list, of).read_bytes(sorted);
    return list;
}

void WordList::split_phrases(Of of, const std::function<bool(const Word &)> &keep) {
    constexpr std::size_t most_named = 3;
    std::size_t split = 0;
    std::vector<Word> before;
    before.swap(words_);
    for (const Word &word : before) {
        if (!word.phrase || keep(word)) {
            words_.push_back(word);
            continue;
        }
        Reader(*this, of).take_words_of(text(word));
        if (++split <= most_named)
            std::fprintf(stderr, "wordsearch: %s:%zu: %s is not in the grid, its words are looked for\n",
                         shell::tamed(name_).c_str(), line(word), shell::in_quotes(text(word)).c_str());
    }
    if (split > most_named)
        std::fprintf(stderr, "wordsearch: %s: so are the words of %zu more\n", shell::tamed(name_).c_str(),
                     split - most_named);
}

std::size_t WordList::line_of(const char *at) const {
    return first_line_ + static_cast<std::size_t>(std::count(text_.data(), at, '\n'));
}

std::vector<SoughtWord> WordList::sought(std::size_t least, bool only_possible, std::size_t most) {
    const auto wanted = [=](const Word &word) {
        return word.letters_size >= least && word.letters_size <= most && (word.possible || !only_possible);
    };
    std::vector<SoughtWord> result;
    result.reserve(words_.size());
    const auto add = [&](Word &word) {
        if (result.empty() || result.back().letters != letters(word))
            result.push_back({letters(word), text(word)});
        word.sought = static_cast<std::uint32_t>(result.size() - 1);
    };
    // Most lists are sorted.
    bool sorted = true;
    const Word *last = nullptr;
    for (const Word &word : words_) {
        if (!wanted(word)) continue;
        sorted = sorted && (!last || letters(*last) <= letters(word));
        last = &word;
    }
    if (sorted) {
        for (Word &word : words_)
            if (wanted(word)) add(word);
        return result;
    }
    std::vector<Word *> places;
    for (Word &word : words_)
        if (wanted(word)) places.push_back(&word);
    std::stable_sort(places.begin(), places.end(),
                     [this](const Word *a, const Word *b) { return letters(*a) < letters(*b); });
    for (Word *word : places) add(*word);
    return result;
}

std::string not_utf8(const std::string &file) {
    return "not UTF-8; if the file is Latin-1, convert it: iconv -f latin1 -t utf-8 " +
           (file == "<stdin>" ? "FILE" : file);
}

void add_letters(Alphabet &alphabet, std::string_view list) {
    const bool utf8 = alphabet.kind() == LetterKind::utf8;
    while (!list.empty()) {
        const std::string_view line = shell::take_line(list);
        for (std::string_view rest = utf8 ? without_comment(line) : line; !rest.empty();) {
            const std::optional<std::string> letter = take_letter(rest, alphabet.kind());
            if (!letter) continue;
            if (utf8 && (is_left_out(*letter) || is_unprintable(*letter) || is_punctuation(*letter)))
                continue;
            alphabet.add(*letter);
        }
    }
}

} // namespace wordsearch
