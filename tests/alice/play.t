# 189 a walk typed in the dialogue reaches the goal; the solution of the text's test case 4
    UNIX> play() { alice --play "$@" | sed '/[│├┌└]/d; /^Goal .*: $/d'; }
    > printf 'u\nu\nr\ndl\nu\n' | play data/alice/text-4.txt
    step 0: (2, 0), d = 1, arrows: u r
    Moves are u, up, dr and so on; ? is for help.
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

# 191 undo and new, which is undone, too, also where there is nothing to undo; by the rules
    UNIX> play() { alice --play "$@" | sed '/[│├┌└]/d; /^Goal .*: $/d'; }
    > printf 'undo\nu\nundo\nu\nu\nnew\nundo\nquit\nu\n' | play data/alice/text-4.txt
    step 0: (2, 0), d = 1, arrows: u r
    Moves are u, up, dr and so on; ? is for help.
    There is nothing to take back: the game began here, or was saved here.
    step 1: (1, 0), d = 1, arrows: u
    step 0: (2, 0), d = 1, arrows: u r
    step 1: (1, 0), d = 1, arrows: u
    step 2: (0, 0), d = 2, arrows: r d dr
    step 0: (2, 0), d = 1, arrows: u r
    From the start; undo brings your walk back, and new again makes another maze.
    step 2: (0, 0), d = 2, arrows: r d dr

# 192 moves that cannot be made and words that are no moves
    UNIX> play() { alice --play "$@" | sed '/[│├┌└]/d; /^Goal .*: $/d'; }
    > printf 'dl\nx\n\nhelp\nr\nr\nu\nu\n' | play data/alice/text-4.txt
    step 0: (2, 0), d = 1, arrows: u r
    Moves are u, up, dr and so on; ? is for help.
    no arrow dl here, arrows: u r
    'x' is no move: type u, ul and so on; hint, solve, look, undo or ?.
    step 0: (2, 0), d = 1, arrows: u r
    A step follows an arrow of your cell, exactly d cells far. On a red cell d grows
    by one, on a yellow one it shrinks. You jump over the cells between. No step
    leaves the board or has length 0. Reach the GOAL. Cells are r red, y yellow, b
    black; [b] is you, (b) the start. Where the border is open, the board continues:
    look shows the goal, look 0 1 what is around (0, 1).
    Moves: u, up or north; ul, up left or NW; and so on. solve: all moves. new: back
    to the start, and from there another maze.
    Rows 0 to 2 from the top, columns 0 to 2 from the left; a1 is top left.
    Also: hint, undo, new, save FILE, quit; Enter shows the board; easy, medium or
    hard begins on that level.
    step 1: (2, 1), d = 1, arrows: r
    step 2: (2, 2), d = 1, arrows: u
    step 3: (1, 2), d = 1, arrows: dl
    no arrow u here, arrows: dl

# 193 a move off the board, from a cell without a way on; by the rules
    UNIX> printf 'r\nr\n' | alice --play data/alice/dead-ends.txt | sed '/[│├┌└]/d; /^Goal .*: $/d'
    step 0: (2, 0), d = 1, arrows: u r
    Moves are u, up, dr and so on; ? is for help.
    step 1: (2, 1), d = 2, arrows: r; no way on: undo or new
    a step of 2 that way leaves the board

# 194 the dialogue says that one is stuck with d = 0; by the rules
    UNIX> printf 'u\nr\nu\n' | alice --play data/alice/dead-ends.txt | sed '/[│├┌└]/d; /^Goal .*: $/d' | tail -n 2
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

# 196 the drawing shows where one is, in brackets, with the numbers of rows: the start, and the cell of the first step; lines counted by hand
    UNIX> printf 'u\n' | alice --play data/alice/text-4.txt | grep -n '\['
    11:2│ [b]→│  b →│  b  │
    23:1│ [b] │  b  │  b  │

# 296 hints are steps of the text's shortest path, also from elsewhere on the way; where there is no way it says so, and where the maze has none
    UNIX> play() { alice --play "$@" | sed '/[│├┌└]/d; /^Goal .*: $/d'; }
    > printf 'hint\nu\nsolve\nr\nu\nd\nhint\ndr\nh\nsolve\n' | play data/alice/text-4.txt
    > printf 'r\nr\nhint\n' | play data/alice/dead-ends.txt | tail -n 1; printf '2\ns=(0,0)\ng=(1,1)\nb:(r,d) b:()\nb:(r) goal\n' > maze.txt; printf 'r\nhint\n' | play maze.txt | tail -n 1
    step 0: (2, 0), d = 1, arrows: u r
    Moves are u, up, dr and so on; ? is for help.
    Go u to (1, 0).
    step 1: (1, 0), d = 1, arrows: u
    The goal is 4 steps from here: u r dl u.
    no arrow r here, arrows: u
    step 2: (0, 0), d = 2, arrows: r d dr
    step 3: (2, 0), d = 2, arrows: u r
    Go r to (2, 2).
    no arrow dr here, arrows: u r
    Go r to (2, 2).
    The goal is 4 steps from here: r u dl u.
    This maze has no solution.
    There is no way to the goal from here: undo or new.

# 297 the text's second solution, of 6 steps where 5 are enough; what is no answer changes nothing, and again is another maze, of a seed that is said
    UNIX> printf 'u\nu\ndr\nu\ndl\nu\nx\ny\n' | alice --play data/alice/text-4.txt 2>error | sed '/[│├┌└]/d; /^Goal .*: $/d; s/[0-9][0-9]*[.]/N./; /^step/d' | tail -n 5
    the goal, in 6 steps; the shortest way has 5
    Again (y, n, undo)? \
    'x' means nothing here: type y for another game, n to leave, or undo.
    Again (y, n, undo)? \
    Seed N.

# 495 a game is saved, and gone on with; what is saved is a maze, with its answer; a walk that is not of this maze is refused; what cannot be written is said, and the game goes on
    UNIX> printf 'u\nsave  my walk.txt\nsave\nsave no/such/place\nquit\n' | alice --play data/alice/text-4.txt | sed '/[│├┌└]/d; /^Goal .*: $/d' | tail -n 3; tail -n 1 'my walk.txt'; printf 'u\nr\ndl\nu\n' | alice --play 'my walk.txt' | grep goal,; alice 'my walk.txt' | head -n 1; sed 's/walk: (2, 0)/walk: (2, 1)/' 'my walk.txt' > wrong.txt; alice --play wrong.txt; echo $?; alice --from '(2, 0)' data/alice/text-4.txt
    Saved; to continue: alice --play './my walk.txt'
    Type a file's name, too: save game.txt
    Cannot write no/such/place: no such file or directory.
    # walk: (2, 0) -> (1, 0)
    the goal, in 5 steps: the shortest way
    The shortest path length was 5 steps.
    2
    2> alice: (2, 1) -> (1, 0): not a walk through this maze: step 0: (2, 1) is not the start (2, 0)
    2> alice: --from found, expected --hint or --play with it
    exit 2

# 496 other keys than arrows are no moves
    UNIX> printf '\033[Z\nquit\n' | alice --play data/alice/text-4.txt | grep 'no move:'
    '?[Z' is no move: type u, ul and so on; hint, solve, look, undo or ?.

# 497 a walk of --from, which undo takes back, too
    UNIX> printf 'undo\nundo\n' | alice --play data/alice/text-4.txt --from 'u' | sed '/[│├┌└]/d; /^Goal .*: $/d'
    step 1: (1, 0), d = 1, arrows: u
    Moves are u, up, dr and so on; ? is for help.
    step 0: (2, 0), d = 1, arrows: u r
    There is nothing to take back: the game began here, or was saved here.

# 955 a new maze at once, which is that of --generate with the seed that is said; after it comes the next one
    UNIX> play() { alice --play "$@" < moves | grep -v -e '^Goal' -e '[│├┌└]'; }; touch moves
    > for words in '6x6 --seed 7' '6 6 --seed 7'; do play $words | grep -o 'Seed 7'; done; play --seed 7 --difficulty easy | grep -c Seed
    > alice --generate 6x6 --seed 7 > 7.txt; alice --generate 6x6 --seed 8 > 8.txt; { alice --hint=99 7.txt | sed 's/hint: //' | tr ' ' '\n'; echo y; alice --hint=99 8.txt | sed 's/hint: //' | tr ' ' '\n'; } > moves; play 6x6 --seed 7 | grep -o -e 'Seed .*\.' -e 'the shortest way'
    Seed 7
    Seed 7
    1
    Seed 7. Moves are u, up, dr and so on; ? is for help.
    the shortest way
    Seed 8.
    the shortest way

# 956 what a game does not take
    UNIX> for words in '5x5 --hardest' '5x5 --solution'; do alice --play $words; echo $?; done 2>&1
    alice: --play and --hardest found, expected --difficulty hard with --play
    2
    alice: --play and --solution found, expected one of them
    2

# 965 new begins the walk again, and at the start it is another maze, that of the next seed, also after one that was read; the mazes of --generate with these seeds
    UNIX> move=$(alice --generate 5x5 --seed 7 | alice --hint | sed 's/hint: //'); printf '%s\nnew\nnew\nquit\n' "$move" | alice --play 5x5 --seed 7 > played; grep -o 'Seed [0-9]*\|step [0-9]*: ([0-9], [0-9])' played
    > for seed in 7 8; do alice --generate 5x5 --seed $seed | sed -n 2p; done; printf 'new\nnew\nu\n' | alice --play data/alice/text-4.txt 2>error | grep -c 'Seed'
    step 0: (0, 0)
    Seed 7
    step 1: (0, 1)
    step 0: (0, 0)
    step 0: (0, 3)
    Seed 8
    s=(0,0)
    s=(0,3)
    2

# 966 On a small screen the help comes in parts, and below each there is room for the maze: Enter shows the rest, then the maze as before; of 20 lines the text has at most half.
    UNIX> need script || exit 77
    > until_there() { until [[ -e $1 || -e ended ]]; do sleep 0.02; done; }
    > { until_there ready; printf '?\n\n\nquit\n'; until_there ended; } | { script -qec "stty -echo cols 40 rows 20; touch ready; alice --play data/alice/text-4.txt" log.txt; touch ended; } |
    >     tr -d '\r' | sed 's/\x1b\[[0-9]*m//g' | sed 's/\x1b\[H\x1b\[2J/\f/g' | awk -v RS='\f' '{ n = split($0, line, "\n"); print (n <= 21) ($0 ~ /\[b\]/) ($0 ~ /Enter shows more\.\nGoal/) ($0 ~ /follows an arrow/) ($0 ~ /save[ \n]FILE/) }'
    10000
    11000
    11110
    11001
    11000

# 977 whatever the name of the saved file, the command that is said can be pasted and goes on with the maze, and a file goes before a size; those of the text's test case 4
    UNIX> for name in 7 5x5 c1 a x3 -x "it's mine" 'a b' 'a$b' '#'; do printf '%s\n' u "save $name" q | alice --play data/alice/text-4.txt | sed -n 's/^Saved; to continue: //p' > go; cat go; sh go < /dev/null | grep step; done | paste - -
    > alice --play 7 < /dev/null | grep step; alice --play 7 --seed 1 < /dev/null | grep -c Seed; for word in hard easy; do alice --play $word < /dev/null | grep -o Seed; done; alice --play 6x6 --plain medium --seed 1 < /dev/null | grep -o Seed; alice --difficulty hard
    alice --play ./7	step 1: (1, 0), d = 1, arrows: u
    alice --play ./5x5	step 1: (1, 0), d = 1, arrows: u
    alice --play ./c1	step 1: (1, 0), d = 1, arrows: u
    alice --play ./a	step 1: (1, 0), d = 1, arrows: u
    alice --play ./x3	step 1: (1, 0), d = 1, arrows: u
    alice --play ./-x	step 1: (1, 0), d = 1, arrows: u
    alice --play './it'\''s mine'	step 1: (1, 0), d = 1, arrows: u
    alice --play './a b'	step 1: (1, 0), d = 1, arrows: u
    alice --play './a$b'	step 1: (1, 0), d = 1, arrows: u
    alice --play './#'	step 1: (1, 0), d = 1, arrows: u
    step 1: (1, 0), d = 1, arrows: u
    1
    Seed
    Seed
    Seed
    2> alice: '7' is read as a file, not as a size
    2> alice: --difficulty found, expected --generate or --play with it
    exit 2

# 978 the moves that solve prints are moves when they are typed; one that cannot be made ends them; undo takes back moves, and then new, by the rules and the text's solution
    UNIX> play() { alice --play data/alice/text-4.txt | grep -e '^step' -e goal, -e arrow' ' -e no' '; }; printf '%s\n' 'u u r dl u' | play
    > printf '%s\n' 'u r u' new u undo undo 'u up' | play
    step 0: (2, 0), d = 1, arrows: u r
    the goal, in 5 steps: the shortest way
    step 0: (2, 0), d = 1, arrows: u r
    step 1: (1, 0), d = 1, arrows: u
    1 step made, then no arrow r here, arrows: u
    step 0: (2, 0), d = 1, arrows: u r
    step 1: (1, 0), d = 1, arrows: u
    step 0: (2, 0), d = 1, arrows: u r
    step 1: (1, 0), d = 1, arrows: u
    step 2: (0, 0), d = 2, arrows: r d dr
    1 step made, then no arrow u here, arrows: r d dr

# 979 a large maze on a small screen: look shows the goal, or what is around a cell, below the board; what there is to say of a new maze stays below it
    UNIX> need script || exit 77
    > shown() { NO_COLOR=1 script -qec "stty rows 14 cols 30; alice --play $1 < moves" log.txt | tr -d '\r' | sed 's/.*\x1b\[H\x1b\[2J/=/'; }
    > printf '4\ns=(0,0)\ng=(3,3)\n' > maze.txt; for r in 1 2 3; do echo 'b:(r) b:(r) b:(r) b:(d)'; done >> maze.txt; echo 'b:(r) b:(r) b:(r) goal' >> maze.txt
    > printf '%s\n' look 'look 3 0' 'look 4 0' > moves; shown maze.txt | grep -o -e '^=' -e '^[0-9]' -e GOAL -e Off | tr '\n' ' '; echo q > moves; shown '3x3 --difficulty hard --seed 1' | grep -A 1 '^no hard'
    = 0 1 = 0 3 GOAL = 0 3 GOAL = 0 Off no hard maze found in 3x3;
    this one is easy

# 169 On a screen that has room for the whole board look says the cell in words below it, and draws no part; of 7 rows, which have no room, the goal's is drawn below; by hand
    UNIX> need script || exit 77
    > printf '%s\n' 'look 1 1' > moves; NO_COLOR=1 script -qec 'stty rows 24 cols 80; alice --play data/alice/5x5.txt < moves' log.txt | tr -d '\r' | sed 's/.*\x1b\[H\x1b\[2J/=/' | tail -n 24 | grep -oE '^[0-9]│|^step 0|^.1, 1., arrows: ul d'
    > echo look > moves; NO_COLOR=1 script -qec 'stty rows 24 cols 80; alice --play 7x7 --seed 3 < moves' log.txt | grep -c '^6│.*GOAL'
    0│
    1│
    2│
    3│
    4│
    step 0
    (1, 1), arrows: ul d
    1

# 981 in words nothing is drawn; the solution of the text's test case 4
    UNIX> printf 'u\nu\n' | alice --play --plain data/alice/text-4.txt; alice --plain data/alice/text-4.txt
    step 0: (2, 0), d = 1, black cell, arrows: u r
    Moves are u, up, dr and so on; ? is for help.
    Rows 0 to 2 from the top, columns 0 to 2 from the left; a1 is top left.
    Goal (0, 1). Move: \
    step 1: (1, 0), d = 1, black cell, arrows: u
    Goal (0, 1). Move: \
    step 2: (0, 0), d = 2, red cell, arrows: r d dr
    Goal (0, 1). Move: \
    2> alice: --plain found, expected --play with it
    exit 2

# 984 what stands behind new is refused with the reason, also at the goal; the text's solution
    UNIX> printf '%s\n' 'new 5x7' 'u u r dl u' 'new 5x7' 5x7 | alice --play data/alice/text-4.txt | grep -o -e '^.5x7. means nothing here' -e '^the goal'
    '5x7' means nothing here
    the goal
    '5x7' means nothing here
    '5x7' means nothing here

# 985 in words look says what a cell has, and no help speaks of a drawing; the command that is said goes on so, with mazes of the same size and difficulty, those of --generate with the seeds that are said
    UNIX> printf '%s\n' look 'look 0 0' 'look 2 1' '?' | alice --play --plain data/alice/text-4.txt | grep -e '^([0-9]' -e '\[b\]' -e border -e '[│├]'
    > printf '%s\n' 'save f' q | alice --play 4x4 --difficulty easy --seed 3 --plain | sed -n 's/^Saved; to continue: //p' > go; cat go
    > printf '%s\n' new 'save g' q | sh go 2>/dev/null > said; grep -c '│' said; alice --generate 4x4 --difficulty easy --seed $(sed -n 's/^Seed \([0-9]*\).*/\1/p' said) | cmp - <(grep -v '^#' g) && echo same
    (0, 1), the goal
    (0, 0), red cell, arrows: r d dr
    (2, 1), black cell, arrows: r
    alice --play --difficulty easy --plain ./f
    0
    same

# 986 look says what it takes; a letter counts rows from 1; moves in long words may stand on one line, of which two can be one; a line that fails says what was done; Enter says where one is. The text's solution
    UNIX> printf '%s\n' 'look up' 'look b2' 'look 2 0' 'up up right' '' 'down left up right' q | alice --play --plain data/alice/text-4.txt | grep -v '^Goal'
    step 0: (2, 0), d = 1, black cell, arrows: u r
    Moves are u, up, dr and so on; ? is for help.
    Rows 0 to 2 from the top, columns 0 to 2 from the left; a1 is top left.
    Type look, a row and a column, such as look 0 1; look alone shows the goal.
    (1, 1), black cell, arrows: u
    (2, 0), black cell, arrows: u r
    step 3: (0, 2), d = 1, yellow cell, arrows: dl
    step 3: (0, 2), d = 1, yellow cell, arrows: dl
    no arrow d here, arrows: dl

# 987 look begins with what there is in words, above the part of the board around it: two lines name the goal
    UNIX> printf '%s\n' look q | alice --play data/alice/text-4.txt | grep -A 5 '^(0, 1), the goal$' | grep -c -e GOAL -e goal
    2

# 132 A hint is one move, and who asks for more is told
    UNIX> printf 'hint 3\nhint\n' | alice --play --seed 3 4x4 | grep -c 'A hint is one move'
    1

# 159 restart at the start is refused, since it would make another maze, and new makes one; the moves are those of the text's test case 4
    UNIX> printf '%s\n' restart u restart restart new | alice --play data/alice/text-4.txt | grep -o -e 'the start;' -e 'From the start' -e Seed
    the start;
    From the start
    the start;
    Seed

# 160 words that stand around a move are no part of it; the start of the text's test case 4 is (2,0), with an arrow to the right
    UNIX> printf '%s\n' 'go to the right please' | alice --play data/alice/text-4.txt | grep -o '^step 1: (2, 1)'
    step 1: (2, 1)

# 161 A cell that was typed is the step to it, if one arrow leads there; a level typed is the one looked for and said, with the maze's own, whatever the command line wished
    UNIX> printf '%s\n' '1 0' a1 b2 '(0, 2)' q | alice --play data/alice/text-4.txt | grep -e '^step' -e away
    > printf '%s\n' hard q q | alice --play easy --seed 11 2>&1 | grep -e Level -e found; printf '%s\n' hard q q | alice --play 3x3 --seed 11 2>&1 | grep -e Level -e found
    step 0: (2, 0), d = 1, arrows: u r
    step 1: (1, 0), d = 1, arrows: u
    step 2: (0, 0), d = 2, arrows: r d dr
    'b2' is no step away: type u, ul and so on; hint, solve, look, undo or ?.
    step 3: (0, 2), d = 1, arrows: dl
    Seed 11. Level easy. Moves are u, up, dr and so on; ? is for help.
    Another one; undo goes back to the last one. Seed 12. Level hard.
    alice: no hard maze found in 3x3; this one is easy
    Another one; undo goes back to the last one. Seed 12. Level easy.

# 162 `up left` is one move, as help says, also where u is an arrow, too; `u l` is two, as solve prints them, and so is what has a comma. Of this maze's cell (1, 1) both lead on; the rules, by hand
    UNIX> printf '%s\n' 3 's=(1,1)' 'g=(2,2)' 'b:(r) b:(l) b:(d)' 'b:(u) b:(u,ul) b:(d)' 'b:(u) b:(r) goal' > maze; for words in 'up left' 'go up left' 'u l' 'up, left'; do echo "$words" | alice --play maze | grep -o '^step [12]: ([0-9], [0-9])' | tail -n 1; done
    step 1: (0, 0)
    step 1: (0, 0)
    step 2: (0, 0)
    step 2: (0, 0)

# 168 The step size may stand beside an arrow, as the board says "exactly d cells"; another number is none. By hand: in the sample the way goes down by 1
    UNIX> printf '%s\n' 'd 1' undo '1 d' undo 'd 3' q | alice --play data/alice/5x5.txt | grep -oE "^step [0-9]+: \(., .\)|is no step away"
    step 0: (0, 0)
    step 1: (1, 0)
    step 0: (0, 0)
    step 1: (1, 0)
    step 0: (0, 0)
    is no step away
