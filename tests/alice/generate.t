# 179 the longest solution of a 3x3 maze that we know has 10 steps; --count says that it is the only one
    UNIX> alice --generate 3 3 --hardest --seed 1 --rounds 1 > maze.txt; alice maze.txt | head -n 1; alice --count maze.txt; grep -c . maze.txt
    The shortest path length was 10 steps.
    1
    6

# 180 a solution of 30 steps is found in six rounds; judged by --check
    UNIX> alice --generate 4 4 --hardest --rounds 6 --length 30 --seed 3 > maze.txt; echo $?; alice --count maze.txt; alice --check <(alice maze.txt) maze.txt | sed 's/3[0-2]/30/'
    0
    1
    shortest, 30 steps

# 182 three seeds make three mazes
    UNIX> for n in 1 2 3; do alice --generate 4 4 --hardest --rounds 1 --length 9 --seed $n | cksum; done | sort -u | wc -l
    3

# 184 the hardest maze of one cell: it is start and goal
    UNIX> alice --generate 1 1 --hardest --seed 1 --rounds 1
    1
    s=(0,0)
    g=(0,0)
    goal

# 187 no cell has four arrows, and starts are black; awk looks them up
    UNIX> for n in 1 2 3 4 5; do alice --generate 4 5 --hardest --rounds 2 --length 12 --seed $n; done > mazes.txt; grep -c ',.*,.*,' <(tr ' ' '\n' < mazes.txt); awk '/^s=/ { split($0, s, /[(,)]/) } /^g=/ { n = 0; next } /^[byrg]/ { if (n++ == s[2]) print substr($(s[3] + 1), 1, 1) }' mazes.txt | sort | uniq -c | tr -s ' '
    0
     5 b

# 300 the length that is asked for, or exit code 1 and a maze all the same; the answer is the judge
    UNIX> for n in 4 9 16 25; do alice --generate 5 5 --length $n --seed 4 | alice | head -n 1; done; alice --generate 1 1 --length 5 --seed 1 > maze.txt; echo $?; alice --count maze.txt
    The shortest path length was 4 steps.
    The shortest path length was 9 steps.
    The shortest path length was 16 steps.
    The shortest path length was 25 steps.
    1
    1
    2> alice: no maze of 5 steps found in 1x1; this one has 0

# 301 a random seed is reported, and makes the same maze again; seeds go up to 2^64 - 1
    UNIX> alice --generate 4 4 > one.txt 2> seed.txt; sed 's/[0-9]*$/N/' seed.txt; alice --generate 4 4 --seed "$(sed 's/seed: //' seed.txt)" | cmp - one.txt; alice --generate 4 4 --seed 18446744073709551615 | alice --count; alice --generate 4 4 --seed 18446744073709551616
    seed: N
    1
    2> alice: --seed is '18446744073709551616', expected a whole number from 0 to 18446744073709551615
    exit 2

# 488 mazes of each difficulty: the effort that --stats counts is below 12, from 12 to 29, or from 30 on; alice_agree compares states and holes with brute force
    UNIX> for n in 5 8; do for how in easy medium hard; do alice --generate $n $n --difficulty $how --seed 3 --stats 2>&1 > /dev/null | awk -v how=$how '/^decisions/ { d = $2 } /^tempting/ { t = $2 } /^holes/ { h = $2 } /^all-states/ { n = $2 } /^effort/ { e = $2 } END { print how, e == d + t + int(d * h / n), (e < 12 ? "easy" : e < 30 ? "medium" : "hard") }'; done; done
    easy 1 easy
    medium 1 medium
    hard 1 hard
    easy 1 easy
    medium 1 medium
    hard 1 hard

# 491 the measures of the text's test case 4, counted by hand: at (2,0) and (0,0) there is a choice, a circle of three states is a hole
    UNIX> alice --stats data/alice/text-4.txt 2>&1 > /dev/null | grep -E '^(all-states|holes|decisions|tempting)'
    all-states: 10
    holes: 3
    decisions: 2
    tempting: 0

# 964 The walker cannot get into each row and column of a new maze, on walks as long as its solution; awk searches, and counts what is missing.
    UNIX> cat > reach.awk << 'AWK'
    > /^[0-9]+$/ { cols = $1; rows = 0; next }
    > /^s=/ { split($0, s, /[(,)]/); start = s[2] * cols + s[3]; next }
    > /^g=/ { next }
    > { for (c = 1; c <= cols; c++) cell[rows * cols + c - 1] = $c; rows++ }
    > END {
    >     longest = (rows > cols ? rows : cols) - 1
    >     queue[0] = start " 1"; seen[queue[0]] = 1; end = 1
    >     for (i = 0; i < end && !(done && level[i] > done); i++) {
    >         split(queue[i], state); at = state[1]; d = state[2]
    >         if (cell[at] == "goal") { done = level[i]; continue }
    >         if (d < 1 || d > longest) continue
    >         row = int(at / cols); col = at % cols; met["r" row]; met["c" col]
    >         n = split(substr(cell[at], 4, length(cell[at]) - 4), arrow, ",")
    >         for (k = 1; k <= n; k++) {
    >             r = row + d * (index(arrow[k], "d") > 0) - d * (index(arrow[k], "u") > 0)
    >             c = col + d * (index(arrow[k], "r") > 0) - d * (index(arrow[k], "l") > 0)
    >             if (r < 0 || r >= rows || c < 0 || c >= cols) continue
    >             to = r * cols + c; colour = substr(cell[to], 1, 1)
    >             next_state = to " " d + (colour == "r") - (colour == "y")
    >             if (!(next_state in seen)) { seen[next_state] = 1; level[end] = level[i] + 1; queue[end++] = next_state }
    >         }
    >     }
    >     print length(met) - rows - cols
    > }
    > AWK
    > for size in '4 7' '7 4'; do for seed in {1..8}; do alice --generate $size --seed $seed | awk -f reach.awk; done; done | uniq -c | tr -s ' '
     16 0
