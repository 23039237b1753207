# 145 The chained hash map does what std::map does, in a hundred thousand random operations, a million at night (171); growth, copies, moves and exceptions.
    UNIX> chomp_hash_map 100000
    100000 operations: as std::map does
    colliding hashes: as std::map does
    growth: chains follow pairs
    values: none lost, none destroyed twice
    values: moved only, aligned

# 146 Every board with up to 5 columns and 6 rows: both methods against a brute force that knows sets of squares only; 540 has larger ones at night.
    UNIX> chomp_brute 5 6
    786 boards, 75 LOSS, 1026 winning moves: all agree

# 147 Random boards: both methods, the mirror image and 1 to 4 threads give the same winning moves and counts.
    UNIX> chomp_agree 60 20240607
    60 boards agree

# 148 chomp_agree without its operands prints its usage.
    UNIX> chomp_agree
    2> usage: chomp_agree [--print] COUNT SEED
    exit 2

# 149 All LOSSes with at most 3 rows and 8 columns: the known list, each board solved by both methods.
    UNIX> chomp_losses --list 3 8
    1
    21
    32
    221
    311
    2221
    3311
    22221
    33211
    33322
    222221
    332211
    333111
    2222221
    3322211
    3332111
    3333222
    22222221
    33222211
    33331111

# 150 how many LOSSes squares up to 9 x 9 hold; several independent programs
    UNIX> for n in {1..9}; do chomp_losses $n $n; done
    1
    2
    5
    10
    23
    48
    129
    322
    867

# 151 how many LOSSes nine rows of 10 to 20 columns hold; several independent programs
    UNIX> for n in 10 14 16 20; do chomp_losses 9 $n; done
    1739
    11737
    29238
    125345

# 153 The exercise as a student hands it in gives the same answers (it is what tests/bench measures against).
    UNIX> for s in 74332 33333 999999 8888888888 1 210; do chomp_reference $s; done
    WIN: 64332
    WIN: 33322
    WIN: 922222
    WIN: 8888844444
    LOSS
    LOSS

# 198 Options may follow the state; the answer is that of case 121.
    UNIX> chomp 74422 --all --method map
    WIN: 33322
    WIN: 72222
    WIN: 74111
    WIN: 74420

# 410 Boards whose upper rows are much shorter than the first inner row of the sieve: the sieve and the map agree. The map takes a fifth of a second; 167 has a higher board at night.
    UNIX> for s in 50^3,4^2 999991 10^3,4^12 7^9,2^20; do cmp <(chomp --all --json $s) <(chomp --all --json --method map $s) && echo same; done
    same
    same
    same
    same
