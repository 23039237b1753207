printf 'A PATH 0 0' | spellchecker -
