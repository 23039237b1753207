# --help wherever it stands.
wordsearch a b c --help | cmp - <(wordsearch --help) && echo same
