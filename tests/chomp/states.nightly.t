# 540 All states up to 6 by 7 and up to 7 by 6, by both methods, against a brute force that knows sets of squares only.
    UNIX> chomp_brute 7 6; chomp_brute 6 7
    3424 boards, 211 LOSS, 4971 winning moves: all agree
    2996 boards, 191 LOSS, 4281 winning moves: all agree

# 541 More losing positions than can be listed: how many there are in 10x42, as published by J. Padhi.
    UNIX> chomp --losing 10x42
    107342199 LOSSes, too many to list
    limit 100

# 542 200 games on each of five boards, which the computer begins: by the map, every board that it leaves to random moves is a LOSS, and it wins them all. Between games `y` begins another; in a game it is no move.
    UNIX> for bar in 4x5 5x6 3x9 7x4 6x7; do
    >     awk -v r=${bar%x*} -v c=${bar#*x} 'BEGIN { srand(1); for (i = 0; i < 9000; ++i) print int(rand() * r) + 1, int(rand() * c) + 1 "\ny" }' | chomp --play --first computer $bar |
    >         awk '/^Another/ && ++games == 200 { exit } { print }' > log
    >     echo "$(grep -c 'The computer wins' log) games, $(grep -c 'You win' log) lost; boards: $(grep -e '^ *[0-9]* [X#]' -e '^ *1[ 0-9]*$' -e '^$' log | chomp --method map - | sort | uniq -c | sed 's/^ *[0-9]* *//')"
    > done
    200 games, 0 lost; boards: LOSS
    200 games, 0 lost; boards: LOSS
    200 games, 0 lost; boards: LOSS
    200 games, 0 lost; boards: LOSS
    200 games, 0 lost; boards: LOSS
    limit 100
