# 231 Everything against a plain slow solver, and the steps against a reader with a pencil, on random puzzles.
    UNIX> gogen_agree 6 1
    6 boards agree

# 232 Every method agrees on boards of another seed than case 231's.
    UNIX> gogen_agree 60 20261121
    60 boards agree

# 307 The exam's method solves the exam's boards; gogen_check judges. What it cannot solve it leaves.
    UNIX> for k in easy short_medium short_hard; do gogen --method masks data/gogen/${k}_board.txt data/gogen/${k}_words.txt | gogen_check data/gogen/${k}_board.txt data/gogen/${k}_words.txt; done; echo NR | gogen --method=masks data/gogen/easy_board.txt -; gogen --method slow a b
    a solution
    a solution
    a solution
    Board could not be solved
    2> gogen: not the only solution; --unique shows another
    2> gogen: one of these cannot stay:
    2> gogen: N at (0,0), if the others can: N touches R (0,4) in NR, so N is not at (0,0)
    2> gogen: R at (0,4), if the others can: R touches N (0,0) in NR, so R is not at (0,4)
    2> gogen: word NR cannot be spelt, and without it there is a solution
    2> gogen: --method is 'slow', expected masks or fast
    exit 2

# 308 What --stats counts for each method; two letters, of which one has one square: no guess, so one recursion and one node.
    UNIX> sed "s/[FL]/./" data/gogen/easy_solution.txt > board; echo FB > words; for m in masks fast; do gogen --method $m --stats --plain board words 2>&1 > solved | sed "/^recursions\|^nodes/! s/[0-9.]*$/N/"; done
    recursions: 1
    intersections: N
    seconds: N
    peak-memory-kib: N
    nodes: 1
    propagations: N
    seconds: N
    peak-memory-kib: N

# 372 Elements off the board are not there, as mask.h says.
    UNIX> gogen_exam off
    0 cells off the board
    25 cells on it
    0 25
