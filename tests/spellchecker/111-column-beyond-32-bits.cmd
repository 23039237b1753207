# a column number beyond 32 bits is a bad column; lab text
printf 'AB\nPATH\n0 -0004294967296\n' | spellchecker
