spellseeker <data/spell/example.txt | spellscreen | grep -c newgraph
