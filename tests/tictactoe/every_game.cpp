// every_game ROWS COLS K human|computer COUNT [perfect] [OPTION]...: plays against `tictactoe ROWS,COLS,K
// --first SIDE [OPTION]...` through pipes: every possible game if COUNT is 0 (the program must then answer
// the same each time), else COUNT games of random moves, or of moves that a negamax finds best, one of them
// at random. Checks that every answer is legal and every verdict right, also with --misere, and prints how
// the games ended.
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <map>
#include <random>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace {

int rows, cols, in_a_row;
bool misere = false;
pid_t program;
std::FILE *to_program, *from_program;

[[noreturn]] void fail(const std::string &reason) {
    std::cout << "wrong: " << reason << '\n';
    std::exit(1);
}

bool won(const std::string &squares, char mark) {
    const auto at = [&](int r, int c) {
        return r >= 0 && r < rows && c >= 0 && c < cols ? squares[static_cast<std::size_t>(r * cols + c)]
                                                        : ' ';
    };
    for (int r = 0; r < rows; ++r)
        for (int c = 0; c < cols; ++c)
            for (int dr = 0; dr <= 1; ++dr)
                for (int dc = dr ? -1 : 1; dc <= 1; ++dc) {
                    int n = 0;
                    while (n < in_a_row && at(r + n * dr, c + n * dc) == mark) ++n;
                    if (n == in_a_row) return true;
                }
    return false;
}

/// What the position is worth to the side of `mark`, which is to move: 1 a win, 0, or -1.
int worth(const std::string &squares, char mark) {
    static std::map<std::string, int> known;
    const char other = mark == 'H' ? 'C' : 'H';
    if (won(squares, other)) return misere ? 1 : -1;
    if (squares.find('.') == std::string::npos) return 0;
    const auto [found, fresh] = known.emplace(mark + squares, -1);
    if (!fresh) return found->second;
    int best = -1;
    for (std::size_t i = 0; i < squares.size(); ++i) {
        if (squares[i] != '.') continue;
        std::string after = squares;
        after[i] = mark;
        best = std::max(best, -worth(after, other));
    }
    return known[mark + squares] = best;
}

/// Whether the verdict names the two ends, in reading order, of a line of marks.
bool names_line(const std::string &verdict, const std::string &squares, char mark) {
    int r = 0, c = 0, end_r = 0, end_c = 0;
    const std::string ends = verdict.substr(verdict.find("from "));
    if (std::sscanf(ends.c_str(), "from %d %d to %d %d!", &r, &c, &end_r, &end_c) != 4) return false;
    const int dr = (end_r > r) - (end_r < r), dc = (end_c > c) - (end_c < c);
    if (end_r - r != dr * (in_a_row - 1) || end_c - c != dc * (in_a_row - 1)) return false;
    for (int n = 0; n < in_a_row; ++n) {
        const int y = r + n * dr, x = c + n * dc;
        if (y < 0 || y >= rows || x < 0 || x >= cols ||
            squares[static_cast<std::size_t>(y * cols + x)] != mark)
            return false;
    }
    return true;
}

/// The program's next line that is a move, a verdict, or else a prompt, which ends without one in a pipe.
std::string next_event() {
    std::string line;
    for (int byte; (byte = std::getc(from_program)) != EOF;) {
        if (byte == '\n') {
            if (line.starts_with("Computer plays ") || line.ends_with("!")) return line;
            line.clear();
            continue;
        }
        line += static_cast<char>(byte);
        if (line == "Your move (row column): " || line == "Again (y, n, undo)? ") return line;
    }
    fail("the program ended");
}

void start(std::vector<std::string> words) {
    int down[2], up[2];
    if (pipe(down) != 0 || pipe(up) != 0) fail("no pipe");
    std::signal(SIGPIPE, SIG_IGN);
    program = fork();
    if (program == 0) {
        dup2(down[0], STDIN_FILENO);
        dup2(up[1], STDOUT_FILENO);
        for (const int end : {down[0], down[1], up[0], up[1]}) close(end);
        std::vector<char *> arguments;
        for (std::string &word : words) arguments.push_back(word.data());
        arguments.push_back(nullptr);
        execvp(arguments[0], arguments.data());
        _exit(127);
    }
    close(down[0]);
    close(up[1]);
    to_program = fdopen(down[1], "w");
    from_program = fdopen(up[0], "r");
}

} // namespace

int main(int argc, char **argv) {
    if (argc < 6) {
        std::cerr << "usage: every_game ROWS COLS K human|computer COUNT [OPTION]...\n";
        return 2;
    }
    rows = std::atoi(argv[1]), cols = std::atoi(argv[2]), in_a_row = std::atoi(argv[3]);
    const long wanted = std::atol(argv[5]);
    std::vector<std::string> words{"tictactoe", argv[1], argv[2], argv[3], "--first", argv[4]};
    const bool perfect = argc > 6 && !std::strcmp(argv[6], "perfect");
    words.insert(words.end(), argv + (perfect ? 7 : 6), argv + argc);
    for (const std::string &word : words) misere = misere || word == "--misere";
    start(words);
    std::mt19937 engine(1);
    long games = 0, computer = 0, draws = 0, human = 0;
    std::vector<std::size_t> choices; // which of the empty squares the human takes, move by move
    for (bool more = true; more;) {
        std::string squares(static_cast<std::size_t>(rows * cols), '.');
        std::size_t move = 0;
        std::vector<std::size_t> most;
        for (bool humans = !std::strcmp(argv[4], "human"), over = false; !over; humans = !humans) {
            const std::string event = next_event();
            if (humans) {
                if (event != "Your move (row column): ") fail("found " + event);
                std::vector<std::size_t> empty;
                for (std::size_t i = 0; i < squares.size(); ++i)
                    if (squares[i] == '.') empty.push_back(i);
                const auto is_bad = [&](std::size_t i) {
                    std::string after = squares;
                    after[i] = 'H';
                    return -worth(after, 'C') < worth(squares, 'H');
                };
                if (perfect) std::erase_if(empty, is_bad);
                if (move == choices.size()) choices.push_back(wanted ? engine() % empty.size() : 0);
                most.push_back(empty.size());
                const std::size_t square = empty[choices[move++]];
                squares[square] = 'H';
                std::fprintf(to_program, "%zu %zu\n", square / static_cast<std::size_t>(cols),
                             square % static_cast<std::size_t>(cols));
                std::fflush(to_program);
            } else {
                int r = -1, c = -1;
                if (std::sscanf(event.c_str(), "Computer plays %d %d.", &r, &c) != 2 || r < 0 || r >= rows ||
                    c < 0 || c >= cols || squares[static_cast<std::size_t>(r * cols + c)] != '.')
                    fail("found " + event + " in " + squares);
                squares[static_cast<std::size_t>(r * cols + c)] = 'C';
            }
            const bool win = won(squares, humans ? 'H' : 'C');
            over = win || squares.find('.') == std::string::npos;
            if (!over) continue;
            const bool human_wins = humans != misere;
            const std::string verdict = !win ? "Draw!" : human_wins ? "You win" : "Computer wins";
            const std::string said = next_event();
            if (!said.starts_with(verdict) || (win && !names_line(said, squares, humans ? 'H' : 'C')))
                fail("found " + said + " in " + squares);
            ++(!win ? draws : human_wins ? human : computer);
        }
        if (next_event() != "Again (y, n, undo)? ") fail("no question");
        ++games;
        if (wanted) {
            choices.clear();
            more = games < wanted;
        } else {
            while (!choices.empty() && choices.back() + 1 == most[choices.size() - 1]) choices.pop_back();
            more = !choices.empty();
            if (more) ++choices.back();
        }
        std::fputs(more ? "y\n" : "n\n", to_program);
        std::fflush(to_program);
    }
    while (std::getc(from_program) == '\n') {
    }
    if (!std::feof(from_program)) fail("more after the last game");
    std::fclose(to_program);
    waitpid(program, nullptr, 0); // so that its time is counted with ours
    std::cout << games << " games: " << computer << " of the computer's, " << draws << " draws, " << human
              << " of the human's\n";
}
