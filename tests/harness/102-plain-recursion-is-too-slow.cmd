# spellseeker without memoization misses three limits, and an easy board not; measured (the cases say the seconds)
top=$(cd "$(dirname "$(command -v gradeall)")/.." && pwd)
command -v c++ > log || { echo 'skipped: there is no c++'; exit 77; }
grep -qE '^(CMAKE_BUILD_TYPE:.*=Debug|PUZZLELABS_SANITIZE:.*=ON)$' "$GRADESCRIPT_BUILD/CMakeCache.txt" && { echo 'skipped: limits are ten times as long on this build'; exit 77; }
mkdir bin
c++ -std=c++20 -O2 -DNO_MEMO -o bin/spellseeker "$top/tests/spellseeker/spellseeker_reference.cpp"
for number in 3 8 9 21; do
    gradescript --unsafe --once --bin bin spellseeker $number | grep -E 'correct|timed' | sed 's/after .*//'
done
true
