# The letters of the forty words; README shows them beside the puzzle.
wordsearch --show data/wordsearch/music.txt data/wordsearch/music-words.txt
