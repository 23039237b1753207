printf 'AB BA PATH 0 0 0 1 1 1 1 0\n' | spellchecker
