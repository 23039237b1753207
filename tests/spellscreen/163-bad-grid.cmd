printf 'ABBB\nBBA\n' | spellscreen
