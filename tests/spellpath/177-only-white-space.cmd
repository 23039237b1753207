printf '\n \n\t\n' | spellpath
