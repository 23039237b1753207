printf 'ABBB\nBBAB\n-B-A\nPATH\n0 0 9 x -' | spellpath
