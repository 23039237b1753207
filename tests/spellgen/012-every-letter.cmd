spellgen 100 100 26 2>/dev/null | tr -d '\n-' | fold -w 1 | sort -u | paste -s -d ' '
