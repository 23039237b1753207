# 250 Right programs get their marks in whatever layout they come, and wrong ones a cause; expected: reckoned by hand
    UNIX> [[ -z $(box --check 2>&1) ]] || { echo "skipped: there is no box here"; exit 77; }
    > class_layouts
    > tests/gradeclass two class out > table
    > echo "exit code $?"
    > tail -c +4 out/marks.csv | cut -d , -f 1-4
    > sed -nE 's/^"(capitals|compiled|near|folder|many|named|nothing|blanks|debug|unended|loud|slow)",[^"]*"(.*)"$/\1: \2/p' out/marks.csv
    \exit code 0
    "student","dond","chomp","total"
    "blanks",27.0,0.0,27.0
    "blanks and Umläute",30.0,40.0,70.0
    "by-question",30.0,40.0,70.0
    "capitals",30.0,40.0,70.0
    "compiled",0.0,0.0,0.0
    "debug",27.0,0.0,27.0
    "deep",30.0,40.0,70.0
    "flat",30.0,40.0,70.0
    "folder",0.0,40.0,40.0
    "later",30.0,0.0,30.0
    "library",30.0,0.0,30.0
    "loud",0.0,36.0,36.0
    "many",30.0,0.0,30.0
    "modes",30.0,40.0,70.0
    "named",0.0,40.0,40.0
    "near",30.0,0.0,30.0
    "nothing",0.0,0.0,0.0
    "script",0.0,40.0,40.0
    "slow",25.0,0.0,25.0
    "tarred",30.0,40.0,70.0
    "unended",27.0,0.0,27.0
    "windows",30.0,40.0,70.0
    blanks: dond: 6 answers are right but for white space; chomp: does not build
    capitals: Dond.CPP is taken as dond.cpp
    compiled: dond: not handed in: dond.cpp; chomp: not handed in: a makefile or sources; Chomp is deleted: it is compiled, expected its sources; dond is deleted: it is compiled, expected its sources
    debug: dond: 6 answers are right but for words around the answer; chomp: does not build
    folder: dond: not handed in: dond.cpp (there are: chomp.c Makefile Chomp/notes); the folder Chomp is called Chomp.d while it is built
    loud: dond: not handed in: dond.cpp (there are: chomp.c); chomp: 5 answers are right but for upper and lower case
    many: chomp: does not build; 101 files are left out: there are over 2000, or over 32 MB
    named: dond: not handed in: dond.cpp (there are: makefile game.c); the program is called Game, expected chomp
    near: chomp: does not build; dond.cpp: dond.cpp is taken and not old/dond.cpp
    nothing: dond: all 6 fail: prints nothing; chomp: does not build
    slow: dond: 1 of 1 failures: no answer in time; chomp: does not build
    unended: dond: 6 answers are right but for white space; chomp: does not build
    limit 3600

# 258 What is right on small boards only is said with the first that is wrong, and a zip file is as good as a folder; by hand
    UNIX> [[ -z $(box --check 2>&1) ]] || { echo "skipped: there is no box here"; exit 77; }
    > need zip unzip || exit 77
    > class_suite
    > rm -r class tests/chomp/*; mkdir -p class/{small,zipped}
    > out='WIN: 1'; for n in 3 2 1 4 5 6; do printf '# ours\nchomp %s\n' "$(printf '1%.0s' $(seq $n))" > tests/chomp/05$n-row.cmd; done
    > echo LOSS > tests/chomp/051-row.out; for n in 2 3 4 5 6; do out+=0; echo "$out" > tests/chomp/05$n-row.out; done
    > printf 'question chomp 12\nbuild chomp cc -o chomp chomp.c\ncases chomp 51-56\n' > tests/labs/two
    > mine=$(dirname "$(command -v class_suite)")/class/ada/chomp.c
    > sed 's/columns > 8/columns > 3/' "$mine" > class/small/chomp.c
    > mkdir lab; cp "$mine" lab; (cd lab && zip -q -r ../class/zipped/lab.zip .)
    > tests/gradeclass two class out > log; sed 1d out/marks.csv
    "small",6.0,6.0,"chomp: 3 of 3 failures: prints nothing, exit code 1"
    "zipped",12.0,12.0,""

# 259 When the time of a student is over, what is left is not asked and counts as wrong; the lab's `time`
    UNIX> [[ -z $(box --check 2>&1) ]] || { echo "skipped: there is no box here"; exit 77; }
    > class_suite
    > rm -r class/[a-ce-z]* class/-hal
    > sed -i '/^question chomp/,$d' tests/labs/two; echo 'time 1' >> tests/labs/two
    > tests/gradeclass two class out > log; sed '1d; s/all [12] fail/all fail/; s/[45] cases/the other cases/' out/marks.csv
    > grep -cE '^reason: no answer|^dond/00.*: not asked' out/dan/feedback.txt # a case that is stopped has hardly less than its second, or more
    "dan",0.0,0.0,"dond: all fail: no answer in time; dond: the other cases are not asked: the time is over"
    6

# 260 An exam's own common.h, with a macro of the student's, is used, and the exam's where theirs does not fit; a flat folder, as root and as a user
    UNIX> [[ -z $(box --check 2>&1) ]] || { echo "skipped: there is no box here"; exit 77; }
    > class_suite
    > top=$(cd "$(dirname "$(command -v gradeall)")/.." && pwd)
    > rm -r class; mkdir -p class/{macro,other} tests/gogen; cp -r "$top/tests/gogen/"{00*,exam,gogen_exam.cpp} tests/gogen
    > cp "$top/tests/gogen/reference/gogen".* "$top/tests/gogen/exam/"* class/macro; cp class/macro/* class/other
    > sed -i 's/#define WIDTH 5/&\n#define NUM (HEIGHT * WIDTH)/' class/macro/common.h; echo 'static_assert(NUM == 25);' >> class/macro/gogen.cpp
    > sed -i 's/5/four/' class/other/common.h
    > sed '/^question Q2/,$d' "$top/tests/labs/gogen" > tests/labs/two
    > tests/gradeclass two class out > log; sed 1d out/marks.csv
    > [[ $EUID -eq 0 ]] || { sed 1d out/marks.csv; exit; }
    > user=(setpriv --reuid=65534 --regid=65534 --clear-groups)
    > home=$("${user[@]}" mktemp -d -p /tmp) && trap 'rm -rf "$home"' EXIT
    > cp -rL build class data tests "$home" && chown -R 65534:65534 "$home" && cd "$home" && mkdir tmp && chmod 777 tmp
    > "${user[@]}" env TMPDIR="$home/tmp" HOME=/ tests/gradeclass two class out > log; sed 1d out/marks.csv
    "macro",20.0,20.0,""
    "other",20.0,20.0,""
    "macro",20.0,20.0,""
    "other",20.0,20.0,""
    limit 3600
