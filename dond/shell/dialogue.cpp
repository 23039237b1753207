// Squares and directions as people type them, and the dialogue itself.
#include "dialogue.h"

#include "text.h"

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <poll.h>
#include <system_error>

namespace shell {

namespace {

constexpr const char *common_words = "Also: hint, undo, new, save FILE, quit; ";
constexpr const char *how_to_keep = "Type save FILE to continue later, or quit again to leave (y, n).\n";
constexpr const char *earlier_game = "An earlier game is not over: undo leads to it; ";
constexpr const char *shows_board = "Enter shows the board.\n";
constexpr std::string_view saved_options = "# options:"; // before those of a saved game

bool is_small_letter(char c) { return c >= 'a' && c <= 'z'; }

constexpr std::string_view between_words = " \t\v\f\r,()[];:.!=";

} // namespace

Words move_words(std::string_view line) {
    Words words = words_of(line, between_words);
    std::erase_if(words, [](const std::string &word) {
        return contains(words_of("row column col eat play put place take remove delete erase go move then at "
                                 "on in to the it that last please"),
                        word);
    });
    return words;
}

std::optional<Square> square_of(std::string_view line, int first) {
    if (line.find("a row") != line.npos) return {}; // 4 in a row
    Words words = move_words(line);
    const bool joined = words.size() == 1;
    if (joined) {
        const std::string word = words[0];
        const std::size_t middle = is_small_letter(word[0]) ? 1 : word.size() - 1;
        words = {word.substr(0, middle), word.substr(middle)};
    }
    if (words.size() != 2) return {};
    const Words all = words_of(line, between_words);
    const auto column = std::ranges::find_if(all, [](auto &word) { return word.starts_with("col"); });
    if (std::find(column, all.end(), "row") != all.end()) std::swap(words[0], words[1]);
    if (is_small_letter(words[0][0])) std::swap(words[0], words[1]);
    const auto row = whole_number(words[0], 0, 999'999), col = whole_number(words[1], 0, 999'999);
    if (row && words[1].size() == 1 && is_small_letter(words[1][0]))
        return Square{.row = *row - 1, .col = words[1][0] - 'a', .lettered = true};
    if (!row || !col || (joined && words[0].size() > 1)) return {};
    return Square{.row = *row - first, .col = *col - first, .lettered = joined};
}

std::string extent_of(std::size_t rows, std::size_t cols, std::size_t first) {
    const std::string from = std::to_string(first) + " to ", edge = first == 0 ? "top" : "bottom";
    return "Rows " + from + std::to_string(rows - 1 + first) + " from the " + edge + ", columns " + from +
           std::to_string(cols - 1 + first) + " from the left; a1 is " + edge + " left.\n";
}

bool is_size(std::string_view line) {
    const std::size_t numbers = numbers_of(line).size();
    if (numbers != 2 && numbers != 3) return false;
    return words_of(line).size() != numbers || (numbers == 3 && contains(line, ','));
}

std::optional<Square> direction_of(std::string_view typed) {
    // In turn for up, down, left and right. Longer names come before those that begin them.
    static const Words ways = words_of("up down left right north south west east u d l r n s w e "
                                       "↑ ↓ ← → \033[a \033[b \033[d \033[c");
    Square step{0, 0};
    for (const std::string &word : words_of(typed, " \t-")) {
        for (std::string_view rest = word; !rest.empty();) {
            const auto way = std::ranges::find_if(
                ways, [rest](const std::string &name) { return rest.starts_with(name); });
            if (way == ways.end()) return {};
            rest.remove_prefix(way->size());
            const auto index = (way - ways.begin()) % 4;
            (index < 2 ? step.row : step.col) += index % 2 == 0 ? -1 : 1;
        }
    }
    if (std::max(std::abs(step.row), std::abs(step.col)) != 1) return {};
    return step;
}

std::string wrapped(std::string_view text, std::size_t width) {
    const auto one = [](char32_t) { return 1.0; };
    std::string result;
    while (!text.empty())
        for (const std::string &line : lines_within(take_line(text), static_cast<double>(width), one, true))
            (result += line) += '\n';
    return result;
}

bool GameRules::take(Arguments &arguments) {
    if (arguments.is("--two")) two = true;
    else if (arguments.is("--first")) {
        const std::size_t who = arguments.choice_of({"human", "computer", "1", "2"});
        named = who < 2;
        second = turn = who % 2 == 1;
    } else if (arguments.is("--plain")) plain = true;
    else if (arguments.is("--seed")) seed = arguments.number(0, UINT64_MAX);
    else if (arguments.is("--level")) wish = arguments.level();
    else return false;
    return true;
}

void GameRules::take_saved(std::string_view text, const Arguments &given) {
    const std::size_t begin = text.find(saved_options);
    if (begin == text.npos) return;
    text.remove_prefix(begin + saved_options.size());
    Arguments saved(words_of(take_line(text)));
    GameRules rules;
    while (saved.next()) rules.take(saved);
    if (!given.given("--first")) {
        second = rules.second;
        turn = second != saved.given("--reply");
    }
    plain |= rules.plain;
    if (given.given("--two") || given.given("--level")) return; // one replaces the other
    two = rules.two;
    wish = rules.wish;
}

void GameRules::check(const Arguments &arguments) const {
    arguments.exclude({"--two"}, {"--level", "--seed"});
    if (two && named) throw Misuse("--two and --first human or computer found, expected --first 1 or 2");
}

bool GameRules::begin() {
    const bool again = game > 1;
    if (again && seed) ++*seed;
    else if (level() != Level::hard && !seed) seed = std::random_device()();
    engine.seed(seed.value_or(0));
    return again;
}

std::string GameRules::chance_text() const {
    if (two || !seed) return "";
    return "Level " + name_of(level()) + ", seed " + std::to_string(*seed) + ".\n";
}

std::string GameRules::options(bool second_moves) const {
    std::string text;
    if (two) text += " --two";
    if (level() != Level::hard) text += " --level " + name_of(level());
    if (second) text += " --first 2";
    if (second_moves != second) text += " --reply"; // the one who did not begin is to move
    if (plain) text += " --plain";
    return text.empty() ? "" : std::string(saved_options) + text + '\n';
}

Dialogue::Dialogue(const GameRules &rules, std::string_view difficulty)
    : rules_(rules), input_(InputFile::standard_input()),
      typed_(standard_input_read || isatty(STDIN_FILENO) != 0),
      cleared_(!rules.plain && answers_on_terminal()), difficulty_(difficulty) {
    // A handler lets these signals end poll(2).
    for (const int signal : {SIGWINCH, SIGCONT}) std::signal(signal, [](int) {});
    if (!standard_input_read) return;
    const int terminal = ::open("/dev/tty", O_RDONLY | O_CLOEXEC);
    if (terminal < 0 || dup2(terminal, STDIN_FILENO) < 0)
        throw InputError("<stdin>: the puzzle came from there, and there is no terminal to read moves from, "
                         "expected a file");
}

void Dialogue::run() {
    std::string line;
    message_ = again({}, true); // without a game there is nothing to go on with
    while (!ended_) {
        if (!read(line)) line = "quit";
        try {
            message_ = answer(line);
        } catch (const std::exception &error) {
            message_ = error.what() + std::string(".\n");
            if (is_small_letter(message_[0])) message_[0] += 'A' - 'a';
        }
    }
}

// Whether nothing would be lost, or the player knows.
bool Dialogue::may_leave() {
    return !typed_ || std::exchange(warned_, true) || ((over() || saved() == played_.kept) && !played_.left);
}

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

void Dialogue::show() {
    const auto lines_of = [](const std::string &text) {
        return static_cast<std::size_t>(std::ranges::count(text, '\n'));
    };
    Room room = screen();
    if (cleared_) message_ += std::exchange(said, "");
    std::string text = message_, level = rules_.chance_text();
    if (over()) text += end() + (message_.find(level) == message_.npos ? level : "");
    text = wrapped(text, room.columns);
    // A text with more lines than half of the screen is shown in parts.
    const std::size_t all = cleared_ ? room.lines : 0;
    std::string_view rest = text;
    for (std::size_t i = 0; i < all / 2; ++i) take_line(rest);
    more_ = all > 0 ? rest : "";
    text.resize(text.size() - more_.size());
    if (!more_.empty()) text += "Enter shows more.\n";
    const std::size_t used = lines_of(text) + 1; // and the question
    room.lines = all - std::min(used, all);
    const std::string now = rules_.plain ? wrapped(board(room), room.columns) : board(room);
    // Blank lines around the board need no room.
    std::string drawn = now;
    if (cleared_ && lines_of(now) + used > all) {
        drawn.erase(now.find_last_not_of('\n') + 2);
        drawn.erase(0, now.find_first_not_of('\n'));
    }
    // On a terminal a board that has not changed is shown again if the screen has room for it and the text,
    // or never has. One in colour has been cut to the width.
    const std::size_t lines = lines_of(drawn);
    const bool fits = lines + used <= all;
    const bool wide = !contains(now, '\033') && wrapped(now, room.columns) != now;
    const bool small = cleared_ && (wide || lines + 1 > all);
    if (small) text += wide ? "Window too small: type plain.\n" : "Window too small: enlarge it.\n";
    else if (cleared_ && !fits && more_.empty() && !text.ends_with(shows_board)) text += shows_board;
    if (cleared_) write_answer("\033[H\033[2J");
    std::string asks = prompt();
    if (over()) asks = may_undo() ? "Again (y, n, undo)? " : "Again (y, n)? ";
    write_answer((now != shown_ || fits || small ? drawn : "") + text + asks);
    shown_ = now;
}

std::string Dialogue::answer(const std::string &line) {
    const Words words = words_of(line);
    const std::string_view typed = trimmed(line);
    if (typed.starts_with("--")) // as on the command line
        return answer(std::string(typed.substr(std::min(typed.find_first_not_of("- \t"), typed.size()))));
    const std::string rest(trimmed(typed.substr(std::min(typed.find_first_of(" \t"), typed.size()))));
    // One letter must stand alone.
    const std::string word = !words.empty() && (words.size() == 1 || words[0].size() > 1) ? words[0] : "";
    const auto is = [this, &word](std::string_view names) {
        return contains(words_of(names, " "), word) && !is_short_move(word);
    };
    if (words.empty() || is("board show where status") || (is("hint h") && hinted_ && !more_.empty())) {
        if (more_.empty()) shown_.clear();
        return more_;
    }
    hinted_ = is("hint h");
    if (is("restart reset") && at_start() && !over()) return "This is the start; new is another one.\n";
    if (is("new restart reset again") || (over() && is("yes y")))
        return again(rest, over() && !is("restart reset"));
    const bool gives_up = is("give") && rest == "up"; // a puzzle has a solution to show
    if (gives_up && !difficulty_.empty() && !over()) return move("solve");
    if (is("quit q exit bye stop resign") || gives_up || (over() && is("no n"))) {
        ended_ = may_leave();
        if (over()) return std::string(earlier_game) + "n again leaves.\n";
        if (saved() != played_.kept) return how_to_keep;
        return std::string(earlier_game) + "quit again to leave (y, n).\n";
    }
    // The next line may answer how to leave as if it were a question.
    const bool yes = word == "y" || word == "yes";
    if (std::exchange(warned_, false) && (yes || word == "n" || word == "no")) {
        ended_ = yes;
        return "";
    }
    if (!is("save") && std::exchange(asked_, false)) overwritten_.clear();
    if (is("plain")) {
        rules_.plain = played_.plain = !rules_.plain;
        cleared_ = !rules_.plain && answers_on_terminal();
        return rules_.plain ? "plain again draws the board. " + extent() : "";
    }
    if (is("help ? rules")) {
        if (over()) return "Type " + after_game() + wishes() + ".\n";
        return help() + extent() + common_words +
               (rules_.plain ? "Enter says it again" : "Enter shows the board") + wishes() + ".\n";
    }
    if (is("undo u back")) {
        const Words count = move_words(rest);
        const auto more = whole_number(count.empty() ? "1" : count[0], 1, 999'999);
        if (!more || count.size() > 1) return "Type undo, or with the number of moves: undo 3\n";
        const int last = played_.game;
        if (!undo()) return "There is nothing to take back: the game began here, or was saved here.\n";
        for (int left = *more - 1; left > 0 && undo();) --left;
        if (played_.game == last) return remark();
        std::string who;
        if (difficulty_.empty() && !rules_.two) who = rules_.second ? "You are second. " : "You are first. ";
        return "Back in the game before. " + rule() + who + played_.chance_text() + remark();
    }
    if (is("save")) return save(rest);
    // Games have sizes and options, which begin another one.
    if ((over() && !is_question(word)) || is_size(line) || is_size(words[0]) || word == program_name ||
        is("load open level levels difficulty easy medium hard size options two first second computer "
           "gomoku misere normal"))
        return again(std::string(typed), true);
    if (is("hint h")) return hint() + (move_words(line).size() > 1 ? "A hint is one move.\n" : "");
    return move(line);
}

std::string Dialogue::begin_with(const std::string &what) {
    throw Misuse(in_quotes(what) + " means nothing here: " +
                 (over() ? "type " + after_game()
                         : "new begins with the same options" + wishes() +
                               "; for a saved game, quit and type: " + program_name +
                               " --play FILE; for other options, quit and see --help"));
}

std::string Dialogue::after_game() const {
    return may_undo() ? "y for another game, n to leave, or undo" : "y for another game, n to leave";
}

std::string Dialogue::wishes() const {
    const std::string sized = ", 4x7 on 4 rows of 7, " + variants() + "first, second or two says who plays";
    return "; easy, medium or hard begins on that level" + (difficulty_.empty() ? sized : "");
}

// Takes wishes for a level and, in a game, for two people, or to be first or second. Returns what else there
// is, or everything if there is no such wish.
std::string Dialogue::take_wishes(const std::string &typed) {
    const Words words = words_of(typed);
    const auto has = [&words](std::string_view word) { return contains(words, word); };
    std::string filler =
        "y yes computer human player players people me i you level difficulty size game puzzle maze "
        "board on with for the a please two first second";
    bool taken = difficulty_.empty() && (has("two") || has("first") || has("second"));
    if (taken) {
        rules_.two = has("two");
        rules_.second = has("second") || has("computer"); // the computer first
    }
    for (const Level level : {Level::easy, Level::medium, Level::hard}) {
        const std::string number(1, char('1' + static_cast<int>(level)));
        if (!has(name_of(level)) && !(has("level") && has(number))) continue;
        if (has("two")) throw Misuse("two people have no level: type two, or the level");
        rules_.wish = level;
        rules_.two = false;
        taken = true;
        filler += ' ' + name_of(level) + ' ' + number;
    }
    if (!taken && (!has("size") || words.size() == 1)) return typed;
    std::string rest;
    for (const std::string &word : words)
        if (!contains(words_of(filler), word)) rest += (rest.empty() ? "" : " ") + word;
    return rest;
}

// Begins again, with what was typed if there is anything; fresh: not the same puzzle from its start.
std::string Dialogue::again(const std::string &what, bool fresh) {
    const bool another = !what.empty() && !contains(words_of("game maze puzzle board"), what);
    const bool leaves = difficulty_.empty() && may_undo() && !over();
    std::string message;
    ++rules_.game;
    const bool unsaved = rules_.game > 1 && !over() && saved() != played_.kept;
    try {
        const std::string rest = another ? take_wishes(what) : "";
        message = rest.empty() ? begin(another || fresh) : begin_with(rest);
    } catch (...) {
        rules_ = played_;
        throw;
    }
    rules_.left |= unsaved && (another || fresh || leaves);
    rules_.kept = saved();
    played_ = rules_;
    if (another || leaves) message = "Another one; undo goes back to the last one. " + message;
    return rules_.plain ? message + extent() : message;
}

std::string Dialogue::save(std::string file) {
    // As in a shell, quotes around it are no part of it, and ~ is the home directory. Nor is the word before
    // it.
    for (const std::string_view word : {"as ", "to "})
        if (file.starts_with(word)) file = trimmed(std::string_view(file).substr(word.size()));
    if (file.size() > 2 && (file[0] == '\'' || file[0] == '"') && file.back() == file[0])
        file = file.substr(1, file.size() - 2);
    if (const char *home = std::getenv("HOME"); home && file.starts_with("~/")) file.replace(0, 1, home);
    if (file.empty()) return "Type a file's name, too: save game.txt\n";
    std::error_code none;
    asked_ = std::filesystem::is_regular_file(file, none) && std::exchange(overwritten_, file) != file;
    if (asked_) return tamed(file) + " exists; type the same again to overwrite it.\n";
    overwritten_ = file;
    write_file(file, [this](Output &out) {
        out.put(saved());
        if (difficulty_.empty()) out.put(rules_.options(second_moves()));
    });
    played_.kept = saved();
    std::string options = rules_.plain ? " --plain" : "";
    if (!difficulty_.empty() && rules_.wish)
        options = ' ' + std::string(difficulty_) + ' ' + name_of(*rules_.wish) + options;
    return (over() ? "Saved; to see it again: " : "Saved; to continue: ") + program_name + " --play" +
           options + ' ' + tamed(shell_quoted(contains(file, '/') ? file : "./" + file)) + '\n';
}

} // namespace shell
