# 530 200 games of random moves on each of five boards: the computer wins all that it begins of 4,4,3 and 6,5,4, and loses none of 3,3,3, 4,4,4 and 5,5,4, by their known values; every_game judges each move and verdict
    UNIX> for board in '4 4 3' '6 5 4'; do every_game $board computer 200 | sed 's/.*s, 0 draws/0 draws/'; done
    > for board in '3 3 3' '4 4 4' '5 5 4'; do for first in human computer; do every_game $board $first 200 | sed 's/.*draws, //'; done; done | uniq -c | sed 's/^ *//'
    0 draws, 0 of the human's
    0 draws, 0 of the human's
    6 0 of the human's
    limit 3600

# 531 150 random positions: the exact method, the table of all positions and the lecture's minimax against tictactoe_agree's plain negamax
    UNIX> tictactoe_agree 150 1
    150 positions agree

# 456 on 3x4 the table takes bounds for values; the two positions shown are known ones
    UNIX> tictactoe --audit 3 4 > all; tail -n 1 all; grep -F -e "..../C.H./.... computer" -e "..../..CH/.... human" all
    22 wrong of 159126
    ..../..CH/.... human DRAW COMPUTER_WIN
    ..../C.H./.... computer DRAW HUMAN_WIN

# 532 Every m,n,3 and m,n,4 of at most 40 squares that takes less than a second or two, against the published values (for the first player m,n,3 is won from 3 by 4 on, m,n,4 from 5 by 6 on and where m is 4 from 9 on, and all others are drawn)
    UNIX> for k in 3 4; do
    >     for ((m = 1; m <= 6; ++m)); do
    >         for ((n = m > k ? m : k; n <= 40 / m; ++n)); do
    >             case $m,$n,$k in 4,8,4 | 4,9,4 | 4,10,4) continue ;; esac # too long
    >             expected=DRAW
    >             if ((k == 3 ? m >= 3 && n >= 4 : m >= 5 && n >= 6)); then expected=X_WIN; fi
    >             value=$(tictactoe --analyze $m,$n,$k | cut -d' ' -f1)
    >             [[ $value == "$expected" ]] || echo "$m,$n,$k: $value, expected $expected"
    >             # It has the same value when rows and columns change places.
    >             [[ $(tictactoe --analyze $n,$m,$k | cut -d' ' -f1) == "$expected" ]] || echo "$n,$m,$k"
    >             echo "$k in a row"
    >         done
    >     done
    > done | sort | uniq -c | sed 's/^ *//'
    79 3 in a row
    73 4 in a row
