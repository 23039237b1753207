printf 'AC\nPATH\n0 0\n0 1\n' | spellchecker
