# 497 Games of more than 64 squares, against random moves: every answer is legal and every verdict right, as every_game judges
    UNIX> for board in '15 15 5' '9 9 5' '18 18 6' '3 18 4' '18 5 3'; do every_game $board human 2 | sed 's/ games.*draws, / games: /'; done; every_game 15 15 5 computer 2 --seed 3 | sed 's/ games.*draws, / games: /'
    2 games: 0 of the human's
    2 games: 0 of the human's
    2 games: 0 of the human's
    2 games: 0 of the human's
    2 games: 0 of the human's
    2 games: 0 of the human's

# 498 Gomoku: a line is completed, or prevented; a mark that makes two fours is found, and prevented; the squares by hand
    UNIX> board() { # SQUARE=MARK...: 15 by 15 squares
    >     for ((r = 0; r < 15; ++r)); do for ((c = 0; c < 15; ++c)); do mark=.; for m in "$@"; do [[ ${m%=*} == $r,$c ]] && mark=${m#*=}; done; printf %s $mark; done; echo; done > board
    > }
    > fours='7,5=X 7,6=X 7,7=X 7,4=O 4,8=X 5,8=X 6,8=X 3,8=O 0,0=O 0,14=O 14,0=O 14,14=O'
    > board $fours; echo hint | tictactoe 15 15 board | grep Try
    > board $fours 12,2=X; tictactoe 15 15 board < /dev/null | grep -c -e 'plays 7 8[.]' -e 'plays 7 9[.]' -e 'plays 8 8[.]'
    > board 3,3=X 4,4=X 5,5=X 6,6=X 2,2=O 9,1=O 9,2=O 9,3=O 12,12=X; tictactoe 15 15 board < /dev/null | grep plays
    > board 3,3=X 4,4=X 5,5=X 6,6=X 2,2=O 9,1=O 9,2=O 9,3=O 9,4=O 12,12=X; tictactoe 15 15 --first human board < /dev/null | grep -c plays; echo hint | tictactoe 15 15 board | grep Try
    > printf '7 7\n' | tictactoe --first computer 15 15 | grep plays | head -n 1
    Try 7 8. It looks best.
    1
    Computer plays 7 7.
    0
    Try 7 7. It wins.
    Computer plays 7 7.

# 499 What is too large for a game, and for the rest
    UNIX> tictactoe 19 19; tictactoe --analyze 15 15; tictactoe --svg 9 9; tictactoe 1 65; tictactoe 18 19
    2> tictactoe: the board's longer side is 19, expected at most 18 in a game
    2> tictactoe: the board has 225 squares, expected at most 64
    2> tictactoe: the board has 81 squares, expected at most 64
    2> tictactoe: the board's longer side is 65, expected at most 18 in a game
    2> tictactoe: the board's longer side is 19, expected at most 18 in a game
    exit 2
