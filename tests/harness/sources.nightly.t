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
    limit 30
