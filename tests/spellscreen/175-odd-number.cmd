printf 'AB\nPATH 0 0 1\n' | spellscreen
