printf '\nPATH\n0 0\n' | spellpath
