# 189 a walk typed in the dialogue reaches the goal; the solution of the text's test case 4
    UNIX> play() { alice --play data/alice/text-4.txt | sed '/[│├┌└]/d'; }
    > printf 'u\nu\nr\ndl\nu\n' | play
    moves: l r u d ul ur dl dr; also: undo new hint solve draw save help quit
    step 0: (2, 0), d = 1, arrows: u r
    \> step 1: (1, 0), d = 1, arrows: u
    \> step 2: (0, 0), d = 2, arrows: r d dr
    \> step 3: (0, 2), d = 1, arrows: dl
    \> step 4: (1, 1), d = 1, arrows: u
    \> the goal, in 5 steps: the shortest way

# 190 a dialogue that ends with its input
    UNIX> play() { alice --play data/alice/text-4.txt | sed '/[│├┌└]/d'; }
    > printf 'u\n' | play
    moves: l r u d ul ur dl dr; also: undo new hint solve draw save help quit
    step 0: (2, 0), d = 1, arrows: u r
    \> step 1: (1, 0), d = 1, arrows: u
    \> \c

# 191 undo and restart, also where there is nothing to undo; by the rules
    UNIX> play() { alice --play data/alice/text-4.txt | sed '/[│├┌└]/d'; }
    > printf 'undo\nu\nundo\nu\nu\nrestart\nundo\nquit\nu\n' | play
    moves: l r u d ul ur dl dr; also: undo new hint solve draw save help quit
    step 0: (2, 0), d = 1, arrows: u r
    \> nothing to undo
    \> step 1: (1, 0), d = 1, arrows: u
    \> step 0: (2, 0), d = 1, arrows: u r
    \> step 1: (1, 0), d = 1, arrows: u
    \> step 2: (0, 0), d = 2, arrows: r d dr
    \> step 0: (2, 0), d = 1, arrows: u r
    \> nothing to undo
    \> \c

# 192 moves that cannot be made and words that are no moves
    UNIX> play() { alice --play data/alice/text-4.txt | sed '/[│├┌└]/d'; }
    > printf 'dl\nx\n\nhelp\nr\nr\nu\nu\n' | play
    moves: l r u d ul ur dl dr; also: undo new hint solve draw save help quit
    step 0: (2, 0), d = 1, arrows: u r
    \> no arrow dl here
    \> 'x' is no move
    moves: l r u d ul ur dl dr; also: undo new hint solve draw save help quit
    \> > A step follows an arrow of your cell, exactly d cells far. On a red cell d grows
    by one, on a yellow one it shrinks. You jump over the cells between. No step
    goes off the board or is of 0 cells. Reach the GOAL. Cells are b black, r red,
    y yellow; [ ] is you, ( ) the start.
    Moves: l r u d (left, right, up, down), ul ur dl dr. Also: undo; new (start
    again); hint; solve; draw; quit; save FILE (--from FILE goes on)
    \> step 1: (2, 1), d = 1, arrows: r
    \> step 2: (2, 2), d = 1, arrows: u
    \> step 3: (1, 2), d = 1, arrows: dl
    \> no arrow u here
    \> \c

# 193 a move off the board, from a cell without a way on; by the rules
    UNIX> printf 'r\nr\n' | alice --play data/alice/dead-ends.txt | sed '/[│├┌└]/d'
    moves: l r u d ul ur dl dr; also: undo new hint solve draw save help quit
    step 0: (2, 0), d = 1, arrows: u r
    \> step 1: (2, 1), d = 2, arrows: r; no way on: undo or new
    \> off the board
    \> \c

# 194 the dialogue says that one is stuck with d = 0; by the rules
    UNIX> printf 'u\nr\nu\n' | alice --play data/alice/dead-ends.txt | tail -n 3
    \> step 2: (1, 1), d = 0, arrows: u; no way on: undo or new
    \> the step size is 0: no way on
    \> \c

# 195 the start is the goal: done at once
    UNIX> cat > maze.txt <<'END'
    > 1
    > s=(0,0)
    > g=(0,0)
    > goal
    > END
    > alice --play maze.txt < /dev/null | tail -n 1
    the goal, in 0 steps: the shortest way

# 196 the drawing shows where one is, in brackets: the start, and the cell of the first step; lines counted by hand
    UNIX> printf 'u\ndraw\n' | alice --play data/alice/text-4.txt | grep -n '\['
    11:│ [b]→│  b →│  b  │
    23:│ [b] │  b  │  b  │

# 296 hints are steps of the text's shortest path, also from elsewhere on the way; where there is no way it says so
    UNIX> play() { alice --play data/alice/text-4.txt | sed '/[│├┌└]/d'; }
    > printf 'hint\nu\nsolve\nr\nu\nd\nhint\ndr\nhint\nsolve\n' | play
    > printf 'r\nr\nhint\n' | alice --play data/alice/dead-ends.txt | tail -n 1
    moves: l r u d ul ur dl dr; also: undo new hint solve draw save help quit
    step 0: (2, 0), d = 1, arrows: u r
    \> hint: u
    \> step 1: (1, 0), d = 1, arrows: u
    \> 4 steps from here: u r dl u
    \> no arrow r here
    \> step 2: (0, 0), d = 2, arrows: r d dr
    \> step 3: (2, 0), d = 2, arrows: u r
    \> hint: r
    \> no arrow dr here
    \> hint: r
    \> 4 steps from here: r u dl u
    \> > \c

# 297 the text's second solution, of 6 steps where 5 are enough
    UNIX> printf 'u\nu\ndr\nu\ndl\nu\n' | alice --play data/alice/text-4.txt | tail -n 1
    \> the goal, in 6 steps; the shortest way has 5

# 495 a walk is saved, and gone on with; one that is not of this maze is refused; what cannot be written is said, and the game goes on
    UNIX> printf 'u\nsave  my walk.txt\nsave\nsave no/such/place\nquit\n' | alice --play data/alice/text-4.txt | tail -n 4 | sed 's/: cannot/ cannot/'; cat 'my walk.txt'; printf 'u\nr\ndl\nu\n' | alice --play data/alice/text-4.txt --from 'my walk.txt' | tail -n 1; alice --play data/alice/text-2.txt --from 'my walk.txt'; echo $?; alice --from 'my walk.txt' data/alice/text-4.txt
    \> saved; to go on: alice --play MAZE --from my walk.txt
    \> save what? save FILE
    \> cannot write no/such/place: no such file or directory
    \> (2, 0) -> (1, 0)
    \> the goal, in 5 steps: the shortest way
    2
    2> alice: my walk.txt: not a walk through this maze: step 0: (2, 0) is not the start (2, 1)
    2> alice: --from found, expected --hint or --play with it
    exit 2

# 496 arrow keys pressed at the prompt, in both of the forms that terminals send, and other keys: what to type instead
    UNIX> printf '\033[A\n\033OD\n\033[Z\nquit\n' | alice --play data/alice/text-4.txt | tail -n 4
    \> keys do not move: type l, r, u, d, ul, ur, dl or dr and Enter
    \> keys do not move: type l, r, u, d, ul, ur, dl or dr and Enter
    \> keys do not move: type l, r, u, d, ul, ur, dl or dr and Enter
    \> \c

# 497 help gives the rules and the words; new starts again
    UNIX> printf 'u\nnew\nhelp\nquit\n' | alice --play data/alice/text-4.txt | tail -n 8
    \> step 0: (2, 0), d = 1, arrows: u r
    \> A step follows an arrow of your cell, exactly d cells far. On a red cell d grows
    by one, on a yellow one it shrinks. You jump over the cells between. No step
    goes off the board or is of 0 cells. Reach the GOAL. Cells are b black, r red,
    y yellow; [ ] is you, ( ) the start.
    Moves: l r u d (left, right, up, down), ul ur dl dr. Also: undo; new (start
    again); hint; solve; draw; quit; save FILE (--from FILE goes on)
    \> \c
