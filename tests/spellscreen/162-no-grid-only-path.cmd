# no grid but a path; spellchecker's words, lab text
printf '\nPATH 0 0\n' | spellscreen
