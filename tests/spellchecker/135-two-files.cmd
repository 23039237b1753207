# one file at most; message is ours
spellchecker data/spell/20x20.txt data/spell/example.txt
