# An option without its value.
wordsearch --method
