#include "dialogue.h"

#include "terminal.h"
#include "text.h"

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <poll.h>
#include <stdexcept>
#include <sys/ioctl.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace shell {

namespace {

constexpr std::string_view common_words =
    "Also: hint, undo, new (begin again), save FILE (to continue later), quit.\n";
constexpr std::string_view saved_options = "# options:"; // before those of a saved game
constexpr const char *how_to_leave = "Type save FILE to continue later, or quit to leave.\n";

std::optional<int> number_of(std::string_view word) { return whole_number(word, 0, 999'999); }

bool is_small_letter(char c) { return c >= 'a' && c <= 'z'; }

// What is typed for up, down, left and right, in turn. Longer names come before those that begin them.
constexpr std::string_view ways[] = {"up", "down", "left", "right", "north",  "south",  "west",   "east",
                                     "u",  "d",    "l",    "r",     "n",      "s",      "w",      "e",
                                     "↑",  "↓",    "←",    "→",     "\033[a", "\033[b", "\033[d", "\033[c"};

} // namespace

std::optional<Square> square_of(std::vector<std::string> words, int first) {
    constexpr std::string_view fillers[] = {"row", "column", "col", "eat", "play"};
    std::erase_if(words, [&](const std::string &word) { return contains(fillers, word); });
    if (words.size() == 2) {
        const auto row = number_of(words[0]), col = number_of(words[1]);
        if (row && col) return Square{*row - first, *col - first};
        words = {words[0] + words[1]};
    }
    if (words.size() != 1) return {};
    std::string word = words[0];
    if (is_small_letter(word[0])) std::rotate(word.begin(), word.begin() + 1, word.end());
    const char letter = word.back();
    word.pop_back();
    const auto row = number_of(word);
    if (!row || !is_small_letter(letter)) return {};
    return Square{.row = *row - first, .col = letter - 'a', .lettered = true};
}

std::optional<Square> direction_of(std::string_view typed) {
    Square step{0, 0};
    for (const std::string &word : words_of(typed, " \t-")) {
        for (std::string_view rest = word; !rest.empty();) {
            const auto way =
                std::ranges::find_if(ways, [rest](std::string_view name) { return rest.starts_with(name); });
            if (way == std::end(ways)) return {};
            rest.remove_prefix(way->size());
            const auto index = (way - ways) % 4;
            (index < 2 ? step.row : step.col) += index % 2 == 0 ? -1 : 1;
        }
    }
    if ((step.row == 0 && step.col == 0) || std::abs(step.row) > 1 || std::abs(step.col) > 1) return {};
    return step;
}

std::string wrapped(std::string_view text, std::size_t width) {
    std::string result;
    while (!text.empty()) {
        std::string_view line = take_line(text);
        while (length_of(line) > width) {
            // The last blank with at most `width` characters before it, else the first one.
            std::size_t blank = line.find(' ', line.find_first_not_of(' '));
            for (std::size_t at = blank; at != line.npos && length_of(line.substr(0, at)) <= width;
                 at = line.find(' ', at + 1))
                blank = at;
            if (blank == line.npos) break;
            (result += line.substr(0, blank)) += '\n';
            line.remove_prefix(blank + 1);
        }
        (result += line) += '\n';
    }
    return result;
}

std::string shell_word(const std::string &file) {
    return shell_quoted(contains(file, '/') ? file : "./" + file);
}

bool GameRules::take(Arguments &arguments) {
    if (arguments.is("--two")) two = true;
    else if (arguments.is("--first")) {
        const std::size_t who =
            arguments.choice<std::size_t>({{"human", 0}, {"computer", 1}, {"1", 2}, {"2", 3}});
        named_ = who < 2;
        second = who % 2 == 1;
    } else if (arguments.is("--seed")) seed = arguments.number(0, UINT64_MAX);
    else if (arguments.is("--level"))
        level = arguments.choice<Level>({{"easy", Level::easy},
                                         {"medium", Level::medium},
                                         {"hard", Level::hard},
                                         {"1", Level::easy},
                                         {"2", Level::medium},
                                         {"3", Level::hard}});
    else return false;
    return true;
}

Arguments GameRules::take_saved(std::string_view text, const Arguments &given) {
    const std::size_t begin = text.find(saved_options);
    if (begin == text.npos) return Arguments({});
    text.remove_prefix(begin + saved_options.size());
    Arguments saved(words_of(take_line(text)));
    GameRules rules;
    while (saved.next()) rules.take(saved);
    if (!given.given("--first")) second = rules.second;
    if (given.given("--two") || given.given("--level")) return saved; // one replaces the other
    two = rules.two;
    level = rules.level;
    return saved;
}

void GameRules::check(const Arguments &arguments) const {
    arguments.exclude({"--two"}, {"--level", "--seed"});
    if (two && named_) throw Misuse("--two and --first human or computer found, expected --first 1 or 2");
}

bool GameRules::begin() {
    const bool again = std::exchange(begun_, true);
    if (again && seed) ++*seed;
    else if (level != Level::hard && !seed) seed = std::random_device()();
    engine.seed(seed.value_or(0));
    return again;
}

std::string GameRules::seed_text() const { return seed ? "Seed " + std::to_string(*seed) + ".\n" : ""; }

std::string GameRules::options(bool second_moves) const {
    std::string text;
    if (two) text += " --two";
    if (level != Level::hard) text += level == Level::easy ? " --level 1" : " --level 2";
    return text + (second_moves ? " --first 2" : "");
}

Dialogue::Dialogue(Screen screen, const std::string &wish)
    : input_(InputFile::standard_input()), typed_(standard_input_read || isatty(STDIN_FILENO) != 0),
      cleared_(screen == Screen::cleared && answers_on_terminal()), wish_(wish) {
    // A handler lets these signals end poll(2).
    for (const int signal : {SIGWINCH, SIGCONT}) std::signal(signal, [](int) {});
    if (!standard_input_read) return;
    const int terminal = ::open("/dev/tty", O_RDONLY | O_CLOEXEC);
    if (terminal < 0 || dup2(terminal, STDIN_FILENO) < 0)
        throw InputError("<stdin>: the puzzle came from there, and there is no terminal to read moves from, "
                         "expected a file");
}

void Dialogue::run() {
    std::string line = "new";
    while (message_ = answer(line), !ended_)
        while (!read(line)) {
            if (may_leave()) return;
            message_ = how_to_leave;
        }
}

// Whether nothing would be lost, or the player knows.
bool Dialogue::may_leave() { return !typed_ || std::exchange(warned_, true) || over() || saved() == kept_; }

// Returns false at the end of the input and at ^C.
bool Dialogue::read(std::string &line) {
    show();
    bool any = true;
    if (typed_) {
        // Wait for a line in poll(2), which ^C ends, and another size of the window and `fg`.
        const Interruption interruption;
        pollfd input{.fd = STDIN_FILENO, .events = POLLIN, .revents = 0};
        while (poll(&input, 1, -1) < 0 && !Interruption::requested()) show();
        any = !Interruption::requested();
    }
    any = any && input_.read_line(line);
    if (!typed_ || !any) write_answer("\n"); // in the place of the Enter that a terminal shows
    return any;
}

Dialogue::Room Dialogue::screen() {
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
        return {.lines = size.ws_row, .columns = size.ws_col};
    return {.lines = 24, .columns = 80};
}

void Dialogue::show() {
    const auto lines_of = [](const std::string &text) {
        return static_cast<std::size_t>(std::ranges::count(text, '\n'));
    };
    Room room = screen();
    if (cleared_) message_ += std::exchange(said, "");
    std::string text = wrapped(message_, room.columns);
    // A text with more lines than half of the screen is shown in parts.
    const std::size_t all = cleared_ ? room.lines : 0;
    std::string_view rest = text;
    for (std::size_t i = 0; i < all / 2; ++i) take_line(rest);
    more_ = all > 0 ? rest : "";
    text.resize(text.size() - more_.size());
    const std::size_t used = lines_of(text) + 1; // and the question
    room.lines = cleared_ ? room.lines - std::min(used, room.lines) : 0;
    const std::string now = board(room);
    // On a terminal a board that has not changed is shown again if the screen has room for it and the text. A
    // blank line above it may be pushed off. One in colour has been cut to the width.
    const bool fits = all == 0 || lines_of(now) + used <= all + now.starts_with('\n');
    const bool wide = !contains(now, '\033') && wrapped(now, room.columns) != now;
    if (cleared_ && (wide || lines_of(now) + 1 > all + now.starts_with('\n')))
        text += "This window is too small for the board.\n";
    else if (!fits && more_.empty()) text += "Enter shows the board.\n";
    if (cleared_) write_answer("\033[H\033[2J");
    write_answer((now != shown_ || (cleared_ && fits) ? now : "") + text +
                 (more_.empty() ? "" : "Enter shows more. ") + (over() ? "Again (y, n, undo)? " : prompt()));
    shown_ = now;
}

std::string Dialogue::answer(const std::string &line) {
    const std::vector<std::string> words = words_of(line);
    if (words.empty() && cleared_) return more_;
    const std::string_view typed = trimmed(line);
    const std::string rest(trimmed(typed.substr(std::min(typed.find_first_of(" \t"), typed.size()))));
    // One letter must stand alone.
    const std::string word = words.size() == 1 || (words.size() > 1 && words[0].size() > 1) ? words[0] : "";
    const auto is = [this, &word](std::string_view name, std::string_view short_name) {
        return word == name || (word == short_name && !is_short_move(word));
    };
    if (word == "new" || (over() && is("yes", "y"))) return again(rest);
    if (is("quit", "q") || word == "exit" || (over() && is("no", "n"))) {
        ended_ = may_leave();
        return how_to_leave;
    }
    warned_ = false;
    if (is("help", "?")) return help() + std::string(common_words);
    if (is("undo", "u")) return undo() ? "" : "You began here: there is nothing to take back.\n";
    if (word == "save") return save(rest);
    if (over()) return words.empty() ? message_ : again(std::string(typed));
    return is("hint", "h") ? hint() : move(line);
}

// Begins again, with what was typed if there is anything.
std::string Dialogue::again(const std::string &what) {
    if (!what.empty() && what != "game")
        return begin_with(what).value_or(in_quotes(what) +
                                         " means nothing here: new begins with the same options; "
                                         "for others quit and see --help.\n");
    std::string message = begin();
    kept_ = saved();
    return message;
}

std::string Dialogue::save(std::string file) {
    // As in a shell, quotes around it are no part of it, and ~ is the home directory.
    if (file.size() > 2 && (file[0] == '\'' || file[0] == '"') && file.back() == file[0])
        file = file.substr(1, file.size() - 2);
    if (const char *home = std::getenv("HOME"); home && file.starts_with("~/")) file.replace(0, 1, home);
    if (file.empty()) return "Type a file's name, too: save game.txt\n";
    std::error_code none;
    if (std::filesystem::is_regular_file(file, none) && std::exchange(overwritten_, file) != file)
        return tamed(file) + " exists; type the same again to overwrite it.\n";
    overwritten_ = file;
    try {
        write_file(file, [this](Output &out) {
            out.put(saved());
            if (!options().empty()) out.put(std::string(saved_options) + options() + '\n');
        });
    } catch (const std::runtime_error &error) {
        return std::string(error.what()) + '\n';
    }
    kept_ = saved();
    return "Saved; to continue: " + program_name + " --play" + wish_ + ' ' + tamed(shell_word(file)) + '\n';
}

} // namespace shell
