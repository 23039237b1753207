spellchecker nosuch.txt
