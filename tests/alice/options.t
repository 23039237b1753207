# 257 --count and --all do not go together, and the message names both
    UNIX> alice --count --all data/alice/text-4.txt
    2> alice: --count and --all found, expected one of them
    exit 2

# 258 a second maze is refused, not ignored
    UNIX> alice a.txt b.txt
    2> alice: 2 operands found, expected at most one maze, or --puzzle
    exit 2

# 260 walk and maze cannot both be standard input
    UNIX> alice --check - <data/alice/text-4.txt
    2> alice: standard input found twice, expected it once
    exit 2

# 265 one number is a square, no size is 5x5; the size stands anywhere
    UNIX> alice --generate 3 --seed 1 | cmp - <(alice --generate 3x3 --seed 1); alice --seed 1 --generate | cmp - <(alice --seed 1 5x5 --generate)

# 266 a size of 3y is not read as 3
    UNIX> alice --generate 3y
    2> alice: '3y' found, expected the size of a new maze, such as 5x7
    exit 2

# 268 a maze with --generate is refused, not overwritten
    UNIX> alice --generate 3 3 maze.txt
    2> alice: 'maze.txt' found, expected the size of a new maze, such as 5x7
    exit 2

# 269 --seed without --generate is refused, not ignored
    UNIX> alice --seed 3
    2> alice: --seed found, expected --generate or --play with it
    exit 2

# 271 --rounds 0 would search nothing, and is refused
    UNIX> alice --generate 3 3 --hardest --rounds 0
    2> alice: --rounds is '0', expected a whole number from 1 to 18446744073709551615
    exit 2

# 272 a maze that came through standard input leaves the moves to the terminal, without which there are none
    UNIX> setsid -w alice --play < data/alice/text-4.txt
    2> alice: <stdin>: the puzzle came from there, and there is no terminal to read moves from, expected a file
    exit 2

# 307 options that mean nothing without another, or with another: misuse
    UNIX> for words in '--generate 3 3 --rounds 2' '--generate 3 3 --count' '--puzzle --all' '--puzzle --play x' '--puzzle - -' '--generate 3 3 --hardest --difficulty easy' '--json --draw' '--generate 3 3 --compact --solution' '--generate 3 3 --sets 2 --compact' '--generate 3 3 --puzzle --solution' '--hardest' '--length 3'; do alice $words <data/alice/text-4.txt; echo $?; done 2>&1
    alice: --rounds found, expected --hardest with it
    2
    alice: --generate and --count found, expected one of them
    2
    alice: --puzzle and --all found, expected one of them
    2
    alice: --puzzle and --play found, expected one of them
    2
    alice: standard input found twice, expected it once
    2
    alice: --hardest and --difficulty found, expected one of them
    2
    alice: --json and --draw found, expected one of them
    2
    alice: --compact and --solution found, expected one of them
    2
    alice: --sets and --compact found, expected one of them
    2
    alice: --puzzle and --solution found, expected one of them
    2
    alice: --hardest found, expected --generate with it
    2
    alice: --length found, expected --generate or --play with it
    2

# 517 the size of a new maze in every usual form; what is wrong with it is said of its number
    UNIX> alice --generate 3 4 --seed 1 > maze.txt; for size in 3x4 3X4 3×4 '3 x 4' '3*4' 3,4 '3 4'; do alice --seed 1 --generate "$size" | cmp - maze.txt; done; alice --generate 3 x 4 --seed 1 | cmp - maze.txt
    > alice --generate 0x3; alice --generate 3x301; alice --generate 3x4x5
    2> alice: ROWS is '0', expected a whole number from 1 to 300
    2> alice: COLS is '301', expected a whole number from 1 to 300
    2> alice: '3x4x5' found, expected the size of a new maze, such as 5x7
    exit 2
