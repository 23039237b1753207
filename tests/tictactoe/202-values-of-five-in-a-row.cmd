# Five in a row on boards of at most 8 by 8 is drawn, as published; those that take a second or two
for board in '1 8' '5 5' '5 6' '5 7' '5 8' '6 6' '6 7' '6 8' '7 7'; do
    read -r rows cols <<< "$board"
    tictactoe --analyze --rows $rows --cols $cols --in-a-row 5 | cut -d' ' -f1
done | uniq -c | sed 's/^ *//'
# Wins of four in a row beyond 36 squares, from 5 by 6 on.
for board in '5 12' '7 7' '7 9' '8 8' '6 10'; do
    read -r rows cols <<< "$board"
    tictactoe --analyze --rows $rows --cols $cols --in-a-row 4 | cut -d' ' -f1
done | uniq -c | sed 's/^ *//'
