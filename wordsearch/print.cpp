#include "wordsearch/print.h"

#include "wordsearch/page.h"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <cstring>
#include <unistd.h>
#include <unordered_set>

namespace wordsearch {

namespace {

/// One JSON object: {"rows": R, "cols": C, "matches": [{"word": W, "from": [R, C], "to": [R, C], "direction": D}, ...]}.
class FoundJson : public Printer {
  public:
    FoundJson(shell::Output &out, Puzzle &puzzle) : out_(out), puzzle_(puzzle) {
        out_.put("{\"rows\": " + std::to_string(puzzle.grid().rows()) +
                 ", \"cols\": " + std::to_string(puzzle.grid().cols()) + ", \"matches\": [");
    }
    void take(std::span<const Match> matches) override {
        for (const Match &match : matches) {
            out_.put((any_ ? ",\n" : "\n") + match_json(match, puzzle_.text_of(match)));
            any_ = true;
        }
    }
    void finish() override { out_.put(any_ ? "\n]}\n" : "]}\n"); }

  private:
    shell::Output &out_;
    Puzzle &puzzle_;
    bool any_ = false;
};

/// How many matches there are.
class Count : public Printer {
  public:
    Count(shell::Output &out, bool json) : out_(out), json_(json) {}
    void take(std::span<const Match> matches) override { matches_ += matches.size(); }
    void finish() override { print_count(out_, json_, matches_); }

  private:
    shell::Output &out_;
    const bool json_;
    std::uint64_t matches_ = 0;
};

/// The words that were not found, as they are listed, each once.
class Unused : public Printer {
  public:
    Unused(shell::Output &out, const Options &options, const Puzzle &puzzle, const FoundWords &found)
        : out_(out), options_(options), list_(puzzle.list()), found_(found) {}
    void take(std::span<const Match>) override {}
    void finish() override {
        std::vector<std::string> unused;
        std::unordered_set<std::string_view> printed;
        for (const Word &word : list_.words()) {
            // Words of less than two letters are listed too, unless short words are not wanted.
            const bool wanted =
                word.letters_size >= options_.min_length ||
                (word.letters_size < 2 && options_.min_length == 2 && options_.reading != Reading::lecture);
            if (wanted && !found_.has(word) && printed.insert(list_.text(word)).second)
                unused.emplace_back(list_.text(word));
        }
        if (options_.json) return out_.put("{\"unused\": " + json_array(unused) + "}\n");
        for (const std::string &word : unused) out_.put(word + '\n');
    }

  private:
    shell::Output &out_;
    const Options &options_;
    const WordList &list_;
    const FoundWords &found_;
};

/// The letters that no word uses, row by row.
class Left : public Printer {
  public:
    Left(shell::Output &out, const Grid &grid, bool json)
        : out_(out), grid_(grid), marks_(grid), json_(json) {}
    void take(std::span<const Match> matches) override { marks_.take(matches); }
    void finish() override {
        std::string letters;
        for (int r = 0; r < grid_.rows(); ++r)
            for (int c = 0; c < grid_.cols(); ++c)
                if (!marks_.has(r, c) && !grid_.blank(r, c)) letters += grid_.text(r, c);
        out_.put(json_ ? "{\"left\": " + shell::json_string(letters) + "}\n" : letters + '\n');
    }

  private:
    shell::Output &out_;
    const Grid &grid_;
    Marks marks_;
    const bool json_;
};

/// Where each match begins.
class Hints : public Printer {
  public:
    Hints(shell::Output &out, Puzzle &puzzle, bool json) : out_(out), puzzle_(puzzle), json_(json) {}
    void take(std::span<const Match> matches) override {
        for (const Match &match : matches) {
            const std::string word(puzzle_.text_of(match)), r = std::to_string(match.r),
                                                            c = std::to_string(match.c);
            if (!json_) out_.put(word + " begins at " + r + ' ' + c + '\n');
            else
                out_.put((any_ ? ",\n" : "{\"hints\": [\n") + std::string("{\"word\": ") +
                         shell::json_string(word) + ", \"row\": " + r + ", \"col\": " + c + '}');
            any_ = true;
        }
    }
    void finish() override {
        if (json_) out_.put(any_ ? "\n]}\n" : "{\"hints\": []}\n");
    }

  private:
    shell::Output &out_;
    Puzzle &puzzle_;
    const bool json_;
    bool any_ = false;
};

/// The grid with the words marked.
class ShownMarks : public Printer {
  public:
    ShownMarks(shell::Output &out, const Grid &grid) : out_(out), marks_(grid) {}
    void take(std::span<const Match> matches) override { marks_.take(matches); }
    void finish() override { marks_.show(out_, shell::colour_wanted(STDOUT_FILENO)); }

  private:
    shell::Output &out_;
    Marks marks_;
};

/// The grid as a picture with a ring around each match; on a sheet of paper if one is asked for.
class Picture : public Printer {
  public:
    Picture(shell::Output &out, const Options &options, const Puzzle &puzzle)
        : out_(out), options_(options), puzzle_(puzzle) {}
    void take(std::span<const Match> matches) override {
        rings_.insert(rings_.end(), matches.begin(), matches.end());
    }
    void finish() override {
        const Drawing drawing{puzzle_.grid(), std::move(rings_)};
        if (!options_.paper && options_.title.empty()) return out_.put(picture_of(drawing));
        Sheet sheet{.paper = options_.paper.value_or(svg::Paper::a4), .title = options_.title};
        for (const Word &word : puzzle_.list().words())
            if (word.letters_size >= 2) sheet.words.emplace_back(puzzle_.list().text(word));
        sheet.puzzles.push_back(drawing);
        out_.put(draw_sheet(sheet));
    }

  private:
    shell::Output &out_;
    const Options &options_;
    const Puzzle &puzzle_;
    std::vector<Match> rings_;
};

} // namespace

std::string json_array(const std::vector<std::string> &texts) {
    std::string result;
    for (const std::string &text : texts) result += (result.empty() ? "" : ", ") + shell::json_string(text);
    return '[' + result + ']';
}

std::string match_json(const Match &match, std::string_view word) {
    const Step end = end_of(match);
    const auto place = [](auto r, auto c) {
        return "[" + std::to_string(r) + ", " + std::to_string(c) + "]";
    };
    return "{\"word\": " + shell::json_string(word) + ", \"from\": " + place(match.r, match.c) +
           ", \"to\": " + place(end.r, end.c) + ", \"direction\": \"" +
           std::string(direction_names[match.direction]) + "\"}";
}

FoundLines::FoundLines(shell::Output &out, Puzzle &puzzle) : out_(out), puzzle_(puzzle) {
    numbers_.resize(static_cast<std::size_t>(
        std::min(most_numbers, std::max(puzzle.grid().rows(), puzzle.grid().cols()))));
    for (int i = 0; Number & number : numbers_) {
        number.text[0] = ' ';
        const char *end = std::to_chars(number.text + 1, std::end(number.text), i++).ptr;
        number.size = static_cast<std::uint8_t>(end - number.text);
    }
}

void FoundLines::take(std::span<const Match> matches) {
    constexpr std::size_t room = 80; // for the words and numbers of a line besides the word found
    // What is written may be anything as far as compilers know: what is read again and again is at hand in a copy.
    const std::span<const Number> numbers = numbers_;
    const auto put = [](char *to, std::string_view text) {
        std::memcpy(to, text.data(), text.size());
        return to + text.size();
    };
    const auto put_number = [numbers](char *to, int value) {
        if (static_cast<std::size_t>(value) < numbers.size()) {
            const Number &number = numbers[static_cast<std::size_t>(value)];
            std::memcpy(to, &number, sizeof number); // its size too: eight bytes, hence fast
            return to + number.size;
        }
        *to++ = ' ';
        return std::to_chars(to, to + 16, value).ptr;
    };
    for (const Match match : matches) {
        const Step end = end_of(match);
        const std::string_view text = puzzle_.text_of(match);
        char *to = put(out_.room(text.size() + room), "Found ");
        // Eight bytes at a time, be they as many or fewer: most words are short, and the length is unpredictable.
        for (std::size_t i = 0; i < text.size(); i += WordList::slack)
            std::memcpy(to + i, text.data() + i, WordList::slack);
        to += text.size();
        to = put_number(put(to, " at"), static_cast<int>(match.r));
        to = put_number(to, static_cast<int>(match.c));
        to = put_number(put(to, " to"), end.r);
        to = put_number(to, end.c);
        *to++ = '\n';
        out_.took(to);
    }
}

void Marks::take(std::span<const Match> matches) {
    for (std::size_t i = 0; i < matches.size(); ++i) {
        // Of the words that begin in the same place and direction, the last is the longest.
        const Match &match = matches[i];
        if (i + 1 < matches.size() && matches[i + 1].r == match.r && matches[i + 1].c == match.c &&
            matches[i + 1].direction == match.direction)
            continue;
        each_cell(match, [this](int r, int c) { marked_[grid_.index(r, c)] = true; });
    }
}

void Marks::show(shell::Output &out, bool colour) const {
    std::string line;
    for (int r = 0; r < grid_.rows(); ++r) {
        line.clear();
        bool coloured = false;
        for (int c = 0; c < grid_.cols(); ++c) {
            const bool mark = marked_[grid_.index(r, c)];
            if (colour && mark != coloured) line += mark ? "\033[1;32m" : "\033[0m";
            coloured = mark;
            line += colour || mark || grid_.blank(r, c) ? grid_.text(r, c) : ".";
        }
        if (colour && coloured) line += "\033[0m";
        line += '\n';
        out.put(line);
    }
}

std::span<const Match> FoundWords::take_firsts(std::span<const Match> matches) {
    firsts_.clear();
    for (const Match &match : matches) {
        if (!found_[match.word]) firsts_.push_back(match);
        found_[match.word] = true;
    }
    return firsts_;
}

void print_count(shell::Output &out, bool json, std::uint64_t count) {
    out.put(json ? "{\"count\": " + std::to_string(count) + "}\n" : std::to_string(count) + '\n');
}

std::unique_ptr<Printer> make_printer(const Options &options, Puzzle &puzzle, const FoundWords &found,
                                      shell::Output &out) {
    switch (options.print) {
    case Print::count:
        return std::make_unique<Count>(out, options.json);
    case Print::unused:
        return std::make_unique<Unused>(out, options, puzzle, found);
    case Print::left:
        return std::make_unique<Left>(out, puzzle.grid(), options.json);
    case Print::hints:
        return std::make_unique<Hints>(out, puzzle, options.json);
    case Print::marks:
        return std::make_unique<ShownMarks>(out, puzzle.grid());
    case Print::drawing:
        return std::make_unique<Picture>(out, options, puzzle);
    case Print::lines:
        break;
    }
    if (options.json) return std::make_unique<FoundJson>(out, puzzle);
    return std::make_unique<FoundLines>(out, puzzle);
}

namespace {

/// What may be wrong where no word is found.
std::string guess_of(const Options &options, const Puzzle &puzzle) {
    if (puzzle.one_file() && puzzle.grid().rows() == 1)
        return "the grid has one row: is line 1 of " + shell::tamed(puzzle.name()) + " a title?";
    const WordList &list = puzzle.list();
    std::vector<Word> first = list.words();
    if (first.empty()) first = list.first_absent();
    const auto words_in = [](std::string_view line) { return shell::words_of(line).size(); };
    if (options.reading != Reading::letters && !first.empty()) {
        const std::string_view text = list.text(first[0]);
        if (words_in(text) > 1)
            return "the list has " + std::to_string(words_in(text)) +
                   " words on a line: one word a line, or commas between them and neither --bytes nor "
                   "--lecture";
        const auto has = [](std::string_view some, char from, char to) {
            return std::any_of(some.begin(), some.end(),
                               [=](char byte) { return byte >= from && byte <= to; });
        };
        std::string cells;
        for (const std::string &cell : puzzle.grid().texts()) cells += cell;
        if ((has(cells, 'A', 'Z') && has(text, 'a', 'z')) || (has(cells, 'a', 'z') && has(text, 'A', 'Z')))
            return "case matters here: try --ignore-case";
    }
    const auto too_long = [&](const Word &word) {
        return word.letters_size >
               static_cast<std::size_t>(std::max(puzzle.grid().rows(), puzzle.grid().cols()));
    };
    if (!first.empty() && std::all_of(first.begin(), first.end(), too_long))
        return "the words are longer than the grid";
    return "is it the list for this puzzle?";
}

} // namespace

void report_missing(const Options &options, const Puzzle &puzzle, const FoundWords &found) {
    constexpr std::size_t most_named = 10;
    const WordList &list = puzzle.list();
    const std::size_t least = std::max<std::size_t>(2, options.min_length);
    std::vector<Word> missing = list.first_absent();
    std::size_t all = list.absent(), found_words = 0;
    for (const Word &word : list.words()) {
        if (word.letters_size < least) continue;
        ++all;
        if (found.has(word)) ++found_words;
        else missing.push_back(word);
    }
    if (found_words == all && all > 0) return;

    std::string text;
    if (all == 0) {
        text = "no word found: the list has none";
        if (options.min_length > 2) text += " of " + std::to_string(least) + " letters or more";
    } else {
        const std::string words = std::to_string(all) + (all == 1 ? " word" : " words");
        text = found_words > 0 ? std::to_string(found_words) + " of " + words + " found; not found: "
               : all == 1      ? "no word found: "
                               : "none of " + words + " found: ";
        std::sort(missing.begin(), missing.end(),
                  [](const Word &a, const Word &b) { return a.text < b.text; });
        std::vector<std::string> names;
        for (const Word &word : missing) {
            if (names.size() > most_named) break;
            const std::string quoted = shell::in_quotes(list.text(word)); // only the start of a long one
            const std::string name = quoted.substr(1, quoted.size() - 2);
            if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
        }
        for (std::size_t i = 0; i < std::min(most_named, names.size()); ++i)
            text += (i > 0 ? ", " : "") + names[i];
        if (const std::size_t more = all - found_words; names.size() > most_named)
            text += " and " + std::to_string(more - most_named) + " more (--unused prints all)";
        if (found_words == 0) text += "; " + guess_of(options, puzzle);
    }
    shell::say("wordsearch", text);
}

} // namespace wordsearch
