printf 'AAA\nABB\nPATH\n0 2\n1 1\n' | spellchecker
