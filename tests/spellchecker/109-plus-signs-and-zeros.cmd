printf 'AB\nPATH\n+0 00\n-0 +001\n' | spellchecker
