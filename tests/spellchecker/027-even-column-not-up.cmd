printf 'BA\nAB\nPATH\n1 0\n0 1\n' | spellchecker
