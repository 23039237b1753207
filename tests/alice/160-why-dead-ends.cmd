# a maze with all three dead ends; counted by hand
alice --why data/alice/dead-ends.txt
