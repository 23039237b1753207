# without memoization the recursion makes 7.6e+15 calls: 15 months at 5 ns, and days on a machine a hundred times as fast; with
# it, keyed by what can still be reached, it takes 0.01 s in C++; no walk that takes the first free neighbour, in any of the 720
# orders of six, or the one with the fewest neighbours, is as long; the length: both, and the dynamic program
cat > board.txt <<'END'
AAABAAABAAABAAABAAABAAABAAABAAABAAABAAABAAAB
BCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBC
CBCCCBCCCBCCCBCCCBCCCBCCCBCCCBCCCBCCCBCCCBCC
END
judged board.txt
