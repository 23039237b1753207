printf 'AB\nPATH\n0 0\nPATH\n' | spellchecker
