# Rows of different length and blanks at their start: a shape. Letters keep their columns; counted by hand.
printf '  cat\n horse\ncow\n' > grid; printf 'cat\nhorse\ncow\nao\nct\nwo\n' > list
wordsearch --ragged grid list; wordsearch --ragged --show grid list | cat -E
printf 'a b\nc d e\n' > grid; printf 'be\ndb\nce\n' > list; wordsearch --ragged grid list
