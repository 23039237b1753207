# Of all bars with up to 9 rows and 20 columns three have two winning moves: 6 x 13, 8 x 10 (the one that K. Thompson
# found first) and 9 x 10. The map method lists both moves of each. Every other bar has exactly one: none but 1 x 1 is a
# LOSS (D. Gale: if eating the last square alone did not win, the reply to it would have been a first move).
for rows in {1..9}; do
    for columns in {2..20}; do
        wins=$(chomp --all "$(printf "$rows%.0s" $(seq "$columns"))" | grep -c WIN)
        [[ $wins -eq 1 ]] || echo "$rows x $columns: $wins"
    done
done
chomp --method map --all 6666666666666
chomp --method map --all 8888888888
chomp --method map --all 9999999999
