# Rings around the four words of the lecture: places and angles by geometry.
wordsearch --svg data/wordsearch/grid4.txt data/wordsearch/words4.txt | sed -n 's/.*width="\([0-9.]*\)".*\(translate.*)\)" stroke.*/\1 \2/p'
