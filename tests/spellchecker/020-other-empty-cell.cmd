# an empty cell later in the path; the lab's message
printf 'ABBB\nBBAB\n-B-A\nPATH\n1 1\n2 2\n' | spellchecker
