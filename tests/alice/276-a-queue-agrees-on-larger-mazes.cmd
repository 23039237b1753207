# the length of the shortest solution of nine mazes of 120x90; alice_reference, a plain queue
for seed in 1 2 3 4 5 6 7 8 9; do
    alice_random 120 90 $seed > maze.txt
    diff <(alice maze.txt | head -n 1) <(alice_reference maze.txt | head -n 1) > /dev/null && { alice maze.txt || true; }
done | awk '/length|no solution/ { ++n } /length/ { ++solved } END { print n, (solved > 3) }'
