printf 'AB\nPATH\n3x 0\n' | spellchecker
