printf 'AB\nPATH 0\nB\n' | spellscreen
