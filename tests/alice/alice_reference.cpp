// alice_reference [--stats] MAZE: the exercise as a student hands it in, with nothing of ours. A
// breadth-first search over cells and step sizes: a queue of records of cell, step size and parent, and a
// byte for each state that was seen. The gradescripts up to 100 must pass it (tests/harness), and tests/bench
// measures alice against it.
#include <chrono>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <sys/resource.h>
#include <vector>

using namespace std;

struct Cell {
    char colour; // b, r or y, or g for the goal
    vector<pair<int, int>> arrows;
};

struct State {
    int r, c, d; // d as the cell is left
    long parent; // in the queue
};

static Cell read_cell(const string &text) {
    if (text == "goal") return {'g', {}};
    Cell cell{text[0], {}};
    istringstream names(text.substr(3, text.length() - 4)); // without "b:(" and ")"
    for (string name; getline(names, name, ',');) {
        int dr = 0, dc = 0;
        for (const char letter : name) {
            if (letter == 'u') dr = -1;
            if (letter == 'd') dr = 1;
            if (letter == 'l') dc = -1;
            if (letter == 'r') dc = 1;
        }
        cell.arrows.push_back({dr, dc});
    }
    return cell;
}

int main(int argc, char **argv) {
    const bool stats = argc == 3 && !strcmp(argv[1], "--stats");
    ifstream file(argv[argc - 1]);
    string word;
    int start_row, start_column;
    file >> word >> word;
    if (sscanf(word.c_str(), "s=(%d,%d)", &start_row, &start_column) != 2) return 1;
    file >> word >> ws; // the goal is where the board says so
    vector<vector<Cell>> board;
    for (string line; getline(file, line);) {
        board.emplace_back();
        istringstream cells(line);
        while (cells >> word) board.back().push_back(read_cell(word));
    }
    const auto begin = chrono::steady_clock::now();

    const int rows = static_cast<int>(board.size()), columns = static_cast<int>(board[0].size());
    const auto cell_at = [&](int r, int c) -> const Cell & {
        return board[static_cast<size_t>(r)][static_cast<size_t>(c)];
    };
    const int most = max(rows, columns); // a step of that size leaves the board
    vector<char> seen(static_cast<size_t>(rows) * static_cast<size_t>(columns) *
                      static_cast<size_t>(most + 1));
    vector<State> queue;
    // Arrives at a cell with step size d.
    const auto arrive = [&](int r, int c, int d, long parent) {
        if (r < 0 || r >= rows || c < 0 || c >= columns) return;
        const char colour = cell_at(r, c).colour;
        if (colour == 'r') ++d;
        if (colour == 'y') --d;
        if (d > most) return;
        const long number = (static_cast<long>(r) * columns + c) * (most + 1) + d;
        char &mark = seen[static_cast<size_t>(number)];
        if (!mark) queue.push_back({r, c, d, parent});
        mark = 1;
    };

    long found = -1;
    arrive(start_row, start_column, 1, -1);
    for (size_t i = 0; i < queue.size(); ++i) {
        const State state = queue[i];
        const Cell &cell = cell_at(state.r, state.c);
        if (cell.colour == 'g') {
            found = static_cast<long>(i);
            break;
        }
        if (state.d < 1) continue;
        for (const auto &[dr, dc] : cell.arrows)
            arrive(state.r + state.d * dr, state.c + state.d * dc, state.d, static_cast<long>(i));
    }

    vector<State> path;
    for (long at = found; at >= 0; at = path.back().parent) path.push_back(queue[static_cast<size_t>(at)]);
    if (found < 0) {
        cout << "The maze has no solution.\n";
    } else {
        cout << "The shortest path length was " << path.size() - 1 << " steps.\nThe path was ";
        for (size_t i = path.size(); i-- > 0;)
            cout << "(" << path[i].r << ", " << path[i].c << ")" << (i > 0 ? " -> " : ".\n");
    }
    if (stats) {
        const chrono::duration<double> seconds = chrono::steady_clock::now() - begin;
        rusage usage;
        getrusage(RUSAGE_SELF, &usage);
        cerr << "states: " << queue.size() << "\nseconds: " << seconds.count()
             << "\npeak-memory-kib: " << usage.ru_maxrss << "\n";
    }
}
