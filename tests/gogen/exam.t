# 407 the 1-neighbourhoods of the masks of X, E and R, with their sizes; the exam's text (its last row for X is a misprint)
    UNIX> gogen_exam neighbourhoods data/gogen/board-easy.txt
    00000
    01110
    01110
    01110
    00000
    9 cells
    11111
    11111
    11111
    11111
    11111
    25 cells
    00011
    00011
    00000
    00000
    00000
    4 cells

# 408 our Mask's operators, neighbourhoods, elements and positions; the examples of the exam's text, the rest counted by hand
    UNIX> gogen_exam masks
    11111
    11111
    11011
    01110
    11111
    difference
    00000
    00000
    00000
    10001
    00000
    union
    11111
    11111
    11111
    11111
    11111
    in place
    11111
    11111
    11011
    01110
    11111
    00000
    00000
    00000
    10001
    00000
    2 cells
    11111
    11111
    11111
    11111
    11111
    25 cells
    11111
    11111
    11011
    01110
    11111
    22 cells
    not
    11111
    11111
    11011
    11111
    11111
    00000
    00000
    00100
    00000
    00000
    neighbourhoods
    00000
    01110
    01110
    01110
    00000
    11111
    11111
    11111
    11111
    11111
    25 cells
    00000
    00000
    00100
    00000
    00000
    1 cells
    1
    4
    9
    16
    25
    25
    elements
    0101
    10002421
    read
    0 25
    positions
    1 3 4
    1 0 0
    1 0 0
    0 -1 -1
    0 -1 -1
    1 0 0
    1 0 0
    1 3 4

# 409 print_board draws two lines between rows; the exam's figure
    UNIX> gogen_exam boards data/gogen/easy_board.txt data/gogen/easy_solution.txt data/gogen/easy_wrong_2.txt
    [N]--[.]--[W]--[.]--[R]
     | \/ | \/ | \/ | \/ |
     | /\ | /\ | /\ | /\ |
    [.]--[.]--[.]--[.]--[.]
     | \/ | \/ | \/ | \/ |
     | /\ | /\ | /\ | /\ |
    [S]--[.]--[X]--[.]--[B]
     | \/ | \/ | \/ | \/ |
     | /\ | /\ | /\ | /\ |
    [.]--[.]--[.]--[.]--[.]
     | \/ | \/ | \/ | \/ |
     | /\ | /\ | /\ | /\ |
    [Q]--[.]--[M]--[.]--[P]
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
    [N]--[G]--[Z]--[K]--[R]
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

# 410 what is no board of five by five is refused: a missing file, four rows, six columns, words; the interface says so
    UNIX> head -n 4 data/gogen/easy_board.txt > short; sed 1d data/gogen/easy_board.txt | sed '1s/^/./' > odd; gogen_exam boards nowhere short odd data/gogen/easy_words.txt
    no board
    no board
    no board
    no board

# 411 print_words prints a word a line; no list where there is no file; the list itself
    UNIX> gogen_exam words data/gogen/easy_words.txt nowhere
    BOXED
    FOB
    JUSTICE
    MUSHY
    QUALM
    QUAVER
    SIGN
    TYING
    WICKED
    no words

# 412 save_board writes what load_board reads, and says when it cannot; the file is compared
    UNIX> gogen_exam save data/gogen/easy_board.txt copy; cmp copy data/gogen/easy_board.txt && echo same
    10
    [N]--[.]--[W]--[.]--[R]
     | \/ | \/ | \/ | \/ |
     | /\ | /\ | /\ | /\ |
    [.]--[.]--[.]--[.]--[.]
     | \/ | \/ | \/ | \/ |
     | /\ | /\ | /\ | /\ |
    [S]--[.]--[X]--[.]--[B]
     | \/ | \/ | \/ | \/ |
     | /\ | /\ | /\ | /\ |
    [.]--[.]--[.]--[.]--[.]
     | \/ | \/ | \/ | \/ |
     | /\ | /\ | /\ | /\ |
    [Q]--[.]--[M]--[.]--[P]
    same

# 413 solve_board on the exam's easy board and on its solution; the exam's figure
    UNIX> gogen_exam solve data/gogen/easy_words.txt data/gogen/easy_board.txt data/gogen/easy_solution.txt
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
    1
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
    1

# 414 a board that could not be solved is left as it was; gogen.h promises it
    UNIX> printf 'BAD\nNR\n' > words; gogen_exam solve words data/gogen/easy_board.txt data/gogen/easy_solution.txt
    Board could not be solved
    [N]--[.]--[W]--[.]--[R]
     | \/ | \/ | \/ | \/ |
     | /\ | /\ | /\ | /\ |
    [.]--[.]--[.]--[.]--[.]
     | \/ | \/ | \/ | \/ |
     | /\ | /\ | /\ | /\ |
    [S]--[.]--[X]--[.]--[B]
     | \/ | \/ | \/ | \/ |
     | /\ | /\ | /\ | /\ |
    [.]--[.]--[.]--[.]--[.]
     | \/ | \/ | \/ | \/ |
     | /\ | /\ | /\ | /\ |
    [Q]--[.]--[M]--[.]--[P]
    0
    Board could not be solved
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
    0

# 415 a list without words: a full board is a solution; the definition
    UNIX> : > words; gogen_exam solve words data/gogen/easy_solution.txt
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
    1

# 531 Puzzles that say less than the exam's, in 8 words of 40 letters and 7 of 28 (with 19 solutions): gogen_check judges.
    UNIX> for k in short_medium short_hard; do gogen_exam solution data/gogen/${k}_words.txt data/gogen/${k}_board.txt | gogen_check data/gogen/${k}_board.txt data/gogen/${k}_words.txt; done
    a solution
    a solution

# 532 What the medium and the hard puzzle are: givens, words, letters, verdict, and the recursions of the exam's method, at most 2 and 4.
    UNIX> for k in medium hard; do echo $(grep -o '[A-Y]' data/gogen/${k}_board.txt | wc -l) $(wc -l < data/gogen/${k}_words.txt) $(tr -d '\n' < data/gogen/${k}_words.txt | wc -c) $(gogen --unique data/gogen/${k}_board.txt data/gogen/${k}_words.txt)
    > gogen --method masks --stats data/gogen/${k}_board.txt data/gogen/${k}_words.txt 2>&1 >log | awk '/recursions/ { print ($2 <= ("'$k'" == "medium" ? 2 : 4) ? "few" : "many") }'; done
    9 11 54 unique
    few
    6 13 66 unique
    few

# 648 A board that cannot be read is named, and ends the exam's examples: load_board returns no board, as the exam says.
    UNIX> for section in position update; do gogen_exam $section nosuch X; echo $?; done; head -n 4 data/gogen/easy_board.txt > four; gogen_exam solution data/gogen/easy_words.txt four
    no board
    1
    no board
    1
    no board
    exit 1
