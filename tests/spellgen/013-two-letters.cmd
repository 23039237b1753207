# two letters are A and B; the lab's text
spellgen 100 100 2 2>/dev/null | tr -d '\n-' | fold -w 1 | sort -u | paste -s -d ' '
