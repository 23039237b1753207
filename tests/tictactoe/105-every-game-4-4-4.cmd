# Random games of 4,4,4, a known draw: the human wins none; every_game judges
for f in human computer; do every_game 4 4 4 $f 100 --mark O | sed "s/ games.*draws, / games: /"; done
