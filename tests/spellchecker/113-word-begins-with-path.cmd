# a word that begins with PATH is a row; lab text
printf 'ABCDE\nPATHS\n' | spellchecker
