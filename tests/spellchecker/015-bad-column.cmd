# a column beyond the grid; the lab's message
printf 'ABBB\nBBAB\n-B-A\nPATH\n0 9\n' | spellchecker
