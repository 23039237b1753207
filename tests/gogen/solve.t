# 431 the exam's easy puzzle; its solution in the exam's figure
    UNIX> gogen data/gogen/easy_board.txt data/gogen/easy_words.txt
    Board solved! Solution: \
    [N]--[G]--[W]--[K]--[R]
     | \/ | \/ | \/ | \/ |
     | /\ | /\ | /\ | /\ |
    [T]--[I]--[C]--[E]--[D]
     | \/ | \/ | \/ | \/ |
     | /\ | /\ | /\ | /\ |
    [S]--[Y]--[X]--[V]--[B]
     | \/ | \/ | \/ | \/ |
     | /\ | /\ | /\ | /\ |
    [H]--[U]--[A]--[O]--[F]
     | \/ | \/ | \/ | \/ |
     | /\ | /\ | /\ | /\ |
    [Q]--[J]--[M]--[L]--[P]

# 432 a medium puzzle of few words; gogen_check judges the solution
    UNIX> gogen data/gogen/short_medium_board.txt data/gogen/short_medium_words.txt | gogen_check data/gogen/short_medium_board.txt data/gogen/short_medium_words.txt
    a solution

# 433 a hard puzzle of few words with its 16 solutions; gogen_check judges the one found
    UNIX> gogen data/gogen/short_hard_board.txt data/gogen/short_hard_words.txt | gogen_check data/gogen/short_hard_board.txt data/gogen/short_hard_words.txt
    a solution
    2> gogen: not the only solution; --unique shows another

# 434 a board that is solved already is its own solution; the exam's figure
    UNIX> gogen data/gogen/easy_solution.txt data/gogen/easy_words.txt
    Board solved! Solution: \
    [N]--[G]--[W]--[K]--[R]
     | \/ | \/ | \/ | \/ |
     | /\ | /\ | /\ | /\ |
    [T]--[I]--[C]--[E]--[D]
     | \/ | \/ | \/ | \/ |
     | /\ | /\ | /\ | /\ |
    [S]--[Y]--[X]--[V]--[B]
     | \/ | \/ | \/ | \/ |
     | /\ | /\ | /\ | /\ |
    [H]--[U]--[A]--[O]--[F]
     | \/ | \/ | \/ | \/ |
     | /\ | /\ | /\ | /\ |
    [Q]--[J]--[M]--[L]--[P]

# 435 N and R are given far apart, so a word NR has no solution: exit code 1; each of the two and the word is named; by hand
    UNIX> printf 'NR\n' > words; gogen data/gogen/easy_board.txt words
    Board could not be solved
    2> gogen: one of these cannot stay:
    2> gogen: N at (0,0), if the others can: N touches R (0,4) in NR, so N is not at (0,0)
    2> gogen: R at (0,4), if the others can: R touches N (0,0) in NR, so R is not at (0,4)
    2> gogen: word NR cannot be spelt, and without it there is a solution
    exit 1

# 436 a full board that is no solution cannot be solved; the exam calls it wrong
    UNIX> gogen data/gogen/easy_wrong_1.txt data/gogen/easy_words.txt
    Board could not be solved
    2> gogen: word QUALM cannot be spelt, and without it there is a solution
    exit 1

# 437 -o saves the solution; the exam's solution
    UNIX> gogen --plain -o out data/gogen/easy_board.txt data/gogen/easy_words.txt > log && cmp out data/gogen/easy_solution.txt && echo saved
    saved

# 438 no letter is given; gogen_check judges the solution
    UNIX> printf '.....\n%.0s' 1 2 3 4 5 > board; gogen board data/gogen/short_hard_words.txt | gogen_check board data/gogen/short_hard_words.txt
    a solution
    2> gogen: not the only solution; --unique shows another

# 439 only the X is missing from the exam's solution
    UNIX> sed s/X/./ data/gogen/easy_solution.txt > board; gogen board data/gogen/easy_words.txt
    Board solved! Solution: \
    [N]--[G]--[W]--[K]--[R]
     | \/ | \/ | \/ | \/ |
     | /\ | /\ | /\ | /\ |
    [T]--[I]--[C]--[E]--[D]
     | \/ | \/ | \/ | \/ |
     | /\ | /\ | /\ | /\ |
    [S]--[Y]--[X]--[V]--[B]
     | \/ | \/ | \/ | \/ |
     | /\ | /\ | /\ | /\ |
    [H]--[U]--[A]--[O]--[F]
     | \/ | \/ | \/ | \/ |
     | /\ | /\ | /\ | /\ |
    [Q]--[J]--[M]--[L]--[P]

# 440 five letters next to each other do not fit: four cells at most are mutual neighbours
    UNIX> printf '.....\n%.0s' 1 2 3 4 5 > board; printf 'ABCDEACEBDA\n' > words; gogen board words
    Board could not be solved
    2> gogen: word ABCDEACEBDA cannot be spelt, and without it there is a solution
    exit 1

# 441 four letters next to each other fit in a square of four cells; gogen_check judges the solution
    UNIX> printf '.....\n%.0s' 1 2 3 4 5 > board; printf 'ABCDAC\nBD\n' > words; gogen board words | gogen_check board words
    a solution
    2> gogen: not the only solution; --unique shows another

# 442 a cell has eight neighbours, so a letter with nine partners has no place
    UNIX> printf '.....\n%.0s' 1 2 3 4 5 > board; printf 'A%s\n' B C D E F G H I J > words; gogen board words
    Board could not be solved
    2> gogen: word AB cannot be spelt, and without it there is a solution
    2> gogen: word AC cannot be spelt, and without it there is a solution
    2> gogen: word AD cannot be spelt, and without it there is a solution
    2> gogen: word AE cannot be spelt, and without it there is a solution
    2> gogen: word AF cannot be spelt, and without it there is a solution
    2> gogen: word AG cannot be spelt, and without it there is a solution
    2> gogen: word AH cannot be spelt, and without it there is a solution
    2> gogen: word AI cannot be spelt, and without it there is a solution
    2> gogen: word AJ cannot be spelt, and without it there is a solution
    exit 1

# 443 a letter with eight partners fits; gogen_check judges the solution
    UNIX> printf '.....\n%.0s' 1 2 3 4 5 > board; printf 'A%s\n' B C D E F G H I > words; gogen board words | gogen_check board words
    a solution
    2> gogen: not the only solution; --unique shows another

# 444 A is given in a corner, which has three neighbours, so its four partners do not fit; anywhere else they do
    UNIX> printf 'A...B\n.....\n.....\n.....\n.....\n' > board; printf 'A%s\n' C D E F > words; gogen board words
    Board could not be solved
    2> gogen: A at (0,0) cannot stay: A must still touch C, D, E and F (AC, AD, AE and AF), and (0,0), (4,0) and (4,4) have fewer than 4 free squares around, so A is not at (0,0), (4,0) or (4,4)
    2> gogen: word AC cannot be spelt, and without it there is a solution
    2> gogen: word AD cannot be spelt, and without it there is a solution
    2> gogen: word AE cannot be spelt, and without it there is a solution
    2> gogen: word AF cannot be spelt, and without it there is a solution
    exit 1

# 445 words that go back and forth use the same cells again; gogen_check judges the solution
    UNIX> printf '.....\n%.0s' 1 2 3 4 5 > board; printf 'BANANA\nABABABAB\n' > words; gogen board words | gogen_check board words
    a solution
    2> gogen: not the only solution; --unique shows another

# 446 puzzles like those published (tests/gogen/*.txt), three of each kind; gogen_check judges the solutions
    UNIX> top=$(dirname "$(command -v gradeall)")/gogen; for list in uber hyper edges2 edges0; do head -n 3 "$top/$list.txt" | while read -r squares words; do echo "$squares" | fold -w 5 > board; echo >> board; sed -i "/^$/d" board; tr " " "\n" <<< "$words" > words; gogen board words | gogen_check board words; done | uniq -c | sed "s/^ */$list /"; done
    uber 3 a solution
    hyper 3 a solution
    edges2 3 a solution
    edges0 3 a solution
    2> gogen: not the only solution; --unique shows another
    2> gogen: not the only solution; --unique shows another
    2> gogen: not the only solution; --unique shows another

# 522 Letters are named with words or without; by hand: F and Y are given in opposite corners and no letter that both touch can be; then a full board on which X would have to touch A and O, and of the squares around it T and Y take two.
    UNIX> printf '%s\n' F.... ..... ..... ..... ....Y '' FN NY YF YN FY > p; gogen p; printf '%s\n' F.... ..... ..... ..... ....Y '' FN NY > p; gogen p; printf '%s\n' ABCDE FGHIJ KLMNO PQRST UVWYX '' AX XO > q; gogen q
    Board could not be solved
    Board could not be solved
    Board could not be solved
    2> gogen: one of these cannot stay:
    2> gogen: F at (0,0), if the others can: F touches Y (4,4) in YF, so F is not at (0,0)
    2> gogen: Y at (4,4), if the others can: Y touches F (0,0) in YF, so Y is not at (4,4)
    2> gogen: one of these cannot stay:
    2> gogen: F at (0,0), if the others can: F is at most 2 moves from Y (4,4) by the chain F-N-Y (FN and NY), so F is not at (0,0)
    2> gogen: Y at (4,4), if the others can: Y is at most 2 moves from F (0,0) by the chain Y-N-F (NY and FN), so Y is not at (4,4)
    2> gogen: word FN cannot be spelt, and without it there is a solution
    2> gogen: word NY cannot be spelt, and without it there is a solution
    2> gogen: one of these cannot stay:
    2> gogen: T at (3,4), if the others can: with it, A touches X (4,4) in AX, so A is at (3,3); then O touches X (4,4) in XO, so O has no square left
    2> gogen: Y at (4,3), if the others can: with it, A touches X (4,4) in AX, so A is at (3,3); then O touches X (4,4) in XO, so O has no square left
    2> gogen: X at (4,4), if the others can: X must still touch A and O (AX and XO), and (4,4) has fewer than 2 free squares around, so X is not at (4,4)
    exit 1

# 523 A reader's own wrong letter, small, is named, and the printed one and the word that it breaks not at all; where they cannot be told apart, both are named; by hand: B at (1,3) does not touch A.
    UNIX> printf '%s\n' A.... ...b. ..... ..... ..... '' CAB ACE > half; gogen half; gogen --json half; tr b B < half | gogen --json 2> /dev/null
    Board could not be solved
    {"solved":false,"objections":["B at (1,3) cannot stay: B touches A (0,0) in CAB, so B is not at (1,3)"]}
    {"solved":false,"objections":["one of these cannot stay:","A at (0,0), if the others can: A touches B (1,3) in CAB, so A is not at (0,0)","B at (1,3), if the others can: B touches A (0,0) in CAB, so B is not at (1,3)","word CAB cannot be spelt, and without it there is a solution"]}
    2> gogen: B at (1,3) cannot stay: B touches A (0,0) in CAB, so B is not at (1,3)
    2> gogen: B at (1,3) cannot stay: B touches A (0,0) in CAB, so B is not at (1,3)
    exit 1
