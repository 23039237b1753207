# any white space separates: all on one line; the lab's text
printf 'AB BA PATH 0 0 0 1 1 1 1 0\n' | spellchecker
