# 202 Without a file, standard input is read; here it is empty.
    UNIX> gogen < /dev/null
    2> gogen: <stdin>:1: end of file found after 0 rows, expected 5 with '.' for an empty square
    exit 2

# 203 Three files are refused, with how to give one or two.
    UNIX> gogen a b c
    2> gogen: 3 operands found, expected PUZZLE, or BOARD and WORDS, see --help
    exit 2

# 204 Standard input can be only one of two files.
    UNIX> gogen - -
    2> gogen: standard input found twice, expected it once
    exit 2

# 205 --count and --check do not go together, and the message names both.
    UNIX> gogen --count --check a b
    2> gogen: --count and --check found, expected one of them
    exit 2

# 206 --seed without --generate is refused, not ignored.
    UNIX> gogen --seed 1 a b
    2> gogen: --seed found, expected --generate or --play with it
    exit 2

# 208 The largest number of givens and one more.
    UNIX> gogen --generate --givens 25
    2> gogen: --givens is '25', expected a whole number from 1 to 24
    exit 2

# 209 A number with a tail, 3x, is not read as 3.
    UNIX> gogen --generate --givens 3x
    2> gogen: --givens is '3x', expected a whole number from 1 to 24
    exit 2

# 210 A difficulty of another name is refused with those there are.
    UNIX> gogen --generate --difficulty silly
    2> gogen: --difficulty is 'silly', expected easy, medium, hard, 1, 2 or 3
    exit 2

# 214 --generate reads a file of words.
    UNIX> gogen --generate a
    2> gogen: a: no such file or directory
    exit 2

# 215 --svg and --steps do not go together, and the message names both.
    UNIX> gogen --svg --steps data/gogen/easy_board.txt  data/gogen/easy_words.txt
    2> gogen: --svg and --steps found, expected one of them
    exit 2

# 217 A file that -o cannot make is named with the system's reason.
    UNIX> gogen -o no/such/file data/gogen/easy_board.txt  data/gogen/easy_words.txt
    2> gogen: cannot write no/such/file: no such file or directory
    exit 2

# 375 Options that exclude each other, or need each other, are said so.
    UNIX> try() { gogen "$@" 2>&1; echo $?; }
    > board=data/gogen/easy_board.txt words=data/gogen/easy_words.txt
    > try --svg -o saved $board $words; try -o '' $board $words
    > try --generate --seed -0; try --generate --givens 09x; try --svg $board $words more; try --svg; ls
    > try --count --count $board $words
    0
    gogen: cannot write '': no such file or directory
    2
    gogen: --seed is '-0', expected a whole number from 0 to 18446744073709551615
    2
    gogen: --givens is '09x', expected a whole number from 1 to 24
    2
    gogen: 3 operands found, expected PUZZLE, or BOARD and WORDS, see --help
    2
    gogen: <stdin>:1: end of file found after 0 rows, expected 5 with '.' for an empty square
    2
    data
    saved
    1
    0

# 592 what gogen does without an option has a name, too, and a word of the help leads on
    UNIX> set data/gogen/easy_board.txt data/gogen/easy_words.txt; gogen "$@" >solved; gogen --solve "$@" | cmp - solved; gogen --explain "$@" | cmp - <(gogen --steps "$@"); gogen --solve --check "$@"
    2> gogen: --explain is --steps here
    2> gogen: --solve and --check found, expected one of them
    exit 2

# 641 Which options each task takes, and each form of an answer, by the man page's SYNOPSIS; all others of --help are refused, and so would be a new one.
    UNIX> value() { case $1 in --method) echo fast ;; --paper) echo a4 ;; --difficulty) echo easy ;; --title | --rules | --words) echo x ;; --sets | --puzzles | --givens | --seed | --time-limit) echo 2 ;; esac; }
    > takes() { # whether an option goes with a task, alone or in a picture: then only the file is missing
    >     [[ $(gogen "$@" -o out nosuch 2>&1) == *nosuch* || ( -n $picture && $(gogen "$@" --svg -o out nosuch 2>&1) == *nosuch* ) ]]
    > }
    > options=$(gogen --help | grep -o '[-][-][a-z][a-z-]*' | grep -v -e --help -e --version | sort -u)
    > for task in --solve --hint --check --count --unique --steps --masks --play --generate --puzzle --plain --svg --json '--generate --json' '--generate --svg' '--generate --sets 2'; do
    >     picture=''; ! takes $task --svg || picture=yes
    >     echo "$task:" $(for o in $options; do [[ $task == *"$o"* ]] || ! takes $task $o $(value $o) || echo "$o"; done)
    > done; ls
    --solve: --json --method --paper --plain --rules --stats --svg --title --words
    --hint:
    --check:
    --count:
    --unique:
    --steps:
    --masks:
    --play: --difficulty --givens --minimal --plain --seed --time-limit --words
    --generate: --difficulty --givens --json --minimal --paper --puzzles --rules --seed --sets --solution --svg --time-limit --title --words
    --puzzle: --paper --rules --svg --title
    --plain: --method --play --solve --stats --words
    --svg: --generate --method --paper --puzzle --rules --solve --stats --title --words
    --json: --generate --method --solve --stats --words
    --generate --json: --difficulty --givens --minimal --puzzles --seed --solution --time-limit --words
    --generate --svg: --difficulty --givens --minimal --paper --puzzles --rules --seed --sets --solution --time-limit --title --words
    --generate --sets 2: --difficulty --givens --minimal --paper --puzzles --rules --seed --svg --time-limit --title --words
    data

# 200 A file whose name is that of an option is no value of an option that is mistyped; by hand.
    UNIX> cat data/gogen/easy_board.txt data/gogen/easy_words.txt > puzzle; gogen --hnit puzzle
    2> gogen: unknown option '--hnit', did you mean --hint?
    exit 2
