# 281 A program in C that never flushes answers in a dialogue, since it writes to a pipe in the box without a buffer as it would to a terminal
    UNIX> [[ -z $(box --check 2>&1) ]] || { echo 'skipped: there is no box here'; exit 77; }
    > [[ -e /usr/libexec/coreutils/libstdbuf.so ]] || { echo 'skipped: there is no libstdbuf.so here'; exit 77; }
    > gcc -O1 -o tictactoe "$(dirname "$(command -v fair)")/honest/tictactoe.c" || exit
    > mkdir -p work/here bin && printf '#!/bin/bash\nexec box %q %q\n' "$PWD/work" "$PWD/tictactoe" > bin/tictactoe && chmod +x bin/tictactoe
    > PATH=$PWD/bin:$PATH tictactoe_referee begin 1 1
    right

# 282 Of candidates the one that builds wins; tests, old versions and other programs' makefiles come last, and a sparse file or a bomb is left alone; the head of prepare
    UNIX> prepare=$(command -v prepare); main() { mkdir -p "$(dirname "files/$1")" && echo 'int main() { return 0; }' > "files/$1"; }
    > for file in a/main.cpp test/test_main.cpp chomp_old.c v1.C 'x/Chomp (1).CXX' smith_123_456_chomp-2.cpp helper.py; do main "$file"; done
    > mkdir other chomp && printf 'game: x\n' > files/Makefile && echo 'void nothing();' > files/chomp.h
    > mkdir case && cd case && sh "$prepare" ../files chomp; cat candidates; tr '\001' '"' < remarks | grep -v ', and no python here$'
    c	0	chomp.cpp
    c	0	x/Chomp.CXX
    make	2	Makefile
    c	2	v1.C
    c	2	a/main.cpp
    python	2	helper.py
    c	4	chomp_old.c
    c	5	test/test_main.cpp
    "x/Chomp (1).CXX" is taken as "Chomp.CXX"
    "smith_123_456_chomp-2.cpp" is taken as "chomp.cpp"

# 128 Neither a macro for a word of the language, another spelling of a sign, a script's missing ending nor a file's name hides a copy; all that is text is kept
    UNIX> [[ -z $(box --check 2>&1) ]] || { echo 'skipped: there is no box here'; exit 77; }
    > gmap=$(dirname "$(command -v fair)")/honest/gmap.c; mkdir -p sources/{ann,bob,cid,dee}; cp "$gmap" sources/ann
    > { printf '#define loop while\n#define when if\n'; sed 's/while/loop/g; s/\<if\>/when/g; s/{/<%/g; s/}/%>/g; s/\[/<:/g; s/&&/and/g' "$gmap"; } > sources/bob/b.c
    > sed 's/;/\\u003b/g' "$gmap" > 'sources/cid/c: ann = dee'; cp 'sources/cid/c: ann = dee' sources/dee
    > similar sources ann bob cid dee | sed '/^ /d; s, (.*,,'
    > class_suite; rm -r class; mkdir -p class/{ann,bob}; cp "$gmap" class/ann/dond.c; printf 'all:\n\tcp notes dond.c && $(CC) -o dond dond.c\n' > class/bob/makefile; cp "$gmap" class/bob/notes
    > printf 'question dond 30\nbuild dond compile dond\ncases dond 1\n' > lab; tests/gradeclass lab class out > said 2>&1; grep '^[0-9]* %' out/similar.txt | sed 's/ (.*//'
    "c: ann = dee": cid = dee
    100 % ann bob
    100 % ann cid
    100 % ann dee
    100 % bob cid
    100 % bob dee
    100 % cid dee
    100 % ann bob

# 283 Equal files come first in similar.txt, carriage returns or not, and last who has no source that could be compared
    UNIX> mine=$(dirname "$(command -v fair)")/honest; mkdir -p class/{anna,björn,farid,gus}
    > cp "$mine/gmap.c" class/anna; sed 's/$/\r/' "$mine/gmap.c" > class/björn/map.c; cp "$mine/gmap.c" class/farid/gmap.c; touch class/gus/notes.txt
    > similar class anna björn farid gus | grep -v '^ ' | sed 's, (.*,,'
    gmap.c: anna = björn = farid
    100 % anna björn
    100 % anna farid
    100 % björn farid
    not compared: gus: no source

# 290 What is right in substance is right but for its form, and several answers are none; a line of which only the last cell is wrong is half right; each line by hand, 0.314815 being the answer to dond 6 2 -1, WIN: 33322 to chomp 33333, and fat at 3 0 to 1 2 that of the book's word search
    UNIX> tests=$(dirname "$(command -v gradeclass)")
    > form() { printf "$2" > actual; printf '%s' "$1: $(awk -v question="$question" -f "$tests/substance" actual expected "$tests/$1"/0*.out )" | tr '\n' ' '; echo; }
    > question='dond 6 2 -1'; echo 0.314815 > expected
    > for actual in 0.314815 0.3148148148 3.148148E-01 .3148 'P(6, 2) is 0.314815!' '17 calls\n0.314815' 'The chance of not losing is 0.314815' 's=6 t=2 last=-1\n0.314815' 0.31 0.314816 '0.5 0.314815' '0 or 1 or 0.314815' '0.3\n0.31\n0.314815' '17 times 0.5\nThe answer: 0.314815' 'so far 0.5\nso far 0.314815'; do form dond "$actual"; done
    > question='chomp 33333'; echo 'WIN: 33322' > expected
    > for actual in 'win: 33322' 'WIN 33322.' 'On 33333 you WIN: 33322' 'WIN: 3332' 'LOSS\nWIN: 33322' 'WIN: 11111 WIN: 33322' 'WIN or LOSS? WIN: 33322' 'Eat row 3 column 4: 3 3 3 2 2 is left.' 'Take [3,3,3,2,2], and the other player loses' 'Eat row 3.'; do form chomp "$actual"; done
    > question='chomp 3300'; echo 'WIN: 3200' > expected; for actual in 'WIN: 32' 'WIN: 32 31' 'You win' 'WIN: 30'; do form chomp "$actual"; done
    > question='chomp 1; chomp 2'; printf 'LOSS\nWIN: 1\n' > expected; for actual in 'LOSS\nWIN' 'You lose\nYou win' 'WIN\nWIN' 'LOSS\nWIN: 3'; do form chomp "$actual"; done
    > question='chomp 33322'; echo LOSS > expected; for actual in 'LOSS WIN' 'a loss' 'There is no winning move' 'Player 2 wins' 'WIN'; do form chomp "$actual"; done
    > question=wordsearch; echo 'Found fat at 3 0 to 1 2' > expected
    > for actual in 'Found fat at 3 0 to 1 2\n1 match' 'Found fat at 3 0 to 1 2\nFound xyz at 0 0 to 0 2' 'fat: (3,0) -> (1,2)' 'FAT (4,1)-(2,3)' 'fat x=0 y=3 to x=2 y=1' '1. fat begins at row 3 col 0 and ends at row 1 col 2' 'fat at 3 0 to 1 3' 'fat is there'; do form wordsearch "$actual"; done
    dond: 100 white space
    dond: 100 the form of its numbers
    dond: 100 the form of its numbers
    dond: 100 the form of its numbers
    dond: 100 words around the answer
    dond: 100 words around the answer
    dond: 100 words around the answer
    dond: 100 words around the answer
    dond: 0
    dond: 0
    dond: 0 several answers
    dond: 0 several answers
    dond: 0 several answers
    dond: 100 words around the answer
    dond: 0 several answers
    chomp: 100 upper and lower case
    chomp: 100 punctuation
    chomp: 100 words around the answer
    chomp: 0
    chomp: 0 several answers
    chomp: 0 several answers
    chomp: 0 several answers
    chomp: 100 the form of its numbers
    chomp: 100 the form of its numbers
    chomp: 0 no answer is found in it
    chomp: 80 the zeros at its end
    chomp: 0 several answers
    chomp: 0 no answer is found in it
    chomp: 0
    chomp: 40
    chomp: 40
    chomp: 0
    chomp: 0
    chomp: 0 several answers
    chomp: 100 words around the answer
    chomp: 100 words around the answer
    chomp: 100 words around the answer
    chomp: 0 no answer is found in it
    wordsearch: 100 words around the answer
    wordsearch: 0 several answers
    wordsearch: 100 punctuation
    wordsearch: 100 rows and columns from 1
    wordsearch: 100 columns before rows
    wordsearch: 100 words around the answer
    wordsearch: 50
    wordsearch: 0 no answer is found in it

# 293 An answer in one word beside one with its digits apart is two answers, and so are 0 and 1; what the question says may be said again; each line by hand
    UNIX> tests=$(dirname "$(command -v gradeclass)")
    > form() { printf "$2" > actual; awk -v question="$question" -f "$tests/substance" actual expected "$tests/$1"/0*.out; }
    > question='chomp 33333'; echo 'WIN: 33322' > expected
    > for actual in 'take 13322\nor 3 3 3 2 2' 'take 1 3 3 2 2\nor 33322' 'take 33322\nor 1 3 3 2 2' '1 0 1 1 1\n0 0 1 1 1\nWIN: 33322' '33333: 3 3 3 2 2' 'WIN: 33322, or 3 3 3 2 2'; do form chomp "$actual"; done
    > question='chomp 211'; echo LOSS > expected; form chomp '2 1 1: LOSS'
    > question='dond 6 1 0'; echo 1 > expected
    > for actual in '0\n1' '1\n0' '0 1' '1 or 0' 'dond(6,1,0) = 1' 's=6\nt=1\nlast=0\nchance: 1' '6 1 0\n1'; do form dond "$actual"; done
    0 several answers
    0 several answers
    0 several answers
    100 punctuation
    100 the form of its numbers
    100 words around the answer
    100 the form of its numbers
    0 several answers
    0 several answers
    0 several answers
    0 several answers
    100 punctuation
    100 words around the answer
    100 punctuation

# 326 What can be read in two ways is two answers, and of an alice's ways the last counts, if no other has its words; 6 steps along (2,1) (2,0) (1,0) (0,0) (2,2) (1,2) (1,1) in the text's second maze, by hand
    UNIX> tests=$(dirname "$(command -v gradeclass)"); alice_ways data/alice/test2.in.txt > ways; alice_ways data/alice/test1.in.txt > none
    > says() { printf '%s\n\n' "$1" > actual; awk -v kind=ways -f "$tests/substance" actual "${2-ways}" | sed 's/ with.*//'; }
    > right='(2,1) (2,0) (1,0) (0,0) (2,2) (1,2) (1,1)' wrong='(2,1) (2,0) (1,1)' no='There is no solution.'
    > lines=$(tr -d '()' <<< "$right" | tr ' ,' '\n '); a_line=${wrong//[(,)]/ }
    > for answer in "Tried: $wrong"$'\n'"Way: $right" "Way: $wrong"$'\n'"Way: $right" "$right"$'\n'"$wrong" "$right$a_line" "$lines"$'\n'"$a_line 9 9" "${lines%$'\n'*}"$'\n'"$a_line" "$wrong$lines" "$right"$'\n'"$no" '6 5' '6 7'; do says "$answer"; done
    > for answer in "$no"$'\n'"$right" "$right"$'\n'"$no"; do says "$answer" none; done
    > echo 'Found fat at 3 0 to 1 2' > expected
    > for actual in '3 0 1 2 or 4 0 2 2' 'No. 17 of 99: fat, 3 0 to 1 2' '3 0 1 2 (3 0 1 2)'; do echo "$actual" > actual; awk -v question=wordsearch -f "$tests/substance" actual expected; done
    > mkdir bin; PATH=$PWD/bin:$PATH; printf '#!/bin/sh\ncat - answer\n' > bin/spellseeker; chmod +x bin/spellseeker
    > cells='1,0 0,0 1,1 1,2 1,3 2,3' # as all.t has it
    > for form in '(\1, \2) 0 0' '(0, 0) \1 \2'; do
    >     { echo PATH && for cell in $cells; do sed "s/\(.*\),\(.*\)/$form/" <<< "$cell"; done; } > answer; "$tests/spellseeker/judged" data/spell/easy-3x4.txt
    > done
    right: 6 steps; but for words around the answer
    wrong: several ways, or more than a way
    wrong: a shortest way has 6 steps
    wrong: a shortest way has 6 steps
    wrong: a shortest way has 6 steps
    wrong: a shortest way has 6 steps
    right: 6 steps
    wrong: a shortest way has 6 steps
    not understood: no way is found in it that is legal and has 6 steps
    half: 6 steps; but for the way, which is missing
    wrong: there is no solution
    right: no solution
    0
    100 words around the answer
    100 punctuation
    OK - Pathlength = 6; but for the form of its path
    Bad Path -- visiting row 0 column 0 twice.
    exit 1

# 328 Of data/ a stranger's program sees what the command names, and no answers beside it; expected: the two files
    UNIX> [[ -z $(box --check 2>&1) ]] || { echo 'skipped: there is no box here'; exit 77; }
    > mkdir bin; printf '#!/bin/sh\nls -d data/*/*\n' > bin/gogen_exam; chmod +x bin/gogen_exam
    > gradescript --bin bin gogen 31 | grep '^+data'
    +data/gogen/board-easy.txt
    +data/gogen/words-easy.txt
    exit 1

# 127 Cells in brackets that stand before a way on its line, or behind it, are a part of it, but for its ends; who denies and shows a way has said neither. The way is that of case 326
    UNIX> tests=$(dirname "$(command -v gradeclass)"); alice_ways data/alice/test2.in.txt > ways
    > says() { printf '%s\n\n' "$1" > actual; awk -v kind=ways -f "$tests/substance" actual ways | sed 's/ with.*//'; }
    > way='(2,0) (1,0) (0,0) (2,2) (1,2) (1,1)'
    > for answer in "(2,1) $way" "From (2,1) to (1,1): (2,1) $way" "(0,1) (0,2) $way" "(2,1) $way (9,9) (8,8)" "No shorter way: (2,1) $way"; do says "$answer"; done
    right: 6 steps
    right: 6 steps; but for words around the answer
    wrong: several ways, or more than a way
    wrong: several ways, or more than a way
    not understood: it says no beside a way
