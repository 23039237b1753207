# two columns apart in a row; the lab's message
printf 'ABBB\nBBAB\n-B-A\nPATH\n0 0\n0 2\n' | spellchecker
