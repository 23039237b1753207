# The value of every m,n,k of at most 36 squares is proved, those of 4,8,4 and 4,9,4 by case 204; certificate_check judges.
# There are 974: for m from 1 to 6 and n from m to 36 / m, n each
for ((m = 1; m <= 6; ++m)); do
    for ((n = m; n <= 36 / m; ++n)); do
        for ((k = 1; k <= n; ++k)); do
            case $m,$n,$k in 4,8,4 | 4,9,4) continue ;; esac
            tictactoe --analyze --rows $m --cols $n --in-a-row $k --certificate c > value
            certificate_check c > proved || { echo "$m,$n,$k:"; cat proved; }
            [[ $(cut -d' ' -f1-3,6 proved) == "$m $n $k $(cut -d' ' -f1 value)" ]] && echo proved
        done
    done
done | sort | uniq -c | sed 's/^ *//'
