# the column just right of the grid; the lab's message
printf 'ABBB\nBBAB\n-B-A\nPATH\n2 4\n' | spellchecker
