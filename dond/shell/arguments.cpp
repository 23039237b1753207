// Reads the command line, and runs a program.
#include "arguments.h"

#include "machine.h"
#include "terminal.h"

#include <algorithm>
#include <climits>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <new>
#include <random>
#include <unistd.h>

namespace shell {

namespace {

// How many letters the longer word has between the two words' common beginning and common end, in either case
// of A to Z. Two swapped letters count as one.
std::size_t difference(std::string_view a, std::string_view b) {
    for (; !a.empty() && !b.empty() && small(a.front()) == small(b.front()); b.remove_prefix(1))
        a.remove_prefix(1);
    for (; !a.empty() && !b.empty() && small(a.back()) == small(b.back()); b.remove_suffix(1))
        a.remove_suffix(1);
    const bool swapped = a.size() == 2 && b.size() == 2 && a[0] == b[1] && a[1] == b[0];
    return swapped ? 1 : std::max(a.size(), b.size());
}

// `, did you mean NAME?` with the name nearest to the word; empty if none is near.
std::string did_you_mean(std::string_view word, const Words &names) {
    const std::size_t first = std::min(word.find_first_not_of('-'), word.size()); // it is rarely wrong
    std::size_t least = (word.size() - first) / 3 + 1;
    std::string text;
    for (const std::string &name : names)
        if (const std::size_t n = difference(word, name);
            n < least && name.starts_with(word.substr(0, first + 1))) {
            text = ", did you mean " + name + '?';
            least = n;
        }
    return text;
}

bool is_whole(std::string_view number) { return whole_number(number, 0, INT_MAX).has_value(); }

} // namespace

std::string name_of(Level level) {
    constexpr const char *names[] = {"easy", "medium", "hard"};
    return names[static_cast<int>(level)];
}

Arguments::Arguments(Words words, std::string_view help)
    : help_(help), names_(options_in_help("--")), words_(with_operands(std::move(words), names_)) {
    // Who says nothing but a level wants a new puzzle, if the program makes any.
    if (words_.size() != 1 || !contains(names_, "--generate") || is_file(words_[0])) return;
    if (meaning_elsewhere("--" + words_[0], {}, names_).words.size() < 2) return;
    words_.insert(words_.begin(), "--generate");
    say(words_[1] + " is read as --generate " + words_[1]);
}

void Arguments::put_next(const Words &words) {
    words_.insert(words_.begin() + static_cast<std::ptrdiff_t>(passed_), words.begin(), words.end());
}

void Arguments::read_bare(std::string &word) const {
    if (options_ended_ || access(word.c_str(), F_OK) == 0) return;
    // The first word may be an option without dashes, as help is and git's commands are, or a synonym; and a
    // level may be one in what is played, until an operand comes that is no size: words of a puzzle may
    // follow it.
    const std::string option = "--" + word;
    const Meaning meaning = meaning_elsewhere(option, {}, names_);
    const bool same = meaning.same && contains(names_, "--play");
    if (passed_ == 1 && (contains(names_, option) || (same && meaning.words.size() == 1))) word = option;
    else if (same && takes_levels_ && meaning.words.size() > 1)
        word = meaning.words[0] + '=' + meaning.words[1];
}

bool Arguments::next() {
    // The picture's file may follow; any other value that a flag does not take is an operand.
    if (option_ == "--svg" && following().ends_with(".svg")) put_next({"-o", value()});
    else if (contains(words_of("true yes on"), attached_.value_or(""))) attached_.reset();
    else if (attached_) put_next({value()});
    option_.clear();
    if (!options_ended_ && following() == "--") {
        options_ended_ = true;
        ++passed_;
    }
    if (++passed_ > words_.size()) {
        if (output_) keep_answers();
        return false;
    }
    std::string &word = words_[passed_ - 1];
    if (const std::string text = plain(word); !options_ended_ && text[0] == '-' && word[0] != '-')
        word = (text.size() > 2 && small(text[1]) >= 'a' ? "-" : "") + text;
    read_bare(word);
    if (passed_ > 1 && is_whole(words_[passed_ - 2])) {
        if (word == "columns" || word == "cols") return next();
        // 6 by 3, 6 rows 3
        if ((word == "by" || word == "rows") && is_whole(following())) word = "x";
    }
    const bool negative_number = word.find_first_of("0123456789") == 1;
    const auto equals = word.find('=');
    const bool has_slash = word.find('/') < equals;
    // A row of a board, as -B-A, has as many squares as another.
    const auto is_as_long = [&word](const std::string &other) { return other.size() == word.size(); };
    const bool is_row = word.find('-', 2) < equals && word[1] != '-' && options_in_help('-' + word).empty() &&
                        std::ranges::count_if(words_, is_as_long) > 1;
    if (options_ended_ || word.size() < 2 || word[0] != '-' || negative_number || has_slash || is_row)
        return true;
    option_ = word;
    if (word.starts_with("--") && equals != word.npos) {
        option_.resize(equals);
        attached_ = word.substr(equals + 1);
    }
    // `--output json` may be the form.
    if (is("-o") || (is("--output") && !contains(names_, "--" + std::string(following())))) {
        take_output();
        return next();
    }
    if (!take_name()) return next();
    given_.push_back(option_);
    return true;
}

void Arguments::take_output() {
    output_ = value();
    if (output_ == "-") output_.reset();
    else check_writable(*output_);
    // The ending may name a form.
    const std::string name = output_.value_or(""),
                      ending = name.substr(std::min(name.rfind('.'), name.size()));
    if (ending == ".svg" && contains(names_, "--svg")) put_next({"--svg"});
    if (contains(words_of(".png .jpg .jpeg .gif .webp .bmp .pdf .html .htm"), ending))
        throw Misuse("-o " + name + " found, expected another ending: pictures here are SVG");
}

bool Arguments::take_name() {
    const std::string typed = option_, whole = (typed[1] == '-' ? "" : "-") + typed;
    const Meaning meaning = meaning_elsewhere(typed, following(), names_);
    if (contains(names_, whole)) {
        option_ = whole;
        return true;
    }
    if (meaning.advice.ends_with(" --svg") && following().ends_with(".svg")) { // a picture's file
        option_ = "--svg";
        say(typed + " is --svg here");
        return true;
    }
    if (!meaning.same) {
        // As in GNU's programs, an option may be shortened while one name alone begins so. One letter means
        // too many things.
        const Words longer = options_in_help(whole);
        if (typed.size() > 2 && longer.size() == 1 && longer[0] != "--help" && longer[0] != "--version")
            option_ = longer[0];
        return true;
    }
    const Words &words = meaning.words;
    if (words.empty()) {
        say(typed + " is not needed here");
        return false;
    }
    // Its value is the option itself, as in `--format json`, or is in its name, as in --easy.
    if (words[0] == "--" + std::string(following())) {
        if (!attached_) ++passed_;
        attached_.reset();
    }
    option_ = words[0];
    if (words.size() > 1) attached_ = words[1];
    say(typed + " is " + option_ + (attached_ ? ' ' + *attached_ : "") + " here");
    return true;
}

std::string_view Arguments::following() const {
    if (attached_) return *attached_;
    return passed_ < words_.size() ? std::string_view(words_[passed_]) : "";
}

bool Arguments::attached() const {
    const std::string_view word = following();
    return attached_ || (!word.empty() && word.find_first_not_of("0123456789") == word.npos);
}

std::string Arguments::value() {
    if (attached_) return *std::exchange(attached_, {});
    if (passed_ >= words_.size()) throw Misuse(option_ + " needs a value");
    return words_[passed_++];
}

std::uint64_t Arguments::size() {
    const std::string word = value();
    std::string_view digits = word;
    // No unit, or one of K, M and G.
    const std::size_t shift = 10 * (std::string_view("KMG").find(word.empty() ? ' ' : word.back()) + 1);
    if (shift > 0) digits.remove_suffix(1);
    const std::uint64_t most = static_cast<std::uint64_t>(INT64_MAX) >> shift;
    if (const auto number = whole_number<std::uint64_t>(digits, 1, most)) return *number << shift;
    throw Misuse(option_ + " is " + in_quotes(word) +
                 ", expected a size such as 512M, from 1 to 8589934591G");
}

double Arguments::seconds() {
    std::string word = value();
    std::ranges::replace(word, ',', '.'); // 0,5 in most of Europe
    // Only digits and a point: strtod also reads signs, exponents, inf and nan.
    if (word.ends_with('s')) word.pop_back(); // 2s
    const bool plain = word.find_first_not_of("0123456789.") == word.npos;
    char *end = nullptr;
    const double result = std::strtod(word.c_str(), &end);
    if (!plain || word.empty() || *end != '\0' || result > 1e9)
        throw Misuse(option_ + " is " + in_quotes(word) +
                     ", expected seconds from 0 to 1000000000, such as 0.5");
    return result;
}

std::size_t Arguments::choice_of(const Names &names) {
    if (!attached_ && passed_ >= words_.size()) throw Misuse(option_ + " needs a value: " + list_of(names));
    const std::string word = value();
    // It may be shortened, as an option may.
    Names longer;
    std::size_t found = 0;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (difference(names[i], word) == 0) return i;
        if (word.empty() || difference(names[i].substr(0, word.size()), word) != 0) continue;
        longer.push_back(names[i]);
        found = i;
    }
    if (longer.size() == 1) return found;
    std::string advice = longer.empty() ? did_you_mean(word, {names.begin(), names.end()}) : "";
    if (advice.empty()) advice = ", expected " + list_of(longer.empty() ? names : longer);
    throw Misuse(option_ + " is " + in_quotes(word) + advice);
}

const std::string &Arguments::operand() {
    // Names of files in other programs: input, file, puzzle, board, grid, maze, words, dictionary. Where
    // words may be typed, they may stand behind -w.
    if ((contains(words_of("-i -f -p -b -g -m -w -d"), option_) && is_file(std::string(following()))) ||
        (option_ == "-w" && contains(names_, "--word"))) {
        value();
        given_.pop_back();
        option_.clear();
    }
    if (option_.empty()) {
        takes_levels_ &= !numbers_of(words_[passed_ - 1]).empty() || help_.find("WORDS") == help_.npos;
        return words_[passed_ - 1];
    }
    // What it is called here, or what one of its words is: --left-over, --show-hint.
    std::string advice = meaning_elsewhere(option_, following(), names_).advice;
    if (advice.empty()) advice = did_you_mean(option_, names_);
    const Words parts = words_of(option_, "-");
    for (const std::string &part : parts)
        if (advice.empty() && contains(names_, "--" + part)) advice = ", did you mean --" + part + '?';
    for (const std::string &part : parts)
        if (const Meaning meaning = meaning_elsewhere("--" + part, {}, names_);
            advice.empty() && !meaning.words.empty())
            advice = meaning.advice;
    if (!advice.empty()) throw Misuse("unknown option " + in_quotes(option_) + advice);
    // Else the options that begin so, the one of which this is a value, or the usage, which is the first line
    // of the help.
    std::string_view help = help_;
    std::string expected(take_line(help));
    expected.erase(0, expected.find(' ') + 1);
    const Words longer = options_in_help((option_[1] == '-' ? "" : "-") + option_);
    const bool is_operand = expected.find(' ' + option_.substr(1) + ' ') != expected.npos;
    if (!longer.empty() && !is_operand) expected = list_of({longer.begin(), longer.end()});
    std::string where, before;
    for (const std::string &word : words_of(help_))
        if (word.starts_with("--")) before = word.substr(0, word.find_first_of(":;["));
        else if (word.size() > 1 && "--" + word == option_) where = before;
    throw Misuse("unknown option " + in_quotes(option_) +
                 (where.empty() ? ", expected " + expected + ", see --help" : ", see --help at " + where));
}

Words Arguments::options_in_help(std::string_view begin) const {
    Words names;
    for (std::size_t at = 0; (at = help_.find(begin, at)) != help_.npos; ++at) {
        std::string_view name = help_.substr(at);
        name = name.substr(0, name.find_first_not_of("abcdefghijklmnopqrstuvwxyz-"));
        const bool is_word = at == 0 || contains(std::string_view(" \n,("), help_[at - 1]);
        if (is_word && !contains(names, name)) names.emplace_back(name);
    }
    return names;
}

void Arguments::refuse_option(const std::string &word) const {
    const std::string option = "--" + word;
    if (is_file(word)) return;
    const std::string elsewhere = meaning_elsewhere(option, {}, names_).advice;
    if (contains(names_, option)) throw Misuse(in_quotes(word) + " found, did you mean " + option + '?');
    if (elsewhere.starts_with(", here")) throw Misuse(in_quotes(word) + " found" + elsewhere);
}

const std::string &Arguments::file() {
    const std::string &word = operand();
    refuse_option(word);
    return word;
}

void Arguments::expect(std::size_t least, std::size_t most, const Words &operands,
                       std::string_view expected) const {
    const std::size_t count = operands.size();
    if (count >= least && count <= most) return;
    bool files = count > most;
    std::string loop = "; one by one: for f in", others;
    for (const std::string &file : operands) {
        refuse_option(file);
        files = files && is_file(file);
        loop += ' ' + shell_quoted(file);
    }
    for (const std::string &word : words_)
        if (!contains(operands, word)) others += ' ' + shell_quoted(word);
    throw Misuse(count_of(count, "operand") + " found, expected " + std::string(expected) +
                 (files ? loop + "; do " + program_name + others + " \"$f\"; done" : ""));
}

void Arguments::needs(const Names &options, const Names &others) const {
    if (std::ranges::any_of(others, [&](auto other) { return given(other); })) return;
    for (const std::string_view option : options)
        if (given(option))
            throw Misuse(std::string(option) + " found, expected " + list_of(others) + " with it");
}

void Arguments::exclude(const Names &options, const Names &others) const {
    const auto place = [this](auto option) { return std::ranges::find(given_, option); };
    for (const std::string_view option : options)
        for (const std::string_view other : others)
            if (const auto [first, second] = std::minmax({place(option), place(other)});
                first != second && second != given_.end())
                throw Misuse(*first + " and " + *second + " found, expected one of them");
}

std::string_view Arguments::task(std::initializer_list<std::pair<std::string_view, Names>> tasks) const {
    const auto *mine = tasks.begin();
    for (const auto &task : tasks) {
        if (!given(task.first)) continue;
        exclude({mine->first, task.first});
        mine = &task;
    }
    for (const std::string &option : given_) {
        if (option == mine->first || contains(mine->second, option)) continue;
        exclude({mine->first, option});
        Names others;
        for (const auto &[name, options] : tasks)
            if (contains(options, option)) others.push_back(name);
        needs({option}, others.empty() ? Names{"another task"} : others);
    }
    return mine->first;
}

int run(std::string_view name, std::string_view help, int argc, char **argv, int (*body)(Arguments &)) {
    program_name = name;
    std::signal(SIGXFSZ, SIG_IGN);
    catch_signals();
    // A closed standard stream stays an error: no file opened later may get its number.
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (fcntl(stream, F_GETFD) < 0) open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
    try {
        const Words words(argv + std::min(argc, 1), argv + argc);
        for (const std::string &word : words) {
            if (word == "--") break;
            const bool first = &word == words.data(),
                       asked = word == "-h" || word.substr(0, word.find('=')) == "--help";
            if (asked || (first && word == "help" && access("help", F_OK) != 0)) write_answer(help);
            else if (word == "--version") write_answer(program_name + ' ' + std::string(version) + '\n');
            else continue;
            return 0;
        }
        Arguments arguments(words, help);
        const int code = body(arguments);
        if (arguments.output() && code < 2) save_answers(*arguments.output());
        return code;
    } catch (const std::bad_alloc &) {
        say("out of memory");
    } catch (const std::length_error &) { // a vector larger than any memory
        say("out of memory");
    } catch (const std::exception &error) {
        say(error.what());
    }
    return 2;
}

std::uint64_t seed_or_random(std::optional<std::uint64_t> given) {
    if (given) return *given;
    const auto seed = static_cast<std::uint32_t>(std::random_device()()); // short enough to be typed again
    write_all(STDERR_FILENO, "seed: " + std::to_string(seed) + '\n');
    return seed;
}

void print_stats(const std::vector<std::pair<std::string_view, std::uint64_t>> &counts, double seconds) {
    std::string text;
    for (const auto &[key, count] : counts) text += std::string(key) + ": " + std::to_string(count) + '\n';
    write_all(STDERR_FILENO, text + "seconds: " + std::to_string(seconds) +
                                 "\npeak-memory-kib: " + std::to_string(peak_memory_kib()) + '\n');
}

} // namespace shell
