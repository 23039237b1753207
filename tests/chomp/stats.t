# 142 --stats: which lines it prints: counts, seconds, peak memory.
    UNIX> chomp --stats 74332 2>&1 >/dev/null | cut -d: -f1
    states
    losses
    seconds
    peak-memory-kib

# 143 --stats: C(19, 9) = 92378 states within 9^10, and 1739 LOSSes, as several independent programs have counted.
    UNIX> for m in map sieve; do chomp --stats --method $m 9999999999 2>&1 >/dev/null | grep -e states -e losses; done
    states: 92378
    losses: 1739
    states: 92378
    losses: 1739

# 144 --stats leaves standard output alone; 33333 is the exercise's own example.
    UNIX> chomp --stats 33333 2>/dev/null
    WIN: 33322

# 273 On a terminal, after a second, here of a fast clock, standard error shows how far the search is and how long it still takes, and takes the line away before the answer; the form is that of shell.h.
    UNIX> need script || exit 77
    > script -qec 'clock 10000 chomp 999999999999999999999999999999999999' log | tr '\r' '\n' | cat -v | sed 's/[0-9][0-9.e+]* min left/N s left/; s/[0-9][0-9.e+]*/N/g' | uniq

    chomp: N %, N s left; ^C stops, N s^[[K
    ^[[KWIN: N
    \
