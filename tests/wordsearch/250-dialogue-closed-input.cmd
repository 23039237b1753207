wordsearch <&-
