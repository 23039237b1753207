# 192 Who follows the hints wins 4,4,3 and draws 3,3,3 and 4,4,4: their known values for whoever begins
    UNIX> follow() {
    >     : > moves
    >     for ((i = 0; i < 9; ++i)); do
    >         { cat moves; echo hint; } | tictactoe "$@" > said
    >         grep -m 1 '!$' said && return
    >         sed -n 's/^Your move.*//; s/^Try \([0-9]* [0-9]*\)[.].*/\1/p' said >> moves
    >     done
    > }
    > follow 4,4,3 | cut -d, -f1
    > follow
    > follow 4,4,4
    You win
    Draw!
    Draw!

# 495 What a hint says: a draw, a win, a loss that lasts, a good look; the values by hand, and of 8,8,5 nobody knows in a second
    UNIX> for board in '' XX.OO.... 'OX./.XX/.O.' 'O.O/..X/OXX' '8 8'; do echo hint | tictactoe $board | grep Try | sed 's/[0-9] [0-9]/R C/'; done
    Try R C. It leads to a draw.
    Try R C. It wins.
    Try R C. It leads to a draw.
    Try R C. Every move loses; this one lasts longest.
    Try R C. It looks best.

# 700 How often each level wins, draws and loses against random and perfect players, as the man page says; every_game judges each move and verdict. A level that errs otherwise than it is defined changes the sums
    UNIX> for level in easy medium hard; do
    >     for how in '' perfect; do
    >         for first in human computer; do every_game 3 3 3 $first 500 $how --level $level --seed 1; done
    >     done | awk -v level=$level '{ w[int((NR - 1) / 2)] += $3; d[int((NR - 1) / 2)] += $7; l[int((NR - 1) / 2)] += $9 } END { print level, w[0], d[0], l[0], "-", w[1], d[1], l[1] }'
    > done
    easy 814 84 102 - 0 409 591
    medium 866 124 10 - 0 876 124
    hard 866 134 0 - 0 1000 0

