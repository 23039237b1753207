# a grid as jgraph text; spellscreen_check draws it from the board by itself
spellscreen data/spell/example.txt >picture && spellscreen_check data/spell/example.txt picture
