# 189 a walk typed in the dialogue reaches the goal; the solution of the text's test case 4
    UNIX> play() { alice --play "$@" | sed '/[│├┌└]/d; /^> $/d'; }
    > printf 'u\nu\nr\ndl\nu\n' | play data/alice/text-4.txt
    step 0: (2, 0), d = 1, arrows: u r
    Go to (0, 1). Moves are u, up, dr and so on; ? is for help.
    step 1: (1, 0), d = 1, arrows: u
    step 2: (0, 0), d = 2, arrows: r d dr
    step 3: (0, 2), d = 1, arrows: dl
    step 4: (1, 1), d = 1, arrows: u
    the goal, in 5 steps: the shortest way
    Again (y, n, undo)? \

# 190 moves in other words; that solution
    UNIX> for walk in 'up\nUP\nright\ndown left\nu\n' 'north\nN\ne\nSW\nnorth\n' '↑\n↑\n→\n↙\n↑\n' '\033[A\n\033[A\n\033[C\ndown-left\n\033[A\n'; do printf "$walk" | alice --play data/alice/text-4.txt | grep -o 'the goal, .*'; done
    the goal, in 5 steps: the shortest way
    the goal, in 5 steps: the shortest way
    the goal, in 5 steps: the shortest way
    the goal, in 5 steps: the shortest way

# 191 undo and new, also where there is nothing to undo; by the rules
    UNIX> play() { alice --play "$@" | sed '/[│├┌└]/d; /^> $/d'; }
    > printf 'undo\nu\nundo\nu\nu\nnew\nundo\nquit\nu\n' | play data/alice/text-4.txt
    step 0: (2, 0), d = 1, arrows: u r
    Go to (0, 1). Moves are u, up, dr and so on; ? is for help.
    There is nothing to take back.
    step 1: (1, 0), d = 1, arrows: u
    step 0: (2, 0), d = 1, arrows: u r
    step 1: (1, 0), d = 1, arrows: u
    step 2: (0, 0), d = 2, arrows: r d dr
    step 0: (2, 0), d = 1, arrows: u r
    Go to (0, 1). Moves are u, up, dr and so on; ? is for help.
    There is nothing to take back.

# 192 moves that cannot be made and words that are no moves
    UNIX> play() { alice --play "$@" | sed '/[│├┌└]/d; /^> $/d'; }
    > printf 'dl\nx\n\nhelp\nr\nr\nu\nu\n' | play data/alice/text-4.txt
    step 0: (2, 0), d = 1, arrows: u r
    Go to (0, 1). Moves are u, up, dr and so on; ? is for help.
    no arrow dl here
    'x' is no move: type u, ul and so on, or ?
    A step follows an arrow of your cell, exactly d cells far. On a red cell d grows
    by one, on a yellow one it shrinks. You jump over the cells between. No step
    leaves the board or has length 0. Reach the GOAL. Cells are r red, y yellow, b
    black; [b] is you, (b) the start. Where the border is open, the board continues;
    Enter shows more of it.
    Moves: u, up, north or an arrow key; ul, up left or NW; and so on. solve: all
    moves. new at the start: another maze.
    Also: hint, undo, new (begin again), save FILE (to continue later), quit.
    step 1: (2, 1), d = 1, arrows: r
    step 2: (2, 2), d = 1, arrows: u
    step 3: (1, 2), d = 1, arrows: dl
    no arrow u here

# 193 a move off the board, from a cell without a way on; by the rules
    UNIX> printf 'r\nr\n' | alice --play data/alice/dead-ends.txt | sed '/[│├┌└]/d; /^> $/d'
    step 0: (2, 0), d = 1, arrows: u r
    Go to (0, 1). Moves are u, up, dr and so on; ? is for help.
    step 1: (2, 1), d = 2, arrows: r; no way on: undo or new
    off the board

# 194 the dialogue says that one is stuck with d = 0; by the rules
    UNIX> printf 'u\nr\nu\n' | alice --play data/alice/dead-ends.txt | sed '/[│├┌└]/d; /^> $/d' | tail -n 2
    step 2: (1, 1), d = 0, arrows: u; no way on: undo or new
    the step size is 0: no way on

# 195 the start is the goal: done at once
    UNIX> cat > maze.txt <<'END'
    > 1
    > s=(0,0)
    > g=(0,0)
    > goal
    > END
    > alice --play maze.txt < /dev/null | grep goal
    the goal, in 0 steps: the shortest way

# 196 the drawing shows where one is, in brackets: the start, and the cell of the first step; lines counted by hand
    UNIX> printf 'u\n' | alice --play data/alice/text-4.txt | grep -n '\['
    11:│ [b]→│  b →│  b  │
    23:│ [b] │  b  │  b  │

# 296 hints are steps of the text's shortest path, also from elsewhere on the way; where there is no way it says so
    UNIX> play() { alice --play "$@" | sed '/[│├┌└]/d; /^> $/d'; }
    > printf 'hint\nu\nsolve\nr\nu\nd\nhint\ndr\nh\nsolve\n' | play data/alice/text-4.txt
    > printf 'r\nr\nhint\n' | play data/alice/dead-ends.txt | tail -n 1
    step 0: (2, 0), d = 1, arrows: u r
    Go to (0, 1). Moves are u, up, dr and so on; ? is for help.
    Go u to (1, 0).
    step 1: (1, 0), d = 1, arrows: u
    The goal is 4 steps from here: u r dl u.
    no arrow r here
    step 2: (0, 0), d = 2, arrows: r d dr
    step 3: (2, 0), d = 2, arrows: u r
    Go r to (2, 2).
    no arrow dr here
    Go r to (2, 2).
    The goal is 4 steps from here: r u dl u.
    There is no way to the goal from here: undo or new.

# 297 the text's second solution, of 6 steps where 5 are enough; again, from the start
    UNIX> printf 'u\nu\ndr\nu\ndl\nu\nx\ny\nu\n' | alice --play data/alice/text-4.txt | sed '/[│├┌└]/d; /^> $/d' | tail -n 7
    the goal, in 6 steps; the shortest way has 5
    Again (y, n, undo)? \
    Type y, n or undo.
    Again (y, n, undo)? \
    step 0: (2, 0), d = 1, arrows: u r
    Go to (0, 1). Moves are u, up, dr and so on; ? is for help.
    step 1: (1, 0), d = 1, arrows: u

# 495 a game is saved, and gone on with; what is saved is a maze, with its answer; a walk that is not of this maze is refused; what cannot be written is said, and the game goes on
    UNIX> printf 'u\nsave  my walk.txt\nsave\nsave no/such/place\nquit\n' | alice --play data/alice/text-4.txt | sed '/[│├┌└]/d; /^> $/d' | tail -n 3; tail -n 1 'my walk.txt'; printf 'u\nr\ndl\nu\n' | alice --play 'my walk.txt' | grep goal,; alice 'my walk.txt' | head -n 1; sed 's/walk: (2, 0)/walk: (2, 1)/' 'my walk.txt' > wrong.txt; alice --play wrong.txt; echo $?; alice --from '(2, 0)' data/alice/text-4.txt
    Saved; to continue: alice --play 'my walk.txt'
    Type a file's name, too: save game.txt
    cannot write no/such/place: no such file or directory
    # walk: (2, 0) -> (1, 0)
    the goal, in 5 steps: the shortest way
    The shortest path length was 5 steps.
    2
    2> alice: (2, 1) -> (1, 0): not a walk through this maze: step 0: (2, 1) is not the start (2, 0)
    2> alice: --from found, expected --hint or --play with it
    exit 2

# 496 other keys than arrows are no moves
    UNIX> printf '\033[Z\nquit\n' | alice --play data/alice/text-4.txt | grep move:
    '?[Z' is no move: type u, ul and so on, or ?

# 497 a walk of --from, which undo takes back, too
    UNIX> printf 'undo\nundo\n' | alice --play data/alice/text-4.txt --from 'u' | sed '/[│├┌└]/d; /^> $/d'
    step 1: (1, 0), d = 1, arrows: u
    Go to (0, 1). Moves are u, up, dr and so on; ? is for help.
    step 0: (2, 0), d = 1, arrows: u r
    There is nothing to take back.

# 955 a new maze at once, which is that of --generate with the seed that is said; after it comes the next one
    UNIX> play() { alice --play "$@" < moves | grep -v -e '^> ' -e '[│├┌└]'; }; touch moves
    > for words in '6x6 --seed 7' '6 6 --seed 7'; do play $words | grep -o 'Seed 7'; done; play --seed 7 --difficulty easy | grep -c Seed
    > alice --generate 6x6 --seed 7 > 7.txt; alice --generate 6x6 --seed 8 > 8.txt; { alice --hint=99 7.txt | sed 's/hint: //' | tr ' ' '\n'; echo y; alice --hint=99 8.txt | sed 's/hint: //' | tr ' ' '\n'; } > moves; play 6x6 --seed 7 | grep -o -e 'Seed .*\.' -e 'the shortest way'
    Seed 7
    Seed 7
    1
    Seed 7. Go to (1, 4). Moves are u, up, dr and so on; ? is for help.
    the shortest way
    Seed 8. Go to (2, 0). Moves are u, up, dr and so on; ? is for help.
    the shortest way

# 956 a wish is for a new maze
    UNIX> for words in 'data/alice/text-4.txt --seed 3' '5x5 --hardest' '5x5 --solution' '- --length 5'; do alice --play $words; echo $?; done 2>&1
    alice: 'data/alice/text-4.txt' found, expected ROWSxCOLS of a new maze, with --seed, --length or --difficulty
    2
    alice: --play and --hardest found, expected one of them
    2
    alice: --play and --solution found, expected one of them
    2
    alice: '-' found, expected ROWSxCOLS of a new maze, with --seed, --length or --difficulty
    2

# 965 new begins the walk again, and at the start it is another maze, that of the next seed, or the same one if it was read; the mazes of --generate with these seeds
    UNIX> move=$(alice --generate 5x5 --seed 7 | alice --hint | sed 's/hint: //'); printf '%s\nnew\nnew\nquit\n' "$move" | alice --play 5x5 --seed 7 > played; grep -o 'Seed [0-9]*\|step [0-9]*: ([0-9], [0-9])' played
    > for seed in 7 8; do alice --generate 5x5 --seed $seed | sed -n 2p; done; printf 'new\nnew\nu\n' | alice --play data/alice/text-4.txt | grep -c 'Go to (0, 1)'
    step 0: (0, 0)
    Seed 7
    step 1: (0, 1)
    step 0: (0, 0)
    Seed 7
    step 0: (0, 3)
    Seed 8
    s=(0,0)
    s=(0,3)
    3

# 966 On a small screen the help comes in parts, and below each there is room for the maze: Enter shows the rest, then the maze as before; of 20 lines the text has at most half.
    UNIX> need script || exit 77
    > until_there() { until [[ -e $1 || -e ended ]]; do sleep 0.02; done; }
    > { until_there ready; printf '?\n\n\nquit\n'; until_there ended; } | { script -qec "stty -echo cols 40 rows 20; touch ready; alice --play data/alice/text-4.txt" log.txt; touch ended; } |
    >     tr -d '\r' | sed 's/\x1b\[[0-9]*m//g' | sed 's/\x1b\[H\x1b\[2J/\f/g' | awk -v RS='\f' '{ n = split($0, line, "\n"); print (n <= 21) ($0 ~ /\[b\]/) ($0 ~ /Enter shows more\. > /) ($0 ~ /follows an arrow/) ($0 ~ /continue later/) }'
    10000
    11000
    11110
    11001
    11000
