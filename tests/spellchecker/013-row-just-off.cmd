printf 'ABBB\nBBAB\n-B-A\nPATH\n3 0\n' | spellchecker
