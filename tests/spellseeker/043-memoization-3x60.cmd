# without memoization the recursion makes 9.6e+15 calls: 18 months at 5 ns, and days on a machine a hundred times as fast; with
# it, keyed by what can still be reached, it takes 0.02 s in C++ and 0.5 s in Python; the length: both, and the dynamic program
cat > board.txt <<'END'
AABBBBCCABAABBBBCCABAABBBBCCABAABBBBCCABAABBBBCCABAABBBBCCAB
BCCBAABABABCCBAABABABCCBAABABABCCBAABABABCCBAABABABCCBAABABA
ABBACCBCAAABBACCBCAAABBACCBCAAABBACCBCAAABBACCBCAAABBACCBCAA
END
judged board.txt
