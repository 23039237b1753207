# 125 --longest accepts a longest path; the length is the lab's
    UNIX> spellseeker data/spell/example.txt | spellchecker --longest
    OK - Pathlength = 23

# 126 --longest refuses a path that could be longer; the length is the lab's
    UNIX> printf 'ABBB\nBBAB\n-B-A\nPATH\n0 0\n1 0\n' | spellchecker --longest
    Bad Path -- length 2, but the longest path has length 6.
    exit 1

# 127 --longest refuses a board without a path; the length is the lab's
    UNIX> spellchecker --longest data/spell/20x20.txt
    Bad Path -- length 0, but the longest path has length 55.
    exit 1

# 128 a grid without cells; its longest path is empty
    UNIX> printf -- '--\n--\n' | spellchecker --longest
    OK - Pathlength = 0

# 129 a bad path is not searched for; lab text
    UNIX> printf 'ABBB\nBBAB\n-B-A\nPATH\n5 0\n' | spellchecker --longest
    Bad Path -- bad row 5
    exit 1

# 130 --longest with too little memory for the board says so, before any work; message is ours
    UNIX> spellchecker --longest --memory 15K data/spell/20x20.txt
    2> spellchecker: out of memory: the board needs more than --memory allows
    exit 2

# 131 a path as long as any that the solver finds in no time: whether it is a longest one is left open
    UNIX> spellgen --seed 1 100 100 3 | spellseeker --time-limit 0 2> note.txt | spellchecker --longest --time-limit 0 2> err.txt; code=$?; sed 's/[0-9][0-9]*/N/g' err.txt; echo $code
    spellchecker: not settled within the limits: the path has length N, the longest from N to N
    2

# 132 --memory is about --longest only; the empty path is legal, lab text
    UNIX> spellchecker --memory 1 data/spell/20x20.txt
    OK - Pathlength = 0
    2> spellchecker: the path is empty, expected PATH and its cells after the grid

# 182 row stripes of R rows, R even, have a longest path of R*C - C + 2 cells
    UNIX> need --without __gnu_debug spellchecker || exit 77; for i in {1..15}; do printf 'A%.0s' {1..30}; echo; printf 'B%.0s' {1..30}; echo; done | spellseeker | spellchecker --longest
    OK - Pathlength = 872

# 183 a path that could be longer, with --stats: the counts of the search; the length is the lab's
    UNIX> { cat data/spell/easy-3x4.txt; echo PATH 0 0; } | spellchecker --longest --stats 2> stats; code=$?; sed 's/: [0-9.]*$//' stats; exit $code
    Bad Path -- length 1, but the longest path has length 6.
    last-stage
    seconds
    peak-memory-kib
    exit 1

# 185 --stats is about --longest; the message is ours
    UNIX> spellchecker --stats data/spell/example.txt
    2> spellchecker: --stats found, expected --longest with it
    exit 2

# 186 no time to prove what is longest, but a longer path is at hand: the path is wrong; which length it has depends on the solver
    UNIX> { spellgen --seed 1 100 100 3; echo PATH 0 0; } | spellchecker --longest --time-limit 0 | sed 's/one of length [1-9][0-9]*/one of length N/'; exit "${PIPESTATUS[1]}"
    Bad Path -- length 1, but there is one of length N.
    exit 1

# 187 ten boards; that each length is right: the solver, and the plain frontier method, which shares with it only the grid
    UNIX> right=0
    > for seed in 6; do
    >     for board in 'letters 6 6 2' 'letters 8 8 2' 'letters 9 9 3' 'letters 12 12 4' 'letters 5 30 3' 'letters 30 6 3' 'letters 16 16 5' 'letters 9 9 2' 'rows 7 7 2' 'columns 8 8 2'; do
    >         drawn_board $board $seed $((seed % 4 * 5)) | spellseeker > path.txt
    >         [[ $(spellchecker --longest path.txt) == "OK - Pathlength = $(plain_frontier < path.txt)" ]] && ((++right))
    >     done
    > done
    > echo $right right
    10 right
