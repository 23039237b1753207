# a row number beyond 64 bits is a bad row; lab text
printf 'AB\nPATH\n0 0\n99999999999999999999 0\n' | spellchecker
