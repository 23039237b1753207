printf 'ABBB\nBBAB\n-B-A\nPATH\n0 0\n0 0\n9 9\n' | spellchecker
