# 312 --method queue has a bit for each cell and step size from 0 to 29999: 30000 * 30000 bits are 107 MiB, and it may have three quarters of 60000 KiB.
    UNIX> if grep -q __asan_init "$(command -v alice)"; then echo 'skipped: a sanitizer build needs too much address space'; exit 77; fi
    > alice_random 1 30000 2 > maze.txt; ulimit -v 60000; alice --method queue maze.txt
    2> alice: the queue needs a table of 107 MiB and may have 43 MiB, expected --method fast
    exit 2
