printf 'AB\nPATH\n\177\200x 0\n' | spellchecker
