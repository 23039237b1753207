printf 'ABBB\nBBA\n-B-A\n' | spellchecker
