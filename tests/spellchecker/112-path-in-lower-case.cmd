# the word is PATH and not path: a row; lab text
printf 'ABCD\npath\n' | spellchecker
