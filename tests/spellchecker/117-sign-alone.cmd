# a sign alone; message is ours
printf 'AB\nPATH\n- 0\n' | spellchecker
