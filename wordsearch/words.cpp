#include "wordsearch/words.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstring>
#include <optional>

namespace wordsearch {

namespace {

bool is_blank(char byte) { return byte == ' ' || byte == '\t' || byte == '\r'; }

std::string_view without_blanks(std::string_view text) {
    while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
    while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
    return text;
}

/// The line without its comment.
std::string_view without_comment(std::string_view line) {
    for (std::size_t i = 0; (i = line.find('#', i)) != line.npos; ++i)
        if (i == 0 || is_blank(line[i - 1]) || line[i - 1] == ',') return line.substr(0, i);
    return line;
}

} // namespace

Fragments::Fragments(const Field &field)
    : longest_(static_cast<std::size_t>(std::max(field.rows(), field.cols()))) {
    const bool large = static_cast<std::int64_t>(field.rows()) * field.cols() > most_cells;
    there_.resize(std::size_t{1} << (letter_bits * size), large);
    for (int r = 0; r < field.rows() && !large; ++r)
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
      // What is not written costs no memory.
      letters_(std::make_unique_for_overwrite<Number[]>(text_.size() + 1)) {
    text_.insert(text_.end(), slack, '\n');
}

/// Reads a list: its lines, their words, and the letters of these.
class WordList::Reader {
  public:
    Reader(WordList &list, const Alphabet &alphabet, const Fragments *fragments)
        : list_(list), alphabet_(alphabet), fragments_(fragments), to_(list.letters_.get()) {
        if (!fragments) list_.words_.reserve(list.text_.size() / 8); // English: eight letters a word
        plain_.fill(not_plain);
        for (char letter = 'a'; letter <= 'z'; ++letter)
            for (const char byte : {letter, static_cast<char>(letter - 'a' + 'A')})
                plain_[static_cast<unsigned char>(byte)] = alphabet.number_of_byte(byte);
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
        for (std::string_view rest = without_comment(line); !rest.empty();) {
            const std::size_t size = std::min(rest.find(','), rest.size());
            take_word(without_blanks(rest.substr(0, size)));
            rest.remove_prefix(std::min(size + 1, rest.size()));
        }
    }

    void take_word(std::string_view text) {
        if (text.empty()) return;
        std::u16string letters;
        for (std::string_view rest = text; !rest.empty();) {
            const char *const at = rest.data();
            const std::optional<std::string> letter = take_letter(rest);
            if (!letter) throw not_utf8(at);
            if (!is_left_out(*letter) && !alphabet_.append(*letter, letters)) letters += Number(0);
        }
        add_word(text, std::copy(letters.begin(), letters.end(), to_));
    }

    shell::InputError not_utf8(const char *at) const {
        const char *begin = list_.text_.data();
        return shell::InputError(
            list_.name_ + ':' +
            std::to_string(list_.first_line_ + static_cast<std::size_t>(std::count(begin, at, '\n'))) +
            ": a byte that is no UTF-8 found, expected UTF-8, or --bytes for another encoding");
    }

    /// Adds a word whose letters are written from to_ on.
    void add_word(std::string_view text, Number *end) {
        const std::u16string_view letters(to_, static_cast<std::size_t>(end - to_));
        const bool possible = letters.find(Number(0)) == letters.npos;
        if (fragments_ && letters.size() >= 2 && (!possible || !may_be_there(letters))) return;
        list_.words_.push_back({.text = static_cast<std::uint32_t>(text.data() - list_.text_.data()),
                                .text_size = static_cast<std::uint32_t>(text.size()),
                                .letters = static_cast<std::uint32_t>(to_ - list_.letters_.get()),
                                .letters_size = static_cast<std::uint32_t>(letters.size()),
                                .possible = possible});
        to_ = end;
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
    Number *to_;                      // where the letters of the next word are written
    std::array<Number, 256> plain_{}; // the numbers of A to Z in either case
};

WordList WordList::of_letters(const std::string &name, std::size_t first_line, shell::Text text,
                              const Alphabet &alphabet, const Fragments *fragments) {
    WordList list(name, first_line, std::move(text));
    Reader(list, alphabet, fragments).read_letters();
    return list;
}

WordList WordList::of_bytes(const std::string &name, shell::Text text, const Alphabet &alphabet,
                            const Fragments *fragments, bool sorted) {
    WordList list(name, 1, std::move(text));
    Reader(list, alphabet, fragments).read_bytes(sorted);
    return list;
}

std::size_t WordList::line(const Word &word) const {
    return first_line_ + static_cast<std::size_t>(std::count(text_.begin(), text_.begin() + word.text, '\n'));
}

std::vector<SoughtWord> WordList::sought(std::size_t least, bool only_possible) {
    // The places of the words, sorted by their letters. Most lists are sorted.
    std::vector<std::uint32_t> places;
    bool sorted = true;
    for (std::uint32_t place = 0; place < words_.size(); ++place) {
        const std::u16string_view own = letters(words_[place]);
        if (own.size() < least) continue;
        if (only_possible && !words_[place].possible) continue;
        sorted = sorted && (places.empty() || letters(words_[places.back()]) <= own);
        places.push_back(place);
    }
    const auto before = [this](std::uint32_t a, std::uint32_t b) {
        return letters(words_[a]) < letters(words_[b]);
    };
    if (!sorted) std::stable_sort(places.begin(), places.end(), before);

    std::vector<SoughtWord> result;
    result.reserve(places.size());
    for (const std::uint32_t place : places) {
        Word &word = words_[place];
        if (result.empty() || result.back().letters != letters(word))
            result.push_back({letters(word), text(word)});
        word.sought = static_cast<std::uint32_t>(result.size() - 1);
    }
    return result;
}

void add_letters(Alphabet &alphabet, std::string_view list) {
    const bool utf8 = alphabet.kind() == LetterKind::utf8;
    while (!list.empty()) {
        const std::string_view line = shell::take_line(list);
        for (std::string_view rest = utf8 ? without_comment(line) : line; !rest.empty();) {
            const std::optional<std::string> letter = take_letter(rest, alphabet.kind());
            if (!letter) continue;
            if (utf8 && (is_left_out(*letter) || is_unprintable(*letter) || *letter == "|" || *letter == ","))
                continue;
            alphabet.add(*letter);
        }
    }
}

} // namespace wordsearch
