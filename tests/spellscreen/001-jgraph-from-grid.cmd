# jgraph text is a newgraph; the lab's text
spellscreen <data/spell/example.txt | grep newgraph >lines && echo a graph
