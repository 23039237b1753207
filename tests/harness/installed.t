# 057 what cmake --install lays down: programs, man pages, completions; CMakeLists.txt
    UNIX> top=$(dirname "$(command -v gradeall)")/..
    > sed 's|^\( *file(WRITE \)".*"|\1"list"|' "$GRADESCRIPT_BUILD/cmake_install.cmake" > install.cmake # what is listed there is the user's
    > cmake -DCMAKE_INSTALL_PREFIX="$PWD/usr" -P install.cmake > log || cat log
    > PATH=$PWD/usr/bin:/usr/bin:/bin
    > ls usr/bin
    > diff <(ls usr/bin) <(cd usr/share/man/man1 && wc -l *.1 | sed -n 's/^ *[1-9][0-9]* \(.*\)\.1$/\1/p') && echo all have man pages
    > for program in usr/bin/*; do
    >     program=${program##*/}
    >     (source "usr/share/bash-completion/completions/$program" && complete -p "$program" > log) || echo "no completion for $program"
    > done
    > echo and all of them answer
    > dond 6 1 0
    > spellpath data/spell/example.txt
    > spellgen --seed 1258408264 20 20 5 | spellseeker | tee answer | spellchecker --longest
    > spellscreen --svg answer | head -n 1 | cut -d ' ' -f 1
    > chomp 2221
    > Chomp 74332
    > wordsearch data/wordsearch/grid4.txt data/wordsearch/words4.txt | head -n 1
    > alice --count data/alice/text-2.txt
    > gogen --unique data/gogen/easy_board.txt data/gogen/easy_words.txt
    > tictactoe --analyze
    > (cd usr/share/puzzlelabs && spellseeker < data/spell/example.txt | spellchecker)
    > echo and what was laid down can be taken away
    > find "$PWD/usr" -type f -o -type l > install_manifest.txt # as CMake lists them, in a file that cpack writes, too
    > echo mine > usr/share/man/mine
    > cmake -P "$top/.package/uninstall.cmake" > log || cat log
    > find usr | sort
    Chomp
    alice
    chomp
    dond
    gogen
    spellchecker
    spellgen
    spellpath
    spellscreen
    spellseeker
    tictactoe
    wordsearch
    all have man pages
    and all of them answer
    0.666667
    23
    OK - Pathlength = 55
    <svg
    LOSS
    WIN: 64332
    Found this at 0 0 to 0 3
    2
    unique
    DRAW 0 0
    OK - Pathlength = 23
    and what was laid down can be taken away
    usr
    usr/share
    usr/share/man
    usr/share/man/mine
    limit 30
