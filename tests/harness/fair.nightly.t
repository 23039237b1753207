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
    > gradeall --lab --unsafe --bin bin wordsearch > said; tail -n 1 said | cut -d, -f1
    > awk '/^wordsearch/ { name = $1 } /^reason: .*(right but for| [2-9][0-9] % )/ { print name }' said
    0 passed
    wordsearch/001-lecture
# 280 Of the honest submissions three: a makefile without the files that the exercise gives, a learning platform's name, Python without a makefile; 1 s, since they are built and graded in boxes; harness/fair
    UNIX> [[ -z $(box --check 2>&1) ]] || { echo 'skipped: there is no box here'; exit 77; }
    > fair daily 2> log | grep -v '^\([0-9]*\) of \1 have their mark$'
    > true

# 294 The referee gives half for wins to who never has two of a line, here by the square opposite to the human's, and no program's greeting is longer than 50 kB
    UNIX> mkdir bin; PATH=$PWD/bin:$PATH
    > program() { printf '#!/bin/bash\n%s\n' "$1" > bin/tictactoe; chmod +x bin/tictactoe; }
    > program 's=(. . . . O . . . .); show() { printf "%s %s %s\n" "${s[@]}"; printf "row and column: "; }; printf ". . .\n. . .\n. . .\n\n"; show
    > while read -r r c; do
    >     q=$((3 * r + c)) o=$((8 - 3 * r - c)); s[q]=X
    >     [[ ${s[o]} == . ]] || for o in 0 1 2 3 5 6 7 8; do [[ ${s[o]} != . ]] || break; done
    >     s[o]=O; show
    > done'
    > tictactoe_referee win row; tictactoe_referee block diagonal
    > program 'for i in {1..9999}; do echo $i more; done; read -r'; tictactoe_referee legal | head -n 1
    half: it never has two of a line
    right
    wrong: it prints without end; moves:
    exit 1

# 297 Sources are compared in the box, in time that grows with their size, and of a student 1 MiB; expected: the head of similar, and the name of every machine in a box
    UNIX> [[ -z $(box --check 2>&1) ]] || { echo 'skipped: there is no box here'; exit 77; }
    > mkdir -p sources/{ann,bob}; for name in ann bob; do yes '#' | head -c 1000000 > sources/$name/a.py; cp "$(dirname "$(command -v fair)")/honest/gmap.c" sources/$name; done
    > yes 'int f();' | head -c 1100000 > sources/bob/b.c
    > (ulimit -t 2; similar sources ann bob) | sed '/^ /d; s, (.*,,'
    > class_suite; rm build/tests/similar; printf '#!/bin/sh\nuname -n\n' > build/tests/similar; chmod +x build/tests/similar
    > printf 'question dond 30\nbuild dond compile dond\ncases dond 1\n' > lab; tests/gradeclass lab class out ada > said; cat out/similar.txt
    gmap.c: ann = bob
    100 % ann bob
    not compared: bob: its largest sources, over 1 MiB in all
    box

# 291 The referee of tic-tac-toe reads a move in other words, and ends at once where it can read none; what the two programs print, by hand
    UNIX> mine=$(dirname "$(command -v fair)")/honest; mkdir bin; PATH=$PWD/bin:$PATH
    > words() { sed "$1" "$mine/tictactoe.c" | sed 's/^int main(void) {/&setbuf(stdout, 0);/' > tictactoe.c; gcc -O1 -o bin/tictactoe tictactoe.c; tictactoe_referee begin 1 1 | sed 's/;.*//'; }
    > words 's/Computer plays %d %d/I play %d, %d./'
    > words 's/Computer plays %d %d/Computer plays %c%d/; s/best \/ 3/97 + &/' | head -n 1
    > words 's/Type row and column, 0 to 2/A square is such as B2/; s/if (scanf("%d %d", &r, &c) != 2) return 0;/char x; if (scanf(" %c%d", \&x, \&r) != 2) return 0; r--; c = x - 65;/; s/plays %d %d\\n", best \/ 3, best % 3/plays %c%d\\n", 65 + best % 3, best \/ 3 + 1/'
    > words 's/board\[best\] = /best = 3 * r + c; &/' | head -n 1
    right
    not understood: no square is taken on a board, and no line has words and the numbers of a free square
    right
    wrong: that square is taken
    exit 1

# 327 Of a name in a remark 60 signs remain, and one mark on a letter, of a row's remarks 500 signs, which feedback has whole; what a source includes is compared, whatever its name
    UNIX> [[ -z $(box --check 2>&1) ]] || { echo 'skipped: there is no box here'; exit 77; }
    > gmap=$(dirname "$(command -v fair)")/honest/gmap.c; class_suite; rm -r class; mkdir -p class/{ann,bob}
    > printf 'question dond 30\nbuild dond compile dond\ncases dond 1\n' > lab; cp "$gmap" class/ann/dond.c; cp "$gmap" class/bob/map.inc
    > { echo '#include "map.inc"'; for i in {1..9}; do echo "int f$i(int a) { int b = $i; while (a-- > b) b += a * a - f$i(b); return b % 7; }"; done; } > class/bob/dond.c
    > for i in {1..6}; do ln -s x "class/bob/$(for j in {1..30}; do printf 'e\xcc\x81\xcc\x82\xcc\x83'; done)$i.c"; done
    > tests/gradeclass lab class out > said 2>&1; grep '^[0-9]* %' out/similar.txt | sed 's/ (.*//'
    > export LC_ALL=C.UTF-8; grep "^'" out/bob/feedback.txt | head -n 1; grep -c "^'.* is left out" out/bob/feedback.txt; grep '^"bob"' out/marks.csv | wc -m
    100 % ann bob
    '...é?é?é?é?é?é?é?é?é?é?é?é?é?é?é?é?é?é?é?1.c' is left out: it is a link or no file
    6
    520


# 116 What this suite has for a question is compared, too; and neither a mark between digits nor a # in quotes hides what follows
    UNIX> [[ -z $(box --check 2>&1) ]] || { echo 'skipped: there is no box here'; exit 77; }
    > class_suite; ours=$(dirname "$(command -v fair)")/../dond/dond_reference.cpp; cp "$ours" tests/dond; rm -r class; mkdir -p class/ann sources/{bob,cid,dee,eve}
    > printf 'question dond 30\nbuild dond compile dond\ncases dond 1\n' > lab; sed "s/\b[a-z]*_cache/kept/g; s/\b0\b/0'0/g" "$ours" > class/ann/dond.cpp
    > tests/gradeclass lab class out > said 2>&1; grep '^[0-9]* %' out/similar.txt | sed 's/ (.. of.*//'
    > cp "$ours" sources/bob; sed "s/\b1\b/0'1/g" "$ours" > sources/cid/d.cpp
    > for i in + - \* // % '<<' '>>' '|' '&' '^'; do echo "a = f('#', b) $i d; g(a[d] // c, d $i 2)"; done > sources/dee/p.py; sed 's/f(/ff (/; s/c,/other, /; s/$/ # note/' sources/dee/p.py > sources/eve/q.py
    > similar sources bob cid dee eve | sed '/^ /d; s, (.*,,'
    100 % (our dond) ann
    100 % bob cid
    100 % dee eve
