# An unknown short option.
wordsearch -c a b
