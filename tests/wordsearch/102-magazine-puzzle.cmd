# The magazine puzzle with operands; wordsearch_reference, the lecture's program written independently, finds the same.
wordsearch data/wordsearch/music.txt data/wordsearch/music-words.txt
