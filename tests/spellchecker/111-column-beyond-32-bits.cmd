printf 'AB\nPATH\n0 -0004294967296\n' | spellchecker
