# bytes are numbers: NUL to 3; the path is plain to see
printf '\0\1\2\3' | spellseeker | spellchecker --longest
