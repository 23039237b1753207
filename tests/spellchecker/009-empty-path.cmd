printf 'ABBB\nBBAB\n-B-A\nPATH\n' | spellchecker
