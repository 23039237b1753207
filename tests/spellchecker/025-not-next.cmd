# cells far apart; the lab's message
printf 'ABBB\nBBAB\n-B-A\nPATH\n0 0\n2 1\n' | spellchecker
