spellchecker data/spell/example.txt
