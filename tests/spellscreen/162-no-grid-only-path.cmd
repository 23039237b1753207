printf '\nPATH 0 0\n' | spellscreen
