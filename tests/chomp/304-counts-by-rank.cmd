# How many LOSSes there are, and the winning moves of the whole bar, by a program that keeps a bit for each state at its
# combinatorial rank, and marks every predecessor of a LOSS one by one.
for bar in '9 9' '9 14' '8 20' '9 20' '5 40' '4 60' '7 23'; do
    # shellcheck disable=SC2086 # rows and columns
    set -- $bar
    state=$(printf "$1%.0s" $(seq "$2"))
    { chomp --all "$state"; chomp --stats "$state" 2>&1 | grep losses; } > ours.txt
    chomp_rank "$1" "$2" > theirs.txt
    diff ours.txt theirs.txt && grep losses ours.txt
done
