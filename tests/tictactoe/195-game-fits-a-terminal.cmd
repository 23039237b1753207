# On every shape of board a turn, from one question to the next, fits 80 columns and 24 lines: counted by awk
for board in '3 3 3' '4 4 4' '5 5 5' '6 6 6' '8 8 8' '9 7 7' '10 6 6' '3 19 3' '3 20 3' '2 32 4' '1 64 4' '18 3 4' '20 3 4' '32 2 4' '64 1 4'; do
    read -r rows cols k <<< "$board"
    printf '%s\n' 0,0 q | tictactoe --rows "$rows" --cols "$cols" --in-a-row "$k" > said
    awk -v board="$board" 'length > 80 { print board ": wide" } { ++n } /^Your move/ { if (n > 24) print board ": " n " lines"; n = 0 }' said
    grep -c '^Computer plays' said
done | uniq -c | sed 's/^ *//'
