# a path that cannot be read, with its line; message is ours
printf 'AB\nPATH 0 0 1\n' | spellscreen
