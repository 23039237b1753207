printf 'no\non\n' > both.txt; printf 'both.txt\nboth.txt\n' | wordsearch
