#include "wordsearch/prose.h"

#include "shell/text.h"
#include "wordsearch/letters.h"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <string_view>

namespace wordsearch {

namespace {

/// A line of the list that has words, with these in its order.
struct ListLine {
    std::string_view text;
    std::vector<std::size_t> words = {}; // their numbers
    std::size_t found = 0;               // how many of them are on the grid
    std::size_t left = 0;                // how many stand before its first sign of a meaning
    std::size_t left_found = 0;
    bool labelled = false; // whether something stands before its first word
};
using Paragraph = std::vector<ListLine>;

/// Where the line goes from a word to its meaning; its end if it does not.
std::size_t meaning_at(std::string_view line, std::size_t first) {
    std::size_t at = line.size();
    for (const std::string_view sign : {" - ", " – ", " — ", " = ", " → ", ": ", "\t", ";", "|", "  "})
        at = std::min(at, line.find(sign, first));
    return at;
}

/// The lines that have words, by paragraphs: between these is a line without words.
std::vector<Paragraph> paragraphs_of(const WordList &list, const std::vector<bool> &found) {
    std::vector<std::size_t> order(list.words.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::ranges::sort(order, {}, [&](std::size_t i) { return list.words[i].text_at; });
    std::vector<Paragraph> paragraphs;
    auto next = order.begin();
    bool apart = true;
    for (std::string_view rest = shell::view_of(list.text); !rest.empty();) {
        ListLine line{.text = shell::take_line(rest)};
        const char *const end = line.text.data() + line.text.size();
        for (std::size_t meaning = line.text.size(); next != order.end(); ++next) {
            const Word &word = list.words[*next];
            if (std::greater_equal<>()(word.text_at, end)) break;
            const auto at = static_cast<std::size_t>(word.text_at - line.text.data());
            if (line.words.empty()) {
                meaning = meaning_at(line.text, at);
                line.labelled = line.text.find_first_not_of(" \t") < at;
            }
            line.words.push_back(*next);
            line.found += found[*next];
            line.left += at < meaning;
            line.left_found += at < meaning && found[*next];
        }
        if (!line.words.empty() && apart) paragraphs.emplace_back();
        apart = line.words.empty();
        if (!apart) paragraphs.back().push_back(std::move(line));
    }
    return paragraphs;
}

/// How many lines have such a thing.
template <typename Predicate>
std::size_t count(const Paragraph &lines, Predicate has) {
    return static_cast<std::size_t>(std::ranges::count_if(lines, has));
}

/// Whether a word of a list looks like text: it has a blank within, or a digit of any script, or is a cry.
bool is_like_text(std::string_view word) {
    if (word.ends_with('!') || word.ends_with('?')) return true;
    while (!word.empty()) {
        const std::string letter = take_letter(word).value_or("");
        if (letter == " " || (letter.size() == 1 && letter[0] >= '0' && letter[0] <= '9')) return true;
    }
    return false;
}

/// Whether the text has letters, and none that is small or has no capital.
bool in_capitals(std::string_view text) {
    bool any = false;
    while (!text.empty()) {
        const std::string_view before = text;
        const std::string letter = take_letter(text).value_or(" ");
        if (sign_of(letter) != Sign::letter) continue;
        if (before.starts_with(letter)) return false;
        any = true;
    }
    return any;
}

class Prose {
  public:
    explicit Prose(std::vector<bool> &is_prose) : is_prose_(is_prose) {}

    void mark(const ListLine &line, std::size_t first, std::size_t end) {
        for (std::size_t i = first; i < end; ++i) is_prose_[line.words[i]] = true;
    }
    void mark(const ListLine &line) { mark(line, 0, line.words.size()); }

    void mark_meanings(const Paragraph &lines) {
        const std::size_t both =
            count(lines, [](const ListLine &line) { return line.left > 0 && line.left < line.words.size(); });
        const std::size_t left = count(lines, [](const ListLine &line) { return line.left_found > 0; });
        const std::size_t right =
            count(lines, [](const ListLine &line) { return line.found > line.left_found; });
        if (both < 2 || std::min(left, right) > 0 || 2 * std::max(left, right) < both) return;
        for (const ListLine &line : lines)
            if (left > 0) mark(line, line.left, line.words.size());
            else if (line.left < line.words.size()) mark(line, 0, line.left);
    }

    void mark_headings(const Paragraph &lines) {
        const auto is_there = [](const ListLine &line) { return line.found > 0; };
        const auto first = std::ranges::find_if(lines, is_there);
        if (lines.end() - first < 2) return;
        const bool labelled =
            std::all_of(first, lines.end(), [](const ListLine &line) { return line.labelled; });
        const bool several =
            std::all_of(first, lines.end() - 1, [](const ListLine &line) { return line.words.size() > 1; });
        const bool small =
            std::none_of(first, lines.end(), [](const ListLine &line) { return in_capitals(line.text); });
        for (auto line = lines.begin(); line != first; ++line)
            if ((labelled && !line->labelled) || (several && line->words.size() == 1) ||
                (small && in_capitals(line->text)))
                mark(*line);
    }

  private:
    std::vector<bool> &is_prose_;
};

} // namespace

std::vector<Word> take_prose(WordList &list, const std::vector<bool> &found, std::size_t most_words) {
    if (list.absent > 0 || list.words.size() > most_words) return {};
    const std::vector<Paragraph> paragraphs = paragraphs_of(list, found);
    const auto found_in = [](const Paragraph &lines) {
        std::size_t sum = 0;
        for (const ListLine &line : lines) sum += line.found;
        return sum;
    };
    const auto is_phrase = [&list](std::size_t i) { return is_like_text(list.words[i].text()); };
    const auto has_phrase = [&](const ListLine &line) { return std::ranges::any_of(line.words, is_phrase); };
    bool phrases = false; // on the grid
    for (std::size_t i = 0; i < found.size(); ++i) phrases = phrases || (found[i] && is_phrase(i));
    const bool several =
        std::ranges::any_of(paragraphs, [&](const Paragraph &lines) { return found_in(lines) > 1; });
    std::vector<bool> is_prose(list.words.size());
    Prose prose(is_prose);
    bool below = false; // words of the list
    for (const Paragraph &lines : paragraphs) {
        prose.mark_meanings(lines);
        prose.mark_headings(lines);
        const bool none = found_in(lines) == 0;
        const bool footer =
            std::ranges::any_of(lines, has_phrase) || lines.size() > 1 || lines[0].words.size() > 1;
        for (const ListLine &line : lines) {
            below = below || line.found > 0;
            const bool apart = none && (!below || footer);
            if (several && line.found == 0 && (apart || (below && !phrases && has_phrase(line))))
                prose.mark(line);
        }
    }
    std::vector<Word> taken;
    for (std::size_t i = 0; i < list.words.size(); ++i) {
        if (!is_prose[i]) continue;
        taken.push_back(list.words[i]);
        list.words[i].times = 0;
    }
    std::ranges::sort(taken, {}, &Word::text_at);
    return taken;
}

} // namespace wordsearch
