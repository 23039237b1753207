#include "wordsearch/words.h"

#include "shell/text.h"

namespace wordsearch {

namespace {

/// The line without its comment.
std::string_view without_comment(std::string_view line) {
    for (std::size_t i = 0; (i = line.find('#', i)) != line.npos; ++i)
        if (i == 0 || std::string_view(" \t,;").find(line[i - 1]) != std::string_view::npos)
            return line.substr(0, i);
    return line;
}

bool is_digit(char byte) { return byte >= '0' && byte <= '9'; }

/// The bytes of the number, box or bullet that the text begins with; 0 if with none.
std::size_t size_of_bullet(std::string_view text, const Alphabet &alphabet) {
    // 1. or 1) or (1) or a) or [ ] or [x]
    const std::size_t open = text[0] == '(' || text[0] == '[' ? 1 : 0;
    std::size_t end = std::min(text.find_first_not_of("0123456789", open), text.size());
    const bool number = end > open;
    if (!number && end < text.size() && (is_a_to_z(text[end]) || (open > 0 && text[end] == ' '))) ++end;
    const char close = end < text.size() ? text[end] : ' ';
    const bool closes = (close == '.' && number && open == 0) || (end > 0 && (close == ')' || close == ']'));
    if (closes && (end + 1 == text.size() || !is_digit(text[end + 1]))) return end + 1;
    std::string_view rest = text;
    const std::string letter = take_letter(rest).value_or("a");
    const Sign sign = sign_of(letter);
    const bool bullet = (sign == Sign::punctuation || sign == Sign::left_out) && !alphabet.has(letter) &&
                        letter != "'" && letter != "\u2018";
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

/// Whether the line is about answers, in English, German or a Romance language.
bool is_of_answers(std::string_view line) {
    const std::vector<std::string> words = shell::words_of(line);
    return std::any_of(words.begin(), words.end(), [](std::string_view word) {
        return word.starts_with("answer") || word.starts_with("solu") || word.starts_with("lösung");
    });
}

/// Whether the line is a sentence: it begins with at least four words, and ends like one or is about answers. So is the
/// foot of a page, which has an address or a copyright sign.
bool is_sentence(std::string_view line) {
    for (const std::string_view sign : {"www.", "://", "©"})
        if (line.find(sign) != line.npos) return true;
    const bool ends =
        line.ends_with('.') || line.ends_with('?') || line.ends_with('!') || is_of_answers(line);
    return ends && shell::words_of(take_piece(line)).size() > 3;
}

/// Longer words are left out: no language has them, and where one nearly fits everywhere, each letter would be compared
/// with all of the grid.
constexpr std::size_t most_letters = 250;

class ListReader {
  public:
    ListReader(shell::Text text, const ListForm &form)
        : form_(form), text_(std::move(text)),
          letters_(std::make_unique_for_overwrite<Number[]>(2 * text_.size() + 1)), to_(letters_.get()) {
        text_.push_back('\n');
        words_.reserve(text_.size() / 8); // English: eight letters a word
    }

    WordList read(const FindForms &find) {
        if (form_.alphabet.kind() == LetterKind::byte) read_lecture();
        std::string_view rest = shell::view_of(text_);
        while (form_.alphabet.kind() == LetterKind::utf8 && !rest.empty() && !answers_) {
            const std::string_view line = rest.substr(0, rest.find('\n'));
            if (add_plain_word(line)) rest.remove_prefix(line.size() + 1);
            else add_line(shell::take_line(rest));
        }
        while (!open_.empty()) choose_forms(find);
        if (!form_.for_new_puzzle || !words_.empty()) say_notes(); // else the list is refused, on one line
        sort_words(words_);
        return {std::move(words_), skipped_, std::move(text_), std::move(letters_)};
    }

  private:
    /// A word or a phrase with several forms.
    struct Open {
        std::string_view text;
        std::array<std::u16string, 2> forms; // with umlauts in two letters, and without their marks
        bool phrase, two_ways;
    };

    void read_lecture() {
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
            std::u16string letters;
            for (const char byte : line) letters += form_.alphabet.number_of_byte(byte);
            add(line, letters);
        }
    }

    /// Adds a line that is a word of A to Z and nothing else, as most are. Returns false if it is another.
    bool add_plain_word(std::string_view word) {
        if (word.size() < form_.least || word.size() > most_letters) return false;
        Number *end = to_;
        for (const char byte : word) {
            if (!is_a_to_z(byte)) return false;
            *end++ = form_.alphabet.number_of_byte(byte);
        }
        add(word, {to_, word.size()});
        return true;
    }

    void add_line(std::string_view line) {
        std::string_view rest = without_blanks(without_comment(line));
        // A heading, as in `Find these words: cat, dog`.
        if (const std::size_t colon = rest.find(": "); colon != rest.npos || rest.ends_with(':')) {
            const std::string_view heading = rest.substr(0, colon);
            answers_ = is_of_answers(heading);
            note(heading, answers_ ? "and what follows left out, as answers" : "left out as a heading");
            if (answers_) return;
            rest = without_blanks(rest.substr(std::min(colon, rest.size() - 1) + 1));
        }
        if (is_sentence(rest)) return note(rest, "left out as a sentence");
        while (!rest.empty()) {
            const std::string_view piece = take_piece(rest);
            std::string_view word = piece;
            while (!word.empty()) {
                const std::size_t bullet = size_of_bullet(word, form_.alphabet);
                if (bullet == 0) break;
                word = without_blanks(word.substr(bullet));
            }
            add_word(word.empty() ? piece : word);
        }
    }

    void add_word(std::string_view text) {
        if (text.empty()) return;
        Open word{text, {}, false, false};
        auto &[in_two, plain] = word.forms;
        std::size_t words = 0; // that have letters
        bool in_word = false, unprintable = false;
        for (std::string_view rest = text; !rest.empty();) {
            const char *const at = rest.data();
            const std::optional<std::string> letter = take_letter(rest);
            if (!letter) throw shell::InputError(place(at) + ": " + not_utf8(form_.name));
            if (*letter == " ") in_word = false;
            const Sign sign = sign_of(*letter);
            if (sign == Sign::left_out || (sign != Sign::letter && !form_.alphabet.has(*letter))) continue;
            unprintable = unprintable || is_unprintable(*letter);
            form_.alphabet.append(*letter, plain);
            form_.alphabet.append(*letter, in_two, true);
            const std::string two = plain_letter(*letter, true);
            const bool two_ways = two.size() == 2 && static_cast<unsigned char>(two[0]) < 0x80;
            word.two_ways = word.two_ways || (two_ways && *letter != "ß" && !form_.alphabet.has(*letter));
            words += !in_word;
            in_word = true;
        }
        word.phrase = words > 1;
        if (unprintable && form_.for_new_puzzle)
            return note(text, "has a character that is no letter, left out");
        if (plain.size() > 1 && (word.phrase || (word.two_ways && !form_.for_new_puzzle)))
            open_.push_back(word);
        else add(text, plain);
    }

    /// Adds a word with these letters, which may stand at to_.
    void add(std::string_view text, std::u16string_view letters) {
        if (letters.size() < form_.least && form_.least > 2) return;
        const char *reason = letters.empty()                 ? "no letters"
                             : letters.size() == 1           ? "one letter"
                             : letters.size() > most_letters ? "more than 250 letters"
                                                             : nullptr;
        if (reason) {
            if (++left_out_ <= most_said) note(text, std::string("has ") + reason + ", left out");
        } else {
            words_.emplace_back(std::u16string_view(to_, letters.size()), text);
            to_ = std::copy(letters.begin(), letters.end(), to_);
        }
    }

    /// Chooses the forms of the words that are open.
    void choose_forms(const FindForms &find) {
        const std::vector<Open> open = std::exchange(open_, {});
        std::vector<Word> forms;
        for (const Open &one : open)
            for (const std::u16string &form : one.forms)
                if (form.size() <= most_letters) forms.emplace_back(form, one.text);
        sort_words(forms);
        const std::set<std::u16string> found = find(forms);
        sort_words(words_);
        const std::vector<Word> listed = words_;
        for (const Open &one : open) {
            // A spelling that is a word of the list is that word's alone.
            const auto form = std::ranges::find_if(one.forms, [&](const std::u16string &letters) {
                return found.contains(letters) &&
                       !(one.two_ways && std::ranges::binary_search(listed, letters, {}, &Word::letters));
            });
            if (form == one.forms.end() && one.phrase) {
                add_words(one.text);
                if (++split_ <= most_said)
                    note(one.text, form_.for_new_puzzle ? "is long, its words are taken"
                                                        : "is not in the grid, its words are looked for");
                continue;
            }
            add(one.text, form != one.forms.end() ? *form : one.forms.back());
            if (form == one.forms.end() || !one.two_ways) continue;
            spellings_ += (spellings_.empty() ? "" : ", ") + std::string(one.text) + " as ";
            for (const Number letter : *form) spellings_ += capital(form_.alphabet.letter(letter));
        }
    }

    /// Adds the words of a phrase.
    void add_words(std::string_view phrase) {
        for (std::string_view rest = phrase; !rest.empty();) {
            const std::size_t size = std::min(rest.find(' '), rest.size());
            if (size_of_bullet(rest, form_.alphabet) != size) add_word(rest.substr(0, size));
            rest.remove_prefix(std::min(size + 1, rest.size()));
        }
    }

    void say_notes() const {
        for (const std::string &note : notes_) say(note);
        say_more(split_, "so are the words of ");
        say_more(left_out_, "left out: ");
        if (!spellings_.empty()) say(form_.name + ": " + spellings_);
    }

    void say_more(std::size_t all, const char *what) const {
        if (all > most_said) say(form_.name + ": " + what + std::to_string(all - most_said) + " more");
    }

    /// Notes something about a text of the list, with file and line. See say_notes().
    void note(std::string_view text, const std::string &what) {
        notes_.push_back(place(text.data()) + ": " + shell::in_quotes(text) + ' ' + what);
    }

    std::string place(const char *at) const {
        const char *const begin = text_.data();
        return form_.name + ':' +
               std::to_string(form_.first_line + static_cast<std::size_t>(std::count(begin, at, '\n')));
    }

    static constexpr std::size_t most_said = 3; // of a kind

    const ListForm form_;
    shell::Text text_; // ends with a line end
    // A word has no more letters than bytes, or twice as many in its form in two letters. What is not written costs no memory.
    std::unique_ptr<Number[]> letters_;
    Number *to_; // where the letters of the next word are written
    std::vector<Word> words_;
    std::vector<Open> open_;
    bool answers_ = false;                               // are what is left
    std::size_t left_out_ = 0, skipped_ = 0, split_ = 0; // words, and phrases whose words were taken
    std::string spellings_;                              // that were chosen
    std::vector<std::string> notes_;
};

} // namespace

WordList read_list(shell::Text text, const ListForm &form, const FindForms &find) {
    return ListReader(std::move(text), form).read(find);
}

std::vector<Word> WordList::listed(const std::vector<bool> &found, std::size_t most) const {
    std::vector<const Word *> missing;
    for (std::size_t i = 0; i < words.size(); ++i)
        if (found.empty() || !found[i]) missing.push_back(&words[i]);
    const auto end = missing.begin() + static_cast<std::ptrdiff_t>(std::min(most, missing.size()));
    std::ranges::partial_sort(missing, end, {}, &Word::text_at);
    std::vector<Word> result;
    for (auto word = missing.begin(); word != end; ++word) result.push_back(**word);
    return result;
}

std::vector<std::string> WordList::texts(const std::vector<bool> &found) const {
    std::vector<std::string> result;
    for (const Word &word : listed(found)) result.emplace_back(word.text());
    return result;
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

shell::Text list_of(const std::vector<std::string> &words) {
    std::string text;
    for (const std::string &word : words) text += word + '\n';
    return {text.begin(), text.end()};
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
            if (utf8 && (is_unprintable(*letter) || sign_of(*letter) != Sign::letter)) continue;
            alphabet.add(*letter);
        }
    }
}

} // namespace wordsearch
