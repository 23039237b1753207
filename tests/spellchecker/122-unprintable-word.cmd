# what a terminal would obey is not printed; the rule for messages
printf 'AB\nPATH\n\033[1m 0\n' | spellchecker
