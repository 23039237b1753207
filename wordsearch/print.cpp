#include "wordsearch/print.h"

#include "wordsearch/page.h"

#include <algorithm>
#include <charconv>
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
            const Step end = end_of(match);
            const auto place = [](auto r, auto c) {
                return "[" + std::to_string(r) + ", " + std::to_string(c) + "]";
            };
            out_.put((any_ ? ",\n" : "\n") + std::string("{\"word\": ") +
                     shell::json_string(puzzle_.text_of(match)) + ", \"from\": " + place(match.r, match.c) +
                     ", \"to\": " + place(end.r, end.c) + ", \"direction\": \"" +
                     std::string(direction_names[match.direction]) + "\"}");
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
    explicit Count(shell::Output &out) : out_(out) {}
    void take(std::span<const Match> matches) override { matches_ += matches.size(); }
    void finish() override { out_.put(std::to_string(matches_) + '\n'); }

  private:
    shell::Output &out_;
    std::uint64_t matches_ = 0;
};

/// The words that were not found, as they are listed, each once.
class Unused : public Printer {
  public:
    Unused(shell::Output &out, const Options &options, const Puzzle &puzzle, const FoundWords &found)
        : out_(out), options_(options), list_(puzzle.list()), found_(found) {}
    void take(std::span<const Match>) override {}
    void finish() override {
        std::unordered_set<std::string_view> printed;
        for (const Word &word : list_.words()) {
            // Words of less than two letters are listed too, unless short words are not wanted.
            const bool wanted =
                word.letters_size >= options_.min_length ||
                (word.letters_size < 2 && options_.min_length == 2 && options_.reading != Reading::lecture);
            if (wanted && !found_.has(word) && printed.insert(list_.text(word)).second)
                out_.put(std::string(list_.text(word)) + '\n');
        }
    }

  private:
    shell::Output &out_;
    const Options &options_;
    const WordList &list_;
    const FoundWords &found_;
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

/// The grid as a picture with a ring around each match.
class Picture : public Printer {
  public:
    Picture(shell::Output &out, const Grid &grid) : page_(out, grid, {}) {}
    void take(std::span<const Match> matches) override { page_.take(matches); }
    void finish() override { page_.finish(); }

  private:
    SvgPage page_;
};

} // namespace

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

std::unique_ptr<Printer> make_printer(const Options &options, Puzzle &puzzle, const FoundWords &found,
                                      shell::Output &out) {
    switch (options.print) {
    case Print::count:
        return std::make_unique<Count>(out);
    case Print::unused:
        return std::make_unique<Unused>(out, options, puzzle, found);
    case Print::marks:
        return std::make_unique<ShownMarks>(out, puzzle.grid());
    case Print::drawing:
        return std::make_unique<Picture>(out, puzzle.grid());
    case Print::json:
        return std::make_unique<FoundJson>(out, puzzle);
    case Print::lines:
        break;
    }
    return std::make_unique<FoundLines>(out, puzzle);
}

} // namespace wordsearch
