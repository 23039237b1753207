# 284 Form costs what the lab says, an archive in an archive and a folder with a dot in front are named, and standard error reaches the report; 1 s, since two are built and graded in boxes; the head of lab
    UNIX> [[ -z $(box --check 2>&1) ]] || { echo 'skipped: there is no box here'; exit 77; }
    > class_suite
    > rm -r class; mkdir -p class/{ann,bob,.cid}; printf 'question chomp 40\nbuild chomp compile chomp\ncases chomp 1,3\nform costs 20\n' > tests/labs/two
    > printf 'int puts(const char *); int main(int n, char **v) { puts(v[1][1] == 49 ? "WIN: 10 " : "WIN: 33322"); }' > class/ann/chomp.c
    > printf '#include <stdio.h>\nint main() { fputs("out of luck\\n", stderr); }' > class/bob/chomp.c; echo x > class/bob/hw.rar
    > tests/gradeclass two class out 2>&1 > log; sed 1d out/marks.csv; grep '^| ' out/bob/report.txt; tail -n 1 log
    gradeclass: .cid is not graded: expected a folder, no link, with a plain name and no dot in front
    "ann",36.0,36.0,"chomp: 1 answers are right but for white space"
    "bob",0.0,0.0,"chomp: all 2 fail: prints nothing (on standard error: out of luck); hw.rar cannot be unpacked: it is damaged, or what unpacks it (unzip, tar, bsdtar) is not installed"
    | out of luck
    | out of luck
    3 students: 2 graded, 1 not graded

# 295 Who takes the first free neighbour, from each cell and in each order of the six, has no points for memoization; expected: no walk is longest on these boards
    UNIX> need c++ || exit 77
    > mkdir bin; cat > greedy.cpp <<'END'
    > #include <algorithm>
    > #include <iostream>
    > #include <string>
    > #include <vector>
    > std::vector<std::string> grid;
    > std::string walk(int r, int c, const std::vector<int> &order, int &length) {
    >     auto left = grid;
    >     std::string path;
    >     for (length = 0;;) {
    >         const int d = c % 2 ? -1 : 1, rows[] = {-1, 1, 0, 0, d, d}, columns[] = {0, 0, -1, 1, -1, 1};
    >         const char here = left[r][c];
    >         left[r][c] = '\0', path += std::to_string(r) + " " + std::to_string(c) + "\n", length++;
    >         const auto next = std::find_if(order.begin(), order.end(), [&](int i) {
    >             const auto y = static_cast<unsigned>(r + rows[i]), x = static_cast<unsigned>(c + columns[i]);
    >             return y < left.size() && x < left[y].size() && std::abs(left[y][x] - here) == 1;
    >         });
    >         if (next == order.end()) return path;
    >         r += rows[*next], c += columns[*next];
    >     }
    > }
    > int main() {
    >     for (std::string row; std::cin >> row; grid.push_back(row)) std::cout << row << '\n';
    >     std::string best;
    >     int longest = 0, length;
    >     std::vector<int> order = {0, 1, 2, 3, 4, 5};
    >     do
    >         for (unsigned r = 0; r < grid.size(); r++)
    >             for (unsigned c = 0; c < grid[r].size(); c++)
    >                 if (const auto path = walk(r, c, order, length); length > longest) longest = length, best = path;
    >     while (std::next_permutation(order.begin(), order.end()));
    >     std::cout << "PATH\n" << best;
    > }
    > END
    > c++ -std=c++20 -O2 -o bin/spellseeker greedy.cpp || exit
    > for number in 12 24 8 9 21 41 42 43; do gradescript --unsafe --bin bin spellseeker $number | sed -n 's/-.* is /: /p'; done
    > true
    spellseeker/012: correct.
    spellseeker/024: correct.
    spellseeker/008: incorrect.
    spellseeker/009: incorrect.
    spellseeker/021: incorrect.
    spellseeker/041: incorrect.
    spellseeker/042: incorrect.
    spellseeker/043: incorrect.

# 296 Who prints the lecture's four lines whatever is asked has the points of the lecture's puzzle; expected: the other cases have other puzzles, or another one beside it
    UNIX> mkdir bin; printf '#!/bin/sh\necho "Found this at 0 0 to 0 3\nFound two at 0 0 to 2 0\nFound fat at 3 0 to 1 2\nFound that at 3 3 to 0 0"\n' > bin/wordsearch; chmod +x bin/wordsearch
    > gradeall --lab --unsafe --bin bin wordsearch > said; tail -n 1 said
    > awk '/^wordsearch/ { name = $1 } /^reason: .*(right but for| [2-9][0-9] % )/ { print name }' said
    0 passed, 64 failed
    wordsearch/001-lecture
