# a word that is no integer, with its line; message is ours
printf 'AB\nPATH\n0 0\n0 x\n' | spellchecker
