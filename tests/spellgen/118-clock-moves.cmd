# Boards made one after the other differ, even in the same second.
for _ in 1 2 3 4 5; do spellgen 10 10 26 2>/dev/null | cksum; done | sort -u | wc -l
