# the input ends after names that cannot be opened; the lecture's program
printf 'nosuch.txt\nneither.txt\n' | wordsearch
