printf 'AB\nA\nPATH\n9 9\n' | spellchecker
