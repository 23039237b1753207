# 071 Shared code stands once, in dond/shell/; each other folder has one symbolic link to it, which git stores as such (mode 120000), and no two regular files of program code have the same bytes; git's index is the judge
    UNIX> cd "$(dirname "$(command -v gradeall)")/.." || exit
    > need git || exit 77; [ -e .git ] || { echo 'skipped: there is no checkout'; exit 77; }
    > git -c safe.directory='*' ls-files -s -- '*/shell' | grep -v '^120000'
    > for folder in */; do [ ! -e "$folder/main.cpp" ] || [ -e "$folder/shell/arguments.h" ] || echo "$folder has no shell"; done
    > git -c safe.directory='*' ls-files -s -- '*.cpp' '*.h' ':!tests' | cut -d ' ' -f 2 | sort | uniq -d
    > echo compared
    compared

# 082 the top level is closed: CMakeLists.txt, README.md, a folder a puzzle, tests and data, and dotfiles; git's index is the judge
    UNIX> cd "$(dirname "$(command -v gradeall)")/.." || exit
    > need git || exit 77; [[ -e .git ]] || { echo 'skipped: there is no checkout'; exit 77; }
    > git -c safe.directory='*' ls-files | cut -d / -f 1 | sort -u | grep -v '^[.]' | paste -s -d ' '
    CMakeLists.txt README.md alice chomp data dond gogen spellpath spellseeker tests tictactoe wordsearch

# 292 Code and comments are at most 110 columns wide; the Unicode tables count by letters
    UNIX> cd "$(dirname "$(command -v gradeall)")/.." || exit
    > find . -path './build*' -prune -o \( -name '*.cpp' -o -name '*.h' \) ! -path '*/class/*' -print0 | LC_ALL=C.UTF-8 xargs -0 grep -nE '^.{111}'; echo "code $?"
    code 123

# 130 The top level has the puzzles' folders, tests, data, README.md and CMakeLists.txt, and nothing that a driver has left; builds apart
    UNIX> cd "$(dirname "$(command -v gradeall)")/.." || exit
    > ls | grep -v '^build' | grep -vxF -f <(printf '%s\n' tests data README.md CMakeLists.txt; sed -n 's/^puzzle([a-z]* *\([a-z]*\).*/\1/p' CMakeLists.txt)
    exit 1
