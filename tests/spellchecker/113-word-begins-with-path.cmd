printf 'ABCDE\nPATHS\n' | spellchecker
