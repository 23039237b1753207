# 278 little memory: a message and exit code 2
    UNIX> if grep -q __asan_init "$(command -v alice)"; then echo 'skipped: a sanitizer build needs too much address space'; exit 77; fi
    > alice_random --closed 500 500 2 > maze.txt; (ulimit -v 40000; alice maze.txt; echo $?) 2>&1 | sed 's/the search needs more than the [0-9]* MiB of memory that it may have/out of memory/'
    alice: out of memory
    2

