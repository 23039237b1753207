# no final newline; lab text
printf 'AB\nPATH\n0 0\n0 1' | spellchecker
