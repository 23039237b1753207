# a row number without its column; message is ours
printf 'AB\nPATH\n0 0\n1\n' | spellchecker
