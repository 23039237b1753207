printf 'ABCD\npath\n' | spellchecker
