# without memoization the recursion makes 9.4e+16 calls: 15 years at 5 ns, and days on a machine a hundred times as fast; with
# it, keyed by what can still be reached, it takes 0.01 s in C++; no walk that takes the first free neighbour, in any of the 720
# orders of six, or the one with the fewest neighbours, is as long; the length: both, and the dynamic program
cat > board.txt <<'END'
BABA
ABBB
BABB
BBAA
BABA
ABBB
BABB
BBAA
BABA
ABBB
BABB
BBAA
BABA
ABBB
BABB
BBAA
BABA
ABBB
BABB
BBAA
BABA
ABBB
BABB
BBAA
BABA
ABBB
BABB
BBAA
BABA
ABBB
BABB
BBAA
BABA
ABBB
BABB
BBAA
BABA
ABBB
BABB
BBAA
BABA
ABBB
BABB
BBAA
BABA
ABBB
BABB
BBAA
BABA
ABBB
END
judged board.txt
