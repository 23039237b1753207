# the second pass ends at the first fault; the lab's order
printf 'ABBB\nBBAB\n-B-A\nPATH\n0 0\n1 0\n0 2\n2 3\n' | spellchecker
