#include "wordsearch/judge.h"

#include "wordsearch/letters.h"

#include <algorithm>
#include <set>
#include <string>

namespace wordsearch {

namespace {

using Items = std::vector<Item *>;

std::size_t found_in(const Items &items) {
    return std::size_t(std::ranges::count_if(items, [](const Item *item) { return item->found; }));
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

/// Whether a text is a cry or has a digit of any script.
bool is_odd(std::string_view text) {
    bool odd = text.ends_with('!') || text.ends_with('?');
    while (!text.empty() && !odd) {
        const std::string letter = take_letter(text).value_or("");
        odd = letter.size() == 1 && letter[0] >= '0' && letter[0] <= '9';
    }
    return odd;
}

/// Which letters of a text are capitals.
enum class Capitals { caseless, none, first, all };
Capitals capitals_of(std::string_view text) {
    Capitals result = Capitals::caseless;
    while (!text.empty()) {
        const std::string_view typed = text;
        const std::string letter = take_letter(text).value_or(" ");
        if (capital(letter, LetterKind::utf8) == letter) continue;
        const bool is_small = typed.starts_with(letter);
        if (result == Capitals::caseless) result = is_small ? Capitals::none : Capitals::all;
        else if (result == Capitals::all && is_small) result = Capitals::first;
    }
    return result;
}

/// What the lines look like in which something is found.
class Look {
  public:
    explicit Look(const std::vector<Items> &lines) {
        for (const Items &line : lines) {
            if (!is_any_found(line)) continue;
            alone_before_last_ = labels_.empty() ? line[0]->alone : alone_;
            labels_.insert(line[0]->label);
            alone_ = alone_ || line[0]->alone;
            for (const Item *item : line) {
                if (!item->found) continue;
                capitals_.insert(capitals_of(item->text));
                phrases_ = phrases_ || is_phrase(item->text);
                odd_ = odd_ || is_odd(item->text);
            }
        }
    }

    /// Whether a line in which nothing is found looks alike: one between lines of words, one above or below
    /// these, or one that is apart.
    enum class Place { between, below, above, apart };
    bool has(const Items &line, Place place) const {
        if (!labels_.contains(line[0]->label)) return false;
        if (line[0]->label != 0 || place == Place::between) return true;
        const bool phrases = phrases_ && place != Place::apart;
        const auto is_text = [&](const Item *item) {
            return (is_phrase(item->text) && !phrases) || (is_odd(item->text) && !odd_);
        };
        if (std::ranges::any_of(line, is_text)) return false;
        if (place == Place::below) return true;
        if (line[0]->alone && !(place == Place::apart ? alone_ : alone_before_last_)) return false;
        return std::ranges::any_of(line, [&](const Item *item) {
            const Capitals capitals = capitals_of(item->text);
            return capitals == Capitals::caseless || std::ranges::any_of(capitals_, [&](Capitals other) {
                       if (place == Place::apart) return capitals == other;
                       return (capitals == Capitals::all) == (other == Capitals::all);
                   });
        });
    }

  private:
    std::set<char32_t> labels_;
    std::set<Capitals> capitals_;
    bool phrases_ = false, odd_ = false;
    bool alone_ = false, alone_before_last_ = false; // a text is alone on its line, also before the last line
};

/// Drops the side of the grid where less is found. Returns the other one.
Items choose_side(std::vector<Item> &items) {
    Items above, below;
    for (Item &item : items) (item.above ? above : below).push_back(&item);
    const bool headings = std::ranges::all_of(below, [](const Item *item) { return item->heading; });
    const std::size_t found = found_in(below);
    if (headings || found_in(above) > found) std::swap(above, below);
    drop(above);
    return below;
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
    for (const Items &line : lines_of(items)) {
        for (Item *item : line) item->alone = line.size() == 1;
        const Items left = column_of(line, false), right = column_of(line, true);
        if (left.empty() || right.empty()) continue;
        both.push_back(line);
        found[0] += is_any_found(left);
        found[1] += is_any_found(right);
    }
    for (const bool right : {false, true}) {
        if (both.size() < 2 || 4 * found[right] >= both.size() || 2 * found[!right] < both.size()) continue;
        for (const Items &line : both) {
            drop(column_of(line, right));
            for (Item *item : column_of(line, false)) item->heading = item->heading && !right;
        }
    }
    for (Item *item : items) item->is_word = item->is_word && !item->heading;
}

} // namespace

void judge(std::vector<Item> &items) {
    Items list = choose_side(items);
    drop_columns(list);
    std::erase_if(list, [](const Item *item) { return !item->is_word; });
    if (!is_any_found(list)) return;
    const Look look(lines_of(list));
    const std::vector<Items> paragraphs = groups_of(list, 1);
    const auto is_list = [](const Items &paragraph) { return 4 * found_in(paragraph) >= paragraph.size(); };
    const bool any = std::ranges::any_of(paragraphs, is_list);
    std::set<std::u16string> listed;
    for (const Items &paragraph : paragraphs) {
        const std::size_t found = found_in(paragraph);
        std::size_t again = 0;
        for (const Item *item : paragraph) again += item->found && listed.contains(item->letters);
        if (found == 0 || (any && !is_list(paragraph)) || (again > 0 && 2 * again >= found)) {
            const bool one = paragraph.size() == 1 && !listed.empty() && found == 0;
            if (!one || !look.has(paragraph, Look::Place::apart)) drop(paragraph);
            continue;
        }
        for (const Item *item : paragraph)
            if (item->found) listed.insert(item->letters);
        std::size_t before = 0; // found in lines above
        for (const Items &line : lines_of(paragraph)) {
            Look::Place place = before == 0 ? Look::Place::above : Look::Place::between;
            if (before == found) place = Look::Place::below;
            before += found_in(line);
            const bool all =
                std::ranges::all_of(line, [](const Item *item) { return !item->letters.empty(); });
            if (!is_any_found(line) && !all && !look.has(line, place)) drop(line);
        }
    }
}

} // namespace wordsearch
