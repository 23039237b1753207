{ cat data/spell/easy-3x4.txt; printf 'PATH\n0 0\n2 1\n'; } | spellscreen
