printf 'AA\nAB\nPATH\n1 1\n0 0\n' | spellchecker
