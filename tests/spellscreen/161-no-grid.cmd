# no grid; spellchecker's words, lab text
printf '' | spellscreen
