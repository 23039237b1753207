#include "wordsearch/words.h"

#include "shell/kinds.h"
#include "shell/terminal.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <utility>

namespace wordsearch {

namespace {

/// Longer words are left out: no language has them, and where one nearly fits everywhere, each letter would
/// be compared with all of the grid.
constexpr std::size_t most_letters = 250;

/// The line without its comment.
std::string_view without_comment(std::string_view line) {
    for (std::size_t i = 0; (i = line.find('#', i)) != line.npos; ++i)
        if (i == 0 || std::string_view(" \t,;").find(line[i - 1]) != std::string_view::npos)
            return line.substr(0, i);
    return line;
}

/// The text without quotes around it, as cells of a CSV file have them.
std::string_view without_quotes(std::string_view text) {
    constexpr std::array<std::string_view, 2> pairs[] = {
        {"\"", "\""}, {"“", "”"}, {"„", "“"}, {"«", "»"}, {"‘", "’"}};
    for (const auto &[open, close] : pairs) {
        if (text.size() <= open.size() + close.size() || !text.starts_with(open) || !text.ends_with(close))
            continue;
        const std::string_view inner = text.substr(open.size(), text.size() - open.size() - close.size());
        if (inner.find(open) == inner.npos && inner.find(close) == inner.npos) return inner;
    }
    return text;
}

/// Removes from the line what stands before a comma, another separator, or two blanks, and returns it.
std::string_view take_piece(std::string_view &line) {
    std::string_view rest = line;
    std::size_t end = 0;
    bool ends = false;
    while (!ends && !rest.empty()) {
        end = line.size() - rest.size();
        ends = rest.starts_with("  ");
        ends = is_separator(shell::take_code_point(rest).value_or('a')) || ends;
    }
    const std::string_view piece = without_quotes(without_blanks(line.substr(0, ends ? end : line.size())));
    line = rest;
    return piece;
}

/// The text up to a blank; a number followed by a point or a bracket stands by itself.
std::vector<std::string_view> runs_of(std::string_view text) {
    std::vector<std::string_view> runs;
    while (!text.empty()) {
        const std::size_t number = text.find_first_not_of("(0123456789");
        const bool is_label =
            number > 0 && number < text.size() && (text[number] == '.' || text[number] == ')');
        runs.push_back(text.substr(0, is_label ? number + 1 : text.find(' ')));
        text = without_blanks(text.substr(runs.back().size()));
    }
    return runs;
}

/// How many bytes the heading of a line has: what stands before a colon and a blank, or in lenticular
/// brackets; 0 if there is none.
std::size_t size_of_heading(std::string_view line) {
    for (const std::string_view end : {": ", "：", "】"})
        if (const std::size_t at = line.find(end); at != line.npos && (end != "】" || line.starts_with("【")))
            return at + end.size();
    return line.ends_with(':') ? line.size() : 0;
}

/// The text with plain blanks for those of Unicode, and without blanks of no width.
shell::Text with_plain_blanks(shell::Text text) {
    if (shell::is_plain(shell::view_of(text))) return text;
    shell::Text result;
    for (std::string_view rest = shell::view_of(text); !rest.empty();) {
        const std::string_view before = rest;
        shell::take_code_point(rest);
        std::string_view letter = before.substr(0, before.size() - rest.size());
        const std::string plain = shell::plain(letter);
        if (plain.empty() || plain == " ") letter = plain;
        result.insert(result.end(), letter.begin(), letter.end());
    }
    return result;
}

/// The text without signs of emphasis, and blanks to fill in: each two stars or underscores.
shell::Text without_emphasis(shell::Text text) {
    auto to = text.begin();
    for (auto from = text.begin(); from != text.end(); ++from) {
        const bool may_be = *from == '*' || *from == '_';
        if (may_be && from + 1 != text.end() && from[1] == *from) ++from;
        else *to++ = *from;
    }
    text.erase(to, text.end());
    return text;
}

/// Whether the word joins the last two of a list.
bool is_conjunction(std::string_view word) {
    constexpr std::string_view conjunctions[] = {"and", "und", "en",  "og", "och",  "ja", "et",
                                                 "y",   "e",   "și",  "i",  "oraz", "a",  "и",
                                                 "і",   "та",  "και", "ve", "és"};
    return std::ranges::find(conjunctions, word) != std::end(conjunctions);
}

/// Whether a heading announces the words, in English, German or a Romance language.
bool is_of_answers(std::string_view heading) {
    const std::vector<std::string> words = shell::words_of(heading);
    return std::ranges::any_of(words, [](std::string_view word) {
        return word.starts_with("answer") || word.starts_with("solu") || word.starts_with("lösung");
    });
}

/// Which strings of four letters are on a grid. A word can be there only if all its strings are, so that few
/// words of a long list need to be kept and sorted.
class Fragments {
  public:
    explicit Fragments(const Field &field) : there_(std::size_t{1} << letter_bits * size) {
        for (int r = 0; r < field.rows(); ++r)
            for (int c = 0; c < field.cols(); ++c)
                for (std::size_t direction = 0; direction < steps.size(); ++direction) {
                    std::uint32_t fragment = 0;
                    for (int i = 0; i < size; ++i)
                        fragment = next(fragment, field.at(r, c)[i * field.step(direction)]);
                    there_[fragment] = true;
                }
    }

    /// Whether the word may be there.
    bool may_have(std::u16string_view word) const {
        std::uint32_t fragment = 0;
        for (std::size_t i = 0; i < word.size(); ++i) {
            fragment = next(fragment, word[i]);
            if (i + 1 >= size && !there_[fragment]) return false;
        }
        return true;
    }

  private:
    static constexpr int size = 4, letter_bits = 5; // letters whose numbers are 32 apart count as one

    /// The fragment that a letter makes with those before it.
    static std::uint32_t next(std::uint32_t fragment, Number letter) {
        return (fragment << letter_bits | (letter & 31U)) & ((1U << letter_bits * size) - 1);
    }

    std::vector<bool> there_;
};

class ListReader {
  public:
    ListReader(shell::Text text, const ListForm &form)
        : form_(form), text_(form.alphabet.kind() == LetterKind::byte
                                 ? std::move(text)
                                 : with_plain_blanks(without_emphasis(std::move(text)))),
          letters_(std::make_unique_for_overwrite<Number[]>(2 * text_.size() + 1)), to_(letters_.get()) {
        text_.push_back('\n');
        if (form.field) fragments_.emplace(*form.field);
        else words_.reserve(text_.size() / 8); // English: eight letters a word
    }

    WordList read(const FindForms &find) {
        if (form_.alphabet.kind() == LetterKind::byte) read_lecture();
        else read_lines();
        choose_forms(find);
        if (form_.purpose == Purpose::search || !words_.empty())
            say_notes(); // else one line refuses the list
        sort_words(words_);
        return {.words = std::move(words_),
                .skipped = skipped_,
                .text = std::move(text_),
                .letters = std::move(letters_),
                .absent = absent_,
                .first_absent = std::move(first_absent_)};
    }

  private:
    /// A word, a phrase, or a list with labels between its words.
    struct Piece {
        std::string_view text;
        std::array<std::u16string, 2> forms = {}; // with umlauts in two letters, and without their marks
        std::vector<Piece> parts = {};            // the words of a phrase or a list
        bool is_list = false;
        bool ends_list = false; // with commas: cat, dog and hen

        bool two_ways() const { return forms[0] != forms[1]; }
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

    /// Whether the list is of words with a colon and their meanings: three lines or more. (One or two are
    /// headings.)
    bool has_meanings() const {
        std::string_view rest = shell::view_of(text_);
        std::size_t lines = 0;
        if (rest.find(": ") == rest.npos) return false;
        while (!rest.empty()) {
            const std::string_view line = without_blanks(shell::take_line(rest));
            const std::size_t colon = line.find(": ");
            lines += colon != line.npos && line.find(' ') > colon; // behind a single word
        }
        return lines > 2;
    }

    void read_lines() {
        is_glossary_ = form_.purpose == Purpose::search && has_meanings();
        for (std::string_view rest = shell::view_of(text_); !rest.empty();) {
            const std::string_view line = rest.substr(0, rest.find('\n'));
            rest.remove_prefix(line.size() + 1);
            if (!add_plain_word(line) && !add_line(line)) return;
        }
    }

    /// Adds a line that is a word of A to Z and nothing else, as most are. Returns false if it is another.
    bool add_plain_word(std::string_view word) {
        if (form_.alphabet.has_pairs() || word.size() < form_.least || word.size() > most_letters)
            return false;
        Number *end = to_;
        for (const char byte : word) {
            if (!is_a_to_z(byte)) return false;
            *end++ = form_.alphabet.number_of_byte(byte);
        }
        if (fragments_ && !fragments_->may_have({to_, word.size()})) {
            if (++absent_ <= most_absent) first_absent_.emplace_back(std::u16string_view(), word);
            return true;
        }
        add(word, {to_, word.size()});
        return true;
    }

    /// Adds the words of a line. Returns false at the heading of the answers.
    bool add_line(std::string_view line) {
        std::string_view rest = without_quotes(without_blanks(without_comment(line)));
        if (const std::vector<std::string> words = shell::words_of(rest);
            words.size() > 1 && is_of_answers(words[0]) && rest.find(',') == rest.npos) {
            note(rest, "left out with all below it: answers");
            return false;
        }
        if (const std::size_t size = size_of_heading(rest); size > 0) {
            const std::string_view heading = without_blanks(rest.substr(0, size));
            if (is_of_answers(heading)) {
                note(heading, "left out with all below it: answers");
                return false;
            }
            if (is_glossary_ && size < rest.size() && heading.ends_with(':'))
                add_piece(heading.substr(0, heading.size() - 1));
            else note(heading, "left out: a heading");
            rest = without_blanks(rest.substr(size));
        }
        if (!rest.empty() && std::string_view(".?!").find(rest.back()) != std::string_view::npos) {
            std::string_view behind = rest;
            if (runs_of(take_piece(behind)).size() > 3) {
                note(rest, "left out: a sentence");
                return true;
            }
            if (!behind.empty()) rest.remove_suffix(1); // the end of a list
        }
        for (std::size_t pieces = 0; !rest.empty(); ++pieces) {
            const std::string_view piece = take_piece(rest);
            add_piece(piece, pieces > 0 && rest.empty());
        }
        return true;
    }

    /// Whether a run of letters and signs is no word, but a bullet, a number, a box or a place: - 1. (2) a)
    /// [x] (3
    bool is_label(std::string_view run) const {
        std::size_t letters = 0, digits = 0;
        for (std::string_view rest = run; !rest.empty();) {
            const std::string letter = take_letter(rest, form_.alphabet.kind()).value_or("a");
            if (letter[0] >= '0' && letter[0] <= '9') ++digits;
            else letters += sign_of(letter) == Sign::letter || form_.alphabet.has(letter);
        }
        const bool closed = run.ends_with(')') || run.ends_with(']');
        if (letters > 0) return letters == 1 && digits == 0 && run.size() > 1 && closed;
        return digits == 0 || closed || run.find_first_of("([") != run.npos || run.ends_with('.');
    }

    /// What stands between labels.
    std::vector<std::string_view> parts_of(std::string_view text) const {
        std::vector<std::string_view> parts;
        bool goes_on = false;
        for (const std::string_view run : runs_of(text)) {
            const bool label = is_label(run);
            if (goes_on && !label) parts.back() = {parts.back().data(), run.data() + run.size()};
            else if (!label) parts.push_back(run);
            goes_on = !label;
        }
        return parts;
    }

    /// Adds a piece of a line, without the labels around it.
    void add_piece(std::string_view text, bool ends_list = false) {
        const std::vector<std::string_view> parts = parts_of(text);
        if (parts.empty()) return;
        if (parts.back().ends_with(':')) return note(text, "left out: a heading");
        std::optional<Piece> piece =
            piece_of({parts.front().data(), parts.back().data() + parts.back().size()});
        if (piece && piece->parts.empty() && !piece->two_ways()) add(piece->text, piece->forms[0]);
        else if (piece) {
            piece->ends_list = ends_list;
            open_.push_back(*std::move(piece));
        }
    }

    /// The text without a bracket at an end whose other half is not there: that of an array.
    std::string_view without_half_brackets(std::string_view text) const {
        for (const std::string_view pair : {"[]", "{}"}) {
            if (form_.alphabet.has(std::string(pair.substr(0, 1)))) continue;
            if (text.starts_with(pair[0]) && text.find(pair[1]) == text.npos) text.remove_prefix(1);
            if (text.ends_with(pair[1]) && text.find(pair[0]) == text.npos) text.remove_suffix(1);
        }
        return text;
    }

    /// The piece with its forms, or nothing if it may not be in a new puzzle, which is noted.
    std::optional<Piece> piece_of(std::string_view text) {
        text = without_quotes(without_half_brackets(text));
        if (const std::size_t bracket = std::min(text.find(" ("), text.find("（"));
            bracket != text.npos && (text.ends_with(')') || text.ends_with("）"))) {
            note(without_blanks(text.substr(bracket)), "left out: in brackets");
            text = text.substr(0, bracket);
        }
        Piece piece{text};
        auto &[in_two, plain] = piece.forms;
        bool unprintable = false;
        for (std::string_view rest = text; !rest.empty();) {
            const char *const at = rest.data();
            const std::optional<std::string> letter = form_.alphabet.take_square(rest);
            if (!letter) throw shell::InputError(place(at) + ": " + shell::encoding_advice(text, form_.name));
            const Sign sign = sign_of(*letter);
            if (sign == Sign::left_out || (sign != Sign::letter && !form_.alphabet.has(*letter))) continue;
            unprintable = unprintable || is_unprintable(*letter);
            form_.alphabet.append(*letter, plain);
            form_.alphabet.append(*letter, in_two, Spelling::in_two);
        }
        if (form_.purpose == Purpose::new_puzzle && unprintable) {
            note(text, "left out: has a character that is no letter");
            return {};
        }
        std::vector<std::string_view> parts = parts_of(text);
        piece.is_list = parts.size() > 1;
        if (!piece.is_list) parts = runs_of(text);
        for (const std::string_view part : parts)
            if (parts.size() > 1) piece.parts.push_back(*piece_of(part));
        return piece;
    }

    /// Adds a word with these letters, which may stand at to_.
    void add(std::string_view text, std::u16string_view letters) {
        if (letters.size() < form_.least && form_.least > 2) return;
        if (letters.size() < 2)
            return note(text, letters.empty() ? "left out: no letters" : "left out: one letter");
        if (letters.size() > most_letters) return note(text, "left out: more than 250 letters");
        words_.emplace_back(std::u16string_view(to_, letters.size()), text);
        to_ = std::copy(letters.begin(), letters.end(), to_);
    }

    /// Chooses the forms of the pieces that are open.
    void choose_forms(const FindForms &find) {
        std::vector<Word> forms;
        for (const Piece &piece : open_) add_forms(piece, forms);
        sort_words(forms);
        if (!forms.empty()) found_ = find(forms);
        sort_words(words_);
        listed_ = words_;
        for (const Piece &piece : open_) choose(piece);
    }

    static void add_forms(const Piece &piece, std::vector<Word> &forms) {
        for (const std::u16string &form : piece.forms)
            if (form.size() <= most_letters) forms.emplace_back(form, piece.text);
        for (const Piece &part : piece.parts) add_forms(part, forms);
    }

    /// The form of the piece that is in the grid; a spelling that is a word of the list is that word's alone.
    const std::u16string *form_in_grid(const Piece &piece) const {
        for (const std::u16string &form : piece.forms) {
            const bool taken =
                piece.two_ways() && std::ranges::binary_search(listed_, form, {}, &Word::letters);
            if (found_.contains(form) && !taken) return &form;
        }
        return nullptr;
    }

    /// Takes the piece as one word, or else its parts.
    void choose(const Piece &piece) {
        const std::u16string *form = form_in_grid(piece);
        const bool is_phrase = !piece.is_list && !most_are_there(piece.parts);
        if (!form && !piece.parts.empty() && !is_phrase) {
            if (!piece.is_list)
                note(piece.text, form_.purpose == Purpose::search
                                     ? "taken as single words: not in the grid as a whole"
                                     : "taken as single words: too many for a phrase");
            const bool joined =
                piece.ends_list && piece.parts.size() == 3 && is_conjunction(piece.parts[1].text);
            for (const Piece &part : piece.parts)
                if (!joined || &part != &piece.parts[1]) choose(part);
            return;
        }
        add(piece.text, form ? *form : piece.forms.back());
        if (!form || !piece.two_ways()) return;
        spellings_ += (spellings_.empty() ? "" : ", ") + std::string(piece.text) + " as ";
        for (const Number letter : *form)
            spellings_ += capital(form_.alphabet.letter(letter), form_.alphabet.kind());
    }

    /// Whether the words that are in the grid have at least half of the letters.
    bool most_are_there(const std::vector<Piece> &words) const {
        std::size_t letters = 0, there = 0;
        for (const Piece &word : words) {
            const std::size_t size = word.forms.back().size();
            letters += size;
            if (form_in_grid(word)) there += size;
        }
        return 2 * there >= letters;
    }

    /// Notes something about a text of the list: the first of a kind with file and line. See say_notes().
    void note(std::string_view text, const std::string &what) {
        if (++noted_[what] <= most_said)
            notes_.push_back(place(text.data()) + ": " + shell::in_quotes(text) + ' ' + what);
    }

    void say_notes() const {
        for (const std::string &note : notes_) shell::say(note);
        for (const auto &[what, times] : noted_)
            if (times > most_said)
                shell::say(form_.name + ": " + std::to_string(times - most_said) + " more " + what);
        if (!spellings_.empty()) shell::say(form_.name + ": " + spellings_);
    }

    std::string place(const char *at) const {
        const char *const begin = text_.data();
        return form_.name + ':' + std::to_string(form_.first_line + std::size_t(std::count(begin, at, '\n')));
    }

    static constexpr std::size_t most_said = 3;    // of a kind
    static constexpr std::size_t most_absent = 16; // whose texts are kept

    const ListForm form_;
    shell::Text text_; // ends with a line end
    // A word has no more letters than bytes, or twice as many in its form in two letters. What is not written
    // costs no memory.
    std::unique_ptr<Number[]> letters_;
    Number *to_; // where the letters of the next word are written
    std::vector<Word> words_, first_absent_;
    std::optional<Fragments> fragments_; // of the grid, if words that are not there need not be kept
    std::uint64_t absent_ = 0;
    std::vector<Piece> open_;
    std::set<std::u16string> found_; // of the forms of these, those in the grid
    std::vector<Word> listed_;       // the words that have one form
    std::size_t skipped_ = 0;        // words out of order, for the lecture
    bool is_glossary_ = false;       // has_meanings()
    std::string spellings_;          // that were chosen
    std::vector<std::string> notes_;
    std::map<std::string, std::size_t> noted_; // how often, of each kind
};

} // namespace

WordList read_list(shell::Text text, const ListForm &form, const FindForms &find) {
    return ListReader(std::move(text), form).read(find);
}

std::vector<Word> WordList::listed(const std::vector<bool> &found) const {
    std::vector<Word> missing = first_absent;
    for (std::size_t i = 0; i < words.size(); ++i)
        if (words[i].times > 0 && (found.empty() || !found[i])) missing.push_back(words[i]);
    std::ranges::sort(missing, {}, &Word::text_at);
    return missing;
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
        else words[kept - 1].times = std::uint16_t(std::min(UINT16_MAX, words[kept - 1].times + word.times));
    words.erase(words.begin() + std::ptrdiff_t(kept), words.end());
}

shell::Text list_of(const std::vector<std::string> &words) {
    std::string text;
    for (const std::string &word : words) text += word + '\n';
    return {text.begin(), text.end()};
}

void add_letters(Alphabet &alphabet, std::string_view list) {
    const bool utf8 = alphabet.kind() != LetterKind::byte;
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
