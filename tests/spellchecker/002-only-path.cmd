# no word before PATH: No Grid; the lab's messages
printf 'PATH\n' | spellchecker
