printf '\0\1\2\3' | spellpath
