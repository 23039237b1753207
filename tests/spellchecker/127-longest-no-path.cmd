# no path at all; the length is the lab's
spellchecker --longest data/spell/20x20.txt
