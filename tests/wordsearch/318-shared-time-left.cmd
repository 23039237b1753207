# How far and how long still: 10 s for a quarter leave 30 s, 100 s for a hundredth 9900 s, which are 165 minutes; nothing
# is foretold while nothing is done; of nothing, and of more than all, it is 100 %. Reckoned by hand from shell.h.
while read -ra words; do wordsearch_shell left "${words[@]}"; done <<'END'
10 25 100
100 1 100
10 0 100
10 0 0
10 200 100
END
