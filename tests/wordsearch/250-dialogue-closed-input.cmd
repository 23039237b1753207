# The dialogue with closed input: the system's reason.
wordsearch <&-
