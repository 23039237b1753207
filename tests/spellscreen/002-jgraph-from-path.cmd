# jgraph text of a grid with a path; the lab's text
spellseeker <data/spell/example.txt | spellscreen | grep newgraph >lines && echo a graph
