# (r,c) of an odd column touches (r-1,c-1); the lab's definition
printf 'AA\nAB\nPATH\n1 1\n0 0\n' | spellchecker
