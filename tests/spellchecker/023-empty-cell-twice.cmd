# empty is said before twice; the lab's order
printf 'ABBB\nBBAB\n-B-A\nPATH\n2 0\n2 0\n' | spellchecker
