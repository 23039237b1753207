# a row above the grid; the lab's message
printf 'ABBB\nBBAB\n-B-A\nPATH\n-1 0\n' | spellchecker
