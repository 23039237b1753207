# the row just below the grid; the lab's message
printf 'ABBB\nBBAB\n-B-A\nPATH\n3 0\n' | spellchecker
