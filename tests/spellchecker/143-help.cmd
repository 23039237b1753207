spellchecker --help | head -n 1
