# a second PATH is no number; message is ours
printf 'AB\nPATH\n0 0\nPATH\n' | spellchecker
