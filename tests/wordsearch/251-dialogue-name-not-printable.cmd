printf 'a\033[2J\n' | wordsearch
