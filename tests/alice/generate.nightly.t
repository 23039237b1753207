# 499 no maze of 4x4 has a longer shortest solution than data/alice/4x4.txt: a search over walks, in which those of less than 32 steps do not count; alice solves its maze
    UNIX> alice data/alice/4x4.txt | head -n 1; alice_longest 4 31 > best.txt; head -n 1 best.txt; tail -n +3 best.txt > maze.txt; alice --count maze.txt; alice maze.txt | head -n 1
    The shortest path length was 32 steps.
    longest: 32
    1
    The shortest path length was 32 steps.
    limit 3600

# 489 what could not be had: the nearest maze, a sentence, and exit 1; no solution of 3x3 has more than 10 steps (case 485)
    UNIX> alice --generate 3 3 --length 40 --seed 1 | alice --count; alice --generate 3 3 --length 40 --seed 1 > maze.txt; echo $?; alice --generate 3 3 --difficulty hard --seed 1 > maze.txt; echo $?; alice --count maze.txt
    1
    1
    1
    1
    2> alice: no maze of 40 steps found in 3x3; this one has 10
    2> alice: no maze of 40 steps found in 3x3; this one has 10
    2> alice: no hard maze found in 3x3; this one is easy

# 516 a length that was not asked for and could not be had is said, too: three times the mean side is 6, and no maze of 2x2 has more than 3 (case 485); a second, for 20 million states are tried
    UNIX> alice --generate 2 2 --seed 10392853390099351815 > maze.txt; echo $?; alice --count maze.txt
    1
    1
    2> alice: no maze of 6 steps found in 2x2; this one has 3
# 183 a length that 2x2 cannot have: exit code 1, and still a maze with one solution
    UNIX> alice --generate 2 2 --hardest --seed 1 --rounds 1 --length 100 > maze.txt; echo $?; alice --count maze.txt
    1
    1
    2> alice: no maze of 100 steps found in 2x2; this one has 3

# 185 a row and a column of cells; --count is the judge
    UNIX> alice --generate 1 7 --hardest --seed 1 --rounds 1 > maze.txt; alice --count maze.txt; alice --generate 7 1 --hardest --seed 1 --rounds 1 | alice --count
    1
    1

# 299 one solution, of one and a half times rows + cols steps and at most 50, no blank cell, and all three colours on the solution; --count and the answer are the judges
    UNIX> for size in '3 4' '5 5' '8 8' '12 7' '20 20'; do for seed in 1 2; do alice --generate $size --seed $seed > maze.txt; echo "$size: $(alice --count maze.txt) $(alice maze.txt | sed -n 's/.*was \([0-9]*\) steps.*/\1/p') $(grep -c '()' maze.txt) $(alice maze.txt | grep -o '[0-9]*, [0-9]*' | awk 'NR == FNR { for (c = 1; FNR > 3 && c <= NF; ++c) cell[FNR - 4 "," c - 1] = substr($c, 1, 1); next } cell[$1 $2] != "g" && !met[cell[$1 $2]]++ { ++n } END { print n }' maze.txt -)"; done; done | sort | uniq -c | tr -s ' '
     2 12 7: 1 28 0 3
     2 20 20: 1 50 0 3
     2 3 4: 1 10 0 3
     2 5 5: 1 15 0 3
     2 8 8: 1 24 0 3

# 302 A round of a row of two cells ends: one that goes on growing would take minutes
    UNIX> alice --generate 1 2 --hardest --rounds 1 --seed 1 | alice --count
    1

# 370 a signal ends the search for hard mazes, which would go on for years, with the best maze so far and exit code 1; where the signal is ignored it does not
    UNIX> need script || exit 77
    > for signal in INT TERM; do
    >     interrupt $signal 'best [6-9]\|best [1-9][0-9]' 'alice --generate 5 5 --seed 1 --hardest --rounds 1000000000 > maze.txt'
    >     echo "$signal: $?, solutions: $(alice --count maze.txt), $(alice maze.txt | awk '/length/ { print ($6 < 6 ? "few" : "some") " steps" }')"; tr '\r' '\n' < shown | sed -n 's/.*\(alice: inter.*\)/\1/p'
    > done
    > trap "" INT; alice --generate 3 3 --seed 1 --hardest --rounds 2 > maze.txt & while kill -INT $! 2> gone; do sleep 0.01; done; wait $!; echo "ignored: $?"
    INT: 1, solutions: 1, some steps
    alice: interrupted; this maze is the best so far
    TERM: 1, solutions: 1, some steps
    alice: interrupted; this maze is the best so far
    ignored: 0

# 485 a third of a second for all walks of 3x3: the longest shortest solutions of all mazes of 2x2 and 3x3, by a search over walks, with its bound and without; annealing, too, finds 10; the mazes are solved by alice
    UNIX> for n in 2 3; do alice_longest --unbounded $n | head -n 1; alice_longest $n > best.txt; head -n 1 best.txt; tail -n +3 best.txt > maze.txt; alice --count maze.txt; alice maze.txt | head -n 1; done
    longest: 3
    longest: 3
    1
    The shortest path length was 3 steps.
    longest: 10
    longest: 10
    1
    The shortest path length was 10 steps.

