# 188 Progress on a terminal, after a second of work, here of a fast clock; the form is the house rules'
    UNIX> need script || exit 77
    > interrupt INT positions 'tictactoe --analyze 8,8,5'; echo $?
    > tr '\r' '\n' < shown | cat -v | sed 's/[0-9][0-9.e+]*/N/g' | grep . | uniq
    > tictactoe --analyze --time-limit 0.1 8,8,5
    1
    tictactoe: N positions, at least a draw for X, N s^[[K
    ^[[Knot decided: at least a draw for X
    tictactoe: stopped before the answer was complete
    not decided: at least a draw for X
    2> tictactoe: stopped before the answer was complete
    exit 1
