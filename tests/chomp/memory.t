# 181 a board that the map cannot hold within --memory is refused before any work, with what it needs
    UNIX> chomp --method map --memory 32M 9999999999999999
    2> chomp: the board needs 55M of memory, expected at most 32M (--memory); 11x11 would do
    exit 2

# 182 --memory 64M is enough for the map of 9^15
    UNIX> chomp --method map --memory 64M 999999999999999
    WIN: 999999994444444

# 183 a board of more states than the map can number is refused, whatever --memory allows
    UNIX> chomp --method map --memory 8589934591G 999999999999999999999999999999999999999999999999999999999999
    2> chomp: the board has 56672074888 states, expected at most 4294967295 for the map; 15x15 would do
    exit 2

# 184 a board that the sieve cannot hold within --memory is refused before any work
    UNIX> chomp --memory 1M 999999999999999999999999999999 2>&1 | sed "s/[0-9]*[KMG]/N/g"; echo ${PIPESTATUS[0]}
    chomp: the board needs N of memory, expected at most N (--memory); 12x12 would do
    2

# 185 the sieve of 9^30 fits within 24M, and within 10M more slowly
    UNIX> chomp --memory 24M 999999999999999999999999999999; chomp --memory 10M 999999999999999999999999999999
    WIN: 999999992222222222222222222222
    WIN: 999999992222222222222222222222

# 186 a bar of 150 columns is refused although --memory says 8G: it needs more
    UNIX> chomp --memory 8G $(printf '9%.0s' {1..150}) 2>&1 | sed "s/[0-9]*[KMG]/N/g"; echo ${PIPESTATUS[0]}
    chomp: the board needs N of memory, expected at most N (--memory); 15x15 would do
    2

# 187 a bar of 1000 columns is refused, and its number of states does not overflow
    UNIX> chomp --memory 1G $(printf '9%.0s' {1..1000})
    2> chomp: the board has 2^63 states or more, expected less; 15x15 would do
    exit 2

# 188 a bar of 131000 columns is refused by the map, and its number of states does not overflow
    UNIX> chomp --method map --memory 8G $(printf '9%.0s' {1..131000})
    2> chomp: the board has 2^63 states or more, expected less; 15x15 would do
    exit 2

# 191 Memory that the system does not give: a message and exit code 2, no crash.
    UNIX> if grep -q __asan_init "$(command -v chomp)"; then echo skipped: sanitizers need address space; exit 77; fi; ulimit -v 60000; chomp --memory 8G 999999999999999999999999999999999999999999999999999999999999; echo $?
    2
    2> chomp: out of memory

# 174 The square that a refusal names fits, and the next one does not, unless it is 15x15; each is tried
    UNIX> for memory in 8K 64K 1M 4M 1G; do
    >     n=$(chomp --memory $memory 99x30 2>&1 | sed 's/.*; \([0-9]*\)x\1 would do$/\1/'); m=$((n + 1))
    >     chomp --memory $memory --play ${n}x$n </dev/null | grep -c Eat
    >     [ "$n" = 15 ] || chomp --memory $memory ${m}x$m 2>&1 | grep -c needs
    > done
    1
    1
    1
    1
    1
    1
    1
    1
    1
