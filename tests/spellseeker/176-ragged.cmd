printf 'ABCD\n\nABC\n' | spellseeker
