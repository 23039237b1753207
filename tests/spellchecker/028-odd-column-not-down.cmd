printf 'BAA\nBBB\nPATH\n0 1\n1 2\n' | spellchecker
