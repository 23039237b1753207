# 188 Progress on a terminal, after a second of work, here of a fast clock; the form is the house rules'. ^C ends it
    UNIX> need script || exit 77
    > interrupt INT positions 'tictactoe --analyze 8,8,5'; echo $?
    > tr '\r' '\n' < shown | cat -v | sed 's/[0-9][0-9.e+]*/N/g' | grep . | uniq
    130
    tictactoe: N positions, N s^[[K
    ^[[K
