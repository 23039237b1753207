# 276 the length of the shortest solution of nine mazes of 80x60; alice_reference, a plain queue
    UNIX> for seed in 1 2 3 4 5 6 7 8 9; do
    >     alice_random 80 60 $seed > maze.txt
    >     diff <(alice maze.txt 2> /dev/null | head -n 1) <(alice_reference maze.txt | head -n 1) > /dev/null && { alice maze.txt 2> /dev/null || true; }
    > done | awk '/length|no solution/ { ++n } /length/ { ++solved } END { print n, (solved > 3) }'
    9 1

# 277 larger mazes: --check judges the paths
    UNIX> for seed in 1 2 3 4 5 6 7 8 9; do alice_random 150 100 $seed > maze.txt; alice maze.txt > answer.txt 2> /dev/null && alice --check answer.txt maze.txt; done | sed 's/[0-9][0-9]*/N/' | sort | uniq -c | awk '{ print ($1 > 3), $2, $3, $4 }'
    1 shortest, N steps

# 283 the described search gives the answers of the fast one; where the text's own method finds none the known answer is 3 steps
    UNIX> for maze in data/alice/*.txt; do cmp <(alice --method queue "$maze") <(alice --method fast "$maze" 2> /dev/null) || echo "$maze"; done; alice --method queue data/alice/described-method.txt | sed -n 1p
    The shortest path length was 3 steps.

# 284 the queue keeps one parent a state, so it can neither count nor explain: misuse
    UNIX> for what in --count --all --json; do alice --method queue $what data/alice/text-4.txt; echo $?; done 2>&1
    alice: --method and --count found, expected one of them
    2
    alice: --method and --all found, expected one of them
    2
    alice: --method and --json found, expected one of them
    2

# 285 pictures and verdicts by the queue are those of the fast search, and it counts its states; 11 by another program
    UNIX> alice --method queue --draw data/alice/text-4.txt | cmp - <(alice --draw data/alice/text-4.txt) && alice --method queue --svg data/alice/text-4.txt | cmp - <(alice --svg data/alice/text-4.txt) && echo same
    > alice data/alice/text-4.txt | alice --method queue --stats --check - data/alice/text-4.txt 2>&1 | grep -v -e seconds -e peak
    same
    shortest, 5 steps
    states: 11
    levels: 5
    length: 5
    all-states: 10
    holes: 3
    decisions: 2
    tempting: 0
    effort: 2

# 406 two arrivals at a cell in one step with different step sizes; by hand, and alice_reference agrees
    UNIX> alice data/alice/described-method.txt
    The shortest path length was 3 steps.
    The path was (1, 0) -> (2, 1) -> (2, 2) -> (3, 1).

# 502 a colour of the driver's own, on which arrows are followed backwards and d is doubled: both searches, walks and moves agree with a plain search by coordinates
    UNIX> alice_reversed 3000 1 | sed "s/ [1-9][0-9]* cross/ some cross/"
    3000 of 3000 agree; some cross orange cells
