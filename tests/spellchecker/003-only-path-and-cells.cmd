printf 'PATH\n0 0\n' | spellchecker
