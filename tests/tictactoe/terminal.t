# 188 Progress on a terminal; its form is the house rules'
    UNIX> command -v script > which || { echo 'skipped: there is no script'; exit 77; }
    > # An analysis that takes hours is ended when it has told how far it is.
    > script -qec 'exec tictactoe --analyze 8,8,5' /dev/null > log 2> none & until grep -qs positions log; do sleep 0.1; done; kill $!
    > { tr '\r' '\n' < log; echo; } | cat -v | sed 's/[0-9][0-9.e+]*/N/g' | sed -n 1,2p

    tictactoe: N positions, at least a draw for X, N s^[[K
    limit 200
