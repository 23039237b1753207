# of two bad numbers the first is named; lab text
printf 'AB\nPATH\n0 -3 -2 99999999999\n' | spellchecker
