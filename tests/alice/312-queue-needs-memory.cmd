# --method queue has four bytes for each cell and step size from 0 to 299: 300 * 300 * 300 * 4 bytes are 102 MiB, and it may
# have three quarters of 60000 KiB.
if grep -q __asan_init "$(command -v alice)"; then echo 'skipped: a sanitizer build needs too much address space'; exit 77; fi
alice_random --closed 300 300 2 > maze.txt; ulimit -v 60000; alice --method queue maze.txt
