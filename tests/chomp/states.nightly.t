# 540 All states up to 6 by 7 and up to 7 by 6, by both methods, against a brute force that knows sets of squares only.
    UNIX> chomp_brute 7 6; chomp_brute 6 7
    3424 boards, 211 LOSS, 4971 winning moves: all agree
    2996 boards, 191 LOSS, 4281 winning moves: all agree

# 541 More losing positions than can be listed: how many there are in 10x42, as published by J. Padhi.
    UNIX> chomp --losing 10x42
    107342199 LOSSes, too many to list

# 542 200 games on each of five boards, which the computer begins: by the map, every board that it leaves to random moves is a LOSS, and it wins them all. Between games `y` begins another; in a game it is no move.
    UNIX> for bar in 4x5 5x6 3x9 7x4 6x7; do
    >     awk -v r=${bar%x*} -v c=${bar#*x} 'BEGIN { srand(1); for (i = 0; i < 9000; ++i) print int(rand() * r) + 1, int(rand() * c) + 1 "\ny" }' | chomp --play --first computer $bar |
    >         awk '/^Again/ && ++games == 200 { exit } { print }' > log
    >     echo "$(grep -c 'the computer wins' log) games, $(grep -c 'you win' log) lost; boards: $(grep -e '^ *[0-9]* [X#]' -e '^ *1[ 0-9]*$' -e '^$' log | chomp --method map - | sort | uniq -c | sed 's/^ *[0-9]* *//')"
    > done
    200 games, 0 lost; boards: LOSS
    200 games, 0 lost; boards: LOSS
    200 games, 0 lost; boards: LOSS
    200 games, 0 lost; boards: LOSS
    200 games, 0 lost; boards: LOSS

# 543 How many LOSSes there are, and the winning moves of the whole bar, by a program that keeps a bit for each state at its combinatorial rank, and marks every predecessor of a LOSS one by one.
    UNIX> for bar in '9 9' '9 14' '8 20' '9 20' '5 40' '4 60' '7 23'; do
    >     # shellcheck disable=SC2086 # rows and columns
    >     set -- $bar
    >     state=$(printf "$1%.0s" $(seq "$2"))
    >     { chomp --all "$state"; chomp --stats "$state" 2>&1 | grep losses; } > ours.txt
    >     chomp_rank "$1" "$2" > theirs.txt
    >     diff ours.txt theirs.txt && grep losses ours.txt
    > done
    losses: 867
    losses: 11737
    losses: 49141
    losses: 125345
    losses: 16399
    losses: 8219
    losses: 35486

# 544 the LOSSes counted in large bars, and all winning moves, as a program finds that goes from line to line without blocks, slices or threads; 304 has the same by another
    UNIX> for bar in '9 14' '9 26' '8 28' '7 40' '6 50' '5 60' '4 90' '3 200'; do
    >     # shellcheck disable=SC2086 # rows and columns
    >     set -- $bar
    >     state=$(printf "$1%.0s" $(seq "$2"))
    >     { chomp --all "$state"; chomp --stats "$state" 2>&1 | grep losses; } > ours.txt
    >     chomp_lines "$1" "$2" > theirs.txt
    >     diff ours.txt theirs.txt && grep losses ours.txt
    > done
    losses: 11737
    losses: 760325
    losses: 367579
    losses: 685499
    losses: 343460
    losses: 71631
    losses: 25687
    losses: 7108

# 545 Partitions of n that are a LOSS, n = 1 to 40, and those that are a WIN: the terms are OEIS's, A112470 and A112471 by H. Bottomley, which begin with n = 0.
    UNIX> for sequence in A112470 A112471; do chomp_oeis $sequence 40 | cut -d' ' -f2 | paste -sd,; done
    1,0,1,0,3,0,3,2,5,2,3,10,9,10,9,14,17,14,23,42,45,28,55,74,67,96,107,136,177,220,241,302,315,422,421,542,641,812,877,1022
    0,2,2,5,4,11,12,20,25,40,53,67,92,125,167,217,280,371,467,585,747,974,1200,1501,1891,2340,2903,3582,4388,5384,6601,8047,9828,11888,14462,17435,20996,25203,30308,36316

# 546 --census of 8x12 lists each bar's winning moves as --method map finds them, and 12x8 mirrors it
    UNIX> chomp --census 8x12 > census; chomp --census 12x8 | cmp - census; wc -l < census
    > while IFS=' :' read -r bar moves; do
    >     chomp --method map --all --json "$bar" | grep -o '"row": [0-9]*, "col": [0-9]*' | tr -dc '0-9,\n' | sort -n | tr '\n' ' ' > map
    >     [[ "$(cat map)" == "${moves% \*} " || $bar == 1x1 ]] || echo "$bar: $moves, by the map $(cat map)"
    > done < census
    68

# 167 A board whose upper rows are much shorter than the first inner row of the sieve, and higher than those of 410: the sieve and the map agree.
    UNIX> cmp <(chomp --all --json 80^3,4^2) <(chomp --all --json --method map 80^3,4^2) && echo same
    same

# 171 The chained hash map does what std::map does, in a million random operations.
    UNIX> chomp_hash_map 1000000 | head -n 1
    1000000 operations: as std::map does

# 548 10,000 games on each level, on bars of many shapes, against random and perfect players: no illegal move, no wrong verdict, and on the hard level no winning square left alone; chomp_games judges by a brute force.
    UNIX> for level in easy medium hard; do
    >     for bar in '1 9' '2 6' '3 5' '4 7' '6 4'; do for how in random perfect; do for first in human computer; do
    >         # shellcheck disable=SC2086 # rows and columns
    >         chomp_games $bar 500 $how --level $level --seed 7 --first $first
    >     done; done; done | awk -v level=$level '{ games += $1 + $6; slips += $8 } END { print level, games, "games", (slips ? "" : "no slip") }'
    > done
    easy 10000 games \
    medium 10000 games \
    hard 10000 games no slip
