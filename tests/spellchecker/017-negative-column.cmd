printf 'ABBB\nBBAB\n-B-A\nPATH\n0 -7\n' | spellchecker
