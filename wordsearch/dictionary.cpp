#include "wordsearch/dictionary.h"

#include "wordsearch/letters.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstring>
#include <optional>
#include <utility>

namespace wordsearch {

namespace {

bool is_blank(std::string_view line) {
    return line.empty() || (line[0] <= ' ' && line.find_first_not_of(" \t") == line.npos);
}

/// What a byte of a list of letters is.
enum class Kind : std::uint8_t { letter, left_out, carriage_return, hash, comma, feed, beyond_ascii };

constexpr std::array<Kind, 256> kinds = [] {
    std::array<Kind, 256> result{};
    for (std::size_t byte = 128; byte < 256; ++byte) result[byte] = Kind::beyond_ascii;
    for (const char byte : std::string_view(" \t-'`"))
        result[static_cast<unsigned char>(byte)] = Kind::left_out;
    result['\r'] = Kind::carriage_return;
    result['#'] = Kind::hash;
    result[','] = Kind::comma;
    result['\n'] = Kind::feed;
    return result;
}();

std::string_view trimmed(std::string_view text) {
    const auto blank = [](char byte) { return byte == ' ' || byte == '\t' || byte == '\r'; };
    while (!text.empty() && blank(text.back())) text.remove_suffix(1);
    while (!text.empty() && blank(text.front())) text.remove_prefix(1);
    return text;
}

/// Eight bytes as a number, the first byte lowest.
std::uint64_t number_of(const char *bytes) {
    std::uint64_t number;
    std::memcpy(&number, bytes, sizeof number);
    if constexpr (std::endian::native == std::endian::big) number = __builtin_bswap64(number);
    return number;
}

void write(std::uint64_t number, char *to) {
    if constexpr (std::endian::native == std::endian::big) number = __builtin_bswap64(number);
    std::memcpy(to, &number, sizeof number);
}

constexpr std::uint64_t each_byte(unsigned value) { return value * 0x0101010101010101U; }

/// For eight bytes, a-z or not: the high bit of each that is not.
std::uint64_t no_letters(std::uint64_t bytes) {
    const std::uint64_t low = bytes & each_byte(0x7F); // sums stay within their bytes
    const std::uint64_t from_a = low + each_byte(0x80 - 'a'), beyond_z = low + each_byte(0x7F - 'z');
    return (bytes | beyond_z | ~from_a) & each_byte(0x80);
}

/// Reads a list as people type it.
class ListReader {
  public:
    /// Letters go to `to`, which must have room for as many bytes as the text has.
    ListReader(const std::string &name, std::size_t first_line, std::string_view text, CodePage &page,
               const Fragments *fragments, char *to, std::vector<Word> &words)
        : name_(name), line_(first_line), begin_(text.data()), end_(begin_ + text.size()), at_(begin_),
          start_(begin_), page_(page), fragments_(fragments), letters_(to), word_(to), to_(to),
          words_(words) {
        if (text.starts_with("\xEF\xBB\xBF")) start_ = at_ += 3; // a byte order mark
        for (char letter = 'a'; letter <= 'z'; ++letter) has_a_to_z_ = has_a_to_z_ && page.has(letter);
    }

    void run() {
        while (at_ != end_) {
            take_letters();
            if (at_ == end_) break;
            const Kind kind = kinds[static_cast<unsigned char>(*at_)];
            if (kind == Kind::comma || kind == Kind::feed) {
                end_word();
                start_ = at_ + 1;
            } else if (kind != Kind::left_out) {
                take_other(kind);
            }
            ++at_;
        }
        end_word();
    }

  private:
    /// Takes the letters up to anything else. Most of a list is read here, and so eight bytes at a time while they are
    /// letters of a word.
    void take_letters() {
        for (; at_ != end_; put(*at_++)) {
            for (std::ptrdiff_t letters = 8; letters == 8 && end_ - at_ >= 8;) {
                const std::uint64_t small = number_of(at_) | each_byte('a' - 'A'), stops = no_letters(small);
                write(small, to_); // what is no letter is written over
                letters = std::countr_zero(stops) / 8;
                at_ += letters;
                to_ += letters;
            }
            if (at_ == end_ || kinds[static_cast<unsigned char>(*at_)] != Kind::letter) return;
        }
    }

    void put(char letter) {
        *to_++ = CodePage::code_of(letter);
        only_a_to_z_ = only_a_to_z_ && fold(letter) >= 'a' && fold(letter) <= 'z';
    }

    void take_other(Kind kind) {
        const bool in_word = at_ != start_ && at_[-1] != ' ' && at_[-1] != '\t';
        if (kind == Kind::beyond_ascii) {
            take_beyond_ascii();
        } else if (kind == Kind::carriage_return) {
            if (at_ + 1 != end_ && at_[1] != '\n')
                put('\r');    // a control character in a word, which no grid has
        } else if (in_word) { // a hash
            put('#');
        } else {
            end_word();
            start_ = std::find(at_, end_, '\n');
            at_ = start_ - 1;
        }
    }

    void take_beyond_ascii() {
        // A mark goes with its letter, which may be one of ASCII and then is taken again.
        const bool after_letter = at_ != start_ && kinds[static_cast<unsigned char>(at_[-1])] == Kind::letter;
        std::string_view tail(at_, static_cast<std::size_t>(end_ - at_));
        if (after_letter) {
            std::string_view with_letter(at_ - 1, tail.size() + 1);
            take_letter(with_letter);
            if (with_letter.data() != at_) {
                tail = {at_ - 1, tail.size() + 1};
                --to_;
            }
        }
        const std::optional<std::string> letter = take_letter(tail);
        if (!letter)
            throw shell::InputError(
                name_ + ':' +
                std::to_string(line_ + static_cast<std::size_t>(std::count(begin_, at_, '\n'))) +
                ": a byte that is no UTF-8 found, expected UTF-8, or --bytes for another encoding");
        if (!is_left_out(*letter)) {
            codes_of_letter_.clear();
            page_.append_codes(*letter, codes_of_letter_);
            only_a_to_z_ = false;
            to_ = std::copy(codes_of_letter_.begin(), codes_of_letter_.end(), to_);
        }
        at_ = tail.data() - 1;
    }

    void keep_word(std::string_view letters, bool only_if_possible) {
        std::string_view text(start_, static_cast<std::size_t>(at_ - start_));
        bool possible = true;
        if (letters.size() != text.size() || !only_a_to_z_ || !has_a_to_z_) { // not for most words
            text = trimmed(text);
            possible = grid_has(letters);
        }
        if (text.empty() || (only_if_possible && !possible)) return;
        words_.push_back({static_cast<std::uint32_t>(text.data() - begin_),
                          static_cast<std::uint32_t>(text.size()),
                          static_cast<std::uint32_t>(word_ - letters_),
                          static_cast<std::uint32_t>(letters.size()) & 0x7FFFFFFF, possible});
        word_ = to_;
    }

    /// Ends the word before at_. Where the next one starts, the caller says.
    void end_word() {
        const std::string_view letters(word_, static_cast<std::size_t>(to_ - word_));
        // A word of less than two letters is kept to be named.
        const bool only_if_there = fragments_ && letters.size() >= 2;
        if (!only_if_there || fragments_->may_make(letters)) keep_word(letters, only_if_there);
        to_ = word_;
        only_a_to_z_ = true;
    }

    /// Whether the grid has all of the letters. Those beyond ASCII have a code only if it has.
    bool grid_has(std::string_view letters) const {
        return (only_a_to_z_ && has_a_to_z_) ||
               std::all_of(letters.begin(), letters.end(), [this](char code) {
                   return static_cast<unsigned char>(code) >= 0x80 || page_.has(code);
               });
    }

    const std::string &name_;
    const std::size_t line_;
    const char *const begin_, *const end_, *at_, *start_; // the present word begins at start_
    CodePage &page_;
    const Fragments *const fragments_;
    char *const letters_, *word_, *to_; // the letters of the present word begin at word_
    std::vector<Word> &words_;
    bool has_a_to_z_ = true, only_a_to_z_ = true; // the grid; the present word
    std::vector<char> codes_of_letter_;
};

} // namespace

Dictionary Dictionary::of_letters(const std::string &name, std::size_t first_line, shell::Text text,
                                  CodePage &page, const Fragments *fragments) {
    Dictionary result(std::move(text));
    result.first_line_ = first_line;
    // A letter has no more codes than bytes. What is not written costs no memory.
    result.letters_ = std::make_unique_for_overwrite<char[]>(result.text_.size() + 1);
    if (!fragments || fragments->all())
        result.words_.reserve(result.text_.size() / 8); // English: eight letters a word
    ListReader(name, first_line, shell::view_of(result.text_), page, fragments, result.letters_.get(),
               result.words_)
        .run();
    return result;
}

Dictionary Dictionary::of_bytes(shell::Text text) {
    Dictionary result(std::move(text));
    std::string_view rest = shell::view_of(result.text_);
    result.words_.reserve(result.text_.size() / 8);
    while (!rest.empty())
        if (const std::string_view word = shell::take_line(rest); !is_blank(word)) {
            const auto start = static_cast<std::uint32_t>(word.data() - result.text_.data());
            const auto size = static_cast<std::uint32_t>(word.size());
            result.words_.push_back({start, size, start, size & 0x7FFFFFFF, true});
        }
    return result;
}

Dictionary Dictionary::of_lecture(shell::Text text) {
    Dictionary result = of_bytes(std::move(text));
    std::string_view last;
    std::erase_if(result.words_, [&](const Word &word) {
        const bool out_of_order = result.text(word) < last;
        if (!out_of_order) last = result.text(word);
        result.skipped_ += out_of_order;
        return out_of_order;
    });
    return result;
}

void Dictionary::ignore_case() {
    letters_ = std::make_unique_for_overwrite<char[]>(text_.size() + 1);
    std::transform(text_.begin(), text_.end(), letters_.get(), fold);
}

std::size_t Dictionary::line(const Word &word) const {
    return first_line_ + static_cast<std::size_t>(std::count(text_.begin(), text_.begin() + word.text, '\n'));
}

std::vector<SoughtWord> sought_words(const Dictionary &dictionary, std::size_t least, std::size_t most,
                                     bool all) {
    std::vector<SoughtWord> sought;
    sought.reserve(dictionary.words().size());
    bool sorted = true; // most lists are
    for (std::uint32_t place = 0; const Word &word : dictionary.words()) {
        if (word.letters_size >= least && word.letters_size <= most && (all || word.possible)) {
            const std::string_view letters = dictionary.letters(word);
            const int sign = sought.empty() ? 1 : letters.compare(sought.back().letters);
            sorted = sorted && sign >= 0;
            if (sign != 0) sought.push_back({letters, place});
        }
        ++place;
    }
    if (sorted) return sought;
    std::stable_sort(sought.begin(), sought.end(),
                     [](const SoughtWord &a, const SoughtWord &b) { return a.letters < b.letters; });
    const auto same = [](const SoughtWord &a, const SoughtWord &b) { return a.letters == b.letters; };
    sought.erase(std::unique(sought.begin(), sought.end(), same), sought.end());
    return sought;
}

} // namespace wordsearch
