# Five lines of five, as data/gogen has them; -o - prints them in place of the drawn board, -o FILE saves them, too.
cd data/gogen && for o in "--plain" "-o -" "--plain -o -" "--plain -o $OLDPWD/saved"; do gogen $o easy_board.txt easy_words.txt | cmp - easy_solution.txt && echo "$o" | sed "s|/.*/||"; done; cmp "$OLDPWD/saved" easy_solution.txt && ls "$OLDPWD"
echo NR | gogen --plain easy_board.txt -
