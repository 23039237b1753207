# a row beyond the grid; the lab's message
printf 'ABBB\nBBAB\n-B-A\nPATH\n5 0\n' | spellchecker
