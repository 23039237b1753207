#include "wordsearch/words.h"

#include <algorithm>
#include <cassert>
#include <cstdio>
#include <iterator>
#include <optional>

namespace wordsearch {

namespace {

bool is_a_to_z(char byte) { return static_cast<unsigned char>((byte | 32) - 'a') < 26; }

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

/// Takes the next word off the line: what stands before a comma, a semicolon, a tab, a bar, two blanks or a place such as
/// (3, 5).
std::string_view take_piece(std::string_view &line) {
    const auto is_place = [line](std::size_t i) {
        const std::size_t comma = line.find_first_not_of("0123456789", i + 1);
        return line[i] == '(' && comma > i + 1 && comma < line.size() && line[comma] == ',';
    };
    std::size_t end = 0;
    while (end < line.size() && std::string_view(",;\t|").find(line[end]) == std::string_view::npos &&
           !line.substr(end).starts_with("  ") && !is_place(end))
        ++end;
    const std::string_view piece = line.substr(0, end);
    std::size_t next = end + 1;
    if (end < line.size() && is_place(end))
        for (next = end; next < line.size() && line[next] == '(';)
            next = std::min(line.find(')', next), line.size() - 1) + 1;
    line.remove_prefix(std::min(next, line.size()));
    return without_blanks(piece);
}

/// Whether the line is a sentence and no word: it ends with a full stop and begins with four words or more.
bool is_sentence(std::string_view line) {
    return line.ends_with('.') && shell::words_of(take_piece(line)).size() > 3;
}

/// Whether answers follow: the heading has that word.
bool is_of_answers(std::string_view heading) {
    const std::vector<std::string> words = shell::words_of(heading);
    return std::any_of(words.begin(), words.end(), [](std::string_view word) {
        return word.starts_with("answer") || word.starts_with("solution");
    });
}

} // namespace

Fragments::Fragments(const Field &field) : there_(std::size_t{1} << letter_bits * size) {
    for (int r = 0; r < field.rows(); ++r)
        for (int c = 0; c < field.cols(); ++c)
            for (std::size_t direction = 0; direction < steps.size(); ++direction) {
                std::uint32_t fragment = 0;
                const Number *at = field.at(r, c);
                for (std::size_t i = 0; i < size; ++i, at += field.step(direction))
                    fragment = next(fragment, *at);
                there_[fragment] = true;
            }
}

bool Fragments::may_have(std::u16string_view word) const {
    std::uint32_t fragment = 0;
    for (std::size_t i = 0; i < word.size(); ++i) {
        fragment = next(fragment, word[i]);
        if (i + 1 >= size && !has(fragment)) return false;
    }
    return true;
}

WordList::WordList(std::string name, std::size_t first_line, shell::Text text, const Form &form)
    : name_(std::move(name)), first_line_(first_line), form_(form), text_(std::move(text)),
      letters_(std::make_unique_for_overwrite<Number[]>(2 * text_.size() + 1)), to_(letters_.get()) {
    text_.push_back('\n');
    if (!form.fragments) words_.reserve(text_.size() / 8); // English: eight letters a word
}

void WordList::read_letters() {
    std::string_view rest = shell::without_mark(shell::view_of(text_));
    words_alone_ =
        all_bytes(rest, [](char byte) { return static_cast<bool>(is_a_to_z(byte) | (byte == '\n')); });
    while (!rest.empty() && !answers_) {
        const std::string_view line = rest.substr(0, rest.find('\n'));
        if (take_plain_word(line)) rest.remove_prefix(line.size() + 1);
        else take_line(shell::take_line(rest));
    }
}

void WordList::read_lecture() {
    std::string_view last;
    for (std::string_view rest = shell::view_of(text_); !rest.empty();) {
        const std::string_view line = shell::take_line(rest);
        if (without_blanks(line).empty()) continue;
        if (line < last) {
            ++skipped_;
            continue;
        }
        last = line;
        if (line.size() < 2) continue;
        Number *end = to_;
        for (const char byte : line) *end++ = form_.alphabet.number_of_byte(byte);
        add(line, end);
    }
}

/// Takes a line that is a word of A to Z and nothing else, as most are. Returns false if it is another.
bool WordList::take_plain_word(std::string_view word) {
    if (word.size() < form_.least || word.size() > most_letters) return false;
    // Of a long list, the first letters of most words are not on a small grid.
    if (words_alone_ && form_.fragments && word.size() >= Fragments::size) {
        std::uint32_t fragment = 0;
        for (std::size_t i = 0; i < Fragments::size; ++i)
            fragment = Fragments::next(fragment, form_.alphabet.number_of_byte(word[i]));
        if (!form_.fragments->has(fragment)) {
            add_absent(word, word.size());
            return true;
        }
    }
    Number *end = to_;
    for (const char byte : word) {
        if (!is_a_to_z(byte)) return false;
        *end++ = form_.alphabet.number_of_byte(byte);
    }
    add(word, end);
    return true;
}

void WordList::take_line(std::string_view line) {
    std::string_view rest = without_blanks(without_comment(line));
    // Find these words: cat, dog
    if (const std::size_t colon = rest.find(": "); colon != rest.npos || rest.ends_with(':')) {
        const std::string_view heading = rest.substr(0, colon);
        answers_ = is_of_answers(heading);
        say(heading, answers_ ? "and what follows left out, as answers" : "left out as a heading");
        if (answers_) return;
        rest = without_blanks(rest.substr(std::min(colon, rest.size() - 1) + 1));
    }
    if (is_sentence(rest)) return say(rest, "left out as a sentence");
    while (!rest.empty()) {
        const std::string_view piece = take_piece(rest);
        std::string_view word = piece;
        while (!word.empty()) {
            const std::size_t bullet = size_of_bullet(word, form_.alphabet);
            if (bullet == 0) break;
            word = without_blanks(word.substr(bullet));
        }
        take_word(word.empty() ? piece : word);
    }
}

void WordList::take_word(std::string_view text) {
    if (text.empty()) return;
    std::u16string letters;
    std::size_t words = 0; // that have letters
    bool in_word = false;
    for (std::string_view rest = text; !rest.empty();) {
        const char *const at = rest.data();
        const std::optional<std::string> letter = take_letter(rest);
        if (!letter) throw shell::InputError(place(at) + ": " + not_utf8(name_));
        if (*letter == " ") in_word = false;
        if (is_left_out(*letter)) continue;
        if (!form_.alphabet.append(*letter, letters)) {
            if (is_punctuation(*letter)) continue;
            letters += Number(0);
        }
        words += !in_word;
        in_word = true;
    }
    add(text, std::copy(letters.begin(), letters.end(), to_), words > 1);
}

/// Adds a word whose letters are written from to_ on.
void WordList::add(std::string_view text, Number *end, bool phrase) {
    const std::u16string_view letters(to_, static_cast<std::size_t>(end - to_));
    if (letters.size() < form_.least && form_.least > 2) return;
    const bool possible = letters.find(Number(0)) == letters.npos, too_long = letters.size() > most_letters;
    const char *reason = letters.empty()                     ? "no letters"
                         : letters.size() == 1               ? "one letter"
                         : !possible && form_.for_new_puzzle ? "a character that is no letter"
                         : too_long && !phrase               ? "more than 250 letters"
                                                             : nullptr;
    if (reason) {
        if (++left_out_ <= most_said) say(text, std::string("has ") + reason + ", left out");
    } else if (phrase) {
        phrases_.emplace_back(possible && !too_long ? letters : std::u16string_view(), text);
        to_ = end;
    } else if (!possible || (form_.fragments && !form_.fragments->may_have(letters))) {
        add_absent(text, letters.size());
    } else {
        words_.emplace_back(letters, text);
        to_ = end;
    }
}

/// Notes a word that the grid cannot have. Its letters are not written: only their number is known.
void WordList::add_absent(std::string_view text, std::size_t letters) {
    constexpr std::size_t most_kept = 16;
    ++absent_count_;
    if (form_.keeps_absent || absent_.size() < most_kept)
        absent_.emplace_back(std::u16string_view(to_, letters), text);
}

void WordList::finish(const std::function<bool(const Word &)> &whole) {
    std::size_t split = 0;
    for (const Word &phrase : phrases_) {
        if (phrase.size > 0 && whole(phrase)) {
            words_.push_back(phrase);
            continue;
        }
        for (std::string_view rest = phrase.text(); !rest.empty();) {
            const std::size_t size = std::min(rest.find(' '), rest.size());
            if (size_of_bullet(rest, form_.alphabet) != size) take_word(rest.substr(0, size));
            rest.remove_prefix(std::min(size + 1, rest.size()));
        }
        if (++split <= most_said)
            say(phrase.text(), form_.for_new_puzzle ? "is long, its words are taken"
                                                    : "is not in the grid, its words are looked for");
    }
    const auto say_more = [&](std::size_t all, const char *what) {
        if (all > most_said)
            shell::say("wordsearch", name_ + ": " + what + std::to_string(all - most_said) + " more");
    };
    say_more(split, "so are the words of ");
    say_more(left_out_, "left out: ");
    sort_words(words_);
}

/// Says something about a text of the list, with file and line.
void WordList::say(std::string_view text, const std::string &what) const {
    shell::say("wordsearch", place(text.data()) + ": " + shell::in_quotes(text) + ' ' + what);
}

std::string WordList::place(const char *at) const {
    const char *const begin = text_.data();
    return name_ + ':' + std::to_string(first_line_ + static_cast<std::size_t>(std::count(begin, at, '\n')));
}

void sort_words(std::vector<Word> &words) {
    const auto not_before = [](const Word &a, const Word &b) { return a.letters() >= b.letters(); };
    if (std::adjacent_find(words.begin(), words.end(), not_before) == words.end()) return; // most are sorted
    std::sort(words.begin(), words.end(), [](const Word &a, const Word &b) {
        const int sign = a.letters().compare(b.letters());
        return sign != 0 ? sign < 0 : a.text().data() < b.text().data();
    });
    std::size_t kept = 0;
    for (const Word &word : words)
        if (kept == 0 || words[kept - 1].letters() != word.letters()) words[kept++] = word;
        else if (words[kept - 1].times < UINT16_MAX) ++words[kept - 1].times;
    words.erase(words.begin() + static_cast<std::ptrdiff_t>(kept), words.end());
}

std::vector<Word> in_order_of_list(std::vector<Word> words) {
    std::sort(words.begin(), words.end(), [](const Word &a, const Word &b) { return a.text_at < b.text_at; });
    return words;
}

shell::Text list_of(const std::vector<std::string> &words) {
    shell::Text text;
    for (const std::string &word : words) {
        text.insert(text.end(), word.begin(), word.end());
        text.push_back('\n');
    }
    return text;
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
