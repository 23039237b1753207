# the first pass ends at the first fault, cell by cell; the lab's order
printf 'ABBB\nBBAB\n-B-A\nPATH\n0 0\n0 0\n9 9\n' | spellchecker
