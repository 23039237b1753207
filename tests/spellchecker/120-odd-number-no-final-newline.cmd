# a row number without its column and no final newline; message is ours
printf 'AB\nPATH\n0 0\n1' | spellchecker
