{ cat data/spell/easy-3x4.txt; printf 'PATH\n0 0\n0 1\n0 0\n'; } | spellscreen
