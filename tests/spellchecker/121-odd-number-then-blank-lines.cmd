# a row number without its column, then blank lines; message is ours
printf 'AB\nPATH\n1\n\n\n' | spellchecker
