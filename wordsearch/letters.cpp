// What a letter is, in the languages of the world.
#include "wordsearch/letters.h"

#include "shell/file_kinds.h"
#include "shell/text.h"
#include "wordsearch/letter_rules.h"

#include <unordered_map>
#include <utility>

namespace wordsearch {

namespace {

/// Whether the point is in one of the set's runs.
bool is_in(std::u32string_view set, char32_t point) {
    return (std::ranges::upper_bound(set, point) - set.begin()) % 2 != 0;
}

bool is_mark(char32_t point) { return is_in(marks, point); }

/// Calls visit with each group of letters that have this effect, and the mark before it or 0.
template <typename Visit>
void each_rule(Effect effect, Visit visit) {
    const std::size_t size = group_size(effect);
    for (const LetterRule &rule : letter_rules) {
        if (rule.effect != effect) continue;
        char32_t mark = 0;
        for (std::u32string_view rest = rule.letters; !rest.empty(); rest.remove_prefix(size)) {
            if (is_mark(rest[0])) {
                mark = rest[0];
                rest.remove_prefix(1);
            }
            visit(rest.substr(0, size), mark);
        }
    }
}

/// What letters become: the second of a pair, or the first.
using Forms = std::unordered_map<char32_t, char32_t>;
Forms forms_of(Effect effect, std::size_t to = 1) {
    Forms forms;
    each_rule(effect, [&](std::u32string_view pair, char32_t) { forms.try_emplace(pair[1 - to], pair[to]); });
    return forms;
}

/// The other form of the letter, or the letter itself if it has none.
char32_t form_of(char32_t point, const Forms &forms) {
    const auto form = forms.find(point);
    return form == forms.end() ? point : form->second;
}

char32_t same_letter(char32_t point, LetterKind kind) {
    static const Forms small = forms_of(Effect::capital), same = forms_of(Effect::same),
                       dotted = forms_of(Effect::dotted);
    if (kind == LetterKind::dotted) point = form_of(point, dotted);
    if (point < 0x80) return char32_t(shell::small(char(point)));
    // The last zero that is not behind it.
    const auto behind = std::ranges::upper_bound(zeros, point);
    if (behind != zeros.begin() && point < behind[-1] + 10) return U'0' + (point - behind[-1]);
    return form_of(form_of(point, small), same);
}

/// The letter with the mark as one code point, or 0 if there is none.
char32_t composed(char32_t letter, char32_t mark) {
    char32_t result = 0;
    each_rule(Effect::marked, [&](std::u32string_view pair, char32_t with) {
        if (pair[1] == letter && with == mark) result = pair[0];
    });
    return result;
}

std::u32string points_of(std::string_view letter) {
    std::u32string points;
    while (!letter.empty()) points += shell::take_code_point(letter).value_or(0xFFFD);
    return points;
}

std::string text_of(std::u32string_view points) {
    std::string text;
    for (const char32_t point : points) shell::add_utf8(text, point);
    return text;
}

} // namespace

std::string_view without_blanks(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r"), text.size()));
    return text.substr(0, text.find_last_not_of(" \t\r") + 1);
}

std::optional<std::string> take_letter(std::string_view &text, LetterKind kind) {
    if (kind == LetterKind::byte) {
        std::string byte(text.substr(0, 1));
        text.remove_prefix(1);
        return byte;
    }
    const std::optional<char32_t> first = shell::take_code_point(text);
    if (!first) return {};
    std::u32string points(1, same_letter(*first, kind));
    while (!text.empty() && static_cast<unsigned char>(text[0]) >= 0x80) {
        std::string_view rest = text;
        const std::optional<char32_t> next = shell::take_code_point(rest);
        const bool joined = shell::contains(viramas, points.back());
        if (!next || !(joined || is_mark(*next) || is_in(ignored, *next))) break;
        text = rest;
        if (is_in(ignored, *next)) continue;
        const char32_t base = points.back() == U'ı' ? U'i' : points.back();
        if (const char32_t one = composed(base, *next)) points.back() = one;
        else points += *next;
    }
    return text_of(points);
}

std::vector<Letter> letters_of(std::string_view text, LetterKind kind) {
    std::vector<Letter> letters;
    letters.reserve(text.size());
    while (!text.empty()) {
        const std::string_view from = text;
        std::optional<std::string> letter = take_letter(text, kind);
        letters.push_back({from.substr(0, from.size() - text.size()), std::move(letter)});
    }
    return letters;
}

std::string capital(std::string_view letter, LetterKind kind) {
    static const Forms capitals = forms_of(Effect::capital, 0), dotted = forms_of(Effect::dotted, 0);
    if (letter == "ß") return "SS";
    std::u32string points = points_of(letter);
    if (kind == LetterKind::dotted) points[0] = form_of(points[0], dotted);
    points[0] = form_of(points[0], capitals);
    return text_of(points);
}

std::vector<std::string> plain_letters(std::string_view letter, Spelling spelling) {
    constexpr char32_t vowel_signs = 0x900; // and marks beyond, which no language leaves out
    std::u32string points = points_of(letter);
    if (points.size() > 1) {
        if (points.back() < vowel_signs) points.pop_back();
        return {text_of(points)};
    }
    std::vector<std::string> plain;
    const auto look_for = [&](std::u32string_view group, char32_t mark) {
        if (group[0] == points[0] && mark < vowel_signs) plain.push_back(text_of(group.substr(1)));
    };
    if (spelling == Spelling::in_two) each_rule(Effect::umlaut, look_for);
    if (!plain.empty()) return plain;
    for (const Effect effect : {Effect::two, Effect::lacking, Effect::marked}) each_rule(effect, look_for);
    return plain;
}

Sign sign_of(std::string_view letter) {
    const char32_t point = points_of(letter)[0];
    if (is_in(left_out, point)) return Sign::left_out;
    return is_in(signs, point) ? Sign::punctuation : Sign::letter;
}

bool is_separator(char32_t point) { return is_in(word_separators, point); }

bool is_picture(std::string_view letter) { return is_in(pictures, points_of(letter)[0]); }

bool is_from_right(std::string_view letter) { return is_in(from_right, points_of(letter)[0]); }

bool is_unprintable(std::string_view letter) {
    const char32_t point = points_of(letter)[0];
    return is_in(controls, point) || is_mark(point) || is_in(ignored, point);
}

LetterKind kind_of(std::string_view text) {
    for (const std::string_view letter : {"ı", "İ", "ğ", "Ğ"})
        if (text.find(letter) != text.npos) return LetterKind::dotted;
    return LetterKind::utf8;
}

void Alphabet::add(const std::string &letter) {
    of_grid_.insert(letter);
    std::string_view rest = letter;
    take_letter(rest, kind_);
    has_pairs_ = has_pairs_ || !rest.empty();
}

std::optional<std::string> Alphabet::take_square(std::string_view &text) const {
    const std::optional<std::string> first = take_letter(text, kind_);
    if (first == "ĳ" && has("ij")) return "ij";
    if (!has_pairs_ || !first || text.empty()) return first;
    std::string_view rest = text;
    const std::string pair = *first + take_letter(rest, kind_).value_or("");
    if (!has(pair)) return first;
    text = rest;
    return pair;
}

void Alphabet::number_letters() {
    std::set<std::string> letters = of_grid_;
    if (kind_ != LetterKind::byte)
        for (char letter = 'a'; letter <= 'z'; ++letter) letters.emplace(1, letter);
    for (const std::string &letter : letters) number_of(letter);
}

Number Alphabet::number_of(const std::string &letter) {
    Number &number = numbers_[letter];
    if (number == 0) {
        if (letters_.size() > most_letters)
            throw shell::InputError("more than " + std::to_string(most_letters) +
                                    " different letters found, expected fewer");
        number = Number(letters_.size());
        letters_.push_back(letter);
    }
    return number;
}

Number Alphabet::number_of_new_byte(char byte) {
    std::string_view one(&byte, 1);
    return of_bytes_[static_cast<unsigned char>(byte)] = number_of(in_grid(*take_letter(one, kind_)));
}

std::string Alphabet::in_grid(const std::string &letter, Spelling spelling, int steps) const {
    if (has(letter) || kind_ == LetterKind::byte || steps == 0) return letter;
    for (const std::string &plain : plain_letters(letter, spelling)) {
        std::string result;
        for (const auto &[typed, part] : letters_of(plain, kind_))
            result += in_grid(*part, Spelling::plain, steps - 1);
        const auto is_there = [this](const Letter &part) { return has(*part.letter); };
        if (std::ranges::all_of(letters_of(result, kind_), is_there)) return result;
    }
    return letter;
}

void Alphabet::append(const std::string &letter, std::u16string &to, Spelling spelling) {
    const auto [form, is_new] = forms_[spelling == Spelling::in_two].try_emplace(letter);
    if (is_new) {
        const std::string text = in_grid(letter, spelling);
        for (std::string_view rest = text; !rest.empty();) form->second += number_of(*take_square(rest));
    }
    to += form->second;
}

} // namespace wordsearch
