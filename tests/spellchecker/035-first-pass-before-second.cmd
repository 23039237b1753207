# the whole first pass comes before the second; the lab's order
printf 'ABBB\nBBAB\n-B-A\nPATH\n0 0\n0 2\n9 0\n' | spellchecker
