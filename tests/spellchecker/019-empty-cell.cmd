# an empty cell; the lab's message
printf 'ABBB\nBBAB\n-B-A\nPATH\n2 0\n' | spellchecker
