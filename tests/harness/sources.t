# 071 Shared code stands once, in dond/shell/; each other folder has one symbolic link to it, which git stores as such (mode 120000), and no two regular files of program code have the same bytes; git's index is the judge
    UNIX> cd "$(dirname "$(command -v gradeall)")/.." || exit
    > need git || exit 77; [ -e .git ] || { echo 'skipped: there is no checkout'; exit 77; }
    > git ls-files -s -- '*/shell' | grep -v '^120000'
    > for folder in */; do [ ! -e "$folder/main.cpp" ] || [ -e "$folder/shell/arguments.h" ] || echo "$folder has no shell"; done
    > git ls-files -s -- '*.cpp' '*.h' ':!tests' | cut -d ' ' -f 2 | sort | uniq -d
    > echo compared
    compared

# 074 Where no thread can be had, programs that have several do all by themselves: each answers as with threads. The limit is ulimit -u, which does not bind the superuser; that it holds is seen by timeout, which cannot fork. A second, since the board must be worth a thread.
    UNIX> as=(); if [[ $EUID -eq 0 ]]; then
    >     # nobody cannot enter a home of mode 700: the programs are copied to where anybody can.
    >     as=(setpriv --reuid=nobody --clear-groups); home=$("${as[@]}" mktemp -d -p /tmp) && trap 'rm -rf "$home"' EXIT
    >     cp "$GRADESCRIPT_BUILD"/bin/{chomp,spellpath,alice} "$home" && PATH=$home:$PATH
    > fi
    > alone() { "${as[@]}" bash -c 'ulimit -u 1; exec "$@"' - "$@"; }
    > alone timeout 1 true 2> said; grep -o 'fork' said
    > spellgen --seed 1 30 30 3 > board.txt; alice_random --closed 60 60 2 > maze.txt
    > while read -r file words; do
    >     $words < "$file" > several; alone $words < "$file" > one
    >     [[ -s one ]] && cmp several one && echo "${words%% *}"
    > done <<'END'
    > /dev/null chomp 99999999
    > board.txt spellpath
    > maze.txt alice --generate 5 5 --hardest --rounds 3 --seed 1
    > END
    fork
    chomp
    spellpath
    alice

# 082 the top level is closed: CMakeLists.txt, README.md, a folder a puzzle, tests and data, and dotfiles; git's index is the judge
    UNIX> cd "$(dirname "$(command -v gradeall)")/.." || exit
    > need git || exit 77; [[ -e .git ]] || { echo 'skipped: there is no checkout'; exit 77; }
    > git ls-files | cut -d / -f 1 | sort -u | grep -v '^[.]' | paste -s -d ' '
    CMakeLists.txt README.md alice chomp data dond gogen spellpath spellseeker tests tictactoe wordsearch
