# bytes are numbers without a sign: 127 and 128; lab text
printf '\177\200\nPATH\n0 0\n0 1\n' | spellchecker
