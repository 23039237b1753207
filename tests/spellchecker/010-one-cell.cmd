# one cell; the lab's message
printf 'ABBB\nBBAB\n-B-A\nPATH\n1 2\n' | spellchecker
