spellscreen <data/spell/example.txt | grep newgraph >lines && echo a graph
