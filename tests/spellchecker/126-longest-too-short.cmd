# a path that could be longer; the length is the lab's
printf 'ABBB\nBBAB\n-B-A\nPATH\n0 0\n1 0\n' | spellchecker --longest
