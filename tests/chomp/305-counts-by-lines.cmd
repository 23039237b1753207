# How many LOSSes there are, and the winning moves of the whole bar, by a program that goes through lines of states, one
# after the other, without blocks, slices or threads; 304 has the same by another.
for bar in '9 14' '9 26' '8 28' '7 40' '6 50' '5 60' '4 90' '3 200'; do
    # shellcheck disable=SC2086 # rows and columns
    set -- $bar
    state=$(printf "$1%.0s" $(seq "$2"))
    { chomp --all "$state"; chomp --stats "$state" 2>&1 | grep losses; } > ours.txt
    chomp_lines "$1" "$2" > theirs.txt
    diff ours.txt theirs.txt && grep losses ours.txt
done
