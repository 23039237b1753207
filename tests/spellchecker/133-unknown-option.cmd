spellchecker --fast
