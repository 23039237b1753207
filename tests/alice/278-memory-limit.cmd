alice_random --closed 1000 1000 2 > maze.txt; (ulimit -v 120000; alice maze.txt; echo $?) 2>&1 | sed 's/the search needs more than the [0-9]* MiB of memory that it may have/out of memory/'
