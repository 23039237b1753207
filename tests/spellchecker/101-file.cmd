# a grid without a path is right; lab text
spellchecker data/spell/example.txt
