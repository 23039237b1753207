# 181 a board that the map cannot hold within --memory is refused before any work, with what it needs
    UNIX> chomp --method map --memory 32M 9999999999999999
    2> chomp: the board needs 55M of memory, expected at most 32M (--memory); 11x11 would do
    exit 2

# 183 a board of more states than the map can number is refused, whatever --memory allows
    UNIX> chomp --method map --memory 8589934591G 999999999999999999999999999999999999999999999999999999999999
    2> chomp: the board has 56672074888 states, expected at most 4294967295 for the map; 15x15 would do
    exit 2

# 184 a board that the sieve cannot hold within --memory is refused before any work
    UNIX> chomp --memory 1M 999999999999999999999999999999 2>&1 | sed "s/[0-9]*[KMG]/N/g"; echo ${PIPESTATUS[0]}
    chomp: the board needs N of memory, expected at most N (--memory); 12x12 would do
    2

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
