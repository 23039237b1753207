# 460 E. Ekhad and D. Zeilberger's challenge, a bar with three winning first moves, as J. Padhi has answered it in 2026; the LOSSes within it as published.
    UNIX> chomp --all --stats 10x42 2>&1 | head -n 5
    WIN: 10^25,7^17  eat row 8, column 26
    WIN: 10^29,6^13  eat row 7, column 30
    WIN: 10^35,4^7  eat row 5, column 36
    states: 15820024220
    losses: 107342199

# 461 LOSSes in squares, as an earlier sieve of another order counted them.
    UNIX> for n in 15 16 17; do chomp --all --stats ${n}x$n 2>&1 | grep -v -e seconds -e peak; done
    WIN: 15,1^14  eat row 2, column 2
    states: 155117520
    losses: 829383
    WIN: 16,1^15  eat row 2, column 2
    states: 601080390
    losses: 3317972
    WIN: 17,1^16  eat row 2, column 2
    states: 2333606220
    losses: 10862859

# 462 Random boards of all forms but the widest, for which chomp_lines has no room: the sieve as chomp_lines, which shares no code with it.
    UNIX> chomp_agree --print 12000 7 | awk -F, '$1 <= 500 && NF <= 500 && n++ < 10000' > boards; chomp --all - < boards | chomp_lines - boards
    10000 boards agree
    limit 3600

# 463 10,000 random boards, tall ones included: both methods, the mirror image, 1 to 4 threads and, for small boards, a brute force agree.
    UNIX> chomp_agree 10000 30
    10000 boards agree
    limit 3600

# 464 Partitions of 41 to 58 that are a LOSS: the terms are OEIS's, A112470, where T. Herchen has extended it.
    UNIX> chomp_oeis A112470 58 | tail -n 18 | cut -d' ' -f2 | paste -sd,
    1221,1490,1655,1970,2173,2754,3117,3542,3993,4976,5485,6508,7477,8758,9859,11530,13189,15152
    limit 3600

# 465 Three rows p >= q >= r: for a given r and large q, p - q is constant in the LOSSes, or there are none, but for few r, of which OEIS A147983 (after D. Zeilberger, Three-rowed Chomp) has 120, 400 and 402 as the first. The LOSS with these q and r, if there is one, is what a move in the bottom row of 1400, q, r leads to.
    UNIX> three() { printf '3%.0s' $(seq "$3"); printf '2%.0s' $(seq $(($2 - $3))); printf '1%.0s' $(seq $(($1 - $2))); }
    > for r in 5 119 120 121 399 400 401 402; do
    >     for q in {1000..1007}; do
    >         chomp --all "$(three 1400 "$q" "$r")" |
    >             awk -v q="$q" -v r="$r" '{ p_q = gsub(1, 1) } gsub(2, 2) == q - r && gsub(3, 3) == r { print p_q }'
    >     done > differences
    >     case $(wc -l < differences),$(sort -u differences | wc -l) in
    >         0,0) echo "$r: none" ;;
    >         8,1) echo "$r: p - q is constant" ;;
    >         8,*) echo "$r: p - q varies" ;;
    >         *) echo "$r: some" ;;
    >     esac
    > done
    5: p - q is constant
    119: p - q is constant
    120: p - q varies
    121: none
    399: p - q is constant
    400: p - q varies
    401: none
    402: p - q varies

# 466 Three rows of up to 30 squares: the LOSSes with at most five squares in the top row are those that A. E. Brouwer (The game of Chomp) and D. Zeilberger (Three-rowed Chomp) have, as quoted in OEIS A147983, by p, q and r: r = 0: p = q + 1; r = 2: p = q + 2; r = 5: two and p = q + 4 from (11, 7) on; r = 1, 3, 4: two, three and four.
    UNIX> chomp_losses --list 3 30 | awk '{ p = q = r = 0; for (i = 1; i <= length; ++i) { h = substr($0, i, 1); p += h > 0; q += h > 1; r += h > 2 }; if (r < 6) print r, q, p }' | sort > ours.txt
    > {
    >     for q in {0..29}; do echo "0 $q $((q + 1))"; done
    >     for q in {2..28}; do echo "2 $q $((q + 2))"; done
    >     for q in {7..26}; do echo "5 $q $((q + 4))"; done
    >     printf '%s\n' '1 1 3' '1 2 2' '3 3 6' '3 4 7' '3 5 5' '4 4 8' '4 5 9' '4 6 10' '4 7 7' '5 5 10' '5 6 9'
    > } | sort > theirs.txt
    > diff theirs.txt ours.txt && wc -l < ours.txt
    88

# 467 LOSSes in three rows of up to 400 squares: the terms are those of OEIS A029899, of its table for n = 0 to 400 by S. A. Irvine (b029899.txt).
    UNIX> chomp_oeis A029899 400 | cut -d' ' -f2 | paste -sd' ' | fold -s -w 110 | sed 's/ *$//'
    0 1 3 5 7 10 13 17 20 25 29 33 39 44 51 56 62 70 76 85 92 100 110 121 129 137 149 158 167 180 190 204 214 229
    239 250 266 278 295 307 320 338 351 370 384 398 418 439 453 468 490 506 529 545 562 586 603 621 646 664 683
    709 736 755 775 803 823 852 872 902 923 954 975 997 1020 1052 1075 1108 1132 1166 1190 1225 1250 1276 1312
    1338 1375 1402 1430 1457 1495 1534 1562 1590 1630 1659 1688 1729 1759 1801 1831 1874 1904 1948 1979 2011 2056
    2088 2134 2167 2214 2247 2281 2315 2363 2412 2446 2481 2517 2567 2618 2654 2691 2743 2780 2818 2871 2925 2963
    3002 3041 3096 3152 3192 3232 3289 3330 3388 3429 3471 3530 3572 3632 3675 3718 3779 3823 3885 3929 3992 4037
    4082 4146 4192 4257 4303 4350 4416 4463 4511 4578 4627 4695 4744 4813 4862 4932 4982 5053 5103 5154 5205 5277
    5329 5402 5476 5528 5581 5656 5710 5786 5839 5894 5948 6025 6081 6159 6215 6294 6350 6430 6487 6544 6602 6683
    6765 6823 6882 6965 7049 7108 7168 7228 7313 7374 7460 7521 7583 7670 7732 7820 7883 7946 8035 8099 8164 8254
    8345 8410 8475 8567 8633 8726 8793 8887 8954 9022 9090 9185 9281 9349 9446 9515 9584 9682 9752 9851 9921 9992
    10092 10163 10264 10336 10409 10511 10585 10658 10761 10835 10939 11013 11118 11193 11299 11374 11481 11556
    11632 11740 11817 11926 12003 12081 12191 12269 12380 12459 12538 12650 12730 12843 12923 13037 13118 13200
    13282 13397 13480 13596 13679 13796 13879 13997 14080 14199 14283 14368 14488 14573 14659 14780 14866 14988
    15075 15198 15285 15409 15497 15585 15674 15799 15925 16014 16104 16195 16322 16413 16541 16632 16761 16853
    16983 17075 17206 17299 17431 17524 17618 17712 17845 17940 18074 18170 18305 18401 18537 18633 18730 18867
    18964 19062 19200 19339 19437 19536 19676 19775 19875 20016 20116 20258 20359 20460 20603 20705 20849 20951
    21096 21199 21303 21449 21553 21700 21804 21952 22057 22162 22311 22417 22567 22673 22780 22931 23038 23190
    23298 23451 23559 23668 23822 23931 24041 24196 24352 24462 24573 24730 24841 24953 25111 25223 25336 25495
    25655 25768 25929 26042 26156 26318 26433 26596 26711 26827 26991 27107 27272 27389 27506 27624 27790 27908

# 421 Bars with several winning first moves, as J. Padhi has listed them in 2026, with row and column of each bite.
    UNIX> chomp --census 10x33 | grep '\*'; chomp --census 7x57 | grep '7x.*\*'; chomp --census 13x16 | grep '1[23]x.*\*'; chomp --census 14x16 | grep '^14x.*\*'
    6x13: 4,12 5,9 *
    7x29: 6,25 7,20 *
    7x30: 4,21 5,20 *
    8x10: 4,9 5,6 *
    8x22: 2,9 3,7 *
    8x23: 7,18 8,16 *
    9x10: 7,8 9,5 *
    9x26: 2,11 4,10 *
    10x14: 5,13 7,9 *
    10x29: 6,16 8,12 *
    10x33: 7,23 9,18 *
    7x29: 6,25 7,20 *
    7x30: 4,21 5,20 *
    7x57: 3,42 4,26 *
    12x13: 10,11 11,9 *
    13x16: 5,6 11,5 *
    14x16: 3,12 9,10 *

# 422 Bars of 11 and 12 rows with several winning first moves, which other runs, with a sieve of another order, have found, and chomp_lines has confirmed in part (11x20, 11x25, 12x20).
    UNIX> chomp --census 12x24 | grep '1[12]x.*\*'; chomp --census 11x25 | grep '11x25'
    11x18: 9,17 10,16 *
    11x20: 3,5 5,3 *
    12x13: 10,11 11,9 *
    12x20: 6,11 11,4 *
    12x24: 8,20 9,17 *
    11x25: 4,19 6,7 *

# 468 Of all bars with up to 9 rows and 20 columns three have two winning moves: 6 x 13, 8 x 10 (the one that K. Thompson found first) and 9 x 10. The map method lists both moves of each. Every other bar has exactly one: none but 1 x 1 is a LOSS (D. Gale: if eating the last square alone did not win, the reply to it would have been a first move).
    UNIX> for rows in {1..9}; do
    >     for columns in {2..20}; do
    >         wins=$(chomp --all "$(printf "$rows%.0s" $(seq "$columns"))" | grep -c WIN)
    >         [[ $wins -eq 1 ]] || echo "$rows x $columns: $wins"
    >     done
    > done
    > chomp --method map --all 6666666666666
    > chomp --method map --all 8888888888
    > chomp --method map --all 9999999999
    6 x 13: 2
    8 x 10: 2
    9 x 10: 2
    WIN: 6666666644444
    WIN: 6666666666633
    WIN: 8888844444
    WIN: 8888888833
    WIN: 9999888888
    WIN: 9999999666

# 113 7^57, seven rows: 32 columns are cut to three; several independent programs
    UNIX> chomp 777777777777777777777777777777777777777777777777777777777
    WIN: 777777777777777777777777733333333333333333333333333333333

# 114 6^93, the widest bar here: 55 columns are cut to two; several independent programs
    UNIX> chomp 666666666666666666666666666666666666666666666666666666666666666666666666666666666666666666666
    WIN: 666666666666666666666666666666666666662222222222222222222222222222222222222222222222222222222

# 307 Three rows p >= q >= r: for a given r and large q, p - q is constant in the LOSSes, or there are none, but for few r, of which OEIS A147983 (after D. Zeilberger, Three-rowed Chomp) has 120, 400 and 402 as the first. The LOSS with these q and r, if there is one, is what a move in the bottom row of 700, q, r leads to; 400 and 402 are for the night (465). Sixteen bars of 700 columns take 0.4 s.
    UNIX> three() { printf '3%.0s' $(seq "$3"); printf '2%.0s' $(seq $(($2 - $3))); printf '1%.0s' $(seq $(($1 - $2))); }
    > for r in 5 119 120 121; do
    >     for q in {500..503}; do
    >         chomp --all "$(three 700 "$q" "$r")" |
    >             awk -v q="$q" -v r="$r" '{ p_q = gsub(1, 1) } gsub(2, 2) == q - r && gsub(3, 3) == r { print p_q }'
    >     done > differences
    >     case $(wc -l < differences),$(sort -u differences | wc -l) in
    >         0,0) echo "$r: none" ;;
    >         4,1) echo "$r: p - q is constant" ;;
    >         4,*) echo "$r: p - q varies" ;;
    >         *) echo "$r: some" ;;
    >     esac
    > done
    5: p - q is constant
    119: p - q is constant
    120: p - q varies
    121: none
