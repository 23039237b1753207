# a bad path is not searched for; lab text
printf 'ABBB\nBBAB\n-B-A\nPATH\n5 0\n' | spellchecker --longest
