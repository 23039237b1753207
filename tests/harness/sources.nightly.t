# 075 Every folder compiles with libc++, too, each as one source. Nothing but what C++20 promises and libc++ has: no std::jthread, for one. Where no clang takes libc++ the case is skipped.
    UNIX> with_libcxx() { "$1" -std=c++20 -stdlib=libc++ -fsyntax-only -Werror -I "$top" -x c++ -; }
    > top=$(cd "$(dirname "$(command -v gradeall)")/.." && pwd)
    > for name in $(compgen -c clang++ | grep -xE 'clang\+\+(-[0-9]+)?' | sort -u); do
    >     printf '#include <vector>\nstatic_assert(_LIBCPP_VERSION >= 160000);\n' | with_libcxx "$name" 2> log && clang=$name
    > done
    > [[ -v clang ]] || { echo 'skipped: there is no clang with libc++ 16'; exit 77; }
    > for main in "$top"/*/*main.cpp; do
    >     folder=${main%/*}
    >     [[ $folder != "$last" ]] || continue
    >     last=$folder
    >     printf '#include "%s"\n' "$folder"/*.cpp | grep -v main.cpp > source
    >     with_libcxx "$clang" < source && echo "${folder##*/}"
    > done
    alice
    chomp
    dond
    gogen
    spellpath
    spellseeker
    tictactoe
    wordsearch

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
