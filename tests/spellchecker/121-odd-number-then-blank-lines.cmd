printf 'AB\nPATH\n1\n\n\n' | spellchecker
