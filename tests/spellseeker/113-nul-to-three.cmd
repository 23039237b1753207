printf '\0\1\2\3' | spellseeker | spellchecker --longest
