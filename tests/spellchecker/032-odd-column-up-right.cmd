# (r,c) of an odd column touches (r-1,c+1); the lab's definition
printf 'AAA\nABB\nPATH\n1 1\n0 2\n' | spellchecker
