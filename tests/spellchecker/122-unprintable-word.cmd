printf 'AB\nPATH\n\033[1m 0\n' | spellchecker
