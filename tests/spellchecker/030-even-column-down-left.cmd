# (r,c) of an even column touches (r+1,c-1); the lab's definition
printf 'AAA\nABB\nPATH\n0 2\n1 1\n' | spellchecker
