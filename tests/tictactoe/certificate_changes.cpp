// certificate_changes COUNT SEED FOLDER: writes so many certificates of random positions of small boards into the folder,
// each with one change, and prints a line for each: its file; `harmless` if the change must not matter, else `true` or
// `false`, whether what it claims is so. That is judged by the table of all positions, not by the certificate's own search.
#include "tictactoe/advice.h"
#include "tictactoe/all_positions.h"
#include "tictactoe/certificate.h"
#include "tictactoe/referee.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>
#include <random>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

using namespace tictactoe;

struct Size {
    int rows, cols, in_a_row;
};
constexpr Size sizes[] = {{3, 3, 3}, {3, 4, 3}, {4, 3, 3}, {2, 5, 3}, {3, 3, 2}, {1, 7, 3}};

std::mt19937_64 engine;

std::size_t below(std::size_t n) { return static_cast<std::size_t>(engine() % n); }

/// A position from which a random game has got somewhere; over only if the last move ended it.
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

/// Whether the second line claims what is so, of a position that can arise.
bool is_true(const Board &board, const AllPositions &truth, const std::string &line) {
    std::istringstream words(line);
    std::string text, side, value, more;
    if (!(words >> text >> side >> value) || words >> more) return false;
    try {
        const Position position = parse_position(board, text).position;
        const Side to_move = side == "human" ? Side::human : Side::computer;
        if (side != name_of(to_move) || why_impossible(board, position, to_move)) return false;
        const auto result = truth.result(position.of(to_move), position.of(other(to_move)));
        const Value is = result == AllPositions::draw  ? DRAW
                         : result == AllPositions::win ? win_of(to_move)
                                                       : win_of(other(to_move));
        return value == name_of(is);
    } catch (const std::runtime_error &) {
        return false;
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
        line[below(line.size())] = "HC./0123 "[below(9)];
        return false;
    case 3:
        std::swap(line[below(line.size())], line[below(line.size())]);
        return false;
    case 4: { // another value or side
        const char *const words[] = {"HUMAN_WIN", "COMPUTER_WIN", "DRAW", "human", "computer"};
        std::string &claim = lines[1];
        if (below(2)) claim = claim.substr(0, claim.rfind(' ') + 1) + words[below(3)];
        else
            claim =
                claim.substr(0, claim.find(' ') + 1) + words[3 + below(2)] + claim.substr(claim.rfind(' '));
        return false;
    }
    case 5: { // another square
        const std::size_t digit = line.find_last_of("0123456789");
        if (digit != line.npos) line[digit] = static_cast<char>('0' + below(4));
        return false;
    }
    default: { // another order within a strategy
        const auto is_entry = [](const std::string &text) {
            return text.find(" move") != text.npos || text.find(" pairs") != text.npos;
        };
        if (at + 1 < lines.size() && is_entry(line) && is_entry(lines[at + 1]))
            std::swap(line, lines[at + 1]);
        return true;
    }
    }
}

} // namespace

int main(int argc, char **argv) {
    if (argc != 4) {
        std::cerr << "usage: certificate_changes COUNT SEED FOLDER\n";
        return 2;
    }
    engine.seed(std::strtoull(argv[2], nullptr, 10));
    std::map<std::size_t, AllPositions> truths;
    for (long n = std::atol(argv[1]); n > 0; --n) {
        const std::size_t which = below(std::size(sizes));
        const Board board(sizes[which].rows, sizes[which].cols, sizes[which].in_a_row);
        const AllPositions &truth = truths.try_emplace(which, board).first->second;
        Side to_move = below(2) ? Side::human : Side::computer;
        const Position position = random_position(board, to_move);
        Adviser adviser(board, row_order(board.squares));
        std::ostringstream text;
        write_certificate(board, adviser, position, to_move, [&](std::string_view part) { text << part; });
        std::vector<std::string> lines;
        std::istringstream in(text.str());
        for (std::string line; std::getline(in, line);) lines.push_back(line);
        const bool harmless = change(lines);
        const std::string name = std::string(argv[3]) + '/' + std::to_string(n);
        std::ofstream out(name);
        for (const std::string &line : lines) out << line << '\n';
        std::cout << name
                  << (harmless                          ? " harmless"
                      : is_true(board, truth, lines[1]) ? " true"
                                                        : " false")
                  << '\n';
    }
}
