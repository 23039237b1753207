# a column left of the grid; the lab's message
printf 'ABBB\nBBAB\n-B-A\nPATH\n0 -7\n' | spellchecker
