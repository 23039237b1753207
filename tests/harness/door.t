# 320 A file of another kind than text is taken for a bad puzzle: each is to be named by the bytes of its format's description, with what to do.
    UNIX> try() { printf "$1" >"$2"; alice "$2"; spellpath - <"$2"; }
    > { try '\037\213\010' m.gz; try '\3757zXZ\0' m.xz; try 'BZh91AY&SY' m.bz2; try '%%PDF-1.4\n' m.pdf; try '\211PNG\r\n' m.png
    > try '\377\330\377\340' m.jpg; try 'PK\003\004plain' m.zip; try 'PK\003\004\024\000..xl/workbook.xml' m.xlsx; try ' <!DOCTYPE HTML><p>' m.html
    > try '{\\rtf1' m.rtf; try '\177ELF' m; } 2>&1
    alice: m.gz: gzip data found, expected text: zcat m.gz | alice -
    spellpath: <stdin>: gzip data found, expected text: zcat FILE | spellpath -
    alice: m.xz: xz data found, expected text: xzcat m.xz | alice -
    spellpath: <stdin>: xz data found, expected text: xzcat FILE | spellpath -
    alice: m.bz2: bzip2 data found, expected text: bzcat m.bz2 | alice -
    spellpath: <stdin>: bzip2 data found, expected text: bzcat FILE | spellpath -
    alice: m.pdf: a PDF found, expected text: pdftotext -layout m.pdf - | alice -
    spellpath: <stdin>: a PDF found, expected text: pdftotext -layout FILE - | spellpath -
    alice: m.png: a picture (PNG) found, expected text: type what it shows
    spellpath: <stdin>: a picture (PNG) found, expected text: type what it shows
    alice: m.jpg: a picture (JPEG) found, expected text: type what it shows
    spellpath: <stdin>: a picture (JPEG) found, expected text: type what it shows
    alice: m.zip: a zip archive found, expected text: unzip -p m.zip | alice -
    spellpath: <stdin>: a zip archive found, expected text: unzip -p FILE | spellpath -
    alice: m.xlsx: a spreadsheet found, expected text: save it as CSV
    spellpath: <stdin>: a spreadsheet found, expected text: save it as CSV
    alice: m.html: a web page (HTML) found, expected text: paste the text of the page
    spellpath: <stdin>: a web page (HTML) found, expected text: paste the text of the page
    alice: m.rtf: an RTF document found, expected text: save it as plain text
    spellpath: <stdin>: an RTF document found, expected text: save it as plain text
    alice: m: an executable program found, expected text: give it a text file
    spellpath: <stdin>: an executable program found, expected text: give it a text file
    exit 2

# 321 UTF-16 and UTF-32 give another answer than UTF-8: each byte order, with a mark and without; the board of the lab in all eight forms.
    UNIX> need iconv || exit 77
    > for form in UTF-16LE UTF-16BE UTF-32LE UTF-32BE; do
    >     for mark in '' '\357\273\277'; do { printf "$mark"; cat data/spell/easy-3x4.txt; } | iconv -f UTF-8 -t $form | spellpath; done
    > done | sort | uniq -c | tr -s ' '
     8 6

# 322 A table is misread: its separators are cells, or its empty cells vanish. The lab's board, the exam's, and a draw, as CSV, with tabs and as Markdown (whose bars tictactoe's drawings have, too); the answers are those of the plain forms.
    UNIX> for s in , ';' '\t' '|' ' ; '; do sed "s/./&$s/g; s/$s\$//; s/-//g" data/spell/easy-3x4.txt | spellpath; done
    > (sed 's/./&\t/g; s/[.]//g; s/\t$//' data/gogen/easy_board.txt; echo; cat data/gogen/easy_words.txt) | gogen --plain | cmp - data/gogen/easy_solution.txt && echo solved
    > (sed 's/./&;/g; s/[.]//g' data/gogen/easy_board.txt | sed 's/;$//'; echo; tr '\n' , <data/gogen/easy_words.txt) | gogen --plain | cmp - data/gogen/easy_solution.txt && echo solved
    > printf '| X | O | X |\n|---|---|---|\n|   | X |   |\n| O |   |   |\n' | tictactoe --analyze --json - | cmp - <(tictactoe --analyze --json XOX/.X./O..) && echo the same
    > printf '2,1,3\n1,2,1\n3,2,1\n' | spellpath
    6
    6
    6
    6
    6
    solved
    solved
    the same
    7
    2> spellpath: <stdin>:1: cells separated by ',' found
    2> spellpath: <stdin>:1: cells separated by ';' found
    2> spellpath: <stdin>:1: cells separated by tabs found
    2> spellpath: <stdin>:1: cells separated by '|' found
    2> spellpath: <stdin>:1: cells separated by ';' found
    2> gogen: <stdin>:1: cells separated by tabs found
    2> gogen: <stdin>:1: cells separated by ';' found
    2> spellpath: <stdin>:1: cells separated by ',' found

# 323 -o: the file differs from what standard output has, or is touched when there is no answer (exit 2, or nothing to print).
    UNIX> for o in '-o out' '--output out' --output=out '-o /dev/stdout' '-o -'; do dond 6 3 -1 $o; [ ! -e out ] || cat out; rm -f out; done
    > echo old >out; dond 6 x -o out; alice --svg -o out data/alice/text-1.txt 2>/dev/null; [ "$(<out)" = old ] || head -c 4 out; echo
    > alice -o no/such data/alice/text-4.txt; alice data/alice/text-4.txt -o; ls
    0.314815
    0.314815
    0.314815
    0.314815
    0.314815
    <svg
    data
    out
    2> dond: t is 'x', expected a whole number from 0 to 1000000000000000000
    2> alice: cannot write no/such: no such file or directory
    2> alice: -o needs a value

# 324 What other programs call it is read if it is the same here, and else answered with a name of this program, or with what to do.
    UNIX> for p in $(sed -n 's/^puzzle(\([a-z]*\) .*/\1/p' "$(dirname "$(command -v gradeall)")/../CMakeLists.txt"); do
    >     help=$("$p" --help)
    >     for o in --format --csv --lang --explain --count -n --color --verbose --masks --new --answers --timeout --quiet --size --jobs; do
    >         said=$("$p" $o 1 2>&1 >/dev/null </dev/null)
    >         [[ $said != *'see --help' ]] || echo "$p $o is not known"
    >         for name in $(grep -oE 'here it is .*' <<< "$said" | grep -oE -- '--[a-z]+'); do [[ $help == *"$name"* ]] || echo "$p has no $name"; done
    >     done
    > done; dond --lang de; chomp --csv; dond 6 3 -1 --format json | cmp - <(dond 6 3 -1 --json) && dond 6 3 --quiet -1 --output-format=text
    2> dond: unknown option '--lang', but letters may be of any language, and messages are English
    2> chomp: unknown option '--csv', here it is --json
    2> dond: --format is --json here
    2> dond: --quiet is not needed here
    2> dond: unknown option '--output-format', here it is --json
    exit 2

# 115 An option may have one dash, and be shortened so, but not to a letter; the first word none, unless there is such a file or folder; and what a longer option begins with may be another program's name for something else.
    UNIX> for seed in -seed -see seed; do spellgen $seed 3 2 2 2 | cmp - <(spellgen --seed 3 2 2 2) && echo same; done
    > dond table -cs 6 1; alice --generate 5x5 --hard --seed 1 | cmp - <(alice --generate 5x5 --difficulty hard --seed 1) && echo hard; mkdir seed; spellgen seed 2 2
    same
    same
    same
    1,1
    0,1,1,1
    hard
    2> alice: --hard is --difficulty hard here
    2> spellgen: rows is 'seed', expected a whole number from 1 to 2147483647
    exit 2

# 325 `help` as the first word is a file that does not exist; and a web address, a folder and several files are complained of without what to do.
    UNIX> for p in dond alice tictactoe; do $p help | cmp - <($p --help) && echo same; done
    > echo 1 >help; alice help; cp data/alice/text-1.txt a; cp a b; cp a c
    > gogen https://example.org/p.txt; alice data; alice a b; gogen a b c; wordsearch a b c; spellpath a b
    same
    same
    same
    2> alice: help:1: the end of the maze found, expected the start, such as s=(2,0); a maze is the width, s=(2,0), g=(0,1) and rows such as r:(u,dl) goal, or only rows such as R07 S2 G
    2> gogen: https://example.org/p.txt: a web address found, expected a file: curl -s https://example.org/p.txt | gogen -
    2> alice: data: is a directory, expected a file; for all in it: for f in data/*; do alice "$f"; done
    2> alice: 2 operands found, expected at most one maze, or --puzzle; one by one: for f in a b; do alice "$f"; done
    2> gogen: 3 operands found, expected PUZZLE, or BOARD and WORDS, see --help; one by one: for f in a b c; do gogen "$f"; done
    2> wordsearch: 3 operands found, expected PUZZLE and WORDS, or one FILE; one by one: for f in a b c; do wordsearch "$f"; done
    2> spellpath: 2 operands found, expected at most one file: the rows of a grid and, behind the word PATH, a path; one by one: for f in a b; do spellpath "$f"; done
    exit 2

# 111 The empty heading that a Markdown table must have counts as a row of the board; the exam's board and solution.
    UNIX> (printf '|  |  |  |  |  |\n|--|--|--|--|--|\n'; sed 's/./|&/g; s/$/|/; s/[.]//g' data/gogen/easy_board.txt; echo; cat data/gogen/easy_words.txt) | gogen --plain | cmp - data/gogen/easy_solution.txt && echo solved
    solved
    2> gogen: <stdin>:1: cells separated by '|' found

# 112 A table of two columns whose first row is empty keeps its second row: the longest path is A, B, C.
    UNIX> printf ',\nA,B\n,C\n' | spellpath
    3
    2> spellpath: <stdin>:1: cells separated by ',' found

# 113 The > in front of the lines of a quoted mail is taken for a sign of the board: the answers are those without it.
    UNIX> quoted() { sed 's/^/> /; 2s/^/>/'; }
    > quoted <data/spell/easy-3x4.txt | spellpath; (cat data/gogen/easy_board.txt; echo; cat data/gogen/easy_words.txt) | quoted | gogen --plain | cmp - data/gogen/easy_solution.txt && echo solved
    > printf '##\nX#\n' | quoted | chomp -; cmp <(printf 'X.O\n...\n...\n' | quoted | tictactoe --analyze -) <(tictactoe --analyze X.O/.../...) && echo the same
    > quoted <data/alice/5x5.txt | alice | cmp - <(alice data/alice/5x5.txt) && echo the same
    6
    solved
    WIN: 2,1  eat row 2, column 2
    the same
    the same

# 117 An operand that is typed as an option stands at its place, rows before columns; a value that no flag takes, or a file behind -i, is an operand, and a form's name is that form. By hand.
    UNIX> printf '%s\n' CATX DOGX >grid; printf '%s\n' cat dog >list
    > { dond --rolls 3 --sides=6 --last -1; dond 6 --last=-1 --rolls 3; dond 3d6 -1; dond 6x3 -1; dond --table=1x1 --csv; chomp --columns=7 --rows 3 --best-move
    > tictactoe --win=3 --width 4 --height 3 --analyze; tictactoe --board=X...O...X --player o --best; gogen --board data/gogen/easy_board.txt --dictionary=data/gogen/easy_words.txt --plain | head -n 1; gogen --generate --words no-file; spellgen --letters 2 --cols=3 --rows=2 --seed 1 | wc -l; spellgen --letters=2 2 3 --seed 1 | cmp - <(spellgen 2 3 2 --seed 1); dond 6 3 -1 --output json | cmp - <(dond 6 3 -1 --json)
    > wordsearch --words=list grid; wordsearch --words=list --puzzle=grid -f json; wordsearch --find=cat -i grid; dond 6 3 -1 --json=true | cmp - <(dond 6 3 -1 --json)
    > wordsearch --generate=4x4 list --seed 1 | head -n 4 | wc -L; alice --generate --width=6 --height=4 --seed 2 | head -n 1; } 2>&1
    > alice --reverse data/alice/text-4.txt 2>&1 | cut -c 1-34; alice --svg=maze.svg data/alice/text-4.txt; head -c 4 maze.svg
    0.314815
    0.314815
    0.314815
    0.314815
    1,1
    0,1
    chomp: --best-move is not needed here
    WIN: 3^4,2^3  eat row 3, column 5
    X_WIN 0 1
    tictactoe: --player is --side here
    tictactoe: --best is --analyze here
    DRAW 0 1
    NGWKR
    gogen: no-file: no such file or directory
    2
    dond: --output is --json here
    Found cat at 0 0 to 0 2
    Found dog at 1 0 to 1 2
    wordsearch: -f is --json here
    {"rows": 2, "cols": 4, "matches": [
    {"word": "cat", "from": [0, 0], "to": [0, 2], "direction": "right"},
    {"word": "dog", "from": [1, 0], "to": [1, 2], "direction": "right"}
    ], "not_found": []}
    wordsearch: --find is --word cat here
    Found cat at 0 0 to 0 2
    4
    6
    alice: unknown option '--reverse',
    <svg\c

# 118 A puzzle in JSON is read as its grid and words, by whatever name, texts, rows of cells or numbers, and what else it has is said; what is cut off or nested deeply is no JSON. By hand; our own JSON is one.
    UNIX> { wordsearch - <<< '{"title": "Farm", "grid": ["CATX", "DOGX"], "words": ["cat", "d\u006fg"]}'
    > echo '{"words":["cat"],"board":[["C","A","T"],["D","O",null]],"by":{"a":[1,{"b":"}"}]}}' | wordsearch -
    > wordsearch --generate 4x4 --seed 1 --json cat dog | wordsearch - | sort
    > gogen --generate --json --seed 3 | gogen --plain | cmp - <(gogen --generate --seed 3 | gogen --plain) && echo the same
    > echo '{"position": "XO./.X./..O"}' | tictactoe --analyze -; echo '{"heights":0,"state":[4,4,2,1]}' | chomp
    > for text in '{"grid":["AB' '{"grid":["AB"]' '{"grid":[1e]}x' '{"grid":["\u00zz"]}'; do chomp - <<< "$text" 2>&1 | cut -d ' ' -f 1-2; done
    > yes '{"a":' | head -n 100000 | tr -d '\n' | chomp - 2>&1 | cut -d ' ' -f 1-2; } 2>&1
    wordsearch: <stdin>: JSON found: grid and words read; left out: title
    Found cat at 0 0 to 0 2
    Found dog at 1 0 to 1 2
    wordsearch: <stdin>: JSON found: words and board read
    Found cat at 0 0 to 0 2
    wordsearch: <stdin>: JSON found: grid and words read; left out: seed, places
    Found cat at 2 3 to 0 3
    Found dog at 2 0 to 0 0
    gogen: <stdin>: JSON found: board and words read; left out: seed, solution, difficulty
    the same
    tictactoe: <stdin>: JSON found: position read
    X_WIN 1 0
    chomp: <stdin>: JSON found: state read
    WIN: 2^3,1  eat row 3, column 1
    chomp: <stdin>:1:
    chomp: <stdin>:1:
    chomp: <stdin>:1:
    chomp: <stdin>:1:
    chomp: <stdin>:1:
    exit 2

# 119 Of a sentence in place of operands the word that is an option here is named; a size alone is no maze
    UNIX> { gogen how many solutions are there data/gogen/easy_board.txt; wordsearch make me a puzzle with cat and dog; alice 5x5; alice 5 x 5; dond -s 6 -t 3; dond 6 2 2 --fraction; } 2>&1
    gogen: 'solutions' found, here it is --count
    wordsearch: 'make' found, here it is --generate
    alice: '5x5' found, expected --generate or --play with it
    alice: '5 x 5' found, expected --generate or --play with it
    dond: unknown option '-s', expected dond [--exact] [--method NAME] [--json] [--stats] s t [last-roll], see --help
    dond: --fraction is --exact here
    11/36

# 120 An unknown option that has an option's name among its words leads to that one, or to what another program's word for it is here.
    UNIX> { wordsearch --left-letters; gogen --show-hint; chomp --two-player; alice --num-solutions; tictactoe --best-for X; wordsearch --rot13; } 2>&1
    wordsearch: unknown option '--left-letters', did you mean --left?
    gogen: unknown option '--show-hint', did you mean --hint?
    chomp: unknown option '--two-player', did you mean --two?
    alice: unknown option '--num-solutions', here it is --all or --count
    tictactoe: unknown option '--best-for', here it is --analyze
    wordsearch: unknown option '--rot13', expected wordsearch [OPTION]... PUZZLE WORDS, see --help
    exit 2

# 121 What is no file is the text itself, if it has lines, slashes between them, or an operand for each; not if it looks like names. The answers are those of the same text in a file.
    UNIX> maze='R17 R14 G / R3 B07 B013 / Y05 Y136 S347'; printf 'R17 R14 G\nR3 B07 B013\nY05 Y136 S347\n' > maze; printf 'AB\nDC\n' > board
    > { alice "$maze" | cmp - <(alice maze); spellseeker AB DC | cmp - <(spellseeker board); spellpath $'AB\nDC'; spellpath a.txt b.txt; alice $'R0\n?'; } 2>&1
    alice: read as text, as there is no file 'R17 R14 G'
    spellseeker: read as text, as there is no file 'AB'
    spellpath: read as text, as there is no file 'AB'
    4
    spellpath: 2 operands found, expected at most one file: the rows of a grid and, behind the word PATH, a path
    alice: read as text, as there is no file 'R0'
    alice: the command line:2:1: cell (1, 0) is '?', expected one such as R234, B0, S02, G or W; digits from 0 to 7, each once; a maze is the width, s=(2,0), g=(0,1) and rows such as r:(u,dl) goal, or only rows such as R07 S2 G
    exit 2

# 122 The name that an option takes may be shortened as far as no other begins so (arguments.h); a beginning of several names them.
    UNIX> { echo AB | spellpath --method m; echo AB | spellpath --grid square; dond d6 x3 -1; chomp --check 544; dond --percent 6 3; } 2>&1
    2
    spellpath: --grid is 'square', expected square4 or square8
    0.314815
    chomp: unknown option '--check', but a move is good if what it leaves is a LOSS: chomp 4411
    dond: unknown option '--percent', but dond prints a probability from 0 to 1
    exit 2

# 123 In other habits: numbers through a pipe, a size in words, a title above a drawing, seconds with their unit, words behind -w. The answers are those of the usual forms, and of the rules by hand.
    UNIX> { echo '6 3 -1' | dond; chomp 4 rows 5 columns | cmp - <(chomp 4x5) && echo same; printf 'My bar:\n\n##\nX#\n' | chomp -; echo AB | spellpath --time-limit 60s; printf 'cat\noxo\nwng\n' > grid; wordsearch grid -w cat,cow 2>/dev/null; } 2>&1
    0.314815
    same
    chomp: <stdin>:1: 'My bar:' skipped as a title
    WIN: 2,1  eat row 2, column 2
    2
    Found cat at 0 0 to 0 2
    Found cow at 0 0 to 2 0

# 124 What other programs call it is read as ours: the first word, a picture's file behind the option, a row that begins like an option, words beside a board, lines of questions. Each answer is that of the program's own form.
    UNIX> need cmp || exit 77; exec 2>&1; printf '%s\n' ABBB BBAB -B-A > rows; printf '%s\n' MWTFH ....D JBX.N ..... V.R.S '' JAM FLOW > letters
    > same() { "${@:2}" 2>/dev/null | cmp - <($1 2>/dev/null) && echo same; }
    > same 'gogen --generate --difficulty easy --seed 3' gogen new easy --seed 3; same 'spellpath rows' spellpath ABBB BBAB -B-A; same 'gogen --count letters' gogen --count MWTFH/....D/JBX.N/...../V.R.S jam,flow; same 'gogen letters' gogen --board MWTFH/....D/JBX.N/...../V.R.S --words jam,flow
    > gogen easy 2> seed | gogen --unique -; same 'tictactoe --analyze XO./.X./..O' tictactoe --winner XO./.X./..O; for o in --picture --svg; do chomp 4x7 $o bar.svg; cmp bar.svg <(chomp --svg 4x7) && rm bar.svg; done
    > printf '6 3 -1\n\n6 2 2\n' | dond | cmp - <(dond 6 3 -1; dond 6 2 2) && { printf '6 3\n6 x\n' | dond; yes 6 3 | dond; }
    same
    same
    same
    same
    unique
    same
    chomp: --picture is --svg here
    dond: <stdin>:2: t is 'x', expected a whole number from 0 to 1000000000000000000
    dond: <stdin>: more than 100000 lines found
    exit 2

# 125 A cell of a table may be written in words: colour, directions, start, goal; the maze is that of case 121.
    UNIX> printf '%s\n' 'My maze (page 2)' 'red: up-right, up-left | red up-right down | Goal' 'red (dr) | black: up, NW | black: up, ur, south-east' 'yellow: u, dl | yellow: ur, dr, left | start: dr, down, NW' > words
    > alice words 2>/dev/null | cmp - <(alice 'R17 R14 G / R3 B07 B013 / Y05 Y136 S347' 2>/dev/null)

# 126 One size beside a number in a row is both sides; a word may stand before the puzzle; = stands between a letter and its square
    UNIX> printf '3 3\n' | tictactoe --two --size 4 --win 3 --plain | grep -c '^row 3: .*X (last)'; printf 'CAT\nXYZ\nQRS\n' > grid; wordsearch cat grid 2>&1; printf '%s\n' 'k=1,3' | gogen --play data/gogen/easy_board.txt data/gogen/easy_words.txt | grep -c ' 1 . . . k'
    1
    wordsearch: 'cat' is read as WORDS, as there is no such file
    Found cat at 0 0 to 0 2
    1
