printf 'ABBB\nBBAB\n-B-A\nPATH\n1 1\n2 2\n' | spellchecker
