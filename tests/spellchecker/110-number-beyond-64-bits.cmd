printf 'AB\nPATH\n0 0\n99999999999999999999 0\n' | spellchecker
