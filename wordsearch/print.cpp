// Prints the answers of a search.
#include "wordsearch/print.h"

#include "shell/files.h"
#include "shell/terminal.h"
#include "shell/text.h"
#include "wordsearch/page.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstring>

namespace wordsearch {

std::string size_json(const Grid &grid) {
    return "{\"rows\": " + std::to_string(grid.rows()) + ", \"cols\": " + std::to_string(grid.cols());
}

std::string match_json(const Match &match, std::string_view word) {
    const auto place = [](Step cell) {
        return "[" + std::to_string(cell.r) + ", " + std::to_string(cell.c) + "]";
    };
    return "{\"word\": " + shell::json_string(word) + ", \"from\": " + place(match.cell(0)) +
           ", \"to\": " + place(match.last()) + ", \"direction\": \"" +
           std::string(direction_names[match.direction]) + "\"}";
}

/// `Found WORD at R C to R C` for each match.
void Printer::put_lines(std::span<const Match> matches) {
    constexpr std::size_t room = 80; // for the words and numbers of a line besides the word found
    const auto put = [](char *to, std::string_view text) {
        std::memcpy(to, text.data(), text.size());
        return to + text.size();
    };
    const auto put_number = [](char *to, int number) {
        *to++ = ' ';
        return std::to_chars(to, to + 16, number).ptr;
    };
    const auto put_cell = [&](char *to, Step cell) { return put_number(put_number(to, cell.r), cell.c); };
    // Where words begin, as text: several in turn often begin in one cell. Without it a long list takes 1.1
    // times as long.
    char start[32] = {};
    std::ptrdiff_t start_size = 0;
    Step begin{-1, -1};
    for (const Match &match : matches) {
        if (begin != match.cell(0)) {
            begin = match.cell(0);
            start_size = put(put_cell(put(start, " at"), begin), " to") - start;
        }
        const std::string_view text = puzzle_.words()[match.word].text();
        char *to = put(put(out_.room(text.size() + room), "Found "), text);
        std::memcpy(to, start, sizeof start);
        to = put_cell(to + start_size, match.last());
        *to++ = '\n';
        out_.took(to);
    }
}

Printer::Printer(const Options &options, const Puzzle &puzzle, shell::Output &out)
    : options_(options), puzzle_(puzzle), out_(out), marks_(puzzle.grid), found_(puzzle.words().size()) {
    if (options.given("--json")) out.put(size_json(puzzle.grid) + ", \"matches\": [");
}

void Printer::print(std::span<const Match> matches) {
    std::vector<Match> firsts; // of words
    for (const Match &match : matches) {
        if (!found_[match.word]) firsts.push_back(match);
        found_[match.word] = true;
    }
    if (options_.given("--unique")) matches = firsts;
    const bool json = options_.given("--json"), hints = options_.given("--hint");
    if (options_.given("--left") || options_.shows()) marks_.add(matches);
    else if (options_.given("--svg")) rings_.insert(rings_.end(), matches.begin(), matches.end());
    else if (!json && !hints && !options_.given("--count") && !options_.given("--unused")) put_lines(matches);
    for (const Match &match : matches) {
        const std::string_view word = puzzle_.words()[match.word].text();
        if (json) out_.put((matches_ > 0 ? ",\n" : "\n") + match_json(match, word));
        if (hints)
            out_.put(std::string(word) + " begins at " + std::to_string(match.r) + ' ' +
                     std::to_string(match.c) + '\n');
        ++matches_;
    }
}

void Printer::finish(std::uint64_t counted) {
    const Grid &grid = puzzle_.grid;
    if (options_.given("--json")) {
        out_.put((matches_ > 0 ? "\n], \"not_found\": " : "], \"not_found\": ") +
                 shell::json_array(puzzle_.list.texts(found_)) + "}\n");
    } else if (options_.given("--count")) {
        out_.put(std::to_string(matches_ + counted) + '\n');
    } else if (options_.given("--unused")) {
        for (const std::string &text : puzzle_.list.texts(found_)) out_.put(text + '\n');
    } else if (options_.given("--left")) {
        for (int r = 0; r < grid.rows(); ++r)
            for (int c = 0; c < grid.cols(); ++c)
                if (!marks_.has(r, c) && grid.text(r, c) != ".") out_.put(grid.text(r, c));
        out_.put("\n");
    } else if (options_.shows()) {
        marks_.show(out_, shell::colour_wanted());
    } else if (options_.given("--svg")) {
        const Drawing drawing{grid, rings_};
        out_.put(options_.page.sheet ? draw_sheet({.page = options_.page,
                                                   .solved = true,
                                                   .words = puzzle_.list.texts(),
                                                   .puzzles = {drawing}})
                                     : picture_of(drawing));
    }
    out_.flush();
}

/// What may be wrong where no word is found.
static const char *guess_of(const Options &options, const Puzzle &puzzle) {
    if (options.lecture)
        return "is it the list for this puzzle? with --lecture case matters, and a line is one word";
    const auto longest = std::size_t(std::max(puzzle.grid.rows(), puzzle.grid.cols()));
    if (std::ranges::all_of(puzzle.words(), [=](const Word &word) { return word.size > longest; }))
        return "the words are longer than the grid";
    return "is it the list for this puzzle?";
}

void Printer::report_missing() const {
    const std::vector<Word> &words = puzzle_.words();
    std::uint64_t all = puzzle_.list.absent, found = 0;
    for (std::size_t i = 0; i < words.size(); ++i) {
        all += words[i].times;
        if (found_[i]) found += words[i].times;
    }
    if (all == 0) {
        std::string text = "no word found: the list has none";
        if (options_.min_length > 2)
            text += " of " + std::to_string(options_.min_length) + " letters or more";
        return shell::say(text);
    }
    if (found == all) return;

    const std::vector<Word> missing = puzzle_.list.missing(found_);
    const std::string count = shell::count_of(all, "word");
    const std::string names = names_of(missing, all - found, " more (--unused prints all)");
    if (found > 0) return shell::say(std::to_string(found) + " of " + count + " found; not found: " + names);
    shell::say((all == 1 ? "no word found: " : "none of " + count + " found: ") + names + "; " +
               guess_of(options_, puzzle_));
}

} // namespace wordsearch
