# An unknown option.
wordsearch --fast a b
