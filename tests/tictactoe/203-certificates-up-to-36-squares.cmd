# The value of every m,n,3, m,n,4 and m,n,5 of at most 36 squares is proved, those of 4,8,4 and 4,9,4 by case 204;
# certificate_check judges
for k in 3 4 5; do
    for ((m = 1; m <= 6; ++m)); do
        for ((n = m > k ? m : k; n <= 36 / m; ++n)); do
            case $m,$n,$k in 4,8,4 | 4,9,4) continue ;; esac
            tictactoe --analyze --rows $m --cols $n --in-a-row $k --certificate c > value
            certificate_check c > proved || { echo "$m,$n,$k:"; cat proved; }
            [[ $(cut -d' ' -f1-3,6 proved) == "$m $n $k $(cut -d' ' -f1 value)" ]] && echo "$k in a row"
        done
    done
done | sort | uniq -c | sed 's/^ *//'
