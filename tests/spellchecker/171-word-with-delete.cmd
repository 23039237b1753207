# what a terminal would obey is not printed; the rule for messages
printf 'AB\nPATH\n\177\200x 0\n' | spellchecker
