printf 'AA\nAB\nPATH\n0 0\n1 1\n' | spellchecker
