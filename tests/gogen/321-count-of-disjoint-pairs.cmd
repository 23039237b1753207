# Twelve words of two letters and no given letter: the words are laid as the pairs of cells that leave one free, in any
# order and both ways round. awk counts those pairings; a king has 170985 on the board.
printf '.....\n%.0s' 1 2 3 4 5 > board; printf '%s\n' AB CD EF GH IJ KL MN OP QR ST UV WX > words; gogen --count board words
cat > pairings <<'END'
# pairings(FREE, SKIPS): in how many ways the free cells are paired, each with one that a king reaches, but for SKIPS.
function pairings(free, skips,    key, first, second, column, rest, sum) {
    key = free skips
    if (key in known) return known[key]
    first = index(free, ".")
    if (!first) return skips == 0
    rest = substr(free, 1, first - 1) "#" substr(free, first + 1)
    sum = skips ? pairings(rest, skips - 1) : 0
    for (second = first + 1; second <= first + 6 && second <= 25; second++) {
        column = (second - 1) % 5 - (first - 1) % 5
        if (substr(rest, second, 1) == "." && column >= -1 && column <= 1)
            sum += pairings(substr(rest, 1, second - 1) "#" substr(rest, second + 1), skips)
    }
    return known[key] = sum
}
BEGIN { print pairings(".........................", 1) }
END
echo $(($(awk -f pairings) * 479001600 * 4096)) # 12! orders, 2^12 ways round
