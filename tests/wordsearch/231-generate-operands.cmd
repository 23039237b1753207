# Two operands for --generate.
wordsearch --generate 5 5
