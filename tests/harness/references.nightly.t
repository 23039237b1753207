# 101 every right student's program passes 001 to 100: plain programs of other making, NAME_reference and gogen/reference
    UNIX> top=$(cd "$(dirname "$(command -v gradeall)")/.." && pwd)
    > need c++ || exit 77
    > mkdir class
    > for reference in "$GRADESCRIPT_BUILD"/tests/*_reference; do
    >     name=${reference##*/}
    >     cp "$reference" "class/${name%_reference}"
    > done
    > exam="-std=c++20 -O2 -I $top/tests/gogen/reference -I $top/tests/gogen/exam"
    > c++ $exam -o class/gogen "$top"/tests/gogen/reference/*.cpp
    > c++ $exam -o class/gogen_exam "$top"/tests/gogen/{gogen_exam.cpp,reference/gogen.cpp}
    > for cases in "$top"/tests/*/; do
    >     program=$(basename "$cases")
    >     [[ $program != harness && -n $(compgen -G "$cases"'0*.cmd') ]] || continue
    >     gradeall --unsafe --lab --bin class "$program" | sed "/ is skipped: there is no /d; s/^[1-9][0-9]* passed, 0 failed\(, [0-9]* skipped\)\{0,1\}$/passed/; s/^/$program: /"
    > done
    alice: passed
    chomp: passed
    dond: passed
    gogen: passed
    spellchecker: passed
    spellgen: passed
    spellpath: passed
    spellscreen: passed
    spellseeker: passed
    tictactoe: passed
    wordsearch: passed

# 102 spellseeker without memoization needs a day on a machine a hundred times as fast, which makes 2e10 calls a second, for each board of memoization; here it misses the limit of the first, and an easy board not
    UNIX> top=$(cd "$(dirname "$(command -v gradeall)")/.." && pwd)
    > need c++ || exit 77
    > for board in "$top"/tests/spellseeker/*memoization*.cmd; do
    >     sed "1,/<<'END'/d; /^END/,\$d" "$board" | spellseeker_reference calls 2>&1 > path | awk '{ print ($1 > 2e10 * 86400 ? "a day" : $1 " calls") }'
    > done | sort | uniq -c | tr -s ' '
    > mkdir bin
    > c++ -std=c++20 -O2 -DNO_MEMO -o bin/spellseeker "$top/tests/spellseeker/spellseeker_reference.cpp"
    > for number in 3 8; do
    >     gradescript --unsafe --bin bin spellseeker $number | grep -E 'correct|no answer' | sed 's/ within .*//'
    > done
    > true
     6 a day
    spellseeker/003-lab-example is correct.
    spellseeker/008-memoization-52x4 is incorrect.
    reason: no answer
    limit 3600
