#include "wordsearch/dialogue.h"

#include "wordsearch/dictionary.h"
#include "wordsearch/fast.h"
#include "wordsearch/found_lines.h"
#include "wordsearch/shell.h"

#include <algorithm>
#include <cstdio>
#include <optional>
#include <string>

namespace wordsearch {

using shell::InputFile;

std::uint64_t largest_file() {
    return std::min<std::uint64_t>(shell::process_memory() / 2 / 16, std::uint64_t{1} << 29);
}

void complain(std::string_view line, std::size_t times) {
    std::string text;
    for (std::size_t i = 0; i < times; ++i) {
        text += line;
        if (text.size() < 4096 && i + 1 < times) continue;
        std::fwrite(text.data(), 1, text.size(), stderr);
        text.clear();
    }
}

namespace {

/// Asks until a file opens. Returns nothing at the end of the input.
std::optional<InputFile> ask(std::string_view prompt, InputFile &input, shell::Output &out) {
    for (std::string name;;) {
        out.put(prompt);
        out.put(": \n");
        out.flush();
        if (!input.read_line(name)) return {};
        try {
            // Here a dash is a file's name.
            InputFile file = InputFile::open(name == "-" ? "./-" : name, "");
            out.put("Opened " + name + '\n');
            return file;
        } catch (const shell::InputError &) {
            std::fprintf(stderr, "Cannot open %s\n", shell::tamed(name).c_str());
        }
    }
}

} // namespace

void hold_dialogue(shell::Output &out) {
    InputFile input = InputFile::standard_input();
    std::optional<InputFile> puzzle = ask("Enter puzzle file", input, out);
    if (!puzzle) return;
    std::optional<InputFile> words = ask("Enter dictionary name", input, out);
    if (!words) return;
    out.put("Reading files...\n");
    out.flush();
    const ReadGrid read = read_lecture_grid(puzzle->name(), puzzle->read(largest_file()));
    complain(row_skipped, read.skipped);
    const Dictionary dictionary = Dictionary::of_lecture(words->read(largest_file()));
    complain(word_skipped, dictionary.skipped());
    out.put("Solving...\n");
    out.flush();
    const std::vector<SoughtWord> sought = sought_words(dictionary, 2, SIZE_MAX, true);
    search_fast(read.grid, Index(sought), FoundLines(out, read.grid));
}

} // namespace wordsearch
