# equal letters next to each other; the lab's message
printf 'ABBB\nBBAB\n-B-A\nPATH\n0 1\n0 2\n' | spellchecker
