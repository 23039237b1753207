printf '\0\377\nPATH\n0 0\n0 1\n' | spellchecker
