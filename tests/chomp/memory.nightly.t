# 182 --memory 64M is enough for the map of 9^15
    UNIX> chomp --method map --memory 64M 999999999999999
    WIN: 999999994444444

# 185 the sieve of 9^30 fits within 24M, and within 10M more slowly
    UNIX> chomp --memory 24M 999999999999999999999999999999; chomp --memory 10M 999999999999999999999999999999
    WIN: 999999992222222222222222222222
    WIN: 999999992222222222222222222222

# 191 Memory that the system does not give: a message and exit code 2, no crash.
    UNIX> if grep -q __asan_init "$(command -v chomp)"; then echo skipped: sanitizers need address space; exit 77; fi; ulimit -v 60000; chomp --memory 8G 999999999999999999999999999999999999999999999999999999999999; echo $?
    2
    2> chomp: out of memory

