printf 'AB\nPATH\n0 0\n1\n' | spellchecker
