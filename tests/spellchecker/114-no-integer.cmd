printf 'AB\nPATH\n0 0\n0 x\n' | spellchecker
