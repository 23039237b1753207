printf 'AB\nPATH 3x 0\n' | spellscreen
