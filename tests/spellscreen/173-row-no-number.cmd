# a path that cannot be read, with its line; message is ours
printf 'AB\nPATH 3x 0\n' | spellscreen
