# no word before PATH, whatever follows; the lab's messages
printf 'PATH\n0 0\n' | spellchecker
