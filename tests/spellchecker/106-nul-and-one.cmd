# bytes are numbers: NUL and 1; lab text
printf '\0\1\nPATH\n0 0\n0 1\n' | spellchecker
