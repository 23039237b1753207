# larger mazes: --check judges the paths
for seed in 1 2 3 4 5 6 7 8 9; do alice_random 300 250 $seed > maze.txt; alice maze.txt > answer.txt && alice --check answer.txt maze.txt; done | sed 's/[0-9][0-9]*/N/' | sort | uniq -c | awk '{ print ($1 > 3), $2, $3, $4 }'
