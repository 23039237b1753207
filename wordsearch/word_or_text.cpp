// The rules of word_or_text.h, one function each.
#include "wordsearch/word_or_text.h"

#include "shell/text.h"
#include "wordsearch/letters.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>

namespace wordsearch {

namespace {

/// How many letters of the texts are found.
std::size_t found_in(const Items &items) {
    std::size_t letters = 0;
    for (const Item *item : items)
        if (item->found) letters += item->letters.size();
    return letters;
}

/// How many characters the texts have.
std::size_t size_of(const Items &items) {
    std::size_t size = 0;
    for (const Item *item : items) size += shell::length_of(item->text);
    return size;
}

bool is_any_found(const Items &items) { return found_in(items) > 0; }

void drop(const Items &items) {
    for (Item *item : items) item->is_word = false;
}

/// Divides the items where one is more than `near` lines below the one before.
std::vector<Items> groups_of(const Items &items, std::size_t near) {
    std::vector<Items> groups;
    for (Item *item : items) {
        if (groups.empty() || item->line > groups.back().back()->line + near) groups.emplace_back();
        groups.back().push_back(item);
    }
    return groups;
}
std::vector<Items> lines_of(const Items &items) { return groups_of(items, 0); }

bool is_phrase(std::string_view text) { return text.find(' ') != text.npos; }

/// What the lines look like in which something is found.
class Look {
  public:
    explicit Look(const Items &words) {
        for (const Items &line : lines_of(words)) {
            if (!is_any_found(line)) continue;
            alone_ = labels_.empty() ? line[0]->alone : alone_ || last_is_alone_;
            last_is_alone_ = line[0]->alone;
            labels_.insert(line[0]->label);
            for (const Item *item : line) {
                if (!item->found) continue;
                capitals_.insert(capitals_of(item->text));
                phrases_ = phrases_ || is_phrase(item->text);
            }
        }
    }

    /// Whether a line in which nothing is found looks alike: one between lines of words, one above or below
    /// these.
    enum class Place { between, below, above };
    bool has(const Items &line, Place place) const {
        if (!labels_.contains(line[0]->label)) return false;
        if (line[0]->label != 0 || place == Place::between) return true;
        const auto is_text = [&](const Item *item) { return is_phrase(item->text) && !phrases_; };
        if (std::ranges::any_of(line, is_text)) return false;
        if (place == Place::below) return true;
        if (line[0]->alone && !alone_) return false;
        return std::ranges::any_of(line, [&](const Item *item) {
            const Capitals capitals = capitals_of(item->text);
            return capitals == Capitals::caseless || capitals_.contains(capitals);
        });
    }

  private:
    std::set<char32_t> labels_;
    std::set<Capitals> capitals_;
    bool alone_ = false, last_is_alone_ = false; // whether a line but the last has a single text; the last
    bool phrases_ = false;
};

/// Drops what stands behind headings behind which hardly anything is found, such as "clue": on many lines.
void drop_keys(const Items &items) {
    std::map<std::string_view, Items> behind;
    for (Item *item : items)
        if (!item->key.empty() && !item->heading) behind[item->key].push_back(item);
    for (const auto &[key, texts] : behind)
        if (texts.size() > 1 && 4 * std::ranges::count(texts, true, &Item::found) < std::ssize(texts))
            drop(texts);
}

/// Drops what is no word for its column.
void drop_columns(const Items &items) {
    std::vector<Items> both;
    std::size_t found[2] = {}; // in how many of these lines, left and right
    const auto column_of = [](const Items &line, bool right) {
        Items column;
        std::ranges::copy_if(line, std::back_inserter(column),
                             [=](Item *item) { return item->right == right; });
        return column;
    };
    std::map<std::string_view, int> headings; // how often each stands there: once it may be a word
    for (const Item *item : items) headings[item->text] += item->heading;
    for (const Items &line : lines_of(items)) {
        for (Item *item : line) item->alone = line.size() == 1;
        if (line.size() == 1 && line[0]->found && headings[line[0]->text] < 2) line[0]->heading = false;
        const Items left = column_of(line, false), right = column_of(line, true);
        if (left.empty() || right.empty()) continue;
        both.push_back(line);
        found[0] += is_any_found(left);
        found[1] += is_any_found(right);
    }
    // What nothing is found of above the first of them are their headings.
    if (both.size() > 2 && !is_any_found(both[0]) && both[1][0]->line == both[0][0]->line + 1 &&
        2 * std::max(found[0], found[1]) > both.size())
        drop(both[0]);
    for (const bool right : {false, true}) {
        if (both.size() < 2 || 4 * found[right] >= both.size() || 2 * found[!right] < both.size()) continue;
        for (const Items &line : both) {
            drop(column_of(line, right));
            for (Item *item : column_of(line, false)) item->heading = item->heading && !right;
        }
    }
    for (const Items &line : lines_of(items)) {
        const bool headed = line[0]->heading;
        for (Item *item : line) {
            item->is_word = item->is_word && !item->heading;
            item->found = item->found && item->is_word; // of a sender's name nothing counts
        }
        if (headed && !is_any_found(line)) drop(line);
        // Beside words in capitals what has small letters is text.
        if (std::ranges::any_of(line, &Item::in_text))
            for (Item *item : line)
                item->is_word = item->is_word && (item->found || capitals_of(item->text) == Capitals::all);
    }
}

/// The items of the paragraphs that have words; drops the others.
Items words_of(const std::vector<Items> &paragraphs) {
    Items words;
    std::set<std::u16string> listed;
    for (const Items &paragraph : paragraphs) {
        Items again;
        std::ranges::copy_if(paragraph, std::back_inserter(again),
                             [&](const Item *item) { return listed.contains(item->letters); });
        const std::size_t found = found_in(paragraph);
        const auto is_word = [](const Item *item) { return item->found && item->alone; };
        const bool has_words = 4 * found >= size_of(paragraph) || std::ranges::any_of(paragraph, is_word);
        const bool one_missing = paragraph.size() == 1 && paragraph[0]->alone && found == 0 && !words.empty();
        if (!one_missing && (!has_words || 2 * found_in(again) >= found)) {
            drop(paragraph);
            continue;
        }
        std::ranges::copy(paragraph, std::back_inserter(words));
        for (const Item *item : paragraph)
            if (item->found) listed.insert(item->letters);
    }
    return words;
}

/// Drops the lines of a paragraph of words that do not look like the others.
void drop_text(const Items &paragraph, const Look &look) {
    const std::size_t found = found_in(paragraph);
    std::size_t above = 0; // found there
    for (const Items &line : lines_of(paragraph)) {
        Look::Place place = above == 0 ? Look::Place::above : Look::Place::between;
        if (above == found && found > 0) place = Look::Place::below;
        above += found_in(line);
        if (line[0]->letters.empty() && !is_any_found(line) && !look.has(line, place)) drop(line);
    }
}

} // namespace

Capitals capitals_of(std::string_view text) {
    Capitals result = Capitals::caseless;
    for (const auto &[typed, read] : letters_of(text)) {
        const std::string letter = read.value_or(" ");
        if (capital(letter, LetterKind::utf8) == letter) continue;
        const bool is_small = typed.starts_with(letter);
        if (result == Capitals::caseless) result = is_small ? Capitals::none : Capitals::all;
        else if (result == Capitals::all && is_small) result = Capitals::first;
    }
    return result;
}

void judge(const Items &items) {
    Items list = items;
    drop_keys(list);
    std::erase_if(list, [](const Item *item) { return !item->is_word; });
    drop_columns(list);
    std::erase_if(list, [](const Item *item) { return !item->is_word; });
    if (!is_any_found(list)) return;
    const Items words = words_of(groups_of(list, 1));
    const Look look(words);
    for (const Items &paragraph : groups_of(words, 1)) drop_text(paragraph, look);
}

} // namespace wordsearch
