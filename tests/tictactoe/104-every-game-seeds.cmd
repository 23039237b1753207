for s in 1 2 3; do for f in human computer; do every_game 3 3 3 $f 200 --seed $s | sed "s/ games.*draws, / games: /"; done; done
