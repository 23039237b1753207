wordsearch -c a b
