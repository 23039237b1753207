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
    limit 900

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
    limit 300

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
    limit 300

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
    limit 300

# 289 The progress on a terminal never goes back, though students end one after another; by the counts that are shown
    UNIX> need script || exit 77
    > mkdir -p class/{a,b,c,d,e,f,g,h}; for name in class/*; do printf 'int main() { puts("LOSS"); }\n' > $name/chomp.c; done
    > printf 'question chomp 10\nbuild chomp compile chomp\ncases chomp 1-9\n' > lab
    > script -qc "gradeclass --unsafe ${PWD@Q}/lab class out" log > shown
    > grep -ao '[0-9]*/8 students, [0-9]*' shown | cut -d / -f 1 > students; grep -ao 'students, [0-9]*' shown | cut -c 11- > cases
    > [[ $(wc -l < cases) -gt 3 ]] && sort -n -c students && sort -n -c cases
    limit 60
