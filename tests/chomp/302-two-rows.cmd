# 2 x n has one winning move, the last square of the upper row: of two rows exactly those are a LOSS of which the upper
# one is a square shorter (any move can be answered by one that makes it so again).
for n in {1..60}; do
    bar=$(printf '2%.0s' $(seq "$n"))
    [[ $(chomp --all "$bar") == "WIN: ${bar%2}1" ]] || echo "$bar"
done
