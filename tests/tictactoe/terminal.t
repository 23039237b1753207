# 188 Progress on a terminal, after a second of work, which it therefore takes; that the board is out of reach is said before; the form is the house rules'
    UNIX> need script || exit 77
    > # An analysis that takes hours is ended when it has told how far it is.
    > script -qec 'exec tictactoe --analyze 8,8,5' /dev/null < /dev/null > log 2> none & program=$!
    > while kill -0 $program 2> none && ! grep -qs positions log; do sleep 0.1; done; kill $program
    > { tr '\r' '\n' < log; echo; } | cat -v | sed 's/[0-9][0-9.e+]*/N/g' | grep . | sed -n 1,2p
    > tictactoe --analyze --time-limit 0.1 8,8,5
    tictactoe: N,N,N has not been solved here; ^C or --time-limit ends with what is known
    tictactoe: N positions, at least a draw for X, N s^[[K
    not decided: at least a draw for X
    2> tictactoe: stopped before the answer was complete
    exit 1
    limit 200
