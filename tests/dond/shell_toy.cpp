// shell_toy MODE [ARGUMENT]...: small programs around the files that all programs share, for the cases about
// them.
//
//   toy WORD...      a program with some options, which prints what it understood
//   tasks WORD...    a program that counts or lists; --new has been forgotten in its lists
//   throw WHAT       a program that fails: memory, length, other
//   quote            for each line of standard input: tamed, quoted, as a JSON string
//   lines FILE       each line with its number; an error with the column of the first '!'
//   size FILE MOST   how many bytes the file has
//   first            the first line of standard input, which others read on
//   memory           process_memory(), and whether the peak is plausible
//   progress         shows a progress line for 2 seconds, then answers
//   stop             the same, until asked to stop
//   slow             asked to stop, goes on
//   left S DONE ALL  how far it is, and how long still, after S seconds
//   colour           whether standard output may be coloured
//   save FILE        write_file of what is on standard input
//   seed [N]         the seed
//   words            the words of each line of a dialogue
//   dialogue FILE    a dialogue that keeps the last line typed, from FILE's first line on
//   plain            each line plain, quoted, and the numbers of a size that it has
//   read EMPTY LONGEST FILE    the file as a program reads it whose empty cells and longest ones are so
//   side N [BAD]     side_by_side: the sum of i * i for i < N, each added by work(i); work(BAD) throws
#include "dond/shell/arguments.h"
#include "dond/shell/dialogue.h"
#include "dond/shell/file_kinds.h"
#include "dond/shell/files.h"
#include "dond/shell/machine.h"
#include "dond/shell/terminal.h"
#include "dond/shell/text.h"
#include "dond/shell/threads.h"

#include <atomic>
#include <cstdio>
#include <new>
#include <optional>
#include <string>
#include <unistd.h>

using namespace shell;

namespace {

int toy(Arguments &arguments) {
    while (arguments.next()) {
        const std::string option = arguments.option();
        if (arguments.is("--flag")) write_answer("flag\n");
        else if (arguments.is("--left") || arguments.is("--right") || arguments.is("--up")) continue;
        else if (arguments.is("--label")) write_answer(option + ' ' + in_quotes(arguments.value()) + '\n');
        else if (arguments.is("--number"))
            write_answer("number " + std::to_string(arguments.number(1, 10)) + '\n');
        else if (arguments.is("--seed"))
            write_answer("seed " + std::to_string(arguments.number(0, UINT64_MAX)) + '\n');
        else if (arguments.is("--memory")) write_answer("memory " + std::to_string(arguments.size()) + '\n');
        else if (arguments.is("--seconds"))
            write_answer("seconds " + std::to_string(arguments.seconds()) + '\n');
        else if (arguments.is("--kind"))
            write_answer("kind " +
                         std::to_string(arguments.choice<int>({{"one", 1}, {"two", 2}, {"three", 3}})) +
                         '\n');
        else if (const std::string &word = arguments.operand(); word.starts_with("last="))
            write_answer("last " + std::to_string(parse_number<std::int64_t>("last", word.substr(5), -1, 5)) +
                         '\n');
        else write_answer("operand " + in_quotes(word) + '\n');
    }
    arguments.exclude({"--left", "--right"});
    arguments.exclude({"--up"}, {"--flag", "--seconds"});
    arguments.needs({"--up"}, {"--left", "--right"});
    return 0;
}

int tasks(Arguments &arguments) {
    while (arguments.next())
        if (arguments.option().empty()) throw Misuse("no operands");
    write_answer(
        "task '" +
        std::string(arguments.task(
            {{"", {"--all", "--draw"}}, {"--count", {"--stats"}}, {"--keep", {"--stats", "--all"}}})) +
        "'\n");
    return 0;
}

int fail(Arguments &arguments) {
    arguments.next();
    if (arguments.operand() == "memory") throw std::bad_alloc();
    if (arguments.operand() == "length") throw std::length_error("vector::reserve");
    throw std::runtime_error("two\nlines \033[2J");
}

// Until the line has been shown twice or, where it is not, could have been.
int progress(Arguments &) {
    bool early = false;
    {
        Progress progress;
        for (int shown = 0; isatty(STDERR_FILENO) != 0 ? shown < 2 : progress.seconds() < 1.5; usleep(1000))
            progress.poll([&] {
                early = early || progress.seconds() < 1 + 0.5 * shown;
                shown++;
                return std::string("half way");
            });
    }
    write_answer(early ? "too early\n" : "answer\n");
    return 0;
}

// Until a signal comes, which ends it unless there is an Interruption.
int work(Arguments &) {
    Progress progress;
    while (!Interruption::requested()) {
        progress.poll([] { return std::string("half way"); });
        usleep(1000);
    }
    return 1;
}

int stop(Arguments &arguments) {
    const Interruption interruption;
    write_answer("working\n");
    const int code = work(arguments);
    write_answer("best so far\n");
    return code;
}

// Does not stop when it is asked to.
int slow(Arguments &) {
    const Interruption interruption;
    write_answer("working\n");
    for (;;) usleep(1000);
}

int left(Arguments &arguments) {
    std::uint64_t words[3];
    for (std::uint64_t &word : words) {
        arguments.next();
        word = parse_number("word", arguments.operand(), 0, 1000000);
    }
    const auto seconds = static_cast<double>(words[0]), done = static_cast<double>(words[1]),
               all = static_cast<double>(words[2]);
    write_answer(percent(done, all) + '|' + time_left(seconds, done, all) + '\n');
    return 0;
}

int quote(Arguments &) {
    const Text text = InputFile::open("-", "lines").read();
    for (std::string_view rest = view_of(text); !rest.empty();) {
        const std::string_view line = take_line(rest);
        write_answer(tamed(line) + " | " + in_quotes(line) + " | " + json_string(line) + '\n');
    }
    return 0;
}

int lines(Arguments &arguments) {
    arguments.next();
    InputFile file = InputFile::open(arguments.operand(), "lines");
    const Text text = file.read();
    Lines lines(file.name(), view_of(text));
    while (lines.next()) {
        write_answer(std::to_string(lines.number()) + (trimmed(lines.text()).empty() ? " blank " : " ") +
                     in_quotes(lines.text()) + '\n');
        if (const auto at = lines.text().find('!'); at != std::string_view::npos)
            throw lines.error_at(lines.text().data() + at, "'!' found, expected none");
    }
    throw lines.error("end of file found, expected '!'");
}

int size(Arguments &arguments) {
    arguments.next();
    InputFile file = InputFile::open(arguments.operand(), "bytes");
    arguments.next();
    write_answer(
        std::to_string(file.read({.most = parse_number("MOST", arguments.operand(), 0, UINT64_MAX)}).size()) +
        '\n');
    return 0;
}

int first(Arguments &) {
    std::string line;
    InputFile input = InputFile::standard_input();
    write_answer(input.read_line(line) ? "line of " + std::to_string(line.size()) + " bytes\n" : "no line\n");
    return 0;
}

int memory(Arguments &) {
    write_answer(std::to_string(process_memory()) +
                 (peak_memory_kib() > 100 && peak_memory_kib() < 1 << 20 ? "\n" : " and a strange peak\n"));
    return 0;
}

int save(Arguments &arguments) {
    arguments.next();
    const Text text = InputFile::open("-", "a text").read();
    write_file(arguments.operand(), [&](Output &out) { out.put(view_of(text)); });
    return 0;
}

int colour(Arguments &) {
    write_answer(colour_wanted() ? "coloured\n" : "plain\n");
    return 0;
}

int seed(Arguments &arguments) {
    std::optional<std::uint64_t> given;
    if (arguments.next()) given = parse_number("seed", arguments.operand(), 0, UINT64_MAX);
    write_answer(std::to_string(seed_or_random(given)) + '\n');
    return 0;
}

int words(Arguments &) {
    InputFile input = InputFile::standard_input();
    write_answer("> ");
    for (std::string line; input.read_line(line); write_answer("> ")) {
        for (const std::string &word : words_of(line)) write_answer(in_quotes(word) + ' ');
        write_answer("\n");
    }
    return 0;
}

class Last : public DialogueOf<std::string> {
  public:
    explicit Last(const std::string &first) : DialogueOf({}, GameRules{}), first_(first) {}

  private:
    std::string begin(bool) override {
        if (!state_.empty()) remember();
        state_ = first_;
        return {};
    }
    std::string board(Room) const override { return "[" + state_ + "]\n"; }
    std::string prompt() const override { return "> "; }
    std::string help() const override { return "help\n"; }
    std::string extent() const override { return {}; }
    std::string hint() override { return "hint\n"; }
    std::string move(const std::string &line) override {
        remember();
        state_ = line;
        return {};
    }
    bool over() const override { return state_ == "over"; }
    std::string saved() const override { return state_ + '\n'; }

    const std::string first_;
};

int dialogue(Arguments &arguments) {
    arguments.next();
    const std::string &file = arguments.operand();
    const Text text = InputFile::open(file, "a text").read();
    std::string_view rest = view_of(text);
    Last(std::string(take_line(rest))).run();
    return 0;
}

int side(Arguments &arguments) {
    arguments.next();
    const std::uint64_t n = parse_number("N", arguments.operand(), 1, 1000);
    const std::uint64_t bad =
        arguments.next() ? parse_number("BAD", arguments.operand(), 0, 1000) : UINT64_MAX;
    std::atomic<std::uint64_t> sum = 0, calls = 0;
    try {
        side_by_side(static_cast<unsigned>(n), [&](unsigned i) {
            ++calls;
            if (i == bad) throw std::runtime_error("work " + std::to_string(i) + " failed");
            sum += std::uint64_t{i} * i;
        });
    } catch (const std::runtime_error &error) {
        write_answer(std::string(error.what()) + ' ');
    }
    write_answer(std::to_string(calls) + " calls, sum " + std::to_string(sum) + '\n');
    return 0;
}

int plain_lines(Arguments &) {
    InputFile input = InputFile::standard_input();
    for (std::string line; input.read_line(line);) {
        std::string text = in_quotes(plain(line));
        for (const std::string &number : numbers_of(line)) text += ' ' + number;
        write_answer(text + '\n');
    }
    return 0;
}

int read_file(Arguments &arguments) {
    std::vector<std::string> words;
    while (arguments.next()) words.push_back(arguments.operand());
    const std::string &file = words.at(2);
    const Cells cells{.empty = words[0], .longest = parse_number("LONGEST", words[1], 1, 9)};
    const Text text = InputFile::open(file, "a toy").read({.table = cells});
    bool good = true;
    for (std::string_view rest = view_of(text); !rest.empty();) good = take_code_point(rest) && good;
    write_answer(good ? std::string_view(view_of(text)) : encoding_advice(view_of(text), file));
    return 0;
}

} // namespace

int main(int argc, char **argv) {
    constexpr std::pair<std::string_view, int (*)(Arguments &)> modes[] = {
        {"toy", toy},       {"throw", fail},  {"quote", quote},       {"lines", lines},
        {"size", size},     {"first", first}, {"memory", memory},     {"progress", progress},
        {"work", work},     {"stop", stop},   {"slow", slow},         {"colour", colour},
        {"save", save},     {"seed", seed},   {"left", left},         {"words", words},
        {"tasks", tasks},   {"side", side},   {"plain", plain_lines}, {"dialogue", dialogue},
        {"read", read_file}};
    for (const auto &[name, body] : modes)
        if (argc > 1 && name == argv[1])
            return run("toy", "usage: toy WORD...\n  --flag --number N --kind one|two|three: sorts of it\n",
                       argc - 1, argv + 1, body);
    return 2;
}
