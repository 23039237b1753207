# a path as jgraph text; spellscreen_check
{ cat data/spell/easy-3x4.txt; printf 'PATH\n0 1\n0 0\n1 1\n1 2\n1 3\n2 3\n'; } >board
spellscreen board >picture && spellscreen_check board picture
