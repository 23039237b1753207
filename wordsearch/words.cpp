// Reads the list of words.
#include "wordsearch/words.h"

#include "shell/file_kinds.h"
#include "shell/terminal.h"
#include "wordsearch/markup.h"
#include "wordsearch/word_or_text.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <utility>

namespace wordsearch {

namespace {

/// Longer words are left out: no language has them, and where one nearly fits everywhere, each letter would
/// be compared with all of the grid.
constexpr std::size_t most_letters = 250;

constexpr std::size_t most_named = 10; // words in a message

/// The line without its comment.
std::string_view without_comment(std::string_view line) {
    for (std::size_t i = 0; (i = line.find('#', i)) != line.npos; ++i)
        if (i == 0 || shell::contains(std::string_view(" \t,;"), line[i - 1])) return line.substr(0, i);
    return line;
}

/// Makes words whole that a hyphen divides at the end of a line: their rests move up before the line's end.
void join_divided(shell::Text &text) {
    const std::string_view all = shell::view_of(text);
    for (std::size_t at = 0; (at = all.find('-', at + 1)) < all.size();) {
        const std::size_t next = std::min(all.find_first_not_of("\r\n", at + 1), all.size() - 1);
        if (next == at + 1 || !is_letter_byte(all[at - 1]) || !is_letter_byte(all[next])) continue;
        text[at] = ' ';
        const std::size_t last = std::min(all.find_first_of(" \n", next), all.size());
        const auto begin = text.begin(), end = begin + std::ptrdiff_t(last);
        std::rotate(begin + std::ptrdiff_t(at), begin + std::ptrdiff_t(next), end);
    }
}

struct Brackets {
    std::string_view open, close;
};

/// How many bytes the text has from brackets at its start to their end; 0 if there are none.
std::size_t size_in(std::initializer_list<Brackets> kinds, std::string_view text) {
    for (const auto [open, close] : kinds)
        if (const std::size_t at = text.find(close); text.starts_with(open) && at != text.npos)
            return at + close.size();
    return 0;
}

/// The same of a remark.
std::size_t size_of_remark(std::string_view text) {
    constexpr std::size_t longest = 200;
    return size_in({{"(", ")"}, {"（", "）"}}, text.substr(0, longest));
}

/// Removes from the line what stands before a comma, another separator, two blanks, one behind a remark, or
/// dots that lead to something, and returns it.
std::string_view take_piece(std::string_view &line) {
    line = without_blanks(line);
    std::string_view rest = line;
    std::size_t end = 0;
    bool ends = false;
    while (!ends && !rest.empty()) {
        const std::size_t remark = rest.size() < line.size() ? size_of_remark(rest) : 0;
        rest.remove_prefix(remark);
        end = line.size() - rest.size();
        if (rest.empty()) break;
        ends = rest.starts_with(remark > 0 ? " " : "  ") || rest.starts_with(" ..");
        ends = is_separator(shell::take_code_point(rest).value_or('a')) || ends;
    }
    const std::string_view piece = without_blanks(line.substr(0, ends ? end : line.size()));
    line = rest;
    return piece;
}

/// What stands between blanks; a number followed by a point or a bracket stands by itself, and so does the
/// article of l'eau.
std::vector<std::string_view> runs_of(std::string_view text) {
    std::vector<std::string_view> runs;
    while (!text.empty()) {
        constexpr std::size_t longest = 64; // with an article, in bytes
        const std::size_t number = text.find_first_not_of("(0123456789");
        const bool is_label =
            number > 0 && number < text.size() && (text[number] == '.' || text[number] == ')');
        std::size_t size = is_label ? number + 1 : std::min(text.find(' '), text.size());
        for (const std::string_view apostrophe : {"'", "’"})
            if (const std::size_t at = text.substr(0, size).find(apostrophe);
                size <= longest && at > 0 && at < size / 2)
                size = at + apostrophe.size();
        runs.push_back(text.substr(0, size));
        text = without_blanks(text.substr(size));
    }
    return runs;
}

/// How many bytes the heading of a line has: what stands before a colon that no letter or digit follows,
/// before the colon or pause of another script (Armenian, Ethiopic, Khmer, Mongolian), before a list of code,
/// or in brackets at the start; 0 if there is none. Languages beyond ASCII have no words with a colon.
std::size_t size_of_heading(std::string_view line) {
    const auto goes_on = [](char byte) { return is_letter_byte(byte) || is_digit(byte) || byte == '/'; };
    for (const std::string_view end : {"：", "՝", "፦", "፥", "៖", "᠄", "= [", "= {", "= ("})
        if (const std::size_t at = line.find(end); at != line.npos) return at + end.size();
    for (std::size_t at = 0; (at = line.find(':', at)) != line.npos; ++at)
        if (at + 1 == line.size() || !goes_on(line[at + 1]) ||
            (at > 0 && static_cast<signed char>(line[at - 1]) < 0 &&
             static_cast<signed char>(line[at + 1]) < 0))
            return at + 1;
    if (const std::size_t size = size_in({{"【", "】"}, {"〈", "〉"}, {"《", "》"}}, line)) return size;
    return line.rfind('[') == 0 ? size_in({{"[", "] "}}, line) : 0;
}

/// The first sign behind which the meaning of a word may stand; the line's end if there is none.
std::size_t meaning_at(std::string_view line, std::size_t first) {
    std::size_t at = line.size();
    for (const std::string_view sign :
         {" - ", " – ", " — ", " = ", " → ", ": ", "] ", "：", "\t", ";", "|", "  ", " .."})
        at = std::min(at, line.find(sign, first));
    return at;
}

/// Whether a text is a row of another grid or of a solution: three signs or more with blanks between.
bool is_drawn(std::string_view text) {
    const auto blanks = std::size_t(std::ranges::count(text, ' '));
    return blanks > 1 && letters_of(text).size() == 2 * blanks + 1;
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
        : form_(form),
          text_(form.alphabet.kind() == LetterKind::byte ? std::move(text) : without_markup(std::move(text))),
          letters_(std::make_unique_for_overwrite<Number[]>(2 * text_.size() + 1)), to_(letters_.get()) {
        text_.push_back('\n');
        constexpr std::size_t long_list = 16; // bytes a cell
        if (form.field) cells_ = std::size_t(form.field->rows()) * std::size_t(form.field->cols());
        if (form.field && form.counts_absent && text_.size() / long_list > cells_)
            fragments_.emplace(*form.field);
        else if (!is_judged()) words_.reserve(text_.size() / 8); // English: eight letters a word
    }

    WordList read() {
        if (form_.alphabet.kind() == LetterKind::byte) read_lecture();
        else read_lines();
        choose_words();
        if (form_.field || !words_.empty()) report(); // else one line refuses the list
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
    struct Piece : Item {
        std::array<std::u16string, 2> forms = {}; // with umlauts in two letters, and without their marks
        std::vector<Piece> parts = {};            // the words of a phrase or a list
        bool is_list = false;
        bool ends_list = false;        // of single words: cat, dog and hen
        const char *meaning = nullptr; // what stands there or behind may be the meaning of a word

        bool two_ways() const { return forms[0] != forms[1]; }
    };

    /// A list so short that the grid can judge each of its lines.
    bool is_judged() const {
        constexpr std::size_t largest = 1 << 16, a_cell = 64; // bytes
        return !form_.exact && cells_ <= largest && text_.size() <= a_cell * cells_;
    }

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

    void read_lines() {
        if (is_judged()) join_divided(text_);
        std::string_view rest = shell::view_of(text_), below = rest;
        for (std::size_t i = 0; i < form_.lines_above; ++i) shell::take_line(below);
        // A long list is either above the grid or below it.
        const bool judged = is_judged(), is_below = below.find_first_not_of(" \t\r\n") != below.npos;
        for (std::size_t number = 0; !rest.empty(); ++number) {
            const std::string_view line = rest.substr(0, rest.find('\n'));
            rest.remove_prefix(line.size() + 1);
            if (!judged && is_below && number < form_.lines_above) {
                leave_out(without_blanks(line));
                continue;
            }
            if (!judged && add_plain_word(line)) continue;
            const std::size_t first = open_.size();
            add_line(line);
            if (first == open_.size()) continue;
            const auto begin = std::size_t(open_[first].text.data() - line.data());
            const std::size_t meaning = meaning_at(line, begin);
            char32_t label = 0;
            if (std::string_view sign = without_blanks(line.substr(0, begin)); !sign.empty()) {
                std::string_view digit = sign;
                label = is_digit(take_letter(digit).value_or("a")[0])
                            ? U'0'
                            : shell::take_code_point(sign).value_or(0);
            }
            for (std::size_t i = first; i < open_.size(); ++i) {
                open_[i].line = number;
                open_[i].label = label;
                open_[i].meaning = line.data() + meaning;
            }
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

    /// Adds the pieces of a line.
    void add_line(std::string_view line) {
        constexpr std::size_t longest = 200; // heading
        std::string_view rest = without_blanks(without_comment(line));
        std::string_view heading;
        bool single = true; // each word so far
        for (std::size_t pieces = 0; !rest.empty();) {
            std::string_view start = rest.substr(0, longest);
            if (pieces > 0 || !heading.empty())
                start = take_piece(start); // only the first one may have commas
            const std::size_t size = size_of_heading(start);
            if (size > 0 && (size < rest.size() || pieces == 0)) { // else an Armenian list's full stop
                // A single word with a full stop before a heading ends what is behind the last one.
                const std::size_t stop = rest.substr(0, size).find(". ");
                if (stop < rest.find(' ') && !is_label(rest.substr(0, stop + 1))) {
                    add_piece(rest.substr(0, stop), heading, Role::word);
                    rest = without_blanks(rest.substr(stop + 1));
                    ++pieces;
                    continue;
                }
                heading = without_blanks(rest.substr(0, size));
                add_piece(heading, {}, Role::heading);
                rest = without_blanks(rest.substr(size));
                continue;
            }
            std::string_view piece = take_piece(rest);
            rest = without_blanks(rest);
            const bool ends_list = (++pieces > 1 || !heading.empty()) && rest.empty();
            // A sentence of three words or more behind the list is none of it.
            if (const std::size_t stop = piece.find(". ");
                ends_list && stop != piece.npos && std::ranges::count(piece.substr(stop + 2), ' ') > 1) {
                leave_out(piece.substr(stop + 2));
                piece = piece.substr(0, stop);
            }
            if (ends_list && !piece.empty() && std::string_view(".!:").find(piece.back()) != piece.npos)
                piece.remove_suffix(1);
            add_piece(piece, heading, ends_list && single ? Role::last_word : Role::word);
            single = single && runs_of(piece).size() == 1;
        }
    }

    /// Whether a run of letters and signs is no word, but a bullet, a number, a box or a place: - 1. (2) a)
    /// [x] (3
    bool is_label(std::string_view run) const {
        std::size_t letters = 0, digits = 0;
        for (std::string_view rest = run; !rest.empty();) {
            const std::string letter = take_letter(rest, form_.alphabet.kind()).value_or("a");
            if (is_digit(letter[0])) ++digits;
            else
                letters +=
                    (sign_of(letter) == Sign::letter && !is_picture(letter)) || form_.alphabet.has(letter);
        }
        const bool closed = run.ends_with(')') || run.ends_with(']');
        if (letters > 0) return letters == 1 && digits == 0 && run.size() > 1 && closed;
        return digits == 0 || closed || run.find_first_of("([") != run.npos || run.ends_with('.') ||
               run.ends_with('-');
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

    /// What a piece is on its line.
    enum class Role { heading, word, last_word };
    /// Adds a piece of a line, without the labels around it. The key is the heading before it.
    void add_piece(std::string_view text, std::string_view key, Role role) {
        const std::vector<std::string_view> parts = parts_of(text);
        if (parts.empty()) return;
        const std::string_view inner{parts.front().data(), parts.back().data() + parts.back().size()};
        const bool heading = role == Role::heading || size_of_heading(inner) == inner.size();
        Piece piece = piece_of(inner);
        if (is_judged() ? is_drawn(text) : heading) return leave_out(text);
        if (!is_judged() && piece.parts.empty() && !piece.two_ways()) return add(piece.text, piece.forms[0]);
        piece.heading = heading;
        piece.key = key;
        piece.ends_list = role == Role::last_word;
        open_.push_back(std::move(piece));
    }

    /// The text without quotes, emphasis, colons and the brackets of an array around it, if the grid has no
    /// such letters.
    std::string_view without_signs(std::string_view text) const {
        constexpr std::string_view signs[] = {"\"", "“", "”", "„", "«", "»", "*", "_",
                                              "~",  "`", "[", "]", "{", "}", ":", "："};
        const auto is_there = [&](std::string_view sign) {
            return (text.starts_with(sign) || text.ends_with(sign)) && !form_.alphabet.has(std::string(sign));
        };
        const auto *sign = std::begin(signs);
        while ((sign = std::ranges::find_if(signs, is_there)) != std::end(signs))
            if (text.starts_with(*sign)) text.remove_prefix(sign->size());
            else text.remove_suffix(sign->size());
        return without_blanks(text);
    }

    /// The piece with its forms. What stands in brackets behind it is left out.
    Piece piece_of(std::string_view text) {
        text = without_signs(text);
        if (const std::size_t bracket = std::min(text.find('(', 1), text.find("（"));
            bracket != text.npos && (text.ends_with(')') || text.ends_with("）"))) {
            leave_out(without_blanks(text.substr(bracket)));
            text = without_signs(without_blanks(text.substr(0, bracket)));
        }
        Piece piece{{.text = text}};
        auto &[in_two, plain] = piece.forms;
        for (std::string_view rest = text; !rest.empty();) {
            const char *const at = rest.data();
            const std::optional<std::string> letter = form_.alphabet.take_square(rest);
            if (!letter) throw shell::InputError(place(at) + ": " + shell::encoding_advice(text, form_.name));
            const Sign sign = sign_of(*letter);
            if (sign == Sign::left_out || (sign != Sign::letter && !form_.alphabet.has(*letter))) continue;
            if (!form_.field && is_unprintable(*letter)) { // not for a new puzzle
                leave_out(text);
                return {};
            }
            form_.alphabet.append(*letter, plain);
            form_.alphabet.append(*letter, in_two, Spelling::in_two);
        }
        std::vector<std::string_view> parts = parts_of(text);
        piece.is_list = parts.size() > 1;
        if (!piece.is_list) parts = runs_of(text);
        for (const std::string_view part : parts)
            if (parts.size() > 1)
                piece.parts.push_back(piece_of(part.substr(0, part.find_last_not_of('.') + 1)));
        return piece;
    }

    /// Adds a word with these letters, which may stand at to_.
    void add(std::string_view text, std::u16string_view letters) {
        if (letters.size() < form_.least && form_.least > 2) return;
        if (letters.size() < 2 || letters.size() > most_letters) return leave_out(text);
        words_.emplace_back(std::u16string_view(to_, letters.size()), text);
        to_ = std::ranges::copy(letters, to_).out;
    }

    /// Chooses the words among the pieces, and their forms.
    void choose_words() {
        if (open_.empty()) return;
        std::vector<Word> forms;
        for (const Piece &piece : open_) add_forms(piece, forms);
        sort_words(forms);
        if (form_.field)
            search_fast(*form_.field, Index(forms, form_.alphabet.size()),
                        [&](std::span<const Match> matches) {
                            for (const Match &match : matches) found_.emplace(forms[match.word].letters());
                        });
        listed_ = words_;
        for (const Piece &piece : open_)
            if (is_judged() && piece.parts.empty() && !piece.two_ways())
                listed_.emplace_back(piece.forms[0], piece.text);
        sort_words(listed_);
        least_found_ = least_found();
        is_latin_ = std::ranges::any_of(std::string_view("abcdefghijklmnopqrstuvwxyz"),
                                        [this](char c) { return form_.alphabet.has(std::string(1, c)); });
        std::vector<Piece *> texts;
        for (Piece &piece : open_) {
            if (joins_two(piece)) {
                leave_out(piece.parts[1].text);
                piece.parts.erase(piece.parts.begin() + 1);
                piece.is_list = true;
            }
            for (Piece *part : texts_of(piece)) {
                texts.push_back(part);
                const std::string_view text = part->text;
                static_cast<Item &>(*part) = piece;
                part->text = text;
                part->letters = found_in(*part);
                part->found = part->letters.size() >= least_found_;
                part->right = text.data() >= piece.meaning;
                part->in_text = part != &piece && !piece.is_list;
            }
        }
        if (is_judged()) judge({texts.begin(), texts.end()});
        int without = 0; // how many more phrases are there without their articles
        for (const Piece *text : texts)
            if (has_article(*text)) without += form_in_grid(*text) ? -1 : most_are_there(text->parts);
        leaves_articles_ = without > 0;
        int last = 0; // on how many more phrases there is only the last word
        for (const Piece *text : texts)
            if (text->parts.size() > 1 && !form_in_grid(*text)) {
                const auto there =
                    std::ranges::count_if(text->parts, [this](auto &part) { return is_there(part); });
                last += there == 1 && is_there(text->parts.back()) ? 1 : -1;
            }
        takes_last_ = last > 0;
        for (const Piece *text : texts)
            if (text->is_word && (text->alone || !is_stray_number(text->text))) choose(*text);
            else leave_out(text->text);
    }

    /// Whether the last piece of a list is two words with a conjunction between them, in any language: one of
    /// them is on the grid, and neither the middle nor the whole.
    bool joins_two(const Piece &piece) const {
        constexpr std::size_t longest = 4; // letters
        if (!piece.ends_list || piece.parts.size() != 3) return false;
        const Piece &middle = piece.parts[1];
        if (shell::length_of(middle.text) > longest || capitals_of(middle.text) == Capitals::first)
            return false;
        return form_.field && !is_there(middle) && !form_in_grid(piece) &&
               (is_there(piece.parts[0]) || is_there(piece.parts[2]));
    }

    /// Whether the text is a number, and the grid lacks its digits.
    bool is_stray_number(std::string_view text) const {
        return text.find_first_not_of("0123456789") == text.npos &&
               !form_.alphabet.has(std::string(text.substr(0, 1)));
    }

    /// The texts that may be words, unless the piece is a phrase of the grid: those of a list with labels
    /// between, or in a text of small letters those in capitals that are on the grid.
    std::vector<Piece *> texts_of(Piece &piece) {
        std::vector<Piece *> texts;
        for (Piece &part : piece.parts)
            if (piece.is_list || (is_judged() && is_there(part) && capitals_of(part.text) == Capitals::all))
                texts.push_back(&part);
        const std::u16string *whole = form_in_grid(piece);
        if (texts.empty() ||
            (form_.field && whole && whole->size() >= found_in(*texts[0]).size() + least_found_) ||
            (!piece.is_list && capitals_of(piece.text) == Capitals::all))
            return {&piece};
        if (!piece.is_list) leave_out(piece.text);
        return texts;
    }

    /// The letters of the piece that are on the grid: all, or those of its words, if most are there.
    std::u16string found_in(const Piece &piece) const {
        if (const std::u16string *form = form_in_grid(piece)) return *form;
        std::u16string letters;
        if (most_are_there(piece.parts))
            for (const Piece &part : piece.parts) letters += found_in(part);
        return letters;
    }

    bool is_there(const Piece &piece) const { return found_in(piece).size() >= least_found_; }

    /// Of how many letters fewer than one string in all would be on the grid by chance.
    std::size_t least_found() const {
        const auto of_grid = std::max<std::size_t>(form_.alphabet.of_grid(), 2);
        std::size_t letters = 0;
        for (std::size_t strings = std::max<std::size_t>(steps.size() * cells_, 1); strings > 0;
             strings /= of_grid)
            ++letters;
        return letters;
    }

    /// Adds the forms to those that are looked for, and counts those of parts.
    void add_forms(const Piece &piece, std::vector<Word> &forms) {
        for (const std::u16string &form : piece.forms)
            if (form.size() >= 2 && form.size() <= most_letters) forms.emplace_back(form, piece.text);
        for (const Piece &part : piece.parts) {
            ++parts_[part.forms.back()];
            add_forms(part, forms);
        }
    }

    /// The form of the piece that is on the grid; a spelling that is a word of the list is that word's alone.
    /// Where there is no grid yet, short phrases stay whole.
    const std::u16string *form_in_grid(const Piece &piece) const {
        constexpr std::size_t most_words = 4; // a longer line is a list
        for (const std::u16string &form : piece.forms) {
            const bool taken =
                piece.two_ways() && std::ranges::binary_search(listed_, form, {}, &Word::letters);
            const bool is_there =
                form_.field ? found_.contains(form) : runs_of(piece.text).size() <= most_words;
            if (is_there && !taken) return &form;
        }
        return nullptr;
    }

    /// Takes the piece as one word, or else its parts.
    void choose(const Piece &piece) {
        const std::u16string *form = form_in_grid(piece);
        if (leaves_articles_ && has_article(piece)) form = nullptr; // it is there by chance
        const std::vector<Piece> &parts = piece.parts;
        if (!form && !parts.empty() && most_are_there(parts)) return choose_parts(piece);
        add(piece.text, form ? *form : piece.forms.back());
        if (!form || !piece.two_ways()) return;
        std::string letters;
        for (const Number letter : *form)
            letters += capital(form_.alphabet.letter(letter), form_.alphabet.kind());
        say_reading(piece, letters);
    }

    void choose_parts(const Piece &piece) {
        const std::vector<Piece> &parts = piece.parts;
        const bool last = takes_last_ && is_there(parts.back());
        const auto stays = [&](const Piece &part) { return last ? &part == &parts.back() : is_there(part); };
        const bool one = std::ranges::count_if(parts, stays) == 1;
        say_reading(piece, one ? std::ranges::find_if(parts, stays)->text : "single words");
        for (const Piece &part : parts) {
            // What stands beside a single word is an article.
            if (stays(part) || (counts(part) && !one)) choose(part);
            else leave_out(part.text);
        }
    }

    /// Whether the words that are in the grid have at least half of the letters of those that count, and are
    /// no articles that are there by chance.
    bool most_are_there(const std::vector<Piece> &words) const {
        std::size_t letters = 0, there = 0;
        bool only_articles = true;
        for (const Piece &word : words) {
            const std::size_t size = word.forms.back().size();
            if (form_in_grid(word) && size >= least_found_) {
                there += size;
                only_articles = only_articles && is_shared(word);
            }
            if (form_in_grid(word) || counts(word)) letters += size;
        }
        return 2 * there >= letters && !(only_articles && there > 0);
    }

    /// Whether many texts share a part, such as an article.
    bool is_shared(const Piece &part) const {
        constexpr std::size_t many = 3;
        return parts_.at(part.forms.back()) >= many;
    }
    bool has_article(const Piece &piece) const {
        return std::ranges::any_of(piece.parts, [this](const Piece &part) { return is_shared(part); });
    }

    /// Whether a part of a text may be a word that is missing: it is no article, nor is it Latin where the
    /// grid is not, or the other way round, such as a translation.
    bool counts(const Piece &part) const {
        return std::ranges::any_of(part.text, is_a_to_z) == is_latin_ && !is_shared(part);
    }

    void say_reading(const Piece &piece, std::string_view as) {
        if (++readings_ > most_named) return;
        said_readings_ += (readings_ == 1 ? "" : ", ") + std::string(piece.text) + " as " + std::string(as);
    }

    /// Notes a text that is no word.
    void leave_out(std::string_view text) {
        if (!text.empty() && ++left_out_ <= most_named + 1)
            first_left_out_.emplace_back(std::u16string_view(), text);
    }

    void report() {
        std::ranges::sort(first_left_out_, {}, &Word::text_at);
        if (left_out_ > 0)
            shell::say(place(first_left_out_[0].text_at) +
                       ": left out, not words of the list: " + names_of(first_left_out_, left_out_, " more"));
        if (readings_ > most_named)
            said_readings_ += " and " + std::to_string(readings_ - most_named) + " more";
        if (readings_ > 0) shell::say(form_.name + ": " + said_readings_);
    }

    std::string place(const char *at) const {
        const char *const begin = text_.data();
        return form_.name + ':' + std::to_string(1 + std::count(begin, at, '\n'));
    }

    static constexpr std::size_t most_absent = 16; // whose texts are kept

    const ListForm form_;
    shell::Text text_; // ends with a line end
    // A word has no more letters than bytes, or twice as many in its form in two letters. What is not written
    // costs no memory.
    std::size_t cells_ = 0; // of the grid, if there is one
    std::unique_ptr<Number[]> letters_;
    Number *to_; // where the letters of the next word are written
    std::vector<Word> words_, first_absent_, first_left_out_;
    std::optional<Fragments> fragments_; // of the grid, if words that are not there need not be kept
    std::uint64_t absent_ = 0, left_out_ = 0, readings_ = 0;
    bool is_latin_ = true;         // the grid
    bool leaves_articles_ = false; // the grid, of the list's phrases
    bool takes_last_ = false;      // of most phrases it has the last word alone
    std::size_t least_found_ = 1;  // letters of what is no chance
    std::vector<Piece> open_;
    std::set<std::u16string> found_;              // of the forms of these, those in the grid
    std::map<std::u16string, std::size_t> parts_; // of them, how often
    std::vector<Word> listed_;                    // the words that have one form
    std::size_t skipped_ = 0;                     // words out of order, for the lecture
    std::string said_readings_;                   // of pieces: Bär as BAER
};

} // namespace

WordList read_list(shell::Text text, const ListForm &form) {
    return ListReader(std::move(text), form).read();
}

std::string names_of(std::span<const Word> words, std::uint64_t all, const std::string &more) {
    std::string text;
    for (const Word &word : words.first(std::min(most_named, words.size()))) {
        const std::string quoted = shell::in_quotes(word.text()); // only the start of a long one
        text += (text.empty() ? "" : ", ") + quoted.substr(1, quoted.size() - 2);
    }
    return words.size() > most_named ? text + " and " + std::to_string(all - most_named) + more : text;
}

std::vector<Word> WordList::missing(const std::vector<bool> &found) const {
    std::vector<Word> missing = first_absent;
    for (std::size_t i = 0; i < words.size(); ++i)
        if (found.empty() || !found[i]) missing.push_back(words[i]);
    std::ranges::sort(missing, {}, &Word::text_at);
    return missing;
}

std::vector<std::string> WordList::texts(const std::vector<bool> &found) const {
    std::vector<std::string> result;
    for (const Word &word : missing(found)) result.emplace_back(word.text());
    return result;
}

void sort_words(std::vector<Word> &words) {
    const auto not_before = [](const Word &a, const Word &b) { return a.letters() >= b.letters(); };
    if (std::ranges::adjacent_find(words, not_before) == words.end()) return; // most are sorted
    std::ranges::sort(words, {}, [](const Word &word) { return std::pair(word.letters(), word.text_at); });
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
        for (const auto &[typed, letter] : letters_of(utf8 ? without_comment(line) : line, alphabet.kind()))
            if (letter && !(utf8 && (is_unprintable(*letter) || sign_of(*letter) != Sign::letter)))
                alphabet.add(*letter);
    }
}

} // namespace wordsearch
