printf 'ABBB\nBBAB\n-B-A\nPATH\n5 9\n' | spellchecker
