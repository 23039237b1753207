# The first line of the help (manual).
wordsearch --help | sed -n 1p
