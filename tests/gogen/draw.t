# 161 A picture of the solution: 25 circles; the exam's solution in reading order, then the words; nine letters are bold.
    UNIX> gogen --svg data/gogen/easy_board.txt data/gogen/easy_words.txt > out; grep -c "<circle" out; grep -o ">[A-Z]*</text>" out | tr -d "></tex\n" ; echo; grep -c bold out
    25
    NGWKRTICEDSYXVBHUAOFQJMLPBOXEDFOBJUSTICEMUSHYQUALMQUAVERSIGNTYINGWICKED
    9

# 162 A board without words is drawn as it is.
    UNIX> gogen --svg data/gogen/easy_board.txt | grep -o ">[A-Z]*</text>" | tr -d "></tex\n"; echo
    NWRSXBQMP

# 163 Nothing is drawn of what has no solution.
    UNIX> echo NR | gogen --svg data/gogen/easy_board.txt -
    2> gogen: board could not be solved
    2> gogen: it can be solved without the word NR
    exit 1

# 309 The unsolved puzzle with its words: 25 circles, nine letters, all of them bold, nine words.
    UNIX> gogen --svg --puzzle data/gogen/easy_board.txt data/gogen/easy_words.txt > out; grep -c "<circle" out; grep -c bold out; grep -o ">[A-Z]*</text>" out | tr -d "></tex" | tr "\n" " "; echo; gogen --puzzle data/gogen/easy_board.txt data/gogen/easy_words.txt
    25
    9
    N W R S X B Q M P BOXED FOB JUSTICE MUSHY QUALM QUAVER SIGN TYING WICKED \
    2> gogen: --puzzle found, expected --svg with it
    exit 2

# 310 A page has as many puzzles as asked for, each as the same seed alone makes it, as hard as --steps finds it, and all solutions with 25 letters each.
    UNIX> for s in 7 8 9 10 11 12; do gogen --generate --seed $s > puzzle; sed 1,6d puzzle >> list; echo ">$((s - 6))  $(gogen --steps puzzle | sed -n 's/^difficulty: //p')<" >> names; done
    > for n in 1 2 3 6; do gogen --generate --svg --puzzles $n --seed 7 > page; grep -c "<circle" page; grep -o ">[1-9]  [a-z]*<" page | cmp - <(head -n $n names); done
    > sort list > words; grep -o ">[A-Y][A-Y]*</text>" page | grep -v ">.<" | tr -d "></tex" | sort | cmp - words && echo same words
    > sed "1,/rotate/d" page | grep -c ">[A-Y]<"; gogen --generate --svg --puzzles 7; gogen --generate --puzzles 2
    25
    50
    75
    150
    same words
    150
    2> gogen: --puzzles is '7', expected a whole number from 1 to 6
    2> gogen: --puzzles found, expected --svg with it
    exit 2
