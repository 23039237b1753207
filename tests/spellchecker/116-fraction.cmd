# a fraction; message is ours
printf 'AB\nPATH\n0 0.5\n' | spellchecker
