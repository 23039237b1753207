printf 'PATH\n' | spellchecker
