# 530 200 games of random moves on each of five boards: the computer wins all that it begins of 4,4,3 and 6,5,4, and loses none of 3,3,3, 4,4,4 and 5,5,4, by their known values; every_game judges each move and verdict
    UNIX> for board in '4 4 3' '6 5 4'; do every_game $board computer 200 | sed 's/.*s, 0 draws/0 draws/'; done
    > for board in '3 3 3' '4 4 4' '5 5 4'; do for first in human computer; do every_game $board $first 200 | sed 's/.*draws, //'; done; done | uniq -c | sed 's/^ *//'
    0 draws, 0 of the human's
    0 draws, 0 of the human's
    6 0 of the human's
    limit 600
