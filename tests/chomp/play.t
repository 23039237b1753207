# 320 A game through a pipe on 3 x 4: a hint, a bad square, the winning move (2 x n and the like: the computer can but lose), a move taken back. The rules of the game give the boards; the hint is the answer of --method map.
    UNIX> chomp --method map 3333
    > printf '%s\n' hint '5 1' '3 1' undo '2 3' '9' '1 3' quit | chomp --play 3333
    WIN: 3311
    Whoever eats the poison, X, loses. A square is its row, from the bottom, and its
    column, from the left: X is 1 1.

    3 # # # #
    2 # # # #
    1 X # # #
      1 2 3 4

    Your move (row column, or ?): \
    Eat row 2, column 3, to win.

    3 # # # #
    2 # # # #
    1 X # # #
      1 2 3 4

    Your move (row column, or ?): \
    There is no square in row 5, column 1.

    3 # # # #
    2 # # # #
    1 X # # #
      1 2 3 4

    Your move (row column, or ?): \
    The computer eats row 2, column 4.

    2 # # #
    1 X # # #
      1 2 3 4

    Your move (row column, or ?): \

    3 # # # #
    2 # # # #
    1 X # # #
      1 2 3 4

    Your move (row column, or ?): \
    The computer eats row 3, column 2.

    3 #
    2 # #
    1 X # # #
      1 2 3 4

    Your move (row column, or ?): \
    Type a row and a column, such as 2 3, or ? for help.

    3 #
    2 # #
    1 X # # #
      1 2 3 4

    Your move (row column, or ?): \
    The computer eats row 3, column 1.

    2 # #
    1 X #
      1 2 3 4

    Your move (row column, or ?): \

# 321 The computer wins 2 2, which it begins: it eats the one square that leaves equal arms, and then answers on the other arm, as the theory of case 301 says. Undo at the end, another game, the end of the input.
    UNIX> printf '%s\n' '1 2' undo 'a2' n | chomp --play 22 --first computer
    Whoever eats the poison, X, loses. A square is its row, from the bottom, and its
    column, from the left: X is 1 1.
    The computer eats row 2, column 2.

    2 #
    1 X #
      1 2

    Your move (row column, or ?): \
    The computer eats row 2, column 1.

    1 X
      1 2

    Only the poison is left for you. The computer wins.
    Another game (y, n, undo or new)? \

    2 #
    1 X #
      1 2

    Your move (row column, or ?): \
    The computer eats row 1, column 2.

    1 X
      1 2

    Only the poison is left for you. The computer wins.
    Another game (y, n, undo or new)? \

# 322 2 x 2 again: who begins wins, by eating 2 2 (case 301). On a bar of the human's choosing; a bar that is none is asked for again, and `new` asks for another one.
    UNIX> printf '%s\n' 2x 0x3 '2 x 2' b2 'B1' new 11 1,2 y q | chomp --play
    Whoever eats the poison, X, loses. A square is its row, from the bottom, and its
    column, from the left: X is 1 1.
    Board (rows x columns such as 4x7, or heights such as 74332): \
    That is no board: '2x' found, expected rows x columns such as 4x7, each from 1 to 1000000.
    Board (rows x columns such as 4x7, or heights such as 74332): \
    That is no board: '0x3' found, expected rows x columns such as 4x7, each from 1 to 1000000.
    Board (rows x columns such as 4x7, or heights such as 74332): \

    2 # #
    1 X #
      1 2

    Your move (row column, or ?): \
    The computer eats row 2, column 1.

    1 X #
      1 2

    Your move (row column, or ?): \

    1 X
      1 2

    Only the poison is left for the computer. You win!
    Another game (y, n, undo or new)? \
    Board (rows x columns such as 4x7, or heights such as 74332): \

    1 X #
      1 2

    Your move (row column, or ?): \

    1 X
      1 2

    Only the poison is left for the computer. You win!
    Another game (y, n, undo or new)? \

    1 X #
      1 2

    Your move (row column, or ?): \

# 323 Whoever eats the poison loses; `go` lets the computer choose a move of the human's: on 21, a LOSS, as little as can be eaten.
    UNIX> printf '%s\n' '1 1' n | chomp --play 21 | tail -n 3; printf '%s\n' go n | chomp --play 21 | tail -n 8

    You have eaten the poison. The computer wins.
    Another game (y, n, undo or new)? \
    You eat row 2, column 1.
    The computer eats row 1, column 2.

    1 X
      1 2

    Only the poison is left for you. The computer wins.
    Another game (y, n, undo or new)? \

# 324 --play goes with a state and --first only.
    UNIX> chomp --play --all 33; chomp --first computer 33; chomp --play --first me 33; chomp --play 33 33; chomp --svg --json 33
    2> chomp: --play and --all found, expected one of them
    2> chomp: --first found, expected --play with it
    2> chomp: --first is 'me', expected human or computer
    2> chomp: '33 33' found, expected 33x33 for rows x columns, or 33,33 for two columns
    2> chomp: --svg and --json found, expected one of them
    exit 2

# 325 What is no move, on 21, a LOSS: help, with the man page's commands; undo before a move; a hint where no move wins, words that are no square, and the end of the input. The boards, which stay as they are, are left out.
    UNIX> printf '%s\n' '?' u h '1 x' 'x 1' '1 2 3' a0 a z 9x '{2' '' help | chomp --play 21 | grep -v -e '^$' -e '#' -e '^  1 2$'
    Whoever eats the poison, X, loses. A square is its row, from the bottom, and its
    column, from the left: X is 1 1.
    Your move (row column, or ?): \
      2 3       eat the square in row 2, column 3, and all squares above it and to
                the right of it; both count from the poison, which is 1 1. Also
                typed as 2,3 or c2
      hint      show a move that wins, if there is one
      undo      take back your last move and the computer's answer
      go        let the computer choose your move
      new       another board
      quit      leave, like ^D
    Your move (row column, or ?): \
    You have not moved yet.
    Your move (row column, or ?): \
    No move wins: the computer has an answer to each.
    Your move (row column, or ?): \
    Type a row and a column, such as 2 3, or ? for help.
    Your move (row column, or ?): \
    Type a row and a column, such as 2 3, or ? for help.
    Your move (row column, or ?): \
    Type a row and a column, such as 2 3, or ? for help.
    Your move (row column, or ?): \
    Type a row and a column, such as 2 3, or ? for help.
    Your move (row column, or ?): \
    Type a row and a column, such as 2 3, or ? for help.
    Your move (row column, or ?): \
    Type a row and a column, such as 2 3, or ? for help.
    Your move (row column, or ?): \
    Type a row and a column, such as 2 3, or ? for help.
    Your move (row column, or ?): \
    Type a row and a column, such as 2 3, or ? for help.
    Your move (row column, or ?): \
    Type a row and a column, such as 2 3, or ? for help.
    Your move (row column, or ?): \
      2 3       eat the square in row 2, column 3, and all squares above it and to
                the right of it; both count from the poison, which is 1 1. Also
                typed as 2,3 or c2
      hint      show a move that wins, if there is one
      undo      take back your last move and the computer's answer
      go        let the computer choose your move
      new       another board
      quit      leave, like ^D
    Your move (row column, or ?): \

# 326 A bar of more than 25 columns has two characters a column, with the last digit of its number; one of more than 38 has one: so they stay within 76 characters.
    UNIX> for columns in 26 38 39; do echo q | chomp --play "$(printf %0${columns}d | tr 0 1)"; done
    Whoever eats the poison, X, loses. A square is its row, from the bottom, and its
    column, from the left: X is 1 1.

    1 X # # # # # # # # # # # # # # # # # # # # # # # # #
      1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6

    Your move (row column, or ?): \
    Whoever eats the poison, X, loses. A square is its row, from the bottom, and its
    column, from the left: X is 1 1.

    1 X # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # #
      1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8

    Your move (row column, or ?): \
    Whoever eats the poison, X, loses. A square is its row, from the bottom, and its
    column, from the left: X is 1 1.

    1 X######################################
      123456789012345678901234567890123456789

    Your move (row column, or ?): \

# 327 Rows or columns that are none or too many; q and the end of the input instead of a board; `new` in mid-game asks for one.
    UNIX> printf '%s\n' 10x2 2x1001 4x x2 0x2 q | chomp --play; chomp --play < /dev/null; echo quit | chomp --play
    > printf '%s\n' new q | chomp --play 21
    Whoever eats the poison, X, loses. A square is its row, from the bottom, and its
    column, from the left: X is 1 1.
    Board (rows x columns such as 4x7, or heights such as 74332): \

    10 # #
     9 # #
     8 # #
     7 # #
     6 # #
     5 # #
     4 # #
     3 # #
     2 # #
     1 X #
       1 2

    Your move (row column, or ?): \
    Type a row and a column, such as 2 3, or ? for help.

    10 # #
     9 # #
     8 # #
     7 # #
     6 # #
     5 # #
     4 # #
     3 # #
     2 # #
     1 X #
       1 2

    Your move (row column, or ?): \
    Type a row and a column, such as 2 3, or ? for help.

    10 # #
     9 # #
     8 # #
     7 # #
     6 # #
     5 # #
     4 # #
     3 # #
     2 # #
     1 X #
       1 2

    Your move (row column, or ?): \
    There is no square in row 2, column 24.

    10 # #
     9 # #
     8 # #
     7 # #
     6 # #
     5 # #
     4 # #
     3 # #
     2 # #
     1 X #
       1 2

    Your move (row column, or ?): \
    Type a row and a column, such as 2 3, or ? for help.

    10 # #
     9 # #
     8 # #
     7 # #
     6 # #
     5 # #
     4 # #
     3 # #
     2 # #
     1 X #
       1 2

    Your move (row column, or ?): \
    Whoever eats the poison, X, loses. A square is its row, from the bottom, and its
    column, from the left: X is 1 1.
    Board (rows x columns such as 4x7, or heights such as 74332): \
    Whoever eats the poison, X, loses. A square is its row, from the bottom, and its
    column, from the left: X is 1 1.
    Board (rows x columns such as 4x7, or heights such as 74332): \
    Whoever eats the poison, X, loses. A square is its row, from the bottom, and its
    column, from the left: X is 1 1.

    2 #
    1 X #
      1 2

    Your move (row column, or ?): \
    Board (rows x columns such as 4x7, or heights such as 74332): \

# 328 All answers to `Another game`: on 11, the human leaves the poison to the computer by eating 1 2 (case 001). 1 is over at once, and lost for whoever begins. The drawings are left out.
    UNIX> printf '%s\n' '1 2' maybe 'y y' yes '1 2' u b1 new 1 no | chomp --play 11 | grep -v -e '^$' -e X -e '^  1'
    > for answer in q quit; do echo $answer | chomp --play --first computer 1; done | grep -v -e '^$' -e X -e '^  1'
    > chomp --play 1 < /dev/null | grep -v -e '^$' -e X -e '^  1'
    Your move (row column, or ?): \
    Only the poison is left for the computer. You win!
    Another game (y, n, undo or new)? \
    Type y, n, undo or new.
    Another game (y, n, undo or new)? \
    Type y, n, undo or new.
    Another game (y, n, undo or new)? \
    Your move (row column, or ?): \
    Only the poison is left for the computer. You win!
    Another game (y, n, undo or new)? \
    Your move (row column, or ?): \
    Only the poison is left for the computer. You win!
    Another game (y, n, undo or new)? \
    Board (rows x columns such as 4x7, or heights such as 74332): \
    Only the poison is left for you. The computer wins.
    Another game (y, n, undo or new)? \
    Only the poison is left for the computer. You win!
    Another game (y, n, undo or new)? \
    Only the poison is left for the computer. You win!
    Another game (y, n, undo or new)? \
    Only the poison is left for you. The computer wins.
    Another game (y, n, undo or new)? \

# 329 A bar on which the computer cannot think is refused before the game: 9x1000 has more states than 2^63 (C(1009, 9)), 9x60 needs more than 1 MB (tests/README.md). Another one is asked for, which ? explains; a state given as an operand ends the program.
    UNIX> printf '%s\n' 9x1000 9x60 '?' 1x2 hint q | chomp --play --memory 1M | sed 's/needs [0-9]*[KMG]/needs more/'
    > chomp --play "$(printf '%01000d' | tr 0 9)"
    Whoever eats the poison, X, loses. A square is its row, from the bottom, and its
    column, from the left: X is 1 1.
    Board (rows x columns such as 4x7, or heights such as 74332): \
    That is too large: the board has 2^63 states or more, expected less.
    Board (rows x columns such as 4x7, or heights such as 74332): \
    That is too large: the board needs more of memory, expected at most 1024K (--memory).
    Board (rows x columns such as 4x7, or heights such as 74332): \

      4x7       4 rows of 7 squares
      74332     columns of these heights, leftmost first; none is higher than the
                one before it
      12 12 10  the same for any height; 10^35,4^7 are 35 columns of 10 and 7 of 4
      # # #     a drawing: rows of squares, the last one from X, the poison
      X # # #
      quit      leave, like ^D

    Board (rows x columns such as 4x7, or heights such as 74332): \

    1 X #
      1 2

    Your move (row column, or ?): \
    Eat row 1, column 2, to win.

    1 X #
      1 2

    Your move (row column, or ?): \
    2> chomp: the board has 2^63 states or more, expected less
    exit 2
