printf 'ABBB\nBBAB\n-B-AA\nPATH\n0 0\n' | spellchecker
