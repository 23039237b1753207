# a number with a tail; message is ours
printf 'AB\nPATH\n3x 0\n' | spellchecker
