printf 'ABCD\n\nABC\n' | spellpath
