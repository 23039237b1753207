# the row is checked before the column; the lab's order
printf 'ABBB\nBBAB\n-B-A\nPATH\n5 9\n' | spellchecker
