# Too many operands (manual).
wordsearch a b c
