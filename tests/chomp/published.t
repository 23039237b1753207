# 300 Three rows of up to 15 squares: the LOSSes with at most five squares in the top row are those that A. E. Brouwer (The game of Chomp) and D. Zeilberger (Three-rowed Chomp) have, as quoted in OEIS A147983, by p, q and r: r = 0: p = q + 1; r = 2: p = q + 2; r = 5: two and p = q + 4 from (11, 7) on; r = 1, 3, 4: two, three and four.
    UNIX> chomp_losses --list 3 15 | awk '{ p = q = r = 0; for (i = 1; i <= length; ++i) { h = substr($0, i, 1); p += h > 0; q += h > 1; r += h > 2 }; if (r < 6) print r, q, p }' | sort > ours.txt
    > {
    >     for q in {0..14}; do echo "0 $q $((q + 1))"; done
    >     for q in {2..13}; do echo "2 $q $((q + 2))"; done
    >     for q in {7..11}; do echo "5 $q $((q + 4))"; done
    >     printf '%s\n' '1 1 3' '1 2 2' '3 3 6' '3 4 7' '3 5 5' '4 4 8' '4 5 9' '4 6 10' '4 7 7' '5 5 10' '5 6 9'
    > } | sort > theirs.txt
    > diff theirs.txt ours.txt && wc -l < ours.txt
    43

# 301 n x n has one winning move, the square diagonally above the poison, since two equal arms are a LOSS (the other player repeats each move on the other arm). For n = 1 there is nothing but the poison.
    UNIX> for n in {1..9}; do chomp --all "$(printf "$n%.0s" $(seq "$n"))"; done
    LOSS
    WIN: 21
    WIN: 311
    WIN: 4111
    WIN: 51111
    WIN: 611111
    WIN: 7111111
    WIN: 81111111
    WIN: 911111111

# 302 2 x n has one winning move, the last square of the upper row: of two rows exactly those are a LOSS of which the upper one is a square shorter (any move can be answered by one that makes it so again).
    UNIX> for n in {1..60}; do
    >     bar=$(printf '2%.0s' $(seq "$n"))
    >     [[ $(chomp --all "$bar") == "WIN: ${bar%2}1" ]] || echo "$bar"
    > done

# 304 How many LOSSes there are, and the winning moves of the whole bar, by a program that keeps a bit for each state at its combinatorial rank, and marks every predecessor of a LOSS one by one. 543 has more bars at night.
    UNIX> for bar in '9 9' '9 14' '5 40' '4 60'; do
    >     # shellcheck disable=SC2086 # rows and columns
    >     set -- $bar
    >     state=$(printf "$1%.0s" $(seq "$2"))
    >     { chomp --all "$state"; chomp --stats "$state" 2>&1 | grep losses; } > ours.txt
    >     chomp_rank "$1" "$2" > theirs.txt
    >     diff ours.txt theirs.txt && grep losses ours.txt
    > done
    losses: 867
    losses: 11737
    losses: 16399
    losses: 8219

# 305 the LOSSes counted in bars, and all winning moves, as a program finds that goes from line to line without blocks, slices or threads; 304 has the same by another, 544 larger bars at night
    UNIX> for bar in '9 14' '5 60' '4 90' '3 200'; do
    >     # shellcheck disable=SC2086 # rows and columns
    >     set -- $bar
    >     state=$(printf "$1%.0s" $(seq "$2"))
    >     { chomp --all "$state"; chomp --stats "$state" 2>&1 | grep losses; } > ours.txt
    >     chomp_lines "$1" "$2" > theirs.txt
    >     diff ours.txt theirs.txt && grep losses ours.txt
    > done
    losses: 11737
    losses: 71631
    losses: 25687
    losses: 7108

# 306 Four rows of up to 11 squares (0.2 s), the LOSSes in lexicographic order of their rows: the first ten, and the length of the top row in the first 87, which are all of them, as OEIS A395126 has them.
    UNIX> chomp_losses --list 4 11 | awk '{
    >     a = b = c = d = 0
    >     for (i = 1; i <= length; ++i) { h = substr($0, i, 1); a += h > 0; b += h > 1; c += h > 2; d += h > 3 }
    >     print a, b, c, d
    > }' | sort -k1,1n -k2,2n -k3,3n > losses
    > head -n 10 losses
    > cut -d' ' -f4 losses | tr '\n' ' '
    1 0 0 0
    2 1 0 0
    2 2 1 0
    2 2 2 1
    3 1 1 0
    3 2 0 0
    3 3 1 1
    4 1 1 1
    4 2 2 0
    4 3 0 0
    0 0 0 1 0 0 1 1 0 0 1 0 2 0 2 0 2 0 0 0 2 0 2 0 2 3 4 0 3 0 3 2 0 2 0 2 0 2 2 3 3 0 2 2 0 4 0 4 0 4 0 5 6 7 3 4 0 0 2 3 2 3 4 5 6 0 2 3 4 5 7 0 5 2 4 4 3 3 0 2 0 2 3 0 2 0 2 \c

# 440 LOSSes in three rows of up to 100 squares: the terms are those of OEIS A029899, of its table for n = 0 to 400 by S. A. Irvine (b029899.txt).
    UNIX> chomp_oeis A029899 100 | cut -d' ' -f2 | paste -sd' ' | fold -s -w 110 | sed 's/ *$//'
    0 1 3 5 7 10 13 17 20 25 29 33 39 44 51 56 62 70 76 85 92 100 110 121 129 137 149 158 167 180 190 204 214 229
    239 250 266 278 295 307 320 338 351 370 384 398 418 439 453 468 490 506 529 545 562 586 603 621 646 664 683
    709 736 755 775 803 823 852 872 902 923 954 975 997 1020 1052 1075 1108 1132 1166 1190 1225 1250 1276 1312
    1338 1375 1402 1430 1457 1495 1534 1562 1590 1630 1659 1688 1729 1759 1801 1831

# 441 Partitions of n that are a LOSS (OEIS A112470) and a WIN (A112471), by the hash map: together all partitions (A000041), and each as the sieve has it.
    UNIX> for n in {1..14}; do
    >     awk -v n=$n 'function visit(rest, most, text,   i) { if (!rest) { print substr(text, 2) (text ~ /,.*,/ ? "" : text ~ /^,[^,]*$/ ? "^1" : ""); return }
    >         for (i = rest < most ? rest : most; i > 0; --i) visit(rest - i, i, text "," i) } BEGIN { visit(n, n, "") }' | chomp - | cut -c 1-3 | sort | uniq -c | tr -s '\n' ' '
    > done | tr -s ' ' '\n' | paste -sd' ' > sieve
    > paste -d' ' <(chomp_oeis A112470 14) <(chomp_oeis A112471 14) | awk '{ printf " " ($2 ? $2 " LOS " : "") ($4 ? $4 " WIN" : "") }' | tr -s ' ' '\n' | paste -sd' ' | diff - sieve
    > paste -d' ' <(chomp_oeis A112470 26) <(chomp_oeis A112471 26) | awk '{ print $2 + $4 }' | paste -sd' '
    1 2 3 5 7 11 15 22 30 42 56 77 101 135 176 231 297 385 490 627 792 1002 1255 1575 1958 2436

# 442 Partitions of n that are a LOSS, n = 1 to 30 (to 40 at night, 545), and those that are a WIN: the terms are OEIS's, A112470 and A112471 by H. Bottomley, which begin with n = 0.
    UNIX> for sequence in A112470 A112471; do chomp_oeis $sequence 30 | cut -d' ' -f2 | paste -sd,; done
    1,0,1,0,3,0,3,2,5,2,3,10,9,10,9,14,17,14,23,42,45,28,55,74,67,96,107,136,177,220
    0,2,2,5,4,11,12,20,25,40,53,67,92,125,167,217,280,371,467,585,747,974,1200,1501,1891,2340,2903,3582,4388,5384
