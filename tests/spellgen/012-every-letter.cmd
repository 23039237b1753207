# ten thousand cells have all 26 letters, but for a chance of 10^-168; the lab's text
spellgen 100 100 26 2>/dev/null | tr -d '\n-' | fold -w 1 | sort -u | paste -s -d ' '
