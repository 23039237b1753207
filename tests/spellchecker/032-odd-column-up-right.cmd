printf 'AAA\nABB\nPATH\n1 1\n0 2\n' | spellchecker
