# The options of the help are those of the manual; harness/054 compares all.
wordsearch --help | grep -oE -- "--[a-z-]+" | sort -u | tr "\n" " "
