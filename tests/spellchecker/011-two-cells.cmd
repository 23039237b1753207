# two cells that connect; the lab's message
printf 'ABBB\nBBAB\n-B-A\nPATH\n0 0\n1 0\n' | spellchecker
