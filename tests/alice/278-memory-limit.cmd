# little memory: a message and exit code 2
if grep -q __asan_init "$(command -v alice)"; then echo 'skipped: a sanitizer build needs too much address space'; exit 77; fi
alice_random --closed 1000 1000 2 > maze.txt; (ulimit -v 120000; alice maze.txt; echo $?) 2>&1 | sed 's/the search needs more than the [0-9]* MiB of memory that it may have/out of memory/'
