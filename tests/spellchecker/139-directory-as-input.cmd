spellchecker < data
