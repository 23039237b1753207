# 102 spellseeker without memoization misses three limits, and an easy board not; measured (the cases say the seconds)
    UNIX> top=$(cd "$(dirname "$(command -v gradeall)")/.." && pwd)
    > command -v c++ > log || { echo 'skipped: there is no c++'; exit 77; }
    > grep -qE '^(CMAKE_BUILD_TYPE:.*=Debug|PUZZLELABS_SANITIZE:.*=ON)$' "$GRADESCRIPT_BUILD/CMakeCache.txt" && { echo 'skipped: limits are ten times as long on this build'; exit 77; }
    > mkdir bin
    > c++ -std=c++20 -O2 -DNO_MEMO -o bin/spellseeker "$top/tests/spellseeker/spellseeker_reference.cpp"
    > for number in 3 8 9 21; do
    >     gradescript --unsafe --once --bin bin spellseeker $number | grep -E 'correct|timed' | sed 's/after .*//'
    > done
    > true
    spellseeker/003-lab-example is correct.
    spellseeker/008-memoization-3x26 is incorrect.
    reason: timed out \
    spellseeker/009-memoization-26x3 is incorrect.
    reason: timed out \
    spellseeker/021-memoization-2x32 is incorrect.
    reason: timed out \
    limit 60
