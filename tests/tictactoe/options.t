# 148 The lecture's searches refuse boards of more than 12 squares, as --help says
    UNIX> tictactoe --analyze 1 13 --method minimax
    2> tictactoe: the board has 13 squares, expected at most 12 for the lecture's searches
    exit 2

# 149 --audit refuses boards of more than 12 squares, as --help says
    UNIX> tictactoe --audit 1 13
    2> tictactoe: the board has 13 squares, expected at most 12 for the lecture's searches
    exit 2

# 150 An unknown method is an error that lists the methods
    UNIX> tictactoe --analyze --method best
    2> tictactoe: --method is 'best', expected minimax, alphabeta, table or exact
    exit 2

# 151 An unknown side is an error that lists the sides
    UNIX> tictactoe --analyze --side Z
    2> tictactoe: --side is 'Z', expected X, O, human or computer
    exit 2

# 153 An unknown side to begin is an error that lists the sides
    UNIX> tictactoe --first me
    2> tictactoe: --first is 'me', expected human, computer, 1 or 2
    exit 2

# 156 A second position is refused, not ignored
    UNIX> tictactoe --analyze ......... .........
    2> tictactoe: '.........' found after the position, expected one position
    exit 2

# 157 A position with --audit is refused: it goes through all
    UNIX> tictactoe --audit .........
    2> tictactoe: '.........' found, expected no position with --audit
    exit 2

# 158 --analyze and --audit do not go together, and the message names both
    UNIX> tictactoe --analyze --audit
    2> tictactoe: --analyze and --audit found, expected one of them
    exit 2

# 159 An option for games is an error in an analysis
    UNIX> tictactoe --analyze --seed 1
    2> tictactoe: --analyze and --seed found, expected one of them
    exit 2

# 160 An option for an analysis is an error in a game
    UNIX> tictactoe --stats
    2> tictactoe: --stats found, expected --analyze with it
    exit 2

# 161 The side to move is an error with --audit, which goes through both
    UNIX> tictactoe --audit --side human
    2> tictactoe: --audit and --side found, expected one of them
    exit 2

# 163 A certificate is an error with the lecture's methods, in a file without a name and, before a search of hours, in one that cannot be written
    UNIX> tictactoe --analyze --certificate ''; tictactoe --analyze --method table --certificate c; tictactoe --analyze 8,8,5 --certificate none/c; tictactoe --analyze 8,8,5 --certificate .
    2> tictactoe: cannot write '': no such file or directory
    2> tictactoe: --method and --certificate found, expected one of them
    2> tictactoe: cannot write none/c: no such file or directory
    2> tictactoe: cannot write .: is a directory
    exit 2

# 164 An order without all squares is an error
    UNIX> tictactoe --analyze --order 1,2,3
    2> tictactoe: --order is '1,2,3', expected every square from 0 to 8 once, with commas between
    exit 2

# 165 An order with a square twice is an error
    UNIX> tictactoe --analyze --order 0,1,2,3,4,5,6,7,7
    2> tictactoe: --order is '0,1,2,3,4,5,6,7,7', expected every square from 0 to 8 once, with commas between
    exit 2

# 166 An order with an empty number is an error
    UNIX> tictactoe --analyze --order 0,1,2,3,,5,6,7,8
    2> tictactoe: --order is '0,1,2,3,,5,6,7,8', expected every square from 0 to 8 once, with commas between
    exit 2

# 167 An order with a square off the board is an error
    UNIX> tictactoe --analyze --order 9,1,2,3,4,5,6,7,8
    2> tictactoe: --order is '9', expected a whole number from 0 to 8
    exit 2

# 171 --stats prints four keys in their order, as the house rules have them
    UNIX> tictactoe --analyze --stats 2>&1 >/dev/null | cut -d: -f1
    calls
    entries
    seconds
    peak-memory-kib

# 189 Numbers just beyond each range are errors; the ranges are those of --help
    UNIX> for arguments in 65,1 1,65 1,1,65 '--analyze --method table --table-depth 13' '--seed 18446744073709551616' \
    >     '--analyze --order 0,1x,2' '--analyze --order -0,1,2' '--audit .........' $'\177'; do tictactoe $arguments; done 2>&1
    > tictactoe --analyze --analyze
    tictactoe: the board's longer side is 65, expected at most 18 in a game
    tictactoe: the board's longer side is 65, expected at most 18 in a game
    tictactoe: 65 in a row found, expected at most the longer side, 1
    tictactoe: --table-depth is '13', expected a whole number from 0 to 12
    tictactoe: --seed is '18446744073709551616', expected a whole number from 0 to 18446744073709551615
    tictactoe: --order is '1x', expected a whole number from 0 to 8
    tictactoe: --order is '-0', expected a whole number from 0 to 8
    tictactoe: '.........' found, expected no position with --audit
    tictactoe: position '?' has '?', expected X, O and '.', rows on lines or with '/' between, or a file's name
    DRAW 0 0

# 510 a size in every usual form, and a square by its side; the values are those of 4 4 3 and 3 3.
    UNIX> for size in '4 4 3' '3x3 3' 3X3,3 3×3×3 '3 x 3 x 3' '3*3 3'; do tictactoe --analyze "$size"; done
    > tictactoe --analyze 3 x 3 3; tictactoe --analyze 3
    X_WIN 1 1
    DRAW 0 0
    DRAW 0 0
    DRAW 0 0
    DRAW 0 0
    DRAW 0 0
    DRAW 0 0
    DRAW 0 0

# 511 British spelling, and the nearest value; arguments.h
    UNIX> tictactoe --analyse 3x3; tictactoe --analyze --method tabel
    DRAW 0 0
    2> tictactoe: --analyse is --analyze here
    2> tictactoe: --method is 'tabel', did you mean table?
    exit 2

# 120 Names that other games have are read as ours: levels, two people.
    UNIX> for o in '--difficulty easy' --easy '-level easy' --2p; do own='--level easy --seed 1'; [ "$o" = --2p ] && own=--two; tictactoe ${own#--level easy} $o </dev/null | cmp - <(tictactoe $own </dev/null) && echo same; done
    same
    same
    same
    same
    2> tictactoe: --difficulty is --level here
    2> tictactoe: --easy is --level easy here
    2> tictactoe: --2p is --two here

# 147 Which options of --help go with what, as the man page's synopsis says; all others are refused there, and each goes with something
    UNIX> tictactoe --help | grep -oE -- '--[a-z-]+' | sort -u | grep -vx -e --help -e --version -e --analyze -e --svg -e --audit > options
    > valued() { case $1 in --method) echo "$1 table" ;; --order) echo "$1 8,7,6,5,4,3,2,1,0" ;; --table-depth) echo "$1 3 --method table" ;; --level | --seed | --time-limit) echo "$1 1" ;; --first) echo "$1 human" ;; --side) echo "$1 X" ;; --certificate) echo "$1 c" ;; *) echo "$1" ;; esac; }
    > for task in '' --analyze --svg --audit; do
    >     echo "$task:" $(while read -r option; do words=$(valued $option); [[ $task == --audit ]] && words=${words% --method*}; tictactoe $task $words < /dev/null > /dev/null 2> error && echo $option; done < options)
    > done | tee with; tr ' ' '\n' < with | grep -vxFf - options
    : --first --json --level --misere --plain --play --seed --side --two
    --analyze: --certificate --json --method --misere --order --side --stats --table-depth
    --svg: --misere --side
    --audit: --order --table-depth
    exit 1
