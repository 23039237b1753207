# - is standard input; lab text
printf 'A PATH 0 0' | spellchecker -
