printf 'ABBB\nBBAB\n-B-A\nPATH\n2 0\n2 0\n' | spellchecker
