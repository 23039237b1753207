spellscreen <data/spell/example.txt | grep -c newgraph
