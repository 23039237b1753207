# 241 A class of fourteen submissions gets its marks; expected: reckoned by hand from what each submission does
    UNIX> [[ -z $(box --check 2>&1) ]] || { echo "skipped: there is no box here"; exit 77; }
    > class_suite
    > export TMPDIR=$PWD/tmp
    > mkdir tmp
    > tests/gradeclass two class out > table 2> err
    > echo "exit code $?"
    > tail -c +4 out/marks.csv
    > echo "cases: $(sort -t , -k 1 out/cases.csv | tr '\n' ' ')"
    > tail -n 1 table
    > cat err
    > find tmp out -name '.grading*' -o -path 'tmp/*'
    > echo "shown: $(grep -c "^+++ actual" out/lee/feedback.txt), $(grep -c "^chomp.006-one-column: timed out$" "out/ben bolt/feedback.txt"), $(grep -c "^command: chomp 5$" "out/ben bolt/report.txt")"
    > echo "secrets: $(cat out/*/report.txt | grep -cE "TOPSECRET|root:|001-lab.*\.out")"
    \exit code 0
    "student","dond","chomp","total","remarks"
    "'-hal",30.0,0.0,30.0,"chomp: does not build"
    "ada",30.0,40.0,70.0,""
    "ben bolt",0.0,0.0,0.0,"dond: all 6 fail: prints nothing, exit code 1; chomp: all 5 fail: no answer in time"
    "cleo",0.0,40.0,40.0,"dond: does not build"
    "dan",0.0,0.0,0.0,"dond: all 6 fail: no answer in time; chomp: does not build"
    "eve",0.0,0.0,0.0,"dond: all 6 fail: no answer is found in it; dond: 6 answers are not understood: a mark by hand is due; chomp: does not build"
    "fay",30.0,40.0,70.0,""
    "gus",0.0,40.0,40.0,"dond: not handed in: dond.cpp (there are: main.c board.c Makefile)"
    "ivy",0.0,0.0,0.0,"dond: not handed in: dond.cpp; chomp: not handed in: a makefile or sources"
    "jo",30.0,0.0,30.0,"chomp: does not build"
    "kim",0.0,0.0,0.0,"dond: all 6 fail: its output was right, but it was killed by signal 6 (ABRT); chomp: does not build"
    "lee",5.0,0.0,5.0,"chomp: does not build"
    "max",0.0,0.0,0.0,"dond: not handed in: dond.cpp; chomp: not handed in: a makefile or sources; dond.cpp is left out: it is a link or no file"
    "ned",0.0,0.0,0.0,"dond: not handed in: dond.cpp (there are: dond); chomp: does not build"
    cases: case,passed,of chomp/001-two-squares,4,5 chomp/003-five-columns-of-three,4,5 chomp/004-staircase,4,5 chomp/006-one-column,4,5 chomp/008-trailing-zeros,4,5 dond/001-lab-6-1-first,5,9 dond/002-lab-6-1-faces,4,9 dond/003-lab-6-2-first,4,9 dond/004-lab-6-2-faces,4,9 dond/005-lab-6-3-first,4,9 dond/006-lab-21-10-3,4,9 \
    14 students: 14 graded, 0 not graded
    shown: 5, 1, 1
    secrets: 0
    limit 3600

# 242 What was interrupted goes on, and students are graded again by name or when their files change; expected: the rule
    UNIX> [[ -z $(box --check 2>&1) ]] || { echo "skipped: there is no box here"; exit 77; }
    > class_suite
    > rm -r class/[b-ik-z]* class/-hal
    > cp -r class/dan class/zoe 2>/dev/null || cp -r class/jo class/zoe
    > sed -i 's/cases dond.*/cases dond 1/; s/cases chomp.*/cases chomp 1/' tests/labs/two
    > OMP_NUM_THREADS=1 env --default-signal tests/gradeclass two class out > log 2>&1 & # one after another: nproc heeds it
    > while [[ -e /proc/$! && ! -e out/ada ]]; do sleep 0.01; done
    > kill -INT $!
    > wait $!
    > echo "interrupted: exit code $?, $(ls -A out | grep -c grading) left over"
    > stamp() { stat -c '%n %i' out/ada out/jo out/zoe; }
    > first=$(stat -c %i out/ada)
    > tests/gradeclass two class out
    > [[ $(stat -c %i out/ada) == "$first" ]] && echo 'ada is not graded again'
    > before=$(stamp)
    > tests/gradeclass two class out jo > log
    > diff <(echo "$before") <(stamp) | grep -c '^>'
    > echo '// changed' >> class/zoe/lab1/dond.cpp
    > before=$(stamp)
    > tests/gradeclass two class out > log
    > diff <(echo "$before") <(stamp) | sed -n 's/^> \(.*\) .*/\1/p'
    > true
    interrupted: exit code 130, 1 left over
    student   dond  chomp  total  remarks
    ada       30.0   40.0   70.0
    jo        30.0    0.0   30.0  chomp: does not build
    zoe       30.0    0.0   30.0  chomp: does not build
    pairs that are alike: 3, see similar.txt
    3 students: 3 graded, 0 not graded
    ada is not graded again
    1
    out/zoe
    limit 3600

# 249 What was interrupted in the midst of a student goes on with the next case; expected: no answer is lost or asked twice
    UNIX> [[ -z $(box --check 2>&1) ]] || { echo "skipped: there is no box here"; exit 77; }
    > class_suite
    > rm -r class/[b-z]* class/-hal
    > known() { cat out/.grading/ada/results 2> /dev/null; }
    > for n in 1 2 4; do
    >     env --default-signal tests/gradeclass two class out > log 2>&1 &
    >     until [[ $(known | wc -l) -ge $n || ! -e /proc/$! ]]; do sleep 0.01; done
    >     kill -INT $!
    >     wait $!
    >     echo "exit code $?"
    >     [[ $(known) == "$before"* ]] || echo 'an answer is lost'
    >     before=$(known)
    > done
    > known | cut -d ' ' -f 1-3 | sort | uniq -d
    > tests/gradeclass two class out
    \exit code 130
    \exit code 130
    \exit code 130
    student   dond  chomp  total  remarks
    ada       30.0   40.0   70.0
    1 students: 1 graded, 0 not graded
    limit 3600

# 285 A class graded by two runs, some students each, and joined as tests/README.md says has the tables of one run; README
    UNIX> [[ -z $(box --check 2>&1) ]] || { echo "skipped: there is no box here"; exit 77; }
    > class_suite
    > rm -r class/[b-df-ik-z]* class/-hal
    > tests/gradeclass two class out.1 ada | tail -n 1; cut -d , -f 4 out.1/marks.csv
    > tests/gradeclass two class out.2 eve jo | tail -n 1
    > mkdir joined
    > cp -a out.[12]/. joined
    > tests/gradeclass two class joined > table
    > tail -n 1 table
    > tests/gradeclass two class whole | cmp - table
    > for file in marks.csv cases.csv similar.txt; do cmp "whole/$file" "joined/$file"; done
    > tail -c +4 joined/marks.csv | cut -d , -f 1-4
    3 students: 1 graded, 2 not graded
    "total"
    70.0
    3 students: 2 graded, 1 not graded
    3 students: 3 graded, 0 not graded
    "student","dond","chomp","total"
    "ada",30.0,40.0,70.0
    "eve",0.0,0.0,0.0
    "jo",30.0,0.0,30.0
    limit 3600

# 289 The progress on a terminal never goes back, though students end one after another; by the counts that are shown
    UNIX> need script || exit 77
    > mkdir -p class/{a,b,c,d,e,f,g,h}; for name in class/*; do printf 'int main() { puts("LOSS"); }\n' > $name/chomp.c; done
    > printf 'question chomp 10\nbuild chomp compile chomp\ncases chomp 1-9\n' > lab
    > script -qc "gradeclass --unsafe ${PWD@Q}/lab class out" log > shown
    > grep -ao '[0-9]*/8 students, [0-9]*' shown | cut -d / -f 1 > students; grep -ao 'students, [0-9]*' shown | cut -c 11- > cases
    > [[ $(wc -l < cases) -gt 3 ]] && sort -n -c students && sort -n -c cases
# 243 Bad LAB files and folders get one clear line and exit code 2, and nothing is written, in thirty-two runs; expected: the conventions of the suite
    UNIX> class_suite
    > : > err
    > lab() { printf '%b' "$1" > lab; tests/gradeclass lab class out 2>&1 | relative; echo "exit code ${PIPESTATUS[0]}"; }
    > lab ''
    > lab '# nothing\n'
    > lab 'cases dond\n'
    > lab 'question dond\n'
    > lab 'question dond 0\n'
    > lab 'question dond 30\nquestions\n'
    > lab 'question dond 30\nextra nosuch\n'
    > lab 'question dond 30\nneeds ../dond.cpp\n'
    > lab 'question dond 30\nbuild dond\n'
    > lab 'question dond 30\nbuild dond make\n'
    > lab 'question dond 30\ncases dond\n'
    > lab 'question dond 30\nbuild dond make\ncases nosuch\n'
    > lab 'question dond 30\nbuild dond make\ncases dond 1-x\n'
    > lab 'question dond 30\nbuild dond make\ncases dond 7-9\n'
    > lab 'question dond 30\nbuild dond make\ncases chomp 1\n'
    > lab 'question dond 30\nbuild dond make\ncases dond 1\nrandom chomp 9\n'
    > for words in 'two' 'two class' 'three class out' 'two nosuch out' 'two class err' 'two class class/out' 'two tests/labs out' 'two class out nobody' 'two class out ../class' '--fast two class out'; do
    >     tests/gradeclass $words 2>&1 | relative
    >     echo "exit code ${PIPESTATUS[0]}"
    > done
    > [[ -e out ]] || echo "nothing is written"
    > echo 'our own labs can be read:'
    > mkdir empty
    > for lab in "$(dirname "$(command -v gradeclass)")"/labs/*; do gradeclass "${lab##*/}" empty out 2>&1 | sed "s|/.*/|${lab##*/}: |"; done
    > true
    gradeclass: lab: no question found
    \exit code 2
    gradeclass: lab: no question found
    \exit code 2
    gradeclass: lab:1: 'cases' found, expected a question first
    \exit code 2
    gradeclass: lab:1: 'dond' found, expected a name and points from 1 to 9999
    \exit code 2
    gradeclass: lab:1: 'dond 0' found, expected a name and points from 1 to 9999
    \exit code 2
    gradeclass: lab:2: 'questions' found, expected question, extra, needs, build, cases, random, form or time
    \exit code 2
    gradeclass: lab:2: 'nosuch' found, expected files or folders below tests/
    \exit code 2
    gradeclass: lab:2: '../dond.cpp' found, expected names of files
    \exit code 2
    gradeclass: lab:2: 'dond' found, expected a program and a command
    \exit code 2
    gradeclass: lab: question dond has no cases
    \exit code 2
    gradeclass: lab:2: cases of dond found, expected those of a program that a line build above makes
    \exit code 2
    gradeclass: lab:3: tests/nosuch has no case 1-100
    \exit code 2
    gradeclass: lab:3: '1-x' found, expected numbers such as 1-8,20
    \exit code 2
    gradeclass: lab:3: tests/dond has no case 7-9
    \exit code 2
    gradeclass: lab:3: cases of chomp found, expected those of a program that a line build above makes
    \exit code 2
    gradeclass: lab:4: 'chomp 9' found, expected a program of a line build above for which tests/random makes cases, and how many, 1 to 99
    \exit code 2
    gradeclass: usage: gradeclass [--json] [--unsafe] LAB SUBMISSIONS OUT [STUDENT...]
    \exit code 2
    gradeclass: usage: gradeclass [--json] [--unsafe] LAB SUBMISSIONS OUT [STUDENT...]
    \exit code 2
    gradeclass: there is no lab three: two are in tests/labs
    \exit code 2
    gradeclass: nosuch is no folder of submissions
    \exit code 2
    gradeclass: err is no folder
    \exit code 2
    gradeclass: class/out and class lie in each other, expected two folders
    \exit code 2
    gradeclass: two is not graded: expected a folder, no link, with a plain name and no dot in front
    gradeclass: tests/labs holds no folder of a student
    \exit code 2
    gradeclass: there is no submission of 'nobody'
    \exit code 2
    gradeclass: there is no submission of '../class'
    \exit code 2
    gradeclass: unknown option --fast: gradeclass --help says which there are
    \exit code 2
    nothing is written
    our own labs can be read:
    gradeclass: alice: empty holds no folder of a student
    gradeclass: chomp: empty holds no folder of a student
    gradeclass: cs302-a: empty holds no folder of a student
    gradeclass: cs302-a-random: empty holds no folder of a student
    gradeclass: gogen: empty holds no folder of a student
    gradeclass: tictactoe: empty holds no folder of a student
    gradeclass: wordsearch: empty holds no folder of a student

# 248 Random cases are the same for the same seed and others for another, and our own programs pass them; expected: the head of random
    UNIX> mkdir a b c
    > for program in dond chomp spellpath spellseeker alice gogen wordsearch; do
    >     random "$program" 7 2 a && random "$program" 7 2 b && random "$program" 8 2 c || echo "$program: failed"
    >     diff -r a b > log || echo "$program: not the same"
    >     diff -r a c > log && echo "$program: not random"
    >     cat a/r01-random.cmd >> all
    >     rm [abc]/*
    > done
    > random --check tictactoe; echo "exit code $?"
    > grep -c '^# made from seed 7' all
    \exit code 1
    7

# 254 Archives are unpacked where there is what it takes, and else a remark says so; the head of prepare
    UNIX> need zip unzip || exit 77
    > tools=$PWD/tools; mkdir tools without files files/lab; echo 'int main() {}' > files/lab/dond.cpp; (cd files && zip -q -r hand-in.zip lab && tar -czf more.tgz lab)
    > rm -r files/lab; echo broken > files/notes.zip
    > for tool in sh cp chmod find sort awk cut head sed grep mkdir rm mv wc tr tar gzip du paste xargs; do ln -s "$(command -v $tool)" tools; done
    > prepare=$(command -v prepare)
    > mkdir with; (cd with && sh "$prepare" ../files dond dond.cpp; cat folder; tr '\001' '"' < remarks; find src -name dond.cpp | sort)
    > rm files/more.tgz; (cd without && PATH=$tools sh "$prepare" ../files dond dond.cpp; echo "exit code $?"; tr '\001' '"' < remarks)
    ./more.tgz.d/lab
    "notes.zip" cannot be unpacked: it is damaged, or what unpacks it (unzip, tar, bsdtar) is not installed
    dond.cpp: "more.tgz/lab/dond.cpp" is taken and not "hand-in.zip/lab/dond.cpp"
    src/hand-in.zip.d/lab/dond.cpp
    src/more.tgz.d/lab/dond.cpp
    \exit code 3
    "notes.zip" cannot be unpacked: it is damaged, or what unpacks it (unzip, tar, bsdtar) is not installed
    "hand-in.zip" cannot be unpacked: it is damaged, or what unpacks it (unzip, tar, bsdtar) is not installed
    not handed in: dond.cpp (there are: notes.zip hand-in.zip)

# 287 An error that every standard of C++ gives is in the feedback once, and why a program is not built is told in one question; expected: the compiler's line, by hand
    UNIX> mkdir -p class/ada && printf 'int main() { return x; }\n' >class/ada/chomp.cpp && gradeclass --unsafe chomp class out 2>&1 | sed -n 1,2p && grep -c 'error:' out/ada/feedback.txt
    student  theory  search   long  total  remarks
    ada         0.0     0.0    0.0    0.0  theory: does not build
    1

# 288 marks.csv is written whoever of a class is graded, with a byte order mark in front for spreadsheets, and cases.csv with it; README's Marking day
    UNIX> mkdir -p class/{ada,bob}; printf 'int puts(const char *); int main(int n, char **v) { puts(v[1][0] == 49 ? "LOSS" : "WIN: 1"); }\n' > class/ada/chomp.c; cp class/ada/chomp.c class/bob
    > printf 'question chomp 10\nbuild chomp compile chomp\ncases chomp 2\n' > lab
    > gradeclass --unsafe "$PWD/lab" class out ada > log; head -c 3 out/marks.csv | od -An -tx1; tail -c +4 out/marks.csv; sed 1d out/cases.csv
     ef bb bf
    "student","chomp","total","remarks"
    "ada",10.0,10.0,""
    chomp/002-one-square,1,1

# 264 What a student calls files and folders or prints passes for no remark, formula or other student, and marks.csv is UTF-8; each name by hand
    UNIX> [[ -z $(box --check 2>&1) ]] || { echo 'skipped: there is no box here'; exit 77; }
    > class_suite; rm -rf class/*; printf 'question dond 30\nbuild dond compile dond\ncases dond 1-3\n' > lab
    > mkdir class/eve $'class/eve\xe2\x80\x8b' $'class/eve\xe2\x80\xa8' $'class/eve\xff' class/＝eve 'class/ =1+1'
    > printf '#include <cstdio>\nint main() { puts("not understood: 0.1 0.2\\nreason: x: no answer is found"); }' > class/eve/dond.cpp
    > for name in 'x is left out; dond: 30 points' "it's" =1 $'\xff\xe2\x80\xa8'; do ln -s x "class/eve/$name"; done
    > tests/gradeclass lab class out 2>&1 | grep 'not graded:\|^eve'; iconv -f UTF-8 -t UTF-8 out/marks.csv | tail -n 3
    gradeclass: $'eve\342\200\213' is not graded: expected a folder, no link, with a plain name and no dot in front
    gradeclass: $'eve\342\200\250' is not graded: expected a folder, no link, with a plain name and no dot in front
    gradeclass: $'eve\377' is not graded: expected a folder, no link, with a plain name and no dot in front
    eve        0.0    0.0  dond: all 3 fail: one answer to every case; '=1' is left out: it is a link or no file; '?' is left out: it is a link or no file; 'it?s' is left out: it is a link or no file; 'x is left out;  dond: 30 points' is left out: it is a link or no file
    "' =1+1",0.0,0.0,"dond: not handed in: a makefile or sources"
    "eve",0.0,0.0,"dond: all 3 fail: one answer to every case; '=1' is left out: it is a link or no file; '?' is left out: it is a link or no file; 'it?s' is left out: it is a link or no file; 'x is left out;  dond: 30 points' is left out: it is a link or no file"
    "'＝eve",0.0,0.0,"dond: not handed in: a makefile or sources"
