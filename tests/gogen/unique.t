# 131 The easy board and the medium one have one solution, as the plain recursion of gogen_slow.h finds.
    UNIX> gogen --unique data/gogen/easy_board.txt data/gogen/easy_words.txt && gogen --unique data/gogen/short_medium_board.txt data/gogen/short_medium_words.txt
    unique
    unique

# 132 The hard board has several solutions; of the two that are shown gogen_exam says that they are valid and differ.
    UNIX> gogen --unique data/gogen/short_hard_board.txt data/gogen/short_hard_words.txt > out || echo $?; sed -n 1p out; wc -l < out; sed -n 2,6p out > a; sed -n 8,12p out > b; gogen_exam valid data/gogen/short_hard_words.txt a b; cmp -s a b || echo differ
    1
    ambiguous
    12
    valid
    valid
    differ

# 133 F and L are in no word of this one: they can be exchanged.
    UNIX> sed 's/[FL]/./g' data/gogen/easy_solution.txt > board; echo QUAVER | gogen --unique board - | sort -u

    HUAOF
    HUAOL
    NGWKR
    QJMFP
    QJMLP
    SYXVB
    TICED
    ambiguous
    exit 1

# 134 An empty board whose solutions are images of one: one is found, and its image; gogen_exam says that the two shown are valid.
    UNIX> top=$(dirname "$(command -v gradeall)")/gogen; head -n 1 "$top/edges0.txt" | while read -r squares words; do echo "$squares" | fold -w 5 > board; tr " " "\n" <<< "$words" > words; gogen --unique board words > out || echo $?; sed -n 1p out; sed -n 2,6p out > a; sed -n 8,12p out > b; gogen_exam valid words a b; done
    1
    ambiguous
    valid
    valid

# 136 N and R are given and do not touch, so the word that joins them is to blame.
    UNIX> (cat data/gogen/easy_words.txt; echo NR) | gogen --unique data/gogen/easy_board.txt -
    impossible
    word NR cannot be spelt, and without it there is a solution
    exit 1

# 137 A, B and C are given and no two of them touch. Without one of AB, BC and AC the other two remain: none alone is to blame, but two letters that do not go together are named.
    UNIX> printf 'AB\nBC\nAC\nXPD\n' > words; printf 'A.B..\n.....\n.....\n.....\n....C\n' > board; gogen --unique board words
    impossible
    one of these cannot stay:
    B at (0,2), if the others can: B touches C (4,4) in BC, so B is not at (0,2)
    C at (4,4), if the others can: C touches B (0,2) in BC, so C is not at (4,4)
    exit 1

# 138 A and B are given four cells apart, and the chain A-C-D-B has three pairs: without any one of them there is a solution, as without A or B.
    UNIX> printf 'A...B\n.....\n.....\n.....\n.....\n' > board; printf '%s\n' AC EF CD DB > words; gogen --unique board words
    impossible
    one of these cannot stay:
    A at (0,0), if the others can: A is at most 3 moves from B (0,4) by the chain A-C-D-B (AC, CD and DB), so A is not at (0,0)
    B at (0,4), if the others can: B is at most 3 moves from A (0,0) by the chain B-D-C-A (DB, CD and AC), so B is not at (0,4)
    word AC cannot be spelt, and without it there is a solution
    word CD cannot be spelt, and without it there is a solution
    word DB cannot be spelt, and without it there is a solution
    exit 1

# 139 The word to blame is there twice: it counts as one, and the second is left out, and said.
    UNIX> (echo NR; cat data/gogen/easy_words.txt; echo nr) | gogen --unique data/gogen/easy_board.txt -
    impossible
    word NR cannot be spelt, and without it there is a solution
    2> gogen: <stdin>:11: word 'NR' found again, left out
    exit 1
