# 200 9,734 certificates, half with a change each, half with an invented strategy: none that claims what is false is accepted, as the table of all positions has it, and a change that must not matter is not refused
    UNIX> mkdir proofs && certificate_changes 9734 1 proofs > claims
    > certificate_check proofs/* > verdicts
    > awk 'NR == FNR { claim[$1 ":"] = $2; next }
    >     { ++n; accepted = $2 != "wrong:"; ++count[claim[$1] accepted] }
    >     END {
    >         print n, "certificates, accepted of those that claim what is false:", count["false1"] + 0
    >         print "refused of those with a harmless change:", count["harmless0"] + 0
    >         if (count["false0"] > 5000 && count["harmless1"] > 500 && count["true1"] > 500 && count["true0"] > 500) print "there are many of each"
    >     }' claims verdicts
    9734 certificates, accepted of those that claim what is false: 0
    refused of those with a harmless change: 0
    there are many of each

# 203 The value of every m,n,k of at most 36 squares is proved, those of 4,8,4 and 4,9,4 by case 204; certificate_check judges. There are 974: for m from 1 to 6 and n from m to 36 / m, n each
    UNIX> for ((m = 1; m <= 6; ++m)); do
    >     for ((n = m; n <= 36 / m; ++n)); do
    >         for ((k = 1; k <= n; ++k)); do
    >             case $m,$n,$k in 4,8,4 | 4,9,4) continue ;; esac
    >             tictactoe --analyze $m,$n,$k --certificate c > value
    >             certificate_check c > proved || { echo "$m,$n,$k:"; cat proved; }
    >             [[ $(cut -d' ' -f1-3,6 proved) == "$m $n $k $(cut -d' ' -f1 value)" ]] && echo proved
    >         done
    >     done
    > done | sort | uniq -c | sed 's/^ *//'
    972 proved
    limit 3600

# 204 The draw of 4,8,4 and the wins of 4,9,4 and 4,10,4, as published, and of 4,11,4, 4,12,4 and 4,16,4 are proved; certificate_check judges
    UNIX> need --without __asan_init tictactoe || exit 77
    > for n in 8 9 10 11 12 16; do
    >     tictactoe --analyze 4,$n,4 --certificate c | cut -d' ' -f1
    >     certificate_check c
    > done
    DRAW
    4 8 4 ................................ X DRAW
    X_WIN
    4 9 4 .................................... X X_WIN
    X_WIN
    4 10 4 ........................................ X X_WIN
    X_WIN
    4 11 4 ............................................ X X_WIN
    X_WIN
    4 12 4 ................................................ X X_WIN
    X_WIN
    4 16 4 ................................................................ X X_WIN
    limit 3600

# 202 Five in a row on boards of at most 8 by 8 is drawn, as published; those that take a second or two
    UNIX> for board in '1 8' '5 5' '5 6' '5 7' '5 8' '6 6' '6 7' '6 8' '7 7'; do
    >     read -r rows cols <<< "$board"
    >     tictactoe --analyze $rows,$cols,5 | cut -d' ' -f1
    > done | uniq -c | sed 's/^ *//'
    > # Wins of four in a row beyond 36 squares, from 5 by 6 on.
    > for board in '5 12' '7 7' '7 9' '8 8' '6 10'; do
    >     read -r rows cols <<< "$board"
    >     tictactoe --analyze $rows,$cols,4 | cut -d' ' -f1
    > done | uniq -c | sed 's/^ *//'
    9 DRAW
    5 X_WIN
