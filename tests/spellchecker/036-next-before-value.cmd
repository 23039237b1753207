# adjacency is checked before the values; the lab's order
printf 'ABBB\nBBAB\n-B-A\nPATH\n0 1\n1 3\n' | spellchecker
