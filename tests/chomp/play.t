# 320 A game through a pipe on 3 x 4: a hint, a bad square, the winning move (2 x n and the like: the computer can but lose), a move taken back. The rules of the game give the boards; the hint is the answer of --method map.
    UNIX> chomp --method map 3333
    > printf '%s\n' hint '5 1' '3 1' undo '2 3' '9' '1 3' quit | chomp --play 3333
    WIN: 3311
    3 # # # #
    2 # # # #
    1 X # # #
      1 2 3 4

    Eat a square and all above and to the right. Who eats X loses. ? is for help.
    Your move (row column): \
    Eat row 2, column 3, to win.
    Your move (row column): \
    There is no square in row 5, column 1. Rows 1 to 3 from the bottom, columns 1 to
    4 from the left; a1 is bottom left.
    Your move (row column): \
    2 # # #
    1 X # # #
      1 2 3 4

    The computer eats row 2, column 4.
    Your move (row column): \
    3 # # # #
    2 # # # #
    1 X # # #
      1 2 3 4

    Your move (row column): \
    3 #
    2 # #
    1 X # # #
      1 2 3 4

    The computer eats row 3, column 2.
    Your move (row column): \
    Type a row and a column, such as 2 3; or hint, undo, new, save FILE, quit, ?.
    Your move (row column): \
    2 # #
    1 X #
      1 2 3 4

    The computer eats row 3, column 1.
    Your move (row column): \

# 321 The computer wins 2 2, which it begins: it eats the one square that leaves equal arms, and then answers on the other arm, as the theory of case 301 says. Undo at the end, the end of the input.
    UNIX> printf '%s\n' '1 2' undo 'a2' n | chomp --play 22 --first computer
    2 #
    1 X #
      1 2

    Eat a square and all above and to the right. Who eats X loses. ? is for help.
    The computer eats row 2, column 2.
    Your move (row column): \
    1 X
      1 2

    The computer eats row 2, column 1.
    Only the poison is left for you: the computer wins!
    Again (y, n, undo)? \
    2 #
    1 X #
      1 2

    Your move (row column): \
    1 X
      1 2

    That is row 2, column 1.
    The computer eats row 1, column 2.
    Only the poison is left for you: the computer wins!
    Again (y, n, undo)? \

# 322 2 x 2 again: who begins wins, by eating 2 2 (case 301). Without a state the bar is 4x7, and a size begins on another one.
    UNIX> printf '%s\n' 0x3 ' 2 x 2' b2 'B1' y 4x q | chomp --play
    4 # # # # # # #
    3 # # # # # # #
    2 # # # # # # #
    1 X # # # # # #
      1 2 3 4 5 6 7

    Eat a square and all above and to the right. Who eats X loses. ? is for help.
    Your move (row column): \
    '0x3' found, expected rows x columns such as 4x7, each from 1 to 1000000.
    Your move (row column): \
    2 # #
    1 X #
      1 2

    Another one; undo goes back to the last one. Eat a square and all above and to
    the right. Who eats X loses. ? is for help.
    Your move (row column): \
    1 X #
      1 2

    That is row 2, column 2.
    The computer eats row 2, column 1.
    Your move (row column): \
    1 X
      1 2

    That is row 1, column 2.
    Only the poison is left for the computer: you win!
    Again (y, n, undo)? \
    2 # #
    1 X #
      1 2

    Eat a square and all above and to the right. Who eats X loses. ? is for help.
    Your move (row column): \
    There is no square in row 4, column 24. Rows 1 to 2 from the bottom, columns 1
    to 2 from the left; a1 is bottom left.
    Your move (row column): \

# 323 Whoever eats the poison loses.
    UNIX> printf '%s\n' '1 1' n | chomp --play 21 | tail -n 2
    The poison is eaten: the computer wins!
    Again (y, n, undo)? \

# 324 --play goes with a state and some options only; what goes with it alone asks for it, but for a seed.
    UNIX> chomp --play --all 33; chomp --play --first me 33; chomp --play 33 33; chomp --draw --json 33; chomp --play --level 4 33; chomp --play --two --level 1; chomp --seed 1 33; chomp --json --two 33
    2> chomp: --play and --all found, expected one of them
    2> chomp: --first is 'me', expected human, computer, 1 or 2
    2> chomp: '33 33' found, expected 33x33 for rows x columns, or 33,33 for two columns
    2> chomp: --draw and --json found, expected one of them
    2> chomp: --level is '4', expected easy, medium, hard, 1, 2 or 3
    2> chomp: --two and --level found, expected one of them
    2> chomp: --seed found, expected --level with it
    2> chomp: --json and --two found, expected one of them
    exit 2

# 325 What is no move, on 21, a LOSS: help, with the man page's commands; undo before a move; a hint where no move wins, words that are no square, and the end of the input.
    UNIX> printf '%s\n' '?' u h '1 x' 'x 1' '1 2 3' a0 a z 9x '{2' '' '0 1' help | chomp --play 21 | sed 's/^Your move (row column): $//' | grep -v '^$' | uniq -c | sed 's/^ *//'
    1 2 #
    1 1 X #
    1   1 2
    1 Eat a square and all above and to the right. Who eats X loses. ? is for help.
    1 A move eats a square and all squares above it, to the right of it, or both. Type
    1 its row and its column, such as 2 3, 2,3 or c2: X is 1 1. ^C ends a search.
    1 Rows 1 to 2 from the bottom, columns 1 to 2 from the left; a1 is bottom left.
    1 Also: hint, undo, new, save FILE, quit; Enter shows the board; easy, medium or
    1 hard begins on that level, 4x7 on 4 rows of 7, first, second or two says who
    1 plays.
    1 There is nothing to take back: the game began here, or was saved here.
    1 No move wins; row 2, column 1 eats the least.
    1 There is no square in row 1, column 24. Rows 1 to 2 from the bottom, columns 1
    1 to 2 from the left; a1 is bottom left.
    1 There is no square in row 1, column 24. Rows 1 to 2 from the bottom, columns 1
    1 to 2 from the left; a1 is bottom left.
    1 Type a row and a column, such as 2 3; or hint, undo, new, save FILE, quit, ?.
    1 There is no square in row 0, column 1. Rows 1 to 2 from the bottom, columns 1 to
    1 2 from the left; a1 is bottom left.
    2 Type a row and a column, such as 2 3; or hint, undo, new, save FILE, quit, ?.
    1 There is no square in row 9, column 24. Rows 1 to 2 from the bottom, columns 1
    1 to 2 from the left; a1 is bottom left.
    1 Type a row and a column, such as 2 3; or hint, undo, new, save FILE, quit, ?.
    1 2 #
    1 1 X #
    1   1 2
    1 There is no square in row 0, column 1. Rows 1 to 2 from the bottom, columns 1 to
    1 2 from the left; a1 is bottom left.
    1 A move eats a square and all squares above it, to the right of it, or both. Type
    1 its row and its column, such as 2 3, 2,3 or c2: X is 1 1. ^C ends a search.
    1 Rows 1 to 2 from the bottom, columns 1 to 2 from the left; a1 is bottom left.
    1 Also: hint, undo, new, save FILE, quit; Enter shows the board; easy, medium or
    1 hard begins on that level, 4x7 on 4 rows of 7, first, second or two says who
    1 plays.

# 326 A bar of more than 25 columns has two characters a column, one of more than 38 has one, with the number's tens above its ones: so they stay within 76 characters, and no two numbers touch. By hand; such a drawing is read back.
    UNIX> for columns in 26 38 39; do echo q | chomp --play "$(printf %0${columns}d | tr 0 1)" | grep -v -e Who -e move | tee board; done; chomp board
    1 X # # # # # # # # # # # # # # # # # # # # # # # # #
                        1 1 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2
      1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6

    1 X # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # #
                        1 1 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3 3
      1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8

    1 X######################################
               111111111122222222223333333333
      123456789012345678901234567890123456789

    WIN: 1,0^38  eat row 1, column 2

# 327 A size that is none or too large is no move; sizes in every usual form.
    UNIX> printf '%s\n' 1000001x2 0x2 2x 3×4 '2 * 5' q | chomp --play 22 | grep -v '^Your'
    2 # #
    1 X #
      1 2

    Eat a square and all above and to the right. Who eats X loses. ? is for help.
    '1000001x2' found, expected rows x columns such as 4x7, each from 1 to 1000000.
    '0x2' found, expected rows x columns such as 4x7, each from 1 to 1000000.
    There is no square in row 2, column 24. Rows 1 to 2 from the bottom, columns 1
    to 2 from the left; a1 is bottom left.
    3 # # # #
    2 # # # #
    1 X # # #
      1 2 3 4

    Another one; undo goes back to the last one. Eat a square and all above and to
    the right. Who eats X loses. ? is for help.
    2 # # # # #
    1 X # # # #
      1 2 3 4 5

    Another one; undo goes back to the last one. Eat a square and all above and to
    the right. Who eats X loses. ? is for help.

# 328 All answers after a game: on 11, the human leaves the poison to the computer by eating 1 2 (case 001). 1 is over at once, and lost for whoever begins. The drawings are left out.
    UNIX> printf '%s\n' '1 2' maybe 'y y' yes '1 2' u b1 new 1x1 no | chomp --play 11 | grep -v -e '^$' -e X -e '^  1'
    > for answer in q quit; do echo $answer | chomp --play --first computer 1; done | grep -v -e '^$' -e X -e '^  1'
    > chomp --play 1 < /dev/null | grep -v -e '^$' -e X -e '^  1'
    Your move (row column): \
    Only the poison is left for the computer: you win!
    Again (y, n, undo)? \
    'maybe' means nothing here: type y for another game, n to leave, or undo.
    Only the poison is left for the computer: you win!
    Again (y, n, undo)? \
    'y y' means nothing here: type y for another game, n to leave, or undo.
    Only the poison is left for the computer: you win!
    Again (y, n, undo)? \
    Your move (row column): \
    Only the poison is left for the computer: you win!
    Again (y, n, undo)? \
    Your move (row column): \
    That is row 1, column 2.
    Only the poison is left for the computer: you win!
    Again (y, n, undo)? \
    Your move (row column): \
    Another one; undo goes back to the last one. Eat a square and all above and to
    Only the poison is left for you: the computer wins!
    Again (y, n, undo)? \
    Only the poison is left for the computer: you win!
    Again (y, n)? \
    Only the poison is left for the computer: you win!
    Again (y, n)? \
    Only the poison is left for you: the computer wins!
    Again (y, n)? \

# 329 A bar on which the computer cannot think is refused before the game: 9x1000 has more states than 2^63 (C(1009, 9)), 9x60 needs more than 1 MB (tests/README.md). The game goes on; a state given as an operand ends the program.
    UNIX> printf '%s\n' 9x1000 9x60 1x2 9x60 hint q | chomp --play --memory 1M | sed 's/needs [0-9]*[KMG]/needs more/'
    > chomp --play "$(printf '%01000d' | tr 0 9)"
    4 # # # # # # #
    3 # # # # # # #
    2 # # # # # # #
    1 X # # # # # #
      1 2 3 4 5 6 7

    Eat a square and all above and to the right. Who eats X loses. ? is for help.
    Your move (row column): \
    The board has 2^63 states or more, expected less; 12x12 would do.
    Your move (row column): \
    The board needs more of memory, expected at most 1024K (--memory); 12x12 would
    do.
    Your move (row column): \
    1 X #
      1 2

    Another one; undo goes back to the last one. Eat a square and all above and to
    the right. Who eats X loses. ? is for help.
    Your move (row column): \
    The board needs more of memory, expected at most 1024K (--memory); 12x12 would
    do.
    Your move (row column): \
    Eat row 1, column 2, to win.
    Your move (row column): \
    2> chomp: the board has 2^63 states or more, expected less; 15x15 would do
    exit 2

# 700 Two people take turns; undo takes back one move; the poison left or eaten decides. By hand.
    UNIX> printf '%s\n' '2 2' '1 2' '2 1' undo '3 1' h '2 1' y '1 1' n | chomp --play --two 33
    3 # #
    2 # #
    1 X #
      1 2

    Eat a square and all above and to the right. Who eats X loses. ? is for help.
    Move of player 1 (row column): \
    3 #
    2 #
    1 X #
      1 2

    Move of player 2 (row column): \
    3 #
    2 #
    1 X
      1 2

    Move of player 1 (row column): \
    1 X
      1 2

    Only the poison is left for player 2: player 1 wins!
    Again (y, n, undo)? \
    3 #
    2 #
    1 X
      1 2

    Move of player 1 (row column): \
    2 #
    1 X
      1 2

    Move of player 2 (row column): \
    Eat row 2, column 1, to win.
    Move of player 2 (row column): \
    1 X
      1 2

    Only the poison is left for player 1: player 2 wins!
    Again (y, n, undo)? \
    3 # #
    2 # #
    1 X #
      1 2

    Eat a square and all above and to the right. Who eats X loses. ? is for help.
    Move of player 1 (row column): \
    1 X
      1 2

    The poison is eaten: player 2 wins!
    Again (y, n, undo)? \

# 702 A saved game goes on as it was: the file is a state, whoever is to move in a game of two is, and the command is the one that the dialogue says; the rest is in the file.
    UNIX> printf '%s\n' '2 3' 'save my game' q | chomp --play --two 3x4 | grep Saved; chomp 'my game'; printf '%s\n' '1 2' '2 1' n | chomp --play './my game' | tail -n 2
    > printf '%s\n' 'save 33' '1 1' 'save f/g' 'save' 'save over' n | chomp --play --level 1 --seed 4 2x3 | grep -e ave -e eaten:; cat 33 over; chomp ./33
    Saved; to continue: chomp --play './my game'
    LOSS
    Only the poison is left for player 2: player 1 wins!
    Again (y, n, undo)? \
    Saved; to continue: chomp --play ./33
    The poison is eaten: the computer wins!
    The poison is eaten: the computer wins!
    Type a file's name, too: save game.txt
    The poison is eaten: the computer wins!
    Saved; to see it again: chomp --play ./over
    The poison is eaten: the computer wins!
    2^3
    # bar: 2^3
    # options: --level easy
    1,0^2
    # bar: 2^3
    # options: --level easy
    WIN: 2^2,1  eat row 2, column 3

# 703 A whole game on the easy level, with its seed. That each move and verdict is right is said by chomp_games (701); the boards follow from the moves.
    UNIX> printf '%s\n' '4 4' '3 3' '3 2' '2 2' '3 1' '1 2' '1 3' n | chomp --play --level easy --seed 3 4x5
    4 # # # # #
    3 # # # # #
    2 # # # # #
    1 X # # # #
      1 2 3 4 5

    Eat a square and all above and to the right. Who eats X loses. ? is for help.
    Level easy, seed 3.
    Your move (row column): \
    4 # #
    3 # #
    2 # # # # #
    1 X # # # #
      1 2 3 4 5

    The computer eats row 3, column 3.
    Your move (row column): \
    Nothing is left in row 3, column 3.
    Your move (row column): \
    4 #
    3 #
    2 # #
    1 X # # # #
      1 2 3 4 5

    The computer eats row 2, column 3.
    Your move (row column): \
    4 #
    3 #
    2 #
    1 X # # #
      1 2 3 4 5

    The computer eats row 1, column 5.
    Your move (row column): \
    2 #
    1 X #
      1 2 3 4 5

    The computer eats row 1, column 3.
    Your move (row column): \
    1 X
      1 2 3 4 5

    The computer eats row 2, column 1.
    Only the poison is left for you: the computer wins!
    Level easy, seed 3.
    Again (y, n, undo)? \
    '1 3' means nothing here: type y for another game, n to leave, or undo.
    Only the poison is left for you: the computer wins!
    Level easy, seed 3.
    Again (y, n, undo)? \

# 704 The seed of a level is chosen and said; the same one plays the same moves, another one others.
    UNIX> for seed in 1 1 2; do printf '%s\n' '4 7' '3 7' | chomp --play --level 2 --seed $seed 4x7 | grep 'computer eats' | tr '\n' ' '; echo; done | uniq | wc -l; for level in 1 3; do chomp --play --level $level 4x7 < /dev/null | sed -n '/seed/s/[0-9]//gp'; done
    2
    Level easy, seed .

# 705 The bar from a file, or from standard input where the moves come from the terminal; one state only. 3,2 is a LOSS (case 149).
    UNIX> need script || exit 77
    > printf '# mine\n3,2\n' > bar; echo h | chomp --play bar | grep 'No move'; printf '3,2\n22\n' > bars; chomp --play bars; chomp --play - < bar
    > printf 'h\nq\n' | script -qec 'chomp --play - < bar' log | grep -o 'No move wins'
    No move wins; row 3, column 1 eats the least.
    No move wins
    2> chomp: several states found, expected one with --play or --svg
    2> chomp: <stdin>: the puzzle came from there, and there is no terminal to read moves from, expected a file

# 706 On a terminal of 40 columns no line is longer, and no word is cut.
    UNIX> need script || exit 77
    > printf '?\nh\nq\n' | script -qec 'stty cols 40; chomp --play 3x25' log | tr -d '\r' | sed 's/\x1b\[H\x1b\[2J/\n/g' > shown; awk 'length > 40' shown; tr '\n' ' ' < shown | grep -o 'A move eats a square and all squares above it, to the right of it, or both.'
    A move eats a square and all squares above it, to the right of it, or both.

# 720 A file that is there is not lost: save asks once; what is saved again is written over without asking
    UNIX> echo mine > notes; printf '2 2\nsave notes\nq\n' | chomp --play 3x3 | grep notes; cat notes
    > printf '2 2\nsave notes\nsave notes\nsave notes\nq\n' | chomp --play 3x3 | grep -c -e 'to continue' -e 'overwrite it'; grep -c mine notes
    notes exists; type the same again to overwrite it.
    mine
    3
    0
    exit 1

# 707 Columns have their whole numbers where there is room, and such a drawing is read back; undo takes back another bar and a new game. By hand
    UNIX> echo q | chomp --play 2x12 | grep -v -e Who -e move | tee board; chomp board
    > echo q | chomp --play 2x25 | grep -c ' 24 25$'; printf '%s\n' '2 2' 5x1 undo new undo q | chomp --play 22 | grep -A 1 '^[25]'
    2  #  #  #  #  #  #  #  #  #  #  #  #
    1  X  #  #  #  #  #  #  #  #  #  #  #
       1  2  3  4  5  6  7  8  9 10 11 12

    WIN: 2^11,1  eat row 2, column 12
    1
    2 # #
    1 X #
    --
    5 #
    4 #
    --
    2 #
    1 X
    --
    2 # #
    1 X #

# 709 A square in the words in which the game itself names it, as in `Eat row 2, column 2`. Equal arms are left, so the computer takes the last square of the top row
    UNIX> for move in '2 2' 'row 2, column 2' 'Row 2 Column 2'; do echo "$move" | chomp --play 4x4 | grep 'computer eats'; done | uniq -c | sed 's/^ *//'; echo row column | chomp --play 4x4 | grep Type
    3 The computer eats row 4, column 1.
    Type a row and a column, such as 2 3; or hint, undo, new, save FILE, quit, ?.

# 708 On a screen of 20 lines a bar of 15 rows is not shown beside the help, which has no room left, and is back with the next line. How many boards and helps each screen has, by hand
    UNIX> need script || exit 77
    > printf '?\nfoo\nq\n' | script -qec 'stty -echo rows 20 cols 40; chomp --play 15x15' log | tr -d '\r' | sed 's/\x1b\[H\x1b\[2J/\n=\n/g' > shown
    > awk 'function say() { print lines <= 20, boards + 0, helps + 0; lines = boards = helps = 0 } /^=$/ { if (screens++) say(); lines = 0; next } { ++lines } /^15 #/ { ++boards } /^A move eats/ { ++helps } END { say() }' shown
    1 1 0
    1 0 1
    1 1 0

# 710 Whatever the name of the saved file, the command that is said can be pasted and goes on with the game of two in which player 1 is to move; by hand
    UNIX> for name in 7 5x5 c1 a x3 -x "it's mine" 'a b' 'a$b' '#'; do printf '%s\n' '4 4' '2 6' "save $name" q | chomp --play --two | sed -n 's/^Saved; to continue: //p' > go; cat go; echo q | sh go 2>&1 | grep -e '^[34]' -e Move | tr '\n' ,; echo; done | paste - -
    chomp --play ./7	4 # # #,3 # # # # #,Move of player 1 (row column): ,
    chomp --play ./5x5	4 # # #,3 # # # # #,Move of player 1 (row column): ,
    chomp --play ./c1	4 # # #,3 # # # # #,Move of player 1 (row column): ,
    chomp --play ./a	4 # # #,3 # # # # #,Move of player 1 (row column): ,
    chomp --play ./x3	4 # # #,3 # # # # #,Move of player 1 (row column): ,
    chomp --play ./-x	4 # # #,3 # # # # #,Move of player 1 (row column): ,
    chomp --play './it'\''s mine'	4 # # #,3 # # # # #,Move of player 1 (row column): ,
    chomp --play './a b'	4 # # #,3 # # # # #,Move of player 1 (row column): ,
    chomp --play './a$b'	4 # # #,3 # # # # #,Move of player 1 (row column): ,
    chomp --play './#'	4 # # #,3 # # # # #,Move of player 1 (row column): ,

# 711 The end of a game is saved with whose turn it is, so that the same one has won; two people have no names, and eat is no part of a square; words that options are called
    UNIX> printf '%s\n' 'eat 1 2' 'save end' n | chomp --play --two 11 | grep wins; cat end; chomp --play end < /dev/null | grep wins; for words in '--two --first computer' easy two; do chomp --play $words < /dev/null | grep -o seed; done
    > printf '%s\n' 'eat row 1 column 2' 'save mine' n | chomp --play 11 | grep win; chomp --play mine < /dev/null | grep win
    Only the poison is left for player 2: player 1 wins!
    Only the poison is left for player 2: player 1 wins!
    10
    # bar: 11
    # options: --two --reply
    Only the poison is left for player 2: player 1 wins!
    seed
    Only the poison is left for the computer: you win!
    Only the poison is left for the computer: you win!
    Only the poison is left for the computer: you win!
    2> chomp: --two and --first human or computer found, expected --first 1 or 2
    2> chomp: 'two' found, did you mean --two?

# 712 ^C stops a search, not the game: the computer then eats the least, which it says. 12x30 takes longer than a case may
    UNIX> need script || exit 77
    > interrupt INT left 'chomp --play --first computer 12x30'; tr '\r' '\n' < shown | grep -a -o 'The computer eats.*'
    The computer eats row 12, column 30.

# 713 A saved game has the bar that it was begun on: after the game it begins on the whole bar; by hand
    UNIX> printf '%s\n' '2 2' 'save half' q | chomp --play --two 3x4 | grep -c Saved; cat half; printf '%s\n' '2 2' '4 1' new q | chomp --play half | grep -e There -e '^3'; printf '3\n# bar: 3y4\n' > bad; chomp bad; chomp --play bad
    1
    3,1^3
    # bar: 3^4
    # options: --two --reply
    3 #
    There is no square in row 4, column 1. Rows 1 to 3 from the bottom, columns 1 to
    3 # # # #
    WIN: 1
    2> chomp: bad:2: column 2 is 'y', expected a digit from 0 to 3, no higher than the column before
    exit 2

# 714 A bar that is larger than the window says so, and one that fits does not. On 10 lines there is room for 6 rows, the numbers, two lines of text and the question, and for 8 rows once Enter has taken the text away
    UNIX> need script || exit 77
    > for bar in 6x2 7x2 8x2 9x2 2x37 2x39; do printf '\nq\n' | script -qec "stty -echo rows 10 cols 40; chomp --play --two $bar" log | tr -d '\r' | grep -o -e 'too small' -e 'Enter shows.*' | tr '\n' ,; echo; done
    \
    Enter shows the board.,
    Enter shows the board.,
    too small,too small,
    \
    too small,too small,

# 715 A size behind new, or after a game, is a bar, and anything else is refused with the reason, also a square; by hand
    UNIX> printf '%s\n' 'new 2x3' 'new 2 3' 'new three' 'new game' '2 1' '1 2' 1,1 hint 3x1 q | chomp --play --two 22 | grep -e '^[23]' -e '^Another' -e nothing -e left | cut -c1-47
    2 # #
    2 # # #
    Another one; undo goes back to the last one. Ea
    Another one; undo goes back to the last one. Ea
    'three' means nothing here: new begins with the
    Another one; undo goes back to the last one. Ea
    Only the poison is left for player 1: player 2 \
    '1,1' means nothing here: type y for another ga
    Only the poison is left for player 1: player 2 \
    'hint' means nothing here: type y for another g
    Only the poison is left for player 1: player 2 \
    3 #
    2 #
    Another one; undo goes back to the last one. Ea

# 716 In words: a line for each row, what rows and columns there are, and the board again when it is asked for; by hand
    UNIX> printf '%s\n' b2 '' 'save f' q | chomp --play --plain --two 2x3; tail -n 1 f
    row 2: 3 squares
    row 1: 3 squares, the first is X
    Eat a square and all above and to the right. Who eats X loses. ? is for help.
    Rows 1 to 2 from the bottom, columns 1 to 3 from the left; a1 is bottom left.
    Move of player 1 (row column): \
    row 2: 1 square
    row 1: 3 squares, the first is X
    That is row 2, column 2.
    Move of player 2 (row column): \
    row 2: 1 square
    row 1: 3 squares, the first is X
    Move of player 2 (row column): \
    Saved; to continue: chomp --play --plain ./f
    Move of player 2 (row column): \
    # options: --two --reply --plain

# 717 A saved game keeps who began it, besides whose turn it is: so the next one begins. --first on the command line is about the state as it is; by hand
    UNIX> printf '%s\n' 1,3 'save two' q | chomp --play --two 2x3 > said; printf '%s\n' 2,2 2,1 1,2 y q | chomp --play two | grep -o -e 'Move of player .' -e '. wins'
    > printf '%s\n' 'save one' q | chomp --play --first computer 2x3 > said; tail -n 1 one; printf '%s\n' new q | chomp --play one | grep -c 'computer eats'; chomp --play --first computer one < /dev/null | grep -c 'computer eats'
    Move of player 2
    Move of player 1
    Move of player 2
    2 wins
    Move of player 1
    # options: --first 2 --reply
    1
    1

# 718 Two people play on a bar that is too large for the computer, which then has no hint; one of more than 10,000 squares is refused as ever: C(40, 20) and C(201, 100) states
    UNIX> printf '%s\n' hint q | chomp --play --two --memory 1M 20x20 | grep -e '^20' -e needs | sed 's/needs [0-9]*[KMG]/needs more/'; chomp --play --two 101x100
    20  #  #  #  #  #  #  #  #  #  #  #  #  #  #  #  #  #  #  #  #
    The board needs more of memory, expected at most 1024K (--memory).
    2> chomp: the board has 2^63 states or more, expected less; 15x15 would do
    exit 2

# 719 Two numbers are a size, or two columns if these can be so high
    UNIX> chomp --play 4 7; chomp 12 4
    4 # # # # # # #
    3 # # # # # # #
    2 # # # # # # #
    1 X # # # # # #
      1 2 3 4 5 6 7

    Eat a square and all above and to the right. Who eats X loses. ? is for help.
    Your move (row column): \
    2> chomp: read as 4x7, rows x columns
    2> chomp: '12 4' found, expected 12x4 for rows x columns, or 12,4 for two columns
    exit 2

# 175 A level typed in the dialogue begins a game on that level, with a seed, which a saved game has; between two people it means nothing; by hand
    UNIX> printf '%s\n' '2 3' 'level Medium' 'save g' | chomp --play 3x4 | grep -c '^Level medium, seed [0-9]*\.$'; cat g; printf '%s\n' level | chomp --play --two | grep -o "^'.*means nothing"
    1
    3^4
    # bar: 3^4
    # options: --level medium
    'level' means nothing

# 176 Who plays is chosen behind new, or alone: the computer first eats 2 2 of a square (by theory), two people, and a level ends that; undo brings back who played; a bar on which the computer cannot think stays for two; by hand
    UNIX> printf '%s\n' 'new second' two 'new computer first' undo easy undo q | chomp --play 4x4 | grep -o -e '^The computer eats row 2, column 2' -e '^Move of player .' -e '^Your move' | tr '\n' ,; echo
    > printf '%s\n' 'new first' | chomp --play --two 90x90 | grep -o -e '^Move of player .' -e '^The board has .*,' | tr '\n' ,; echo
    Your move,The computer eats row 2, column 2,Your move,Move of player 1,The computer eats row 2, column 2,Your move,Move of player 1,Your move,Move of player 1,
    Move of player 1,The board has 2^63 states or more,,Move of player 1,

# 177 A size and a level go together behind new, and what is neither is named, not dropped; undo takes as many moves as it says; by hand
    UNIX> printf '%s\n' 'new 3x3 easy' 'easy 2 x 2 please' 'new two blah' q | chomp --play 4x4 | grep -o -e '^[34] .*' -e '^Level easy' -e '^.*means nothing' -e '^Move of' -e '^Your move' | tr '\n' ,; echo
    > printf '%s\n' 'new two' '4 4' '3 4' '2 4' 'undo 3' 'undo 9' undo q | chomp --play 4x4 | grep -c -e '^4 # # # #' -e '^There is nothing'
    4 # # # #,3 # # # #,Your move,3 # # #,Level easy,Your move,Level easy,Your move,'blah' means nothing,Your move,
    3

# 178 plain says the board in words, and again draws it; who has made moves before save writes over a file is asked again; undo takes a number; a level is for one person; an unfinished game to which undo goes back is not left without a word. By hand
    UNIX> need script || exit 77
    > printf '%s\n' plain plain q | chomp --play 2x2 | grep X; touch f; printf '%s\n' 'save f' '2 2' 'save f' 'save f' 'undo two' 'two easy' 'level 1' | chomp --play 2x2 --two | grep -o -e '^f exists' -e ^Saved -e '^Type undo' -e '^Two people.*' -e '^.*Level easy'
    > until_there() { until [[ -e $1 || -e ended ]]; do sleep 0.02; done; }
    > { until_there ready; printf '2 2\nnew\nq\nq\n'; until_there ended; } | { script -qec 'stty -echo; touch ready; chomp --play 4x4' log.txt; touch ended; } | grep -c 'quit again to leave'
    1 X #
    Eat a square and all above and to the right. Who eats X loses. ? is for help.
    row 1: 2 squares, the first is X
    1 X #
    f exists
    f exists
    Saved
    Type undo
    Two people have no level: type two, or the level.
    Level easy
    1
