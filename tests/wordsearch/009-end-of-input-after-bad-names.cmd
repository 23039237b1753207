printf 'nosuch.txt\nneither.txt\n' | wordsearch
