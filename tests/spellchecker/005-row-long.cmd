# a long row, before the path is looked at; the lab's message
printf 'ABBB\nBBAB\n-B-AA\nPATH\n0 0\n' | spellchecker
