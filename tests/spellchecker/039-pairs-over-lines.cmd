printf 'AB\nBA\nPATH\n0\n0\n0\n1\n' | spellchecker
