# 072 lintian, which checks Debian's policy, has neither an error nor a warning on the package; Debian policy
    UNIX> need lintian || exit 77
    > grep -q __asan_init "$GRADESCRIPT_BUILD/bin/dond" && { echo 'skipped: the package is one of the plain build'; exit 77; }
    > umask 022
    > cpack --config "$GRADESCRIPT_BUILD/CPackConfig.cmake" -B "$PWD" -D CPACK_CMAKE_GENERATOR=Ninja > log 2>&1 || cat log
    > lintian --allow-root ./*.deb && echo clean
    clean

# 058 the package that cpack makes, looked into with dpkg-deb; CMakeLists.txt
    UNIX> need dpkg-deb || exit 77
    > grep -q __asan_init "$GRADESCRIPT_BUILD/bin/dond" && { echo 'skipped: the package is one of the plain build'; exit 77; }
    > umask 022
    > # Said to be Ninja's, the build is not first brought up to date.
    > cpack --config "$GRADESCRIPT_BUILD/CPackConfig.cmake" -B "$PWD" -D CPACK_CMAKE_GENERATOR=Ninja > log 2>&1 || cat log
    > for field in Package Section Maintainer Description; do
    >     dpkg-deb --field ./*.deb $field | head -n 1
    > done
    > dpkg-deb --field ./*.deb Depends | grep -o 'libc6\|libstdc++6'
    > dpkg-deb --fsys-tarfile ./*.deb | tar tv | awk '$1 !~ /^(l|.r..r..r)/ || $2 != "root/root"'
    > dpkg-deb --extract ./*.deb root
    > PATH=$PWD/root/usr/bin:/usr/bin:/bin
    > spellgen --seed 1258408264 20 20 5 | spellseeker | spellchecker
    > for folder in bin share/man/man1 share/bash-completion/completions; do
    >     ls root/usr/$folder
    > done | sed 's/\.1\.gz$//' | sort | uniq -c | awk '$1 != 3'
    > ls root/usr/share/doc/puzzlelabs
    puzzlelabs
    education
    puzzlelabs <puzzlelabs@puzzlelabs.invalid>
    classic puzzle programs for the shell
    libc6
    libstdc++6
    OK - Pathlength = 55
    README.md
    changelog.gz
    copyright
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
