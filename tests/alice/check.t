# 138 alice's own answer is a walk; the text's test case 4
    UNIX> alice data/alice/text-4.txt | alice --check - data/alice/text-4.txt
    shortest, 5 steps

# 139 the walk in a file and the maze on standard input; the text's test case 4
    UNIX> alice data/alice/text-4.txt > walk.txt; alice --check walk.txt < data/alice/text-4.txt
    shortest, 5 steps

# 140 a legal walk that is not shortest: the second solution that the text names
    UNIX> echo '(2,0) (1,0) (0,0) (2,2) (0,2) (1,1) (0,1)' | alice --check - data/alice/text-4.txt
    legal, 6 steps; shortest 5

# 141 a walk with a cell a line; the solution of the text's test case 4
    UNIX> printf '(2, 0)\n(1, 0)\n(0, 0)\n(0, 2)\n(1, 1)\n(0, 1)\n' | alice --check - data/alice/text-4.txt
    shortest, 5 steps

# 142 the output of --all is a list of walks; the text's test case 2
    UNIX> alice --all data/alice/text-2.txt | alice --check - data/alice/text-2.txt
    shortest, 6 steps
    shortest, 6 steps

# 143 a verdict for each walk, and exit code 1 for one that is wrong
    UNIX> { alice --all data/alice/text-2.txt; echo '(2, 1) -> (2, 0)'; } | alice --check - data/alice/text-2.txt
    shortest, 6 steps
    shortest, 6 steps
    step 1: the walk ends at (2, 0), not at the goal (1, 1)
    exit 1

# 144 a walk from another cell than the start; by the rules
    UNIX> echo '(0, 0) -> (0, 1)' | alice --check - data/alice/text-4.txt
    step 0: (0, 0) is not the start (2, 0)
    exit 1

# 145 a step where there is no arrow; by the rules
    UNIX> echo '(2, 0) -> (1, 1)' | alice --check - data/alice/text-4.txt
    step 1: no step from (2, 0) to (1, 1): the step size is 1, the arrows are u r
    exit 1

# 146 a step of another length than d; by the rules
    UNIX> echo '(2, 0) -> (0, 0)' | alice --check - data/alice/text-4.txt
    step 1: no step from (2, 0) to (0, 0): the step size is 1, the arrows are u r
    exit 1

# 147 a step that is neither straight nor diagonal is refused; by the rules
    UNIX> echo '(2, 0) -> (0, 1)' | alice --check - data/alice/text-4.txt
    step 1: no step from (2, 0) to (0, 1): the step size is 1, the arrows are u r
    exit 1

# 148 a step off the board is refused; by the rules
    UNIX> echo '(2, 0) -> (3, 0)' | alice --check - data/alice/text-4.txt
    step 1: no step from (2, 0) to (3, 0): the step size is 1, the arrows are u r
    exit 1

# 149 a negative row is off the board; by the rules
    UNIX> echo '(2, 0) -> (-1, 0)' | alice --check - data/alice/text-4.txt
    step 1: no step from (2, 0) to (-1, 0): the step size is 1, the arrows are u r
    exit 1

# 150 a step that stays on its cell is refused; by the rules
    UNIX> echo '(2, 0) -> (2, 0)' | alice --check - data/alice/text-4.txt
    step 1: no step from (2, 0) to (2, 0): the step size is 1, the arrows are u r
    exit 1

# 151 a walk that ends before the goal; by the rules
    UNIX> echo '(2, 0) -> (1, 0) -> (0, 0)' | alice --check - data/alice/text-4.txt
    step 2: the walk ends at (0, 0), not at the goal (0, 1)
    exit 1

# 152 a walk that goes on behind the goal; by the rules
    UNIX> echo '(2, 0) -> (1, 0) -> (0, 0) -> (0, 2) -> (1, 1) -> (0, 1) -> (0, 0)' | alice --check - data/alice/text-4.txt
    step 6: the walk goes on after the goal (0, 1)
    exit 1

# 153 a step after the step size has come to 0 is refused; by the rules
    UNIX> echo '(2, 0) -> (1, 0) -> (1, 1) -> (0, 1)' | alice --check - data/alice/dead-ends.txt
    step 3: no step from (1, 1) to (0, 1): the step size is 0, the arrows are u
    exit 1

# 154 a walk whose length is not the one it claims
    UNIX> alice data/alice/text-4.txt | sed 's/5 steps/6 steps/' | alice --check - data/alice/text-4.txt
    step 5: the walk ends here, but claims to have 6 steps
    exit 1

# 155 a number beyond all boards stays a cell off the board
    UNIX> echo '(2, 0) -> (99999999999999999999, 0)' | alice --check - data/alice/text-4.txt
    step 1: no step from (2, 0) to (2000000000, 0): the step size is 1, the arrows are u r
    exit 1

# 156 the answer that there is no solution is no walk: an error with its place
    UNIX> alice data/alice/text-1.txt | alice --check - data/alice/text-1.txt
    2> alice: <stdin>:1: 'The' found, expected a walk such as (2, 0) -> (1, 0) or u dl
    exit 2

# 157 an empty file has no walk: an error
    UNIX> alice --check - data/alice/text-4.txt
    2> alice: <stdin>:1: the end found, expected a walk such as (2, 0) -> (1, 0) or u dl
    exit 2

# 158 a cell with a slash: an error with line and column
    UNIX> echo '(2, 0) -> (1/0)' | alice --check - data/alice/text-4.txt
    2> alice: <stdin>:1:11: '(1/0)' found, expected a walk such as (2, 0) -> (1, 0) or u dl
    exit 2

# 279 two halves of a solution on two lines are two bad walks; a walk is a line
    UNIX> printf '(2,0) (1,0) (0,0)\n(0,2) (1,1) (0,1)\n' | alice --check - data/alice/text-4.txt
    step 2: the walk ends at (0, 0), not at the goal (0, 1)
    step 0: (0, 2) is not the start (2, 0)
    exit 1

# 280 arrows on one line do not break the plain walk on the next; both solutions are named by the text
    UNIX> { echo '(2, 0) -> (1, 0) -> (0, 0) -> (0, 2) -> (1, 1) -> (0, 1)'; echo '(2,0) (1,0) (0,0) (2,2) (0,2) (1,1) (0,1)  # the longer one'; } | alice --check - data/alice/text-4.txt
    shortest, 5 steps
    legal, 6 steps; shortest 5

# 281 an arrow at the end of a line or at the start of one joins lines; the solution of the text's test case 4
    UNIX> printf '(2,0) -> (1,0) ->\n(0,0) -> (0,2)\n-> (1,1) -> (0,1)\n' | alice --check - data/alice/text-4.txt
    shortest, 5 steps

# 282 a length whose walk does not come, and an arrow to nowhere: errors with their places
    UNIX> printf 'The shortest path length was 5 steps.\nThe shortest path length was 5 steps.\n' | alice --check - data/alice/text-4.txt
    > printf '(2,0) ->\n' | alice --check - data/alice/text-4.txt
    2> alice: <stdin>:2: the end found, expected a walk such as (2, 0) -> (1, 0) or u dl
    2> alice: <stdin>:1: the end found, expected a walk such as (2, 0) -> (1, 0) or u dl
    exit 2

# 374 a bracket without a cell is an error with its place, and so is a text without a walk; other words are reported; a line of one cell goes on with the walk before
    UNIX> while IFS= read -r walk; do printf '%b' "$walk" | alice --check - data/alice/text-4.txt 2>&1; echo $?; done <<'END'
    > The shortest path length was five steps.\n
    > The shortest path length was 5 moves.\n
    > The shortest path length was 5 steps.\nThe path was\n
    > -> (2, 0)
    > (2, 0) -> -> (1, 0)
    > (2, 0) -> (1/0)
    > (2, 0) -> (1,
    > (2, 0) -> (1, 0
    > (2, 0) -> (, 0)
    > (2, 0) -> (1, 0); (0, 0)
    > The path was (2, 0) -> (1, 0). The path was (2, 0).
    > ( 2 ,\t0 )\t->(1 , 0)->\n(0,0)\n(2,0)
    > END
    alice: <stdin>:1: 'five' found, expected a walk such as (2, 0) -> (1, 0) or u dl
    2
    alice: <stdin>:1: 'moves' found, expected a walk such as (2, 0) -> (1, 0) or u dl
    2
    alice: <stdin>:2: 'The' found, expected a walk such as (2, 0) -> (1, 0) or u dl
    2
    step 0: the walk ends at (2, 0), not at the goal (0, 1)
    1
    step 1: the walk ends at (1, 0), not at the goal (0, 1)
    1
    alice: <stdin>:1:11: '(1/0)' found, expected a walk such as (2, 0) -> (1, 0) or u dl
    2
    alice: <stdin>:1:11: '(1,' found, expected a walk such as (2, 0) -> (1, 0) or u dl
    2
    alice: <stdin>:1:11: '(1, 0' found, expected a walk such as (2, 0) -> (1, 0) or u dl
    2
    alice: <stdin>:1:11: '(, 0)' found, expected a walk such as (2, 0) -> (1, 0) or u dl
    2
    step 2: the walk ends at (0, 0), not at the goal (0, 1)
    1
    alice: <stdin>: not used: 'The' 'path' 'was'
    step 2: no step from (1, 0) to (2, 0): the step size is 1, the arrows are u
    1
    step 3: the walk ends at (2, 0), not at the goal (0, 1)
    1

# 507 a walk as moves: letters, arrows, emoji, and as a sheet, --play and --hint print it; the solution of the text's test case 4
    UNIX> check() { alice --check - data/alice/text-4.txt; }
    > for walk in 'u u r dl u' 'U,U,R,DL,U' '↑ ↑ → ↙ ↑' '⬆️⬆️➡️↙️⬆️' '1 (5): ↑ ↑ → ↙ ↑' '2 (5; 1/3): ↑ ↑\n→ ↙ ↑' '(5 steps): u u r dl u' '(5 steps): u u r\ndl u' '5 steps from here: u u r dl u'; do printf "$walk\n" | check; done | uniq -c | tr -s ' '; printf 'solve\n' | alice --play data/alice/text-4.txt | grep -o '5 steps .*' | check; alice --hint=5 data/alice/text-4.txt | check
     9 shortest, 5 steps
    shortest, 5 steps
    shortest, 5 steps

# 508 coordinates in other forms, also one a line; the solution of the text's test case 4
    UNIX> for sed in 's/, /,/g; s/ -> / /g' 's/(/[/g; s/)/]/g' 's/,/;/g' 's/,//g' 's/->/→/g' 's/[()]//g' 's/[(),]//g; s/ ->/,/g' 's/[(),]//g; s/ -> /\n/g'; do alice --all data/alice/text-4.txt | sed "$sed" | alice --check - data/alice/text-4.txt; done | uniq -c | tr -s ' '
     8 shortest, 5 steps

# 509 moves that are wrong, and the walk in place of a file; by the rules
    UNIX> for walk in 'u l' 'u u r dl u u' 'hint: u' '(6): u u r dl u' 'u u r dl u'; do alice --check "$walk" data/alice/text-4.txt; done; alice --check 'r r' data/alice/dead-ends.txt; for walk in 'u x' 'u ↔' 'uur' no.txt; do alice --check "$walk" data/alice/text-4.txt; done; echo 'u u x' | alice --check - data/alice/text-4.txt
    step 2: no step from (1, 0) to (1, -1): the step size is 1, the arrows are u
    step 6: the walk goes on after the goal (0, 1)
    step 1: the walk ends at (1, 0), not at the goal (0, 1)
    step 5: the walk ends here, but claims to have 6 steps
    shortest, 5 steps
    step 2: no step from (2, 1) to (2, 3): the step size is 2, the arrows are r
    step 2: the walk ends at (0, 0), not at the goal (0, 1)
    2> alice: u x: no such file or directory; a text itself goes to standard input, with - for the file
    2> alice: u ↔: no such file or directory; a text itself goes to standard input, with - for the file
    2> alice: uur: no such file or directory
    2> alice: no.txt: no such file or directory
    2> alice: <stdin>: not used: 'x'
    exit 1

# 957 walks in any words: the solution of the text's test case 4
    UNIX> check() { printf "$1\n" | alice --check - data/alice/text-4.txt; }
    > for walk in 'Up\nUp\nRight\nDown-Left\nUp' 'Step 1: up\nStep 2: up\nStep 3: right\nStep 4: down-left\nStep 5: up' 'N N E SW N' 'north North east southwest north' 'U->U->R->DL->U' '[(2,0),(1,0),(0,0),(0,2),(1,1),(0,1)]' '[[2,0], [1,0], [0,0], [0,2], [1,1], [0,1]]' '(2,0)=>(1,0)=>(0,0)=>(0,2)=>(1,1)=>(0,1)'; do check "$walk"; done | uniq -c | tr -s ' '
    > check 'First go up, then up again, right, down-left and up.'; check 'I start at (2, 0), go up to (1,0), then to (0,0), (0,2) and (1,1); the end is (0,1)!'
     8 shortest, 5 steps
    shortest, 5 steps
    shortest, 5 steps
    2> alice: <stdin>: not used: 'First' 'go' 'then' 'again' 'and'
    2> alice: <stdin>: not used: 'I' 'start' 'at' 'go' 'up' 'to' 'then' 'to' 'and' 'the' 'end' 'is' '!'

# 958 words made of the letters of directions are none: end, new, led, used
    UNIX> echo 'u: the new end led us u u' | alice --check - data/alice/text-4.txt
    step 2: the walk ends at (0, 0), not at the goal (0, 1)
    2> alice: <stdin>: not used: 'the' 'new' 'end' 'led' 'us'
    exit 1

# 960 what stands before a colon is a label, but for a cell
    UNIX> for walk in 'Start: (2,0), then: (1,0) (0,0) (0,2) (1,1) (0,1)' '(2,0): (1,0) (0,0) (0,2) (1,1) (0,1)'; do alice --check "$walk" data/alice/text-4.txt; echo "$walk" | alice --check - data/alice/text-4.txt; done 2>&1
    alice: Start: (2,0), then: (1,0) (0,0) (0,2) (1,1) (0,1): no such file or directory; a text itself goes to standard input, with - for the file
    alice: <stdin>: not used: 'then:'
    shortest, 5 steps
    shortest, 5 steps
    shortest, 5 steps

# 131 Where commas or semicolons stand between the moves of a walk, two words are one: the solution of the text's test case 4, whose fourth step goes down left.
    UNIX> for walk in 'up, up, right, down left, up' 'up; up; right; down left; up.' 'up up right down-left up'; do alice --check "$walk" data/alice/text-4.txt; done
    shortest, 5 steps
    shortest, 5 steps
    shortest, 5 steps
