// certificate_changes COUNT SEED FOLDER: writes COUNT certificates of random positions of small boards into
// the folder. Half of them have one change; the others claim too good a value for one side, with an invented
// strategy. Prints a line for each: its file, and `harmless` if the change must not matter, else `true` or
// `false` for its claim. The table of all positions decides that, not the search that wrote the certificate.
#include "tictactoe/certificate.h"
#include "tictactoe/lecture.h"
#include "tictactoe/picture.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <iostream>
#include <map>
#include <random>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <unistd.h>
#include <utility>
#include <vector>

namespace {

using namespace tictactoe;

struct Size {
    int rows, cols, in_a_row;
};
constexpr Size sizes[] = {{3, 3, 3}, {3, 4, 3}, {4, 3, 3}, {2, 5, 3}, {3, 3, 2}, {1, 7, 3}};

std::mt19937_64 engine;

std::size_t below(std::size_t n) { return static_cast<std::size_t>(engine() % n); }

/// A position of a random game; over only if the last move ended it.
Position random_position(const Board &board, Side &to_move) {
    Position position;
    for (std::size_t moves = below(static_cast<std::size_t>(board.squares)); moves > 0; --moves) {
        if (verdict(board, position) != UNCLEAR) break;
        Mask square = 0;
        do square = bit(static_cast<int>(below(static_cast<std::size_t>(board.squares))));
        while (position.marks() & square);
        position.of(to_move) |= square;
        to_move = other(to_move);
    }
    return position;
}

/// Whether the second line makes a true claim about a position that can arise.
bool is_true(const Board &board, DistanceTable &truth, const std::string &line) {
    std::istringstream words(line);
    std::string text, side, value, more;
    if (!(words >> text >> side >> value) || words >> more) return false;
    try {
        const Position position = narrow(DrawnPosition("", text).on(board.rows, board.cols));
        const Side to_move = side == "human" ? human : computer;
        if (side != lecture_names.of(to_move) || why_impossible(board, position, to_move, lecture_names))
            return false;
        return value == lecture_names.of(truth.value(position, to_move));
    } catch (const std::runtime_error &) {
        return false;
    }
}

bool is_entry(const std::string &line) {
    return line.find(" move") != line.npos || line.find(" pairs") != line.npos ||
           line.find(" threatens") != line.npos;
}

/// Another value or side in the claim.
void change_claim(std::string &claim) {
    const char *const words[] = {"HUMAN_WIN", "COMPUTER_WIN", "DRAW", "human", "computer"};
    if (below(2)) claim = claim.substr(0, claim.rfind(' ') + 1) + words[below(3)];
    else claim = claim.substr(0, claim.find(' ') + 1) + words[3 + below(2)] + claim.substr(claim.rfind(' '));
}

/// Another kind of line, one square more or fewer, or another square.
void change_entry(std::string &line) {
    const char *const kinds[] = {"move", "pairs", "threatens"};
    const std::size_t at = line.find(' '), end = line.find(' ', at + 1),
                      digit = line.find_last_of("0123456789");
    switch (below(4)) {
    case 0:
        line = line.substr(0, at + 1) + kinds[below(3)] + line.substr(std::min(end, line.size()));
        break;
    case 1:
        line.resize(std::max(line.size(), std::size_t{4}) - 4);
        break;
    case 2:
        line += ' ' + std::to_string(below(3)) + ' ' + std::to_string(below(3));
        break;
    default:
        if (digit != line.npos) line[digit] = static_cast<char>('0' + below(4));
    }
}

/// Changes one line, not the first. Returns whether the change must not matter.
bool change(std::vector<std::string> &lines) {
    const std::size_t at = 1 + below(lines.size() - 1);
    std::string &line = lines[at];
    switch (below(7)) {
    case 0:
        lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(at));
        return false;
    case 1:
        lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(at), line);
        return false;
    case 2:
        line[below(line.size())] = "HC.#/0123 "[below(10)];
        return false;
    case 3:
        std::swap(line[below(line.size())], line[below(line.size())]);
        return false;
    case 4:
        change_claim(lines[1]);
        return false;
    case 5:
        if (is_entry(line)) change_entry(line);
        else std::swap(lines[1][below(lines[1].find(' '))], lines[1][below(lines[1].find(' '))]);
        return false;
    default: // another order within a strategy
        if (at + 1 < lines.size() && is_entry(line) && is_entry(lines[at + 1]))
            std::swap(line, lines[at + 1]);
        return true;
    }
}

/// Invents a strategy: at each turn of its owner's one to three moves, and at each of the other side's a line
/// of pairs, of threats, or none. Positions that matter the same have one line.
class Invention {
  public:
    Invention(const Board &board, Side owner, bool to_win, std::vector<std::string> &lines)
        : board_(board), owner_(owner), to_win_(to_win), lines_(lines) {
        lines_.push_back(std::string("strategy ") + lecture_names.of(owner));
    }
    void add(const Position &position, Side to_move) {
        if (verdict(board_, position) != UNCLEAR || lines_.size() > 2000) return;
        const Mask own = position.of(owner_), others = position.of(other(owner_));
        if (!seen_.insert({solver_.key_of(scan(board_, own, others), own, others), to_move}).second) return;
        Position next = position;
        if (to_move == owner_) {
            next.of(owner_) |= bit(put(position, "move", below(2) ? 1 : 1 + below(3)));
            add(next, other(owner_));
            return;
        }
        if (below(2))
            put(position, to_win_ ? "threatens" : "pairs", to_win_ ? 1 + below(3) : 2 + 2 * below(3));
        else if (below(2)) put(position, "threatens", 1 + below(3));
        for (Mask rest = board_.all & ~position.marks(); rest; rest &= rest - 1) {
            next.of(to_move) = others | (rest & -rest);
            add(next, owner_);
        }
    }

  private:
    /// A line with that many squares: mostly different and empty ones, but each may be replaced by any other.
    /// Returns an empty one, the first unless it was replaced.
    int put(const Position &position, const char *kind, std::size_t squares) {
        std::vector<int> empty;
        for (Mask rest = board_.all & ~position.marks(); rest; rest &= rest - 1) empty.push_back(first(rest));
        std::shuffle(empty.begin(), empty.end(), engine);
        std::string line = text_of(board_, position, lecture_names) + ' ' + kind;
        for (std::size_t i = 0; i < std::min(empty.size(), squares); ++i) {
            const int square =
                below(4) ? empty[i] : static_cast<int>(below(static_cast<std::size_t>(board_.squares)));
            line += ' ' + std::to_string(square / board_.cols) + ' ' + std::to_string(square % board_.cols);
        }
        lines_.push_back(line);
        return empty[0];
    }

    const Board &board_;
    Side owner_;
    bool to_win_;
    std::vector<std::string> &lines_;
    Solver solver_{board_, 0};
    std::set<std::pair<Table::Key, Side>> seen_;
};

/// Makes the certificate claim more for one side than is true, and invents that side's strategy. The other
/// side's stays.
void forge(std::vector<std::string> &lines, const Board &board, const Position &position, Side to_move) {
    const std::string value = lines[1].substr(lines[1].rfind(' ') + 1);
    const bool to_win = value == lecture_names.of(DRAW);
    const Side owner = !to_win    ? (value == lecture_names.of(HUMAN_WIN) ? computer : human)
                       : below(2) ? human
                                  : computer;
    lines[1] = text_of(board, position, lecture_names) + ' ' + lecture_names.of(to_move) + ' ' +
               lecture_names.of(to_win ? win_of(owner) : DRAW);
    lines.resize(to_win ? 2 : lines.size() - 1);
    Invention(board, owner, to_win, lines).add(position, to_move);
    lines.push_back("end");
}

/// The lines of a certificate, which is written into this file.
std::vector<std::string> certificate(const Board &board, const Position &position, Side to_move,
                                     const std::string &file) {
    Adviser adviser(board, row_order(board.squares));
    const int descriptor = ::open(file.c_str(), O_CREAT | O_TRUNC | O_WRONLY, 0666);
    shell::Output out(descriptor, file);
    write_certificate(board, adviser, position, to_move, lecture_names, out);
    out.flush();
    ::close(descriptor);
    std::ifstream text(file);
    std::vector<std::string> lines;
    for (std::string line; std::getline(text, line);) lines.push_back(line);
    return lines;
}

} // namespace

int main(int argc, char **argv) {
    if (argc != 4) {
        std::cerr << "usage: certificate_changes COUNT SEED FOLDER\n";
        return 2;
    }
    engine.seed(std::strtoull(argv[2], nullptr, 10));
    std::map<std::size_t, DistanceTable> truths;
    for (long n = std::atol(argv[1]); n > 0; --n) {
        const std::size_t which = below(std::size(sizes));
        const Board board(sizes[which].rows, sizes[which].cols, sizes[which].in_a_row);
        DistanceTable &truth = truths.try_emplace(which, board).first->second;
        Side to_move = below(2) ? human : computer;
        const Position position = random_position(board, to_move);
        const std::string name = std::string(argv[3]) + '/' + std::to_string(n);
        std::vector<std::string> lines = certificate(board, position, to_move, name);
        bool harmless = false;
        if (below(2)) forge(lines, board, position, to_move);
        else harmless = change(lines);
        std::ofstream out(name);
        for (const std::string &line : lines) out << line << '\n';
        std::cout << name
                  << (harmless                          ? " harmless"
                      : is_true(board, truth, lines[1]) ? " true"
                                                        : " false")
                  << '\n';
    }
}
