# 101 Every game there is, the human beginning; every_game, which knows the rules only, judges moves and verdicts; that none is lost is the known value of 3,3,3
    UNIX> every_game 3 3 3 human 0 | sed "s/.*draws, //"
    0 of the human's

# 102 Every game there is, the computer beginning; every_game judges as in 101
    UNIX> every_game 3 3 3 computer 0 | sed "s/.*draws, //"
    0 of the human's

# 103 Every game of 4,4,3 with the computer first is the computer's: known, a win for the first player; every_game judges
    UNIX> every_game 4 4 3 computer 0 | sed "s/.*s, 0 draws/0 draws/"
    0 draws, 0 of the human's

# 104 Seeds vary the moves and never lose a drawn game; every_game judges, the value of 3,3,3 is known
    UNIX> for s in 1 2 3; do for f in human computer; do every_game 3 3 3 $f 200 --seed $s | sed "s/ games.*draws, / games: /"; done; done
    200 games: 0 of the human's
    200 games: 0 of the human's
    200 games: 0 of the human's
    200 games: 0 of the human's
    200 games: 0 of the human's
    200 games: 0 of the human's

# 105 Random games of 4,4,4, a known draw: the human wins none; every_game judges
    UNIX> for f in human computer; do every_game 4 4 4 $f 3 | sed "s/ games.*draws, / games: /"; done
    3 games: 0 of the human's
    3 games: 0 of the human's

# 106 Random games: the computer wins all it begins of 6,5,4, a known win, and loses none of 5,5,4, a known draw; every_game judges
    UNIX> every_game 6 5 4 computer 20 | sed "s/.*s, 0 draws/0 draws/"; every_game 5 5 4 human 10 | sed "s/.*draws, //"
    0 draws, 0 of the human's
    0 of the human's

# 107 The dialogue at the end of the input; the text is ours, read by eye
    UNIX> tictactoe

         0   1   2
      0    |   |
        ---+---+---
      1    |   |
        ---+---+---
      2    |   |

    3 in a row win. You are X. ? is for help.
    Your move (row column): \

# 108 A whole drawn game; the text is ours, read by eye, and the computer's moves are legal and lose nothing (every_game, 101)
    UNIX> printf '0 0\n0 1\n2 0\n1 2\n2 2\nn\n' | tictactoe

         0   1   2
      0    |   |
        ---+---+---
      1    |   |
        ---+---+---
      2    |   |

    3 in a row win. You are X. ? is for help.
    Your move (row column): \

         0   1   2
      0  X |   |
        ---+---+---
      1    |(O)|
        ---+---+---
      2    |   |

    Computer plays 1 1.
    Your move (row column): \

         0   1   2
      0  X | X |(O)
        ---+---+---
      1    | O |
        ---+---+---
      2    |   |

    Computer plays 0 2.
    Your move (row column): \

         0   1   2
      0  X | X | O
        ---+---+---
      1 (O)| O |
        ---+---+---
      2  X |   |

    Computer plays 1 0.
    Your move (row column): \

         0   1   2
      0  X | X | O
        ---+---+---
      1  O | O | X
        ---+---+---
      2  X |(O)|

    Computer plays 2 1.
    Your move (row column): \

         0   1   2
      0  X | X | O
        ---+---+---
      1  O | O | X
        ---+---+---
      2  X | O |(X)

    Draw!
    Again (y, n, undo)? \

# 109 A game that the computer begins, as X; text and moves as in 108
    UNIX> printf '1 1\n0 2\n1 0\n2 1\n' | tictactoe --first computer

         0   1   2
      0 (X)|   |
        ---+---+---
      1    |   |
        ---+---+---
      2    |   |

    3 in a row win. You are O. ? is for help.
    Computer plays 0 0.
    Your move (row column): \

         0   1   2
      0  X |(X)|
        ---+---+---
      1    | O |
        ---+---+---
      2    |   |

    Computer plays 0 1.
    Your move (row column): \

         0   1   2
      0  X | X | O
        ---+---+---
      1    | O |
        ---+---+---
      2 (X)|   |

    Computer plays 2 0.
    Your move (row column): \

         0   1   2
      0  X | X | O
        ---+---+---
      1  O | O |(X)
        ---+---+---
      2  X |   |

    Computer plays 1 2.
    Your move (row column): \

         0   1   2
      0  X | X | O
        ---+---+---
      1  O | O | X
        ---+---+---
      2  X | O |(X)

    Computer plays 2 2.
    Draw!
    Again (y, n, undo)? \

# 110 The input ends in the middle of a game: a quiet end; text and moves as in 108
    UNIX> printf '0 0\n0 1\n' | tictactoe

         0   1   2
      0    |   |
        ---+---+---
      1    |   |
        ---+---+---
      2    |   |

    3 in a row win. You are X. ? is for help.
    Your move (row column): \

         0   1   2
      0  X |   |
        ---+---+---
      1    |(O)|
        ---+---+---
      2    |   |

    Computer plays 1 1.
    Your move (row column): \

         0   1   2
      0  X | X |(O)
        ---+---+---
      1    | O |
        ---+---+---
      2    |   |

    Computer plays 0 2.
    Your move (row column): \

# 111 A last line without its newline counts; text and moves as in 108
    UNIX> printf '%d %d' 0 0 | tictactoe

         0   1   2
      0    |   |
        ---+---+---
      1    |   |
        ---+---+---
      2    |   |

    3 in a row win. You are X. ? is for help.
    Your move (row column): \

         0   1   2
      0  X |   |
        ---+---+---
      1    |(O)|
        ---+---+---
      2    |   |

    Computer plays 1 1.
    Your move (row column): \

# 112 Lines that are no move, or none on the board, are asked again; the text is ours, the rule is the issue's and the man page's
    UNIX> printf '\n0\na b\n0 0 0\n3 0\n0 -1\n99999999999 0\n1.5 2\n  1\t1  \r\n1 1\n' | tictactoe

         0   1   2
      0    |   |
        ---+---+---
      1    |   |
        ---+---+---
      2    |   |

    3 in a row win. You are X. ? is for help.
    Your move (row column): \

         0   1   2
      0    |   |
        ---+---+---
      1    |   |
        ---+---+---
      2    |   |

    Your move (row column): \
    Type a row and a column, such as 0 0; or hint, undo, new, save FILE, quit, ?.
    Your move (row column): \
    Type a row and a column, such as 0 0; or hint, undo, new, save FILE, quit, ?.
    Your move (row column): \
    Type a row and a column, such as 0 0; or hint, undo, new, save FILE, quit, ?.
    Your move (row column): \
    Off the board. Rows 0 to 2 from the top, columns 0 to 2 from the left; a1 is top
    left.
    Your move (row column): \
    Type a row and a column, such as 0 0; or hint, undo, new, save FILE, quit, ?.
    Your move (row column): \
    Type a row and a column, such as 0 0; or hint, undo, new, save FILE, quit, ?.
    Your move (row column): \
    Type a row and a column, such as 0 0; or hint, undo, new, save FILE, quit, ?.
    Your move (row column): \

         0   1   2
      0 (O)|   |
        ---+---+---
      1    | X |
        ---+---+---
      2    |   |

    Computer plays 0 0.
    Your move (row column): \
    1 1 is taken.
    Your move (row column): \

# 113 A line of 100000 zero bytes is no move, and the next one counts; the text is ours
    UNIX> { head -c 100000 /dev/zero; echo; echo 1 1; } | tictactoe

         0   1   2
      0    |   |
        ---+---+---
      1    |   |
        ---+---+---
      2    |   |

    3 in a row win. You are X. ? is for help.
    Your move (row column): \
    Type a row and a column, such as 0 0; or hint, undo, new, save FILE, quit, ?.
    Your move (row column): \

         0   1   2
      0 (O)|   |
        ---+---+---
      1    | X |
        ---+---+---
      2    |   |

    Computer plays 0 0.
    Your move (row column): \

# 114 A second game begins on an empty board; text and moves as in 108
    UNIX> printf '0 0\n0 1\n2 0\n1 2\n2 2\nwhat\ny\n' | tictactoe

         0   1   2
      0    |   |
        ---+---+---
      1    |   |
        ---+---+---
      2    |   |

    3 in a row win. You are X. ? is for help.
    Your move (row column): \

         0   1   2
      0  X |   |
        ---+---+---
      1    |(O)|
        ---+---+---
      2    |   |

    Computer plays 1 1.
    Your move (row column): \

         0   1   2
      0  X | X |(O)
        ---+---+---
      1    | O |
        ---+---+---
      2    |   |

    Computer plays 0 2.
    Your move (row column): \

         0   1   2
      0  X | X | O
        ---+---+---
      1 (O)| O |
        ---+---+---
      2  X |   |

    Computer plays 1 0.
    Your move (row column): \

         0   1   2
      0  X | X | O
        ---+---+---
      1  O | O | X
        ---+---+---
      2  X |(O)|

    Computer plays 2 1.
    Your move (row column): \

         0   1   2
      0  X | X | O
        ---+---+---
      1  O | O | X
        ---+---+---
      2  X | O |(X)

    Draw!
    Again (y, n, undo)? \
    'what' means nothing here: type y for another game, n to leave, or undo.
    Draw!
    Again (y, n, undo)? \

         0   1   2
      0    |   |
        ---+---+---
      1    |   |
        ---+---+---
      2    |   |

    3 in a row win. You are X. ? is for help.
    Your move (row column): \

# 115 The human wins on a board of one square: the rules
    UNIX> printf '0 0\n' | tictactoe 1,1,1 | grep !
    You win, from 0 0 to 0 0!

# 116 The computer wins on a board of one square: the rules
    UNIX> tictactoe 1,1,1 --first computer | grep !
    Computer wins, from 0 0 to 0 0!

# 117 The same seed plays the same moves, and nine seeds more than three first moves: a property, no stored text
    UNIX> a=$(printf '1 1\n' | tictactoe --seed 5); b=$(printf '1 1\n' | tictactoe --seed 5); [ "$a" = "$b" ]; echo $?; for i in 1 2 3 4 5 6 7 8 9; do tictactoe --first computer --seed $i; done | grep plays | sort -u | wc -l | awk '{ print ($1 > 3) }'
    0
    1

# 118 Closed standard input is an error, not the end of the input; the message is the system's
    UNIX> tictactoe <&- >/dev/null
    2> tictactoe: <stdin>: bad file descriptor
    exit 2

# 119 A directory as standard input is an error; the message is the system's
    UNIX> tictactoe < . >/dev/null
    2> tictactoe: <stdin>: is a directory
    exit 2

# 121 A move of a game on 8 by 8 squares, which nobody solves in a second: the computer answers, after its half second, here of a fast clock
    UNIX> printf "3 3\n" | clock 10 tictactoe 8,8,5 | grep -c plays
    1

# 184 What is a move and what is an answer, by the man page: the first five are no move, the next two have no row or column of the board; of the three after the first game, the first of which is empty, none is an answer: the end is said again, and the others are refused; a word that begins with Y or N is one.
    UNIX> printf '%s\n' '0 0 0 0' '' '0 -1' '-1 0' 'aa 0' '0 1' '1 0' ' 0  0 ' '' 'maybe' 'y n' ' Yes ' '0 0' 'N' |
    >     tictactoe 1,1,1 | grep -o -e 'Type .*' -e 'Off.*' -e 'You win.*' | uniq -c | sed 's/^ *//'
    4 Type a row and a column, such as 0 0; or hint, undo, new, save FILE, quit, ?.
    2 Off the board. Rows 0 to 0 from the top, columns 0 to 0 from the left; a1 is top
    5 You win, from 0 0 to 0 0!

# 185 A terminal shows other moves or other words than a pipe; compared with each other, but for prompts and the echo
    UNIX> need script || exit 77
    > said() { tr -d '\r\b' | grep -o -e 'row [0-2]: .*' -e 'Computer plays.*' -e '3 in a row.*'; }
    > printf '1 1\nq\n' | tictactoe --plain | said > pipe; printf '1 1\nq\n' | NO_COLOR=1 script -qec 'tictactoe --plain' /dev/null | said | cmp - pipe && wc -l < pipe
    8

# 186 Seeds vary the first move where there are too many squares for the quickest win, too, and the same one gives the same
    UNIX> for seed in {1..9}; do tictactoe 5,5,5 --first computer --seed $seed < /dev/null | grep plays; done > moves
    > for seed in {1..9}; do tictactoe 5,5,5 --first computer --seed $seed < /dev/null | grep plays; done | cmp - moves && echo same
    > grep -c '^Computer plays [0-4] [0-4][.]$' moves; [ "$(sort -u moves | wc -l)" -gt 2 ] && echo several
    same
    9
    several

# 190 Every way to type a move that the man page names means the same move; compared with `1 2`
    UNIX> echo 1 2 | tictactoe > plain
    > for move in 1,2 '1, 2' '(1,2)' $' 1\t2 \r'; do echo "$move" | tictactoe | cmp - plain && echo same; done
    same
    same
    same
    same

# 191 undo brings back the board on which the human moved, also after the end; compared with the boards shown before
    UNIX> boards() { awk 'BEGIN { RS = "" } /---/' | tr '\n' ' ' | sed 's/     0   1   2/\n&/g'; }
    > printf '%s\n' undo 1,1 UNDO q | tictactoe > said; grep take said
    > boards < said | sed 1d | awk '{ b[NR] = $0 } END { print NR, b[3] == b[1] ? "the first again" : "another" }'
    > # Human completes a line, takes that back, and is asked for a move again.
    > printf '%s\n' 0,0 undo 0,0 n | tictactoe 1,1,1 | grep -c -e 'You win' -e 'Your move'
    There is nothing to take back: the game began here, or was saved here.
    3 the first again
    4

# 193 q, quit and exit, in any case, and the end of the input end the dialogue, in a game and after it, with exit code 0
    UNIX> for word in q Q quit Quit exit; do echo $word | tictactoe > said && tail -n 1 said; done
    > for word in q quit n No ''; do printf '%s\n' 0,0 $word | tictactoe 1,1,1 > said && tail -n 1 said; done
    Your move (row column): \
    Your move (row column): \
    Your move (row column): \
    Your move (row column): \
    Your move (row column): \
    Again (y, n, undo)? \
    Again (y, n, undo)? \
    Again (y, n, undo)? \
    Again (y, n, undo)? \
    Again (y, n, undo)? \

# 194 ? and help say how to type; the words are those of the man page
    UNIX> printf '%s\n' '?' help | tictactoe 8,7,4 | grep -A 3 -e '^4 in a row win:'
    4 in a row win: across, down or diagonally. A full board is a draw. Type the row
    and the column of a square, such as 0 0 or 0,0; b2, whose row counts from 1; or
    its number, row by row from 1 to 56.
    Rows 0 to 7 from the top, columns 0 to 6 from the left; a1 is top left.
    --
    4 in a row win: across, down or diagonally. A full board is a draw. Type the row
    and the column of a square, such as 0 0 or 0,0; b2, whose row counts from 1; or
    its number, row by row from 1 to 56.
    Rows 0 to 7 from the top, columns 0 to 6 from the left; a1 is top left.

# 195 On every shape of board a turn, from one question to the next, fits 80 columns and 24 lines: counted by awk
    UNIX> for board in '3 3 3' '4 4 4' '5 5 5' '6 6 6' '8 8 8' '9 7 7' '10 6 6' '3 18 3' '18 3 4' '17 17 5' '1 18 4'; do
    >     read -r rows cols k <<< "$board"
    >     printf '%s\n' 0,0 q | tictactoe "$rows,$cols,$k" > said
    >     awk -v board="$board" 'length > 80 { print board ": wide" } { ++n } /^Your move/ { if (n > 24) print board ": " n " lines"; n = 0 }' said
    >     grep -c '^Computer plays' said
    > done | uniq -c | sed 's/^ *//'
    11 1

# 494 new begins another game, in the middle of one and at its end, where it is yes: seen by what follows
    UNIX> printf '%s\n' 1,1 new q | tictactoe | grep -c 'You are X'; printf '%s\n' 0,0 new q | tictactoe 1 1 | grep -c 'You are X'
    > printf '%s\n' 1,1 new q | tictactoe | tail -n 11 | head -n 8 | grep -c '[XO]'
    2
    2
    0
    exit 1

# 208 Of 24 games easy overlooks a line that X is about to complete in some, medium and hard in none, as they are defined; in answer to a corner medium misses the middle in some, and hard in none
    UNIX> errs() { for level in easy medium hard; do n=0; for seed in {1..24}; do [[ $(tictactoe --level $level --seed $seed "$1" < /dev/null) == *"Computer plays $2."* ]] || n=$((n + 1)); done; echo "$level $((n > 0 && n < 24))"; done; }
    > errs XX./.O./... '0 2'; errs X../.../... '1 1'
    easy 1
    medium 0
    hard 0
    easy 1
    medium 1
    hard 0

# 701 In misere play a careless rule shows: every_game's own rule judges; the hard level loses no game of 3,3,3, which its negamax and --analyze find a draw
    UNIX> for first in human computer; do for how in '' perfect; do every_game 3 3 3 $first 100 $how --misere --seed 1 | sed 's/.*draws, //'; done; done | uniq -c | sed 's/^ *//'
    > for level in 1 2; do every_game 3 5 3 computer 10 --misere --level $level --seed 1 | sed 's/:.*//'; done
    > for m in minimax alphabeta exact; do tictactoe --analyze --misere --method $m | cut -d' ' -f1; done; for m in alphabeta exact; do tictactoe --analyze --misere 3x4 --method $m | cut -d' ' -f1; done
    > tictactoe --analyze --misere XXX/OO./...; tictactoe --analyze --misere --json XX./OO./... | grep -o '"misere": true'
    4 0 of the human's
    10 games
    10 games
    DRAW
    DRAW
    DRAW
    O_WIN
    O_WIN
    O_WIN
    "misere": true

# 702 Two people at one keyboard: the marks take turns, undo takes back one move, and the winning line is marked; by hand
    UNIX> printf '%s\n' a1 b1 undo b1 b2 '(0, 2)' c3 n | tictactoe --two 3 | tail -n 26
      1    |(X)|
        ---+---+---
      2    |   |

    That is 1 1: row and column, from 0.
    O's move (row column): \

         0   1   2
      0  X | O |(O)
        ---+---+---
      1    | X |
        ---+---+---
      2    |   |

    X's move (row column): \

         0   1   2
      0 (X)| O | O
        ---+---+---
      1    |(X)|
        ---+---+---
      2    |   |(X)

    That is 2 2: row and column, from 0.
    X wins, from 0 0 to 2 2!
    Again (y, n, undo)? \

# 703 A saved game goes on as it was, with its options; gomoku by name. The command is the one that the dialogue says
    UNIX> printf '%s\n' 1,1 'save my game' q | tictactoe --level easy --seed 1 > said; grep Saved said; tictactoe --level 1 --seed 2 ./'my game' < /dev/null | sed '/^$/d;/^[3L]/d;/^Your/d;s/[(*)]/ /g' > again
    > sed -n '/plays/q;p' said | tail -n 7 | sed '/^$/d;s/[(*)]/ /g;s/ *$//' > before; sed -i 's/ *$//' again; cmp before again && echo same
    > tictactoe gomoku < /dev/null | grep win; echo save | tictactoe | grep Type; echo save none/x | tictactoe | grep none
    Saved; to continue: tictactoe --play './my game'
    same
    5 in a row win. You are X. ? is for help.
    Type a file's name, too: save game.txt
    Cannot write none/x: no such file or directory.

# 704 --plain says the board in words, with the last move, and draws nothing; by hand
    UNIX> printf '%s\n' 2 q | tictactoe --two --plain
    row 0: empty, empty, empty
    row 1: empty, empty, empty
    row 2: empty, empty, empty
    3 in a row win. ? is for help.
    Rows 0 to 2 from the top, columns 0 to 2 from the left; a1 is top left.
    X's move (row column): \
    row 0: empty, X (last), empty
    row 1: empty, empty, empty
    row 2: empty, empty, empty
    That is 0 1: row and column, from 0.
    O's move (row column): \

# 705 A saved game says its board and rule, and whose turn it is, in its first line, which is read wherever a position is; options go before it. What is no such line is no part of a position.
    UNIX> printf '%s\n' a1 'save f' q | tictactoe 3x4x3 --misere --two > said; head -n 1 f; echo q | tictactoe --two f | grep row; tictactoe --analyze --json f | grep -o -e '"in.*misere": true' -e '"to_move": "."'
    > echo q | tictactoe --two 3,4,4 --side O f | grep row; tictactoe --analyze --certificate c f; printf '1x4, 2 in a row win, O to move\nX...\n' > g; tictactoe --analyze g
    > for line in '3x3, 3 in a row lost, O to move' '3x3, 4 in a row win, O to move' '0x0, 0 in a row win, O to move' '3x3, 3 in a row win, Z to move' '3x3, 3 in a row win, O to move.'; do printf '%s\nX..\n...\n...\n' "$line" > h; tictactoe --analyze h; done
    3x4, 3 in a row lose, O to move
    3 in a row lose. ? is for help.
    O's move (row column): \
    "in_a_row": 3, "misere": true
    "to_move": "O"
    4 in a row lose. ? is for help.
    O's move (row column): \
    DRAW 0 1
    2> tictactoe: --certificate found, expected a game that a row wins
    2> tictactoe: h:1: the position has '3', expected X, O and '.', rows on lines or with '/' between
    2> tictactoe: h:1: the position has '3', expected X, O and '.', rows on lines or with '/' between
    2> tictactoe: h:1: the position has ',', expected X, O and '.', rows on lines or with '/' between
    2> tictactoe: h:1: the position has '3', expected X, O and '.', rows on lines or with '/' between
    2> tictactoe: h:1: the position has '3', expected X, O and '.', rows on lines or with '/' between
    exit 2

# 706 The seed is said, at the beginning and at the end; each game has the next one, and undo takes back new. By the rules, and compared with each other
    UNIX> printf '%s\n' y q | tictactoe 1,1,1 --first computer --seed 7 | grep seed; tictactoe --level 1 < /dev/null | grep -c seed; echo 1 1 > moves
    > tictactoe --first computer --seed 8 < moves | grep plays > eight; printf '%s\n' new '1 1' | tictactoe --first computer --seed 7 | grep plays | tail -n +2 | cmp - eight && echo same
    > printf '%s\n' b2 new undo | tictactoe --two | sed -n '/X/p' | tail -n 2
    Level hard, seed 7.
    Level hard, seed 8.
    1
    same
    X's move (row column): \
      1    |(X)|

# 707 Columns have their whole numbers, or tens above ones where numbers would touch, and the board is drawn as the screen has room for it: with lines, without, close together. By eye
    UNIX> need script || exit 77
    > shown() { printf 'q\n' | script -qec "stty rows $1 cols $2; NO_COLOR=1 tictactoe $3" log | tr -d '\r' | sed 's/\x1b\[H\x1b\[2J//g' | grep -A 2 -e '^  *0  *1 ' -e ' 1 1 1 1 1$'; }
    > shown 24 80 15x15x5; shown 20 40 15x15x5; shown 20 40 9; shown 24 80 9; shown 24 40 '2 10'
         0  1  2  3  4  5  6  7  8  9 10 11 12 13 14
      0  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
      1  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
                            1 1 1 1 1
        0 1 2 3 4 5 6 7 8 9 0 1 2 3 4
      0 . . . . . . . . . . . . . . .
      1 . . . . . . . . . . . . . . .
         0  1  2  3  4  5  6  7  8
      0  .  .  .  .  .  .  .  .  .
      1  .  .  .  .  .  .  .  .  .
         0   1   2   3   4   5   6   7   8
      0    |   |   |   |   |   |   |   |
        ---+---+---+---+---+---+---+---+---
         0  1  2  3  4  5  6  7  8  9
      0  .  .  .  .  .  .  .  .  .  .
      1  .  .  .  .  .  .  .  .  .  .

# 721 Whatever the name of the saved file, the command that is said can be pasted and goes on with the game; quotes around a name and ~ are a shell's. The board has the X of the move
    UNIX> mkdir home; export HOME=home; for name in 7 5x5 c1 a x3 -x - "it's mine" 'a b' 'a$b' '#' '~' "'c d'" '"e f"' '~/g'; do
    >     printf '%s\n' b2 "save $name" q | tictactoe --two | sed -n 's/^Saved; to continue: //p' > go; tail -n 1 go; echo q | sh go | grep -c '^  1    | X |$'
    > done | paste - -
    tictactoe --play ./7	1
    tictactoe --play ./5x5	1
    tictactoe --play ./c1	1
    tictactoe --play ./a	1
    tictactoe --play ./x3	1
    tictactoe --play ./-x	1
    tictactoe --play ./-	1
    tictactoe --play './it'\''s mine'	1
    tictactoe --play './a b'	1
    tictactoe --play './a$b'	1
    tictactoe --play './#'	1
    tictactoe --play './~'	1
    tictactoe --play './c d'	1
    tictactoe --play './e f'	1
    tictactoe --play home/g	1

# 722 The saved file says who plays how, and an option on the command line replaces only itself. A file goes before a size of this name, which is said
    UNIX> printf '%s\n' 1,1 'save 4' q | tictactoe --level easy --seed 1 --first computer --plain > said; tail -n 1 4; for words in './4' '4' '--first human 4' '--level 1 --seed 2 4'; do echo q | tictactoe $words 2> error | grep -o -e '^row 0:' -e 'You are [XO]' -e 'seed 2[.]'; grep read error; done
    > printf '%s\n' b1 'save f' q | tictactoe --two > said; tail -n 1 f; echo q | tictactoe f | grep move
    # options: --level easy --first 2 --plain
    row 0:
    You are O
    row 0:
    You are O
    tictactoe: '4' is read as a file, not as a size
    row 0:
    You are X
    tictactoe: '4' is read as a file, not as a size
    row 0:
    You are O
    seed 2.
    tictactoe: '4' is read as a file, not as a size
    # options: --two
    O's move (row column): \

# 723 What is no position is a file that there is not, or a level, whose game has a seed below hard; the words of options that are files are read
    UNIX> for word in nofile.txt easy hard; do tictactoe $word < /dev/null | grep -c seed; done; tictactoe play 4x4 --plain medium < /dev/null | grep -o -e seed -e ^row.3; echo X.O/.../... > two; tictactoe --analyze two | cut -d' ' -f1
    0
    1
    0
    row 3
    seed
    X_WIN
    2> tictactoe: nofile.txt: no such file or directory

# 724 More may follow a whole word, and words may stand around a move; the square is said as the board names it unless it was typed so; by hand
    UNIX> printf '%s\n' 'hint please' 'row 3 col a' 'b 1' 'new game' 'help me' 'undo that' 'quit now' | tictactoe --two 4 | grep -e Try -e That -e 'X |' -e '^4 in' -e ^Another -e 'X.s move' | cut -c1-30
    4 in a row win. ? is for help.
    X's move (row column): \
    Try 0 0. It leads to a draw.
    X's move (row column): \
    That is 2 0: row and column, f
      2  X |   |   |
    That is 0 1: row and column, f
    X's move (row column): \
    Another one; undo goes back to
    X's move (row column): \
    4 in a row win: across, down o
    X's move (row column): \
      2  X |   |   |
    X's move (row column): \

# 725 A position through a pipe is played on the terminal, where quit in an unfinished game first says how to keep it; who made the row in misere play; by hand
    UNIX> need script || exit 77
    > until_there() { until [[ -e $1 || -e ended ]]; do sleep 0.02; done; }
    > { until_there ready; printf 'c1\nquit\nquit\n'; until_there ended; } | { script -qec 'stty -echo cols 80 rows 24; touch ready; echo XO./.../... | tictactoe --two -' log.txt; touch ended; } |
    >     tr -d '\r' | sed 's/\x1b\[H\x1b\[2J//' | grep -e '^  0' -e save
    > echo X.O/X.O/... > board; printf '%s\n' 2,0 n | tictactoe --two --misere board | grep wins
      0  X | O |
      0  X | O |(X)
      0  X | O |(X)
    Type save FILE to continue later, or quit again to leave (y, n).
    O wins: X's row goes from 0 0 to 2 0!

# 728 What stands behind new is refused with the reason, and so is what is no answer after a game; `game` is no wish; by hand
    UNIX> printf '%s\n' 'new 4y4' 'new game' 'hint' | tictactoe --two | grep -c -e "^'4y4' means nothing" -e 'in a row win'; printf '%s\n' 0,0 'new 4y4' '0 0' NEW | tictactoe 1 1 | grep -e nothing -e 'You [aw]' | cut -c1-32
    3
    1 in a row win. You are X. ? is \
    You win, from 0 0 to 0 0!
    '4y4' means nothing here: type y
    You win, from 0 0 to 0 0!
    '0 0' means nothing here: type y
    You win, from 0 0 to 0 0!
    1 in a row win. You are X. ? is \

# 207 A size that is typed begins a game on such a board, under the same rule, and undo goes back to the board before, with its marks, and says its rule; what is no board is refused; by hand
    UNIX> printf '%s\n' 0,0 6x7x4 5,6 'new gomoku' 14,14 undo undo undo undo 19x19 4x4x5 | tictactoe --two --misere --plain | grep -o -e '.*lose' -e '^Rows.*left;' -e '^row.*(last)' -e '^Back' -e 'longer side.*'
    3 in a row lose
    Rows 0 to 2 from the top, columns 0 to 2 from the left;
    row 0: X (last)
    Another one; undo goes back to the last one. 4 in a row lose
    Rows 0 to 5 from the top, columns 0 to 6 from the left;
    row 5: empty, empty, empty, empty, empty, empty, X (last)
    Another one; undo goes back to the last one. 5 in a row lose
    Rows 0 to 14 from the top, columns 0 to 14 from the left;
    row 5: empty, empty, empty, empty, empty, empty, X (last)
    Back in the game before. 4 in a row lose
    row 0: X (last)
    Back in the game before. 3 in a row lose
    longer side is 19, expected at most 18 in a game.
    longer side, 4.

# 729 A text for which the board has no room does not say that the window is too small: Enter shows the board. 15 rows, their numbers and a blank line fit 20 lines
    UNIX> need script || exit 77
    > until_there() { until [[ -e $1 || -e ended ]]; do sleep 0.02; done; }
    > { until_there ready; printf '?\n\n\nquit\n'; until_there ended; } | { script -qec "stty -echo cols 40 rows 20; touch ready; tictactoe --two gomoku" log.txt; touch ended; } |
    >     tr -d '\r' | sed 's/\x1b\[H\x1b\[2J/\f/g' | grep -a -o -e 'too small' -e '^Enter [a-z ]*[.]' -e '^ *14 [.]'
     14 .
    Enter shows more.
    Enter shows the board.
     14 .

# 730 Two people have no first one by name or number: the marks take turns, X first
    UNIX> for who in computer 2; do tictactoe --two --first $who; done
    2> tictactoe: --two and --first found, expected one of them
    2> tictactoe: --two and --first found, expected one of them
    exit 2

# 731 --side in a game against the computer is the human's side, and O moves second: the man page; it says what --first says, and so one of them is enough. Two people begin with either
    UNIX> for side in X O human computer; do tictactoe --side $side < /dev/null | grep -o -e 'You are .' -e plays; done; for side in X O; do tictactoe --two --side $side < /dev/null | grep -o ".'s move"; done; tictactoe --side O --first computer
    You are X
    You are O
    plays
    You are X
    You are O
    plays
    X's move
    O's move
    2> tictactoe: --side and --first found, expected one of them
    exit 2

# 732 18 rows, two lines of numbers and a question fit 21 lines once Enter has taken the text away. In a lower window as much of the board as fits is there after whatever is typed, with what was said below it. Rows 17 and texts of each screen, by hand
    UNIX> need script || exit 77
    > for rows in 21 15; do
    >     printf 'hint\n?\n\nfoo\nsave\n\nq\n' | script -qec "stty -echo rows $rows cols 40; tictactoe --two 18 18" log | tr -d '\r' | sed 's/\x1b\[H\x1b\[2J/=\n/g' |
    >         grep -o -e = -e '^ *17 [.]' -e '^Try' -e '^5 in a row win[.:]' -e '^Type' -e 'too small' -e 'Enter shows [a-z ]*[.]' | tr -d '\n' | tr = '\n' | sed 's/^ *//;s/too/, too/;s/Enter/, Enter/g'; echo
    > done

    17 .5 in a row win., Enter shows the board.
    Try, Enter shows the board.
    5 in a row win:, Enter shows more.
    , Enter shows the board.
    Type, Enter shows the board.
    Type, Enter shows the board.
    17 .

    17 .5 in a row win., too small
    17 .Try, too small
    17 .5 in a row win:, Enter shows more., too small
    17 ., too small
    17 .Type, too small
    17 .Type, too small
    17 ., too small

# 733 In words the board is said again when it is asked for; by hand
    UNIX> printf '%s\n' '' show 1 q | tictactoe --two --plain 1 2 | grep -v move
    row 0: empty, empty
    2 in a row win. ? is for help.
    Rows 0 to 0 from the top, columns 0 to 1 from the left; a1 is top left.
    row 0: empty, empty
    row 0: empty, empty
    row 0: X (last), empty
    That is 0 0: row and column, from 0.

# 734 Other words for the commands are known, and what needs another game is refused with the reason; by hand
    UNIX> printf '%s\n' 2,2 'load game' 'level 4' size back restart rules bye 1,1 | tictactoe --two | grep -o -e 'X |' -e '| X' -e '^.* means nothing' -e '^.* win:' -e "[XO]'s move" | tr '\n' ,; echo
    X's move,O's move,'load game' means nothing,O's move,'level 4' means nothing,O's move,'size' means nothing,O's move,X's move,X's move,3 in a row win:,X's move,

# 735 A game that the computer began is saved as that: the next one begins so, too
    UNIX> printf '%s\n' 1,1 'save f' q | tictactoe --first computer > said; printf '%s\n' new q | tictactoe f | grep -o -e 'You are .' -e plays
    You are O
    You are O
    plays

# 168 A game that undo brings back has its own seed
    UNIX> printf '%s\n' 1 2 3 4 6 7 8 9 y undo q | tictactoe --level easy --seed 10 | grep -o 'seed [0-9]*' | uniq
    seed 10
    seed 11
    seed 10

# 170 With a position --side is who is to move, which is said where that is not the player; by hand
    UNIX> tictactoe --side O X../.../... 2>&1 >said </dev/null | cut -d';' -f1; grep -o 'You are .' said; tictactoe --side X .../.../... 2>&1 >said </dev/null; tictactoe --first computer X../.../... </dev/null | grep -o 'You are .'
    tictactoe: --side says who is to move in a position
    You are X
    You are O

# 205 Who plays is chosen behind new, or alone: two people, the computer first, who then is X; undo brings back who played; by hand
    UNIX> printf '%s\n' 'new two' 1,1 'new second' undo 0,0 'second player' new first q | tictactoe | grep -o -e '^Your move' -e "^.'s move" -e 'You are .' | tr '\n' ,; echo
    You are X,Your move,X's move,O's move,You are O,Your move,O's move,X's move,You are O,Your move,You are O,Your move,You are X,Your move,

# 209 A rule that somebody types is no move, and a size may be typed as on the command line; two numbers with a comma are a move. By hand
    UNIX> printf '%s\n' '4 in a row' '6,7,4' '0,0' q | tictactoe 4 4 | grep -oE '^Type a row|^Another one|^ +0  X|[0-9] in a row win'
    4 in a row win
    Type a row
    Another one
    4 in a row win
      0  X

# 210 misere and normal, which name the rule, are typed in a game, too, with a size or a level beside them, and undo leads back; by hand
    UNIX> printf '%s\n' 0,0 misere 'new misere 4x4' 4x5x3 normal 'misere maybe' undo undo undo undo | tictactoe --two --plain | grep -o -e '[345] in a row [a-z]*' -e '.misere maybe. means nothing' -e '^. mark.*' -e "^[XO]'s"
    3 in a row win
    X's
    O's
    3 in a row lose
    X's
    4 in a row lose
    X's
    3 in a row lose
    X's
    3 in a row win
    X's
    'misere maybe' means nothing
    X's
    3 in a row lose
    X's
    4 in a row lose
    X's
    3 in a row lose
    X's
    3 in a row win
    O's

# 211 A saved new game does not hide the unfinished one before: quit names it until undo has led back; and one number behind new is a square board. By hand
    UNIX> need script || exit 77
    > until_there() { until [[ -e $1 || -e ended ]]; do sleep 0.02; done; }
    > { until_there ready; printf '1 1\nnew\nq\nsave f\nq\nundo\nq\nn\nnew 4\nq\nq\n'; until_there ended; } | { script -qec 'stty -echo; touch ready; tictactoe --two' log.txt; touch ended; } | tr -d '\r' | grep -o -e '^An earlier game.*' -e '^Type save FILE' -e '^Saved' -e '4 in a row'
    An earlier game is not over: undo leads to it; quit again to leave (y, n).
    Saved
    An earlier game is not over: undo leads to it; quit again to leave (y, n).
    Type save FILE
    4 in a row
    An earlier game is not over: undo leads to it; quit again to leave (y, n).

# 213 An unfinished game two games before is not dropped in silence, a finished or empty one may be left; a row of a position is told from a move; by hand.
    UNIX> need script || exit 77
    > ends() { printf '%s\n' "$@" | script -qec 'stty -echo; tictactoe --first human' log | tr -d '\r' | grep -c -e '^An earlier'; }; ends '1 1' 4x4 new undo quit y; ends '1 1' 4x4 undo undo 4x4 new quit; echo 'X O .' | tictactoe | grep piped
    1
    0
    A row of a position? For a game from one that is piped, type: tictactoe -

# 214 Blanks between slashes are squares if they make rows of one length; a second position below an empty line is refused; yes may have a level behind it; by hand.
    UNIX> shown() { tictactoe --analyze --json "$1" | grep -o '"position": "[^"]*"'; }; shown 'X  / O /   '; shown '  X/ O /X  '; shown 'X O X / O X O / . . .'; shown 'X O X/O X O/O X O'
    > printf '0 0\n1 1\n2 2\ny easy\n' | tictactoe 1,1,1 --two | grep -c 'Another one'; printf 'X . O\n\n. X .\n\n. . O\n' | tictactoe --analyze; printf 'X..\n...\n...\n\n.X.\n.O.\n...\n' | tictactoe --analyze
    "position": "X../.O./..."
    "position": "..X/.O./X.."
    "position": "XOX/OXO/..."
    "position": "XOX/OXO/OXO"
    1
    DRAW 1 2
    2> tictactoe: <stdin>:5: the position goes on below an empty line, expected one position
    exit 2
