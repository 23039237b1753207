spellseeker <data/spell/example.txt | spellscreen | grep newgraph >lines && echo a graph
