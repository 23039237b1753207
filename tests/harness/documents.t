# 036 every transcript of README, of which there are twenty or more, is what the programs print with build/bin alone on the PATH; README
    UNIX> readme=$(dirname "$(command -v gradeall)")/../README.md
    > PATH=$GRADESCRIPT_BUILD/bin:/usr/bin:/bin "$(command -v transcripts)" "$readme" | diff "$readme" - && [[ $(grep -c UNIX "$readme") -ge 20 ]] && echo 'as printed'
    as printed

# 054 options in --help, man page and completion are the same, and a missing one is found; the three texts
    UNIX> top=$(dirname "$(command -v gradeall)")/..
    > options && echo all the same
    > echo and it tells what differs
    > mkdir gogen
    > sed -n '/^puzzle(gogen/p' "$top/CMakeLists.txt" > CMakeLists.txt
    > sed '/^\.It Fl .-steps/d; /^\.Op Fl .-givens/d; s/^\.Cm letter ;/.Cm legal ;/' "$top/gogen/gogen.1" > gogen/gogen.1
    > sed 's/--minimal/--maximal/; s/masks fast/masks best/; s/COMP_CWORD - 2/COMP_CWORD - 1/' "$top/gogen/gogen.bash" > gogen/gogen.bash
    > echo 'if (arguments.is("--frobnicate")) return;' > gogen/options.cpp
    > touch -d 2001-01-01 gogen/options.cpp
    > options --top .
    > echo and what is not as new as its source, or not there
    > touch -r "$(command -v gogen)" -d '1 day' gogen/options.cpp
    > options --top . gogen
    > PATH=/usr/bin:/bin "$(command -v options)" --top . gogen nosuch
    all the same
    and it tells what differs
    gogen: --givens is in --help, but not in SYNOPSIS
    gogen: --steps is in --help, but not in the lists
    gogen: --maximal is in the completion, but not in --help
    gogen: --minimal is in --help, but not in the completion
    gogen: --frobnicate is in the source, but not in --help
    gogen: --difficulty= is not completed as --difficulty is
    gogen: fast is in what --method accepts, but not in the completion
    gogen: best is in the completion, but not in what --method accepts
    gogen: --method= is not completed as --method is
    gogen: letter is in what --paper accepts, but not in the man page
    gogen: legal is in the man page, but not in what --paper accepts
    gogen: --paper= is not completed as --paper is
    and what is not as new as its source, or not there
    gogen: it is older than gogen/options.cpp: cmake --build build --target gogen
    gogen: it is not built: cmake --build build --target gogen
    nosuch: there is no nosuch.1
    exit 1

# 055 mandoc finds nothing wrong with the man pages; mandoc
    UNIX> need mandoc || exit 77
    > cd "$(dirname "$(command -v gradeall)")/.." && mandoc -T lint -W warning ./*/*.1

# 070 the pictures in data/pictures are what the programs draw; README shows them
    UNIX> same() { cmp - "data/pictures/$1.svg"; }; spellseeker data/spell/example.txt | spellscreen --svg | same spellscreen && wordsearch --svg data/wordsearch/music.txt data/wordsearch/music-words.txt | same wordsearch && alice --svg data/alice/text-4.txt | same alice && gogen --svg data/gogen/easy_board.txt data/gogen/easy_words.txt | same gogen && tictactoe --svg .H./.C./... --side human | same tictactoe && grep -o 'data/pictures/[a-z]*' "$(dirname "$(command -v gradeall)")/../README.md" | sort
    data/pictures/alice
    data/pictures/gogen
    data/pictures/spellscreen
    data/pictures/tictactoe
    data/pictures/wordsearch

# 129 README's table has the points of each lab
    UNIX> cd "$(dirname "$(command -v gradeall)")/.."
    > for lab in tests/labs/*; do
    >     points=$(awk '$1 == "question" { printf "%s%s", comma, $3; comma = ", " }' "$lab")
    >     grep -qE "^\| \`${lab##*/}\` .* $points +\|\$" README.md || echo "${lab##*/} has $points"
    > done
