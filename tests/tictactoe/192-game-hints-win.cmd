# Who follows the hints wins 4,4,3 and draws 3,3,3 and 4,4,4: their known values for whoever begins
follow() {
    : > moves
    for ((i = 0; i < 9; ++i)); do
        { cat moves; echo hint; } | tictactoe "$@" > said
        grep '!$' said && return
        sed -n 's/^Your move.*//; s/^Try \([0-9]* [0-9]*\),.*/\1/p' said >> moves
    done
}
follow --rows 4 --cols 4 --in-a-row 3 | cut -d, -f1
follow
follow --rows 4 --cols 4 --in-a-row 4
