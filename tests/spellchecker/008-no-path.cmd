printf 'ABBB\nBBAB\n-B-A\n' | spellchecker
