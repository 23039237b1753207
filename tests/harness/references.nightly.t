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
    >     gradeall --unsafe --lab --bin class "$program" | sed "/ is skipped: there is no /d; s/^[1-9][0-9]* passed, 0 failed$/passed/; s/^/$program: /"
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
    limit 60

# 102 spellseeker without memoization misses three of its 31 limits here, and an easy board not; measured (the cases say the seconds)
    UNIX> top=$(cd "$(dirname "$(command -v gradeall)")/.." && pwd)
    > need c++ || exit 77
    > grep -qE '^(CMAKE_BUILD_TYPE:.*=Debug|PUZZLELABS_SANITIZE:.*=ON)$' "$GRADESCRIPT_BUILD/CMakeCache.txt" && { echo 'skipped: limits are ten times as long on this build'; exit 77; }
    > mkdir bin
    > c++ -std=c++20 -O2 -DNO_MEMO -o bin/spellseeker "$top/tests/spellseeker/spellseeker_reference.cpp"
    > for number in 3 8 9 21; do
    >     gradescript --unsafe --bin bin spellseeker $number | grep -E 'correct|no answer' | sed 's/ within .*//'
    > done
    > true
    spellseeker/003-lab-example is correct.
    spellseeker/008-memoization-3x26 is incorrect.
    reason: no answer
    spellseeker/009-memoization-26x3 is incorrect.
    reason: no answer
    spellseeker/021-memoization-2x32 is incorrect.
    reason: no answer
    limit 60
