printf 'ABBB\nBBAB\n-B-A\nPATH\n2 4\n' | spellchecker
