# An option, but no file (manual).
wordsearch --count
