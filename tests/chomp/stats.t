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

