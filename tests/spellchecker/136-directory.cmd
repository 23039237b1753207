spellchecker data
