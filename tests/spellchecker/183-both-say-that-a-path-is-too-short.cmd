# a path that could be longer, with --stats; the length is the lab's
{ cat data/spell/easy-3x4.txt; echo PATH 0 0; } | spellchecker --longest --stats 2> stats; grep confirmed stats
