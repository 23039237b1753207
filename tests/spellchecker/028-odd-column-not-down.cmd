# (r,c) of an odd column does not touch (r+1,c+1); the lab's definition
printf 'BAA\nBBB\nPATH\n0 1\n1 2\n' | spellchecker
