# 460 E. Ekhad and D. Zeilberger's challenge, a bar with three winning first moves, as J. Padhi has answered it in 2026; the LOSSes within it as published.
    UNIX> chomp --all --stats 10x42 2>&1 | head -n 5
    WIN: 10^25,7^17
    WIN: 10^29,6^13
    WIN: 10^35,4^7
    states: 15820024220
    losses: 107342199
    limit 100

# 461 LOSSes in squares, as an earlier sieve of another order counted them.
    UNIX> for n in 15 16 17; do chomp --all --stats ${n}x$n 2>&1 | grep -v -e seconds -e peak; done
    WIN: 15,1^14
    states: 155117520
    losses: 829383
    WIN: 16,1^15
    states: 601080390
    losses: 3317972
    WIN: 17,1^16
    states: 2333606220
    losses: 10862859
    limit 100

# 462 Random boards of all forms: the sieve as chomp_lines, which shares no code with it.
    UNIX> chomp_agree --print 10000 7 > boards; chomp --all - < boards | chomp_lines - boards
    10000 boards agree
    limit 600

# 463 10,000 random boards, tall ones included: both methods, the mirror image, 1 to 4 threads and, for small boards, a brute force agree.
    UNIX> chomp_agree 10000 30
    10000 boards agree
    limit 600

# 464 Partitions of 41 to 58 that are a LOSS: the terms are OEIS's, A112470, where T. Herchen has extended it.
    UNIX> chomp_oeis A112470 58 | tail -n 18 | cut -d' ' -f2 | paste -sd,
    1221,1490,1655,1970,2173,2754,3117,3542,3993,4976,5485,6508,7477,8758,9859,11530,13189,15152
    limit 300
