wordsearch --help | grep -oE -- "--[a-z-]+" | sort -u | tr "\n" " "
