printf 'ABBB\nBBAB\n-B-A\nPATH\n5 0\n' | spellchecker
